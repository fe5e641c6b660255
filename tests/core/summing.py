"""Distributions as plain fractions, and sums of them done the slow way."""

from collections.abc import Mapping, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

from core.brute import Chances, total
from grognard.core.distributions import Distribution


def chances(odds: Distribution[Any]) -> Chances:
    """Return the chance of every outcome that can happen."""
    return {outcome: Fraction(weight, odds.total) for outcome, weight in odds.weights.items() if weight}


def added_up(parts: Sequence[tuple[int, Mapping[Any, Fraction]]], zero: Any) -> Chances:
    """Return the chances of the sum of copies of these, one added to the other outcome by outcome."""
    done: Chances = {zero: Fraction(1)}
    for part in (part for n, part in parts for _ in range(n)):
        after: Chances = {}
        for (one, chance), (other, share) in product(done.items(), part.items()):
            key = total(one, [[other]])
            after[key] = after.get(key, Fraction(0)) + chance * share
        done = after
    return done
