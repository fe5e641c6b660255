"""The shortest path of a disc among solids, as straight runs and arcs."""

from __future__ import annotations

from math import hypot, inf
from typing import TypeAlias

import msgspec

from grognard.boards.path_graph import Space, space_of, sweep
from grognard.boards.path_search import Arrival, Found, search
from grognard.boards.path_space import TOLERANCE, Ground, Pierced, Spot

__all__ = [
    "TOLERANCE",
    "Arc",
    "Ground",
    "Piece",
    "Pierced",
    "Route",
    "Spot",
    "Straight",
    "is_clear_at",
    "length_of",
    "shortest",
    "traced",
]


class Straight(msgspec.Struct, frozen=True, tag=True):
    """A straight piece of a path, from one point to another."""

    start: Spot
    end: Spot


class Arc(msgspec.Struct, frozen=True, tag=True):
    """A piece of a path round a circle: its centre and radius, where it begins (radians) and how far it goes.

    A positive sweep runs counter-clockwise.
    """

    centre: Spot
    radius: float
    begin: float
    sweep: float


Piece: TypeAlias = Straight | Arc


class Route(msgspec.Struct, frozen=True):
    """A path and its length in micrometres: the witness of a distance."""

    length: float
    pieces: tuple[Piece, ...]


def shortest(ground: Ground, width: int, start: Spot, goal: Spot, limit: float = inf) -> Route | None:
    """Find the shortest path of a disc so many micrometres wide, its centre going from `start` to `goal`.

    Gives nothing if there is none, if the disc would not be clear at either end, or if the path would be longer than
    the limit by more than `TOLERANCE`. A path of no length has no pieces.
    """
    space = space_of(ground, width / 2)
    if not (space.is_clear(start) and space.is_clear(goal)):
        return None
    if start == goal:
        return Route(0.0, ())
    found = search(space, start, goal, limit + TOLERANCE)
    return None if found is None else traced(space, found)


def is_clear_at(ground: Ground, width: int, spot: Spot) -> bool:
    """Whether a disc of this width may be at a point at all, in passing."""
    return space_of(ground, width / 2).is_clear(spot)


def traced(space: Space, found: Found) -> Route:
    """Write a path that was found as its pieces, in order."""
    pieces: list[Piece] = []
    run, before = found.run, found.before
    while True:
        if run.length > 0:
            pieces.append(Straight(run.p, run.q))
        if before is None:
            return Route(found.length, tuple(reversed(pieces)))
        arc = _arc(space, before, run.leaves)
        if arc.sweep:
            pieces.append(arc)
        run, before = before.run, before.before


def _arc(space: Space, arrival: Arrival, leaves: float) -> Arc:
    x, y, r, turn = (float(value) for value in space.rows[:4, arrival.circle])
    return Arc((x, y), r, arrival.angle, turn * sweep(arrival.angle, leaves, turn))


def length_of(piece: Piece) -> float:
    """Measure a piece of a path in micrometres."""
    if isinstance(piece, Straight):
        return hypot(piece.end[0] - piece.start[0], piece.end[1] - piece.start[1])
    return piece.radius * abs(piece.sweep)
