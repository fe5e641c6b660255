"""Bases as sight needs them: convex parts, and a shared point to show when two bases touch."""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec

from grognard.boards.rings import Edge, cross, edges, is_convex, segments_meet, side
from grognard.boards.shapes import Point, Polygon, Shape, core, radius
from grognard.boards.sight_pieces import convex_pieces

__all__ = ["FreePoint", "Part", "meeting_point", "nearest_points", "parts_of"]

FreePoint: TypeAlias = tuple[float, float]
"""A computed point in micrometres; not on the whole-micrometre grid."""


class Part(msgspec.Struct, frozen=True):
    """A convex part of a base: everything within `r` µm of the hull of the `core` points."""

    core: tuple[Point, ...]
    r: int


def parts_of(shape: Shape) -> tuple[Part, ...]:
    """Split a base into convex parts that together cover it exactly; one part unless a hull has a dent."""
    if isinstance(shape, Polygon) and not is_convex(shape.ring):
        return tuple(Part(piece, 0) for piece in convex_pieces(shape.ring, ()))
    return (Part(tuple(dict.fromkeys(core(shape))), radius(shape)),)


def meeting_point(a: Shape, b: Shape) -> FreePoint:
    """Give one point of both of two shapes that touch or overlap, to within float rounding."""
    for shape, other in ((a, b), (b, a)):
        corner = core(other)[0]
        if isinstance(shape, Polygon) and side(corner, shape.ring) >= 0:
            return float(corner[0]), float(corner[1])
    (ax, ay), (bx, by) = nearest_points(core(a), core(b))
    both = radius(a) + radius(b)
    share = radius(a) / both if both else 0.0
    return ax + (bx - ax) * share, ay + (by - ay) * share


def nearest_points(p: tuple[Point, ...], q: tuple[Point, ...]) -> tuple[FreePoint, FreePoint]:
    """Give the nearest points of two outlines (points, segments or rings), to within float rounding."""
    pairs = [_nearest(e, f) for e in _edges(p) for f in _edges(q)]
    return min(pairs, key=lambda pair: math.dist(*pair))


def _edges(points: tuple[Point, ...]) -> list[Edge]:
    return list(edges(points)) if len(points) > 2 else [(points[0], points[-1])]


def _nearest(e: Edge, f: Edge) -> tuple[FreePoint, FreePoint]:
    """Nearest points of two segments; their crossing, twice, where they cross."""
    (a, b), (c, d) = e, f
    over_a, over_b = cross(c, d, a), cross(c, d, b)
    if over_a * over_b < 0 and segments_meet(e, f):
        share = float(over_a / (over_a - over_b))
        spot = (a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share)
        return spot, spot
    from_e = [((float(p[0]), float(p[1])), _foot(p, f)) for p in e]
    from_f = [(_foot(p, e), (float(p[0]), float(p[1]))) for p in f]
    return min(from_e + from_f, key=lambda pair: math.dist(*pair))


def _foot(point: Point, edge: Edge) -> FreePoint:
    (ax, ay), (bx, by) = edge
    dx, dy = bx - ax, by - ay
    length2 = dx * dx + dy * dy
    share = ((point[0] - ax) * dx + (point[1] - ay) * dy) / length2 if length2 else 0.0
    share = min(1.0, max(0.0, share))
    return ax + dx * share, ay + dy * share
