"""Sums of independent lives: powers of one polynomial, packed into one whole number (Kronecker substitution).

Each outcome is a slot wide enough for the total, so multiplying the packed numbers convolves the distributions
exactly. Where the slots would be too many for that (wide vectors), outcomes are added one by one instead.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from itertools import accumulate, product
from operator import mul
from typing import Any, Literal, TypeAlias

from grognard.core.distributions import Distribution

__all__ = ["Parts", "add", "sum_of"]

Parts: TypeAlias = Sequence[tuple[int, Distribution[Any]]]
"""How many copies of which distribution; every count at least 1."""

Sides: TypeAlias = list[tuple[int, int]]
"""The slots that a die may fill, each with its weight."""

SLOTS = 20_000
"""More slots than this and adding outcome by outcome is the faster way."""

SHORT, FEW = 100, 64
"""Beyond `SHORT` slots powers are slow: a kind with at most `FEW` sides in all is added die by die, side by side."""

WORDS: dict[int, Literal["B", "H", "I", "Q"]] = {1: "B", 2: "H", 4: "I", 8: "Q"} if sys.byteorder == "little" else {}
"""Slot widths in bytes that the machine reads as they are."""


def add(one: Any, other: Any) -> Any:
    """Add two results: numbers, vectors coordinate by coordinate, or nothing to nothing."""
    if isinstance(one, tuple):
        return tuple([a + b for a, b in zip(one, other, strict=True)])
    return None if one is None else one + other


def sum_of(parts: Parts) -> Distribution[Any]:
    """Return the distribution of the sum of all copies; parts must all be numbers or all vectors of one length."""
    if len(parts) == 1 and parts[0][0] == 1:
        return parts[0][1]
    first = next(iter(parts[0][1].weights))
    if first is None or first == ():
        if any(value != first for _, life in parts for value in life.weights):
            raise TypeError("lives of one bag all come to nothing, or none does")
        return Distribution({first: 1}, 1)
    if isinstance(first, tuple):
        return _vectors(parts, len(first))
    if len(parts) == 1 and len(parts[0][1].weights) == 2:
        return _two_valued(*parts[0])
    return _numbers(parts)


def _two_valued(n: int, life: Distribution[int]) -> Distribution[int]:
    """Return the binomial distribution of a sum of two values, each weight from the one before."""
    (low, a), (high, b) = life.weights.items()
    weight = a**n
    weights = [weight]
    for k in range(n):
        weight = weight * ((n - k) * b) // ((k + 1) * a)
        weights.append(weight)
    values = range(n * low, n * high + (1 if high > low else -1), high - low)
    return Distribution(dict(zip(values, weights, strict=True)), life.total**n)


def _numbers(parts: Parts) -> Distribution[int]:
    low, size, total, kinds = 0, 1, 1, []
    for n, life in parts:
        least = min(life.weights)
        low += n * least
        size += n * (max(life.weights) - least)
        total *= life.total**n
        kinds.append((n, [(value - least, weight) for value, weight in life.weights.items()]))
    if size > SLOTS:
        return _one_by_one(parts)
    weights = zip(range(low, low + size), _convolved(kinds, size, total), strict=True)
    return Distribution({value: weight for value, weight in weights if weight}, total)


def _vectors(parts: Parts, length: int) -> Distribution[tuple[int, ...]]:
    lows, sizes, total, leasts = [0] * length, [1] * length, 1, []
    for n, life in parts:
        columns = list(zip(*life.weights, strict=True))
        least = list(map(min, columns))
        leasts.append(least)
        lows = [a + n * b for a, b in zip(lows, least, strict=True)]
        sizes = [a + n * (max(column) - b) for a, b, column in zip(sizes, least, columns, strict=True)]
        total *= life.total**n
    *strides, size = accumulate(reversed(sizes), mul, initial=1)
    if size > SLOTS:
        return _one_by_one(parts)
    strides.reverse()
    kinds = []
    for (n, life), least in zip(parts, leasts, strict=True):
        start = sum(map(mul, least, strides))
        kinds.append((n, [(sum(map(mul, value, strides)) - start, weight) for value, weight in life.weights.items()]))
    keys = product(*[range(low, low + many) for low, many in zip(lows, sizes, strict=True)])
    weights = zip(keys, _convolved(kinds, size, total), strict=True)
    return Distribution({value: weight for value, weight in weights if weight}, total)


def _convolved(kinds: Sequence[tuple[int, Sides]], size: int, total: int) -> Sequence[int]:
    """Return the weight of every slot of a sum of so many copies of these sides."""
    width = _width(total)
    slot, packed = 8 * width, 1
    for n, sides in kinds:
        if size <= SHORT or n * len(sides) > FEW:
            packed *= sum([weight << slot * place for place, weight in sides]) ** n
        else:
            shifts = [(slot * place, weight) for place, weight in sides]
            for _ in range(n):
                packed = sum([(packed if weight == 1 else packed * weight) << shift for shift, weight in shifts])
    return _slots(packed, width, size)


def _one_by_one(parts: Parts) -> Distribution[Any]:
    """Add copy after copy, outcome by outcome."""
    copies = [life for n, life in parts for _ in range(n)]
    done, total = dict(copies[0].weights), copies[0].total
    for life in copies[1:]:
        total *= life.total
        sums: dict[Any, int] = {}
        for (one, weight), (other, more) in product(done.items(), life.weights.items()):
            key = add(one, other)
            sums[key] = sums.get(key, 0) + weight * more
        done = sums
    return Distribution(done, total)


def _width(total: int) -> int:
    """Bytes a slot needs; rounded up to a machine word where there is one."""
    needed = (total.bit_length() + 7) // 8
    return next((word for word in WORDS if word >= needed), needed)


def _slots(packed: int, width: int, size: int) -> Sequence[int]:
    data = packed.to_bytes(width * size, "little")
    if width in WORDS:
        return memoryview(data).cast(WORDS[width]).tolist()
    read = int.from_bytes
    return [read(data[at : at + width], "little") for at in range(0, width * size, width)]
