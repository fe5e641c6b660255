"""Every rule by example, from the specification's own values or from a few fractions.

A file has the rules it is about (`rule`), what it `says`, a `situation` or a `scenario`, and cases. A case may `change`
the situation, and says what is expected of it: `odds` (a mean, or chances), `dice` (handfuls as typed and what they
come to), `refusals`, `reasons`, `lines`. `value` names a worked value of the specification. A scenario is played with
typed `answers`; `lines` are among what the log says then, and `left` is the fatigue and stress of each at the end.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from grognard.core.lines import Line
from grognard.core.refusals import Refusal
from rulebooks.wfrp3.scenes import BOOK, changed, is_as_stated, looked_up, odds, read, ready, resolved
from rulebooks.wfrp3.tables import begun

FILES = sorted(Path(__file__).with_name("examples").glob("*.toml"))
EVERY = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}
EXAMPLES = {name: example for name, example in EVERY.items() if "situation" in example}
PLAYED_ONES = {name: example for name, example in EVERY.items() if name not in EXAMPLES}
EXPECTED = {"odds", "dice", "refusals", "reasons", "lines"}
CASES = [(name, at) for name, example in EXAMPLES.items() for at in range(len(example["case"]))]


def situation(name: str, at: int) -> dict[str, Any]:
    example = EXAMPLES[name]
    first = {"rulebook": "wfrp3", **example["situation"]}
    data: dict[str, Any] = changed(first, example["case"][at].get("change", {}))
    return data


@pytest.mark.parametrize(("name", "at"), CASES)
def test_an_example_holds(name: str, at: int) -> None:
    case, data = EXAMPLES[name]["case"][at], situation(name, at)
    if "refusals" in case:
        found = read(data)
        assert isinstance(found, tuple)
        assert all(isinstance(refusal, Refusal) for refusal in found), found
        assert sorted(f"{refusal.citation} {refusal.key}" for refusal in found) == sorted(case["refusals"])
        return
    if "odds" in case:
        check_odds(data, case["odds"])
    for throw in case.get("dice", ()):
        check_throw(data, throw)
    priced = ready(data)
    if "reasons" in case:
        told = [f"{reason.citation} {reason.field} {reason.change:+}" for reason in priced.reasons]
        assert sorted(told) == sorted(case["reasons"])
    for line in case.get("lines", ()):
        assert line in [as_text(told) for told in priced.lines]


def check_odds(data: dict[str, Any], expected: dict[str, Any]) -> None:
    found = odds(data)
    for target, measures in expected.items():
        for key, stated in measures.items():
            for asked, value in (stated if isinstance(stated, dict) else {"mean": stated}).items():
                got = looked_up(found[target][key], asked)
                assert is_as_stated(got, value), f"{target} {key} {asked}: {got}, not {value}"


def check_throw(data: dict[str, Any], throw: dict[str, Any]) -> None:
    (part,) = resolved(data, throw["thrown"]).parts
    measures = dict(part.measures)
    assert {key: measures[key] for key in throw if key in measures} == {k: v for k, v in throw.items() if k in measures}
    lines = [as_text(entry) for entry in part.entries if isinstance(entry, Line)]
    assert [line for line in throw.get("lines", ()) if line not in lines] == [], lines
    assert {*throw} <= {"thrown", "lines", "says", *measures}


def as_text(line: Line) -> str:
    return " ".join([line.citation, line.key, *(str(value) for _, value in line.facts)])


@pytest.mark.parametrize("name", PLAYED_ONES)
def test_a_scenario_is_played_as_it_says(name: str) -> None:
    example = PLAYED_ONES[name]
    assert {*example} == {"rule", "says", "scenario", "case"}
    for case in example["case"]:
        assert {*case} == {"says", "answers", "lines", "left"}
        scenario = dict(example["scenario"])
        table = begun(scenario.pop("character"), **scenario).play(*case["answers"])
        assert [line for line in case["lines"] if line not in table.told] == [], table.told
        for one, (fatigue, stress) in case["left"].items():
            assert (table.fighter(one).sheet.fatigue, table.fighter(one).sheet.stress) == (fatigue, stress)


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_says_something(name: str) -> None:
    assert {*EXAMPLES[name]} == {"rule", "says", "situation", "case"}
    for case in EXAMPLES[name]["case"]:
        assert {*case} & EXPECTED
        assert {*case} <= {*EXPECTED, "says", "value", "change"}


VALUES = [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, 17, 19, 20, 21, 22, 23, 26, 28, 29, 30, 31, 32]


@pytest.mark.parametrize("number", VALUES)
def test_every_fixture_that_one_file_can_say_has_an_example(number: int) -> None:
    stated = {value for example in EXAMPLES.values() for case in example["case"] for value in case.get("value", ())}
    assert f"D{number}" in stated


PLAYED = {"assist_range", "npc_recharge", "unsafe_disengage"}
"""Readings that only matter while a scene goes on."""


@pytest.mark.parametrize("name", [name for name in BOOK.readings if name not in PLAYED])
def test_every_other_option_of_a_reading_has_an_example(name: str) -> None:
    used = {situation(*case).get("readings", {}).get(name) for case in CASES}
    assert {*BOOK.readings[name].options} & used - {BOOK.readings[name].default}
