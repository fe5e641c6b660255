"""Paths over several levels, which join only at access points.

Each level is a ground of its own. What bounds it is the book's to say: on the mat a plateau is a solid, on the plateau
all that is not plateau is one (a `Pierced` whose hole is the top), and both leave the access open. A path is made of
legs, each the shortest on its level, from access point to access point. An access is given as the spots at which the
centre may change over: the result is exact for these spots, and so never shorter than the true one; `spots_along` sets
them close together across a wide ramp.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from math import ceil, hypot, inf
from typing import TypeAlias

import msgspec

from grognard.boards.path_reach import reach, route_to
from grognard.boards.path_space import Ground, Spot
from grognard.boards.paths import Route

__all__ = ["Access", "Leg", "Levels", "Place", "Trek", "shortest_over_levels", "spots_along"]

Place: TypeAlias = tuple[int, Spot]
"""The number of a level, and a point on it."""


class Access(msgspec.Struct, frozen=True):
    """Where two levels join: their numbers, and the spots at which a centre may pass from one to the other."""

    one: int
    other: int
    spots: tuple[Spot, ...]


class Levels(msgspec.Struct, frozen=True):
    """A ground for every level, numbered from 0, and what joins them."""

    grounds: tuple[Ground, ...]
    accesses: tuple[Access, ...] = ()


class Leg(msgspec.Struct, frozen=True):
    """The part of a path on one level."""

    level: int
    route: Route


class Trek(msgspec.Struct, frozen=True):
    """A path over levels and its whole length in micrometres."""

    length: float
    legs: tuple[Leg, ...]


def spots_along(a: Spot, b: Spot, apart: float) -> tuple[Spot, ...]:
    """Set spots evenly from one end of an access to the other, at most so many micrometres apart."""
    parts = max(1, ceil(hypot(b[0] - a[0], b[1] - a[1]) / apart))
    shares = [part / parts for part in range(parts + 1)]
    return tuple((a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])) for share in shares)


def shortest_over_levels(levels: Levels, width: int, start: Place, goal: Place, limit: float = inf) -> Trek | None:
    """Find the shortest path of a disc between places that may lie on different levels.

    Gives nothing if there is none within the limit, or if the disc is not clear at either end.
    """
    order = count()
    heap: list[tuple[float, int, Place, tuple[Leg, ...], bool]] = [(0.0, next(order), start, (), False)]
    done: set[Place] = set()
    while heap:
        length, _, place, legs, is_there = heappop(heap)
        if is_there:
            return Trek(length, legs)
        if place in done:
            continue
        done.add(place)
        for there, leg, ends in _legs(levels, width, place, goal, limit - length):
            if ends or there not in done:
                heappush(heap, (length + leg.route.length, next(order), there, (*legs, leg), ends))
    return None


def _legs(levels: Levels, width: int, place: Place, goal: Place, limit: float) -> list[tuple[Place, Leg, bool]]:
    """List where one leg leads: to the goal, or through an access to another level."""
    level, spot = place
    field = reach(levels.grounds[level], width, spot, limit)
    if field is None:
        return []
    aims = [(goal, goal[1], True)] if goal[0] == level else []
    for access in levels.accesses:
        if level in (access.one, access.other):
            beyond = access.other if level == access.one else access.one
            aims += (((beyond, stop), stop, False) for stop in access.spots)
    routes = [(there, route_to(field, stop), ends) for there, stop, ends in aims]
    return [(there, Leg(level, route), ends) for there, route, ends in routes if route is not None]
