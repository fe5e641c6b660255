"""How the dice fell: each handful with the chance of at least as well, and how lucky each side was over a game."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

import msgspec

from grognard.battle.log import Answer, Entry, Thrown
from grognard.core.distributions import Distribution
from grognard.core.sums import sum_of

__all__ = ["FellWell", "SideLuck", "handfuls", "luck_of"]


class FellWell(msgspec.Struct, frozen=True):
    """One named group of a handful: who threw it for what, how many of how many were good, the chance of as many."""

    line: int
    who: str
    stage: str
    dice: int
    good: int
    chance: Fraction


class SideLuck(msgspec.Struct, frozen=True):
    """The dice of one side: how many, how many were good, how many may be expected, the chance of at least as many.

    Dice that nobody hopes anything of (or that cannot fail) are not counted.
    """

    who: str
    dice: int
    good: int
    expected: Fraction
    chance: Fraction


def handfuls(entries: Iterable[tuple[int, Entry]]) -> tuple[FellWell, ...]:
    """Return every group of dice of a log that luck could do something about, given its lines by number."""
    return tuple(
        FellWell(line, entry.who, entry.what, len(group.faces), group.good, Fraction(group.chance))
        for line, entry in entries
        if isinstance(entry, Answer)
        for group in entry.thrown
        if _can_fail(group)
    )


def luck_of(entries: Iterable[Entry]) -> tuple[SideLuck, ...]:
    """Return how lucky each side was, in the order of their first dice."""
    thrown: dict[str, list[Thrown]] = {}
    for entry in entries:
        if isinstance(entry, Answer):
            thrown.setdefault(entry.who, []).extend(group for group in entry.thrown if _can_fail(group))
    return tuple(_side(who, groups) for who, groups in thrown.items() if groups)


def _can_fail(group: Thrown) -> bool:
    return 0 < Fraction(group.one) < 1


def _side(who: str, groups: list[Thrown]) -> SideLuck:
    counts: dict[Fraction, int] = {}
    for group in groups:
        counts[Fraction(group.one)] = counts.get(Fraction(group.one), 0) + len(group.faces)
    good = sum(group.good for group in groups)
    dice = [(n, Distribution({0: one.denominator - one.numerator, 1: one.numerator}, one.denominator))
            for one, n in counts.items()]  # fmt: skip
    expected = sum((one * n for one, n in counts.items()), Fraction(0))
    return SideLuck(who, sum(counts.values()), good, expected, sum_of(dice).at_least(good))
