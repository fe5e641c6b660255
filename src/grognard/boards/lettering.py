"""A table as rows of characters, for a terminal and for a screen reader: an inch to the column, two to the row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from grognard.boards.length import INCH
from grognard.boards.rings import side
from grognard.boards.shapes import Point, bounds, centre
from grognard.boards.table import Table
from grognard.boards.terrain import Placed, Terrain

__all__ = ["lettered"]

OPEN = "·"
MARKS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def lettered(table: Table, units: Mapping[str, str] = MappingProxyType({})) -> tuple[str, ...]:
    """Draw a table, north up: terrain by a letter of its kind, small; bases by a large letter; a legend.

    The letter is that of their owner or, if `units` names units by the first letter of the ids of their bases, that of
    their unit. Where several bases share a place, it shows the last. Rulers along the left and the lower edge count
    inches.
    """
    columns, rows = max(1, -(-table.width // INCH)), max(1, -(-table.depth // (2 * INCH)))
    kinds = _kinds(table)
    grid = [[_ground(table, column, row, kinds) for column in range(columns)] for row in range(rows)]
    owners = tuple(dict.fromkeys(base.owner for base in table.placed))
    for base in table.placed:
        mark = base.id[:1] if units else MARKS[owners.index(base.owner) % len(MARKS)]
        for column, row in _cells(base):
            if 0 <= row < rows and 0 <= column < columns:
                grid[row][column] = mark
    names = units or {MARKS[at % len(MARKS)]: owner for at, owner in enumerate(owners)}
    return (*_ruled(grid), *_legend({**names, **{letter: kind for kind, letter in kinds.items()}}))


def _cells(base: Placed) -> Iterator[tuple[int, int]]:
    """Give the cell of a base's middle, and those whose middle a large base covers."""
    x, y = centre(base.shape)
    yield x // INCH, y // (2 * INCH)
    left, low, right, high = bounds(base.shape)
    for column in range(left // INCH, right // INCH + 1):
        for row in range(low // (2 * INCH), high // (2 * INCH) + 1):
            if left < column * INCH + INCH // 2 < right and low < row * 2 * INCH + INCH < high:
                yield column, row


def _ground(table: Table, column: int, row: int, kinds: Mapping[str, str]) -> str:
    """Return what lies at the middle of a cell: the highest piece there, or open ground."""
    spot = (column * INCH + INCH // 2, row * 2 * INCH + INCH)
    lying = [piece for piece in table.terrain if _covers(piece, spot)]
    return kinds[lying[-1].kind] if lying else OPEN


def _kinds(table: Table) -> dict[str, str]:
    """Give every kind of terrain a small letter of its name that no other has, or else a digit."""
    found: dict[str, str] = {}
    for kind in dict.fromkeys(piece.kind for piece in table.terrain):
        letters = (letter for letter in kind.lower() if letter.isalpha() and letter not in found.values())
        found[kind] = next(letters, str(len(found) % 10))
    return found


def _covers(piece: Terrain, spot: Point) -> bool:
    is_inside = bool(piece.outline.ring) and side(spot, piece.outline.ring) >= 0
    return is_inside and not any(side(spot, hole.ring) > 0 for hole in piece.holes)


def _ruled(grid: list[list[str]]) -> Iterator[str]:
    for row in reversed(range(len(grid))):
        yield f"{row * 2:>3} {''.join(grid[row])}"
    columns = len(grid[0])
    yield "    " + "".join(f"{column:<6}" for column in range(0, columns, 6))[: columns + 2].rstrip()


def _legend(names: Mapping[str, str]) -> Iterator[str]:
    return (f"{mark} {name}" for mark, name in names.items())
