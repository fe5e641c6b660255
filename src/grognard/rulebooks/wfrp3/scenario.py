"""The scenario file: an encounter with everybody in it, read into its first state."""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Literal

import msgspec

from grognard.core.documents import Document, Problem, convert
from grognard.core.readings import chosen_readings
from grognard.rulebooks.wfrp3.cards import BASIC_CARDS, Card, CardLine
from grognard.rulebooks.wfrp3.damage import Weapon
from grognard.rulebooks.wfrp3.document import CardText, SheetText, WeaponText
from grognard.rulebooks.wfrp3.encounter import Encounter, Fighter, Talent
from grognard.rulebooks.wfrp3.ranges import reached
from grognard.rulebooks.wfrp3.reading import Problems, Readings, names_problems, own_card, sheet_of, within
from grognard.rulebooks.wfrp3.readings import READINGS, layers
from grognard.rulebooks.wfrp3.turn import ACTIVE_DEFENCES

__all__ = ["CharacterText", "FieldedWeapon", "ScenarioText", "TalentText", "begin"]

MOST = 20
"""Characters of an encounter; a table with more has never been seen."""


def _said(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


class TalentText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A talent that is used."""

    name: str
    recharge: int = 2
    does: Annotated[CardLine, _said("What using it does: fatigue, stress, guard, manoeuvres.")]
    slotted: bool = True


class FieldedWeapon(WeaponText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon that somebody carries."""

    reload: Annotated[bool, _said("Whether it must be loaded after each shot.")] = False


class CharacterText(SheetText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Somebody in an encounter."""

    side: Literal["players", "gm"]
    place: Annotated[int, _said("Where on the line, counted in manoeuvres from 0.")] = 0
    cards: Annotated[tuple[str, ...], msgspec.Meta(max_length=20)] = ("Melee Strike",)
    weapons: Annotated[tuple[FieldedWeapon, ...], msgspec.Meta(max_length=10)] = ()
    talents: Annotated[tuple[TalentText, ...], msgspec.Meta(max_length=10)] = ()
    defences: Annotated[tuple[str, ...], msgspec.Meta(max_length=3)] = ()
    fortune_points: int = 0
    draughts: int = 0
    mounted: bool = False


class ScenarioText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An encounter."""

    rulebook: Literal["wfrp3"]
    edition: str = "published"
    rounds: Annotated[int, _said("The encounter ends after this round.")] = 6
    length: Annotated[int, _said("How many manoeuvres the line of places is long.")] = 8
    judged: Annotated[bool, _said("Whether the GM judges the circumstances of every check.")] = False
    character: Annotated[tuple[CharacterText, ...], msgspec.Meta(max_length=MOST)]
    card: Annotated[tuple[CardText, ...], msgspec.Meta(max_length=MOST)] = ()
    readings: Annotated[dict[str, str], msgspec.Meta(max_length=50)] = {}


def begin(document: Document) -> Encounter | tuple[Problem, ...]:
    """Read a scenario: the first state of the encounter, or everything that is wrong with the file."""
    text = convert(document, ScenarioText)
    if isinstance(text, Problem):
        return (text,)
    found = list(names_problems(document, text.edition, text.readings))
    found += within(document, ("rounds",), text.rounds, 1, 50)
    found += within(document, ("length",), text.length, 1, 20)
    found += _company(document, text)
    if found:
        return tuple(found)
    overlays = tuple(layer.readings for layer in layers(text.edition))
    readings = chosen_readings(READINGS, (*overlays, tuple(text.readings.items())))
    cards = {**BASIC_CARDS, **{card.name: own_card(document, card, found) for card in text.card}}
    fighters = tuple(_fighter(document, text, at, (cards, readings), found) for at in range(len(text.character)))
    if found:
        return tuple(found)
    return Encounter(
        text.edition, readings, fighters, _bands(fighters), text.rounds, text.length, is_judged=text.judged
    )


def _company(document: Document, text: ScenarioText) -> list[Problem]:
    """Say whether both sides are there, everybody under a name of his own."""
    found: list[Problem] = []
    names = [one.name for one in text.character]
    if len({*names}) < len(names):
        found.append(document.problem(("character",), "named-twice"))
    if not all(name.strip() for name in names):
        found.append(document.problem(("character",), "nameless"))
    if {one.side for one in text.character} != {"players", "gm"}:
        found.append(document.problem(("character",), "one-sided"))
    return found


def _bands(fighters: tuple[Fighter, ...]) -> tuple[tuple[int, int, str], ...]:
    """Return the range of each pair as if all had come from one place."""
    found = []
    for a, b in combinations(range(len(fighters)), 2):
        band = "close"
        for far in range(abs(fighters[a].place - fighters[b].place) + 1):
            band = reached(band, far)
        found.append((a, b, band))
    return tuple(found)


def _fighter(
    document: Document, text: ScenarioText, at: int, known: tuple[dict[str, Card], Readings], found: Problems
) -> Fighter:
    one, place = text.character[at], ("character", at)
    cards, readings = known
    sheet = sheet_of(document, place, one, found, readings)
    found += within(document, (*place, "place"), one.place, 0, text.length)
    for name in ("fortune_points", "draughts"):
        found += within(document, (*place, name), getattr(one, name), 0, 9)
    for name in one.cards:
        if name not in cards:
            shown = ", ".join(cards)[:200]
            found.append(document.problem((*place, "cards"), "unknown-card", got=name[:60], known=shown))
    for name in one.defences:
        if name not in ACTIVE_DEFENCES:
            shown = ", ".join(ACTIVE_DEFENCES)
            found.append(document.problem((*place, "defences"), "unknown-defence", got=name[:40], known=shown))
    for weapon in one.weapons:
        found += within(document, (*place, "weapons", "damage"), weapon.damage, 0, 30)
        found += within(document, (*place, "weapons", "critical"), weapon.critical, 1, 9)
    talents = [talent.name for talent in one.talents]
    weapons = [weapon.name for weapon in one.weapons]
    for kind, given in (("talents", talents), ("weapons", weapons), ("cards", list(one.cards))):
        if len({name.casefold() for name in given}) < len(given):
            found.append(document.problem((*place, kind), "named-twice"))
    for talent in one.talents:
        found += within(document, (*place, "talents", "recharge"), talent.recharge, 0, 20)
    return Fighter(
        one.side,
        sheet,
        tuple(cards[name] for name in one.cards if name in cards),
        tuple(map(_weapon, one.weapons)) or (Weapon("hand weapon"),),
        tuple(Talent(talent.name, talent.does, talent.recharge, talent.slotted) for talent in one.talents),
        tuple(dict.fromkeys(one.defences)),
        place=one.place,
        points=one.fortune_points,
        draughts=one.draughts,
        is_mounted=one.mounted,
    )


def _weapon(text: FieldedWeapon) -> Weapon:
    return Weapon(text.name, text.damage, text.critical, text.reach or "engaged", text.fast, text.reload)
