"""The four rolls of an attack as throws: what each face of the die means (rules 11 and 13)."""

from __future__ import annotations

from functools import lru_cache

from grognard.core.asking import Throw
from grognard.core.dice import D6

__all__ = [
    "BLOCK",
    "IGNORE",
    "MISS",
    "ONE",
    "PASS",
    "SIX",
    "STAGES",
    "block_throw",
    "hit_throw",
    "ignore_throw",
    "impact_throw",
    "nerve_throw",
    "re_roll_throw",
]

STAGES = (
    "objectives", "dangerous", "impact", "quality", "extra", "defense", "re-roll", "ignore", "own-ignore", "wounds",
    "morale", "own-morale",
)  # fmt: skip
"""The dice of a battle and of an attack in the book's order."""

MISS = "miss"
HIT = "hit"
SIX = "six"
ONE = "one"
BLOCK = "block"
FAIL = "fail"
IGNORE = "ignore"
WOUND = "wound"
PASS = "pass"


@lru_cache(maxsize=256)
def hit_throw(
    need: int, weapon: str = "", *, sixes: bool = False, ones: bool = False, more: bool = False
) -> Throw[str]:
    """Return the Quality roll that needs `need`; natural 6 hits and natural 1 misses whatever it is (rule 11).

    `sixes` and `ones` keep natural 6s and 1s apart, where they mean something besides; `more`: attacks that a 6 gave.
    """

    def meaning(face: int) -> str:
        if face == 6:
            return SIX if sixes else HIT
        if face == 1:
            return ONE if ones else MISS
        return HIT if face >= need else MISS

    facts = (("need", min(max(need, 2), 6)), ("weapon", weapon))
    return Throw(D6.read_as(meaning), "extra" if more else "quality", "attacker", facts, (HIT, SIX), "gdf-11")


@lru_cache(maxsize=64)
def impact_throw(need: int, weapon: str, citation: str) -> Throw[str]:
    """Return dice that hit on `need` or more whatever Quality says; a natural 6 is a hit like any other."""
    reading = D6.read_as(lambda face: HIT if face >= need else MISS)
    return Throw(reading, "impact", "attacker", (("need", need), ("weapon", weapon)), (HIT,), citation)


@lru_cache(maxsize=256)
def block_throw(need: int, ap: int, *, ones: bool = False, sixes: bool = False, naturals: bool = True) -> Throw[str]:
    """Return the Defense roll that needs `need`; with `naturals` a 6 always blocks and a 1 never does (rule 13).

    `ones` and `sixes` keep natural 1s and 6s apart. `ap` tells the player which dice these are.
    """

    def meaning(face: int) -> str:
        blocks = face == 6 or (face != 1 and face >= need) if naturals else face >= need
        if face == 1 and ones and not blocks:
            return ONE
        if face == 6 and sixes and blocks:
            return SIX
        return BLOCK if blocks else FAIL

    shown = min(max(need, 2), 6) if naturals else need
    facts = (("need", shown), ("ap", ap))
    return Throw(D6.read_as(meaning), "defense", "target", facts, (BLOCK, SIX), "gdf-13")


@lru_cache(maxsize=256)
def re_roll_throw(first: Throw[str], citation: str) -> Throw[str]:
    """Return the second roll for a blocked natural 6: the same need, and its own natural 6 stands (rule 1)."""
    meanings = first.reading.meanings
    again = D6.read_as(lambda face: BLOCK if meanings[face - 1] == SIX else meanings[face - 1])
    return Throw(again, "re-roll", "target", first.facts, (BLOCK,), citation)


@lru_cache(maxsize=64)
def ignore_throw(need: int, citation: str, *, is_own: bool = False, is_apart: bool = False) -> Throw[str]:
    """Return the roll that ignores a wound on `need` or more: the target's, or one's own; apart for each packet."""
    reading = D6.read_as(lambda face: IGNORE if face >= need else WOUND)
    stage, who = ("own-ignore", "attacker") if is_own else ("ignore", "target")
    return Throw(reading, stage, who, (("need", need),), (IGNORE,), citation, is_apart)


@lru_cache(maxsize=64)
def nerve_throw(need: int, citation: str = "gdf-22", stage: str = "morale", who: str = "target") -> Throw[str]:
    """Return the morale test that needs `need`; the citation names the rule that has it thrown."""
    reading = D6.read_as(lambda face: PASS if face == 6 or (face != 1 and face >= need) else FAIL)
    return Throw(reading, stage, who, (("need", need),), (PASS,), citation)
