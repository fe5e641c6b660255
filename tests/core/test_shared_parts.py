"""A part that shares the dice of another, measures told under another key, and lines that a rule tells of itself."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import msgspec

from grognard.battle.resolving import ThrownGroup, resolve
from grognard.core.asking import Rule, Throw, tell
from grognard.core.dice import D6
from grognard.core.lines import Line
from grognard.core.playing import narrate
from grognard.core.rulebook import Measure, Part, Priced, find, installed
from grognard.core.sources import scripted
from grognard.pricing.outlooks import outlook

FACE = Throw(D6.faces(), "duel")
BOOK: Any = msgspec.structs.replace(find(installed()[0]), stages=("duel",), readings={})


def duel() -> Rule[tuple[int, int]]:
    """Throw one die each, told apart."""
    yield from narrate("duel", "salute", "salute")
    first = yield from FACE
    yield from tell("high", int(first > 3))
    yield from narrate("duel", "answer", "answer")
    second = yield from FACE
    yield from tell("high-too", int(second > 3))
    return first, second


FIRST = Part("duel", "Ann", duel, (), (Measure("high", "count"), Measure("won", "chance", lambda r: r[0] > r[1])))
TOO = (Measure("high", "count", told="high-too"), Measure("won", "chance", lambda r: r[0] < r[1]))
SECOND = Part("other", "Bob", duel, (), TOO, shares="duel")
PRICED = Priced("1", (), (FIRST, SECOND))


def test_both_sides_are_read_from_the_same_dice() -> None:
    ann, bob = resolve(BOOK, PRICED, scripted(2, 5)).parts
    assert ann.measures == (("high", 0), ("won", 0))
    assert bob.measures == (("high", 1), ("won", 1))
    assert bob.entries == ()


def test_parts_of_one_name_that_share_nothing_throw_their_own_dice() -> None:
    parts = resolve(BOOK, Priced("1", (), (FIRST, FIRST)), scripted(2, 5, 6, 1)).parts
    assert [dict(part.measures)["won"] for part in parts] == [0, 1]


def test_lines_stand_where_the_rule_tells_them() -> None:
    ann, _ = resolve(BOOK, PRICED, scripted(2, 5)).parts
    kinds = [entry.key if isinstance(entry, Line) else entry.outcomes[0] for entry in ann.entries]
    assert kinds == ["salute", 2, "answer", 5]
    assert [entry.told for entry in ann.entries if isinstance(entry, ThrownGroup)] == [
        (("high", 0),),
        (("high-too", 1),),
    ]


def test_both_sides_are_priced() -> None:
    ann, bob = outlook(BOOK, PRICED).targets
    assert dict(ann.measures)["won"] == dict(bob.measures)["won"] == Fraction(15, 36)
    assert dict(ann.measures)["high"] == dict(bob.measures)["high"]
