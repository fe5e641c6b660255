"""From a unit as it is written to models on bases: who carries what, who is Tough, who stands where (section 14)."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import msgspec

from grognard.boards.length import INCH, MM, read_length
from grognard.boards.problems import Problem as Unreadable
from grognard.core.documents import Document, Place, Problem
from grognard.core.domains import Point
from grognard.core.refusals import Fact
from grognard.rulebooks.gdf.declaration import Carried, carried, weapon_places
from grognard.rulebooks.gdf.document import Reference
from grognard.rulebooks.gdf.game import Footing, Model, Squad, has_rule, tall
from grognard.rulebooks.gdf.listed import short
from grognard.rulebooks.gdf.notation import Weapon
from grognard.rulebooks.gdf.scenario import PointText, SquadText
from grognard.rulebooks.gdf.units import Side, tough_models, tough_of

__all__ = ["dealt", "footing_of", "length_at", "muster", "point_at"]

_ROUND = re.compile(r"\s*(\d{1,3})\s*(?:mm)?\s*(?:[x×х*]\s*(\d{1,3})\s*(?:mm)?\s*)?")
MOST_MM = 300
"""No base is wider than this many millimetres."""

replace = msgspec.structs.replace


def muster(document: Document, place: Place, text: SquadText, side: Side, found: list[Problem]) -> Squad:
    """Return a unit of a battle; every problem is added to `found`, and its seat is still to be filled in."""
    before = len(found)
    models = _on_bases(document, place, text, side, found)
    unit = Squad(
        side.name, "", side.quality, side.defense, side.start, side.weapons, side.rules, side.hero, models,
        side.listed.unread, is_shaken=side.is_shaken, is_fatigued=text.fatigued, is_activated=text.activated,
    )  # fmt: skip
    names = carried(side)
    one_of = [weapon_places(document, (*place, "one_of"), names, ways, found) for ways in text.one_of]
    one_of += [_written_so(names, ways) for ways in side.listed.modes] if text.weapons is None else []
    unit = replace(unit, one_of=tuple(one_of))
    unit = replace(unit, models=_armed(document, place, text, unit, found))
    used = weapon_places(document, (*place, "used"), names, text.used, found)
    spent = tuple((model.number, at) for model in unit.models for at, _ in model.carries if at in used)
    unit = replace(unit, used=spent)
    if text.reserve and not has_rule(unit, "Ambush"):
        found.append(document.problem((*place, "reserve"), "reserve-without-ambush", unit=unit.name))
    if text.reserve:
        return replace(unit, where="reserve")
    return _placed(document, place, text, unit, found) if len(found) == before else unit


def _written_so(names: Sequence[Carried], ways: Sequence[str]) -> tuple[int, ...]:
    """Return the places of the weapons that a list writes as ways to fire one and the same."""
    written = {way.casefold() for way in ways}
    return tuple(at for at, weapon in enumerate(names) if weapon.text.casefold() in written and not weapon.is_heros)


def footing_of(text: int | str) -> Footing | None:
    """Read a base: `32` and `32mm` are round, `60x35` is oval; none if it is neither."""
    read = _ROUND.fullmatch(str(text))
    sizes = sorted((int(part) for part in read.groups() if part), reverse=True) if read else []
    if not sizes or not all(1 <= size <= MOST_MM for size in sizes):
        return None
    return Footing(sizes[0] * MM, sizes[-1] * MM)


def _usual(tough: int) -> Footing:
    """Return the base that a model of this Tough value stands on if nobody says otherwise (section 14)."""
    mm = next(mm for least, mm in ((12, 100), (6, 60), (3, 40), (0, 32)) if tough >= least)
    return Footing(mm * MM, mm * MM)


def _footing(document: Document, place: Place, text: int | str | None, found: list[Problem]) -> Footing | None:
    if text is None or text == "":
        return None
    read = footing_of(text)
    if read is None:
        found.append(document.problem(place, "base-wrong", got=str(text)[:40], most=MOST_MM))
    return read


def _on_bases(document: Document, place: Place, text: SquadText, side: Side, found: list[Problem]) -> tuple[Model, ...]:
    """Return the models of a unit, its hero last, with bases, heights, wounds and what only some of them have."""
    said = side.listed.base if text.base in (None, "") else text.base
    own = _footing(document, (*place, "base"), said, found)
    heros = _footing(document, (*place, "hero_base"), text.hero_base, found)
    height = None if text.height is None else length_at(document, (*place, "height"), text.height, found)
    many, tough = tough_models(side), tough_of(side.rules)
    models = []
    for number in range(1, side.models + 1):
        toughness = tough if number <= many else 1
        footing = replace(own or _usual(toughness), turn=text.turn)
        has = tuple(at for at, rule in enumerate(side.rules) if rule.count is not None and number <= rule.count)
        wounds = side.wounds[number - 1] if number <= len(side.wounds) else 0
        models.append(Model(number, footing, height or tall(footing.wide), toughness, wounds, has=has))
    if side.hero is not None:
        toughness = tough_of(side.hero.rules)
        footing = replace(heros or own or _usual(toughness), turn=text.turn)
        tallness = height or tall(footing.wide)
        models.append(Model(side.models + 1, footing, tallness, toughness, side.hero.wounds, is_hero=True))
    return tuple(models)


def dealt(
    weapons: Sequence[Weapon], models: int, one_of: Sequence[Sequence[int]] = ()
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Deal weapons out: a multiple of the models evenly, the others one by one from the first model on (section 14).

    The next kind goes on where the last one ended, ranged and melee weapons each for themselves; whoever has one of
    several ways to fire a weapon has them all.
    """
    hands: list[dict[int, int]] = [{} for _ in range(models)]
    at = {True: 0, False: 0}
    first_way = {place: min(ways) for ways in one_of for place in ways if place != min(ways)}
    for place, weapon in enumerate(weapons):
        like = first_way.get(place)
        if like is not None and weapons[like].count == weapon.count:
            for hand in hands:
                hand.update({place: hand[like]} if like in hand else {})
            continue
        is_ranged = weapon.profile.range_um is not None
        each, rest = divmod(weapon.count, models)
        for hand in hands if each else ():
            hand[place] = each
        for _ in range(rest):
            hand = hands[at[is_ranged] % models]
            hand[place] = hand.get(place, 0) + 1
            at[is_ranged] += 1
    return tuple(tuple(sorted(hand.items())) for hand in hands)


def _armed(document: Document, place: Place, text: SquadText, unit: Squad, found: list[Problem]) -> tuple[Model, ...]:
    """Return the models with their weapons: dealt as section 14 says, or as the owner has dealt them anew."""
    troops = tuple(model for model in unit.models if not model.is_hero)
    hands = dealt(unit.weapons, len(troops), unit.one_of)
    if text.carried is not None:
        hands = _dealt_anew(document, (*place, "carried"), text.carried, unit, found) or hands
    armed = [replace(model, carries=hand) for model, hand in zip(troops, hands, strict=True)]
    if unit.hero is not None:
        first = len(unit.weapons)
        heros = tuple((first + at, weapon.count) for at, weapon in enumerate(unit.hero.weapons))
        armed += [replace(model, carries=heros) for model in unit.models if model.is_hero]
    return tuple(armed)


def _dealt_anew(
    document: Document, place: Place, said: tuple[tuple[Reference, ...], ...], unit: Squad, found: list[Problem]
) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Return what each model carries by the owner's word; it must come to what the unit has."""
    troops = sum(not model.is_hero for model in unit.models)
    if len(said) != troops:
        found.append(document.problem(place, "carried-by-others", got=len(said), models=troops))
        return ()
    names = carried(unit)
    before = len(found)
    hands = []
    for references in said:
        places = [at for each in references for at in weapon_places(document, place, names, (each,), found)]
        hands.append(tuple((at, places.count(at)) for at in sorted(set(places))))
    for at, weapon in enumerate(unit.weapons if len(found) == before else ()):
        many = sum(copies for hand in hands for held, copies in hand if held == at)
        if many != weapon.count:
            text = weapon.profile.text()
            found.append(document.problem(place, "carried-does-not-add-up", weapon=text, got=many, count=weapon.count))
    return tuple(hands)


def _placed(document: Document, place: Place, text: SquadText, unit: Squad, found: list[Problem]) -> Squad:
    """Return a unit where the file puts it; one without a place waits to be deployed."""
    if text.at is not None and text.block is not None:
        found.append(document.problem((*place, "block"), "placed-twice", unit=unit.name))
        return unit
    if text.at is None and text.block is None:
        return unit
    up = length_at(document, (*place, "up"), text.up, found)
    if text.at is not None:
        spots = [point_at(document, (*place, "at"), said, found) for said in text.at]
    else:
        spots = list(_ranked(document, (*place, "block"), text, unit, found))
    if len(spots) != len(unit.models):
        many = len(unit.models)
        found.append(document.problem((*place, "at"), "places-differ", unit=unit.name, got=len(spots), models=many))
        return unit
    standing = (replace(m, x=at[0], y=at[1], foot=up) for m, at in zip(unit.models, spots, strict=True))
    return replace(unit, models=tuple(standing), where="table")


def _ranked(document: Document, place: Place, text: SquadText, unit: Squad, found: list[Problem]) -> Iterator[Point]:
    block = text.block
    if block is None:
        return
    x, y = point_at(document, (*place, "at"), block.at, found)
    gap = length_at(document, (*place, "gap"), block.gap, found)
    if not 1 <= block.columns <= MOST_MM:
        facts: dict[str, Fact] = {"field": "columns", "got": short(block.columns), "least": 1, "most": MOST_MM}
        found.append(document.problem((*place, "columns"), "number-out-of-range", **facts))
    pitch = max(model.footing.long for model in unit.models) + gap
    for at in range(len(unit.models)):
        row, column = divmod(at, max(1, block.columns))
        yield x + column * pitch, y + row * pitch


def length_at(document: Document, place: Place, said: str | int | float, found: list[Problem]) -> int:
    """Read a length in micrometres; what is wrong with it is added to `found`."""
    read = read_length(said, INCH, where="length")
    if isinstance(read, Unreadable):
        found.append(document.problem(place, read.key, **dict(read.facts)))
        return 0
    return read


def point_at(document: Document, place: Place, said: PointText, found: list[Problem]) -> Point:
    """Read a place on the table in micrometres; what is wrong with it is added to `found`."""
    return length_at(document, place, said[0], found), length_at(document, place, said[1], found)
