"""Handfuls in the log: what was asked and what fell, so that a reader needs no rules to show it."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.battle.log import Thrown
from grognard.battle.plain import from_plain
from grognard.battle.resolving import luck
from grognard.core.table import Group, Handful, Outcomes

__all__ = ["fallen", "outcomes"]


def fallen(handful: Handful, given: Outcomes) -> tuple[Thrown, ...]:
    """Return the groups of a handful as they fell."""
    return tuple(_group(group, faces) for group, faces in zip(handful.groups, given, strict=True))


def _group(group: Group, faces: tuple[Any, ...]) -> Thrown:
    ask = group.ask
    good, chance = luck(group, faces)
    odds = ask.reading.odds
    one = Fraction(sum(odds.weights[meaning] for meaning in ask.good if meaning in odds.weights), odds.total)
    return Thrown(ask.reading.dice.name, ask.citation, ask.facts, faces, good, str(chance), str(one))


def outcomes(thrown: tuple[Thrown, ...]) -> Outcomes:
    """Return what fell again, as an answer."""
    return tuple(from_plain(list(group.faces)) for group in thrown)
