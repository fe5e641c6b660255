"""An army as it was listed: what the list says and nothing that a rulebook would add to it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from grognard.core.refusals import Fact, Facts
from grognard.rulebooks.gdf.notation import MOST_DIGITS, Notice, Profile, SpecialRule, Weapon, granted, notice

__all__ = [
    "MOST_BYTES",
    "MOST_ENTRIES",
    "MOST_NOTICES",
    "MOST_PARTS",
    "MOST_UNITS",
    "ArmyList",
    "ListedUnit",
    "Remarks",
]

MOST_BYTES = 5_000_000
"""A list of more bytes, or characters, than this is not read."""

MOST_UNITS = 2_000
"""A list of more units, or of more lines that are not blank, is not read."""

MOST_PARTS = 200
"""A line of rules or weapons, or a kit, holds no more than this."""

MOST_ENTRIES = 20_000
"""All kits and rules of a list together hold no more than this."""

MOST_NOTICES = 200
"""Further notices are only counted."""


class ListedUnit(msgspec.Struct, frozen=True):
    """A unit of the list, or `copies` identical ones; everything else is said of one copy.

    `joined_to` is the name of the unit a hero has joined and `host` its place in the list. `base` is its base in
    millimetres as the list says it (`32`, `60x35`), and `line` where in the file the unit stands. `modes` are the
    profiles that are ways to fire one and the same weapon.
    """

    name: str
    models: int
    quality: int
    defense: int
    points: int | None = None
    weapons: tuple[Weapon, ...] = ()
    rules: tuple[SpecialRule, ...] = ()
    joined_to: str | None = None
    host: int | None = None
    copies: int = 1
    base: str = ""
    line: int = 0
    modes: tuple[tuple[Profile, ...], ...] = ()


class ArmyList(msgspec.Struct, frozen=True):
    """A list: its name, its game (`GF`, `AOF`, …; nothing if not stated), its books, its units and what to know of it.

    `points_stated` is what the list says of itself, none if it does not.
    """

    name: str
    game: str
    points_stated: int | None
    units: tuple[ListedUnit, ...]
    warnings: tuple[Notice, ...] = ()
    books: tuple[str, ...] = ()

    @property
    def points_computed(self) -> int:
        """The points of all units, identical ones each for itself."""
        return sum((unit.points or 0) * unit.copies for unit in self.units)


class Remarks:
    """What was noted while a list was read: errors, for which it is refused, and warnings, with which it is taken."""

    def __init__(self) -> None:
        self.errors: list[Notice] = []
        self.warnings: list[Notice] = []
        self.entries = 0
        self._fields: set[str] = set()

    def warn(self, line: int, key: str, **facts: Fact) -> None:
        """Note something that the list is taken with."""
        self.warnings.append(notice(key, line, **facts))

    def refuse(self, line: int, key: str, **facts: Fact) -> None:
        """Note something for which the list is refused."""
        self.errors.append(notice(key, line, **facts))

    def fields(self, line: int, found: Iterable[str], known: frozenset[str]) -> None:
        """Warn of fields that nobody here knows, of each the first time that it is met."""
        for field in found:
            if field not in known and field not in self._fields and len(self._fields) < MOST_NOTICES:
                self._fields.add(field)
                self.warn(line, "unknown-field", got=field)

    def relay(self, line: int, fault: Notice, unit: str) -> None:
        """Note what was wrong with a notation; a bracket left open may hide anything, so the list is refused."""
        named: Facts = (*fault.facts, ("unit", unit))
        notes = self.errors if fault.key == "unclosed-bracket" else self.warnings
        notes.append(Notice(line, fault.key, named))

    def points(self, army: ArmyList, line: int) -> None:
        """Warn of points that the list states of itself and that are not those of its units."""
        if army.points_stated not in (None, army.points_computed):
            self.warn(line, "points-differ", stated=army.points_stated or 0, computed=army.points_computed)

    def ratings(self, unit: ListedUnit) -> None:
        """Warn of a rule that the same models have with different numbers; it is kept as it is stated."""
        stated: dict[tuple[str, int | None], str] = {}
        for rule in granted(unit.rules, unit.models):
            before = stated.setdefault((rule.name, rule.count), str(rule))
            if before != str(rule):
                self.warn(unit.line, "rule-stated-twice", first=before, second=str(rule), unit=unit.name)

    def _sizes(self, unit: ListedUnit) -> None:
        """Refuse a unit of which some number, once it is added up, is larger than a list may write it."""
        numbers = (unit.models, unit.points or 0, *(weapon.count for weapon in unit.weapons))
        if max(numbers) >= 10**MOST_DIGITS:
            self.refuse(unit.line, "number-too-long", got=max(numbers), most=MOST_DIGITS, unit=unit.name)

    def verdict(self, army: ArmyList) -> ArmyList | tuple[Notice, ...]:
        """Return the army with its warnings in the order of their lines, or all errors."""
        for unit in army.units:
            self._sizes(unit)
        if self.errors:
            return _capped(self.errors)
        return msgspec.structs.replace(army, warnings=_capped(self.warnings))


def _capped(notices: list[Notice]) -> tuple[Notice, ...]:
    """Sort notices by line, and say of those beyond the limit only how many they are."""
    first = sorted(notices, key=lambda noted: noted.line)[:MOST_NOTICES]
    further = len(notices) - len(first)
    return (*first, notice("further-notices", first[-1].line, count=further)) if further else tuple(first)
