"""Wounds and casualties: who in the unit takes them, in which order (rules 16–19)."""

from __future__ import annotations

import msgspec

__all__ = ["Unit", "allocate", "bears", "caused", "removed", "suffer"]

replace = msgspec.structs.replace


class Unit(msgspec.Struct, frozen=True, cache_hash=True):
    """A unit under fire, by classes of models: which individual stands where is the owner's business afterwards.

    `plain` models have one wound each; `fresh` Tough models are unwounded, `hurt` are the wounds on the others, most
    first; `tough` is their Tough value; `heroes` are the wounds on each joined hero and its Tough, in order of dying.
    `excess` counts the wounds that no model needed, where somebody asks for them.
    """

    plain: int
    fresh: int = 0
    hurt: tuple[int, ...] = ()
    tough: int = 1
    heroes: tuple[tuple[int, int], ...] = ()
    excess: int | None = None

    @property
    def models(self) -> int:
        """How many models are alive."""
        return self.plain + self.fresh + len(self.hurt) + len(self.heroes)

    @property
    def marked(self) -> int:
        """How many wounds lie on models that are still alive."""
        return sum(self.hurt) + sum(taken for taken, _ in self.heroes)


def allocate(unit: Unit, size: int) -> Unit:
    """Give one packet of `size` wounds to one model; what it does not need is lost (rules 17–19)."""
    if size <= 0:
        return unit
    if unit.excess is not None:
        unit = _wasting(unit, size - _needed(unit))
    if unit.plain:
        return replace(unit, plain=unit.plain - 1)
    if unit.hurt:
        first, rest = unit.hurt[0] + size, unit.hurt[1:]
        return replace(unit, hurt=rest if first >= unit.tough else (first, *rest))
    if unit.fresh:
        hurt = () if size >= unit.tough else (size,)
        return replace(unit, fresh=unit.fresh - 1, hurt=hurt)
    if unit.heroes:
        (taken, tough), others = unit.heroes[0], unit.heroes[1:]
        taken += size
        return replace(unit, heroes=others if taken >= tough else ((taken, tough), *others))
    return unit


def suffer(unit: Unit, wounds: int) -> Unit:
    """Give plain wounds one by one: each removes a model or is piled on the one already wounded (rules 16–18)."""
    plain = min(wounds, unit.plain)
    if plain:
        unit = replace(unit, plain=unit.plain - plain)
    for left in range(wounds - plain, 0, -1):
        if not unit.models:
            return _wasting(unit, left)
        unit = allocate(unit, 1)
    return unit


def _needed(unit: Unit) -> int:
    """Return how many wounds remove the model whose turn it is."""
    if unit.plain:
        return 1
    if unit.hurt:
        return unit.tough - unit.hurt[0]
    if unit.fresh:
        return unit.tough
    return unit.heroes[0][1] - unit.heroes[0][0] if unit.heroes else 0


def _wasting(unit: Unit, wounds: int) -> Unit:
    """Count wounds that no model needed, where somebody asks for them."""
    return unit if unit.excess is None or wounds <= 0 else replace(unit, excess=unit.excess + wounds)


def bears(unit: Unit) -> int:
    """Return how many wounds the whole unit can still take."""
    hurt = sum(unit.tough - taken for taken in unit.hurt)
    return unit.plain + unit.fresh * unit.tough + hurt + sum(tough - taken for taken, tough in unit.heroes)


def caused(before: Unit, after: Unit) -> int:
    """Return how many wounds a unit was caused between two moments, with those in excess if it counts them."""
    return bears(before) - bears(after) + (after.excess or 0) - (before.excess or 0)


def removed(before: Unit, after: Unit) -> int:
    """Count the models lost."""
    return before.models - after.models
