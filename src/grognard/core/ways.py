"""The ways the dice can fall: what one way comes to, and many of them merged."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import gcd, lcm
from typing import Any, NamedTuple, TypeAlias

import msgspec

from grognard.core.distributions import Distribution

__all__ = ["LINKED", "OPEN", "Args", "Linked", "Odds", "Path", "Policy", "Result", "Way", "merged"]

Args: TypeAlias = tuple[Hashable, ...]
Odds: TypeAlias = Distribution[Any]
Path: TypeAlias = tuple[Args, int, int, int]
"""A branch put aside: its answers so far, its weight out of a total, its marks."""
Way: TypeAlias = tuple[Any, int, int, int]
"""A way the dice can fall: its result, its weight out of a total, its marks."""

LINKED, OPEN = 1, 2
"""Marks of a way: it went through the link of a chain being solved; it met an open tail."""


class Policy(msgspec.Struct, frozen=True):
    """How odds answer a choice: a name that is printed, and a plain function from the domain to an answer."""

    name: str
    pick: Callable[[Any], Any]


class Result(msgspec.Struct, frozen=True):
    """What a rule came to, as it comes out of `Finder.running`; no question is one."""

    value: Any


class Linked(NamedTuple):
    """A result that went through the link of a chain."""

    result: Any


def merged(ways: list[Way]) -> Odds:
    """Merge equal results over one total; those that went through a link stay apart."""
    top = lcm(*{total for _, _, total, _ in ways})
    weights: dict[Any, int] = {}
    seen = 0
    for result, weight, total, marks in ways:
        key = Linked(result) if marks & LINKED else result
        weights[key] = weights.get(key, 0) + weight * (top // total)
        seen |= marks
    factor = gcd(top, *weights.values())
    if factor > 1:
        weights = {result: weight // factor for result, weight in weights.items()}
    return Distribution(weights, top // factor, bool(seen & OPEN))
