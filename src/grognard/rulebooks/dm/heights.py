"""Heights: who stands higher, and what hides a target wholly (R36-R40)."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.boards.hex import Hex, centre, distance
from grognard.boards.hex_line import touched
from grognard.rulebooks.dm.board import OPEN, Board, Cell, Standing, cells

__all__ = ["hiding_hexes", "is_higher"]


def is_higher(board: Board, start: Hex, end: Hex) -> bool:
    """Whether the shooter's ground is higher than the target's; by how much does not matter."""
    ground = cells(board)
    return ground.get(start, OPEN).level > ground.get(end, OPEN).level


def hiding_hexes(board: Board, start: Standing, end: Standing, readings: Mapping[str, str]) -> tuple[Hex, ...]:
    """Return the hexes on the line, corners left out, that hide the target wholly.

    A crest higher than both ends hides, of a pair both hexes; other readings know the hex next to the lower end, the
    straight line between eyes of known height, or nothing at all.
    """
    ground = cells(board)
    if not ground or readings["heights"] == "none":
        return ()
    found: list[Hex] = []
    for touch in touched(start.hex, end.hex)[1:-1]:
        hiding = [cell for cell in touch.hexes if _hides(cell, ground, (start, end), readings["heights"])]
        is_enough = len(hiding) == len(touch.hexes) or readings["crest-pair"] == "one"
        if touch.contact != "point" and is_enough:
            found += hiding
    return tuple(found)


def _hides(cell: Hex, ground: Mapping[Hex, Cell], ends: tuple[Standing, Standing], option: str) -> bool:
    here = ground.get(cell, OPEN)
    low, high = sorted((ground.get(each.hex, OPEN).level, each.hex) for each in ends)
    if option == "profile":
        return _is_above_eyes(here, cell, ground, ends)
    if here.level > high[0]:
        return True
    lower = [each.hex for each in ends if ground.get(each.hex, OPEN).level == low[0]]
    is_beside = any(distance(cell, end) == 1 for end in lower)
    return option == "adjacent" and is_beside and here.level > low[0]


def _is_above_eyes(here: Cell, cell: Hex, ground: Mapping[Hex, Cell], ends: tuple[Standing, Standing]) -> bool:
    """Whether an obstacle reaches the straight line between two eyes; eyes of unknown height see everything."""
    first, second = ends
    if first.unit.height is None or second.unit.height is None:
        return False
    (ax, ay), (bx, by), (x, y) = centre(first.hex), centre(second.hex), centre(cell)
    whole = (bx - ax) ** 2 + 3 * (by - ay) ** 2
    along = (bx - ax) * (x - ax) + 3 * (by - ay) * (y - ay)
    eye = ground.get(first.hex, OPEN).level + first.unit.height
    other = ground.get(second.hex, OPEN).level + second.unit.height
    return (here.level + here.height) * whole >= eye * (whole - along) + other * along
