"""Every rule by example: what a player would work out by hand, from the book's own values or from a few fractions.

A file has the citations it is about (`rule`), a `situation`, and cases. A case may `change` the situation, and says
what is expected of it: `odds` (a count's mean or its chances, a chance; a decimal is meant to its last place), `dice`
(handfuls as typed, what they come to, what was `asked`), `refusals`, `left_out`, `not_modelled`, `reasons`. `matters`
names a special rule without which the odds would be others.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from grognard.core.distributions import Distribution
from grognard.core.documents import Document
from grognard.core.refusals import Refusal
from grognard.core.sources import by_hand
from grognard.core.table import Handful
from rulebooks.gdf.scenes import BOOK, Resolved, measured, played_parts, ready
from rulebooks.gdf.test_table_examples import readings

FOLDER = Path(__file__).with_name("examples")
FILES = sorted({*FOLDER.glob("*.toml")} - {*FOLDER.glob("table-*.toml")})
"""What happens on a table is another kind of example: see `test_table_examples`."""
EXAMPLES = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}
EXPECTED = {"odds", "dice", "refusals", "left_out", "not_modelled", "reasons", "matters"}
CASES = [(name, at) for name, example in EXAMPLES.items() for at in range(len(example["case"]))]


def changed(first: Any, second: Any) -> Any:
    """Return nested tables with those of `second` laid over them."""
    if not isinstance(first, Mapping) or not isinstance(second, Mapping):
        return second
    return {key: changed(first.get(key), second[key]) if key in second else first[key] for key in {**first, **second}}


def read(data: dict[str, Any], name: str) -> Any:
    return BOOK.pricing.read(Document(Path(name), "", data))


def situation(name: str, at: int) -> dict[str, Any]:
    example = EXAMPLES[name]
    data: dict[str, Any] = changed(example["situation"], example["case"][at].get("change", {}))
    return data


def is_as_stated(found: Fraction, stated: str) -> bool:
    """Compare with a fraction exactly, with a decimal to its last place."""
    if "." not in stated:
        return found == Fraction(stated)
    places = -int(Decimal(stated).as_tuple().exponent)
    return abs(found - Fraction(stated)) <= Fraction(1, 2 * 10**places)


def looked_up(value: Distribution[int] | Fraction, asked: str) -> Fraction:
    """Return the mean, the chance of `3`, or of `3+`."""
    if isinstance(value, Fraction):
        return value
    if asked == "mean":
        return value.mean
    return value.at_least(int(asked[:-1])) if asked.endswith("+") else value[int(asked)]


@pytest.mark.parametrize(("name", "at"), CASES)
def test_an_example_holds(name: str, at: int) -> None:
    case = EXAMPLES[name]["case"][at]
    found = read(situation(name, at), name)
    if "refusals" in case:
        assert isinstance(found, tuple)
        assert all(isinstance(refusal, Refusal) for refusal in found), found
        assert sorted(f"{refusal.citation} {refusal.key}" for refusal in found) == sorted(case["refusals"])
        assert {refusal.citation for refusal in found} <= {*BOOK.citations}
        return
    priced = ready(found)
    odds = {part.target or "": measured(part) for part in priced.parts}
    for target, measures in case.get("odds", {}).items():
        for key, stated in measures.items():
            for asked, value in (stated if isinstance(stated, dict) else {"mean": stated}).items():
                got = looked_up(odds[target][key], asked)
                assert is_as_stated(got, value), f"{target} {key} {asked}: {got}, not {value}"
    for throw in case.get("dice", ()):
        source = by_hand(throw["thrown"].split("/"))
        check_throw(played_parts(priced, source), throw)
        source.finish()
    for key in ("left_out", "not_modelled", "reasons"):
        if key in case:
            assert sorted(SAID[key](found)) == sorted(case[key])


SAID = {
    "left_out": lambda s: [f"{left.copies}x {left.weapon}: {left.key}" for left in s.left_out],
    "not_modelled": lambda s: [f"{rule.what}, {rule.whose}" for rule in s.not_modelled],
    "reasons": lambda s: [f"{reason.citation} {reason.field} {reason.before} {reason.after}" for reason in s.reasons],
}


def check_throw(parts: list[Resolved], throw: dict[str, Any]) -> None:
    for part in parts:
        for key, value in throw.get(part.target or "own", {}).items():
            assert part.results[key] == value, f"{part.target} {key}: {part.results[key]}, not {value}"
    if "asked" in throw:
        assert [hand for part in parts for hand in asked(part)] == throw["asked"]


def asked(part: Resolved) -> list[str]:
    """Say which handfuls were asked for, in order: `quality 5x 4+`."""
    hands = [answered.question for answered in part.played.answers]
    return [
        f"{hand.stage} " + ", ".join(f"{group.count}x {dict(group.ask.facts)['need']}+" for group in hand.groups)
        for hand in hands
        if isinstance(hand, Handful)
    ]


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_says_what_is_expected(name: str) -> None:
    assert {*EXAMPLES[name]} == {"rule", "says", "situation", "case"}
    for case in EXAMPLES[name]["case"]:
        assert {*case} & EXPECTED
        assert {*case} <= {*EXPECTED, "says", "value", "change"}


def cited(name: str, at: int) -> set[str]:
    """Return every rule that a case shows: refused with, reasoned with, said in a line, or behind a throw."""
    found = read(situation(name, at), name)
    if isinstance(found, tuple):
        return {refusal.citation for refusal in found}
    priced = ready(found)
    slugs = {reason.citation for reason in found.reasons} | {line.citation for line in priced.lines}
    for throw in EXAMPLES[name]["case"][at].get("dice", ()):
        for part in played_parts(priced, by_hand(throw["thrown"].split("/"))):
            hands = [answered.question for answered in part.played.answers]
            slugs |= {group.ask.citation for hand in hands if isinstance(hand, Handful) for group in hand.groups}
    return slugs


@pytest.mark.parametrize("name", [name for name in EXAMPLES if name.startswith("special-")])
def test_a_special_rule_is_named_where_it_acts(name: str) -> None:
    seen = set().union(*(cited(name, at) for at in range(len(EXAMPLES[name]["case"]))))
    assert {*EXAMPLES[name]["rule"]} <= seen


@pytest.mark.parametrize("number", range(1, 28))
def test_every_worked_value_has_an_example(number: int) -> None:
    stated = {value for example in EXAMPLES.values() for case in example["case"] for value in case.get("value", ())}
    assert f"G{number}" in stated


@pytest.mark.parametrize("name", BOOK.readings)
def test_every_option_of_every_reading_has_an_example(name: str) -> None:
    used = {situation(*case).get("readings", {}).get(name) for case in CASES} | readings(name)
    assert {*BOOK.readings[name].options[1:]} <= used


def without(data: Any, rule: str) -> Any:
    """Take a special rule out of every weapon and every unit."""
    if isinstance(data, dict):
        return {key: without(value, rule) for key, value in data.items()}
    if isinstance(data, list):
        kept = [text for text in data if not (isinstance(text, str) and re.sub(r"\(.*\)$", "", text) == rule)]
        return [without(item, rule) for item in kept]
    if isinstance(data, str):
        return re.sub(rf", {re.escape(rule)}(?:\([^()]*\))?(?=[,)])", "", data)
    return data


MATTERS = [(name, at) for name, at in CASES if "matters" in EXAMPLES[name]["case"][at]]


@pytest.mark.parametrize(("name", "at"), MATTERS)
def test_the_odds_would_be_others_without_the_rule(name: str, at: int) -> None:
    data = situation(name, at)
    bare = without(data, EXAMPLES[name]["case"][at]["matters"])
    assert bare != data
    with_it, without_it = (read(each, name) for each in (data, bare))
    if isinstance(without_it, tuple) or isinstance(with_it, tuple):
        assert isinstance(with_it, tuple) != isinstance(without_it, tuple)
        return
    odds = [[measured(part) for part in ready(found).parts] for found in (with_it, without_it)]
    assert odds[0] != odds[1]
