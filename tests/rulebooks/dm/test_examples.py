"""Every rule by example, and every worked value of the specification.

A file has the citations it is about (`rule`), a `situation`, and cases. A case may `change` the situation, and says
what is expected: `need`, `hit` and `accident` (chances of a salvo), `odds` (means, or chances by count), `refused` (all
the rules that refuse), `problems` (keys), `reasons` (`rule before after`), `needs` (some of the gaps), `dice` with the
counts they come to (`told`) and the sentences they are told in (`lines`, keys in order), `ground` (facts of the map).
`value` names the value of the specification.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from grognard.core.distributions import Distribution
from grognard.core.lines import Line
from grognard.core.playing import LINE
from grognard.rulebooks.dm.readings import READINGS
from grognard.rulebooks.dm.situation import Situation
from grognard.rulebooks.dm.units import FACETS
from rulebooks.dm.scenes import BOOK, chances, changed, judge, legal, measured, played

FILES = sorted(Path(__file__).with_name("examples").glob("*.toml"))
FOUND = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}
EXAMPLES = {name: example for name, example in FOUND.items() if "situation" in example}
CASES = [(name, at) for name, example in EXAMPLES.items() for at in range(len(example["case"]))]
EXPECTED = {
    "need", "hit", "accident", "odds", "refused", "problems", "reasons", "needs", "dice", "told", "lines", "ground",
    "not_modelled",
}  # fmt: skip
SAID = {"says", "value", "change"}

SPEC = [
    *(f"S{number}" for number in ("01", "01b", "01c", "02", "03", "04", "07", "08", "09", "11", "12", "14", "15")),
    *(f"S{number}" for number in ("16", "18", "20", "21", "22", "23", "24", "26", "28", "30")),
    *(f"C{number}" for number in ("01", "03", "04", "06", "07", "09", "11", "13", "14", "15", "16", "17")),
    *(f"H{number}" for number in ("01", "02", "04", "05", "07", "09", "10", "11")),
]


def situation(name: str, at: int) -> Any:
    example = EXAMPLES[name]
    return changed(example["situation"], example["case"][at].get("change", {}))


def case(name: str, at: int) -> dict[str, Any]:
    found = EXAMPLES[name]["case"][at]
    assert isinstance(found, dict)
    return found


def having(key: str) -> list[tuple[str, int]]:
    return [each for each in CASES if key in case(*each)]


@pytest.mark.parametrize(("name", "at"), CASES)
def test_a_case_expects_something_that_is_checked(name: str, at: int) -> None:
    keys = {*case(name, at)}
    assert keys & EXPECTED
    assert keys <= EXPECTED | SAID


@pytest.mark.parametrize(("name", "at"), having("need"))
def test_the_number(name: str, at: int) -> None:
    found = legal(situation(name, at))
    assert found.refusals == ()
    assert found.need == case(name, at)["need"]
    accuracy = situation(name, at)["attacker"].get("accuracy", 9)
    assert sum(reason.change for reason in found.reasons) == case(name, at)["need"] - accuracy


@pytest.mark.parametrize(("name", "at"), having("hit"))
def test_the_chance_of_a_hit(name: str, at: int) -> None:
    assert measured(legal(situation(name, at)))["hits"].at_least(1) == Fraction(case(name, at)["hit"])


@pytest.mark.parametrize(("name", "at"), having("accident"))
def test_the_chance_of_an_accident(name: str, at: int) -> None:
    assert measured(legal(situation(name, at)))["accidents"].at_least(1) == Fraction(case(name, at)["accident"])


@pytest.mark.parametrize(("name", "at"), having("odds"))
def test_the_odds(name: str, at: int) -> None:
    found = measured(legal(situation(name, at)))
    for key, expected in case(name, at)["odds"].items():
        value = found[key]
        if isinstance(expected, dict):
            assert chances(value) == {int(count): Fraction(chance) for count, chance in expected.items()}, key
        else:
            assert (value.mean if isinstance(value, Distribution) else value) == Fraction(expected), key


@pytest.mark.parametrize(("name", "at"), having("refused"))
def test_what_is_refused(name: str, at: int) -> None:
    found = legal(situation(name, at))
    assert sorted(refusal.citation for refusal in found.refusals) == sorted(case(name, at)["refused"])
    assert found.need is None or found.smoke is not None
    assert all(value == 0 or value.mean == 0 for value in measured(found).values())


@pytest.mark.parametrize(("name", "at"), having("problems"))
def test_what_cannot_be_read(name: str, at: int) -> None:
    found = judge(situation(name, at))
    assert not isinstance(found, Situation)
    assert [problem.key for problem in found] == case(name, at)["problems"]


@pytest.mark.parametrize(("name", "at"), having("reasons"))
def test_the_reasons(name: str, at: int) -> None:
    found = legal(situation(name, at))
    shown = [f"{reason.citation} {reason.before} {reason.after}" for reason in found.reasons]
    assert shown == case(name, at)["reasons"]


@pytest.mark.parametrize(("name", "at"), having("needs"))
def test_the_gaps(name: str, at: int) -> None:
    assert {*case(name, at)["needs"]} <= {*legal(situation(name, at)).needs_input}


@pytest.mark.parametrize(("name", "at"), having("not_modelled"))
def test_what_is_not_modelled(name: str, at: int) -> None:
    assert [each.what for each in legal(situation(name, at)).not_modelled] == case(name, at)["not_modelled"]


@pytest.mark.parametrize(("name", "at"), having("dice"))
def test_the_dice(name: str, at: int) -> None:
    done = played(legal(situation(name, at)), case(name, at)["dice"])
    counts = Counter[str]()
    for told in done.told:
        counts[told.key] += told.n
    expected = case(name, at).get("told", {})
    assert {key: counts[key] for key in expected} == expected
    if "lines" in case(name, at):
        lines = [told.what for told in done.told if told.key == LINE]
        assert [line.key for line in lines if isinstance(line, Line)] == case(name, at)["lines"]


@pytest.mark.parametrize(("name", "at"), having("ground"))
def test_the_ground(name: str, at: int) -> None:
    found = legal(situation(name, at)).ground
    assert found is not None
    facts = {
        "distance": found.distance,
        "hindrance": found.hindrance,
        "higher": found.is_higher,
        "in_arc": found.is_in_arc,
        "hidden": bool(found.hiding),
        "zone": [unit.name for unit in found.bystanders],
        "facets": [FACETS[facet] for facet in found.facets],
    }
    expected = case(name, at)["ground"]
    assert {key: facts[key] for key in expected} == expected


@pytest.mark.parametrize("value", SPEC)
def test_every_value_of_the_specification_has_a_case(value: str) -> None:
    assert any(value in case(*each).get("value", ()) for each in CASES)


def battles(reading: str) -> set[str | None]:
    """Return the options of a reading that examples of battles use."""
    cases = [case for example in FOUND.values() if "scenario" in example for case in example["case"]]
    return {case.get("change", {}).get("readings", {}).get(reading) for case in cases}


@pytest.mark.parametrize("reading", READINGS)
def test_every_option_of_every_reading_has_a_case(reading: str) -> None:
    editions = {dict(edition.readings).get(reading) for edition in BOOK.editions.values()}
    used = {situation(*each).get("readings", {}).get(reading) for each in CASES} | battles(reading)
    assert {*READINGS[reading].options[1:]} <= used | editions
