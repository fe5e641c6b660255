"""Units as a situation file or a list says them, brought into one form (sections 2, 7 and 13)."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from grognard.core.documents import Document, Place, Problem
from grognard.core.refusals import Fact
from grognard.rulebooks.gdf.document import HeroText, UnitText
from grognard.rulebooks.gdf.listed import FromList, read_listed, short
from grognard.rulebooks.gdf.notation import Notice, SpecialRule, Weapon, granted, notice, read_profile, read_rule
from grognard.rulebooks.gdf.specials import KNOWN

__all__ = ["Hero", "Side", "read_side", "tough_models", "tough_of"]

MOST_MODELS = 1_000
RATED = MappingProxyType(
    {"AP": (0, 12), "Armor": (2, 6), "Blast": (1, 24), "Deadly": (1, 12), "Defense": (1, 6), "Tough": (1, 60)}
)
"""Rules that mean nothing without a number, with the least and the most that it can be."""
Problems: TypeAlias = list[Problem]


class Hero(msgspec.Struct, frozen=True):
    """A hero who has joined a unit."""

    name: str
    quality: int
    defense: int
    wounds: int
    weapons: tuple[Weapon, ...]
    rules: tuple[SpecialRule, ...]


class Side(msgspec.Struct, frozen=True):
    """One unit of a declaration, as read; `wounds` are those on its Tough models, `listed` what a list said of it."""

    name: str
    models: int
    start: int
    quality: int
    defense: int
    wounds: tuple[int, ...]
    weapons: tuple[Weapon, ...]
    rules: tuple[SpecialRule, ...]
    hero: Hero | None
    is_shaken: bool
    listed: FromList

    @property
    def size(self) -> int:
        """Models alive, a joined hero included."""
        return self.models + (self.hero is not None)


def tough_of(rules: tuple[SpecialRule, ...]) -> int:
    """Return the Tough value that rules give, 1 without."""
    return max((rule.rating or 1 for rule in rules if rule.name == "Tough"), default=1)


def tough_models(side: Side) -> int:
    """Return how many models of a unit are Tough: those the rule counts, all of them if it does not."""
    toughs = [rule for rule in side.rules if rule.name == "Tough" and (rule.rating or 1) > 1]
    return min(side.models, sum(side.models if rule.count is None else rule.count for rule in toughs))


def read_side(document: Document, place: Place, text: UnitText, found: Problems) -> Side | None:
    """Read one unit; every problem is added to `found`, and nothing comes back if there is one."""
    before = len(found)
    listed = FromList(text)
    if text.list is not None:
        listed = read_listed(document, place, text, found)
        text = listed.text
        if len(found) > before:
            return None
    elif text.unit is not None:
        found.append(document.problem((*place, "unit"), "unit-without-list"))
    weapons = tuple(_weapons(document, (*place, "weapons"), text.weapons or (), found))
    rules = tuple(_rules(document, (*place, "rules"), text.rules or (), found))
    for name in ("models", "quality", "defense"):
        if getattr(text, name) is None:
            found.append(document.problem(place, "field-missing", field=name))
    _numbers(document, place, text, found)
    hero = _hero(document, place, text, found) if text.hero is not None else None
    if len(found) > before:
        return None
    models, quality, defense = text.models or 0, text.quality or 0, text.defense or 0
    wounds = (text.wounds,) if isinstance(text.wounds, int) else text.wounds
    wounds = tuple(sorted((taken for taken in wounds if taken), reverse=True))
    name = text.name or text.unit or " ".join(str(part + 1) if isinstance(part, int) else part for part in place)
    start = text.starting_models or models
    everyones = granted(rules, models)
    side = Side(name, models, start, quality, defense, wounds, weapons, everyones, hero, text.shaken, listed)
    _toughs(document, place, side, found)
    _wounds(document, place, side, found)
    return side if len(found) == before else None


def _numbers(document: Document, place: Place, text: UnitText | HeroText, found: Problems) -> None:
    """Check every number against what the book has."""
    ranges = {"quality": (2, 6), "defense": (2, 6), "models": (1, MOST_MODELS), "starting_models": (1, MOST_MODELS)}
    for name, (least, most) in ranges.items():
        value = getattr(text, name, None)
        if value is not None and not least <= value <= most:
            found.append(
                document.problem(
                    (*place, name), "number-out-of-range", field=name, got=short(value), least=least, most=most
                )
            )
    if isinstance(text, UnitText) and text.models and text.starting_models and text.starting_models < text.models:
        found.append(document.problem((*place, "starting_models"), "more-than-started", got=text.models))


def _toughs(document: Document, place: Place, side: Side, found: Problems) -> None:
    """One Tough value a unit, as all wounds of its Tough models are piled up in one order."""
    toughs = [rule for rule in side.rules if rule.name == "Tough"]
    if len({rule.rating for rule in toughs}) > 1:
        stated = ", ".join(map(str, toughs))
        found.append(document.problem((*place, "rules"), "several-toughs", rules=stated))


def _wounds(document: Document, place: Place, side: Side, found: Problems) -> None:
    tough = tough_of(side.rules)
    models = tough_models(side)
    if side.wounds and (len(side.wounds) > models or not all(0 < taken < tough for taken in side.wounds)):
        facts: dict[str, Fact] = {"got": ", ".join(map(str, side.wounds)), "tough": tough, "models": models}
        found.append(document.problem((*place, "wounds"), "wounds-do-not-fit", **facts))


def _weapons(document: Document, place: Place, texts: tuple[str, ...], found: Problems) -> Iterator[Weapon]:
    for text in texts:
        read = read_profile(text)
        if isinstance(read, Notice):
            found.append(_noticed(document, place, text, read))
            continue
        rules = tuple(map(_as_printed, read.profile.rules))
        found += [_noticed(document, place, text, wrong) for rule in rules if (wrong := _wrong_rating(rule))]
        yield msgspec.structs.replace(read, profile=msgspec.structs.replace(read.profile, rules=rules))


def _rules(document: Document, place: Place, texts: tuple[str, ...], found: Problems) -> Iterator[SpecialRule]:
    for text in texts:
        read = read_rule(text)
        if isinstance(read, Notice):
            found.append(_noticed(document, place, text, read))
        elif wrong := _wrong_rating(_as_printed(read)):
            found.append(_noticed(document, place, text, wrong))
        else:
            yield _as_printed(read)


def _as_printed(rule: SpecialRule) -> SpecialRule:
    """Return a rule by its printed name, however its letters were typed."""
    return msgspec.structs.replace(rule, name=KNOWN.get(rule.name.casefold(), rule.name))


def _wrong_rating(rule: SpecialRule) -> Notice | None:
    """Say what is wrong with the number of a rule that needs one."""
    least, most = RATED.get(rule.name, (None, 0))
    least = 1 if rule.text.startswith("+") else least
    if least is None or (rule.rating is not None and least <= rule.rating <= most):
        return None
    return notice("rule-needs-number", rule=str(rule), least=least, most=most)


def _noticed(document: Document, place: Place, text: str, notice: Notice) -> Problem:
    """Return what was wrong with a notation, on the line where it stands."""
    line = document.line(place)
    lines = document.text.splitlines()
    here = next((at for at in range(line, len(lines) + 1) if text and text in lines[at - 1]), line)
    return Problem(str(document.path), here, notice.key, notice.facts)


def _hero(document: Document, place: Place, text: UnitText, found: Problems) -> Hero | None:
    hero = text.hero
    if hero is None:
        return None
    at = (*place, "hero")
    _numbers(document, at, hero, found)
    weapons = tuple(_weapons(document, (*at, "weapons"), hero.weapons, found))
    rules = granted(tuple(_rules(document, (*at, "rules"), hero.rules, found)), 1)
    if not 0 <= hero.wounds < tough_of(rules):
        facts: dict[str, Fact] = {"got": str(hero.wounds), "tough": tough_of(rules), "models": 1}
        found.append(document.problem((*at, "wounds"), "wounds-do-not-fit", **facts))
    quality, defense = hero.quality or text.quality or 0, hero.defense or text.defense or 0
    return Hero(hero.name, quality, defense, hero.wounds, weapons, rules)
