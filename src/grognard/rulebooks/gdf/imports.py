"""Army Forge lists as every book's imports look (section 7)."""

from __future__ import annotations

from grognard.core.documents import Problem
from grognard.core.imports import ImportedArmy, ImportedUnit
from grognard.core.refusals import Facts
from grognard.rulebooks.gdf.army_forge import read_army
from grognard.rulebooks.gdf.army_list import ArmyList, ListedUnit
from grognard.rulebooks.gdf.notation import Notice

__all__ = ["imported"]


def imported(data: bytes, path: str) -> ImportedArmy | tuple[Problem, ...]:
    """Read a list in any form of Army Forge, or say with their lines what stops it from being read."""
    army = read_army(data)
    if not isinstance(army, ArmyList):
        return _problems(army, path)
    units = tuple(map(_unit, army.units))
    warnings = _problems(army.warnings, path)
    return ImportedArmy(army.name, army.game, army.points_stated, army.points_computed, units, warnings)


def _problems(notices: tuple[Notice, ...], path: str) -> tuple[Problem, ...]:
    return tuple(Problem(path, notice.line, notice.key, notice.facts) for notice in notices)


def _unit(unit: ListedUnit) -> ImportedUnit:
    facts: Facts = (("models", unit.models), ("quality", unit.quality), ("defense", unit.defense))
    if unit.points is not None:
        facts = (*facts, ("points", unit.points))
    weapons = tuple((weapon.count, weapon.profile.text()) for weapon in unit.weapons)
    return ImportedUnit(unit.name, facts, weapons, tuple(map(str, unit.rules)), unit.joined_to, unit.copies)
