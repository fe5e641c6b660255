"""A life that asks for one more of itself: an endless chain, solved exactly instead of followed.

A chain comes to what it has found so far *plus* what the rest of it comes to. If `a` is what it comes to when it stops
and `p(c)` the chance that it goes on with `c` more, its distribution satisfies `f(x) = a(x) + sum of p(c) f(x - c)`:
one linear equation an outcome, finitely many below the cap. Its mean is `(mean of a + mean of c) / (1 - p)`.
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

__all__ = [
    "FAR",
    "Again",
    "Caps",
    "Chain",
    "Vector",
    "chain_of",
    "clip",
    "clipped",
    "debts",
    "least",
    "solve",
    "summed_means",
    "widened",
]

Vector: TypeAlias = tuple[int, ...]
Caps: TypeAlias = tuple[int | None, ...]
Row: TypeAlias = dict[Vector, Fraction]
Weights: TypeAlias = Mapping[Vector, int]

Link: TypeAlias = tuple[Weights, Weights, int]
"""What a chain stops with and what it goes on with, out of a total, for one rest."""

OUTCOMES = 5_000
"""A chain with more outcomes than this below its cap has no cap where it needs one."""

FAR = 1_000_003
"""A rest that no real chain has: what a rule does with it, it does with every rest."""

TRIED = (1, 2, 3, 7, FAR)
"""The rests that are tried, the small ones first: a chain that throws as many dice as its rest is refused by them."""


class Again(Exception):
    """The rule `key` was met while it was being explored: it asks for itself."""

    def __init__(self, key: object) -> None:
        super().__init__(key)
        self.key = key


class Chain(msgspec.Struct, frozen=True):
    """One link of a chain: weights of what it stops with, and of how much more it goes on with, out of `total`."""

    stops: Weights
    steps: Weights
    total: int

    @property
    def least(self) -> Vector:
        """The least the whole chain can come to, coordinate by coordinate."""
        return least(self.stops)


def chain_of(unroll: Callable[[Vector], Link], length: int) -> Chain:
    """Return the link found with a rest of nothing, if with every other rest tried it comes to just as much more.

    Raises `EndlessChain` for a chain that never stops, that does anything else with its rest, or that goes down.
    """
    stops, steps, total = unroll((0,) * length)
    if not stops or not steps:
        raise EndlessChain("endless-chain", cap="-")
    is_negative = any(v < 0 for outcome in stops for v in outcome)
    for start in (*TRIED, *(-rest for rest in TRIED if is_negative)):
        rest = tuple(start + (place if start > 0 else -place) for place in range(length))
        moved = {tuple(a + b for a, b in zip(step, rest, strict=True)): weight for step, weight in steps.items()}
        if unroll(rest) != (stops, moved, total):
            raise EndlessChain("endless-chain-no-sum")
    if any(more < 0 for step in steps for more in step):
        raise EndlessChain("endless-chain-shrinks")
    return Chain(stops, steps, total)


def clip(outcome: Vector, caps: Caps) -> Vector:
    """Return the outcome with every coordinate at most its cap."""
    return tuple([v if cap is None or v < cap else cap for v, cap in zip(outcome, caps, strict=True)])


def clipped(outcome: Any, cap: Cap | None) -> Any:
    """Return a number or a vector as a cap counts it."""
    if cap is None:
        return outcome
    return clip(outcome, cap) if isinstance(cap, tuple) else min(outcome, cap)


def solve(chain: Chain, caps: Caps) -> Distribution[Any]:
    """Return the distribution of a chain below its caps. Raises `EndlessChain` where one is missing."""
    stops: Row = {}
    for outcome, weight in chain.stops.items():
        key = clip(outcome, caps)
        stops[key] = stops.get(key, Fraction(0)) + Fraction(weight, chain.total)
    rows: dict[Vector, Row] = {}
    todo = list(stops)
    while todo:
        outcome = todo.pop()
        if outcome in rows:
            continue
        if len(rows) > OUTCOMES:
            raise EndlessChain("endless-chain", cap=str(caps))
        row = rows[outcome] = {}
        for step, weight in chain.steps.items():
            key = clip(tuple([a + b for a, b in zip(outcome, step, strict=True)]), caps)
            row[key] = row.get(key, Fraction(0)) + Fraction(weight, chain.total)
        todo.extend(row)
    chances = _substituted(stops, rows)
    total = lcm(*[chance.denominator for chance in chances.values()])
    weights = {outcome: int(chance * total) for outcome, chance in chances.items()}
    if not any(more for step in chain.steps for more in step):
        return Distribution(weights, total)
    return Distribution(weights, total, open=True, cap=caps, open_mean=_means(chain))


def _substituted(stops: Row, rows: Mapping[Vector, Row]) -> Row:
    """Solve the equations by substitution: every outcome after those that lead to it."""
    earlier: dict[Vector, set[Vector]] = {outcome: set() for outcome in rows}
    for outcome, row in rows.items():
        for later in row:
            if later != outcome:
                earlier[later].add(outcome)
    try:
        order = list(TopologicalSorter(earlier).static_order())
    except CycleError:  # a cap below the start: outcomes that count as the cap lead to one another
        raise EndlessChain("endless-chain-circular") from None
    chances: Row = {}
    for outcome in order:
        led = sum((chances[before] * rows[before][outcome] for before in earlier[outcome]), Fraction(0))
        staying = rows[outcome].get(outcome, Fraction(0))
        chances[outcome] = (stops.get(outcome, Fraction(0)) + led) / (1 - staying)
    return chances


def _means(chain: Chain) -> tuple[Fraction, ...]:
    length = len(next(iter(chain.stops)))
    going = Fraction(sum(chain.steps.values()), chain.total)
    both = zip(_mean(chain.stops, chain.total, length), _mean(chain.steps, chain.total, length), strict=True)
    return tuple((stopped + more) / (1 - going) for stopped, more in both)


def _mean(weights: Weights, total: int, length: int) -> list[Fraction]:
    return [Fraction(sum(o[place] * w for o, w in weights.items()), total) for place in range(length)]


def least(results: Collection[Vector]) -> Vector:
    """Return the least of these results, coordinate by coordinate."""
    return tuple(map(min, zip(*results, strict=True)))


def debts(leasts: Sequence[tuple[int, Vector]], length: int) -> Vector:
    """Return what the lives of a bag can take away in all, given the least that so many of each come to."""
    taken = [0] * length
    for n, lowest in leasts:
        taken = [debt + n * min(low, 0) for debt, low in zip(taken, lowest, strict=True)]
    return tuple(taken)


def widened(caps: Caps, undone: Vector, own: Vector) -> Caps:
    """Return caps for one life of a bag whose lives take away `undone` in all, such that no other can undo them."""
    both = zip(caps, undone, own, strict=True)
    return tuple([cap if cap is None else max(cap, 0) - (debt - min(mine, 0)) for cap, debt, mine in both])


def summed_means(parts: Sequence[tuple[int, Distribution[Any], Weights]]) -> tuple[Fraction, ...] | None:
    """Return the means of a sum without caps: of an open part the mean it carries. None where one is not known."""
    means: list[Fraction] = []
    for n, odds, vectors in parts:
        if odds.open and odds.open_mean is None:
            return None
        length = len(next(iter(vectors)))
        own = odds.open_mean if odds.open and odds.open_mean else _mean(vectors, odds.total, length)
        means = [mean + n * more for mean, more in zip(means or [Fraction(0)] * length, own, strict=True)]
    return tuple(means)
