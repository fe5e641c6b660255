"""A unit of a situation file that stands in an army list (section 7)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.core.documents import Document, Place, Problem, read_bytes
from grognard.core.refusals import Fact, Facts
from grognard.rulebooks.gdf.army_forge import read_army
from grognard.rulebooks.gdf.army_list import MOST_BYTES, ArmyList, ListedUnit
from grognard.rulebooks.gdf.document import HeroText, UnitText

__all__ = ["FromList", "read_listed", "short"]


class FromList(msgspec.Struct, frozen=True):
    """A unit with what its list says filled in; what of it is `unread`, and what the list was taken with.

    `base` is its base as the list says it, in millimetres; `modes` are the profiles, as written, that are ways to fire
    one and the same weapon.
    """

    text: UnitText
    unread: tuple[str, ...] = ()
    warnings: tuple[Problem, ...] = ()
    base: str = ""
    modes: tuple[tuple[str, ...], ...] = ()


def short(value: int) -> str:
    """Return a number as text; a huge one as the power of ten it reaches."""
    digits = len(f"{abs(value):x}")
    return str(value) if digits < 12 else f"{'-' if value < 0 else ''}10^{int(digits * 1.204)}"


def read_listed(document: Document, place: Place, text: UnitText, found: list[Problem]) -> FromList:
    """Fill in what the list says of the unit, what the file says itself going first; add what is wrong to `found`."""
    path = document.path.parent / (text.list or "")
    data = read_bytes(path, MOST_BYTES)
    if isinstance(data, Problem):
        found.append(
            document.problem((*place, "list"), "list-not-readable", list=str(text.list)[:100], **dict(data.facts))
        )
        return FromList(text)
    army = read_army(data)
    if not isinstance(army, ArmyList):
        found.extend(Problem(str(path), notice.line, notice.key, notice.facts) for notice in army)
        return FromList(text)
    known: Facts
    if text.unit is None:
        known = (("known", ", ".join(dict.fromkeys(u.name for u in army.units))[:400]),)
        found.append(Problem(str(document.path), document.line(place), "unit-missing", known))
        return FromList(text)
    units = [unit for unit in army.units if unit.name == text.unit]
    if not units:
        known = (("unit", str(text.unit)[:60]), ("known", ", ".join(dict.fromkeys(u.name for u in army.units))))
        found.append(Problem(str(document.path), document.line((*place, "unit")), "unit-not-in-list", known))
        return FromList(text)
    entry = 1 if text.entry is None else text.entry
    if not 1 <= entry <= len(units):
        facts: dict[str, Fact] = {"field": "entry", "got": short(entry), "least": 1, "most": len(units)}
        found.append(document.problem((*place, "entry"), "number-out-of-range", **facts))
        return FromList(text)
    chosen = units[entry - 1]
    heroes = [unit for unit in army.units if unit.host == army.units.index(chosen)]
    others = [f"{text.unit}, entry {at}" for at in range(1, len(units) + 1) if at != entry and text.entry is None]
    others += [hero.name for hero in heroes[1:] if text.hero is None]
    modes = tuple(tuple(profile.text() for profile in ways) for ways in chosen.modes)
    named = ("unit", chosen.name)
    warnings = [Problem(str(path), w.line, w.key, w.facts) for w in army.warnings if named in w.facts]
    if chosen.joined_to is not None:
        joined: Facts = (("unit", chosen.name), ("host", chosen.joined_to))
        warnings.append(Problem(str(path), chosen.line, "hero-is-joined", joined))
    return FromList(_filled(text, chosen, heroes), tuple(others), tuple(warnings), chosen.base, modes)


def _filled(text: UnitText, listed: ListedUnit, heroes: Sequence[ListedUnit]) -> UnitText:
    filled = {
        "name": text.name or listed.name,
        "models": text.models if text.models is not None else listed.models,
        "quality": text.quality if text.quality is not None else listed.quality,
        "defense": text.defense if text.defense is not None else listed.defense,
        "weapons": text.weapons if text.weapons is not None else tuple(map(str, listed.weapons)),
        "rules": text.rules if text.rules is not None else tuple(map(str, listed.rules)),
        "starting_models": text.starting_models if text.starting_models is not None else listed.models,
    }
    if text.hero is None and heroes:
        hero = heroes[0]
        filled["hero"] = HeroText(
            name=hero.name, quality=hero.quality, defense=hero.defense, weapons=tuple(map(str, hero.weapons)),
            rules=tuple(map(str, hero.rules)),
        )  # fmt: skip
    return msgspec.structs.replace(text, **filled)
