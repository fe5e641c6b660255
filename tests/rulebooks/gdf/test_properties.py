"""What holds of every declaration: better armour never hurts, more fire never helps the target, nothing gets lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import cache
from math import sqrt
from random import Random
from typing import Any

import pytest

from grognard.core.distributions import Distribution
from grognard.core.exact import exactly
from grognard.core.rulebook import Priced
from grognard.core.sources import Source
from rulebooks.gdf.random_scenes import random_scene
from rulebooks.gdf.scenes import (
    Gun,
    Hero,
    Measured,
    Mob,
    Scene,
    measured,
    played_parts,
    priced,
    read,
    ready,
    rolled,
    text,
)

SEEDS = range(40)


@cache
def drawn(seed: int) -> Scene:
    return random_scene(Random(f"gdf property {seed}"))


def mean_wounds(scene: Scene) -> Fraction:
    wounds: Distribution[int] = priced(text(scene))["Target"]["wounds"]
    return wounds.mean


def without(scene: Scene, *names: str) -> Scene:
    """Take rules off every gun of a scene."""
    guns = tuple(replace(gun, rules=tuple(r for r in gun.rules if not r.startswith(names))) for gun in scene.guns)
    return replace(scene, guns=guns)


def never_falls(scenes: Iterator[Scene]) -> None:
    means = [mean_wounds(scene) for scene in scenes]
    assert means == sorted(means)


@pytest.mark.parametrize("seed", SEEDS)
def test_wounds_never_rise_with_better_defense(seed: int) -> None:
    scene = without(drawn(seed), "Disintegrate")
    never_falls(replace(scene, target=replace(scene.target, defense=defense)) for defense in range(2, 7))


def test_disintegrate_is_the_exception() -> None:
    scene = Scene(guns=(Gun(1, 1, ("Disintegrate",)),))
    assert mean_wounds(replace(scene, target=Mob(defense=3))) > mean_wounds(replace(scene, target=Mob(defense=4)))


@pytest.mark.parametrize("seed", SEEDS)
def test_wounds_never_fall_with_more_ap(seed: int) -> None:
    scene = without(drawn(seed), "AP")
    never_falls(
        replace(scene, guns=tuple(replace(gun, rules=(*gun.rules, f"AP({ap})")) for gun in scene.guns))
        for ap in range(6)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_wounds_never_fall_with_more_attacks(seed: int) -> None:
    scene = drawn(seed)
    first, *others = scene.guns
    never_falls(replace(scene, guns=(replace(first, copies=copies), *others)) for copies in (1, 2, 3, 4))
    never_falls(replace(scene, guns=(replace(first, attacks=attacks), *others)) for attacks in (1, 2, 3))


@pytest.mark.parametrize("seed", SEEDS)
def test_wounds_never_fall_with_more_blast(seed: int) -> None:
    scene = without(drawn(seed), "Blast")
    blasts = ((), ("Blast(1)",), ("Blast(2)",), ("Blast(3)",), ("Blast(4)",))
    never_falls(
        replace(scene, guns=tuple(replace(gun, rules=(*gun.rules, *more)) for gun in scene.guns)) for more in blasts
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_every_measure_is_whole(seed: int) -> None:
    scene = drawn(seed)
    target = scene.target
    size = target.models + (target.hero is not None)
    for measures in priced(text(scene)).values():
        for value in measures.values():
            if isinstance(value, Fraction):
                assert 0 <= value <= 1
            else:
                assert sum(value.weights.values()) == value.total
                assert min(value) >= 0
    found = priced(text(scene))["Target"]
    assert max(found["models_removed"]) <= size
    assert found["destroyed"] == found["models_removed"][size]
    assert found["destroyed"] + found["morale_test"] <= 1
    assert target.shaken or found["shaken"] <= found["morale_test"]
    assert found["wounds"].chance(bool) >= found["models_removed"].chance(bool)


@pytest.mark.parametrize("seed", SEEDS)
def test_no_play_falls_outside_the_odds(seed: int) -> None:
    ready_to_play = ready(read(text(drawn(seed))))
    odds = {part.target or "": measured(part) for part in ready_to_play.parts}
    for number in range(15):
        for part in rolled(ready_to_play, f"{seed} {number}"):
            for key, result in part.results.items():
                assert is_possible(odds[part.target][key], result), (key, result)
        target = rolled(ready_to_play, f"{seed} {number}")[0].results
        assert target["models_removed"] <= target["wounds"]


def is_possible(value: Distribution[int] | Fraction, result: int) -> bool:
    if isinstance(value, Fraction):
        return value > 0 if result else value < 1
    return value[result] > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_added_up_apart_is_what_is_told_on_the_way(seed: int) -> None:
    """Hits and wounds are tallied without the unit they fall on; the long way round must come to the same."""
    for part in ready(read(text(drawn(seed)))).parts:
        for tally in part.tallies:
            told = exactly(part.rule, *part.args, watch=(tally.key,))
            assert exactly(tally.rule, *tally.args) == told.map(lambda outcome: outcome[1][0])


RICH = (
    Scene(
        guns=(Gun(5, 1, ("AP(1)", "Rending")), Gun(1, 2, ("Deadly(3)", "AP(2)")), Gun(1, 1, ("Takedown", "Reliable"))),
        target=Mob(3, 4, 4, ("Tough(3)", "Regeneration"), (1,), hero=Hero(3, ("Tough(3)", "Regeneration"))),
    ),
    Scene(
        guns=(Gun(2, 2, ("Blast(3)", "Shred", "Bane")), Gun(2, 1, ("Hazardous",))),
        target=Mob(8, 5, 5, ("Stealth", "Protected", "Fearless"), cover="in"),
        rules=("Primal", "Relentless", "Good Shot"),
        edition="academy",
    ),
    Scene(
        guns=(Gun(3, 1, ("Deadly(2)", "Shred", "Rending")), Gun(2, 1, ("Poison",))),
        target=Mob(2, 3, 3, ("Tough(4)", "Regeneration", "Shielded"), (2,), start=4),
        rules=("Relentless",),
        edition="2.12",
        readings=(("deadly-order", "as-thrown"),),
    ),
    Scene(
        guns=(Gun(4, 1, ("AP(1)",)), Gun(1, 2, ("Deadly(2)",))),
        target=Mob(2, 4, 5, ("Fearless",), hero=Hero(2, ("Tough(3)", "Fearless"))),
        readings=(("hero-defense", "own-once-alone"),),
    ),
)
PLAYS = 1_500


@pytest.mark.parametrize("scene", RICH)
def test_a_table_comes_up_as_often_as_the_odds_say(scene: Scene) -> None:
    """No frequency is further from its chance than seven standard deviations and seven counts."""
    ready_to_play = ready(read(text(scene)))
    seen: dict[tuple[str, str], Counter[int]] = {}
    for number in range(PLAYS):
        for part in rolled(ready_to_play, f"table {number}"):
            for key, result in part.results.items():
                seen.setdefault((part.target, key), Counter())[result] += 1
    for priced_part in ready_to_play.parts:
        compare_all(
            measured(priced_part),
            {key: counts for (whose, key), counts in seen.items() if whose == (priced_part.target or "")},
        )


def compare_all(odds: Measured, seen: dict[str, Counter[int]]) -> None:
    for key, value in odds.items():
        chances = {1: value, 0: 1 - value} if isinstance(value, Fraction) else {k: value[k] for k in value}
        for outcome, chance in chances.items():
            p = float(chance)
            assert abs(seen[key][outcome] - PLAYS * p) <= 7 * sqrt(PLAYS * p * (1 - p)) + 7, (key, outcome, p)


SMALL = (
    Scene(guns=(Gun(2, 1, ("Rending",)),), target=Mob(1, 4, 2, ("Tough(2)",))),
    Scene(guns=(Gun(1, 1, ("Blast(2)", "Shred")),), target=Mob(2, 4, 4)),
    Scene(guns=(Gun(1, 1, ("Deadly(2)",)),), target=Mob(1, 4, 5, ("Tough(3)", "Regeneration"), (1,))),
    Scene(guns=(Gun(1, 1, ("Bane", "Hazardous")),), target=Mob(1, 4, 5, ("Protected",)), rules=("Primal",)),
)


@pytest.mark.parametrize("scene", SMALL)
def test_all_plays_of_a_table_together_are_the_odds(scene: Scene) -> None:
    ready_to_play = ready(read(text(scene)))
    found: dict[tuple[str, str], dict[int, Fraction]] = {}
    total = Fraction(0)
    for results, chance in every_play(ready_to_play):
        total += chance
        for (target, key), result in results.items():
            outcomes = found.setdefault((target, key), {})
            outcomes[result] = outcomes.get(result, Fraction(0)) + chance
    assert total == 1
    for part in ready_to_play.parts:
        for key, value in measured(part).items():
            outcomes = found[part.target or "", key]
            assert (
                outcomes.get(1, 0) == value if isinstance(value, Fraction) else outcomes == {k: value[k] for k in value}
            )


def every_play(ready_to_play: Priced) -> Iterator[tuple[dict[tuple[str, str], int], Fraction]]:
    """Play every way the dice can fall: the last die that has a face left is turned to it, all before it stay."""
    faces: list[int] = []
    while True:
        used = 0

        def answer(question: Any) -> Any:
            nonlocal used
            outcomes = []
            for group in question.groups:
                faces.extend([1] * (used + group.count - len(faces)))
                outcomes.append(tuple(faces[used : used + group.count]))
                used += group.count
            return tuple(outcomes)

        parts = played_parts(ready_to_play, Source(answer))
        yield (
            {(part.target, key): result for part in parts for key, result in part.results.items()},
            Fraction(1, 6**used),
        )
        del faces[used:]
        while faces and faces[-1] == 6:
            faces.pop()
        if not faces:
            return
        faces[-1] += 1
