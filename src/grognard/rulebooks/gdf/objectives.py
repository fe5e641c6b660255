"""Objectives: who holds them, who contests them, who wins (P1)."""

from __future__ import annotations

import msgspec

from grognard.boards.length import INCH
from grognard.boards.measure import is_within
from grognard.boards.shapes import Disc
from grognard.core.asking import Rule
from grognard.core.playing import narrate
from grognard.rulebooks.gdf.game import Game, Model, Objective, Squad, base_at, living, on_table, reading

__all__ = ["REACH", "at_objective", "held_by", "leaders", "near_objective", "scores", "settle", "survivors"]

REACH = 3 * INCH
"""How near a model must be to hold an objective, or to contest it."""

replace = msgspec.structs.replace


def near_objective(model: Model, marker: Objective) -> bool:
    """Tell whether a model is within reach of an objective."""
    return is_within(base_at(model.footing, model.x, model.y), Disc(marker.x, marker.y, 0), REACH)


def at_objective(game: Game, marker: Objective) -> tuple[str, ...]:
    """Return the seats that have models by an objective; Shaken units neither hold nor contest it."""
    units = [unit for unit in on_table(game) if not unit.is_shaken]
    seats = {unit.seat for unit in units if any(near_objective(model, marker) for model in unit.models)}
    return tuple(seat for seat in game.seats if seat in seats)


def held_by(unit: Squad, game: Game) -> tuple[int, ...]:
    """Return the places of the objectives by which a unit stands that can hold them."""
    return tuple(
        at
        for at, marker in enumerate(game.objectives)
        if not unit.is_shaken and any(near_objective(model, marker) for model in unit.models)
    )


def settle(game: Game) -> Rule[Game]:
    """Settle at the end of a round who holds each objective; it stays with its holder until another takes it."""
    markers = []
    for number, marker in enumerate(game.objectives, 1):
        there = at_objective(game, marker)
        holder = there[0] if len(there) == 1 else marker.holder
        if holder != marker.holder:
            yield from narrate("objectives", "gdf-p1", "objective-taken", marker=number, side=holder)
        elif len(there) == 2:
            yield from narrate("objectives", "gdf-p1", "objective-contested", marker=number)
        markers.append(replace(marker, holder=holder))
    return replace(game, objectives=tuple(markers))


def scores(game: Game) -> tuple[tuple[str, int], ...]:
    """Count the objectives that each seat holds."""
    return tuple((seat, sum(marker.holder == seat for marker in game.objectives)) for seat in game.seats)


def survivors(game: Game) -> tuple[str, ...]:
    """Return the only seat that has anybody left, if the battle ends for that; both gone end it for nobody."""
    if reading(game, "wiped-out") == "plays-on":
        return ()
    alive = tuple(seat for seat in game.seats if any(unit.seat == seat for unit in living(game)))
    return alive if len(alive) == 1 else ()


def leaders(game: Game) -> tuple[str, ...]:
    """Return who has won as things stand: most objectives; nobody if both hold as many."""
    (one, its), (other, theirs) = scores(game)
    return () if its == theirs else (one,) if its > theirs else (other,)
