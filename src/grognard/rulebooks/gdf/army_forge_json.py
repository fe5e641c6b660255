"""The list JSON of Army Forge's `/api/tts`: units, the halves of combined units, and heroes that have joined one."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from grognard.rulebooks.gdf.army_forge_unit import Entry, read_unit
from grognard.rulebooks.gdf.army_header import GAMES
from grognard.rulebooks.gdf.army_list import MOST_UNITS, ArmyList, ListedUnit, Remarks
from grognard.rulebooks.gdf.json_places import Place, items, members, opened, text_of, whole_of
from grognard.rulebooks.gdf.notation import Notice, Profile, SpecialRule, Weapon, notice

__all__ = ["read_json"]

_FIELDS = frozenset(
    re.findall(
        r"\w+",
        "activationCount armyIds campaignMode cloudModified creationTime forceOrg forceOrgErrors gameSystem id isCloud "
        "key listPoints modelCount modified name narrativeMode points pointsLimit specialRules undoUnitRemove units",
    )
)


def read_json(data: bytes) -> ArmyList | tuple[Notice, ...]:
    """Read a list from JSON: the list with all that was not understood, or why it is refused."""
    root = opened(data)
    if isinstance(root, Notice):
        return (root,)
    units = items(root.get("units")) or ()
    refusal = _foreign(root, units)
    if refusal is not None:
        return (refusal,)
    remarks = Remarks()
    remarks.fields(1, root, _FIELDS)
    entries = _combined([read_unit(place, remarks) for place in units], remarks)
    game = text_of(root.get("gameSystem")).upper()
    stated = _first_whole(root, ("listPoints", "points"))
    army = ArmyList(text_of(root.get("name")), game, stated, _joined(entries, remarks))
    _remark(root, army, remarks)
    return remarks.verdict(army)


def _foreign(root: Mapping[str, Place], units: tuple[Place, ...]) -> Notice | None:
    """Tell which other file this is; none if it is a list."""
    if "list" in root and "units" in members(root["list"]):
        return notice("saved-list", root["list"].line)
    if "upgradePackages" in root:
        return notice("army-book", root["upgradePackages"].line)
    if "units" not in root:
        return notice("not-a-list", 1, fields=", ".join(root))
    line = root["units"].line
    if len(units) > MOST_UNITS:
        return notice("too-many-units", line, got=len(units), most=MOST_UNITS)
    first = members(units[0]) if units else {}
    if "selectedUpgrades" in first and not {"quality", "loadout"} & set(first):
        return notice("saved-list", line)
    return None if units else notice("no-units", line)


def _first_whole(root: Mapping[str, Place], keys: tuple[str, ...]) -> int | None:
    return next((number for key in keys if (number := whole_of(root.get(key))) is not None), None)


def _combined(entries: list[Entry], remarks: Remarks) -> list[Entry]:
    """Put the second half of a combined unit to the first; whoever joined the second has joined the whole."""
    halves = {entry.key: place for place, entry in enumerate(entries) if entry.is_combined and not entry.joins}
    whole_units = list(entries)
    moved: dict[str, str] = {}
    absorbed: set[int] = set()
    for place, entry in enumerate(entries):
        if not entry.is_combined or not entry.joins:
            continue
        host = halves.get(entry.joins)
        if host is None or not _are_halves(entries[host].unit, entry.unit):
            remarks.warn(entry.unit.line, "half-without-other", unit=entry.unit.name)
            whole_units[place] = msgspec.structs.replace(entry, joins="")
            continue
        merged = _merged(whole_units[host].unit, entry.unit)
        whole_units[host] = msgspec.structs.replace(whole_units[host], unit=merged)
        moved[entry.key] = entry.joins
        absorbed.add(place)
    rest = [entry for place, entry in enumerate(whole_units) if place not in absorbed]
    return [msgspec.structs.replace(entry, joins=moved.get(entry.joins, entry.joins)) for entry in rest]


def _are_halves(first: ListedUnit, second: ListedUnit) -> bool:
    return (first.quality, first.defense) == (second.quality, second.defense)


def _merged(first: ListedUnit, second: ListedUnit) -> ListedUnit:
    """Make one unit of two halves."""
    weapons: dict[Profile, int] = {}
    for weapon in (*first.weapons, *second.weapons):
        weapons[weapon.profile] = weapons.get(weapon.profile, 0) + weapon.count
    points = None if first.points is None or second.points is None else first.points + second.points
    return msgspec.structs.replace(
        first,
        models=first.models + second.models,
        points=points,
        weapons=tuple(Weapon(count, profile) for profile, count in weapons.items()),
        rules=_shared(first, second),
        modes=tuple(dict.fromkeys((*first.modes, *second.modes))),
    )


def _shared(first: ListedUnit, second: ListedUnit) -> tuple[SpecialRule, ...]:
    """Add up the rules of two halves: a rule without a count is had by all models of its half."""
    bare = [{_bare(rule): rule.count for rule in reversed(unit.rules)} for unit in (first, second)]
    sizes = (first.models, second.models)
    found: list[SpecialRule] = []
    for rule in dict.fromkeys((*map(_bare, first.rules), *map(_bare, second.rules))):
        counts = [half[rule] or size for half, size in zip(bare, sizes, strict=True) if rule in half]
        everyone = all(rule in half and half[rule] is None for half in bare)
        found.append(rule if everyone else msgspec.structs.replace(rule, count=sum(counts)))
    return tuple(found)


def _bare(rule: SpecialRule) -> SpecialRule:
    return msgspec.structs.replace(rule, count=None)


def _joined(entries: list[Entry], remarks: Remarks) -> tuple[ListedUnit, ...]:
    """Give every hero the unit that it has joined, if that is in the list."""
    places = {entry.key: place for place, entry in enumerate(entries) if entry.key}
    found = []
    for entry in entries:
        host = _host(entry, entries, places)
        if entry.joins and host is None:
            remarks.warn(entry.unit.line, "joined-to-nobody", unit=entry.unit.name)
        name = None if host is None else entries[host].unit.name
        found.append(msgspec.structs.replace(entry.unit, host=host, joined_to=name))
    return tuple(found)


def _host(entry: Entry, entries: list[Entry], places: Mapping[str, int]) -> int | None:
    """Follow joined units to one that has joined none; none if there is no such unit."""
    seen: set[str] = set()
    host = None
    while entry.joins:
        host = places.get(entry.joins)
        if host is None or entry.joins in seen:
            return None
        seen.add(entry.joins)
        entry = entries[host]
    return host


def _remark(root: Mapping[str, Place], army: ArmyList, remarks: Remarks) -> None:
    """Check the sums of the list, and pass on what it says is wrong with it."""
    remarks.points(army, root["listPoints"].line if "listPoints" in root else 1)
    models, found = whole_of(root.get("modelCount")), sum(unit.models for unit in army.units)
    if models not in (None, found):
        remarks.warn(root["modelCount"].line, "models-differ", stated=models or 0, computed=found)
    if army.game and army.game not in GAMES:
        remarks.warn(root["gameSystem"].line, "unknown-game", got=army.game, known=", ".join(GAMES))
    for fault in items(root.get("forceOrgErrors")) or ():
        remarks.warn(fault.line, "list-says-wrong", got=text_of(fault))
