"""What one eye sees of an upright target: vertical columns, and the heights that solids hide in each of them.

Exact in plan and in height along each column; the target is a flat picture at its centre, `COLUMNS` columns wide.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from grognard.boards.rings import Ring
from grognard.boards.shapes import Polygon, Shape, centre, core, radius

__all__ = [
    "COLUMNS",
    "Floats",
    "Hidden",
    "View",
    "crossings_with",
    "gaps_between",
    "hidden_by",
    "reaches_into",
    "stretches",
    "view_of",
    "without_window",
]

COLUMNS = 240
"""Columns across the target: its share seen is good to one column for every upright edge across the picture."""

_AT_THE_EYE = 1e-9
"""The share of the way to the target that still counts as at the eye, so that nothing is divided by nothing."""

Floats: TypeAlias = NDArray[np.float64]
Hidden: TypeAlias = tuple[Floats, Floats]
"""Heights from and to, each (intervals, columns), in µm; nothing where from >= to."""


@dataclass(frozen=True, slots=True)
class View:
    """An eye (x, y, z), the directions in plan to the middle of every column (N,), and the heights of the target."""

    eye: tuple[float, float, float]
    to_x: Floats
    to_y: Floats
    low: float
    high: float


def view_of(eye: tuple[float, float, float], target: Shape, heights: tuple[int, int]) -> View:
    """Lay columns across a target, upright through its middle and square to the way from the eye in plan."""
    middle = centre(target)
    dx, dy = middle[0] - eye[0], middle[1] - eye[1]
    length = math.hypot(dx, dy)
    across_x, across_y = -dy / length, dx / length
    off = [(x - middle[0]) * across_x + (y - middle[1]) * across_y for x, y in core(target)]
    left, right = min(off) - radius(target), max(off) + radius(target)
    place = left + (right - left) * (np.arange(COLUMNS) + 0.5) / COLUMNS
    return View(eye, dx + across_x * place, dy + across_y * place, float(heights[0]), float(heights[1]))


def reaches_into(view: View, shape: Shape) -> bool:
    """Say whether a shape can be on any of the ways: neither wholly beside them nor behind the eye or the target."""
    x, y, _ = view.eye
    (first_x, last_x), (first_y, last_y) = ((float(to[0]), float(to[-1])) for to in (view.to_x, view.to_y))
    middle_x, middle_y = (first_x + last_x) / 2, (first_y + last_y) / 2
    half = math.hypot(last_x - first_x, last_y - first_y) / 2
    length = math.hypot(middle_x, middle_y)
    ux, uy, r = middle_x / length, middle_y / length, radius(shape)
    along = [(px - x) * ux + (py - y) * uy for px, py in core(shape)]
    aside = [(py - y) * ux - (px - x) * uy for px, py in core(shape)]
    is_between = min(along) - r < length and max(along) + r > 0
    return is_between and min(aside) - r < half and max(aside) + r > -half


def stretches(view: View, shape: Shape, holes: tuple[Ring, ...] = ()) -> Hidden:
    """Give where the ways to the columns (0 at the eye, 1 at the target) are inside a shape: (intervals, columns)."""
    if isinstance(shape, Polygon):
        return _inside_rings(view, (shape.ring, *holes))
    ends = core(shape)
    rounds = [_inside_circle(view, end, radius(shape)) for end in ends]
    first, last = (np.stack(part) for part in zip(*rounds, strict=True))
    if len(set(ends)) > 1:
        side_first, side_last = _inside_rings(view, (_body(ends, radius(shape)),))
        first, last = np.concatenate((first, side_first)), np.concatenate((last, side_last))
    none = first >= last
    start, end = np.where(none, np.inf, first).min(axis=0), np.where(none, -np.inf, last).max(axis=0)
    return start[None], end[None]


def _body(ends: tuple[tuple[int, int], ...], r: int) -> tuple[tuple[float, float], ...]:
    """Give the straight part of a base with round ends."""
    (ax, ay), (bx, by) = ends
    length = math.hypot(bx - ax, by - ay)
    nx, ny = -(by - ay) / length * r, (bx - ax) / length * r
    return (ax - nx, ay - ny), (bx - nx, by - ny), (bx + nx, by + ny), (ax + nx, ay + ny)


def _inside_circle(view: View, middle: tuple[int, int], r: int) -> Hidden:
    mx, my = middle[0] - view.eye[0], middle[1] - view.eye[1]
    length2 = view.to_x**2 + view.to_y**2
    foot = (mx * view.to_x + my * view.to_y) / length2
    off = mx * view.to_y - my * view.to_x
    half = np.sqrt(np.maximum(r * r - off * off / length2, 0.0) / length2)
    return np.maximum(foot - half, _AT_THE_EYE), np.minimum(foot + half, 1.0)


def _inside_rings(view: View, rings: tuple[tuple[tuple[float, float], ...], ...]) -> Hidden:
    crossings = np.concatenate([crossings_with(view, a, b) for ring in rings for a, b in _sides(ring)])
    crossings.sort(axis=0)
    return np.maximum(crossings[0::2], _AT_THE_EYE), np.minimum(crossings[1::2], 1.0)


def _sides(ring: tuple[tuple[float, float], ...]) -> list[tuple[tuple[float, float], tuple[float, float]]]:
    sides = list(zip(ring, ring[1:] + ring[:1], strict=True))
    return sides if len(sides) % 2 == 0 else [*sides, (ring[0], ring[0])]


def crossings_with(view: View, a: tuple[float, float], b: tuple[float, float]) -> Floats:
    """Give where the ways cross a segment, as one row; inf for those that do not."""
    ax, ay, bx, by = a[0] - view.eye[0], a[1] - view.eye[1], b[0] - view.eye[0], b[1] - view.eye[1]
    over_a, over_b = view.to_x * ay - view.to_y * ax, view.to_x * by - view.to_y * bx
    crossed = (over_a > 0) != (over_b > 0)
    share = over_a / np.where(crossed, over_a - over_b, 1.0)
    length2 = view.to_x**2 + view.to_y**2
    along_a, along_b = (ax * view.to_x + ay * view.to_y) / length2, (bx * view.to_x + by * view.to_y) / length2
    row: Floats = np.where(crossed, along_a + (along_b - along_a) * share, np.inf)
    return row[None]


def hidden_by(view: View, inside: Hidden, foot: float, top: float) -> Hidden:
    """Give the heights at the target that a solid from `foot` to `top` hides over the given stretches of the ways."""
    first, last = inside
    with np.errstate(divide="ignore", invalid="ignore"):  # where a stretch is none, nothing is made of it
        feet, tops = (np.stack([(z - view.eye[2]) / at for at in inside]) + view.eye[2] for z in (foot, top))
    none = first >= last
    start = np.where(none, np.inf, np.maximum(feet.min(axis=0), view.low))
    return start, np.where(none, -np.inf, np.minimum(tops.max(axis=0), view.high))


def without_window(
    view: View, inside: Hidden, hidden: Hidden, window: tuple[Floats, float, float]
) -> tuple[Hidden, Hidden]:
    """Cut a window out of what is hidden; a window is where the ways cross it (a row), its sill and its head.

    A way goes through it if it crosses it within a stretch and is between sill and head all along that stretch.
    """
    at, sill, head = window
    first, last = inside
    opened = (at >= first - _AT_THE_EYE) & (at <= last + _AT_THE_EYE) & (first < last)
    eye = view.eye[2]
    safe_first, safe_last = np.where(opened, first, 1.0), np.where(opened, last, 1.0)
    low = np.maximum(eye + (sill - eye) / safe_first, eye + (sill - eye) / safe_last)
    high = np.minimum(eye + (head - eye) / safe_first, eye + (head - eye) / safe_last)
    opened &= low < high
    below = hidden[0], np.where(opened, np.minimum(hidden[1], low), hidden[1])
    above = np.where(opened, np.maximum(hidden[0], high), np.inf), np.where(opened, hidden[1], -np.inf)
    return below, above


def gaps_between(view: View, parts: list[Hidden]) -> Hidden:
    """Give the heights of the target that nothing hides, from and to, each (gaps, columns); from >= to is no gap."""
    starts = np.concatenate([part[0] for part in parts] + [np.full((1, COLUMNS), view.high)])
    ends = np.concatenate([part[1] for part in parts] + [np.full((1, COLUMNS), view.high)])
    nothing = starts >= ends
    starts, ends = np.where(nothing, view.high, starts), np.where(nothing, view.high, ends)
    order = np.argsort(starts, axis=0)
    starts, ends = np.take_along_axis(starts, order, 0), np.take_along_axis(ends, order, 0)
    below = np.concatenate((np.full((1, COLUMNS), view.low), ends[:-1]))
    return np.maximum.accumulate(below, axis=0), np.minimum(starts, view.high)
