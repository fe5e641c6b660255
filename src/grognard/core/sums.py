"""Sums of independent lives: powers of one polynomial, packed into one whole number (Kronecker substitution).

Each outcome is a slot wide enough for the total, so multiplying the packed numbers convolves the distributions
exactly. Where the slots would be too many for that (wide vectors), outcomes are added one by one instead.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import product
from math import comb
from typing import Any, Literal, TypeAlias

from grognard.core.distributions import Distribution

__all__ = ["Parts", "add", "sum_of"]

Parts: TypeAlias = Sequence[tuple[int, Distribution[Any]]]
"""How many copies of which distribution; every count at least 1."""

SLOTS = 20_000
"""More slots than this and adding outcome by outcome is the faster way."""

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
        return Distribution({first: 1}, 1)
    if isinstance(first, tuple):
        return _vectors(parts, len(first))
    if len(parts) == 1 and len(parts[0][1].weights) == 2:
        return _two_valued(*parts[0])
    return _numbers(parts)


def _two_valued(n: int, life: Distribution[int]) -> Distribution[int]:
    (low, a), (high, b) = life.weights.items()
    if b == 1:
        low, a, high, b = high, b, low, a
    powers, power = [], 1
    for _ in range(n + 1):
        powers.append(power)
        power *= b
    start, step = n * low, high - low
    if a == 1:
        weights = {start + step * k: comb(n, k) * powers[k] for k in range(n + 1)}
    else:
        weights, power = {}, 1
        for k in range(n, -1, -1):
            weights[start + step * k] = comb(n, k) * powers[k] * power
            power *= a
    return Distribution(weights, life.total**n)


def _numbers(parts: Parts) -> Distribution[int]:
    total, low, size, spans = 1, 0, 1, []
    for n, life in parts:
        least = min(life.weights)
        spans.append(least)
        total *= life.total**n
        low += n * least
        size += n * (max(life.weights) - least)
    if size > SLOTS:
        return _one_by_one(parts)
    width = _width(total)
    packed = 1
    for (n, life), least in zip(parts, spans, strict=True):
        packed *= sum([weight << 8 * width * (value - least) for value, weight in life.weights.items()]) ** n
    return Distribution(_kept(zip(range(low, low + size), _slots(packed, width, size), strict=True)), total)


def _vectors(parts: Parts, length: int) -> Distribution[tuple[int, ...]]:
    total, lows, sizes, leasts = 1, [0] * length, [1] * length, []
    for n, life in parts:
        total *= life.total**n
        least = list(map(min, zip(*life.weights, strict=True)))
        most = map(max, zip(*life.weights, strict=True))
        leasts.append(least)
        lows = [a + n * b for a, b in zip(lows, least, strict=True)]
        sizes = [a + n * (c - b) for a, b, c in zip(sizes, least, most, strict=True)]
    strides, slots = [1] * length, 1
    for place in range(length - 1, -1, -1):
        strides[place] = slots
        slots *= sizes[place]
    if slots > SLOTS:
        return _one_by_one(parts)
    width = _width(total)
    factors = []
    for (n, life), least in zip(parts, leasts, strict=True):
        start = sum([a * b for a, b in zip(least, strides, strict=True)])
        packed = 0
        for value, weight in life.weights.items():
            packed += weight << 8 * width * (sum([a * b for a, b in zip(value, strides, strict=True)]) - start)
        factors.append(packed**n)
    packed = 1
    for factor in sorted(factors):
        packed *= factor
    keys = product(*[range(a, a + size) for a, size in zip(lows, sizes, strict=True)])
    return Distribution(_kept(zip(keys, _slots(packed, width, slots), strict=True)), total)


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


def _kept(pairs: Iterable[tuple[Any, int]]) -> dict[Any, int]:
    return {key: weight for key, weight in pairs if weight}
