"""The tangent graph: circles that a shortest path may wind round, and the straight runs between them.

Round every outward corner of a solid, and round every base, lies a circle at the clearance; a shortest path is made of
arcs of these circles and of lines that touch two of them. All tangents are computed at once; whether one is free is
asked only when the search gets to it.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import acos, atan2, cos, hypot, isfinite, sin, tau
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from grognard.boards.path_space import TOLERANCE, Body, Ground, Spot, bodies_of, is_clear, is_hit

__all__ = ["ANGLE_SLACK", "SLACK", "Free", "Run", "Space", "rows_of_point", "space_of", "sweep"]

ANGLE_SLACK = 1e-7
"""Radians by which an arc may start before or end after its free part; a hundredth of a micrometre on a base."""

SLACK = TOLERANCE / 2
"""What the search allows itself, so that what it finds always passes the check."""

ONE_BY_ONE = 24
"""How many circles are searched before it pays to compute the tangents of all of them in one go."""

Free: TypeAlias = tuple[float, float]
"""A free arc of a circle: where it begins, and how far it runs counter-clockwise, in radians."""

Rows: TypeAlias = NDArray[np.float64]
"""Directed circles, one a column: x, y, radius, turn (+1 counter-clockwise), and the two edges at the corner."""


class Run(NamedTuple):
    """A straight run: where it leaves one circle and meets the next, as points and angles, and what it costs."""

    circle: int
    length: float
    leaves: float
    meets: float
    p: Spot
    q: Spot


def sweep(start: float, end: float, turn: float) -> float:
    """Measure the angle from one direction round to another, turning as told, between 0 and a full circle."""
    angle = (end - start) * turn % tau
    return 0.0 if angle > tau - ANGLE_SLACK else angle


def rows_of_point(spot: Spot) -> Rows:
    """Make a circle of radius zero, from which and to which every direction is a tangent."""
    return np.array([[spot[0]], [spot[1]], [0.0], [1.0], [0.0], [0.0], [0.0], [0.0]])


class Space:
    """The free space of a disc's centre over one ground, with what has been found out about it so far."""

    def __init__(self, ground: Ground, clearance: float) -> None:
        self.bodies = bodies_of(ground, clearance)
        self.board = ground.board
        self.clearance = clearance
        self.rows = _circles(self.bodies)
        self._free: dict[int, list[Free]] = {}
        self._runs: dict[int, list[Run]] = {}
        self._tangents: tuple[list[int], Rows] | None = None

    def is_on_board(self, spot: Spot) -> bool:
        """Whether the disc about a centre stays on the board."""
        if self.board is None:
            return True
        left, low, right, high = self.board
        keep = self.clearance - SLACK
        return left + keep <= spot[0] <= right - keep and low + keep <= spot[1] <= high - keep

    def is_clear(self, spot: Spot) -> bool:
        """Whether a centre may be here at all."""
        return isfinite(spot[0]) and isfinite(spot[1]) and self.is_on_board(spot) and is_clear(self.bodies, spot, SLACK)

    def is_free(self, p: Spot, q: Spot) -> bool:
        """Whether the straight run between two clear centres is free."""
        return not any(is_hit(body, p, q, SLACK) for body in self.bodies)

    def runs(self, directed: int) -> list[Run]:
        """List the tangents that leave a directed circle, free or not."""
        if directed not in self._runs:
            self._runs[directed] = _runs(self._tangents_of(directed))
        return self._runs[directed]

    def _tangents_of(self, directed: int) -> Rows:
        """Compute the tangents of the first few circles singly, as most searches end there, and then all at once."""
        if self._tangents is None and len(self._runs) < ONE_BY_ONE:
            return _tangents(self.rows[:, [directed]], self.rows)[1]
        if self._tangents is None:
            self._tangents = _tangents(self.rows, self.rows)
        starts, found = self._tangents
        return found[:, starts[directed] : starts[directed + 1]]

    def runs_from(self, spot: Spot) -> list[Run]:
        """List the tangents from a point to every directed circle."""
        return _runs(_tangents(rows_of_point(spot), self.rows)[1])

    def runs_to(self, spot: Spot) -> dict[int, Run]:
        """List, by directed circle, the tangents that lead to a point."""
        starts, found = _tangents(self.rows, rows_of_point(spot))
        runs = iter(_runs(found))
        return {k: next(runs) for k in range(len(starts) - 1) if starts[k + 1] > starts[k]}

    def free_arc(self, directed: int, angle: float) -> float:
        """How far an arc may go on from an angle in the circle's own direction, or -1 if it is not free there."""
        turn = self.rows[3, directed]
        for begin, extent in self.free(directed // 2):
            if extent >= tau:
                return tau
            ahead = (angle - begin + ANGLE_SLACK) % tau
            if ahead <= extent + 2 * ANGLE_SLACK:
                return float(extent - ahead + ANGLE_SLACK if turn > 0 else ahead - ANGLE_SLACK) + ANGLE_SLACK
        return -1.0

    def free(self, circle: int) -> list[Free]:
        """List the free arcs of a circle."""
        if circle not in self._free:
            self._free[circle] = _free_arcs(self, circle)
        return self._free[circle]


@lru_cache(maxsize=256)
def space_of(ground: Ground, clearance: float) -> Space:
    """Prepare the free space of a ground, or find it again; a clearance under `TOLERANCE` counts as that."""
    return Space(ground, max(clearance, TOLERANCE))


def _circles(bodies: tuple[Body, ...]) -> Rows:
    """Make two directed circles (even: counter-clockwise, odd: clockwise) about every outward corner."""
    columns: list[tuple[float, ...]] = []
    for body in bodies:
        count = len(body.corners)
        for number, (x, y) in enumerate(body.corners):
            edges = _edges(body.corners[number - 1], (x, y), body.corners[(number + 1) % count])
            if count < 3 or edges[0] * edges[3] - edges[1] * edges[2] > 1e-12:
                columns += ((x, y, body.keep, turn, *edges) for turn in (1.0, -1.0))
    return np.array(columns).T if columns else np.zeros((8, 0))


def _edges(before: Spot, corner: Spot, after: Spot) -> tuple[float, float, float, float]:
    """Give the unit vectors of the edges that lead to a corner and away from it; zero where there is none."""
    ax, ay = corner[0] - before[0], corner[1] - before[1]
    bx, by = after[0] - corner[0], after[1] - corner[1]
    a, b = hypot(ax, ay) or 1.0, hypot(bx, by) or 1.0
    return ax / a, ay / a, bx / b, by / b


def _tangents(a: Rows, b: Rows) -> tuple[list[int], Rows]:
    """Find the tangents from circles to circles that keep to the outward side of every corner.

    Gives where the runs of each circle of `a` begin (and, last, where all end), and a column for each run.
    """
    ax, ay, ar, at, aix, aiy, aox, aoy = a[:, :, None]
    bx, by, br, bt, bix, biy, box, boy = b[:, None, :]
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    offset = bt * br - at * ar
    rest = square - offset * offset
    # Circles that overlap by less than the slack count as touching: a gap of exactly the width must let the disc pass.
    meet = (rest > -2 * SLACK * np.abs(offset)) & (square > 0)
    root = np.sqrt(np.maximum(rest, 0))
    scale = np.sqrt((root * root + offset * offset) * square)
    scale[scale == 0] = 1
    ux, uy = (dx * root + dy * offset) / scale, (dy * root - dx * offset) / scale
    eps = 1e-9
    meet &= (at * (uy * aix - ux * aiy) >= -eps) & (at * (uy * aox - ux * aoy) <= eps)
    meet &= (bt * (uy * bix - ux * biy) >= -eps) & (bt * (uy * box - ux * boy) <= eps)
    i, j = np.nonzero(meet)
    ux, uy = ux[i, j], uy[i, j]
    (ax, ay, ar, at), (bx, by, br, bt) = a[:4, i], b[:4, j]
    px, py, qx, qy = ax + at * ar * uy, ay - at * ar * ux, bx + bt * br * uy, by - bt * br * ux
    leaves, meets = np.arctan2(-at * ux, at * uy), np.arctan2(-bt * ux, bt * uy)
    starts = np.searchsorted(i, np.arange(a.shape[1] + 1)).tolist()
    return starts, np.array([j, np.hypot(qx - px, qy - py), leaves, meets, px, py, qx, qy])


def _runs(found: Rows) -> list[Run]:
    return [
        Run(int(circle), length, leaves, meets, (px, py), (qx, qy))
        for circle, length, leaves, meets, px, py, qx, qy in found.T.tolist()
    ]


def _free_arcs(space: Space, circle: int) -> list[Free]:
    """Cut a circle where it meets anything else, and keep the parts whose middle is clear."""
    x, y, r, _, ix, iy, ox, oy = space.rows[:, 2 * circle].tolist()
    cuts: list[float] = []
    for body in space.bodies:
        if body.box[0] <= x + r and x - r <= body.box[2] and body.box[1] <= y + r and y - r <= body.box[3]:
            cuts += _cuts(body, (x, y), r)
    if space.board is not None:
        cuts += _board_cuts(space.board, space.clearance, (x, y), r)
    begin, extent = 0.0, tau
    if (ix, iy) != (0.0, 0.0):
        begin = atan2(-ix, iy)
        extent = (atan2(-ox, oy) - begin) % tau
    marks = [0.0, *sorted(angle for cut in cuts if 0 < (angle := (cut - begin) % tau) < extent), extent]
    parts: list[list[float]] = []
    for low, high in pairwise(marks):
        middle = begin + (low + high) / 2
        if high > low and space.is_clear((x + r * cos(middle), y + r * sin(middle))):
            if parts and parts[-1][1] == low:
                parts[-1][1] = high
            else:
                parts.append([low, high])
    if len(parts) > 1 and extent == tau and parts[0][0] == 0 and parts[-1][1] == tau:
        parts[0][0] = parts.pop()[0] - tau
    return [(begin + low, high - low) for low, high in parts]


def _cuts(body: Body, middle: Spot, r: float) -> list[float]:
    """Where a circle meets the outline at the distance to be kept from a body: round its corners, along its edges."""
    cuts: list[float] = []
    ax, ay = body.corners[-1]
    for bx, by in body.corners:
        cuts += _circle_cuts(middle, r, (bx, by), body.keep)
        length = hypot(bx - ax, by - ay)
        if length > 0:
            nx, ny = (by - ay) / length, (ax - bx) / length
            far = (ax - middle[0]) * nx + (ay - middle[1]) * ny
            cuts += _line_cuts((nx, ny), far + body.keep, r) + _line_cuts((nx, ny), far - body.keep, r)
        ax, ay = bx, by
    return cuts


def _circle_cuts(middle: Spot, r: float, other: Spot, keep: float) -> list[float]:
    dx, dy = other[0] - middle[0], other[1] - middle[1]
    apart = hypot(dx, dy)
    if apart == 0 or apart > r + keep or apart < abs(r - keep):
        return []
    towards = atan2(dy, dx)
    half = acos(max(-1.0, min(1.0, (apart * apart + r * r - keep * keep) / (2 * apart * r))))
    return [towards - half, towards + half]


def _line_cuts(normal: Spot, far: float, r: float) -> list[float]:
    if r == 0 or abs(far) > r:
        return []
    towards, half = atan2(normal[1], normal[0]), acos(far / r)
    return [towards - half, towards + half]


def _board_cuts(board: tuple[int, int, int, int], keep: float, middle: Spot, r: float) -> list[float]:
    left, low, right, high = board
    x, y = middle
    return [
        *_line_cuts((1.0, 0.0), left + keep - x, r),
        *_line_cuts((1.0, 0.0), right - keep - x, r),
        *_line_cuts((0.0, 1.0), low + keep - y, r),
        *_line_cuts((0.0, 1.0), high - keep - y, r),
    ]
