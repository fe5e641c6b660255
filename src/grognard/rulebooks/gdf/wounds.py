"""Wounds and casualties: who in the unit takes them, in which order (rules 16–19)."""

from __future__ import annotations

import msgspec

__all__ = ["Unit", "allocate", "removed", "suffer"]


class Unit(msgspec.Struct, frozen=True, cache_hash=True):
    """A unit under fire, by classes of models: which individual stands where is the owner's business afterwards.

    `plain` models have one wound each; `fresh` Tough models are unwounded, `hurt` are the wounds on the others, most
    first; `tough` is their Tough value; `heroes` are the wounds on each joined hero and its Tough, in order of dying.
    """

    plain: int
    fresh: int = 0
    hurt: tuple[int, ...] = ()
    tough: int = 1
    heroes: tuple[tuple[int, int], ...] = ()

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
    if unit.plain:
        return msgspec.structs.replace(unit, plain=unit.plain - 1)
    if unit.hurt:
        first, rest = unit.hurt[0] + size, unit.hurt[1:]
        return msgspec.structs.replace(unit, hurt=rest if first >= unit.tough else (first, *rest))
    if unit.fresh:
        hurt = () if size >= unit.tough else (size,)
        return msgspec.structs.replace(unit, fresh=unit.fresh - 1, hurt=hurt)
    if unit.heroes:
        (taken, tough), others = unit.heroes[0], unit.heroes[1:]
        taken += size
        return msgspec.structs.replace(unit, heroes=others if taken >= tough else ((taken, tough), *others))
    return unit


def suffer(unit: Unit, wounds: int) -> Unit:
    """Give plain wounds one by one: each removes a model or is piled on the one already wounded (rules 16–18)."""
    plain = min(wounds, unit.plain)
    if plain:
        unit = msgspec.structs.replace(unit, plain=unit.plain - plain)
    for _ in range(wounds - plain):
        if not unit.models:
            break
        unit = allocate(unit, 1)
    return unit


def removed(before: Unit, after: Unit) -> int:
    """Count the models lost."""
    return before.models - after.models
