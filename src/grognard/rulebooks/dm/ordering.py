"""Who acts when: a number for every unit, lowered with morale, and the lowest first (1.3)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grognard.core.asking import Each, Rule, Throw, choose
from grognard.core.dice import D6
from grognard.core.domains import OneOf
from grognard.core.playing import narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.game import Fighter, Game, alive, fighter, next_up, with_fighter

__all__ = ["LATE", "activate", "roll_initiative", "spend_morale"]

LATE = 7
"""Whoever has this number or more loses the turn."""

Rolled = tuple[tuple[str, int], ...]


@lru_cache(maxsize=256)
def _order_throw(name: str, seat: str) -> Throw[int]:
    return Throw(D6.faces(), "initiative", seat, (("unit", name),), (), "dm-initiative")


def _rolled(name: str, seat: str) -> Rule[tuple[str, int]]:
    """Roll one die for one order."""
    face = yield from _order_throw(name, seat)
    return (name, face)


def _put(rolled: Rolled, one: tuple[str, int]) -> Rolled:
    return (*rolled, one)


def roll_initiative(game: Game) -> Rule[Game]:
    """Roll for every unit, both sides at once; what its sheet says is added, and no number is below 1."""
    yield from narrate("round", "dm-round", "round-begins", round=game.round, rounds=game.rounds)
    bag = tuple((1, _rolled, (each.unit.name, each.seat)) for each in alive(game))
    start: Rolled = ()
    rolled: Rolled = yield from Each(bag, _put, start)
    for name, face in rolled:
        each = fighter(game, name)
        number = max(1, face + each.order)
        yield from narrate("initiative", "dm-initiative", "has-number", unit=name, number=number)
        game = with_fighter(game, msgspec.structs.replace(each, number=number, has_acted=False))
    return msgspec.structs.replace(game, phase="spending", spender=0, last="", turn=game.turn + 1)


def spend_morale(game: Game) -> Rule[Game]:
    """Let a side lower numbers by 1 for each point of morale, one after the other, until it passes."""
    side = game.sides[game.spender]
    mine = tuple(each.unit.name for each in alive(game) if each.seat == side.name)
    if not side.morale or not any(not _cannot_lower(game, name) for name in mine):
        return _next_spender(game)
    domain = OneOf("dm-morale", ("pass", *mine), lambda name: () if name == "pass" else _cannot_lower(game, name))
    name = yield from choose(side.name, domain, "spend", (("side", side.name), ("morale", side.morale)))
    if name == "pass":
        return _next_spender(game)
    each = fighter(game, name)
    yield from narrate("initiative", "dm-morale", "lowered", unit=name, number=each.number - 1)
    sides = tuple(
        msgspec.structs.replace(other, morale=other.morale - 1) if other.name == side.name else other
        for other in game.sides
    )
    game = with_fighter(game, msgspec.structs.replace(each, number=each.number - 1))
    return msgspec.structs.replace(game, sides=(sides[0], sides[1]), turn=game.turn + 1)


def _cannot_lower(game: Game, name: str) -> tuple[Refusal, ...]:
    each = fighter(game, name)
    return (Refusal("dm-morale", "number-lowest", (("unit", name),)),) if each.number <= 1 else ()


def _next_spender(game: Game) -> Game:
    if game.spender == 0:
        return msgspec.structs.replace(game, spender=1)
    return msgspec.structs.replace(game, phase="battle")


def activate(game: Game) -> Rule[Game]:
    """Have the lowest number act; whom of several of one side, its player chooses."""
    mine = next_up(game)
    seat = mine[0].seat
    late = next((each for each in mine if each.number >= LATE), None)
    if late is not None:
        return (yield from _lost_turn(game, late))
    name = mine[0].unit.name
    if len(mine) > 1:
        domain = OneOf("dm-initiative", tuple(each.unit.name for each in mine))
        name = yield from choose(seat, domain, "activate", (("side", seat), ("number", mine[0].number)))
    yield from narrate("initiative", "dm-initiative", "acts", unit=name, number=mine[0].number)
    unit = msgspec.structs.replace(fighter(game, name).unit, moved=0, fired=(), fired_at=(), actions=0)
    game = with_fighter(game, msgspec.structs.replace(fighter(game, name), unit=unit))
    return msgspec.structs.replace(game, active=name, has_moved=False, rest=("", 0, ""), turn=game.turn + 1)


def _lost_turn(game: Game, late: Fighter) -> Rule[Game]:
    yield from narrate("initiative", "dm-initiative", "loses-turn", unit=late.unit.name, number=late.number)
    game = with_fighter(game, msgspec.structs.replace(late, has_acted=True))
    return msgspec.structs.replace(game, last=late.seat, turn=game.turn + 1)
