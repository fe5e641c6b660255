"""Footprints in whole micrometres: what everything else on a board measures."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from math import cos, pi, radians, sin
from typing import TypeAlias

import msgspec

from grognard.boards.length import MM
from grognard.boards.problems import Problem, problem
from grognard.boards.rings import Ring, corner_fault, twice_area

__all__ = [
    "OVAL_CORNERS",
    "Disc",
    "Point",
    "Polygon",
    "Shape",
    "Stadium",
    "bounds",
    "centre",
    "core",
    "moved",
    "oval_base",
    "polygon",
    "radius",
    "rectangle",
    "round_base",
    "stadium_base",
    "turned",
    "turned_point",
]

Point: TypeAlias = tuple[int, int]
"""x to the right, y up, in micrometres."""

OVAL_CORNERS = 64
"""An oval base is the polygon of this many corners on its ellipse: at most 0.12 % narrower between two of them."""


class Disc(msgspec.Struct, frozen=True, cache_hash=True):
    """A round base: centre and radius in micrometres."""

    x: int
    y: int
    r: int


class Stadium(msgspec.Struct, frozen=True, cache_hash=True):
    """A base with two round ends: all points within `r` of the segment between its two centres."""

    ax: int
    ay: int
    bx: int
    by: int
    r: int


class Polygon(msgspec.Struct, frozen=True, cache_hash=True):
    """A hull or a terrain footprint: a simple ring, counter-clockwise, its last point not repeated."""

    ring: tuple[Point, ...]


Shape: TypeAlias = Disc | Stadium | Polygon


def round_base(mm: int, at: Point = (0, 0)) -> Disc:
    """Make a round base of a diameter in millimetres."""
    return Disc(at[0], at[1], mm * MM // 2)


def stadium_base(long_mm: int, wide_mm: int, at: Point = (0, 0)) -> Stadium:
    """Make a base with two round ends that lies along x, of a length and a width in millimetres."""
    half = (long_mm - wide_mm) * MM // 2
    return Stadium(at[0] - half, at[1], at[0] + half, at[1], wide_mm * MM // 2)


def oval_base(long: int, wide: int, at: Point = (0, 0), unit: int = MM) -> Polygon:
    """Make an elliptic base that lies along x: a polygon with its `OVAL_CORNERS` corners on the ellipse.

    Length and width are in millimetres, or in another unit of so many micrometres. The four quarters are mirror images
    of each other to the micrometre.
    """
    a, b, quarter = long * unit // 2, wide * unit // 2, OVAL_CORNERS // 4
    first = [(round(a * cos(pi * i / 2 / quarter)), round(b * sin(pi * i / 2 / quarter))) for i in range(quarter)]
    upper = [*first, (0, b), *((-x, y) for x, y in reversed(first[1:]))]
    ring = [*upper, *((-x, -y) for x, y in upper)]
    return Polygon(tuple((at[0] + x, at[1] + y) for x, y in ring))


def rectangle(x0: int, y0: int, x1: int, y1: int) -> Polygon:
    """Make an upright rectangle from two opposite corners."""
    left, right, low, high = min(x0, x1), max(x0, x1), min(y0, y1), max(y0, y1)
    return Polygon(((left, low), (right, low), (right, high), (left, high)))


def polygon(points: Iterable[Point], where: str = "polygon") -> Polygon | Problem:
    """Make a polygon of corners in either direction, unless they are no simple ring.

    A last corner that repeats the first one is left out.
    """
    ring: Ring = tuple(points)
    if len(ring) > 1 and ring[0] == ring[-1]:
        ring = ring[:-1]
    fault = corner_fault(ring)
    if fault:
        return problem(where, fault, corners=len(ring))
    return Polygon(ring if twice_area(ring) > 0 else ring[::-1])


def moved(shape: Shape, dx: int, dy: int) -> Shape:
    """Move a shape by whole micrometres, which keeps it exactly as it is."""
    match shape:
        case Disc(x, y, r):
            return Disc(x + dx, y + dy, r)
        case Stadium(ax, ay, bx, by, r):
            return Stadium(ax + dx, ay + dy, bx + dx, by + dy, r)
        case Polygon(ring):
            return Polygon(tuple((x + dx, y + dy) for x, y in ring))


def turned(shape: Shape, degrees: float, about: Point = (0, 0)) -> Shape:
    """Turn a shape counter-clockwise about a point and round once; exact for right angles.

    Turn a shape once from how it was made, never a bit at a time, or the rounding adds up.
    """

    def at(x: int, y: int) -> Point:
        return turned_point((x, y), degrees, about)

    match shape:
        case Disc(x, y, r):
            return Disc(*at(x, y), r)
        case Stadium(ax, ay, bx, by, r):
            return Stadium(*at(ax, ay), *at(bx, by), r)
        case Polygon(ring):
            return Polygon(tuple(at(x, y) for x, y in ring))


def turned_point(point: Point, degrees: float, about: Point = (0, 0)) -> Point:
    """Turn a point counter-clockwise about another and round once; exact for right angles."""
    c, s = _turn(degrees)
    dx, dy = point[0] - about[0], point[1] - about[1]
    return about[0] + round(dx * c - dy * s), about[1] + round(dx * s + dy * c)


def core(shape: Shape) -> tuple[Point, ...]:
    """Give the corners of what a shape is when its radius is taken off: a point, a segment or the ring itself."""
    match shape:
        case Disc(x, y, _):
            return ((x, y),)
        case Stadium(ax, ay, bx, by, _):
            return ((ax, ay), (bx, by))
        case Polygon(ring):
            return ring


def radius(shape: Shape) -> int:
    """Give how far a shape reaches from its core, in micrometres: nothing for a polygon."""
    return 0 if isinstance(shape, Polygon) else shape.r


@lru_cache(maxsize=4096)
def bounds(shape: Shape) -> tuple[int, int, int, int]:
    """Give the upright box about a shape: left, low, right, high."""
    xs, ys = zip(*core(shape), strict=True)
    r = radius(shape)
    return min(xs) - r, min(ys) - r, max(xs) + r, max(ys) + r


def centre(shape: Shape) -> Point:
    """Give the middle of the box about a shape, rounded down: for a disc its centre."""
    left, low, right, high = bounds(shape)
    return (left + right) // 2, (low + high) // 2


def _turn(degrees: float) -> tuple[float, float]:
    """Give cosine and sine, exactly for right angles."""
    quarters, rest = divmod(degrees, 90)
    if rest == 0:
        return ((1, 0), (0, 1), (-1, 0), (0, -1))[int(quarters) % 4]
    return cos(radians(degrees)), sin(radians(degrees))
