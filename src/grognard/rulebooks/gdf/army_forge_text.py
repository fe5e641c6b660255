"""A list as Army Forge shares it as text: read in every variant, and written so that it reads back the same.

++ Dawn Patrol - Book (v3.5.2) [GF 345pts] [2 Units] ++

Captain [1] Q3+ D4+ | 45pts | Hero, Tough(3)
Pistol (12", A2)
| Joined to:
2x Riflemen [10] Q4+ D4+ | 150pts | 10x Stealth
10x Rifle (24", A1), 10x CCW (A1)
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec

from grognard.rulebooks.gdf.army_header import Line, read_headers, show_header
from grognard.rulebooks.gdf.army_list import MOST_PARTS, MOST_UNITS, ArmyList, ListedUnit, Remarks
from grognard.rulebooks.gdf.notation import (
    Notice,
    SpecialRule,
    Weapon,
    clean,
    is_weapon,
    notice,
    parts,
    read_profile,
    read_rule,
    whole,
)

__all__ = ["JOINED", "read_text", "show_army"]

JOINED = "| Joined to:"
"""Stands between a hero and the unit it has joined."""

_LONGEST = 20_000
_MOST_LINES = 20_000
_MOST_MARKS = 200_000
_RIGHT = "Riflemen [5] Q4+ D4+ | 100pts | Stealth"
_RIGHT_WEAPON = '5x Rifle (24", A1)'
_JOINED = re.compile(r"[|#]\s*joined to\s*:?", re.IGNORECASE)
_UNIT = re.compile(r"\[([^\[\]]{0,40})\]\s*Q\s?([^\s|+]{1,40})\+?\s+D\s?([^\s|+]{1,40})\+?\s*$")
_VALUES = re.compile(r"\sQ\s?[+\-−]?[0-9]+\+?\s+D\s?[+\-−]?[0-9]+\+?(\s|$)")
_COPIES = re.compile(r"([+\-−]?[0-9]+)(?:[x×х](?![0-9])\s*|\s?[xX×хХ]\s+)(?=.)")
_POINTS = re.compile(r"([+\-−]?[0-9]+)\s*(?:pts?|points)\.?", re.IGNORECASE)
_XP = re.compile(r"([0-9]+)\s*XP", re.IGNORECASE)


@dataclass(slots=True)
class _Block:
    """The lines of one unit while they are gathered."""

    head: Line
    weapons: list[Line]
    joins: bool = False


@dataclass(slots=True)
class _Kit:
    """What a unit carries while it is read."""

    unit: str
    weapons: list[Weapon]
    rules: list[SpecialRule]


def read_text(text: str) -> ArmyList | tuple[Notice, ...]:
    """Read a list that was shared as text: the list with all that was not understood, or why it is refused."""
    if text.count("\n") + text.count("\r") > _MOST_LINES:
        return (notice("too-many-lines", _MOST_LINES, most=_MOST_LINES),)
    lines = [Line(number, clean(line)) for number, line in enumerate(re.split(r"\r\n|\r|\n", text), 1)]
    if sum(map(bool, (line.text for line in lines))) > MOST_UNITS:
        return (notice("too-many-lines", MOST_UNITS + 1, most=MOST_UNITS),)
    marks = text.count("(") + text.count(",")
    if marks > _MOST_MARKS:
        return (notice("too-many-parts", 1, got=marks, most=_MOST_MARKS),)
    remarks = Remarks()
    headers, blocks = _gathered(lines, remarks)
    units = [(unit, block.joins) for block in blocks if (unit := _unit(block, remarks))]
    if not blocks:
        first = next((line for line in lines if line.text), Line(1, ""))
        remarks.refuse(first.number, "no-units", got=first.text, right=_RIGHT)
    return remarks.verdict(read_headers(headers, _joined(units, remarks), remarks))


def show_army(army: ArmyList) -> str:
    """Write a list as Army Forge shares it, heroes before the unit that they have joined."""
    blocks = []
    for place, unit in enumerate(army.units):
        if unit.host is None:
            heroes = [_shown(hero) + JOINED + "\n" for hero in army.units if hero.host == place]
            blocks.append("".join((*heroes, _shown(unit))))
    return "\n".join((show_header(army) + "\n", *blocks))


def _shown(unit: ListedUnit) -> str:
    copies = f"{unit.copies}x " if unit.copies != 1 or _COPIES.match(unit.name) else ""
    points = "" if unit.points is None else f" | {unit.points}pts"
    rules = f" | {', '.join(map(str, unit.rules))}" if unit.rules else ""
    weapons = f"{', '.join(map(str, unit.weapons))}\n" if unit.weapons else ""
    head = f"{copies}{unit.name} [{unit.models}] Q{unit.quality}+ D{unit.defense}+"
    return f"{head}{points or ' |'}{rules}\n{weapons}"


def _gathered(lines: list[Line], remarks: Remarks) -> tuple[list[Line], list[_Block]]:
    """Sort lines into headers and units; weapons belong to the unit above, across blanks only while it has none."""
    headers: list[Line] = []
    blocks: list[_Block] = []
    block, gap = None, False
    for line in lines:
        if not line.text:
            gap = True
            continue
        if line.text.startswith("++"):
            headers.append(line)
            block = None
        elif _JOINED.fullmatch(line.text) and block:
            block.joins, block = True, None
        elif _is_unit(line.text):
            block = _Block(line, [])
            blocks.append(block)
        elif block and not (gap and block.weapons) and not _JOINED.match(line.text):
            block.weapons.append(line)
        else:
            remarks.warn(line.number, "not-understood", got=line.text)
            block = None
        gap = False
    return headers, blocks


def _is_unit(text: str) -> bool:
    """Tell whether a line is meant for a unit, be it a sound one or not: no line of weapons has a bar in it."""
    return not _JOINED.match(text) and ("|" in text or _VALUES.search(text) is not None)


def _unit(block: _Block, remarks: Remarks) -> ListedUnit | None:
    """Read a unit; none if its first line cannot be read."""
    number, text = block.head.number, block.head.text
    head, *columns = (column.strip() for column in text.split("|"))
    found = _UNIT.search(head) if len(text) <= _LONGEST else None
    if found is None:
        remarks.refuse(number, "unit-not-understood", got=text[:_LONGEST], right=_RIGHT)
        return None
    copies, name = _copies(head[: found.start()].strip())
    models = _within(found[1].strip(), 1, None)
    quality, defense = (_within(value, 2, 6) for value in found.groups()[1:])
    points, rest = _columns(columns, number, name, remarks)
    for value, key, got in (
        (copies, "copies-wrong", head),
        (models, "models-wrong", found[1]),
        (quality, "quality-wrong", found[2]),
        (defense, "defense-wrong", found[3]),
    ):
        if value is None:
            remarks.refuse(number, key, got=got, unit=name, right=_RIGHT)
    if not name:
        remarks.refuse(number, "name-missing", got=text, right=_RIGHT)
    kit = _kit(block, rest, name, remarks)
    unit = ListedUnit(name, models or 1, quality or 6, defense or 6, points, tuple(kit.weapons), tuple(kit.rules))
    unit = msgspec.structs.replace(unit, copies=copies or 1, line=number)
    _uncounted(unit, remarks)
    remarks.ratings(unit)
    return unit


def _copies(name: str) -> tuple[int | None, str]:
    """Take `3x` off a name; none if there are not so many of it as to be one or more."""
    match = _COPIES.match(name)
    return (_within(match[1], 1, None), name[match.end() :].strip()) if match else (1, name)


def _within(text: str, least: int, most: int | None) -> int | None:
    """Read a number between two bounds; none if it is not one."""
    number = whole(text)
    return number if number is not None and least <= number and (most is None or number <= most) else None


def _columns(columns: list[str], line: int, unit: str, remarks: Remarks) -> tuple[int | None, tuple[str, ...]]:
    """Read what stands between the bars: the points, what a campaign adds, and the rules."""
    points, found = None, False
    rules: list[str] = []
    for column in columns:
        if match := _POINTS.fullmatch(column):
            points, found = whole(match[1]), True
            if points is None:
                remarks.refuse(line, "points-wrong", got=column, unit=unit)
        elif match := _XP.fullmatch(column):
            remarks.warn(line, "experience-not-read", got=column, unit=unit)
        else:
            rules += parts(column)
    if not found:
        remarks.warn(line, "points-missing", unit=unit)
    return points, tuple(rules)


def _kit(block: _Block, rules: tuple[str, ...], unit: str, remarks: Remarks) -> _Kit:
    """Read the rules of a unit and its weapons, wherever each of them stands."""
    kit = _Kit(unit, [], [])
    listed = [(line.number, part) for line in block.weapons for part in parts(line.text)]
    if len(rules) > MOST_PARTS or len(listed) > MOST_PARTS:
        found = max(len(rules), len(listed))
        remarks.refuse(block.head.number, "too-many-parts", got=found, most=MOST_PARTS, unit=unit)
        return kit
    for rule in rules:
        _add_rule(kit, block.head.number, rule, remarks)
    for line, weapon in listed:
        _add_weapon(kit, line, weapon, remarks)
    return kit


def _add_rule(kit: _Kit, line: int, text: str, remarks: Remarks) -> None:
    """Add what stands among the rules; a weapon there, or within an item, is taken for one."""
    if is_weapon(text):
        remarks.warn(line, "weapon-among-rules", got=text, unit=kit.unit)
        _add_weapon(kit, line, text, remarks)
    elif text != "-":
        read = read_rule(text)
        if isinstance(read, Notice):
            remarks.relay(line, read, kit.unit)
        else:
            _add_item(kit, line, read, remarks)


def _add_weapon(kit: _Kit, line: int, text: str, remarks: Remarks) -> None:
    """Add what stands among the weapons; a rule with something in brackets, such as Impact(1), is taken for one."""
    read = read_profile(text) if is_weapon(text) else read_rule(text)
    if isinstance(read, Weapon):
        kit.weapons.append(read)
    elif isinstance(read, Notice):
        remarks.relay(line, read, kit.unit)
    elif read.rating is None and not read.text:
        remarks.warn(line, "not-a-weapon", got=text, unit=kit.unit, right=_RIGHT_WEAPON)
    else:
        remarks.warn(line, "rule-among-weapons", got=text, unit=kit.unit)
        _add_item(kit, line, read, remarks)


def _add_item(kit: _Kit, line: int, item: SpecialRule, remarks: Remarks) -> None:
    """Add a rule or an item, and the weapons that are hidden within it as such."""
    rest, weapons = _emptied(item)
    if rest.text or not weapons:
        kit.rules.append(rest)
    for weapon in weapons:
        kit.weapons.append(weapon)
        remarks.warn(line, "weapon-within-item", got=str(weapon), item=item.name, unit=kit.unit)


def _emptied(item: SpecialRule) -> tuple[SpecialRule, tuple[Weapon, ...]]:
    """Take the weapons out of an item, as many as there are items."""
    kept: list[str] = []
    weapons: list[Weapon] = []
    for part in parts(item.text):
        read = read_profile(part) if is_weapon(part) else read_rule(part)
        if isinstance(read, Weapon):
            weapons.append(read)
            continue
        inner, hidden = _emptied(read) if isinstance(read, SpecialRule) else (None, ())
        weapons += hidden
        kept.append(str(inner) if inner and hidden else part)
    if not weapons:
        return item, ()
    times = item.count or 1
    more = tuple(Weapon(weapon.count * times, weapon.profile) for weapon in weapons)
    return msgspec.structs.replace(item, text=", ".join(kept)), more


def _uncounted(unit: ListedUnit, remarks: Remarks) -> None:
    """Warn of rules without a count in a unit of several models: the list does not say whether all have them."""
    bare = ", ".join(str(rule) for rule in unit.rules if rule.count is None)
    if bare and unit.models > 1:
        remarks.warn(unit.line, "rule-without-count", rules=bare, unit=unit.name, models=unit.models)


def _joined(units: list[tuple[ListedUnit, bool]], remarks: Remarks) -> tuple[ListedUnit, ...]:
    """Give heroes the next unit that has not itself joined another."""
    found: list[ListedUnit] = []
    host: int | None = None
    for place in range(len(units) - 1, -1, -1):
        unit, joins = units[place]
        if not joins:
            host = place
        elif host is None:
            remarks.warn(unit.line, "joined-to-nobody", unit=unit.name)
        else:
            unit = msgspec.structs.replace(unit, joined_to=units[host][0].name, host=host)
            _one_of_copies(unit, units[host][0], remarks)
        found.append(unit)
    return tuple(reversed(found))


def _one_of_copies(hero: ListedUnit, host: ListedUnit, remarks: Remarks) -> None:
    if host.copies > 1:
        remarks.warn(hero.line, "joined-to-one-of-several", unit=hero.name, host=host.name, copies=host.copies)
