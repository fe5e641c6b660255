"""The gaps between solids, where a mover may be too wide to pass."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, pairwise
from math import dist

import msgspec

from grognard.boards.path_space import TOLERANCE, Body, Ground, Spot, bodies_of, gap_to, is_hit, is_inside

__all__ = ["Gap", "gaps", "is_passable"]


class Gap(msgspec.Struct, frozen=True):
    """A narrow place: how wide it is in micrometres, and the two points that face each other across it."""

    width: float
    a: Spot
    b: Spot


def is_passable(gap: Gap, width: int) -> bool:
    """Whether a disc of this width fits; a gap of exactly the width lets it through."""
    return gap.width >= width - TOLERANCE


def gaps(ground: Ground, narrower_than: int) -> tuple[Gap, ...]:
    """List the gaps narrower than a width, narrowest first.

    One for each two merged solids that face each other in the open, and one for each two edges of the same solid that
    do, such as the jambs of a gate. Solids that touch or overlap have no gap between them.
    """
    bodies = bodies_of(ground, 0.0)
    found = [gap for one, two in combinations(bodies, 2) for gap in _between(bodies, one, two)]
    found += (gap for body in bodies for gap in _within(bodies, body))
    return tuple(sorted((gap for gap in found if TOLERANCE < gap.width < narrower_than), key=lambda gap: gap.width))


def _sides(body: Body) -> list[tuple[Spot, Spot]]:
    if len(body.corners) < 3:
        return [(body.corners[0], body.corners[-1])]
    return list(pairwise((*body.corners, body.corners[0])))


def _between(bodies: tuple[Body, ...], one: Body, two: Body) -> Iterator[Gap]:
    """Find the narrowest place between two bodies, if nothing else stands in it."""
    nearest = min(
        (_facing(a, b) for a in _sides(one) for b in _sides(two)),
        key=lambda pair: dist(*pair),
    )
    others = tuple(body for body in bodies if body not in (one, two))
    yield from _opened(nearest, one.keep, two.keep, others)


def _within(bodies: tuple[Body, ...], body: Body) -> Iterator[Gap]:
    """Find the places where a body faces itself across the open."""
    sides = _sides(body)
    for (number, a), (other, b) in combinations(enumerate(sides), 2):
        if other - number in (1, len(sides) - 1) or not _is_face_to_face(a, b):
            continue
        pair = _facing(a, b)
        if _sticks_out(body, *pair) and _sticks_out(body, *pair[::-1]) and not is_inside(bodies, _middle(*pair)):
            yield from _opened(pair, body.keep, body.keep, tuple(one for one in bodies if one != body))


def _sticks_out(body: Body, spot: Spot, towards: Spot) -> bool:
    """Whether a body is really nearest here: on a side, or at a corner that juts out in that direction."""
    if spot not in body.corners:
        return True
    number, count = body.corners.index(spot), len(body.corners)
    (ax, ay), (bx, by), (cx, cy) = body.corners[number - 1], spot, body.corners[(number + 1) % count]
    px, py, qx, qy, tx, ty = bx - ax, by - ay, cx - bx, cy - by, towards[0] - bx, towards[1] - by
    return px * qy > py * qx and px * tx + py * ty >= 0 >= qx * tx + qy * ty


def _is_face_to_face(a: tuple[Spot, Spot], b: tuple[Spot, Spot]) -> bool:
    """Whether two edges run against each other and each lies on the open side of the other."""
    (p, q), (u, v) = a, b
    runs_against = (q[0] - p[0]) * (v[0] - u[0]) + (q[1] - p[1]) * (v[1] - u[1]) < 0
    return runs_against and _right_of(p, q, _middle(u, v)) and _right_of(u, v, _middle(p, q))


def _right_of(p: Spot, q: Spot, spot: Spot) -> bool:
    return (q[0] - p[0]) * (spot[1] - p[1]) < (q[1] - p[1]) * (spot[0] - p[0])


def _middle(p: Spot, q: Spot) -> Spot:
    return ((p[0] + q[0]) / 2, (p[1] + q[1]) / 2)


def _facing(a: tuple[Spot, Spot], b: tuple[Spot, Spot]) -> tuple[Spot, Spot]:
    """Give the nearest points of two segments that do not cross."""
    pairs = [(end, _foot(end, b)) for end in a] + [(_foot(end, a), end) for end in b]
    return min(pairs, key=lambda pair: dist(*pair))


def _foot(spot: Spot, side: tuple[Spot, Spot]) -> Spot:
    (ax, ay), (bx, by) = side
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, ((spot[0] - ax) * dx + (spot[1] - ay) * dy) / square)) if square else 0.0
    return (ax + share * dx, ay + share * dy)


def _opened(pair: tuple[Spot, Spot], from_a: float, from_b: float, others: tuple[Body, ...]) -> Iterator[Gap]:
    """Take the radii of both bodies off the line between them, and keep it if it is free."""
    (ax, ay), (bx, by) = pair
    apart = dist(*pair)
    if apart <= from_a + from_b + TOLERANCE:
        return
    ux, uy = (bx - ax) / apart, (by - ay) / apart
    a, b = (ax + ux * from_a, ay + uy * from_a), (bx - ux * from_b, by - uy * from_b)
    ends_free = all(gap_to(body, spot) > body.keep for body in others for spot in (a, b))
    if ends_free and not any(is_hit(body, a, b, -TOLERANCE) for body in others):
        yield Gap(apart - from_a - from_b, a, b)
