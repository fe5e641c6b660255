"""Movement: speed points from hex to hex, who may pass whom, and the side one faces after the last step (1.3)."""

from __future__ import annotations

import heapq
from collections.abc import Iterator, Mapping
from typing import TypeAlias

import msgspec

from grognard.boards.hex import DIRECTIONS, Hex, from_offset, within
from grognard.core.asking import Rule, choose
from grognard.core.domains import OneOf
from grognard.core.playing import narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.board import OPEN, cells, is_on, named_hex, shown_hex
from grognard.rulebooks.dm.game import Fighter, Game, alive, fighter, with_fighter
from grognard.rulebooks.dm.reading_map import FACINGS

__all__ = ["Move", "Spot", "move", "moves"]

Spot: TypeAlias = tuple[int, int] | tuple[int, int, str]
"""Where a movement ends: the hex as players name it, and the side faced; infantry faces all."""


class Move(msgspec.Struct, frozen=True):
    """What a movement comes to: its end, the speed points spent, the own infantry passed on the way."""

    hex: Hex
    facing: int | None
    spent: int
    passed: tuple[str, ...] = ()


def move(game: Game) -> Rule[Game]:
    """Move the active unit: the whole movement at once, by the cheapest way there."""
    mover = fighter(game, game.active)
    found = moves(game, mover)
    speed = mover.unit.speed or 0
    domain = OneOf("dm-move", tuple(_spots(game, mover)), lambda spot: tuple(_refusals(game, mover, found, spot)))
    spot = yield from choose(mover.seat, domain, "move", (("unit", mover.unit.name), ("speed", speed)))
    made = found.get(spot) or _agreed(game, mover, spot)
    where = shown_hex(game.board, made.hex)
    if made.hex == mover.hex:
        yield from narrate("movement", "dm-move", "stays", unit=mover.unit.name, hex=where, spent=made.spent)
    else:
        yield from narrate("movement", "dm-move", "moves", unit=mover.unit.name, hex=where, spent=made.spent)
    if made.facing is not None:
        side = FACINGS[made.facing]
        yield from narrate("movement", "dm-last-step", "faces", unit=mover.unit.name, side=side)
    unit = msgspec.structs.replace(mover.unit, moved=made.spent)
    game = with_fighter(game, msgspec.structs.replace(mover, unit=unit, hex=made.hex, facing=made.facing))
    for name in made.passed:
        game = yield from _delayed(game, name)
    return msgspec.structs.replace(game, has_moved=True, turn=game.turn + 1)


def _agreed(game: Game, mover: Fighter, spot: Spot) -> Move:
    """Return a movement that the rules refuse and the players agreed on: all speed is spent.

    Raises ValueError where nobody could stand.
    """
    column, row, *side = spot
    board = game.board
    cell = from_offset(column - 1, row - 1, board.odd_columns_sit_lower) if board.is_printed else (column, row)
    if not is_on(board, cell) or any(each.hex == cell for each in alive(game) if each is not mover):
        raise ValueError(f"nobody can stand in {spot}")
    facing = FACINGS.index(side[0]) if side else mover.facing
    return Move(cell, facing, mover.unit.speed or 0)


def _delayed(game: Game, name: str) -> Rule[Game]:
    """Add 1 to the number of infantry that was passed, if it has yet to act."""
    passed = fighter(game, name)
    if passed.has_acted:
        return game
    number = passed.number + 1
    yield from narrate("movement", "dm-pass", "passed", unit=name, number=number)
    return with_fighter(game, msgspec.structs.replace(passed, number=number))


def moves(game: Game, mover: Fighter) -> Mapping[Spot, Move]:
    """Return every end that a movement can have, each by its cheapest way; staying is one of them."""
    speed = mover.unit.speed or 0
    taken = {each.hex for each in alive(game)} - {mover.hex}
    found: dict[Spot, Move] = {}
    for cell, facing, spent, passed in _ways(game, mover):
        if cell in taken:
            continue
        for side in (None,) if mover.facing is None else range(6):
            whole = spent + (side != facing)
            spot = _spot(game, cell, side)
            known = found.get(spot)
            if whole <= speed and (known is None or (whole, passed) < (known.spent, known.passed)):
                found[spot] = Move(cell, side, whole, passed)
    return found


def _ways(game: Game, mover: Fighter) -> Iterator[tuple[Hex, int | None, int, tuple[str, ...]]]:
    """Go through every hex that can be entered with the side of the last step, the cheapest way first."""
    board, ground, speed = game.board, cells(game.board), mover.unit.speed or 0
    others = {each.hex: each for each in alive(game) if each.hex != mover.hex}
    start = (0, (), mover.hex, -1 if mover.facing is None else mover.facing)
    queue: list[tuple[int, tuple[str, ...], Hex, int]] = [start]
    done: set[tuple[Hex, int]] = set()
    while queue:
        spent, passed, cell, side = heapq.heappop(queue)
        if (cell, side) in done:
            continue
        done.add((cell, side))
        yield cell, None if mover.facing is None else side, spent, passed
        for turn, (q, r) in enumerate(DIRECTIONS):
            there = (cell[0] + q, cell[1] + r)
            cost = spent + max(1, ground.get(there, OPEN).cost)
            other = others.get(there)
            if cost > speed or not is_on(board, there) or (other is not None and not _may_pass(mover, other)):
                continue
            more = (other.unit.name,) if other is not None and _is_delayed(mover, other) else ()
            heapq.heappush(queue, (cost, (*passed, *more), there, -1 if mover.facing is None else turn))


def _may_pass(mover: Fighter, other: Fighter) -> bool:
    """Whether one may go through another's hex: never an enemy's; infantry past any friend, others past infantry."""
    if mover.seat != other.seat:
        return False
    return mover.unit.kind == "infantry" or other.unit.kind == "infantry"


def _is_delayed(mover: Fighter, other: Fighter) -> bool:
    return mover.unit.kind != "infantry" and other.unit.kind == "infantry"


def _spot(game: Game, cell: Hex, side: int | None) -> Spot:
    column, row = named_hex(game.board, cell)
    return (column, row) if side is None else (column, row, FACINGS[side])


def _spots(game: Game, mover: Fighter) -> Iterator[Spot]:
    """Return whatever can be named: every hex near enough, with every side."""
    for cell in within(mover.hex, (mover.unit.speed or 0) + 1):
        if is_on(game.board, cell):
            yield from (_spot(game, cell, side) for side in ((None,) if mover.facing is None else range(6)))


def _refusals(game: Game, mover: Fighter, found: Mapping[Spot, Move], spot: Spot) -> Iterator[Refusal]:
    """Say why a movement cannot end there."""
    if spot in found:
        return
    where = f"{spot[0]}, {spot[1]}"
    for each in alive(game):
        if each is not mover and named_hex(game.board, each.hex) == spot[:2]:
            yield Refusal("dm-one-unit", "hex-taken", (("hex", where), ("unit", each.unit.name)))
            return
    facts = (("hex", where), ("unit", mover.unit.name), ("speed", mover.unit.speed or 0))
    is_only_the_turn = any(other[:2] == spot[:2] for other in found)
    if is_only_the_turn:
        yield Refusal("dm-last-step", "no-speed-to-turn", facts)
    else:
        yield Refusal("dm-move", "out-of-speed", facts)
