"""Hexes by two whole numbers: distances, turns, rings, sectors and bounded maps.

Axial (q, r) with a third coordinate s = -q - r; flat-topped hexes, r growing to the south. The six directions and
the six sides are numbered clockwise from the north: 0 N, 1 NE, 2 SE, 3 S, 4 SW, 5 NW. A map of pointy-topped hexes
only renames them. Line work happens on an integer plane, X = 3q and Y = q + 2r, where every centre and every corner
of every hex is a whole point; it is the true picture with its height squeezed, so lines and contacts are kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

__all__ = [
    "CORNERS",
    "DIRECTIONS",
    "Hex",
    "HexGrid",
    "centre",
    "corners",
    "distance",
    "from_offset",
    "is_within",
    "mirrored",
    "neighbour",
    "neighbours",
    "relative",
    "ring",
    "rotated",
    "sector",
    "sides_facing",
    "third",
    "to_offset",
    "within",
]

Hex: TypeAlias = tuple[int, int]
"""Axial q and r."""

DIRECTIONS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Steps to the six neighbours, clockwise from the north."""

CORNERS: tuple[tuple[int, int], ...] = ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))
"""Corners about a centre on the integer plane; corner k lies between side k and side k + 1."""


def third(cell: Hex) -> int:
    """Give the third coordinate, s = -q - r."""
    return -cell[0] - cell[1]


def distance(a: Hex, b: Hex) -> int:
    """Count the steps from one hex to another; 1 for neighbours."""
    q, r = b[0] - a[0], b[1] - a[1]
    return max(abs(q), abs(r), abs(q + r))


def neighbour(cell: Hex, direction: int, steps: int = 1) -> Hex:
    """Go so many steps in one direction; directions count modulo six."""
    q, r = DIRECTIONS[direction % 6]
    return (cell[0] + steps * q, cell[1] + steps * r)


def neighbours(cell: Hex) -> tuple[Hex, ...]:
    """List the six adjacent hexes, clockwise from the north."""
    return tuple((cell[0] + q, cell[1] + r) for q, r in DIRECTIONS)


def rotated(cell: Hex, sixths: int, about: Hex = (0, 0)) -> Hex:
    """Turn a hex clockwise about another by so many sixths of a circle (negative: the other way)."""
    q, r = cell[0] - about[0], cell[1] - about[1]
    for _ in range(sixths % 6):
        q, r = -r, q + r
    return (about[0] + q, about[1] + r)


def mirrored(cell: Hex) -> Hex:
    """Mirror a hex: swap east and west, keep north and south."""
    return (-cell[0], cell[0] + cell[1])


def relative(origin: Hex, facing: int, target: Hex) -> Hex:
    """Where a target lies for someone on `origin` who calls his facing north."""
    return rotated((target[0] - origin[0], target[1] - origin[1]), -facing)


def ring(middle: Hex, radius: int) -> tuple[Hex, ...]:
    """List the hexes at exactly this distance, clockwise from the northern one; `ValueError` below zero."""
    if radius < 0:
        raise ValueError(f"a ring needs a radius of 0 or more, not {radius}")
    if radius == 0:
        return (middle,)
    cells: list[Hex] = []
    cell = neighbour(middle, 0, radius)
    for direction in (2, 3, 4, 5, 0, 1):
        cells += (neighbour(cell, direction, step) for step in range(radius))
        cell = neighbour(cell, direction, radius)
    return tuple(cells)


def within(middle: Hex, radius: int) -> tuple[Hex, ...]:
    """List the hexes up to this distance, ring after ring; `ValueError` below zero."""
    if radius < 0:
        raise ValueError(f"a radius is 0 or more, not {radius}")
    return tuple(cell for distance_ in range(radius + 1) for cell in ring(middle, distance_))


def is_within(a: Hex, b: Hex, radius: int) -> bool:
    """Whether one hex is at most so many steps from another."""
    return distance(a, b) <= radius


def sides_facing(origin: Hex, target: Hex) -> tuple[int, ...]:
    """List the sides of `origin` in whose cone the centre of `target` lies, ascending.

    The cone of a side runs outward through its two corners, boundary included: one side as a rule, two on the six
    rays through the corners, all six for the hex itself. Turn by a facing with `(side - facing) % 6`.
    """
    q, r = target[0] - origin[0], target[1] - origin[1]
    sides = []
    for side in range(6):
        if r <= q <= -q - r:
            sides.append(side)
        q, r = q + r, -q
    return tuple(sides)


def sector(middle: Hex, side: int, radius: int) -> tuple[Hex, ...]:
    """List the hexes up to this distance in the closed cone of one side, the middle left out."""
    return tuple(cell for cell in within(middle, radius)[1:] if side % 6 in sides_facing(middle, cell))


def centre(cell: Hex) -> tuple[int, int]:
    """Place the centre of a hex on the integer plane; multiply Y by 1.732... (√3) for a regular picture."""
    return (3 * cell[0], cell[0] + 2 * cell[1])


def corners(cell: Hex) -> tuple[tuple[int, int], ...]:
    """Place the six corners of a hex on the integer plane, clockwise, from the one between its N and NE sides."""
    x, y = centre(cell)
    return tuple((x + dx, y + dy) for dx, dy in CORNERS)


def from_offset(column: int, row: int, odd_columns_sit_lower: bool = True) -> Hex:
    """Turn a printed column and row into an axial hex, where every other column sits half a hex lower."""
    shift = (column - (column & 1)) // 2 if odd_columns_sit_lower else (column + (column & 1)) // 2
    return (column, row - shift)


def to_offset(cell: Hex, odd_columns_sit_lower: bool = True) -> tuple[int, int]:
    """Turn an axial hex into its printed column and row: the inverse of `from_offset`."""
    q, r = cell
    shift = (q - (q & 1)) // 2 if odd_columns_sit_lower else (q + (q & 1)) // 2
    return (q, r + shift)


class HexGrid(msgspec.Struct, frozen=True, cache_hash=True):
    """A bounded map of whole columns and rows, both counted from zero at the north-western hex."""

    columns: int
    rows: int
    odd_columns_sit_lower: bool = True

    def __contains__(self, cell: Hex) -> bool:
        column, row = to_offset(cell, self.odd_columns_sit_lower)
        return 0 <= column < self.columns and 0 <= row < self.rows

    def __iter__(self) -> Iterator[Hex]:
        for column in range(self.columns):
            for row in range(self.rows):
                yield from_offset(column, row, self.odd_columns_sit_lower)

    def __len__(self) -> int:
        return max(0, self.columns) * max(0, self.rows)
