"""One unit of an Army Forge list, with new field names or old ones."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from grognard.rulebooks.gdf.army_forge_kit import Kit, add_all, add_rules, entries
from grognard.rulebooks.gdf.army_list import ListedUnit, Remarks
from grognard.rulebooks.gdf.json_places import Place, flag, items, members, text_of, whole_of
from grognard.rulebooks.gdf.notation import Notice, SpecialRule, read_rule

__all__ = ["Entry", "read_unit"]

_RULES = ("rules", "specialRules")
_BASE_KITS = (("weapons", "items"), ("equipment",))
_FIELDS = frozenset(
    re.findall(
        r"\w+",
        "armyId bases combined cost customName defense disabledSections disabledUpgradeSections equipment genericName "
        "hasBalanceInvalid hasCustomRule id items joinToUnit loadout name notes product quality rules selectedUpgrades "
        "selectionId size sortId specialRules traits upgrades valid weapons xp",
    )
)


class Entry(msgspec.Struct, frozen=True):
    """A unit as it is listed, with what ties it to others: its own key and the key of the unit it is joined to."""

    unit: ListedUnit
    key: str
    joins: str
    is_combined: bool


def read_unit(place: Place, remarks: Remarks) -> Entry:
    """Read a unit; what is wrong with it is among the remarks."""
    fields = members(place)
    remarks.fields(place.line, fields, _FIELDS)
    name = _name(place, fields, remarks)
    kit = Kit(name, remarks, [], [])
    add_all(kit, _loadout(kit, place, fields))
    carried, kit.rules = kit.rules, []
    for key in _RULES:
        add_rules(kit, entries(kit, fields, key))
    kit.rules += carried
    _add_traits(kit, fields)
    points = _points(kit, place, fields)
    models, quality, defense = (_number(kit, place, fields, key) for key in ("size", "quality", "defense"))
    unit = ListedUnit(name, models, quality, defense, points, tuple(kit.weapons), tuple(kit.rules))
    base = text_of(members(fields.get("bases")).get("round"))
    unit = msgspec.structs.replace(unit, base=base, line=place.line, modes=tuple(kit.modes))
    remarks.ratings(unit)
    _remark(kit, place, fields)
    joins = text_of(fields.get("joinToUnit"))
    return Entry(unit, text_of(fields.get("selectionId")), joins, flag(fields.get("combined")))


def _name(place: Place, fields: Mapping[str, Place], remarks: Remarks) -> str:
    """Read the name its owner has given it, else that of the book, such that it can stand in a line of a list."""
    stated = text_of(fields.get("customName")) or text_of(fields.get("name"))
    name = stated.replace("|", "/").lstrip("+# ")
    if not name:
        remarks.refuse(place.line, "name-missing", got=stated, right="Riflemen")
    elif name != stated:
        remarks.warn(place.line, "name-changed", got=stated, name=name, unit=name)
    return name


def _number(kit: Kit, place: Place, fields: Mapping[str, Place], key: str) -> int:
    """Read how many models there are, or a value from 2+ to 6+."""
    least, most = (1, None) if key == "size" else (2, 6)
    number = whole_of(fields.get(key))
    if number is not None and least <= number and (most is None or number <= most):
        return number
    got = fields[key].raw.decode(errors="replace") if key in fields else ""
    line = fields[key].line if key in fields else place.line
    kit.remarks.refuse(line, {"size": "models-wrong"}.get(key, f"{key}-wrong"), got=got, unit=kit.unit)
    return least


def _loadout(kit: Kit, place: Place, fields: Mapping[str, Place]) -> tuple[Place, ...]:
    """Return the final kit; lists without one have only the kit of the book, of which choices may make another."""
    final = entries(kit, fields, "loadout")
    if final:
        return final
    for keys in _BASE_KITS:
        base = tuple(entry for key in keys for entry in entries(kit, fields, key))
        if base:
            if "loadout" in fields or items(fields.get("selectedUpgrades")):
                kit.remarks.warn(place.line, "only-the-base-kit", unit=kit.unit)
            return base
    if "loadout" not in fields:
        kit.remarks.warn(place.line, "kit-missing", unit=kit.unit)
    return ()


def _points(kit: Kit, place: Place, fields: Mapping[str, Place]) -> int | None:
    """Add the chosen options to the cost of the unit; what cannot be priced is noted."""
    options = 0
    for choice in entries(kit, fields, "selectedUpgrades"):
        option = members(members(choice).get("option"))
        price = _price(option, text_of(fields.get("id")))
        if price is None:
            kit.remarks.warn(choice.line, "option-without-price", got=text_of(option.get("label")), unit=kit.unit)
        options += price or 0
        _add_gains(kit, entries(kit, option, "gains"))
    cost = whole_of(fields.get("cost"))
    if cost is None:
        kit.remarks.warn(place.line, "points-missing", unit=kit.unit)
        return None
    if cost + options < 0:
        kit.remarks.refuse(place.line, "points-wrong", got=cost + options, unit=kit.unit)
    return cost + options


def _price(option: Mapping[str, Place], unit: str) -> int | None:
    """Return what an option costs this unit, which may be less than nothing; none if that is not said."""
    for cost in map(members, items(option.get("costs")) or ()):
        if text_of(cost.get("unitId")) == unit:
            return _signed(cost.get("cost"))
    return _signed(option.get("cost"))


def _signed(place: Place | None) -> int | None:
    text = text_of(place)
    digits = whole_of(Place(text.removeprefix("-").encode(), 0))
    return -digits if digits is not None and text.startswith("-") else digits


def _add_gains(kit: Kit, gains: tuple[Place, ...]) -> None:
    """Add rules that a chosen option gives and that the unit does not show yet; its weapons are in the final kit."""
    for gain in gains:
        fields = members(gain)
        names = {rule.name for rule in kit.rules}
        if text_of(fields.get("type")) == "ArmyBookRule" and text_of(fields.get("name")) not in names:
            kit.remarks.warn(gain.line, "rule-from-option", got=text_of(fields.get("name")), unit=kit.unit)
            add_rules(kit, (gain,))


def _add_traits(kit: Kit, fields: Mapping[str, Place]) -> None:
    """Add the traits of a campaign to the rules."""
    for trait in entries(kit, fields, "traits"):
        read = read_rule(text_of(trait))
        if isinstance(read, SpecialRule):
            kit.rules.append(read)
        elif isinstance(read, Notice):
            kit.remarks.relay(trait.line, read, kit.unit)


def _remark(kit: Kit, place: Place, fields: Mapping[str, Place]) -> None:
    """Note what a list says of a unit that has no place in it here."""
    if text_of(fields.get("xp")) not in ("", "0"):
        kit.remarks.warn(place.line, "experience-not-read", got=text_of(fields.get("xp")), unit=kit.unit)
    if text_of(fields.get("notes")):
        kit.remarks.warn(place.line, "notes-not-read", got=text_of(fields.get("notes")), unit=kit.unit)
    if "valid" in fields and not flag(fields["valid"]):
        kit.remarks.warn(place.line, "unit-not-valid", unit=kit.unit)
