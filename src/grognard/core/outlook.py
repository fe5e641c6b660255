"""What odds return: measures by name, and everything a reader must know to trust them."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import TypeAlias

import msgspec

from grognard.core.distributions import Distribution
from grognard.core.documents import Problem
from grognard.core.lines import Line
from grognard.core.reasons import Reason
from grognard.core.refusals import Facts

__all__ = ["NotModelled", "Outlook", "TargetOutlook", "Value"]

Value: TypeAlias = Distribution[int] | Fraction
"""A count as a distribution, a chance as a fraction."""


class NotModelled(msgspec.Struct, frozen=True):
    """Something in the input that the odds leave out, and whose it is."""

    what: str
    whose: str


class TargetOutlook(msgspec.Struct, frozen=True):
    """The measures of one target, in the book's order."""

    name: str
    measures: tuple[tuple[str, Value], ...]


class Outlook(msgspec.Struct, frozen=True):
    """Odds of one situation; `facts` stand on top (a need, an impossibility)."""

    rulebook: str
    edition: str
    readings: tuple[tuple[str, str], ...]
    targets: tuple[TargetOutlook, ...]
    measures: tuple[tuple[str, Value], ...] = ()
    reasons: tuple[Reason, ...] = ()
    assumed: tuple[tuple[str, str], ...] = ()
    not_modelled: tuple[NotModelled, ...] = ()
    warnings: tuple[Problem, ...] = ()
    left_out: tuple[Line, ...] = ()
    facts: Facts = ()

    def to_dict(self, number: Callable[[Fraction], object] = float) -> dict[str, object]:
        """Return the outlook for JSON: a count as `{"mean", "probabilities"}`, a chance as one number."""

        def shown(value: Value) -> object:
            return number(value) if isinstance(value, Fraction) else value.to_dict(number)

        targets = [{"name": t.name, **{key: shown(value) for key, value in t.measures}} for t in self.targets]
        return {
            "rulebook": self.rulebook,
            "edition": self.edition,
            "readings": dict(self.readings),
            **dict(self.facts),
            "targets": targets,
            "measures": {key: shown(value) for key, value in self.measures},
            "reasons": [msgspec.to_builtins(reason) for reason in self.reasons],
            "assumed": dict(self.assumed),
            "not_modelled": [msgspec.to_builtins(left_out) for left_out in self.not_modelled],
            "warnings": [msgspec.to_builtins(warning) for warning in self.warnings],
            "left_out": [msgspec.to_builtins(line) for line in self.left_out],
        }
