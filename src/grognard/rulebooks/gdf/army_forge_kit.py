"""What a unit of an Army Forge list carries: weapons, items with what is within them, and rules.

A count is the total of the unit, even where a label begins with `2x`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from grognard.boards.length import INCH, parse_length
from grognard.boards.problems import Problem
from grognard.rulebooks.gdf.army_list import MOST_ENTRIES, MOST_PARTS, Remarks
from grognard.rulebooks.gdf.json_places import Place, flag, items, members, text_of, whole_of
from grognard.rulebooks.gdf.notation import (
    MOST_DIGITS,
    Notice,
    Profile,
    SpecialRule,
    Weapon,
    is_weapon,
    notice,
    read_profile,
    read_rule,
    whole,
)

__all__ = ["Kit", "add_all", "add_rules", "entries"]

_DEEPEST = 6
_ATTACKS = re.compile(r"A?([0-9]+)")
_RIGHT = 'Rifle (24", A1)'
_PLAIN = re.compile(r"[^\W\d]{2,}[^\W\d '’-]*")
_HARMLESS = {ord("("): "[", ord(")"): "]", ord(","): ";"}
_TYPES = {
    "ArmyBookWeapon": "weapon",
    "ArmyBookMultiWeapon": "modes",
    "ArmyBookItem": "item",
    "ArmyBookRule": "rule",
    "ArmyBookDefense": "rule",
}
_FIELDS = frozenset(
    re.findall(
        r"\w+",
        "aliasedRuleId attacks attacksMultiplier condition content coreType count dependencies hasRating id key label "
        "modify name originalCount profiles range rating specialRules targetType type weaponId",
    )
)


@dataclass(slots=True)
class Kit:
    """What a unit carries while it is read."""

    unit: str
    remarks: Remarks
    weapons: list[Weapon]
    rules: list[SpecialRule]
    modes: list[tuple[Profile, ...]] = field(default_factory=list)


def entries(kit: Kit, fields: Mapping[str, Place], key: str) -> tuple[Place, ...]:
    """Return the entries of a list; what stands there instead of one is noted, and too long a list refused."""
    place = fields.get(key)
    found = items(place)
    if place is None or (found is None and place.raw == b"null"):
        return ()
    if found is None:
        kit.remarks.warn(place.line, "not-entries", field=key, got=place.raw.decode(errors="replace"), unit=kit.unit)
        return ()
    kit.remarks.entries += len(found)
    for got, most in ((len(found), MOST_PARTS), (kit.remarks.entries, MOST_ENTRIES)):
        if got > most:
            kit.remarks.refuse(place.line, "too-many-parts", got=got, most=most, unit=kit.unit)
            return ()
    return found


def add_all(kit: Kit, places: tuple[Place, ...], times: int = 1, depth: int = 0) -> None:
    """Add every entry of a kit, or of an item that is there so many times."""
    for place in places:
        if depth > _DEEPEST:
            kit.remarks.refuse(place.line, "too-deep", got=place.raw.decode(), most=_DEEPEST, unit=kit.unit)
        else:
            _add(kit, place, times, depth)


def add_rules(kit: Kit, places: tuple[Place, ...]) -> None:
    """Add the rules that the unit itself has."""
    for place in places:
        _add_rule(kit, place, members(place))


def _add(kit: Kit, place: Place, times: int, depth: int) -> None:
    """Add an entry by its type, or by its looks where it has none."""
    fields = members(place)
    kit.remarks.fields(place.line, fields, _FIELDS)
    count = _count(kit, place, fields)
    if count is None:
        return
    stated = text_of(fields.get("type"))
    match _TYPES.get(stated) if stated else _looks(fields):
        case "weapon":
            _add_weapon(kit, place, fields, count * times)
        case "modes":
            _add_modes(kit, place, fields, count * times)
        case "item":
            _add_item(kit, place, fields, (count * times, depth))
        case "rule":
            _add_rule(kit, place, fields)
        case _:
            got = stated or text_of(fields.get("name")) or place.raw.decode(errors="replace")
            kit.remarks.warn(place.line, "unknown-entry", got=got, unit=kit.unit)


def _count(kit: Kit, place: Place, fields: Mapping[str, Place]) -> int | None:
    """Read how many there are, one if it is not said; none, and noted, if there are none or it is no number."""
    if "count" not in fields or fields["count"].raw == b"null":
        return 1
    count = whole_of(fields["count"])
    if not count:
        got = text_of(fields["count"]) or fields["count"].raw.decode(errors="replace")
        kit.remarks.warn(place.line, "count-wrong", got=got, name=text_of(fields.get("name")), unit=kit.unit)
    return count or None


def _looks(fields: Mapping[str, Place]) -> str:
    """Tell what an entry of an older list is, which does not say."""
    if whole_of(fields.get("attacks")) or is_weapon(text_of(fields.get("label"))):
        return "weapon"
    if "profiles" in fields:
        return "modes"
    if "content" in fields:
        return "item"
    return "rule" if text_of(fields.get("name")) or text_of(fields.get("label")) else ""


def _add_weapon(kit: Kit, place: Place, fields: Mapping[str, Place], count: int) -> None:
    profile = _profile(kit, place, fields)
    if isinstance(profile, Notice):
        kit.remarks.relay(place.line, profile, kit.unit)
    else:
        kit.weapons.append(Weapon(count, profile))


def _add_modes(kit: Kit, place: Place, fields: Mapping[str, Place], count: int) -> None:
    """Add every mode of a weapon as a weapon of its own, and say that one of them fires."""
    modes = entries(kit, fields, "profiles")
    name = text_of(fields.get("name"))
    kit.remarks.warn(place.line, "fires-one-of", name=name, modes=len(modes), unit=kit.unit)
    before = len(kit.weapons)
    for mode in modes:
        _add_weapon(kit, mode, members(mode), count)
    kit.modes.append(tuple(weapon.profile for weapon in kit.weapons[before:]))


def _add_item(kit: Kit, place: Place, fields: Mapping[str, Place], of: tuple[int, int]) -> None:
    """Add an item with the rules within it; weapons within it are weapons of the unit."""
    count, depth = of
    inner = Kit(kit.unit, kit.remarks, [], [])
    name = text_of(fields.get("name")) or text_of(fields.get("label"))
    add_all(inner, entries(kit, fields, "content"), 1, depth + 1)
    kit.modes += inner.modes
    for weapon in inner.weapons:
        kit.weapons.append(Weapon(weapon.count * count, weapon.profile))
        kit.remarks.warn(place.line, "weapon-within-item", got=str(weapon), item=name, unit=kit.unit)
    if inner.rules or not inner.weapons:
        once = (msgspec.structs.replace(rule, count=None) if rule.count == 1 else rule for rule in inner.rules)
        _add_read(kit, place, f"{count}x {name}({', '.join(map(str, once))})")


def _add_rule(kit: Kit, place: Place, fields: Mapping[str, Place]) -> None:
    """Add a rule with its count if it has one; one of an item is had by whoever has the item."""
    count = whole_of(fields.get("count"))
    many = f"{count}x " if count else ""
    _add_read(kit, place, many + _notation(place))


def _add_read(kit: Kit, place: Place, text: str) -> None:
    read = read_rule(text)
    if text == "-":
        return
    if isinstance(read, Notice):
        kit.remarks.relay(place.line, read, kit.unit)
    else:
        kit.rules.append(read)


def _profile(kit: Kit, place: Place, fields: Mapping[str, Place]) -> Profile | Notice:
    """Read a profile from its fields, and compare it with its label; old entries may have only the label."""
    label = read_profile(text_of(fields.get("label"))) if is_weapon(text_of(fields.get("label"))) else None
    attacks = _ATTACKS.fullmatch(text_of(fields.get("attacks")))
    if attacks is None or not whole(attacks[1]):
        missing = notice("attacks-missing", got=text_of(fields.get("name")), right=_RIGHT)
        return label.profile if isinstance(label, Weapon) else label or missing
    reach = _range(text_of(fields.get("range")))
    if isinstance(reach, Notice):
        return reach
    rules = [read_rule(_notation(rule)) for rule in entries(kit, fields, "specialRules")]
    for rule in rules:
        if isinstance(rule, Notice):
            kit.remarks.relay(place.line, rule, kit.unit)
    found = tuple(rule for rule in rules if isinstance(rule, SpecialRule))
    name = text_of(fields.get("name")) or (label.profile.name if isinstance(label, Weapon) else "")
    profile = Profile(name, reach, int(attacks[1]), found)
    if isinstance(label, Weapon) and label.profile.kind != profile.kind:
        kit.remarks.warn(place.line, "label-differs", got=profile.text(), label=label.profile.text(), unit=kit.unit)
    if text_of(fields.get("attacksMultiplier")) not in ("", "1"):
        kit.remarks.warn(place.line, "multiplier-not-read", got=text_of(fields.get("attacksMultiplier")), unit=kit.unit)
    return _named(kit, place, profile)


def _range(text: str) -> int | Notice | None:
    """Read a range; a bare number is inches, and none or nought is melee."""
    if not text:
        return None
    length = parse_length(text, INCH)
    return Notice(0, length.key, length.facts) if isinstance(length, Problem) else length or None


def _named(kit: Kit, place: Place, profile: Profile) -> Profile | Notice:
    """Return a profile that can be written in a line of weapons and read again, its name changed if it has to be."""
    names = (profile.name, *(rule.name for rule in profile.rules))
    is_plain = all(map(_PLAIN.fullmatch, names)) and (profile.range_um or 0) < 10**MOST_DIGITS * INCH
    if is_plain or read_profile(str(Weapon(1, profile))) == Weapon(1, profile):
        return profile
    name = profile.name.translate(_HARMLESS)
    read = read_profile(str(Weapon(1, msgspec.structs.replace(profile, name=name))))
    if isinstance(read, Notice):
        return read
    kit.remarks.warn(place.line, "name-changed", got=profile.name, name=name, unit=kit.unit)
    return read.profile


def _notation(place: Place) -> str:
    """Write a rule as books do, from a text or from its name and rating."""
    fields = members(place)
    if not fields:
        return text_of(place)
    name, rating, label = (text_of(fields.get(key)) for key in ("name", "rating", "label"))
    if not rating:
        return label if label.startswith(name) else name
    plus = "+" if flag(fields.get("modify")) and not rating.startswith("+") else ""
    return f"{name}({plus}{rating})"
