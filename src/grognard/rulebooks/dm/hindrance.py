"""The line of sight: which hexes it touches, what each of them hinders, and what sums up (2.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from grognard.boards.hex import Hex, centre, distance
from grognard.boards.hex_line import Contact, Touch, touched
from grognard.rulebooks.dm.board import OPEN, Board, Standing, cells, is_on, smoke_at
from grognard.rulebooks.dm.units import Kind

__all__ = ["Cause", "Counted", "Sight", "line_between", "zone"]

HINDERING: frozenset[Kind] = frozenset({"mech", "vehicle"})
SMALLER: frozenset[Kind] = frozenset({"small", "infantry"})


class Cause(msgspec.Struct, frozen=True):
    """One thing that hinders: a kind of terrain, smoke, or a unit with its name; what it is worth, in which hex."""

    what: str
    value: int
    hex: Hex
    name: str = ""


class Counted(msgspec.Struct, frozen=True):
    """What one touch of the line adds: a hex, or a pair of which the worse side counts."""

    contact: Contact
    hexes: tuple[Hex, ...]
    value: int
    causes: tuple[Cause, ...] = ()


class Sight(msgspec.Struct, frozen=True):
    """A line of sight: everything it touches in its order, the sum, and what of it stands in the target's own hex."""

    counted: tuple[Counted, ...]
    total: int
    in_target: int


def line_between(board: Board, start: Hex, end: Hex, units: Iterable[Standing], readings: Mapping[str, str]) -> Sight:
    """Draw the line from centre to centre and count it; neither the shooter nor the target is a hindrance (R20-R29)."""
    survey = _Survey(board, start, end, {each.hex: each for each in units if each.hex not in (start, end)}, readings)
    found = [counted for touch in touched(start, end) if (counted := _count(survey, touch)) is not None]
    if readings["pair-side"] == "whole-line":
        found = _one_side(survey, found)
    if readings["two-sides"] == "left-and-right":
        found = list(_facing_pairs(found, start, end))
    return Sight(tuple(found), sum(counted.value for counted in found), _worth(survey, end)[0])


class _Survey(msgspec.Struct, frozen=True):
    board: Board
    start: Hex
    end: Hex
    units: dict[Hex, Standing]
    readings: Mapping[str, str]


def _count(survey: _Survey, touch: Touch) -> Counted | None:
    """Count one touch: the shooter's own hex only for smoke, a corner if corners count, a pair by its worse side."""
    worths = [_worth(survey, cell) for cell in touch.hexes]
    if touch.contact == "point" and survey.readings["corner"] == "free":
        worths = [(0, ())]
    if touch.hexes == (survey.start,):
        return Counted(touch.contact, touch.hexes, *worths[0]) if worths[0][0] else None
    if touch.contact == "edge" and survey.readings["one-side"] == "free" and not all(value for value, _ in worths):
        worths = [(0, ())]
    return Counted(touch.contact, touch.hexes, *max(worths, key=lambda worth: worth[0]))


def _worth(survey: _Survey, cell: Hex) -> tuple[int, tuple[Cause, ...]]:
    """Return what a hex hinders and why: terrain, smoke and a hindering unit together, or the greatest of them."""
    if not is_on(survey.board, cell):
        return 0, ()
    causes = tuple(cause for cause in _causes(survey, cell) if cause.value)
    if survey.readings["in-hex"] == "greatest":
        causes = tuple(sorted(causes, key=lambda cause: -cause.value)[:1])
    return sum(cause.value for cause in causes), causes


def _causes(survey: _Survey, cell: Hex) -> Iterator[Cause]:
    board, readings = survey.board, survey.readings
    is_own = cell == survey.start
    if not is_own or readings["own-hex"] == "counts":
        here = cells(board).get(cell, OPEN)
        if not _is_overlooked(survey, cell):
            is_wreck = here.kind == "wreck" and readings["wrecks"] == "hinder"
            yield Cause(here.kind, max(here.hindrance, int(is_wreck)), cell)
    yield Cause("smoke", smoke_at(board).get(cell, 0), cell)
    standing = survey.units.get(cell)
    if standing is not None:
        kinds = HINDERING | SMALLER if readings["small-units"] == "hinder" else HINDERING
        yield Cause("unit", int(standing.unit.kind in kinds), cell, standing.unit.name)


def _is_overlooked(survey: _Survey, cell: Hex) -> bool:
    """Whether a shooter who stands higher looks over the obstacle of a hex; never the target's own (A30)."""
    if survey.readings["overlook"] == "no" or cell == survey.end:
        return False
    ground = cells(survey.board)
    mine, theirs, here = (ground.get(place, OPEN) for place in (survey.start, survey.end, cell))
    return mine.level > theirs.level and here.level + here.height <= mine.level


def _one_side(survey: _Survey, found: list[Counted]) -> list[Counted]:
    """Count for all pairs the side that hinders more over the whole line (A7)."""
    pairs = [counted.hexes for counted in found if counted.contact == "edge"]
    side = max((0, 1), key=lambda at: sum(_worth(survey, pair[at])[0] for pair in pairs))
    return [
        counted if counted.contact != "edge" else Counted("edge", counted.hexes, *_worth(survey, counted.hexes[side]))
        for counted in found
    ]


def _facing_pairs(found: list[Counted], start: Hex, end: Hex) -> Iterator[Counted]:
    """Count of a hex to the left and one to the right, equally far from the shooter, only the worse (A6)."""
    (ax, ay), (bx, by) = centre(start), centre(end)
    left: dict[int, Counted] = {}
    for counted in found:
        x, y = centre(counted.hexes[0])
        beside = (bx - ax) * (y - ay) - (by - ay) * (x - ax)
        far = distance(start, counted.hexes[0])
        other = left.get(far * (1 if beside < 0 else -1))
        if counted.contact == "edge" or not beside or other is None:
            if beside and counted.contact != "edge":
                left[far * (1 if beside > 0 else -1)] = counted
            yield counted
        elif counted.value > other.value:
            more = counted.value - other.value
            first = counted.causes[0]
            yield Counted(counted.contact, counted.hexes, more, (msgspec.structs.replace(first, value=more),))
        else:
            yield msgspec.structs.replace(counted, value=0, causes=())


def zone(
    start: Standing, end: Standing, units: Iterable[Standing], readings: Mapping[str, str]
) -> tuple[Standing, ...]:
    """Return whom an accident can hit, in reading order of the map: next to the target, or on the line (R53)."""
    line = {
        cell
        for touch in touched(start.hex, end.hex)
        if readings["accident-line"] == "touched" or touch.contact == "in"
        for cell in touch.hexes
    }
    near = (
        each
        for each in units
        if each.hex not in (start.hex, end.hex) and (each.hex in line or distance(each.hex, end.hex) == 1)
    )
    return tuple(sorted(near, key=lambda each: (centre(each.hex)[1], centre(each.hex)[0])))
