"""Takedown: one model is picked and shot at as a unit of one, before anything else is resolved (section 5)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grognard.core.asking import Rule, through
from grognard.rulebooks.gdf.shooting import Group, fire
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["Pick", "take_down"]

Pick: TypeAlias = Literal["model", "tough", "hero"]
"""Which class of model is picked: one without Tough, the Tough model most wounded, the first hero."""


def take_down(unit: Unit, g: Group, pick: Pick) -> Rule[Unit]:
    """Fire a group at the model picked alone; what it does not need is lost, even all of it if it is dead already."""
    alone = _alone(unit, pick)
    after = yield from through(alone, fire(g))
    return _back(unit, after, pick) if alone.models else unit


def _alone(unit: Unit, pick: Pick) -> Unit:
    """Return the model picked as a unit of one; nobody if there is none of its class."""
    if pick == "model":
        return Unit(min(1, unit.plain))
    if pick == "hero":
        return Unit(0, heroes=unit.heroes[:1])
    if unit.hurt:
        return Unit(0, hurt=unit.hurt[:1], tough=unit.tough)
    return Unit(0, fresh=min(1, unit.fresh), tough=unit.tough)


def _back(unit: Unit, after: Unit, pick: Pick) -> Unit:
    replace = msgspec.structs.replace
    if pick == "model":
        return replace(unit, plain=unit.plain - 1 + after.plain)
    if pick == "hero":
        return replace(unit, heroes=after.heroes + unit.heroes[1:])
    if unit.hurt:
        return replace(unit, hurt=after.hurt + unit.hurt[1:])
    return replace(unit, fresh=unit.fresh - 1 + after.fresh, hurt=after.hurt)
