"""What happens on a table, by example: a scenario and scripted answers, worked out by hand with a ruler.

A file has the citations it is about (`rule`), a `scenario`, and games. A game may `change` the scenario and its
`units`; it has `answers` (see `battles`) and says what is expected: what was `told` in this order among other things,
which dice were `asked` for, how many `models` are left, who is `shaken`, whose question is `open` in the end, who
is the `winner`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from grognard.core.asking import Choose
from grognard.rulebooks.gdf import RULEBOOK
from grognard.rulebooks.gdf.game import squad
from grognard.rulebooks.gdf.playing import PLAY
from rulebooks.gdf.battles import Battle, begun

FILES = sorted(Path(__file__).with_name("examples").glob("table-*.toml"))
EXAMPLES = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}
GAMES = [(name, at) for name, example in EXAMPLES.items() for at in range(len(example["game"]))]
EXPECTED = {"told", "asked", "models", "shaken", "open", "answers", "winner"}


def changed(first: Any, second: Any) -> Any:
    """Return nested tables with those of `second` laid over them."""
    if not isinstance(first, Mapping) or not isinstance(second, Mapping):
        return second
    return {key: changed(first.get(key), second[key]) if key in second else first[key] for key in {**first, **second}}


def scenario(name: str, at: int) -> dict[str, Any]:
    example = EXAMPLES[name]
    game = example["game"][at]
    data: dict[str, Any] = deepcopy(changed(example["scenario"], game.get("change", {})))
    units = {unit["name"]: unit for side in data["side"] for unit in side["unit"]}
    for unit, more in game.get("units", {}).items():
        units[unit].update(more)
    return data


def check(battle: Battle, game: dict[str, Any]) -> None:
    rest = iter(battle.told)
    assert [line for line in game.get("told", ()) if line not in rest] == [], battle.told
    if "asked" in game:
        assert battle.asked == game["asked"]
    for unit, models in game.get("models", {}).items():
        assert len(squad(battle.game, unit).models) == models
    if "shaken" in game:
        assert [unit.name for unit in battle.game.squads if unit.is_shaken] == game["shaken"]
    if "winner" in game:
        standing = PLAY.standing(battle.game)
        assert (standing.is_over, "".join(standing.winners)) == (True, game["winner"])
    if "open" in game:
        question = battle.open
        assert isinstance(question, Choose)
        assert f"{question.who} {question.why}" == game["open"]


@pytest.mark.parametrize(("name", "at"), GAMES)
def test_a_game_goes_as_told(name: str, at: int) -> None:
    game = EXAMPLES[name]["game"][at]
    battle = begun(scenario(name, at))
    for answer in game["answers"]:
        battle.answer(answer)
    check(battle, game)
    assert {told.split()[0] for told in battle.told} <= {*RULEBOOK.citations}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_says_what_it_shows(name: str) -> None:
    assert {*EXAMPLES[name]} == {"rule", "says", "scenario", "game"}
    for game in EXAMPLES[name]["game"]:
        assert game["says"]
        assert {*game} <= {*EXPECTED, "says", "change", "units"}


def readings(name: str) -> set[str]:
    """Return the options of a reading that some game of an example is played by."""
    used = (scenario(*game).get("readings", {}).get(name) for game in GAMES)
    return {option for option in used if option}
