"""Circles and lines in the plane, as the borders of a region: where they cross."""

from __future__ import annotations

from collections.abc import Iterable
from math import dist, hypot, sqrt
from typing import TypeAlias

import msgspec

from grognard.boards.path_space import TOLERANCE, Spot

__all__ = ["Circle", "Curve", "Line", "crossings", "line_beside", "meets", "offset"]


class Circle(msgspec.Struct, frozen=True):
    """All points at a distance from a middle."""

    middle: Spot
    r: float


class Line(msgspec.Struct, frozen=True):
    """A line by a unit vector across it and its distance from the origin along that."""

    across: Spot
    far: float


Curve: TypeAlias = Circle | Line


def line_beside(a: Spot, b: Spot, keep: float) -> Line:
    """Make the line through two points, shifted to its right."""
    length = dist(a, b)
    across = ((b[1] - a[1]) / length, (a[0] - b[0]) / length)
    return Line(across, across[0] * a[0] + across[1] * a[1] + keep)


def offset(line: Line, spot: Spot) -> float:
    """Measure how far a line lies from a point, along its own direction across."""
    return line.far - line.across[0] * spot[0] - line.across[1] * spot[1]


def meets(near: Circle, curve: Curve) -> bool:
    """Whether a curve may meet the inside of a circle or the circle itself."""
    if isinstance(curve, Line):
        return abs(offset(curve, near.middle)) <= near.r + TOLERANCE
    return dist(near.middle, curve.middle) <= near.r + curve.r + TOLERANCE


def crossings(one: Curve, two: Curve) -> Iterable[Spot]:
    """List where two curves cross, at most two points; circles that just touch count, give or take the tolerance."""
    if isinstance(one, Line):
        return _line_crossing(one, two) if isinstance(two, Line) else _circle_line(two, one)
    return _circle_line(one, two) if isinstance(two, Line) else _circle_circle(one, two)


def _line_crossing(one: Line, two: Line) -> Iterable[Spot]:
    (ax, ay), (bx, by) = one.across, two.across
    cross = ax * by - ay * bx
    if abs(cross) < 1e-12:
        return []
    return [((one.far * by - two.far * ay) / cross, (two.far * ax - one.far * bx) / cross)]


def _circle_line(circle: Circle, line: Line) -> Iterable[Spot]:
    off, (nx, ny) = offset(line, circle.middle), line.across
    if abs(off) > circle.r:
        return []
    half, x, y = sqrt(circle.r**2 - off**2), circle.middle[0] + off * nx, circle.middle[1] + off * ny
    return [(x - half * ny, y + half * nx), (x + half * ny, y - half * nx)]


def _circle_circle(one: Circle, two: Circle) -> Iterable[Spot]:
    """Where two circles cross; touching ones count, give or take the tolerance."""
    dx, dy = two.middle[0] - one.middle[0], two.middle[1] - one.middle[1]
    apart = hypot(dx, dy)
    if apart == 0 or not abs(one.r - two.r) - TOLERANCE <= apart <= one.r + two.r + TOLERANCE:
        return []
    along = (apart * apart + one.r**2 - two.r**2) / (2 * apart)
    half = sqrt(max(0.0, one.r**2 - along**2))
    ux, uy = dx / apart, dy / apart
    x, y = one.middle[0] + along * ux, one.middle[1] + along * uy
    return [(x - half * uy, y + half * ux), (x + half * uy, y - half * ux)]
