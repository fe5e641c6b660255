"""From the text of a situation file to sheets, cards and checks, with every problem on its line."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from grognard.core.documents import Document, Place, Problem
from grognard.core.readings import chosen_readings
from grognard.rulebooks.wfrp3.cards import BASIC_CARDS, Card, Side
from grognard.rulebooks.wfrp3.document import CardText, SheetText, SideText, SituationText
from grognard.rulebooks.wfrp3.readings import EDITIONS, READINGS, layers
from grognard.rulebooks.wfrp3.sheets import MENTAL, PHYSICAL, Sheet
from grognard.rulebooks.wfrp3.wounds import DECK, Body, tally

__all__ = [
    "Problems",
    "Readings",
    "known_card",
    "names_problems",
    "own_card",
    "readings_of",
    "sheet_of",
    "stance_of",
    "within",
]

Problems: TypeAlias = list[Problem]
Readings: TypeAlias = tuple[tuple[str, str], ...]

RACES = MappingProxyType({"human": 9, "dwarf": 10, "elf": 8, "halfling": 7, "ogre": 12})
"""What Toughness is added to for the wound threshold (rule W73)."""

STANCE = re.compile(r"(?:(neutral)|(conservative|reckless) (\d{1,2}))")
CHARACTERISTICS = (*PHYSICAL, *MENTAL)


def names_problems(document: Document, edition: str, readings: Mapping[str, str]) -> Iterator[Problem]:
    """Say which edition, readings or options there are not."""
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        yield document.problem(("edition",), "unknown-edition", edition=edition[:60], known=known)
    for name, option in readings.items():
        place = ("readings", name)
        if name not in READINGS:
            yield document.problem(place, "unknown-reading", reading=name[:60], known=", ".join(READINGS))
        elif option not in READINGS[name].options:
            known = ", ".join(READINGS[name].options)
            yield document.problem(place, "unknown-option", reading=name, option=option[:60], known=known)


def readings_of(edition: str, own: Mapping[str, str]) -> Readings:
    """Return every reading: the defaults, the edition's, then the player's own."""
    overlays = tuple(layer.readings for layer in layers(edition))
    return chosen_readings(READINGS, (*overlays, tuple(own.items())))


def within(document: Document, place: Place, got: int, least: int, most: int) -> Iterator[Problem]:
    """Say that a number is out of its range, if it is."""
    if not least <= got <= most:
        field = str(next(name for name in reversed(place) if isinstance(name, str)))
        shown = str(got) if abs(got) < 10**12 else f"{str(got)[:12]}…"
        yield document.problem(place, "number-out-of-range", field=field, got=shown, least=least, most=most)


def stance_of(document: Document, place: Place, text: str, found: Problems) -> int:
    """Read `neutral`, `conservative 2` or `reckless 1`: spaces from neutral, negative for conservative."""
    match = STANCE.fullmatch(text.strip().lower())
    if match is None:
        found.append(document.problem(place, "not-a-stance", got=text[:40]))
        return 0
    return 0 if match[1] else int(match[3]) * (-1 if match[2] == "conservative" else 1)


def sheet_of(document: Document, place: Place, text: SheetText, found: Problems, readings: Readings) -> Sheet:
    """Read a sheet; whatever is wrong with it is added to what was found."""
    start = len(found)
    _numbers(document, place, text, found)
    stance = stance_of(document, (*place, "stance"), text.stance, found)
    if len(found) == start and not -text.conservative <= stance <= text.reckless:
        longest = text.conservative if stance < 0 else text.reckless
        found.append(document.problem((*place, "stance"), "stance-beyond-meter", got=text.stance, most=longest))
    for name in text.fortune:
        if name not in CHARACTERISTICS:
            known = ", ".join(CHARACTERISTICS)
            problem = document.problem((*place, "fortune", name), "unknown-characteristic", got=name[:40], known=known)
            found.append(problem)
    plain = (*CHARACTERISTICS, "conservative", "reckless", "dominant", "fatigue", "stress", "defence", "soak")
    return Sheet(
        **{name: getattr(text, name) for name in plain},
        name=text.name or str(place[0]),
        fortune=tuple(text.fortune.items()),
        training=tuple(text.training.items()),
        specialisations=tuple(text.specialisations.items()),
        stance=stance,
        body=_body(text, dict(readings)["severity_adds_wounds"]),
        is_henchman=text.henchman,
    )


def _numbers(document: Document, place: Place, text: SheetText, found: Problems) -> None:
    bounds = dict.fromkeys(CHARACTERISTICS, (1, 20))
    bounds |= dict.fromkeys(("conservative", "reckless", "defence"), (0, 10))
    bounds |= {"fatigue": (0, 99), "stress": (0, 99), "soak": (0, 30), "wounds": (0, 99)}
    for name, (least, most) in bounds.items():
        found += within(document, (*place, name), getattr(text, name), least, most)
    if text.threshold is not None:
        found += within(document, (*place, "threshold"), text.threshold, 1, 99)
    for severity in text.criticals:
        found += within(document, (*place, "criticals"), severity, 1, max(DECK))
    for table in ("training", "specialisations", "fortune"):
        for name, ranks in getattr(text, table).items():
            found += within(document, (*place, table, name), ranks, 0, 6)


def _body(text: SheetText, adds: str) -> Body:
    threshold = RACES[text.race] + text.toughness if text.threshold is None else text.threshold
    body = Body(
        threshold,
        text.toughness,
        text.wounds,
        tuple(sorted(text.criticals)),
        adds_severity=adds == "all" or (adds == "henchmen" and text.henchman),
        is_henchman=text.henchman,
    )
    is_down = tally(body) > threshold
    is_dead = text.dead or (is_down and (text.henchman or len(body.criticals) > body.toughness))
    return msgspec.structs.replace(body, is_down=is_down, is_dead=is_dead)


def known_card(document: Document, text: SituationText, found: Problems) -> Card | None:
    """Return the card that an action names, one of the basic ones or the file's own; None if it names none."""
    name = text.action.card if text.action else ""
    if not name:
        return None
    if text.card is not None and text.card.name == name:
        return own_card(document, text.card, found)
    if name not in BASIC_CARDS:
        known = ", ".join([*BASIC_CARDS, *([text.card.name] if text.card else [])])
        found.append(document.problem(("action", "card"), "unknown-card", got=name[:60], known=known))
    return BASIC_CARDS.get(name)


def own_card(document: Document, text: CardText, found: Problems) -> Card:
    """Read a card that a file describes itself."""
    found += within(document, ("card", "recharge"), text.recharge, 0, 20)
    found += within(document, ("card", "damage"), text.damage, 0, 30)
    for colour, side in (("green", text.green), ("red", text.red or text.green)):
        _check_side(document, ("card", colour), side, found)
    green, red = _side(text.green), _side(text.red or text.green)
    return Card(
        text.name,
        text.kind,
        text.skill,
        text.characteristic,
        text.recharge,
        green,
        red,
        text.damage,
        text.prepare,
        text.reach,
    )


def _check_side(document: Document, place: Place, side: SideText, found: Problems) -> None:
    for kind in ("success", "boon", "bane", "comet", "star", "exertion"):
        lines = getattr(side, kind)
        names = [line.name for line in lines]
        if len({*names}) < len(names):
            found.append(document.problem((*place, kind), "line-named-twice"))
        for line in lines:
            found += within(document, (*place, kind, "need"), line.need, 1, 20)
            numbers = (line.damage, line.critical, line.fatigue, line.stress, line.tokens, line.guard, line.manoeuvres)
            for got in (*numbers, line.heals, line.opening):
                found += within(document, (*place, kind), got, -20, 20)


def _side(text: SideText) -> Side:
    return Side(text.success, text.boon, text.bane, text.comet, text.star, text.exertion)
