"""Luck: handfuls with their chances, and how well each side threw over a game."""

from __future__ import annotations

from fractions import Fraction

from battle.skirmish import BOOK, first
from battle.test_session import to_the_dice
from grognard.battle.log import Answer, Thrown
from grognard.battle.luck import handfuls, luck_of
from grognard.battle.session import begin


def thrown(who: str, faces: tuple[int, ...], good: int, one: str) -> Answer:
    return Answer("throw", who, "dice", "hit", thrown=(Thrown("D6", "x-1", (), faces, good, "1", one),))


def test_each_side_is_measured_over_all_its_dice() -> None:
    log = (
        thrown("North", (4, 1), 1, "1/2"),
        thrown("South", (6, 6), 2, "1/6"),
        thrown("North", (5,), 1, "1/3"),
        thrown("North", (1, 1), 2, "1"),
    )
    north, south = luck_of(log)
    assert (north.who, north.dice, north.good, north.expected) == ("North", 3, 2, Fraction(4, 3))
    # two of 1/2, 1/2, 1/3: 1/2*1/2*2/3 + 2 * (1/2*1/2*1/3) = 1/3; all three: 1/12
    assert north.chance == Fraction(5, 12)
    assert (south.dice, south.good, south.expected, south.chance) == (2, 2, Fraction(1, 3), Fraction(1, 36))


def test_dice_that_nobody_hopes_anything_of_are_not_counted() -> None:
    assert luck_of((thrown("North", (1, 2), 0, "0"), thrown("North", (1,), 1, "1"))) == ()


def test_the_handfuls_of_a_game_are_told_with_their_lines() -> None:
    session = begin(BOOK, first())
    to_the_dice(session)
    session.answer(((1, 3, 5, 6),))
    (found,) = handfuls(enumerate(session.entries, 2))
    assert (found.line, found.who, found.stage, found.dice, found.good) == (6, "North", "attack", 4, 2)
    assert found.chance == Fraction(11, 16)
