"""The volley of the table is the volley of the odds: the same units are left with the same chances."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import pytest

from grognard.core.asking import Rule, each, step, through
from grognard.core.exact import exactly
from grognard.rulebooks.gdf.hazard import backfire
from grognard.rulebooks.gdf.situation import FireGroup, Situation
from grognard.rulebooks.gdf.takedown import fire_counting, is_hazardous, volley
from grognard.rulebooks.gdf.wounds import Unit
from rulebooks.gdf.random_scenes import hero_alone_scene, mixed_scene, packet_scene, random_scene
from rulebooks.gdf.scenes import Scene, read, text


def counted(unit: Unit, groups: tuple[FireGroup, ...]) -> Rule[tuple[Unit, int]]:
    """Fire as the table does, with the natural 1s counted."""
    return (yield from through((unit, 0), *(step(fire_counting, group.group, group.pick) for group in groups)))


def fired(unit: Unit, groups: tuple[FireGroup, ...]) -> Rule[Unit]:
    """Fire as the odds do."""
    return (yield from volley(unit, tuple((group.group, group.pick) for group in groups)))


def ones(groups: tuple[FireGroup, ...]) -> Rule[int]:
    harmful = [group.group for group in groups if is_hazardous(group.group)]
    return (yield from each(*((group.attacks, backfire, (group,)) for group in harmful)))


def scenes() -> list[Scene]:
    makers = (random_scene, hero_alone_scene, mixed_scene, packet_scene)
    return [maker(Random(f"volley {seed}")) for seed in range(6) for maker in makers]


@pytest.mark.parametrize("scene", scenes(), ids=lambda scene: f"{len(scene.guns)} guns")
def test_the_table_fires_as_the_odds_do(scene: Scene) -> None:
    situation = read(text(scene))
    assert isinstance(situation, Situation)
    for target in situation.targets:
        at_table = exactly(counted, target.unit, target.groups)
        left: Counter[Unit] = Counter()
        harmed: Counter[int] = Counter()
        for (unit, natural), weight in at_table.weights.items():
            left[unit] += weight
            harmed[natural] += weight
        odds, own = exactly(fired, target.unit, target.groups), exactly(ones, target.groups)
        assert {unit: Fraction(n, at_table.total) for unit, n in left.items()} == {
            unit: Fraction(n, odds.total) for unit, n in odds.weights.items()
        }
        assert {n: Fraction(w, at_table.total) for n, w in harmed.items()} == {
            n: Fraction(w, own.total) for n, w in own.weights.items()
        }
