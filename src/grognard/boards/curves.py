"""The curves on which the centre of a base lies when it just touches something, and the points where they meet.

The legal centres of a base form a region whose edge is made of straight pieces and arcs. The legal point nearest to any
place is that place itself, the foot from it on one curve, or a point where two curves meet. Points are found in floats;
whoever uses them checks the rounded point exactly.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import atan2, hypot, tau
from typing import TypeAlias

import msgspec

from grognard.boards.measure import convex_parts
from grognard.boards.rings import Edge, Ring, edges
from grognard.boards.room import Obstacle, Room
from grognard.boards.shapes import Point, Shape, bounds, centre, core, radius

__all__ = ["Circle", "Curves", "Grown", "Straight", "curves_of", "slid_round"]

Straight: TypeAlias = tuple[float, float, float, float]
Circle: TypeAlias = tuple[float, float, float]


class Grown(msgspec.Struct, frozen=True):
    """A convex ring grown by a radius: the centre of the base must not be inside."""

    ring: Ring
    r: int


class Curves(msgspec.Struct, frozen=True):
    """Straight pieces (two ends), circles (centre and radius) and what the centre must keep out of, in micrometres."""

    straights: tuple[Straight, ...]
    circles: tuple[Circle, ...]
    forbidden: tuple[Grown, ...]


def curves_of(base: Shape, room: Room) -> Curves:
    """Collect every curve on which the centre of a base may come to lie against something in a room."""
    x, y = centre(base)
    offsets = tuple((cx - x, cy - y) for cx, cy in core(base))
    grown = tuple(each for obstacle in room.obstacles for each in _around(obstacle, offsets, radius(base)))
    solid = tuple(each for obstacle, each in grown if not obstacle.holes)
    slacks = tuple(_slacks(base, room))
    straights = [*_edge_of_table(base, room)]
    circles: list[Circle] = []
    for _, each in grown:
        straights += [shifted for edge in edges(each.ring) for shifted in _shifted(edge, each.r)]
        circles += [(*corner, each.r) for corner in each.ring]
    for ring, slack in slacks:
        straights += _straights_inside(ring, offsets, slack)
        circles += [(a - v, b - w, abs(slack)) for a, b in ring for v, w in offsets]
    return Curves(tuple(straights), tuple(circles), solid)


def _edge_of_table(base: Shape, room: Room) -> Iterator[Straight]:
    """Give the rectangle in which the centre must stay for the base to be on the table."""
    x, y = centre(base)
    left, low, right, high = bounds(base)
    x0, y0, x1, y1 = x - left, y - low, room.width - (right - x), room.depth - (high - y)
    yield from ((x0, y0, x1, y0), (x1, y0, x1, y1), (x1, y1, x0, y1), (x0, y1, x0, y0))


def _around(obstacle: Obstacle, offsets: Ring, r: int) -> Iterator[tuple[Obstacle, Grown]]:
    """Grow an obstacle by the base and by the gap, one convex part with another."""
    reach = r + radius(obstacle.shape) + _gap(obstacle)
    for part in _parts(core(obstacle.shape)):
        for own in _parts(offsets):
            yield obstacle, Grown(slid_round(part, own), reach)


def _gap(obstacle: Obstacle) -> int:
    """Give the least distance to keep, in whole micrometres."""
    return obstacle.gap + (not obstacle.may_touch)


def _parts(corners: Ring) -> tuple[Ring, ...]:
    return convex_parts(corners) if len(corners) > 2 else (corners,)


def _slacks(base: Shape, room: Room) -> Iterator[tuple[Ring, int]]:
    """Give each ring that the base must be near to or inside, and how far outside it the core of the base may be."""
    r = radius(base)
    yield from ((hole.ring, -r - _gap(obstacle)) for obstacle in room.obstacles for hole in obstacle.holes)
    yield from ((core(near.shape), near.reach + radius(near.shape) - r) for near in room.near)
    if room.region is not None:
        yield core(room.region), radius(room.region) - r


def _straights_inside(ring: Ring, offsets: Ring, slack: int) -> Iterator[Straight]:
    """Shift every edge of a ring against every corner of the base, and the other way round."""
    for (ax, ay), (bx, by) in edges(ring):
        for x, y in offsets:
            yield from _shifted(((ax - x, ay - y), (bx - x, by - y)), slack)
    for (ax, ay), (bx, by) in edges(offsets):
        for x, y in ring:
            yield from _shifted(((x - ax, y - ay), (x - bx, y - by)), slack)


def _shifted(edge: Edge, r: int) -> Iterator[Straight]:
    """Shift an edge to its right by a radius, or to its left if that is negative."""
    (ax, ay), (bx, by) = edge
    length = hypot(bx - ax, by - ay)
    if length:
        x, y = r * (by - ay) / length, r * (ax - bx) / length
        yield ax + x, ay + y, bx + x, by + y


def slid_round(a: Ring, b: Ring) -> Ring:
    """Slide a convex ring, turned by half a turn, round another: the ring of centres at which the two just touch.

    A ring of one or two corners is a point or a segment.
    """
    mirrored = tuple((-x, -y) for x, y in b)
    steps = sorted((*_steps(a), *_steps(mirrored)), key=_direction)
    x, y = (p + q for p, q in zip(_lowest(a), _lowest(mirrored), strict=True))
    ring = []
    for dx, dy in steps:
        ring.append((x, y))
        x, y = x + dx, y + dy
    return tuple(ring) or ((x, y),)


def _steps(ring: Ring) -> list[Point]:
    """Give the edges of a ring as steps; a segment is walked there and back."""
    return [(bx - ax, by - ay) for (ax, ay), (bx, by) in edges(ring) if (ax, ay) != (bx, by)]


def _direction(step: Point) -> float:
    """Order steps counter-clockwise from due east."""
    return atan2(step[1], step[0]) % tau


def _lowest(ring: Ring) -> Point:
    """Give the corner from which the first step goes east or north: the lowest, of these the one most to the left."""
    return min(ring, key=lambda corner: (corner[1], corner[0]))
