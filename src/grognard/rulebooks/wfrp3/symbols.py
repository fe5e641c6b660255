"""The seven dice and what their symbols count for (rules W1–W15).

Sides are written as they are typed: S success, B boon, R righteous success, C comet, X challenge, K bane, T chaos star,
D delay, E exertion, - blank.
"""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType
from typing import Any, TypeAlias

import msgspec

from grognard.core.asking import Life, Question, Rule, Throw, each, throw
from grognard.core.dice import Dice

__all__ = [
    "CODES",
    "COORDINATES",
    "DICE",
    "GM",
    "NAMES",
    "PLAYERS",
    "Counting",
    "Value",
    "die",
    "expertise",
    "pool_bag",
]

PLAYERS, GM = "players", "gm"
"""The two seats: whoever plays the characters, and the game master with everybody else."""

Value: TypeAlias = Any
"""A whole number where one coordinate is counted, else a tuple of them."""

DICE = MappingProxyType(
    {
        "C": Dice("C", ("-", "-", "S", "S", "S", "S", "B", "B")),
        "G": Dice("G", ("-", "S", "S", "S", "S", "B", "B", "SB", "SD", "SD")),
        "R": Dice("R", ("-", "-", "SS", "SS", "BB", "SB", "SE", "SE", "K", "K")),
        "Y": Dice("Y", ("-", "S", "R", "B", "B", "C")),
        "F": Dice("F", ("-", "-", "-", "S", "S", "B")),
        "M": Dice("M", ("-", "-", "-", "X", "X", "K")),
        "H": Dice("H", ("-", "X", "X", "XX", "XX", "K", "KK", "T")),
    }
)
"""Side by side of every die; each side is equally likely (rules W1–W7)."""

CODES = tuple(DICE)
"""The letters of the dice, in the order they are built into a pool."""

NAMES = MappingProxyType(
    {
        "C": "characteristic",
        "G": "conservative",
        "R": "reckless",
        "Y": "expertise",
        "F": "fortune",
        "M": "misfortune",
        "H": "challenge",
    }
)
"""What each die is called in a pool."""

COORDINATES = ("success", "boons", "comets", "stars", "delay", "exertion")
"""What can be counted: net successes, net boons, and the symbols that nothing cancels."""

_SHOWS = MappingProxyType(
    {
        "S": ("success", 1),
        "R": ("success", 1),
        "X": ("success", -1),
        "B": ("boons", 1),
        "K": ("boons", -1),
        "C": ("comets", 1),
        "T": ("stars", 1),
        "D": ("delay", 1),
        "E": ("exertion", 1),
    }
)
"""Successes cancel challenges and boons cancel banes, one for one; the rest is never cancelled (rules W10 and W11)."""

_READ_AS = MappingProxyType({"success": ("success", 1), "boon": ("boons", 1), "bane": ("boons", -1)})
_HOPED = frozenset({"success", "boons", "comets"})


class Counting(msgspec.Struct, frozen=True, cache_hash=True):
    """What is counted, and what a comet and a chaos star count as; nothing else of the dice is looked at.

    `comet` is `apart`, `success` or `boon`; `star` is `apart` or `bane`. `stage` and `who` say when and by whom the
    dice are thrown, `roller` for whom.
    """

    coordinates: tuple[str, ...] = COORDINATES
    comet: str = "apart"
    star: str = "apart"
    stage: str = "pool"
    who: str = PLAYERS
    roller: str = ""

    def value(self, symbols: str) -> Value:
        """Return what these symbols count."""
        counts = dict.fromkeys(self.coordinates, 0)
        for symbol in symbols.replace("-", ""):
            name, change = self._shows(symbol)
            if name in counts:
                counts[name] += change
        found = tuple(counts.values())
        return found if len(found) > 1 else found[0]

    def _shows(self, symbol: str) -> tuple[str, int]:
        as_read = {"C": self.comet, "T": self.star}.get(symbol, "apart")
        return _SHOWS[symbol] if as_read == "apart" else _READ_AS[as_read]

    def of(self, counts: dict[str, int]) -> Value:
        """Return the value of counts by name."""
        found = tuple(counts.get(name, 0) for name in self.coordinates)
        return found if len(found) > 1 else found[0]

    @property
    def nothing(self) -> Value:
        """What a pool without dice shows."""
        return self.value("")


@lru_cache(maxsize=512)
def _throw(code: str, c: Counting) -> Throw[Value]:
    kind = DICE[code]
    good = tuple(value for value in dict.fromkeys(map(c.value, kind.outcomes)) if _is_good(code, value, c))
    return throw(kind.read_as(c.value), c.stage, c.who, (("die", code), ("roller", c.roller)), good, "wfrp3-dice")


@lru_cache(maxsize=128)
def _expertise_throw(c: Counting) -> Throw[tuple[Value, bool]]:
    kind = DICE["Y"]

    def meaning(side: str) -> tuple[Value, bool]:
        return c.value(side), "R" in side

    good = tuple(both for both in dict.fromkeys(map(meaning, kind.outcomes)) if _is_good("Y", both[0], c))
    return throw(kind.read_as(meaning), c.stage, c.who, (("die", "Y"), ("roller", c.roller)), good, "wfrp3-righteous")


def _is_good(code: str, value: Value, c: Counting) -> bool:
    """Whether a side comes to what its thrower hopes for: something good, or nothing on a dark die."""
    if code in "MH":
        return bool(value == c.nothing)
    counts = value if isinstance(value, tuple) else (value,)
    return any(n > 0 for name, n in zip(c.coordinates, counts, strict=True) if name in _HOPED)


def die(code: str, c: Counting) -> Question[Value]:
    """Throw one die of any kind but expertise, and count what it shows."""
    return _throw(code, c)


def expertise(c: Counting) -> Rule[Value]:
    """Throw one expertise die; a righteous success is a success and one more of them, without limit (rule W13)."""
    shown, goes_on = yield from _expertise_throw(c)
    if not goes_on:
        return shown
    more = yield from each((1, expertise, (c,)), zero=c.nothing)
    if isinstance(shown, tuple):
        return tuple(a + b for a, b in zip(shown, more, strict=True))
    return shown + more


def _given(value: Value) -> Rule[Value]:
    return value
    yield


def pool_bag(dice: tuple[tuple[str, int], ...], added: Value, c: Counting) -> tuple[tuple[int, Life[Value], Any], ...]:
    """Return the lives of a pool: so many dice of each letter, and symbols that are there without a die."""
    bag: list[tuple[int, Life[Value], Any]] = [
        (n, expertise, (c,)) if code == "Y" else (n, die, (code, c)) for code, n in dice if n
    ]
    if added != c.nothing:
        bag.append((1, _given, (added,)))
    return tuple(bag)
