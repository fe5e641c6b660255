"""The odds of the package against an independent calculator, on a few hundred small random scenes."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from rulebooks.gdf import oracle
from rulebooks.gdf.random_scenes import as_thrown_scene, hero_alone_scene, mixed_scene, packet_scene, random_scene
from rulebooks.gdf.scenes import Gun, Mob, Scene, chances, priced, text

SCENES = 300
BATCHES = 20


def compared(scene: Scene) -> tuple[dict[str, Any], dict[str, Any]]:
    ours = {
        name: value if isinstance(value, Fraction) else chances(value)
        for name, value in priced(text(scene))["Target"].items()
    }
    return ours, dict(oracle.odds(scene))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_every_measure_of_a_random_scene_is_what_the_oracle_says(batch: int) -> None:
    for number in range(batch, SCENES, BATCHES):
        scene = random_scene(Random(f"gdf {number}"))
        ours, theirs = compared(scene)
        assert ours == theirs, scene


@pytest.mark.parametrize("draw", [hero_alone_scene, as_thrown_scene, mixed_scene, packet_scene])
def test_rarer_readings_are_what_the_oracle_says(draw: Any) -> None:
    for number in range(16):
        scene = draw(Random(f"gdf {draw.__name__} {number}"))
        ours, theirs = compared(scene)
        assert ours == theirs, scene


@pytest.mark.parametrize("number", range(12))
def test_own_losses_are_what_the_oracle_says(number: int) -> None:
    rng = Random(f"gdf own {number}")
    gun = Gun(rng.randint(1, 4), rng.randint(1, 2), ("Hazardous", *rng.sample(("AP(2)", "Blast(3)", "Deadly(2)"), 1)))
    rules = tuple(rng.sample(("Primal", "Good Shot", "Relentless"), rng.randint(0, 2)))
    scene = Scene(guns=(gun, Gun(2, 1)), target=Mob(), rules=rules, edition=rng.choice(("3.5", "academy", "2.12")))
    assert chances(priced(text(scene))[""]["own_losses"]) == oracle.own_losses(scene)


def test_packets_of_one_size_are_told_apart_by_what_shred_adds() -> None:
    """The order must be total: exact odds and a table would else take equal packets each in an order of its own."""
    scene = Scene(
        guns=(Gun(1, 2, ("Rending", "Deadly(3)", "Shred")),),
        target=Mob(3, 4, 5, ("Tough(3)", "Regeneration", "Protected"), (1,)),
        rules=("Relentless",),
        distance=10,
        edition="2.12",
        readings=(("shred-wound", "with-packet"),),
    )
    ours, theirs = compared(scene)
    assert ours == theirs
