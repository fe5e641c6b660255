"""A battle as plain data: who stands where with what, whose activation it is, and how far it has come."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from grognard.boards.length import INCH
from grognard.boards.shapes import Disc, Polygon, Shape, moved, oval_base, turned
from grognard.boards.table import Table
from grognard.boards.terrain import Placed, Terrain
from grognard.boards.true_sight import Agreement
from grognard.boards.true_sight import Model as Seen
from grognard.core.domains import Point
from grognard.rulebooks.gdf.notation import SpecialRule, Weapon
from grognard.rulebooks.gdf.units import Hero
from grognard.rulebooks.gdf.wounds import Unit

__all__ = [
    "Activation",
    "Footing",
    "Game",
    "Model",
    "Objective",
    "Phase",
    "Squad",
    "base_at",
    "enemies",
    "has_rule",
    "living",
    "model_name",
    "moved_to",
    "on_table",
    "reading",
    "seen",
    "squad",
    "table",
    "tall",
    "with_squad",
]

Phase: TypeAlias = Literal["objectives", "placing", "deployment", "scouts", "arrivals", "battle", "over"]
"""Objectives are counted, then placed; units deploy, scouts move, rounds are played."""

replace = msgspec.structs.replace


class Footing(msgspec.Struct, frozen=True):
    """What a model stands on: a round base, or an oval one that is longer than wide; micrometres and degrees."""

    long: int
    wide: int
    turn: int = 0


class Model(msgspec.Struct, frozen=True):
    """A model on the table: its number in its unit, its base and place, how tall and how Tough, what it has left.

    `carries` are `(weapon, copies)` by the place of the weapon among those of the unit, its hero's last; `has` are the
    places of those rules of the unit that only some models have. `foot` is how high up it stands, in micrometres.
    """

    number: int
    footing: Footing
    height: int
    tough: int = 1
    wounds: int = 0
    carries: tuple[tuple[int, int], ...] = ()
    has: tuple[int, ...] = ()
    is_hero: bool = False
    x: int = 0
    y: int = 0
    foot: int = 0


class Squad(msgspec.Struct, frozen=True):
    """A unit of a battle: its profile, and those of its models that are alive.

    `start` counts the models it began with, without its hero. `used` are Limited weapons that have fired, `(model,
    weapon)`; `one_of` weapons that are ways to fire one and the same. `unread` is what its list says and nobody plays,
    `has_moved` since its last activation began.
    """

    name: str
    seat: str
    quality: int
    defense: int
    start: int
    weapons: tuple[Weapon, ...]
    rules: tuple[SpecialRule, ...]
    hero: Hero | None
    models: tuple[Model, ...]
    unread: tuple[str, ...] = ()
    one_of: tuple[tuple[int, ...], ...] = ()
    where: Literal["table", "waiting", "reserve"] = "waiting"
    used: tuple[tuple[int, int], ...] = ()
    is_shaken: bool = False
    is_fatigued: bool = False
    is_activated: bool = False
    has_moved: bool = False


class Objective(msgspec.Struct, frozen=True):
    """A marker: where it lies and which seat holds it, if any."""

    x: int
    y: int
    holder: str = ""


class Activation(msgspec.Struct, frozen=True):
    """A half-made activation: whose, which action, how far it has come, and what each unit was when it began.

    `hurt` are the units that were wounded in it, as they were before.
    """

    unit: str
    action: Literal["", "hold", "advance", "rush", "charge", "idle"] = ""
    target: str = ""
    done: Literal["chosen", "moved", "attacked"] = "chosen"
    hurt: tuple[tuple[str, Unit], ...] = ()


class Game(msgspec.Struct, frozen=True, cache_hash=True):
    """Everything there is to know of a battle between two answers.

    `zone` is how deep the deployment zones are, `markers` how many objectives are still to be placed. `first` is the
    place of the seat that began this round, `active` of the one to act, `finished` of the one that was first to have
    activated all its units (-1: nobody). `turn` counts finished deeds.
    """

    edition: str
    readings: tuple[tuple[str, str], ...]
    name: str
    width: int
    depth: int
    terrain: tuple[Terrain, ...]
    agreement: Agreement
    seats: tuple[str, str]
    squads: tuple[Squad, ...]
    objectives: tuple[Objective, ...] = ()
    zone: int = 12 * INCH
    rounds: int = 4
    round: int = 1
    phase: Phase = "battle"
    markers: int = 0
    first: int = 0
    active: int = 0
    finished: int = -1
    turn: int = 0
    activation: Activation | None = None


def reading(game: Game, name: str) -> str:
    """Return the option of a reading that this battle is played by."""
    return dict(game.readings)[name]


def squad(game: Game, name: str) -> Squad:
    """Return a unit by its name, which no other has. Raises StopIteration if there is none."""
    return next(unit for unit in game.squads if unit.name == name)


def with_squad(game: Game, changed: Squad) -> Game:
    """Return the battle with one unit changed; a unit without models stays listed as destroyed."""
    return replace(game, squads=tuple(changed if unit.name == changed.name else unit for unit in game.squads))


def living(game: Game) -> tuple[Squad, ...]:
    """Return the units that have models left, wherever they are."""
    return tuple(unit for unit in game.squads if unit.models)


def on_table(game: Game) -> tuple[Squad, ...]:
    """Return the units that stand on the table."""
    return tuple(unit for unit in game.squads if unit.models and unit.where == "table")


def enemies(game: Game, seat: str) -> tuple[Squad, ...]:
    """Return the enemy units on the table."""
    return tuple(unit for unit in on_table(game) if unit.seat != seat)


def base_at(footing: Footing, x: int, y: int) -> Shape:
    """Return a base with its middle at a point."""
    if footing.long == footing.wide:
        return Disc(x, y, footing.wide // 2)
    return moved(_oval(footing), x, y)


@lru_cache(maxsize=64)
def _oval(footing: Footing) -> Polygon:
    """Return an oval base about (0, 0): it keeps the way it is turned wherever it goes."""
    shape = turned(oval_base(footing.long, footing.wide, unit=1), footing.turn)
    return shape if isinstance(shape, Polygon) else Polygon(())


def moved_to(model: Model, at: Point) -> Model:
    """Return a model at another place."""
    return replace(model, x=at[0], y=at[1])


def model_name(unit: Squad, model: Model) -> str:
    """Return what a model is called: its unit and number, or the hero's own name."""
    if model.is_hero and unit.hero is not None and unit.hero.name:
        return unit.hero.name
    return f"{unit.name} #{model.number}"


def has_rule(unit: Squad, name: str, *, model: Model | None = None) -> bool:
    """Tell whether one model has a rule, or every model of the unit does, its hero included."""
    if model is None:
        return all(has_rule(unit, name, model=each) for each in unit.models)
    if model.is_hero:
        return any(rule.name == name for rule in (unit.hero.rules if unit.hero else ()))
    return any(rule.name == name and (rule.count is None or at in model.has) for at, rule in enumerate(unit.rules))


def tall(width: int) -> int:
    """Return how tall a model on a base of this width is taken to be (section 14)."""
    heights: tuple[tuple[int, float], ...] = ((32_000, 1.25), (50_000, 2), (60_000, 3))
    return int(next((inches for most, inches in heights if width <= most), 4) * INCH)


def seen(unit: Squad, model: Model) -> Seen:
    """Return a model as sight sees it."""
    base = base_at(model.footing, model.x, model.y)
    return Seen(f"{unit.name} #{model.number}", unit.name, base, model.height, model.foot)


def table(game: Game, label: Callable[[Squad, Model], str] = model_name) -> Table:
    """Return the table with every base on it."""
    placed = tuple(
        Placed(
            label(unit, model), unit.seat, base_at(model.footing, model.x, model.y), model.foot, model.height,
            name=model_name(unit, model),
        )
        for unit in on_table(game)
        for model in unit.models
    )  # fmt: skip
    return Table(game.width, game.depth, game.terrain, placed, game.name)
