"""Pricing a situation: every part explored exactly, every measure read from it."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from grognard.core.distributions import Distribution
from grognard.core.exact import exactly
from grognard.core.outlook import Outlook, TargetOutlook, Value
from grognard.core.rulebook import Measure, Part, Priced, Rulebook

__all__ = ["outlook", "priced_part"]


def outlook(book: Rulebook, priced: Priced) -> Outlook:
    """Return the exact odds of everything the book measures in a situation."""
    policies = dict(priced.policies)
    measured = [(part, tuple(priced_part(part, policies))) for part in priced.parts]
    return Outlook(
        rulebook=book.name,
        edition=priced.edition,
        readings=priced.readings,
        targets=tuple(TargetOutlook(part.target, values) for part, values in measured if part.target is not None),
        measures=tuple(value for part, values in measured if part.target is None for value in values),
        reasons=priced.reasons,
        assumed=tuple((why, policy.name) for why, policy in priced.policies),
        not_modelled=priced.not_modelled,
        warnings=priced.warnings,
        left_out=priced.left_out,
        facts=priced.facts,
    )


def priced_part(part: Part, policies: dict[str, Any]) -> Iterable[tuple[str, Value]]:
    """Return each measure of one independent part: from its result, or from what is told on the way."""
    tallies = {tally.key: tally for tally in part.tallies}
    for measure in part.measures:
        tally = tallies.get(measure.key)
        if tally is not None:
            yield measure.key, _value(measure, exactly(tally.rule, *tally.args, policies=policies))
        elif measure.read is None:
            told = exactly(part.rule, *part.args, watch=(measure.heard,), policies=policies)
            yield measure.key, _value(measure, told.map(lambda outcome: outcome[1][0]))
        else:
            result = exactly(part.rule, *part.args, policies=policies)
            yield measure.key, _value(measure, result.map(measure.read))


def _value(measure: Measure, distribution: Distribution[int]) -> Value:
    distribution = distribution.reduced()
    if measure.kind == "count":
        return distribution
    return Fraction(sum(weight for outcome, weight in distribution.weights.items() if outcome), distribution.total)
