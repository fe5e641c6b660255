"""Exact distributions: whole weights over one total, so that nothing is ever rounded."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Mapping
from fractions import Fraction
from html import escape
from math import gcd
from typing import Any, Generic, TypeAlias, TypeVar, cast

import msgspec

from grognard.core.errors import OpenTail

__all__ = ["Cap", "Distribution", "certain"]

K = TypeVar("K", bound=Hashable)
J = TypeVar("J", bound=Hashable)
Cap: TypeAlias = int | tuple[int | None, ...]
"""The outcome that stands for itself or more; for vectors one a coordinate, None where there is none."""


class Distribution(msgspec.Struct, Generic[K], frozen=True, eq=False):
    """How likely each outcome is: `weights[outcome]` out of `total`.

    An `open` distribution has met a cap (see `Each`): at `cap` an outcome stands for itself or more. `open_mean` is
    then the mean without the cap, where it is known. Distributions are values: equal when every chance is equal.
    """

    weights: Mapping[K, int]
    total: int
    open: bool = False
    cap: Cap | None = None
    open_mean: tuple[Fraction, ...] | None = None

    def reduced(self) -> Distribution[K]:
        """Return the same chances in lowest terms."""
        factor = gcd(self.total, *self.weights.values())
        if factor == 1:
            return self
        weights = {outcome: weight // factor for outcome, weight in self.weights.items()}
        return Distribution(weights, self.total // factor, self.open, self.cap, self.open_mean)

    def __getitem__(self, outcome: K) -> Fraction:
        if self.open and not self._is_within_cap(outcome):
            raise OpenTail("open-tail", asked=str(outcome), cap=str(self.cap))
        return Fraction(self.weights.get(outcome, 0), self.total)

    def _is_within_cap(self, outcome: object) -> bool:
        """Whether the chance of an outcome is known in spite of an open tail; at the cap, of the cap or more."""
        values = outcome if isinstance(outcome, tuple) else (outcome,)
        caps = self.cap if isinstance(self.cap, tuple) else (self.cap,)
        if self.cap is None or len(caps) != len(values):
            return False
        return all(cap is None or (isinstance(v, int) and v <= cap) for v, cap in zip(values, caps, strict=True))

    def __iter__(self) -> Iterator[K]:
        return iter(self.outcomes())

    def __len__(self) -> int:
        return len(self.weights)

    def __contains__(self, outcome: object) -> bool:
        return outcome in self.weights

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Distribution):
            return NotImplemented
        return self._lowest() == other._lowest()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        weights, *rest = self._lowest()
        return hash((frozenset(weights.items()), *rest))

    def _lowest(self) -> tuple[dict[K, int], int, bool, Cap | None]:
        mine = self.reduced()
        return {outcome: weight for outcome, weight in mine.weights.items() if weight}, mine.total, self.open, self.cap

    def outcomes(self) -> list[K]:
        """List everything that can happen, in order where there is one."""
        try:
            return sorted(cast("Mapping[Any, int]", self.weights))
        except TypeError:
            return list(self.weights)

    def chance(self, holds: Callable[[K], object]) -> Fraction:
        """Return the chance that `holds(outcome)`; of an open tail it is asked at the cap, which stands for more.

        Raises `OpenTail` where no outcome is known for itself.
        """
        if self.open and self.cap is None:
            raise OpenTail("open-tail", asked="chance", cap="-")
        return Fraction(sum(weight for outcome, weight in self.weights.items() if holds(outcome)), self.total)

    def at_least(self: Distribution[int], least: int) -> Fraction:
        """Return the chance of `least` or more. Raises `OpenTail` beyond the cap, where it is not known."""
        if self.open and (not isinstance(self.cap, int) or least > self.cap):
            raise OpenTail("open-tail", asked=f"{least}+", cap=str(self.cap))
        return self.chance(lambda outcome: outcome >= least)

    def at_most(self: Distribution[int], most: int) -> Fraction:
        """Return the chance of `most` or less. Raises `OpenTail` beyond the cap, where it is not known."""
        return 1 - self.at_least(most + 1)

    def quantile(self: Distribution[int], share: float | Fraction) -> int:
        """Return the least outcome that is not exceeded with chance `share` (0 to 1); 0.5 is the median."""
        if not 0 <= share <= 1:
            raise ValueError(f"a share lies between 0 and 1, not {share}")
        below, needed = 0, Fraction(share) * self.total
        for outcome in self.outcomes():
            below += self.weights[outcome]
            if below >= needed and below:
                if self.open and (not self._is_within_cap(outcome) or outcome == self.cap):
                    raise OpenTail("open-tail", asked=f"quantile {share}", cap=str(self.cap))
                return outcome
        raise ValueError("an empty distribution has no quantile")

    @property
    def mean(self: Distribution[int]) -> Fraction:
        """The mean, exactly; of an open tail the mean without the cap. Raises `OpenTail` where that is not known."""
        if not self.open:
            return Fraction(sum(outcome * weight for outcome, weight in self.weights.items()), self.total)
        if self.open_mean is None:
            raise OpenTail("open-tail", asked="mean", cap=str(self.cap))
        return self.open_mean[0]

    @property
    def variance(self: Distribution[int]) -> Fraction:
        """The variance, exactly. Raises `OpenTail` where a cap hides it."""
        if self.open:
            raise OpenTail("open-tail", asked="variance", cap=str(self.cap))
        squares = sum(outcome * outcome * weight for outcome, weight in self.weights.items())
        return Fraction(squares, self.total) - self.mean**2

    def map(self, meaning: Callable[[K], J]) -> Distribution[J]:
        """Return the distribution of `meaning(outcome)`; equal meanings merge."""
        weights: dict[J, int] = {}
        for outcome, weight in self.weights.items():
            key = meaning(outcome)
            weights[key] = weights.get(key, 0) + weight
        return Distribution(weights, self.total, self.open)

    def marginal(self: Distribution[Any], place: int) -> Distribution[int]:
        """Return the distribution of one coordinate, counted from 0, with its own cap."""
        one = self.map(lambda outcome: outcome[place])
        cap = self.cap[place] if isinstance(self.cap, tuple) else None
        if cap is None and self.cap is not None:
            return Distribution(one.weights, one.total)
        return Distribution(one.weights, one.total, self.open, cap, self.open_mean and (self.open_mean[place],))

    def to_dict(self, number: Callable[[Fraction], object] = float) -> dict[str, object]:
        """Return `{"mean", "probabilities"}` for JSON: keys as text, an open tail as `"9+"`, no mean where unknown."""
        chances = {o: Fraction(self.weights[o], self.total) for o in self.outcomes()}
        shown: dict[str, object] = {self.label(outcome): number(chance) for outcome, chance in chances.items()}
        mean: object = None
        if all(isinstance(outcome, int) for outcome in self.weights):
            try:
                mean = number(cast("Distribution[int]", self).mean)
            except OpenTail:
                mean = None
        return {"mean": mean, "probabilities": shown}

    def label(self, outcome: K) -> str:
        """Return the outcome as a reader expects it: `3`, `9+`, `1, 2`."""
        values = outcome if isinstance(outcome, tuple) else (outcome,)
        caps = self.cap if isinstance(self.cap, tuple) else (self.cap,) * len(values)
        if not self.open or len(caps) != len(values):
            caps = (None,) * len(values)
        return ", ".join(
            f"{v}+" if cap is not None and v == cap else f"{v}" for v, cap in zip(values, caps, strict=True)
        )

    def _repr_html_(self) -> str:
        rows = "".join(
            f"<tr><td>{escape(self.label(outcome))}</td><td>{self.weights[outcome] / self.total:.4f}</td></tr>"
            for outcome in self.outcomes()
        )
        return f"<table><tr><th>outcome</th><th>chance</th></tr>{rows}</table>"

    def __repr__(self) -> str:
        chances = {outcome: Fraction(self.weights[outcome], self.total) for outcome in self.outcomes()[:12]}
        shown = ", ".join(f"{self.label(outcome)}: {chance}" for outcome, chance in chances.items())
        return f"Distribution({shown}{', …' if len(self) > 12 else ''})"


def certain(outcome: K) -> Distribution[K]:
    """Return the distribution of something that is sure to happen."""
    return Distribution({outcome: 1}, 1)
