"""A unit of the table as the dice know it: what its living models are and carry, by the same record as a file's."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grognard.core.outlook import NotModelled
from grognard.rulebooks.gdf.document import UnitText
from grognard.rulebooks.gdf.folding import Deed, Folding, as_unit
from grognard.rulebooks.gdf.game import Game, Model, Squad
from grognard.rulebooks.gdf.listed import FromList
from grognard.rulebooks.gdf.notation import SpecialRule
from grognard.rulebooks.gdf.units import Side
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["classes", "copies", "not_played", "side_of"]

replace = msgspec.structs.replace


@lru_cache(maxsize=256)
def side_of(unit: Squad) -> Side:
    """Return what the living models of a unit come to; a hero left alone is a unit of one (rule 18)."""
    troops = [model for model in unit.models if not model.is_hero]
    hero = next((model for model in unit.models if model.is_hero), None)
    listed = FromList(UnitText(), unit.unread)
    if not troops and hero is not None and unit.hero is not None:
        own = unit.hero
        wounds = (hero.wounds,) if hero.wounds else ()
        return Side(
            unit.name, 1, unit.start + 1, own.quality, own.defense, wounds, own.weapons, own.rules, None,
            unit.is_shaken, listed,
        )  # fmt: skip
    marked = sorted((model.wounds for model in troops if model.wounds), reverse=True)
    weapons = tuple(replace(weapon, count=copies(unit, at)) for at, weapon in enumerate(unit.weapons))
    joined = replace(unit.hero, wounds=hero.wounds) if hero is not None and unit.hero is not None else None
    start = unit.start + (unit.hero is not None and joined is None)
    return Side(
        unit.name, len(troops), start, unit.quality, unit.defense, tuple(marked), weapons, _rules(unit, troops),
        joined, unit.is_shaken, listed,
    )  # fmt: skip


def copies(unit: Squad, place: int) -> int:
    """Count the copies of a weapon that living models carry."""
    return sum(many for model in unit.models for at, many in model.carries if at == place)


def _rules(unit: Squad, troops: list[Model]) -> tuple[SpecialRule, ...]:
    """Return the rules of a unit, those of single models as often as such a model is alive."""
    counted = (
        rule if rule.count is None else replace(rule, count=sum(at in model.has for model in troops))
        for at, rule in enumerate(unit.rules)
    )
    return tuple(rule for rule in counted if rule.count != 0)


def not_played(game: Game, unit: Squad) -> tuple[NotModelled, ...]:
    """Return what a unit has that nobody plays: unknown rules, and what its list says besides."""
    folding = Folding(Deed(game.edition, game.readings), side_of(unit), game.name)
    if unit.models:
        folding.leave_out(side_of(unit))
    return tuple(folding.not_modelled)


def classes(unit: Squad) -> Unit:
    """Return a unit by classes of models, as wounds are allocated to it."""
    return as_unit(side_of(unit))
