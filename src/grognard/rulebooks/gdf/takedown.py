"""Takedown: one model is picked and shot at as a unit of one, before anything else is resolved (section 5)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grognard.core.asking import Rule, Through, each, step, through
from grognard.rulebooks.gdf.rolls import ONE
from grognard.rulebooks.gdf.shooting import Group, burst, fire, land
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["Fire", "Pick", "fire_counting", "fire_noting", "is_hazardous", "take_down", "volley"]

Pick: TypeAlias = Literal["model", "tough", "hero"]
"""Which class of model is picked: one without Tough, the Tough model most wounded, the first hero."""

Fire: TypeAlias = tuple[tuple[Group, Pick | None], ...]
"""What is fired at one unit, in the order it is resolved."""


def volley(unit: Unit, groups: Fire) -> Through[Unit]:
    """Fire every group at a unit, one after the other."""
    return through(unit, *(step(take_down, group, pick) if pick else fire(group) for group, pick in groups))


def is_hazardous(group: Group) -> bool:
    """Tell whether natural 1s of a group harm the unit that fires it."""
    return ONE in group.to_hit.reading.meanings


def fire_counting(state: tuple[Unit, int], group: Group, pick: Pick | None) -> Rule[tuple[Unit, int]]:
    """Fire one group at a unit, and add the natural 1s that harm the shooters to those before."""
    unit, ones = state
    if not is_hazardous(group):
        return (yield from volley(unit, ((group, pick),))), ones
    after, _, more = yield from _counted(unit, group, pick)
    return after, ones + more


def fire_noting(state: tuple[Unit, int], group: Group, pick: Pick | None) -> Rule[tuple[Unit, int]]:
    """Fire one group at a unit, and add its hits to those before."""
    unit, hits = state
    after, more, _ = yield from _counted(unit, group, pick)
    return after, hits + more


def _counted(unit: Unit, group: Group, pick: Pick | None) -> Rule[tuple[Unit, int, int]]:
    """Fire one group at a unit; return what is left of it, the hits, and the natural 1s that harm the shooters."""
    alone = _alone(unit, pick) if pick else unit
    plain, six, ones = yield from each((group.attacks, burst, (group,)), zero=(0, 0, 0))
    after = yield from land(alone, group, plain, six)
    return _back(unit, alone, after, pick) if pick else after, plain + six, ones


def take_down(unit: Unit, g: Group, pick: Pick) -> Rule[Unit]:
    """Fire a group at the model picked alone; what it does not need is lost, even all of it if it is dead already."""
    alone = _alone(unit, pick)
    after = yield from through(alone, fire(g))
    return _back(unit, alone, after, pick)


def _alone(unit: Unit, pick: Pick) -> Unit:
    """Return the model picked as a unit of one; nobody if there is none of its class."""
    excess = None if unit.excess is None else 0
    if pick == "model":
        return Unit(min(1, unit.plain), excess=excess)
    if pick == "hero":
        return Unit(0, heroes=unit.heroes[:1], excess=excess)
    if unit.hurt:
        return Unit(0, hurt=unit.hurt[:1], tough=unit.tough, excess=excess)
    return Unit(0, fresh=min(1, unit.fresh), tough=unit.tough, excess=excess)


def _back(unit: Unit, alone: Unit, after: Unit, pick: Pick) -> Unit:
    replace = msgspec.structs.replace
    if unit.excess is not None:
        unit = replace(unit, excess=unit.excess + (after.excess or 0))
    if not alone.models:
        return unit
    if pick == "model":
        return replace(unit, plain=unit.plain - 1 + after.plain)
    if pick == "hero":
        return replace(unit, heroes=after.heroes + unit.heroes[1:])
    if unit.hurt:
        return replace(unit, hurt=after.hurt + unit.hurt[1:])
    return replace(unit, fresh=unit.fresh - 1 + after.fresh, hurt=after.hurt)
