"""The reasons that are shown are the reasons that were summed, and what is not modelled is said."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from rulebooks.gdf.oracle_terms import bare, known
from rulebooks.gdf.random_scenes import random_scene
from rulebooks.gdf.scenes import BOOK, Gun, Scene, read, text

SEEDS = range(60)


def situation(seed: int) -> tuple[Scene, Any]:
    scene = random_scene(Random(f"gdf reasons {seed}"))
    found = read(text(scene))
    assert not isinstance(found, tuple), found
    return scene, found


def shown(need: int) -> int:
    """Natural 6 and 1 stand: no need below 2 or above 6."""
    return min(max(need, 2), 6)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_reasons_come_to_the_need(seed: int) -> None:
    scene, found = situation(seed)
    naturals = dict(scene.readings).get("natural-defense") != "modified-only"
    for group in found.targets[0].groups:
        mine = [reason for reason in found.reasons if reason.of == group.weapon]
        for field, throw, start in (
            ("quality", group.group.to_hit, scene.quality),
            ("defense", group.group.plain.to_block, None),
            ("defense-six", group.group.six.to_block, None),
        ):
            chain = [reason for reason in mine if reason.field == field]
            assert len({reason.citation for reason in chain}) == len(chain), "each rule has its say once"
            assert all(one.after == other.before for one, other in pairwise(chain))
            need = dict(throw.facts)["need"]
            if chain:
                assert need == (shown(chain[-1].after) if naturals or field == "quality" else chain[-1].after)
            elif start is not None:
                assert need == shown(start)
            assert not chain or start is None or chain[0].before == start


@pytest.mark.parametrize("seed", SEEDS)
def test_every_reason_cites_a_rule_that_is_there(seed: int) -> None:
    scene, found = situation(seed)
    assert {reason.citation for reason in found.reasons} <= {*BOOK.citations}
    target = scene.target
    rules = {*scene.rules, *target.rules, *(target.hero.rules if target.hero else ())}
    rules |= {rule for gun in scene.guns for rule in gun.rules}
    named = {"gdf-" + name.casefold().replace(" ", "-") for name in bare(rules)}
    named |= {
        "gdf-11",
        "gdf-12",
        "gdf-13",
        "gdf-14",
        "gdf-15",
        "gdf-19",
        "gdf-20",
        "gdf-artillery-target",
        "gdf-takedown",
    }
    named |= {"gdf-point-blank", "gdf-bane"} if any("Point" in rule or "Poison" in rule for rule in rules) else set()
    assert {reason.citation for reason in found.reasons} <= named


@pytest.mark.parametrize("seed", SEEDS)
def test_a_rule_that_the_edition_does_not_know_is_listed(seed: int) -> None:
    scene, found = situation(seed)
    listed = {left_out.what for left_out in found.not_modelled if left_out.whose != "Target"}
    rules = {rule for gun in scene.guns for rule in gun.rules} | {*scene.rules}
    assert listed == bare(rules) - known(scene, bare(rules))


@pytest.mark.parametrize("edition", BOOK.editions)
@pytest.mark.parametrize("rule", ["Gravity Well", "Star Shield(2)", "3x Moon Song"])
def test_an_unknown_rule_is_never_dropped_silently(edition: str, rule: str) -> None:
    scene = Scene(rules=(rule,), edition=edition)
    assert [(left.what, left.whose) for left in read(text(scene)).not_modelled] == [(rule, "Shooters")]


def test_a_rule_that_stands_where_it_cannot_act_is_not_dropped_silently() -> None:
    scene = Scene(guns=(Gun(1, 1, ("Stealth",)),))
    assert [left.what for left in read(text(scene)).not_modelled] == ["Stealth"]
