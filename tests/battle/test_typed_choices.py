"""Answers as players type them, for every kind of choice."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from grognard.battle.typed_choices import read_choice
from grognard.boards.length import INCH
from grognard.core.asking import Choose, Domain
from grognard.core.domains import Allot, Facing, Number, OneOf, Routes, SomeOf, Spots, allows
from grognard.core.errors import BadInput


def nowhere(rng: Random) -> Iterator[Any]:
    yield from ()


UNITS = OneOf("c", ("Robot Warriors", "Robot Snipers", "Walker", "walker pilot", 7))
ARMS = SomeOf("c", ("bow", "sling", "stone"), 0, 3)
FIRE = SomeOf("c", (('Rifle (24", A1)', "Saurians"), ("hold", "Robots #1")), 0, 2)
SPOTS = Spots("c", 2, allows, nowhere)
ROUTES = Routes("c", 2, allows, nowhere)
NAMES = {"bow": "łuk", "sling": "proca", "stone": "kamień"}


@pytest.mark.parametrize(
    ("domain", "text", "wanted"),
    [
        (UNITS, "Robot Warriors", "Robot Warriors"),
        (UNITS, " robot   warriors ", "Robot Warriors"),
        (UNITS, "#2", "Robot Snipers"),
        (UNITS, "robot s", "Robot Snipers"),
        (UNITS, "walker", "Walker"),
        (UNITS, "7", 7),
        (ARMS, "bow, stone", ("bow", "stone")),
        (ARMS, "stone,bow", ("bow", "stone")),
        (ARMS, "#3, łuk", ("bow", "stone")),
        (ARMS, "-", ()),
        (ARMS, "", ()),
        (OneOf("c", (("a", 1), ("b", 2))), "b 2", ("b", 2)),
        (Allot("c", ("a", "b"), (3, 3), 4), "1, 3", (1, 3)),
        (Number("c", 0, 9), "4", 4),
        (Number("c", -9, 9), "-4", -4),
        (Facing("c", 6), "5", 5),
        (SPOTS, "12,5 14.5,5", ((12 * INCH, 5 * INCH), (29 * INCH // 2, 5 * INCH))),
        (SPOTS, "12, 5  14.5; 5", ((12 * INCH, 5 * INCH), (29 * INCH // 2, 5 * INCH))),
        (SPOTS, '(12"; 5") (14,5"; 5")', ((12 * INCH, 5 * INCH), (29 * INCH // 2, 5 * INCH))),
        (UNITS, "2", "Robot Snipers"),
        (FIRE, 'Rifle (24", A1) Saurians; #2', (('Rifle (24", A1)', "Saurians"), ("hold", "Robots #1"))),
        (FIRE, 'Rifle (24", A1) Saurians, hold robots', (('Rifle (24", A1)', "Saurians"), ("hold", "Robots #1"))),
        (SPOTS, '12";5,5 30cm,-1', ((12 * INCH, 11 * INCH // 2), (300_000, -INCH))),
        (ROUTES, "1,2 3,4 / -", (((INCH, 2 * INCH), (3 * INCH, 4 * INCH)), ())),
        (ROUTES, "/", ((), ())),
    ],
)
def test_an_answer_is_read_as_it_is_meant(domain: Domain[Any], text: str, wanted: object) -> None:
    assert read_choice(text, Choose("me", domain, "why"), NAMES) == wanted


@pytest.mark.parametrize(
    ("domain", "text", "wanted"),
    [
        (UNITS, "robot", "option-unclear"),
        (UNITS, "tank", "option-unknown"),
        (UNITS, "", "option-unknown"),
        (UNITS, "#0", "option-unknown"),
        (UNITS, "#99999999999", "option-unknown"),
        (ARMS, "bow, club", "option-unknown"),
        (Allot("c", ("a", "b"), (3, 3), 4), "1 x", "choice-not-a-number"),
        (Number("c", 0, 9), "1e3", "choice-not-a-number"),
        (Number("c", 0, 9), "", "choice-not-a-number"),
        (Number("c", 0, 9), "9" * 5000, "choice-not-a-number"),
        (Number("c", 0, 9), "٣" * 40, "choice-not-a-number"),
        (SPOTS, "12", "choice-not-a-point"),
        (SPOTS, "12,x", "choice-not-a-point"),
        (SPOTS, "1,2,3", "choice-not-a-point"),
        (ROUTES, "1,2 nowhere / -", "choice-not-a-point"),
    ],
)
def test_what_means_nothing_is_told_with_what_would(domain: Domain[Any], text: str, wanted: str) -> None:
    with pytest.raises(BadInput) as error:
        read_choice(text, Choose("me", domain, "why"), NAMES)
    assert error.value.key == wanted


def test_what_can_be_typed_is_listed() -> None:
    with pytest.raises(BadInput) as error:
        read_choice("x", Choose("me", ARMS, "why"), NAMES)
    assert error.value.facts["known"] == "#1 łuk; #2 proca; #3 kamień"
