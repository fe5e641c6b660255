"""How far a base must go to stand near all of its targets: the shortest way into a region, for charges.

The region: one disc about a target of each group, less all that the base may not overlap, less the shadows of what may
not lie between. The way into it ends on its border, where the last run of the path meets a curve of the border head-on
or where two curves cross. All such places are listed, those inside the region are kept, and the nearest by path wins.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist, hypot, inf

import msgspec

from grognard.boards.path_curves import Circle, Curve, Line, crossings, line_beside, meets, offset
from grognard.boards.path_graph import Space, space_of
from grognard.boards.path_reach import Reach, length_to, reach, route_to
from grognard.boards.path_space import TOLERANCE, Body, Ground, Pierced, Spot, gap_to, is_inside
from grognard.boards.paths import Route
from grognard.boards.shapes import Disc, Polygon, Shape

__all__ = ["Goal", "is_in_goal", "way_into"]


class Goal(msgspec.Struct, frozen=True, cache_hash=True):
    """Where a base may end: near one disc of every group, overlapping nothing.

    `base` is the radius of the mover and `within` how near it must come, edge to edge; 0 asks for contact. Besides the
    targets the base may touch but not overlap `solids` (other bases, terrain; a disc grown by a distance forbids that
    distance) and must stand on the board. No part of a `screens` polygon's inside may lie between it and its target, on
    the shortest line from rim to rim.
    """

    base: int
    within: int
    targets: tuple[tuple[Disc, ...], ...]
    solids: tuple[Shape | Pierced, ...] = ()
    screens: tuple[Polygon, ...] = ()
    board: tuple[int, int, int, int] | None = None


def way_into(ground: Ground, width: int, start: Spot, goal: Goal, limit: float = inf) -> Route | None:
    """Find the shortest path of a disc `width` wide from a start to where its base may end.

    `ground` is what it keeps clear of in passing, the targets among it if they stop it. Gives nothing if the goal can't
    be reached within the limit, or nobody could stand there. Where two places are equally near, either may be given.
    """
    field = reach(ground, width, start, limit)
    if field is None:
        return None
    best, length = None, inf
    # Nearest as the crow flies first: once that alone is longer than a way already found, so are all the rest.
    for straight, spot in sorted((dist(start, spot), spot) for spot in _places(field, goal)):
        if straight >= min(length, limit + TOLERANCE + 1):
            break
        there = length_to(field, spot) if is_in_goal(goal, spot) else None
        if there is not None and there < length:
            best, length = spot, there
    return None if best is None else route_to(field, best)


def is_in_goal(goal: Goal, spot: Spot) -> bool:
    """Whether a base may end with its centre at a point, near a target of every group."""
    is_near_all = all(any(_is_near(goal, spot, disc) for disc in group) for group in goal.targets)
    return is_near_all and _room(goal).is_clear(spot)


def _room(goal: Goal) -> Space:
    """Prepare where the base finds room: the targets are solids like the rest."""
    targets = tuple(disc for group in goal.targets for disc in group)
    return space_of(Ground((*goal.solids, *targets), goal.board), goal.base)


def _is_near(goal: Goal, spot: Spot, disc: Disc) -> bool:
    apart = hypot(spot[0] - disc.x, spot[1] - disc.y)
    if apart > disc.r + goal.base + goal.within + TOLERANCE / 2:
        return False
    if not goal.screens or apart <= disc.r + goal.base + TOLERANCE:
        return True
    ux, uy = (disc.x - spot[0]) / apart, (disc.y - spot[1]) / apart
    own, other = (spot[0] + ux * goal.base, spot[1] + uy * goal.base), (disc.x - ux * disc.r, disc.y - uy * disc.r)
    return not any(_is_crossed(screen.ring, own, other) for screen in goal.screens)


def _is_crossed(ring: tuple[Spot, ...], p: Spot, q: Spot) -> bool:
    """Whether a segment goes through the inside of a polygon, deeper than the tolerance."""
    dx, dy = q[0] - p[0], q[1] - p[1]
    body, marks = Body(ring, 0.0, (-inf, -inf, inf, inf)), [0.0, 1.0]
    for (ax, ay), (bx, by) in zip((ring[-1], *ring), ring, strict=False):
        side, other = dx * (ay - p[1]) - dy * (ax - p[0]), dx * (by - p[1]) - dy * (bx - p[0])
        if min(side, other) < 0 < max(side, other):
            x, y = ax + side / (side - other) * (bx - ax), ay + side / (side - other) * (by - ay)
            marks.append(((x - p[0]) * dx + (y - p[1]) * dy) / (dx * dx + dy * dy))
    shares = [(low + high) / 2 for low, high in pairwise(sorted(min(1.0, max(0.0, mark)) for mark in marks))]
    middles = [(p[0] + share * dx, p[1] + share * dy) for share in shares]
    return any(is_inside((body,), spot) and gap_to(body, spot) > TOLERANCE for spot in middles)


def _places(field: Reach, goal: Goal) -> Iterator[Spot]:
    """List where the way may end: at the start, where curves of the border cross, where a run meets one head-on."""
    yield field.start
    for disc in {disc for group in goal.targets for disc in group}:
        near = Circle((disc.x, disc.y), disc.r + goal.base + goal.within)
        curves = [near, *(curve for curve in _border(goal, disc) if meets(near, curve))]
        for number, one in enumerate(curves):
            yield from _feet(field, one)
            for two in curves[:number]:
                yield from crossings(one, two)


def _border(goal: Goal, target: Disc) -> Iterator[Curve]:
    """List what may bound the region about a target, besides the circle about itself."""
    for disc in (disc for group in goal.targets for disc in group if disc != target):
        yield Circle((disc.x, disc.y), disc.r + goal.base + goal.within)
    for body in _room(goal).bodies:
        for a, b in zip((body.corners[-1], *body.corners), body.corners, strict=False):
            yield Circle(b, body.keep)
            if a != b:
                yield line_beside(a, b, body.keep)
    for corner in (corner for screen in goal.screens for corner in screen.ring if corner != (target.x, target.y)):
        yield line_beside((target.x, target.y), corner, 0.0)
    if goal.board is not None:
        left, low, right, high = goal.board
        yield from (Line((1.0, 0.0), left + goal.base), Line((1.0, 0.0), right - goal.base))
        yield from (Line((0.0, 1.0), low + goal.base), Line((0.0, 1.0), high - goal.base))


def _feet(field: Reach, curve: Curve) -> Iterator[Spot]:
    """Where runs from the start, and from every circle reached, meet a curve head-on."""
    rows, reached = field.space.rows, {circle // 2 for circle in field.arrivals}
    if isinstance(curve, Line):
        nx, ny = curve.across
        sources = [(float(x), float(y), float(r)) for x, y, r in rows[:3, [2 * circle for circle in reached]].T]
        spots = [(x - side * r * ny, y + side * r * nx) for x, y, r in sources for side in (1, -1)]
        for x, y in (field.start, *spots):
            off = offset(curve, (x, y))
            yield (x + off * nx, y + off * ny)
        return
    (cx, cy), runs = curve.middle, field.space.runs_to(curve.middle)
    for px, py in (field.start, *(run.p for circle, run in runs.items() if circle // 2 in reached)):
        length = hypot(px - cx, py - cy)
        if length:
            yield (cx + (px - cx) * curve.r / length, cy + (py - cy) * curve.r / length)
