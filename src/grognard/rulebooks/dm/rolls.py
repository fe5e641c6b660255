"""The dice of an attack: two dice a salvo that are kept as a pair, and the checks that follow (2.6)."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from grognard.core.asking import Throw
from grognard.core.dice import D6, dice, together
from grognard.core.refusals import Facts

__all__ = ["PASSED", "STAGES", "TWO_DICE", "Fall", "attack_throw", "check_throw", "victim_throw"]

STAGES = (
    "round", "initiative", "movement", "target", "weapon", "arc", "range", "line", "number", "attack", "victim",
    "confirm", "damage", "boldness", "own-boldness",
)  # fmt: skip
"""The declaration in the seed's order, then the dice in theirs."""

TWO_DICE = together(D6, D6)
PASSED = "passed"
FAILED = "failed"

Fallen: TypeAlias = Literal["ones", "hit", "accident", "miss"]


class Fall(msgspec.Struct, frozen=True, cache_hash=True):
    """What a pair means: a double one, a hit, one too many, or a miss; and its larger die."""

    kind: Fallen
    larger: int


def _fall(pair: tuple[int, ...], need: int) -> Fall:
    total = sum(pair)
    kind: Fallen = "miss"
    if total <= need:
        kind = "ones" if total == 2 else "hit"
    elif total == need + 1:
        kind = "accident"
    return Fall(kind, max(pair))


@lru_cache(maxsize=256)
def attack_throw(need: int, who: str) -> Throw[Fall]:
    """Return the roll of one salvo: a hit at the number or below, an accident at exactly one more (R48, R53).

    The double one is always a hit, since no shot is made with a number below 2. Pairs are never mixed (R59).
    """
    reading = TWO_DICE.read_as(lambda pair: _fall(pair, need))
    good = tuple(dict.fromkeys(fall for fall in reading.meanings if fall.kind in ("hit", "ones")))
    return Throw(reading, "attack", who, (("need", need),), good, "dm-roll")


@lru_cache(maxsize=64)
def victim_throw(count: int, names: str, who: str) -> Throw[int]:
    """Return the choice of one unit by chance: a die numbered in reading order, rolled again above (A35)."""
    facts: Facts = (("units", count), ("names", names))
    return Throw(dice(f"D{count}", count).faces(), "victim", who, facts, (), "dm-accident")


@lru_cache(maxsize=256)
def check_throw(stage: str, value: int, who: str, one_die: bool, citation: str) -> Throw[str]:
    """Return a check of skill or boldness: two dice (or one) must not show more than the value."""
    thrown = together(D6) if one_die else TWO_DICE
    reading = thrown.read_as(lambda faces: PASSED if sum(faces) <= value else FAILED)
    return Throw(reading, stage, who, (("value", value),), (PASSED,), citation)
