"""Distances between footprints, decided exactly with whole numbers: within, wholly within, contact, overlap.

A shape is a core (a point, a segment or a filled ring) and a radius. The squared distance of two cores is a fraction of
two integers, so that no comparison ever rounds.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import chain
from math import sqrt
from typing import TypeAlias

from grognard.boards.rings import Corner, Edge, Ring, cross, edges, is_convex, pieces, segments_meet, side, triangles
from grognard.boards.shapes import Disc, Polygon, Shape, bounds, core, radius

__all__ = [
    "contact",
    "contains",
    "convex_parts",
    "distance",
    "is_closer",
    "is_over",
    "is_wholly_within",
    "is_within",
    "overlap",
]

Squared: TypeAlias = tuple[int, int]
"""A squared length as numerator and positive denominator, in square micrometres."""

NOTHING: Squared = (0, 1)

_FEW = 200
"""So few pairs of edges are not worth sorting out."""

_GLANCE = 8
"""So many corners of a ring are glanced at."""


def is_within(a: Shape, b: Shape, reach: int) -> bool:
    """Tell whether two shapes are at most `reach` apart, edge to edge: exactly 24.0" is within 24"."""
    limit = radius(a) + radius(b) + reach
    if limit < 0 or _boxes_are_over(a, b, reach):
        return False
    if isinstance(a, Polygon) and isinstance(b, Polygon) and _has_near_corners(a.ring, b.ring, limit):
        return True
    n, d = _core_gap(a, b)
    return n <= limit * limit * d


def is_over(a: Shape, b: Shape, reach: int) -> bool:
    """Tell whether two shapes are more than `reach` apart: exactly 9" is not over 9"."""
    return not is_within(a, b, reach)


def is_closer(a: Shape, b: Shape, reach: int) -> bool:
    """Tell whether two shapes are less than `reach` apart; for no distance at all use `overlap`."""
    limit = radius(a) + radius(b) + reach
    if limit <= 0 or _boxes_are_over(a, b, reach):
        return False
    n, d = _core_gap(a, b)
    return n < limit * limit * d


def overlap(a: Shape, b: Shape) -> bool:
    """Tell whether two shapes have more than their edges in common; touching is not overlapping."""
    if isinstance(a, Polygon) and isinstance(b, Polygon):
        return not _boxes_are_over(a, b, 0) and _rings_overlap(a.ring, b.ring)
    return is_closer(a, b, 0)


def contact(a: Shape, b: Shape, tolerance: int = 0) -> bool:
    """Tell whether two bases touch without overlapping, or miss touching by at most the tolerance.

    Bases with a radius larger than the tolerance may also overlap by that much; two hulls may not.
    """
    shrunk = radius(a) + radius(b) - tolerance
    if not tolerance or shrunk <= 0:
        return is_within(a, b, tolerance) and not overlap(a, b)
    n, d = _core_gap(a, b)
    return is_within(a, b, tolerance) and n >= shrunk * shrunk * d


def distance(a: Shape, b: Shape) -> float:
    """Measure the gap between two shapes in micrometres, for show; nothing if they touch. Decide with `is_within`."""
    n, d = _core_gap(a, b)
    return max(0.0, sqrt(n / d) - radius(a) - radius(b))


def is_wholly_within(base: Shape, of: Shape, reach: int) -> bool:
    """Tell whether no point of a base is farther than `reach` from another shape.

    Exact for every convex `of`. A concave one counts by its triangles: the base must be wholly within reach of a single
    one, so that a yes is always right, and a no may be too strict for a base that bridges a dent.
    """
    slack = radius(of) + reach - radius(base)
    if isinstance(of, Polygon):
        if reach == 0:
            return contains(of, base)
        return any(_all_near(core(base), part, slack) for part in convex_parts(of.ring))
    return slack >= 0 and all(_at_most(_to_core(corner, core(of)), slack) for corner in core(base))


def contains(outer: Shape, inner: Shape) -> bool:
    """Tell whether a shape lies in another, edges included."""
    if not isinstance(outer, Polygon):
        return is_wholly_within(inner, outer, 0)
    if isinstance(inner, Polygon):
        return _ring_contains(outer.ring, inner.ring)
    n, d = _to_edges(core(inner), outer.ring)
    in_whole = all(side(corner, outer.ring) >= 0 for corner in core(inner))
    if inner.r == 0:
        return in_whole and _edge_is_inside((core(inner)[0], core(inner)[-1]), outer.ring)
    return in_whole and n >= inner.r * inner.r * d


def _all_near(corners: Ring, part: Ring, slack: int) -> bool:
    """Tell whether every corner is in a convex ring or at most `slack` outside; if negative, that deep inside."""
    for corner in corners:
        inside = side(corner, part) >= 0
        if slack >= 0 and not inside and not _at_most(_to_edges((corner,), part), slack):
            return False
        if slack < 0 and not (inside and _at_least(_to_edges((corner,), part), -slack)):
            return False
    return True


@lru_cache(maxsize=1024)
def convex_parts(ring: Ring) -> tuple[Ring, ...]:
    """Give a convex ring itself, or the triangles of a concave one."""
    return (ring,) if is_convex(ring) else triangles(ring)


def _core_gap(a: Shape, b: Shape) -> Squared:
    """Square the distance between two cores."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        return (a.x - b.x) ** 2 + (a.y - b.y) ** 2, 1
    first, second = core(a), core(b)
    if isinstance(b, Polygon) and side(first[0], second) >= 0:
        return NOTHING
    if isinstance(a, Polygon) and side(second[0], first) >= 0:
        return NOTHING
    return _to_edges(first, second)


def _to_core(point: Corner, corners: Ring) -> Squared:
    """Square the distance from a point to a point or a segment."""
    return _point_gap(point, (corners[0], corners[-1]))


def _to_edges(a: Ring, b: Ring) -> Squared:
    """Square the least distance between the edges of two cores."""
    best: Squared | None = None
    ours, theirs = _facing(a, b)
    for one in ours:
        for other in theirs:
            gap = _segment_gap(one, other)
            if best is None or gap[0] * best[1] < best[0] * gap[1]:
                best = gap
            if not best[0]:
                return NOTHING
    return best or NOTHING


def _facing(a: Ring, b: Ring) -> tuple[tuple[Edge, ...], tuple[Edge, ...]]:
    """Give the edges of each core that can be nearest to the other: not those farther off than two corners are."""
    ours, theirs = _sides(a), _sides(b)
    if len(ours) * len(theirs) < _FEW:
        return ours, theirs
    near = min(b, key=lambda corner: _apart(corner, a[0]))
    far = min(_apart(corner, near) for corner in a)
    return (
        tuple(edge for edge in ours if _box_gap(edge, b) <= far),
        tuple(edge for edge in theirs if _box_gap(edge, a) <= far),
    )


def _apart(a: Corner, b: Corner) -> int:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _box_gap(edge: Edge, corners: Ring) -> int:
    """Square the distance between the boxes about an edge and about a core: no two of their points are nearer."""
    (ax, ay), (bx, by) = edge
    left, low, right, high = _box(corners)
    x = max(left - max(ax, bx), min(ax, bx) - right, 0)
    y = max(low - max(ay, by), min(ay, by) - high, 0)
    return x * x + y * y


@lru_cache(maxsize=1024)
def _box(corners: Ring) -> tuple[int, int, int, int]:
    xs, ys = zip(*corners, strict=True)
    return min(xs), min(ys), max(xs), max(ys)


def _sides(corners: Ring) -> tuple[Edge, ...]:
    """Give the edges of a core; a point is an edge of no length."""
    return tuple(edges(corners)) if len(corners) > 2 else ((corners[0], corners[-1]),)


def _segment_gap(a: Edge, b: Edge) -> Squared:
    """Square the distance between two segments."""
    if segments_meet(a, b):
        return NOTHING
    if a[0] == a[1]:
        return _point_gap(a[0], b)
    if b[0] == b[1]:
        return _point_gap(b[0], a)
    best = _point_gap(a[0], b)
    for gap in (_point_gap(a[1], b), _point_gap(b[0], a), _point_gap(b[1], a)):
        if gap[0] * best[1] < best[0] * gap[1]:
            best = gap
    return best


def _point_gap(point: Corner, edge: Edge) -> Squared:
    """Square the distance from a point to a segment: its foot, or the nearer end."""
    (px, py), ((ax, ay), (bx, by)) = point, edge
    dx, dy, ex, ey = bx - ax, by - ay, px - ax, py - ay
    length, along = dx * dx + dy * dy, ex * dx + ey * dy
    if along <= 0:
        return ex * ex + ey * ey, 1
    if along >= length:
        return (px - bx) ** 2 + (py - by) ** 2, 1
    return (dx * ey - dy * ex) ** 2, length


def _at_most(gap: Squared, limit: int) -> bool:
    return gap[0] <= limit * limit * gap[1]


def _at_least(gap: Squared, limit: int) -> bool:
    return gap[0] >= limit * limit * gap[1]


def _has_near_corners(a: Ring, b: Ring, limit: int) -> bool:
    """Tell at a glance that some corners are near enough: a few of each ring, which settles most pairs of ovals."""
    square, ours, theirs = limit * limit, a[:: max(1, len(a) // _GLANCE)], b[:: max(1, len(b) // _GLANCE)]
    return any(_apart(one, other) <= square for one in ours for other in theirs)


def _boxes_are_over(a: Shape, b: Shape, reach: int) -> bool:
    """Tell at a glance that two shapes are more than `reach` apart."""
    left, low, right, high = bounds(a)
    to_left, to_low, to_right, to_high = bounds(b)
    return max(to_left - right, left - to_right, to_low - high, low - to_high) > reach


def _rings_overlap(a: Ring, b: Ring) -> bool:
    """Tell whether the insides of two counter-clockwise rings meet."""
    if is_convex(a) and is_convex(b):
        return not _parts(a, b) and not _parts(b, a)
    if any(_cross_each_other(one, other) for one in edges(a) for other in edges(b)):
        return True
    middles_of_a = chain.from_iterable(pieces(edge, b) for edge in edges(a))
    middles_of_b = chain.from_iterable(pieces(edge, a) for edge in edges(b))
    return (
        any(side(middle, b) > 0 for middle in middles_of_a)
        or any(side(middle, a) > 0 for middle in middles_of_b)
        or _share_a_side(a, b)
    )


def _cross_each_other(a: Edge, b: Edge) -> bool:
    """Tell whether two segments cross in a point that is an end of neither."""
    (p, q), (s, t) = a, b
    return cross(p, q, s) * cross(p, q, t) < 0 and cross(s, t, p) * cross(s, t, q) < 0


def _parts(a: Ring, b: Ring) -> bool:
    """Tell whether an edge of a convex ring has all of another ring on its outer side."""
    return any(all(cross(start, end, corner) <= 0 for corner in b) for start, end in edges(a))


def _share_a_side(a: Ring, b: Ring) -> bool:
    """Tell whether two rings run along each other in the same direction, and so on the same side."""
    return any(
        cross(p, q, s) == cross(p, q, t) == 0 and _run_along((p, q), (s, t)) for p, q in edges(a) for s, t in edges(b)
    )


def _run_along(a: Edge, b: Edge) -> bool:
    """Tell whether two segments on one line point the same way and have more than a point in common."""
    (p, q), (s, t) = a, b
    dx, dy = q[0] - p[0], q[1] - p[1]
    start, end = ((x - p[0]) * dx + (y - p[1]) * dy for x, y in (s, t))
    return start < end and start < dx * dx + dy * dy and end > 0


def _ring_contains(outer: Ring, inner: Ring) -> bool:
    """Tell whether a ring lies in another, edges included."""
    if any(side(corner, outer) < 0 for corner in inner):
        return False
    return is_convex(outer) or all(_edge_is_inside(edge, outer) for edge in edges(inner))


def _edge_is_inside(edge: Edge, ring: Ring) -> bool:
    """Tell whether a segment lies in a ring, edges included."""
    return edge[0] == edge[1] or all(side(middle, ring) >= 0 for middle in pieces(edge, ring))
