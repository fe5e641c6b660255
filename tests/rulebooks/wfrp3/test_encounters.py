"""Encounters played with typed answers: order, turns, ranges, recharge, help, and every refusal of a deed."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.documents import Document, Problem
from grognard.core.table import Handful
from grognard.rulebooks.wfrp3.scenario import begin
from rulebooks.wfrp3.tables import Table, begun

JOHANN: dict[str, Any] = {"side": "players", "name": "Johann", "strength": 4, "soak": 2, "cards": ["Melee Strike"]}
ILSE: dict[str, Any] = {"side": "players", "name": "Ilse", "intelligence": 3, "cards": ["Melee Strike"]}
GNARL: dict[str, Any] = {"side": "gm", "name": "Gnarl", "toughness": 3, "soak": 2, "threshold": 12}


def fight(*more: dict[str, Any], johann: dict[str, Any] | None = None, **scenario: Any) -> Table:
    """Begin with Johann in front: he rolls three successes, Gnarl none, others one; he stays neutral."""
    table = begun([{**JOHANN, **(johann or {})}, GNARL, *more], **scenario)
    table.play("S S S", "- - -", *("S - -" for _ in more))
    while table.asked == "who-acts":
        table.play("Johann")
    return table.play("neutral")


def dice_asked(table: Table) -> dict[str, int]:
    """Return how many dice of each kind are asked for."""
    question = table.session.open
    assert isinstance(question, Handful)
    return {group.ask.reading.dice.name: group.count for group in question.groups}


def test_more_successes_act_first_and_each_side_picks_who_uses_its_slot() -> None:
    """Slots belong to a side: Ilse may take Johann's (W53)."""
    table = begun([JOHANN, ILSE, GNARL]).play("S S S", "- - -", "S - -")
    assert table.game.slots == ("players", "gm", "players")
    assert table.asked == "who-acts"
    table.play("Ilse")
    assert "wfrp3-turn turn-begins Ilse 1" in table.told


def test_equals_of_both_sides_roll_off_or_the_gm_decides() -> None:
    table = begun([JOHANN, GNARL]).play("S - -", "S - -")
    assert table.asked == "tie"
    table.play("roll-off", "- - -", "S - -")
    assert table.game.slots == ("gm", "players")
    table = begun([JOHANN, GNARL]).play("S - -", "S - -", "players-first")
    assert table.game.slots == ("players", "gm")


def test_a_higher_characteristic_breaks_a_tie() -> None:
    table = begun([{**JOHANN, "agility": 4}, GNARL]).play("S - - -", "S - -")
    assert table.game.slots == ("players", "gm")


def test_a_blow_is_priced_defended_thrown_and_suffered() -> None:
    """St 4 + 5 against 3 + 2: four wounds; the parry adds a black die, which shows a challenge."""
    table = fight()
    assert table.refused("play-card") == ["wfrp3-range nobody-in-reach"]
    table.play("engage", "Gnarl", "play-card", "Melee Strike", "Gnarl", "S S - - -")
    assert table.fighter("Gnarl").sheet.body.normal == 4
    assert "wfrp3-damage wounds-dealt 4 0" in table.told
    assert table.refused("play-card") == ["wfrp3-turn second-action"]


def test_an_active_defence_works_once_and_recharges() -> None:
    parrying = {**GNARL, "defences": ["parry"]}
    table = begun([JOHANN, parrying]).play("S S S", "- - -", "neutral", "engage", "Gnarl", "play-card")
    table.play("Melee Strike", "Gnarl", "parry", "S - - - X -")
    assert table.fighter("Gnarl").tokens == (("parry", 2),)
    assert table.fighter("Gnarl").sheet.body.normal == 0


def test_d16_a_card_with_recharge_two_comes_back_in_the_turn_after_next() -> None:
    card = {"name": "Cleave", "recharge": 2}
    table = fight(johann={"cards": ["Cleave"]}, card=[card], rounds=4)
    table.play("engage", "Gnarl", "play-card", "Cleave", "Gnarl", "- - - - -", "end-turn")
    assert table.fighter("Johann").tokens == (("Cleave", 1),)
    table.play("neutral", "end-turn", "neutral")
    assert table.refused("play-card") == ["wfrp3-recharge card-recharging"]
    table.play("end-turn", "neutral", "end-turn", "neutral")
    assert table.refused("play-card") == []


@pytest.mark.parametrize(("option", "left"), [("round", 2), ("turn", 1)])
def test_w45_cards_of_the_gms_side_recharge_as_the_reading_has_it(option: str, left: int) -> None:
    card = {"name": "Cleave", "recharge": 2}
    orc = {**GNARL, "cards": ["Cleave"]}
    table = begun([JOHANN, orc], card=[card], readings={"npc_recharge": option}).play("- - -", "S S S", "neutral")
    table.play("engage", "Johann", "play-card", "Cleave", "Johann", "- - - -", "end-turn")
    assert table.fighter("Gnarl").tokens == (("Cleave", left),)
    table.play("neutral", "end-turn")
    assert table.fighter("Gnarl").tokens == (("Cleave", 1),)


@pytest.mark.parametrize(("waits", "white"), [(False, 1), (True, 0)])
def test_d25_assistance_counts_in_the_next_round_only(waits: bool, white: int) -> None:
    """Ilse assists in round 1; the die is there in round 2 and gone in round 3."""
    table = begun([JOHANN, ILSE, GNARL], rounds=4).play("S S S", "S S S", "- - -", "Ilse", "neutral")
    table.play("assist", "Johann", "end-turn", "neutral", "engage", "Gnarl", "end-turn", "neutral", "end-turn")
    if waits:
        table.play("Johann", "neutral", "end-turn", "neutral", "end-turn", "neutral", "end-turn")
    table.play("Johann", "neutral", "play-card", "Melee Strike", "Gnarl")
    assert dice_asked(table).get("F", 0) == white


def test_d23_a_long_move_can_be_split_over_turns() -> None:
    """From long to extreme: three manoeuvres; one a turn costs no fatigue, and the range changes with the third."""
    table = fight(johann={"place": 3}, length=6, rounds=6)
    assert table.game.bands == ((0, 1, "long"),)
    for band in ("long", "long", "extreme"):
        table.play("move-right", "end-turn", "neutral", "end-turn", "neutral")
        assert table.game.bands == ((0, 1, band),)
    assert table.fighter("Johann").sheet.fatigue == 0


def test_d22_moving_out_of_melee_to_medium_costs_a_fatigue() -> None:
    table = fight(length=3)
    table.play("engage", "Gnarl", "end-turn", "neutral", "end-turn", "neutral")
    assert table.refused("move-right") == ["wfrp3-disengage still-engaged"]
    table.play("disengage", "move-right")
    assert table.fighter("Johann").sheet.fatigue == 1
    assert table.game.bands == ((0, 1, "medium"),)


def test_w59_an_engagement_among_allies_is_left_free_of_charge() -> None:
    table = fight(ILSE, length=3).play("engage", "Ilse", "disengage", "interact")
    assert table.fighter("Johann").sheet.fatigue == 1
    assert table.game.costs.manoeuvres == 2


@pytest.mark.parametrize(("option", "refused"), [("close", []), ("engaged", ["wfrp3-assist nobody-to-assist"])])
def test_w34_how_near_an_assisted_ally_must_be(option: str, refused: list[str]) -> None:
    table = fight(ILSE, readings={"assist_range": option})
    assert table.refused("assist") == refused
    assert table.play("engage", "Ilse").refused("assist") == []


def test_w32_one_more_manoeuvre_where_the_reading_has_one() -> None:
    table = fight(readings={"extra_manoeuvres": "one"}).play("interact", "interact")
    assert table.refused("interact") == ["wfrp3-extra-manoeuvre too-many-manoeuvres"]
    assert table.refused("end-turn") == []


@pytest.mark.parametrize("option", ["exposed", "free_basic_attack"])
def test_w60_breaking_away_without_the_manoeuvre(option: str) -> None:
    table = fight(readings={"unsafe_disengage": option}).play("engage", "Gnarl")
    table.play("break-away")
    if option == "free_basic_attack":
        assert table.asked == "pool"
        table.play("S S - -")
        assert table.fighter("Johann").sheet.body.normal == 3
    assert table.fighter("Johann").is_exposed
    assert table.fighter("Johann").group == table.fighter("Gnarl").group == 0


def test_d27_first_aid_succeeds_once_a_scene() -> None:
    table = fight(ILSE, johann={"wounds": 5}).play("engage", "Ilse", "end-turn", "neutral")
    table.play("first-aid", "Johann", "- - - X")
    assert table.fighter("Johann").sheet.body.normal == 5
    table.play("first-aid", "Johann", "S S - -")
    assert table.fighter("Johann").sheet.body.normal == 3
    assert table.refused("first-aid") == ["wfrp3-first-aid-limit nobody-to-treat"]


def test_a_draught_is_taken_out_of_the_pack_and_drunk() -> None:
    table = fight(johann={"wounds": 5, "criticals": [1], "draughts": 1}).play("draught", "Johann", "S S B -")
    assert (table.fighter("Johann").sheet.body.normal, table.fighter("Johann").sheet.body.criticals) == (3, ())
    assert table.refused("draught") == ["wfrp3-draught no-draught"]


def test_a_talent_is_no_manoeuvre_and_recharges() -> None:
    talent = {"name": "Feet", "recharge": 2, "does": {"name": "feet", "manoeuvres": 1}}
    spare = {"name": "Breath", "does": {"name": "breath", "fatigue": -1}, "slotted": False}
    table = fight(johann={"talents": [talent, spare]}).play("use-talent", "Feet", "interact", "interact")
    assert table.fighter("Johann").sheet.fatigue == 0
    assert table.refused("use-talent") == ["wfrp3-turn second-talent"]
    table.play("swap-talent", "Feet", "Breath")
    assert [one.is_slotted for one in table.fighter("Johann").talents] == [False, True]
    assert table.fighter("Johann").sheet.fatigue == 1


def test_a_crossbow_is_loaded_after_each_shot_and_a_bow_is_no_club() -> None:
    bow = {"name": "crossbow", "reach": "long", "reload": True}
    sword = {"name": "sword"}
    table = fight(johann={"weapons": [bow, sword], "cards": ["Ranged Shot", "Melee Strike"]})
    table.play("play-card", "Ranged Shot", "Gnarl", "S S - -")
    assert not table.fighter("Johann").is_loaded
    table.play("equipment", "load")
    assert table.fighter("Johann").is_loaded
    table.play("equipment", "sword")
    assert table.fighter("Johann").in_hand.name == "sword"


def test_a_prepared_card_is_prepared_first() -> None:
    table = fight(johann={"cards": ["Aim"], "place": 0}, card=[{"name": "Aim", "prepare": True, "kind": "melee"}])
    table.play("engage", "Gnarl")
    assert table.refused("play-card") == ["wfrp3-prepare not-prepared"]
    table.play("prepare", "Aim")
    assert table.refused("play-card") == []


def test_the_stance_costs_stress_beyond_the_first_space() -> None:
    table = begun([{**JOHANN, "reckless": 3}, GNARL]).play("S S S", "- - -", "reckless-3")
    assert table.fighter("Johann").sheet.stress == 2


def test_whoever_falls_loses_his_slot_and_the_last_one_up_wins() -> None:
    weak = {**GNARL, "threshold": 1, "toughness": 2, "soak": 0}
    table = begun([JOHANN, weak]).play("S S S", "- - -", "neutral", "engage", "Gnarl", "play-card")
    table.play("Melee Strike", "Gnarl", "S - - - -", "2")
    assert table.session.open is None
    assert table.session.standing.winners == ("players",)
    assert table.fighter("Gnarl").sheet.body.criticals == (2,)
    assert "wfrp3-needs-help needs-help" in table.told


def test_delay_lets_the_gm_move_the_side_back() -> None:
    table = begun([{**JOHANN, "stance": "conservative 1"}, GNARL], rounds=3)
    table.play("S S S", "- - -", "conservative-1", "engage", "Gnarl", "play-card", "Melee Strike", "Gnarl")
    table.play("- - - SD -", "initiative", "end-turn", "neutral", "end-turn")
    assert table.game.slots == ("gm", "players")


def test_a_guarded_position_covers_the_group_until_the_actors_next_turn() -> None:
    """Johann guards himself and Ilse beside him: one black die on Gnarl's attack, gone when Johann acts again (W63)."""
    table = fight(ILSE, johann={"cards": ["Guarded Position"]}, rounds=3).play("engage", "Ilse", "play-card")
    table.play("Guarded Position", "simple", "S - -", "end-turn")
    assert [table.fighter(name).guard for name in ("Johann", "Ilse", "Gnarl")] == [1, 1, 0]
    table.play("neutral", "end-turn", "neutral", "engage", "Ilse", "play-card", "Melee Strike", "Ilse")
    assert dice_asked(table) == {"C": 3, "M": 1, "H": 1}
    table.play("- - - - -", "end-turn", "Johann")
    assert [table.fighter(name).guard for name in ("Johann", "Ilse", "Gnarl")] == [0, 0, 0]


def test_the_fallen_can_be_reached_and_brought_back() -> None:
    """Thirteen wounds of twelve: first aid takes two off, and Ilse is up again."""
    down = {**ILSE, "wounds": 13, "agility": 2}
    table = begun([{**JOHANN, "intelligence": 3}, down, GNARL]).play("S S S", "S -", "- - -", "neutral")
    table.play("engage", "Ilse", "first-aid", "Ilse", "S S - -")
    assert table.fighter("Ilse").sheet.body.normal == 11
    assert not table.fighter("Ilse").sheet.body.is_down


def test_an_opening_lets_the_target_slip_away() -> None:
    table = fight().play("engage", "Gnarl", "play-card", "Melee Strike", "Gnarl", "- - - - KK")
    assert table.asked == "banes"
    table.play("opening")
    assert table.asked == "opening"
    table.play("slip-away")
    assert table.fighter("Gnarl").group == table.fighter("Johann").group == 0


def test_a_prayer_heals_whom_one_chooses() -> None:
    prayer = {"name": "Prayer", "kind": "other", "green": {"success": [{"name": "soothed", "heals": 2}]}}
    table = fight({**ILSE, "wounds": 5}, johann={"cards": ["Prayer"], "wounds": 5}, card=[prayer])
    table.play("play-card", "Prayer", "simple", "S - - -", "Ilse")
    assert (table.fighter("Ilse").sheet.body.normal, table.fighter("Johann").sheet.body.normal) == (3, 5)


BAD = [
    ("one-sided", {"character": [JOHANN]}),
    ("named-twice", {"character": [JOHANN, {**GNARL, "name": "Johann"}]}),
    ("nameless", {"character": [JOHANN, {**GNARL, "name": " "}]}),
    ("unknown-card", {"character": [JOHANN, {**GNARL, "cards": ["Meteor"]}]}),
    ("unknown-defence", {"character": [JOHANN, {**GNARL, "defences": ["magic"]}]}),
    ("number-out-of-range", {"character": [JOHANN, {**GNARL, "place": 99}]}),
    ("number-out-of-range", {"character": [JOHANN, GNARL], "rounds": 0}),
    ("unknown-reading", {"character": [JOHANN, GNARL], "readings": {"x": "y"}}),
    ("field-missing", {"character": [{"name": "x"}]}),
]


@pytest.mark.parametrize(("key", "data"), BAD)
def test_a_scenario_says_what_is_wrong(key: str, data: dict[str, Any], tmp_path: Any) -> None:
    found = begin(Document(tmp_path / "x.toml", "", {"rulebook": "wfrp3", **data}))
    assert isinstance(found, tuple)
    assert key in [problem.key for problem in found if isinstance(problem, Problem)]
