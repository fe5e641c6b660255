"""Rings of corners with whole coordinates: which side a point is on, and whether a ring is simple. All of it exact."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import TypeAlias

__all__ = [
    "Corner",
    "Edge",
    "Ring",
    "corner_fault",
    "cross",
    "edges",
    "is_convex",
    "pieces",
    "segments_meet",
    "side",
    "triangles",
    "twice_area",
]

Corner: TypeAlias = tuple[int, int]
Ring: TypeAlias = tuple[Corner, ...]
Edge: TypeAlias = tuple[Corner, Corner]
Exact: TypeAlias = tuple[int | Fraction, int | Fraction]


def cross(a: Exact, b: Exact, c: Exact) -> int | Fraction:
    """Twice the signed area of a triangle: positive if `c` is to the left of the way from `a` to `b`."""
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def edges(ring: Ring) -> Iterator[Edge]:
    """Go round a ring edge by edge, the closing one included."""
    yield from pairwise(ring)
    yield ring[-1], ring[0]


def twice_area(ring: Ring) -> int:
    """Twice the area of a ring, in square micrometres: positive if it runs counter-clockwise."""
    return sum(ax * by - ay * bx for (ax, ay), (bx, by) in edges(ring))


def is_convex(ring: Ring) -> bool:
    """Tell whether a counter-clockwise simple ring has no corner that turns right."""
    corners = (*ring, *ring[:2])
    return all(cross(a, b, c) >= 0 for a, b, c in zip(corners, corners[1:], corners[2:], strict=False))


def side(point: Exact, ring: Ring) -> int:
    """Say where a point is: 1 inside the ring, 0 on its edge, -1 outside."""
    x, y = point
    inside = False
    for a, b in edges(ring):
        if (a[1] > y) == (b[1] > y):
            if (a[1] == y == b[1] and min(a[0], b[0]) <= x <= max(a[0], b[0])) or (x, y) in (a, b):
                return 0
            continue
        turn = cross(a, b, point)
        if turn == 0:
            return 0
        inside ^= (turn > 0) == (b[1] > a[1])
    return 1 if inside else -1


def segments_meet(a: Edge, b: Edge) -> bool:
    """Tell whether two closed segments have a point in common; either may be a single point."""
    (p, q), (s, t) = a, b
    if not _boxes_meet(a, b):
        return False
    sides_of_b = _sign(cross(p, q, s)) * _sign(cross(p, q, t))
    sides_of_a = _sign(cross(s, t, p)) * _sign(cross(s, t, q))
    return sides_of_b <= 0 and sides_of_a <= 0


def pieces(edge: Edge, ring: Ring) -> Iterator[Exact]:
    """Cut an edge wherever it meets a ring and give the middle of each piece, exactly."""
    (ax, ay), (bx, by) = edge
    dx, dy = bx - ax, by - ay
    cuts = {Fraction(0), Fraction(1)}
    for other in edges(ring):
        if _boxes_meet(edge, other):
            cuts.update(_cuts(edge, other))
    for low, high in pairwise(sorted(cut for cut in cuts if 0 <= cut <= 1)):
        middle = (low + high) / 2
        yield ax + middle * dx, ay + middle * dy


def corner_fault(ring: Ring) -> str:
    """Say what keeps corners from being a simple ring: an empty text if nothing does."""
    if len(set(ring)) < 3:
        return "too-few-corners"
    if len(set(ring)) < len(ring):
        return "repeated-corner"
    if _crosses_itself(tuple(edges(ring))):
        return "crosses-itself"
    return "" if twice_area(ring) else "no-area"


def triangles(ring: Ring) -> tuple[Ring, ...]:
    """Cut a counter-clockwise simple ring into triangles, ear by ear."""
    rest = list(ring)
    found: list[Ring] = []
    while len(rest) > 3:
        ear = next((i for i in range(len(rest)) if _is_ear(rest, i)), None)
        if ear is None:
            return tuple(found)
        found.append((rest[ear - 1], rest[ear], rest[(ear + 1) % len(rest)]))
        del rest[ear]
    return (*found, (rest[0], rest[1], rest[2]))


def _is_ear(rest: list[Corner], i: int) -> bool:
    """Tell whether a corner may be cut off: it turns left and no other corner is in its triangle."""
    ear = (rest[i - 1], rest[i], rest[(i + 1) % len(rest)])
    if cross(*ear) <= 0:
        return cross(*ear) == 0
    return not any(corner not in ear and side(corner, ear) >= 0 for corner in rest)


def _crosses_itself(around: tuple[Edge, ...]) -> bool:
    """Tell whether two edges meet anywhere but in the corner that neighbours share."""
    by_left = sorted(range(len(around)), key=lambda i: min(around[i][0][0], around[i][1][0]))
    for place, i in enumerate(by_left):
        right = max(around[i][0][0], around[i][1][0])
        for j in by_left[place + 1 :]:
            if min(around[j][0][0], around[j][1][0]) > right:
                break
            if _meet_wrongly(around[i], around[j]):
                return True
    return False


def _meet_wrongly(a: Edge, b: Edge) -> bool:
    """Tell whether two edges of a ring without repeated corners meet beside a shared corner."""
    if a[1] == b[0]:
        return _folds_back(a[0], a[1], b[1])
    if b[1] == a[0]:
        return _folds_back(b[0], b[1], a[1])
    return segments_meet(a, b)


def _folds_back(a: Corner, b: Corner, c: Corner) -> bool:
    """Tell whether the way from `a` over `b` to `c` runs back along itself."""
    return cross(a, b, c) == 0 and (a[0] - b[0]) * (c[0] - b[0]) + (a[1] - b[1]) * (c[1] - b[1]) > 0


def _cuts(edge: Edge, other: Edge) -> Iterator[Fraction]:
    """Say how far along an edge (0 to 1) it meets the line of another within that other's ends."""
    (a, b), (c, d) = edge, other
    dx, dy, ex, ey = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    turn = dx * ey - dy * ex
    if turn:
        along_other = Fraction((c[0] - a[0]) * dy - (c[1] - a[1]) * dx, turn)
        if 0 <= along_other <= 1:
            yield Fraction((c[0] - a[0]) * ey - (c[1] - a[1]) * ex, turn)
    elif cross(a, b, c) == 0 and (dx or dy):
        for x, y in other:
            yield Fraction((x - a[0]) * dx + (y - a[1]) * dy, dx * dx + dy * dy)


def _boxes_meet(a: Edge, b: Edge) -> bool:
    """Tell whether the upright boxes about two segments meet."""
    (p, q), (s, t) = a, b
    return (
        max(p[0], q[0]) >= min(s[0], t[0])
        and max(s[0], t[0]) >= min(p[0], q[0])
        and max(p[1], q[1]) >= min(s[1], t[1])
        and max(s[1], t[1]) >= min(p[1], q[1])
    )


def _sign(number: int | Fraction) -> int:
    """Reduce a number to -1, 0 or 1."""
    return (number > 0) - (number < 0)
