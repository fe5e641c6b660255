"""The map in rows of characters: every other column half a hex lower, units by side, number and facing."""

from __future__ import annotations

from grognard.boards.hex import Hex, HexGrid, to_offset
from grognard.rulebooks.dm.board import OPEN, Board, cells, smoke_at
from grognard.rulebooks.dm.game import Fighter, Game, alive
from grognard.rulebooks.dm.picture import SIGNS

__all__ = ["drawing"]

ARROWS = "↑↗↘↓↙↖"
LETTERS = "AB"
WIDTH = 4
"""Characters of a column."""


def drawing(game: Game, seat: str) -> tuple[str, ...]:
    """Draw the map, north up, with the printed columns above and rows beside it, and who is who below."""
    board = game.board
    lines = [[" "] * (WIDTH * board.columns) for _ in range(2 * board.rows + 1)]
    standing = {each.hex: _mark(game, each) for each in alive(game)}
    for cell in HexGrid(board.columns, board.rows, board.odd_columns_sit_lower):
        column, row = to_offset(cell, board.odd_columns_sit_lower)
        line = 2 * row + (column % 2 == int(board.odd_columns_sit_lower))
        shown = standing.get(cell) or _ground(board, cell)
        lines[line][WIDTH * column : WIDTH * column + WIDTH] = f"{shown:<{WIDTH}}"[:WIDTH]
    head = "   " + "".join(f"{column:<{WIDTH}}" for column in range(1, board.columns + 1))
    body = [f"{_row(board, at):<3}{''.join(line)}".rstrip() for at, line in enumerate(lines)]
    legend = [f"{_mark(game, each)} {each.unit.name} ({each.seat})" for each in alive(game)]
    return (head.rstrip(), *body, *legend)


def _row(board: Board, line: int) -> str:
    return str(line // 2 + 1) if line % 2 == 0 and line // 2 < board.rows else ""


def _mark(game: Game, each: Fighter) -> str:
    """Name a unit in three characters: its side, its number among its own, the side it faces."""
    sides = [side.name for side in game.sides]
    mine = [other.unit.name for other in game.fighters if other.seat == each.seat]
    facing = "" if each.facing is None else ARROWS[each.facing]
    return f"{LETTERS[sides.index(each.seat)]}{mine.index(each.unit.name) + 1}{facing}"


def _ground(board: Board, cell: Hex) -> str:
    """Show what stands in a hex: its sign with what it hinders, or its level, or smoke."""
    here, smoke = cells(board).get(cell, OPEN), smoke_at(board).get(cell, 0)
    sign = SIGNS[here.kind] if here is not OPEN else "·"
    number = f"{here.hindrance}" if here.hindrance else f"^{here.level}" if here.level else ""
    return f"{sign}{number}{'≋' if smoke else ''}"
