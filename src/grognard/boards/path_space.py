"""Where the centre of a moving disc may be: solids kept at a distance, merged first, inside a board.

A path is asked for with a transit width: the disc of that width must stay clear of the inside of every solid, so its
centre keeps half the width from each. Clearance is closed: a gap exactly as wide as the disc lets it pass. Lengths
here are micrometres as floats; `TOLERANCE` is the one allowance for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from math import hypot
from typing import Protocol, TypeAlias

import msgspec

from grognard.boards.shapes import Disc, Point, Polygon, Shape, Stadium

__all__ = ["TOLERANCE", "Body", "Ground", "Pierced", "Spot", "bodies_of", "gap_to", "is_clear", "is_hit", "is_inside"]

TOLERANCE = 1.0
"""Micrometres by which a path may fall short of its clearance or exceed its limit, for rounding in tangents."""

Spot: TypeAlias = tuple[float, float]
"""A point that need not lie on a whole micrometre."""


class Pierced(msgspec.Struct, frozen=True, cache_hash=True):
    """A polygon with holes, such as a walled court that can be entered from above or holds a gate's other side."""

    outline: Polygon
    holes: tuple[Polygon, ...]


class Ground(msgspec.Struct, frozen=True, cache_hash=True):
    """What a mover must keep clear of: solids of any shape, and the board's box (left, low, right, high), if any."""

    solids: tuple[Shape | Pierced, ...] = ()
    board: tuple[int, int, int, int] | None = None


class Body(msgspec.Struct, frozen=True):
    """A merged solid: a ring with the solid on its left, a segment or a point, and how far the centre keeps from it.

    `box` is its upright box already grown by that distance.
    """

    corners: tuple[Spot, ...]
    keep: float
    box: tuple[float, float, float, float]


def bodies_of(ground: Ground, clearance: float) -> tuple[Body, ...]:
    """Merge the polygons of a ground and grow everything by the clearance, rings first."""
    areas = [solid for solid in ground.solids if isinstance(solid, Polygon | Pierced)]
    rings = [_body(ring, clearance) for ring in _merged(areas)]
    rounds = [_round(solid, clearance) for solid in ground.solids if isinstance(solid, Disc | Stadium)]
    return (*rings, *rounds)


def _round(solid: Disc | Stadium, clearance: float) -> Body:
    if isinstance(solid, Disc):
        return _body(((solid.x, solid.y),), solid.r + clearance)
    ends: list[Spot] = [(solid.ax, solid.ay), (solid.bx, solid.by)]
    return _body(ends if ends[0] != ends[1] else ends[:1], solid.r + clearance)


def _body(corners: Sequence[Spot], keep: float) -> Body:
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Body(tuple(corners), keep, (min(xs) - keep, min(ys) - keep, max(xs) + keep, max(ys) + keep))


def _merged(areas: Sequence[Polygon | Pierced]) -> list[Sequence[Spot]]:
    """Unite areas that may touch or overlap, so that abutting pieces leave no gap between them."""
    if all(isinstance(area, Polygon) for area in areas) and _are_apart([_rings(area)[0] for area in areas]):
        return [_rings(area)[0] for area in areas]
    shapely = import_module("shapely")  # here, as it costs a tenth of a second and most grounds do without
    union = shapely.unary_union([shapely.Polygon(outer, holes) for outer, *holes in map(_rings, areas)])
    rings: list[Sequence[Spot]] = []
    for part in shapely.get_parts(union):
        rings.append(_turned(part.exterior, left=True))
        rings += (_turned(hole, left=False) for hole in part.interiors)
    return rings


def _rings(area: Polygon | Pierced) -> list[tuple[Point, ...]]:
    if isinstance(area, Polygon):
        return [area.ring]
    return [area.outline.ring, *(hole.ring for hole in area.holes)]


def _are_apart(rings: Sequence[Sequence[Point]]) -> bool:
    boxes = [(min(xs), min(ys), max(xs), max(ys)) for xs, ys in (zip(*ring, strict=True) for ring in rings)]
    return not any(
        a[0] <= b[2] and b[0] <= a[2] and a[1] <= b[3] and b[1] <= a[3]
        for number, a in enumerate(boxes)
        for b in boxes[:number]
    )


class _Line(Protocol):
    """A closed line as shapely gives it, its first point repeated at the end."""

    @property
    def coords(self) -> Iterable[Spot]:
        """Its points."""


def _turned(line: _Line, left: bool) -> Sequence[Spot]:
    """Run a ring counter-clockwise (the solid on its left) or, for a hole, clockwise."""
    ring = list(line.coords)[:-1]
    area = sum(ax * by - bx * ay for (ax, ay), (bx, by) in zip(ring, [*ring[1:], ring[0]], strict=True))
    return ring if (area > 0) == left else ring[::-1]


def gap_to(body: Body, spot: Spot) -> float:
    """Measure from a point to a body's outline, ring, segment or centre."""
    best = float("inf")
    ax, ay = body.corners[-1]
    for bx, by in body.corners:
        dx, dy, px, py = bx - ax, by - ay, spot[0] - ax, spot[1] - ay
        length = dx * dx + dy * dy
        share = min(1.0, max(0.0, (px * dx + py * dy) / length)) if length else 0.0
        best = min(best, hypot(px - share * dx, py - share * dy))
        ax, ay = bx, by
    return best


def is_inside(bodies: Iterable[Body], spot: Spot) -> bool:
    """Whether a point lies inside a solid ring (and in no hole of it), by counting crossings."""
    x, y = spot
    inside = False
    for body in bodies:
        if len(body.corners) < 3 or not (body.box[1] <= y <= body.box[3] and x <= body.box[2]):
            continue
        ax, ay = body.corners[-1]
        for bx, by in body.corners:
            if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
                inside = not inside
            ax, ay = bx, by
    return inside


def is_clear(bodies: Iterable[Body], spot: Spot, slack: float = TOLERANCE) -> bool:
    """Whether a centre keeps its distance from every body, give or take the slack."""
    x, y = spot
    near = [b for b in bodies if b.box[0] <= x <= b.box[2] and b.box[1] <= y <= b.box[3]]
    return not any(gap_to(body, spot) < body.keep - slack for body in near) and not is_inside(near, spot)


def is_hit(body: Body, p: Spot, q: Spot, slack: float = TOLERANCE) -> bool:
    """Whether a straight run between two clear centres comes too near a body on its way."""
    (px, py), (x0, y0, x1, y1) = p, body.box
    dx, dy = q[0] - px, q[1] - py
    if max(px, q[0]) < x0 or min(px, q[0]) > x1 or max(py, q[1]) < y0 or min(py, q[1]) > y1:
        return False
    square = dx * dx + dy * dy
    keep = (body.keep - slack) * square**0.5
    ax, ay = body.corners[-1]
    side, along = dx * (ay - py) - dy * (ax - px), dx * (ax - px) + dy * (ay - py)
    for x, y in body.corners:
        before, ran = side, along
        side, along = dx * (y - py) - dy * (x - px), dx * (x - px) + dy * (y - py)
        if -keep < side < keep and 0 < along < square:
            return True
        if (side > 0 > before or side < 0 < before) and 0 < (along * before - ran * side) / (before - side) < square:
            return True
    return False
