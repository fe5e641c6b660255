"""Sight at a table: the quick answers never say more than the full look does."""

from __future__ import annotations

from random import Random

import pytest

from grognard.boards.length import INCH
from grognard.boards.shapes import Disc, rectangle
from grognard.boards.terrain import Terrain
from grognard.boards.true_sight import Agreement, Glance, KindRule, Model, glance, true_sight
from grognard.rulebooks.gdf.rays import is_free
from grognard.rulebooks.gdf.sight import apart

KINDS = (
    KindRule("wood", "area", depth=4 * INCH),
    KindRule("wall"),
    KindRule("hall", "entirely"),
    KindRule("mire", "never"),
)


def models(rng: Random, unit: str, many: int) -> list[Model]:
    return [
        Model(f"{unit} {at}", unit, Disc(rng.randint(0, 24) * INCH, rng.randint(0, 24) * INCH, 16_000), height)
        for at in range(many)
        for height in (rng.choice((1, 2, 3)) * INCH,)
    ]


def piece(rng: Random, at: int) -> Terrain:
    x, y = rng.randint(0, 20) * INCH, rng.randint(0, 20) * INCH
    outline = rectangle(x, y, x + rng.randint(1, 6) * INCH, y + rng.randint(1, 6) * INCH)
    return Terrain(f"piece {at}", rng.choice(KINDS).kind, outline, height=rng.randint(0, 4) * INCH)


@pytest.mark.parametrize("seed", range(8))
def test_a_free_line_is_only_found_where_the_full_look_sees_something(seed: int) -> None:
    rng, free = Random(seed), 0
    agreement = Agreement(KINDS)
    for _ in range(40):
        terrain = tuple(piece(rng, at) for at in range(rng.randint(1, 4)))
        others = tuple(models(rng, "others", rng.randint(0, 6)))
        (shooter,), (target,) = models(rng, "a", 1), models(rng, "b", 1)
        if is_free(shooter, target, terrain, others, agreement):
            free += 1
            assert true_sight(shooter, target, terrain, others, agreement).visible
    assert free


@pytest.mark.parametrize("small_parts", [True, False])
@pytest.mark.parametrize("seed", range(6))
def test_a_glance_tells_what_the_full_look_does(seed: int, small_parts: bool) -> None:
    rng, hidden = Random(f"glance {seed}"), 0
    agreement = Agreement(KINDS, small_parts_suffice=small_parts, small_part=0.3, models_give_cover=seed % 2 == 0)
    for _ in range(40):
        terrain = tuple(piece(rng, at) for at in range(rng.randint(1, 4)))
        others = tuple(models(rng, "others", rng.randint(0, 6)))
        (shooter,), (target,) = models(rng, "a", 1), models(rng, "b", 1)
        full = true_sight(shooter, target, terrain, others, agreement)
        assert glance(shooter, target, terrain, others, agreement) == Glance(full.visible, full.cover.where)
        hidden += not full.visible
    assert hidden


def test_exactly_in_range_is_measured_to_the_micrometre() -> None:
    """Bases of 32 mm with their middles 641600 micrometres apart are exactly 24 inches apart."""
    one = Disc(0, 0, 16_000)
    assert apart(one, Disc(641_600, 0, 16_000)) == 24 * INCH
    assert apart(one, Disc(641_601, 0, 16_000)) == 24 * INCH + 1
    assert apart(one, Disc(641_600, 1, 16_000)) == 24 * INCH + 1
    assert apart(one, Disc(10, 0, 16_000)) == 0
