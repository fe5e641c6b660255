"""The errors that players make most (section 8), at a table: each refused with its rule, or impossible to commit."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.asking import Choose
from grognard.core.errors import RefusedAnswer, WrongDice
from grognard.core.table import Handful
from grognard.rulebooks.gdf.game import squad
from rulebooks.gdf.battles import Battle, begun

RIFLE, CANNON = 'Rifle (24", A2)', 'Cannon (36", A1, AP(3), Deadly(3))'


def scenario(**target: Any) -> dict[str, Any]:
    """Return three Robots with rifles and a cannon in front of Saurians, Raptors and a Beast."""
    saurians = {"models": 5, "quality": 4, "defense": 4, "weapons": ["5x Claws (A1)"], "block": {"at": [20, 8]}}
    return {
        "rulebook": "gdf",
        "rounds": 1,
        "table": {"width": 60, "depth": 24},
        "side": [
            {
                "name": "Legion",
                "unit": [
                    unit("Robots", [f"3x {RIFLE}", f"1x {CANNON}"], models=3, at=[[4, 8], [4, 10], [4, 12]]),
                    unit("Drones", ["1x Claw (A1)"], activated=True, at=[[4, 20]]),
                ],
            },
            {
                "name": "Swarm",
                "unit": [
                    {"name": "Saurians", **saurians, **target},
                    unit("Raptors", ["1x Claws (A1)"], at=[[20, 16]]),
                    unit("Beast", ["1x Jaws (A3)"], rules=["Tough(6)"], at=[[20, 20]]),
                ],
            },
        ],
    }


def unit(name: str, weapons: list[str], **more: Any) -> dict[str, Any]:
    return {"name": name, "models": 1, "quality": 4, "defense": 4, "weapons": weapons, **more}


def declaring(**target: Any) -> Battle:
    """Return the battle at the declaration of the Robots' fire."""
    battle = begun(scenario(**target))
    battle.answer("hold")
    return battle


def refusals(battle: Battle, given: Any) -> list[str]:
    question = battle.open
    assert isinstance(question, Choose)
    return [f"{r.citation} {r.key}" for r in question.domain.refusals(battle.meant(given))]


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ([[RIFLE, "Saurians"], [RIFLE, "Raptors"]], ["gdf-5 one-kind-two-targets"]),
        ([[RIFLE, "Drones"]], ["gdf-6 friendly-target"]),
        ([[RIFLE, "Robots"]], ["gdf-4 not-an-option"]),
        ([["Claw (A1)", "Saurians"]], ["gdf-4 not-an-option"]),
    ],
)
def test_what_is_declared_wrongly_is_refused_before_any_die(given: Any, refused: list[str]) -> None:
    battle = declaring()
    assert refusals(battle, given) == refused
    assert battle.asked == []


def test_different_profiles_are_thrown_one_after_the_other() -> None:
    battle = declaring()
    battle.answer([[RIFLE, "Saurians"], [CANNON, "Saurians"]])
    assert isinstance(battle.open, Handful)
    assert [dict(group.ask.facts)["weapon"] for group in battle.open.groups] == [CANNON], "Deadly comes first"
    battle.answer("1")
    assert isinstance(battle.open, Handful)
    assert [dict(group.ask.facts)["weapon"] for group in battle.open.groups] == [RIFLE]


def test_weapons_are_not_attacks() -> None:
    """Three rifles with A2 are six dice; three are refused."""
    battle = declaring()
    battle.answer([[RIFLE, "Saurians"]])
    assert isinstance(battle.open, Handful)
    assert battle.open.size == 6
    with pytest.raises(WrongDice):
        battle.answer("4 5 6")


def test_once_a_die_is_asked_for_nothing_can_be_added() -> None:
    battle = declaring()
    battle.answer([[RIFLE, "Saurians"]])
    for later in ((RIFLE, "Saurians"), (CANNON, "Beast")):
        assert battle.table is not None
        with pytest.raises(WrongDice):
            battle.table.answer((later,))
    battle.answer("1 1 1 1 1 1")
    assert isinstance(battle.open, Choose)
    assert (battle.open.who, battle.open.why) == ("Swarm", "activate"), "the cannon stays silent"


@pytest.mark.parametrize("action", ["rush", "charge"])
def test_nobody_shoots_after_rush_or_charge(action: str) -> None:
    battle = begun(scenario(block={"at": [14, 8]}))
    battle.answer(action)
    if action == "charge":
        battle.answer("Saurians")
    question = battle.open
    assert isinstance(question, Choose)
    assert question.why == "move"
    assert (RIFLE, "Saurians") not in getattr(question.domain, "all_options", ())
    assert battle.table is not None
    with pytest.raises(RefusedAnswer):
        battle.table.answer(((RIFLE, "Saurians"),))


def test_ap_is_no_wound_and_the_excess_of_deadly_is_lost() -> None:
    """One unblocked hit of AP(3) and Deadly(3) removes one of five Saurians, not three."""
    battle = declaring()
    for answer in ([[CANNON, "Saurians"]], "6", "1", ["Saurians #1"]):
        battle.answer(answer)
    assert len(squad(battle.game, "Saurians").models) == 4


def test_wounds_are_piled_on_one_tough_model() -> None:
    """Two wounds on three Tough(3) models mark one of them with both; nobody is asked to share them out."""
    battle = declaring(models=3, rules=["Tough(3)"], weapons=["3x Claws (A1)"])
    for answer in ([[RIFLE, "Saurians"]], "6 6 1 1 1 1", "1 1", "Saurians #2"):
        battle.answer(answer)
    assert [model.wounds for model in squad(battle.game, "Saurians").models] == [0, 2, 0]


def test_cover_is_offered_without_asking_and_never_in_melee() -> None:
    """The Saurians stand in a wood: 3+ against the rifles, 4+ against blades."""
    wood = {"id": "wood", "kind": "wood", "outline": [[9, 5], [25, 5], [25, 14], [9, 14]], "height": 4}
    data = scenario(block={"at": [10, 8]})
    data["table"]["terrain"] = [wood]
    data["agreement"] = {"kind": [{"kind": "wood", "blocks": "area", "depth": 20}]}
    shot = begun(data)
    for answer in ("hold", [[RIFLE, "Saurians"]], "6 1 1 1 1 1"):
        shot.answer(answer)
    assert isinstance(shot.open, Handful)
    assert dict(shot.open.groups[0].ask.facts)["need"] == 3
    assert "gdf-15 has-cover" in shot.told
    data["side"][0]["unit"][0] |= {"weapons": ["3x Blade (A1)"]}
    struck = begun(data)
    for deed in ("charge", "Saurians", {"move": [4.73, 0]}):
        struck.answer(deed)
    while isinstance(struck.open, Choose):
        struck.answer("decline" if struck.open.why == "strike-back" else {"paths": [[]] * 5})
    struck.answer("6 1")
    assert isinstance(struck.open, Handful)
    assert (struck.open.stage, dict(struck.open.groups[0].ask.facts)["need"]) == ("defense", 4)
