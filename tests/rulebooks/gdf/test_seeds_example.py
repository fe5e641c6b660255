"""The primary source's full example, played from its scenario file with the source's dice, ending as it ends."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from grognard.boards.length import INCH
from grognard.core.asking import Choose
from grognard.core.distributions import Distribution
from grognard.core.documents import Document, read_document
from grognard.core.playing import DECLARED
from grognard.core.rulebook import Priced
from grognard.core.table import Handful
from grognard.pricing.outlooks import outlook
from grognard.rulebooks.gdf import RULEBOOK
from grognard.rulebooks.gdf.game import squad
from grognard.rulebooks.gdf.movement import coherency_of
from grognard.rulebooks.gdf.seats import Seats, seated
from grognard.rulebooks.gdf.sight import cover_of
from grognard.rulebooks.gdf.situation import Situation
from grognard.rulebooks.gdf.volleys import situation_of
from rulebooks.gdf.battles import Battle, begun

SCENARIO = Path(__file__).parents[3] / "examples" / "gdf-robots-and-saurians.toml"
RIFLE = 'Rifle (24", A1, AP(1))'


@pytest.fixture
def battle() -> Battle:
    document = read_document(SCENARIO)
    assert isinstance(document, Document)
    return begun(document.data)


def advanced(battle: Battle) -> Battle:
    for answer in ("advance", {"move": [4, 0]}):
        battle.answer(answer)
    return battle


def test_it_ends_as_the_source_ends(battle: Battle) -> None:
    advanced(battle)
    battle.answer([[RIFLE, "Saurian Warriors"]])
    assert isinstance(battle.open, Handful)
    assert (battle.open.who, battle.open.stage, battle.open.size) == ("Robots", "quality", 5)
    battle.answer("2 3 4 5 6")
    assert isinstance(battle.open, Handful)
    assert (battle.open.who, battle.open.stage, battle.open.size) == ("Saurians", "defense", 3)
    assert dict(battle.open.groups[0].ask.facts)["need"] == 4, "cover and AP cancel each other"
    battle.answer("2 4 6")
    assert isinstance(battle.open, Choose)
    assert (battle.open.who, battle.open.why) == ("Saurians", "casualties")
    assert dict(battle.open.facts)["count"] == 1
    battle.answer(["Saurian Warriors #5"])
    saurians = squad(battle.game, "Saurian Warriors")
    assert [model.number for model in saurians.models] == [1, 2, 3, 4]
    assert coherency_of(battle.game, saurians) == (0, 0)
    assert cover_of(battle.game, "Robot Warriors", (1, 2, 3, 4, 5), "Saurian Warriors") == "in"
    assert not saurians.is_shaken
    assert not any(line.stage == "morale" for line in battle.lines)
    assert "gdf-21 coherency-lost" not in battle.told


def test_the_stages_are_told_in_the_sources_order(battle: Battle) -> None:
    advanced(battle)
    for answer in ([[RIFLE, "Saurian Warriors"]], "2 3 4 5 6", "2 4 6", ["Saurian Warriors #5"]):
        battle.answer(answer)
    stages = [line.stage for line in battle.lines if line.stage not in ("movement", "round", "objectives")]
    order = ["shooter", "targets", "sight", "range", "attacks", "defense", "wounds"]
    ranks = [order.index(stage) for stage in stages[: stages.index("wounds") + 1]]
    assert ranks == sorted(ranks)
    assert set(ranks) == set(range(len(order)))


def test_what_is_declared_is_priced_as_worked_out(battle: Battle) -> None:
    """G2: mean 1.25, morale test 0.1025."""
    advanced(battle)
    battle.answer([[RIFLE, "Saurian Warriors"]])
    assert battle.table is not None
    (priced,) = [tell.what for tell in battle.table.heard if tell.key == DECLARED]
    assert isinstance(priced, Priced)
    measures = dict(outlook(RULEBOOK, priced).targets[0].measures)
    removed, tested = measures["models_removed"], measures["morale_test"]
    assert isinstance(removed, Distribution)
    assert isinstance(tested, Fraction)
    assert removed.mean == Fraction(5, 4)
    assert round(float(tested), 4) == 0.1025


def test_the_robots_may_not_go_seven_inches(battle: Battle) -> None:
    battle.answer("advance")
    battle.answer({"try": {"move": [7, 0]}, "refusals": ["gdf-2 moves-too-far"] * 5})
    battle.answer({"move": [6, 0]})
    assert squad(battle.game, "Robot Warriors").models[0].x == 18 * INCH


def test_table_and_situation_file_fold_to_the_same(battle: Battle) -> None:
    document = read_document(SCENARIO.with_name("robots-in-the-open.toml"))
    assert isinstance(document, Document)
    from_file = RULEBOOK.pricing.read(document)
    advanced(battle)
    at_table = situation_of(battle.game, "Robot Warriors", ((RIFLE, "Saurian Warriors"),), "advance")
    assert isinstance(from_file, Situation)
    (here,), (there,) = at_table.targets, from_file.targets
    assert (here.unit, here.nerve) == (there.unit, there.nerve)
    seats = Seats("Robots", "Saurians")
    assert [group.group for group in here.groups] == [seated(group.group, seats) for group in there.groups]
    assert at_table.reasons == from_file.reasons
    assert at_table.readings == from_file.readings
