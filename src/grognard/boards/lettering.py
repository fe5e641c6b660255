"""A table as rows of characters, for a terminal and for a screen reader: an inch to the column, two to the row."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.boards.length import INCH
from grognard.boards.rings import side
from grognard.boards.shapes import Point, bounds, centre
from grognard.boards.table import Table
from grognard.boards.terrain import Placed, Terrain

__all__ = ["lettered"]

OPEN = "·"
MARKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def lettered(table: Table) -> tuple[str, ...]:
    """Draw a table, north up: terrain by the first letter of its kind, small; bases by their owner, large; a legend.

    Where several bases share a place, it shows the last. Rulers along the left and the lower edge count inches.
    """
    columns, rows = max(1, -(-table.width // INCH)), max(1, -(-table.depth // (2 * INCH)))
    grid = [[_ground(table, column, row) for column in range(columns)] for row in range(rows)]
    owners = tuple(dict.fromkeys(base.owner for base in table.placed))
    for base in table.placed:
        mark = MARKS[owners.index(base.owner) % len(MARKS)]
        for column, row in _cells(base):
            if 0 <= row < rows and 0 <= column < columns:
                grid[row][column] = mark
    return (*_ruled(grid), *_legend(table, owners))


def _cells(base: Placed) -> Iterator[tuple[int, int]]:
    """Give the cell of a base's middle, and those whose middle a large base covers."""
    x, y = centre(base.shape)
    yield x // INCH, y // (2 * INCH)
    left, low, right, high = bounds(base.shape)
    for column in range(left // INCH, right // INCH + 1):
        for row in range(low // (2 * INCH), high // (2 * INCH) + 1):
            if left < column * INCH + INCH // 2 < right and low < row * 2 * INCH + INCH < high:
                yield column, row


def _ground(table: Table, column: int, row: int) -> str:
    """Return what lies at the middle of a cell: the highest piece there, or open ground."""
    spot = (column * INCH + INCH // 2, row * 2 * INCH + INCH)
    lying = [piece for piece in table.terrain if _covers(piece, spot)]
    return (lying[-1].kind[:1] or "t").lower() if lying else OPEN


def _covers(piece: Terrain, spot: Point) -> bool:
    is_inside = bool(piece.outline.ring) and side(spot, piece.outline.ring) >= 0
    return is_inside and not any(side(spot, hole.ring) > 0 for hole in piece.holes)


def _ruled(grid: list[list[str]]) -> Iterator[str]:
    for row in reversed(range(len(grid))):
        yield f"{row * 2:>3} {''.join(grid[row])}"
    columns = len(grid[0])
    yield "    " + "".join(f"{column:<6}" for column in range(0, columns, 6))[: columns + 2].rstrip()


def _legend(table: Table, owners: tuple[str, ...]) -> Iterator[str]:
    for at, owner in enumerate(owners):
        yield f"{MARKS[at % len(MARKS)]} {owner}"
    for kind in dict.fromkeys(piece.kind for piece in table.terrain):
        yield f"{(kind[:1] or 't').lower()} {kind}"
