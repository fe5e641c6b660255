"""The points that can be the legal place nearest to a target: feet on curves and points where two curves meet."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

import numpy as np

from grognard.boards.curves import Curves, Grown
from grognard.boards.shapes import Point

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Floats: TypeAlias = NDArray[np.float64]

__all__ = ["Window", "spots"]

Window: TypeAlias = tuple[float, float]
"""More than the one distance and at most the other, in micrometres."""

_SLACK = 4.0
"""Points this many micrometres inside what is forbidden are kept: rounding may bring them out again."""


def spots(curves: Curves, target: Point, ring: Window, *, farthest: bool = False) -> list[Point]:
    """Collect rounded candidate centres, nearest to a target (or farthest) first, the plainly illegal left out.

    Only those more than `ring[0]` and at most `ring[1]` micrometres away from the target. Equal distances are ordered
    by x and y, so that the same question always has the same answer.
    """
    least, most = ring
    straights, circles = _in_reach(curves, target, most)
    found = np.concatenate(
        (
            straights.reshape(-1, 2),
            _feet_on_straights(straights),
            _feet_on_circles(circles),
            _straight_meets_straight(straights),
            _straight_meets_circle(straights, circles),
            _circle_meets_circle(circles),
        )
    )
    away = np.hypot(found[:, 0], found[:, 1])
    found = found[(away > least) & (away <= most)]
    for grown in curves.forbidden:
        found = found[~_inside(found, grown, target)]
    whole = np.unique(np.rint(found).astype(np.int64), axis=0)
    square = (whole.astype(float) ** 2).sum(axis=1)
    order = np.lexsort((whole[:, 1], whole[:, 0], -square if farthest else square))
    return [(int(x) + target[0], int(y) + target[1]) for x, y in whole[order]]


def _in_reach(curves: Curves, target: Point, most: float) -> tuple[Floats, Floats]:
    """Give the curves that come near enough to a target, seen from the target."""
    straights = np.array(curves.straights, dtype=float).reshape(-1, 2, 2) - target
    circles = np.array(curves.circles, dtype=float).reshape(-1, 3) - (*target, 0)
    foot = _feet_on_straights(straights)
    near = np.hypot(foot[:, 0], foot[:, 1]) <= most + _SLACK
    gap = np.abs(np.hypot(circles[:, 0], circles[:, 1]) - circles[:, 2])
    return straights[near], circles[gap <= most + _SLACK]


def _feet_on_straights(straights: Floats) -> Floats:
    """Give the point of each straight piece that is nearest to the origin."""
    start, step = straights[:, 0], straights[:, 1] - straights[:, 0]
    length = (step**2).sum(axis=1)
    share = np.clip(-(start * step).sum(axis=1) / np.where(length == 0, 1, length), 0, 1)
    foot: Floats = start + share[:, None] * step
    return foot


def _feet_on_circles(circles: Floats) -> Floats:
    """Give the points of each circle nearest to and farthest from the origin, and its four ends for want of one."""
    middle, r = circles[:, :2], circles[:, 2]
    away = np.hypot(middle[:, 0], middle[:, 1])
    toward = middle / np.where(away == 0, 1, away)[:, None]
    ways = [toward, -toward, *(np.broadcast_to(way, middle.shape) for way in ((1, 0), (0, 1), (-1, 0), (0, -1)))]
    return np.concatenate([middle + r[:, None] * way for way in ways])


def _straight_meets_straight(straights: Floats) -> Floats:
    start, step = straights[:, 0], straights[:, 1] - straights[:, 0]
    turn = _cross(step[:, None], step[None])
    between = start[None] - start[:, None]
    with np.errstate(divide="ignore", invalid="ignore"):
        share = _cross(between, step[None]) / turn
        other = _cross(between, step[:, None]) / turn
    first, second = np.nonzero((turn != 0) & _is_share(share) & _is_share(other))
    once = first < second
    first, second = first[once], second[once]
    met: Floats = start[first] + share[first, second][:, None] * step[first]
    return met


def _straight_meets_circle(straights: Floats, circles: Floats) -> Floats:
    start, step = straights[:, None, 0], straights[:, None, 1] - straights[:, None, 0]
    length = np.hypot(step[..., 0], step[..., 1])
    way = step / np.where(length == 0, 1, length)[..., None]
    to_middle = circles[None, :, :2] - start
    along = (to_middle * way).sum(axis=-1)
    half = _half_chord(circles[None, :, 2], _cross(way, to_middle))
    found = []
    for share in (along - half, along + half):
        line, circle = np.nonzero((share >= -_SLACK) & (share <= length + _SLACK))
        found.append(start[line, 0] + share[line, circle][:, None] * way[line, 0])
    return np.concatenate(found)


def _circle_meets_circle(circles: Floats) -> Floats:
    first, second = np.triu_indices(len(circles), 1)
    a, b = circles[first], circles[second]
    between = b[:, :2] - a[:, :2]
    away = np.hypot(between[:, 0], between[:, 1])
    way = between / np.where(away == 0, 1, away)[:, None]
    along = (a[:, 2] ** 2 - b[:, 2] ** 2 + away**2) / np.where(away == 0, 1, 2 * away)
    half = np.where(away == 0, np.nan, _half_chord(a[:, 2], along))
    met = ~np.isnan(half)
    a, way, along, half = a[met], way[met], along[met], half[met]
    foot = a[:, :2] + along[:, None] * way
    across = np.stack((-way[:, 1], way[:, 0]), axis=1) * half[:, None]
    return np.concatenate((foot + across, foot - across))


def _half_chord(r: Floats, away: Floats) -> Floats:
    """Give half the length of a circle's chord at a distance from its centre; not a number if there is none.

    A chord that misses the circle by less than the slack counts as touching it.
    """
    near = np.abs(away) <= np.abs(r) + _SLACK
    half: Floats = np.where(near, np.sqrt(np.maximum(r**2 - away**2, 0)), np.nan)
    return half


def _inside(points: Floats, grown: Grown, target: Point) -> NDArray[np.bool_]:
    """Tell which points are plainly inside a grown ring."""
    ring = np.array(grown.ring, dtype=float) - target
    box = (points > ring.min(axis=0) - grown.r).all(axis=1) & (points < ring.max(axis=0) + grown.r).all(axis=1)
    near = points[box]
    ends = np.roll(ring, -1, axis=0)
    step = ends - ring
    length = (step**2).sum(axis=1)
    from_start = near[:, None] - ring[None]
    share = np.clip((from_start * step).sum(axis=-1) / np.where(length == 0, 1, length), 0, 1)
    gap = np.sqrt(((from_start - share[..., None] * step) ** 2).sum(axis=-1)).min(axis=1)
    enclosed = (_cross(step[None], from_start) > 0).all(axis=1)
    inside = np.zeros(len(points), dtype=bool)
    inside[box] = np.where(enclosed, -gap, gap) < grown.r - _SLACK
    return inside


def _cross(a: Floats, b: Floats) -> Floats:
    product: Floats = a[..., 0] * b[..., 1] - a[..., 1] * b[..., 0]
    return product


def _is_share(share: Floats) -> NDArray[np.bool_]:
    """Tell which shares lie on a straight piece, its ends included with some room for rounding."""
    inside: NDArray[np.bool_] = (share > -1e-6) & (share < 1 + 1e-6)
    return inside
