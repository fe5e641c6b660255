"""A battle as plain data: the map, the sides, who stands where in which order, and how far the turn has come."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grognard.boards.hex import Hex
from grognard.rulebooks.dm.board import Board, Standing
from grognard.rulebooks.dm.units import Unit

__all__ = [
    "Fighter",
    "Game",
    "Phase",
    "Side",
    "alive",
    "fighter",
    "next_up",
    "other_side",
    "readings_of",
    "standing_for",
    "with_fighter",
]

Phase: TypeAlias = Literal["initiative", "spending", "battle", "over"]
"""Numbers are rolled, lowered with morale, then everybody acts in their order."""


class Fighter(msgspec.Struct, frozen=True):
    """A unit in a battle: whose, where, facing which side (None: all), its number of this round, whether it has acted.

    `order` is what its sheet adds to the number. Who `is_gone` stays listed.
    """

    unit: Unit
    seat: str
    hex: Hex
    facing: int | None = None
    order: int = 0
    number: int = 0
    has_acted: bool = False
    is_gone: bool = False


class Side(msgspec.Struct, frozen=True):
    """A side and what is left of its morale."""

    name: str
    morale: int = 0


class Game(msgspec.Struct, frozen=True, cache_hash=True):
    """Everything there is to know of a battle between two answers.

    `active` names the unit that acts, `has_moved` tells whether it has, `last` the side that acted last. `rest` are
    salvos that may be declared anew, `(mount, how many, old target)`. `turn` counts finished deeds.
    """

    edition: str
    readings: tuple[tuple[str, str], ...]
    name: str
    board: Board
    sides: tuple[Side, Side]
    fighters: tuple[Fighter, ...]
    rounds: int = 4
    round: int = 1
    phase: Phase = "initiative"
    spender: int = 0
    active: str = ""
    has_moved: bool = False
    last: str = ""
    rest: tuple[str, int, str] = ("", 0, "")
    turn: int = 0


def readings_of(game: Game) -> dict[str, str]:
    """Return every reading that the battle is played by."""
    return dict(game.readings)


def other_side(game: Game, seat: str) -> str:
    """Return the opponent's side."""
    first, second = game.sides
    return second.name if seat == first.name else first.name


def alive(game: Game) -> tuple[Fighter, ...]:
    """Return everybody who is still on the map."""
    return tuple(each for each in game.fighters if not each.is_gone)


def fighter(game: Game, name: str) -> Fighter:
    """Return a unit by its name, which no other has. Raises StopIteration if there is none."""
    return next(each for each in game.fighters if each.unit.name == name)


def with_fighter(game: Game, changed: Fighter) -> Game:
    """Return the battle with one unit changed."""
    name = changed.unit.name
    fighters = tuple(changed if each.unit.name == name else each for each in game.fighters)
    return msgspec.structs.replace(game, fighters=fighters)


def standing_for(each: Fighter, seat: str) -> Standing:
    """Return a unit as the shooter's side sees it: a friend or not."""
    unit = msgspec.structs.replace(each.unit, is_friend=each.seat == seat)
    return Standing(unit, each.hex, each.facing)


def next_up(game: Game) -> tuple[Fighter, ...]:
    """Return who may act next: those of the lowest number, of one side; which side, is a reading."""
    waiting = [each for each in alive(game) if not each.has_acted]
    lowest = [each for each in waiting if each.number == min(other.number for other in waiting)]
    seats = [side.name for side in game.sides]
    if readings_of(game)["equal-numbers"] == "other-side":
        seats.sort(key=lambda seat: seat == game.last)
    seat = next(seat for seat in seats if any(each.seat == seat for each in lowest))
    return tuple(each for each in lowest if each.seat == seat)
