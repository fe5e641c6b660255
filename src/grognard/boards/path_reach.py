"""Everywhere a disc can get within a length: one search, then any number of questions."""

from __future__ import annotations

from math import hypot

import msgspec

from grognard.boards.path_graph import Run, Space, space_of, sweep
from grognard.boards.path_search import Arrival, Found, explore
from grognard.boards.path_space import TOLERANCE, Ground, Spot
from grognard.boards.paths import Route, traced

__all__ = ["Reach", "can_end", "length_to", "reach", "route_to"]


class Reach(msgspec.Struct, frozen=True):
    """What a disc can reach from a start within a limit: how it comes to each circle, counted from there."""

    space: Space
    start: Spot
    limit: float
    arrivals: dict[int, list[Arrival]]


def reach(ground: Ground, width: int, start: Spot, limit: float) -> Reach | None:
    """Search everything within `limit` micrometres of a start; nothing if the disc is not clear there."""
    space = space_of(ground, width / 2)
    if not space.is_clear(start):
        return None
    return Reach(space, start, limit, explore(space, start, limit + TOLERANCE))


def length_to(field: Reach, spot: Spot) -> float | None:
    """Measure the shortest path to a point, unless it is out of reach."""
    found = _found(field, spot)
    return None if found is None else found.length


def can_end(field: Reach, spot: Spot) -> bool:
    """Whether the disc can get to a point within the limit. Whether it may stop there is the book's to say."""
    return _found(field, spot) is not None


def route_to(field: Reach, spot: Spot) -> Route | None:
    """Give the shortest path to a point, unless it is out of reach."""
    found = _found(field, spot)
    if found is None:
        return None
    return traced(field.space, found) if found.length else Route(0.0, ())


def _found(field: Reach, spot: Spot) -> Found | None:
    space, start, limit = field.space, field.start, field.limit + TOLERANCE
    straight = hypot(spot[0] - start[0], spot[1] - start[1])
    if straight > limit or not space.is_clear(spot):
        return None
    if space.is_free(start, spot):
        return Found(straight, Run(-1, straight, 0.0, 0.0, start, spot), None)
    ways = sorted(_ways(field, spot), key=lambda found: found.length)
    return next((way for way in ways if way.length <= limit and space.is_free(way.run.p, way.run.q)), None)


def _ways(field: Reach, spot: Spot) -> list[Found]:
    """List the last runs from every circle that has been reached, free or not."""
    ways = []
    for circle, run in field.space.runs_to(spot).items():
        turn, r = float(field.space.rows[3, circle]), float(field.space.rows[2, circle])
        for arrival in field.arrivals.get(circle, ()):
            round_ = sweep(arrival.angle, run.leaves, turn)
            if round_ <= arrival.room:
                ways.append(Found(arrival.cost + r * round_ + run.length, run, arrival))
    return ways
