"""A life that asks for one more of itself: an endless chain, solved exactly instead of followed.

If `a` is what the chain comes to when it stops and `T(v)` what it comes to when the rest of it is worth `v`, its
distribution satisfies `f = a + sum of f(v) T(v)`: one linear equation an outcome, finitely many below the cap.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction
from graphlib import CycleError, TopologicalSorter
from math import lcm
from typing import Any, TypeAlias

import msgspec

from grognard.core.distributions import Cap, Distribution
from grognard.core.errors import EndlessChain

__all__ = ["Again", "Caps", "Unrolled", "Vector", "clip", "clipped", "lows", "solve", "summed_means"]

Vector: TypeAlias = tuple[int, ...]
Caps: TypeAlias = tuple[int | None, ...]
Row: TypeAlias = dict[Vector, Fraction]

OUTCOMES = 5_000
"""A chain with more outcomes than this below its cap has no cap where it needs one."""


class Again(Exception):
    """The rule `key` was met while it was being explored: it asks for itself."""

    def __init__(self, key: object) -> None:
        super().__init__(key)
        self.key = key


class Unrolled(msgspec.Struct, frozen=True):
    """One link of a chain: weights of what it comes to when it stops here, and when it goes on, out of `total`."""

    stops: Mapping[Vector, int]
    goes_on: Mapping[Vector, int]
    total: int


def clip(outcome: Vector, caps: Caps) -> Vector:
    """Return the outcome with every coordinate at most its cap."""
    return tuple([v if cap is None or v < cap else cap for v, cap in zip(outcome, caps, strict=True)])


def clipped(outcome: Any, cap: Cap | None) -> Any:
    """Return a number or a vector as a cap counts it."""
    if cap is None:
        return outcome
    return clip(outcome, cap) if isinstance(cap, tuple) else min(outcome, cap)


def solve(unroll: Callable[[Vector], Unrolled], caps: Caps) -> Distribution[Any]:
    """Return the distribution of a chain; `unroll(v)` is one link whose rest is worth `v`.

    Raises `EndlessChain` where the outcomes do not end (no cap) or would have to be known before themselves.
    """
    zero = (0,) * len(caps)
    first = unroll(zero)
    stops = _clipped(first.stops, first.total, caps)
    if not stops:
        raise EndlessChain("endless-chain", cap=str(caps))
    rows: dict[Vector, Row] = {}
    todo = list(stops)
    while todo:
        outcome = todo.pop()
        if outcome in rows:
            continue
        if len(rows) > OUTCOMES:
            raise EndlessChain("endless-chain", cap=str(caps))
        link = unroll(outcome)
        if any(_shrinks(after, outcome, caps) for after in link.goes_on):
            raise EndlessChain("endless-chain-shrinks", cap=str(caps))
        rows[outcome] = _clipped(link.goes_on, link.total, caps)
        todo.extend(rows[outcome])
    chances = _substituted(stops, rows)
    total = lcm(*[chance.denominator for chance in chances.values()])
    weights = {outcome: int(chance * total) for outcome, chance in chances.items()}
    return Distribution(weights, total, any(cap is not None for cap in caps), caps, _means(unroll, first, rows))


def _shrinks(after: Vector, before: Vector, caps: Caps) -> bool:
    """Whether going on takes from what has a cap: then more than the cap might still come down below it."""
    return any(cap is not None and new < old for new, old, cap in zip(after, before, caps, strict=True))


def _clipped(weights: Mapping[Vector, int], total: int, caps: Caps) -> Row:
    row: Row = {}
    for outcome, weight in weights.items():
        key = clip(outcome, caps)
        row[key] = row.get(key, Fraction(0)) + Fraction(weight, total)
    return row


def _substituted(stops: Row, rows: Mapping[Vector, Row]) -> Row:
    """Solve the equations by substitution: every outcome after those that lead to it."""
    earlier: dict[Vector, set[Vector]] = {outcome: set() for outcome in rows}
    for outcome, row in rows.items():
        for later in row:
            if later != outcome:
                earlier[later].add(outcome)
    try:
        order = list(TopologicalSorter(earlier).static_order())
    except CycleError:
        raise EndlessChain("endless-chain-circular") from None
    chances: Row = {}
    for outcome in order:
        chance = stops.get(outcome, Fraction(0)) + sum(
            (chances[before] * rows[before][outcome] for before in earlier[outcome]), Fraction(0)
        )
        staying = rows[outcome].get(outcome, Fraction(0))
        chances[outcome] = chance / (1 - staying)
    return chances


def _means(
    unroll: Callable[[Vector], Unrolled], first: Unrolled, rows: Mapping[Vector, Row]
) -> tuple[Fraction, ...] | None:
    """Return the means without the cap, by linearity; None unless going on is worth `constant + slope * rest`."""
    length = len(next(iter(rows)))
    stopped = _mean(first.stops, first.total, length)
    constants = _mean(first.goes_on, first.total, length)
    ones = unroll((1,) * length)
    slopes = [one - constant for one, constant in zip(_mean(ones.goes_on, ones.total, length), constants, strict=True)]
    for outcome in rows:
        link = unroll(outcome)
        expected = [c + s * v for c, s, v in zip(constants, slopes, outcome, strict=True)]
        if _mean(link.goes_on, link.total, length) != expected:
            return None
    if any(slope >= 1 for slope in slopes):
        return None
    return tuple((s + c) / (1 - slope) for s, c, slope in zip(stopped, constants, slopes, strict=True))


def _mean(weights: Mapping[Vector, int], total: int, length: int) -> list[Fraction]:
    return [Fraction(sum(o[place] * w for o, w in weights.items()), total) for place in range(length)]


def lows(parts: Sequence[tuple[int, Collection[Vector]]], length: int) -> Vector:
    """Return the least that copies of these results can come to, coordinate by coordinate."""
    least = [0] * length
    for n, results in parts:
        least = [low + n * min(values) for low, values in zip(least, zip(*results, strict=True), strict=True)]
    return tuple(least)


def summed_means(parts: Sequence[tuple[int, Distribution[Any], Mapping[Vector, int]]]) -> tuple[Fraction, ...] | None:
    """Return the means of a sum without caps: of an open part the mean it carries. None where one is not known."""
    means: list[Fraction] = []
    for n, odds, vectors in parts:
        if odds.open and odds.open_mean is None:
            return None
        length = len(next(iter(vectors)))
        own = odds.open_mean if odds.open and odds.open_mean else _mean(vectors, odds.total, length)
        means = [mean + n * more for mean, more in zip(means or [Fraction(0)] * length, own, strict=True)]
    return tuple(means)
