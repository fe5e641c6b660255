"""Sums with a cap: what lies above it counts as "cap or more", endless lives in the bag or not."""

from __future__ import annotations

from typing import Any, Protocol

from grognard.core.asking import Life
from grognard.core.chains import Again, Caps, Chain, Vector, clip, debts, least, summed_means, widened
from grognard.core.distributions import Distribution
from grognard.core.sums import Parts
from grognard.core.ways import Args, Odds

__all__ = ["Finds", "capped_sum", "clipped_sum"]


class Finds(Protocol):
    """What a sum needs of whoever finds distributions."""

    pending: set[tuple[Life[Any], Args]]
    silence: Vector

    def one_life(self, life: Life[Any], args: Args) -> Odds:
        """Explore a life."""

    def link_of(self, key: tuple[Life[Any], Args]) -> tuple[Chain, Any]:
        """Return one link of a chain, and the zero its rest is added to."""

    def solved(self, chain: Chain, sample: Any, caps: Caps) -> Odds:
        """Return the distribution of a chain."""

    def sum(self, parts: Parts) -> Odds:
        """Return a sum without caps."""

    def vector(self, result: Any) -> Vector:
        """Return a result as a vector."""

    def like(self, sample: Any, vector: Vector) -> Any:
        """Return the result a vector stands for."""


def capped_sum(
    finder: Finds, kinds: list[tuple[int, Life[Any], Args]], caps: Caps, *, is_clipped: bool = False
) -> Odds:
    """Return a sum that counts from `caps` as "or more"; an endless life is capped so that no other can undo it.

    A sum that `is_clipped` is the cap instead, so that nothing stays open unless a part brought a cap of its own.
    """
    parts, endless = [], []
    for n, life, args in kinds:
        try:
            parts.append((n, finder.one_life(life, args)))
        except Again as again:
            if again.key != (life, args) or again.key in finder.pending:
                raise
            endless.append((n, *finder.link_of((life, args))))
    is_known = not any(odds.open for _, odds in parts)
    leasts = [(n, least([finder.vector(result) for result in odds.weights])) for n, odds in parts]
    undone = debts([*leasts, *((n, chain.least) for n, chain, _ in endless)], len(caps))
    for n, chain, sample in endless:
        parts.append((n, finder.solved(chain, sample, widened(caps, undone, chain.least))))
    whole = clipped_sum(finder, parts, caps, is_known=is_known)
    return Distribution(whole.weights, whole.total) if is_clipped and is_known else whole


def clipped_sum(finder: Finds, parts: Parts, caps: Caps, *, is_known: bool) -> Odds:
    """Return a sum counted up to its caps; what is below them is known unless a part brought a cap of its own."""
    whole = finder.sum([(n, Distribution(odds.weights, odds.total)) for n, odds in parts])
    sample = next(iter(whole.weights))
    means = summed_means([(n, odds, {finder.vector(r): w for r, w in odds.weights.items()}) for n, odds in parts])
    weights: dict[Any, int] = {}
    is_open = any(odds.open for _, odds in parts)
    for result, weight in whole.weights.items():
        vector = finder.vector(result)
        short = clip(vector, caps)
        is_open = is_open or short != vector
        key = finder.like(sample, short)
        weights[key] = weights.get(key, 0) + weight
    if not is_open or not is_known:
        return Distribution(weights, whole.total, is_open, None, means if is_open and not finder.silence else None)
    if finder.silence:  # beside the result stand its counts, which have no cap
        return Distribution(weights, whole.total, is_open, (caps[0], None) if isinstance(sample[0], int) else None)
    return Distribution(weights, whole.total, is_open, caps if isinstance(sample, tuple) else caps[0], means)
