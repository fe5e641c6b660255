"""The reach of a disc as a picture: a union of fans, each what is seen from one place of the paths."""

from __future__ import annotations

from math import ceil, cos, hypot, pi, sin
from typing import TypeAlias

import msgspec
import numpy as np
from numpy.typing import NDArray

from grognard.boards.path_graph import SLACK, Space
from grognard.boards.path_reach import Reach
from grognard.boards.path_search import Arrival
from grognard.boards.path_space import TOLERANCE, Spot

__all__ = ["Fan", "fans"]

Lengths: TypeAlias = NDArray[np.float64]
"""One number for each ray."""

Rays: TypeAlias = tuple[Lengths, Lengths]
"""Unit directions, x and y."""


class Fan(msgspec.Struct, frozen=True):
    """A part of the reach for drawing: what is seen from one place of the path within the length left there.

    The ring is inscribed: its corners can be reached, and the true edge bulges a little beyond its sides.
    """

    middle: Spot
    left: float
    ring: tuple[Spot, ...]


def fans(field: Reach, rays: int = 64, step: float = 0.2) -> tuple[Fan, ...]:
    """Describe the reach as a union of fans: from the start, and every `step` radians along the arcs of the paths."""
    angles = np.arange(rays) * (2 * pi / rays)
    directions = np.cos(angles), np.sin(angles)
    found = [_fan(field.space, field.start, field.limit, directions)]
    for arrivals in field.arrivals.values():
        for arrival in arrivals:
            found += (_fan(field.space, spot, left, directions) for spot, left in _stations(field, arrival, step))
    return tuple(found)


def _stations(field: Reach, arrival: Arrival, step: float) -> list[tuple[Spot, float]]:
    """Walk an arc as far as it is free, and say at every step where that is and what length is left."""
    x, y, r, turn = (float(value) for value in field.space.rows[:4, arrival.circle])
    most = min(arrival.room, (field.limit - arrival.cost) / r)
    parts = max(1, ceil(most / step))
    stations = []
    for angle in (most * part / parts for part in range(parts + 1)):
        at, left = arrival.angle + turn * angle, field.limit - arrival.cost - r * angle
        if left > TOLERANCE:
            stations.append(((x + r * cos(at), y + r * sin(at)), left))
    return stations


def _fan(space: Space, middle: Spot, left: float, rays: Rays) -> Fan:
    ends = np.minimum(_first_hits(space, middle, rays), left)
    xs, ys = middle[0] + ends * rays[0], middle[1] + ends * rays[1]
    return Fan(middle, left, tuple(zip(xs.tolist(), ys.tolist(), strict=True)))


def _first_hits(space: Space, spot: Spot, rays: Rays) -> Lengths:
    """How far each ray from a clear point goes before it comes too near a body or the edge of the board."""
    far = np.full(rays[0].shape, np.inf)
    for body in space.bodies:
        keep = body.keep - SLACK
        corners = [(x - spot[0], y - spot[1]) for x, y in body.corners]
        for a, b in zip([corners[-1], *corners], corners, strict=False):
            far = np.minimum(far, np.minimum(_circle_hits(b, keep, rays), _edge_hits(a, b, keep, rays)))
    if space.board is not None:
        far = np.minimum(far, _board_hits(space.board, space.clearance, spot, rays))
    return far


def _circle_hits(to: Spot, keep: float, rays: Rays) -> Lengths:
    """Where rays enter a circle about a corner."""
    ux, uy = rays
    ahead, aside = to[0] * ux + to[1] * uy, to[0] * uy - to[1] * ux
    under = keep * keep - aside * aside
    entry = ahead - np.sqrt(np.maximum(under, 0))
    return np.where((under > 0) & (ahead > 0), np.maximum(entry, 0), np.inf)


def _edge_hits(a: Spot, b: Spot, keep: float, rays: Rays) -> Lengths:
    """Where rays enter the strip beside an edge, between its two ends."""
    ux, uy = rays
    length = hypot(b[0] - a[0], b[1] - a[1])
    if length == 0:
        return np.full(ux.shape, np.inf)
    ex, ey = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    beside = ex * a[1] - ey * a[0]  # how far to the left of the point the edge's line runs
    approach = (ex * uy - ey * ux) * (1 if beside > 0 else -1)
    with np.errstate(divide="ignore", invalid="ignore"):
        t = np.where(approach > 0, (abs(beside) - keep) / approach, np.inf)
        along = t * (ux * ex + uy * ey) - (a[0] * ex + a[1] * ey)
    return np.where((t >= 0) & (along >= 0) & (along <= length), t, np.inf)


def _board_hits(board: tuple[int, int, int, int], keep: float, spot: Spot, rays: Rays) -> Lengths:
    """Where rays carry the disc over the edge of the board."""
    (left, low, right, high), (ux, uy) = board, rays
    with np.errstate(divide="ignore", invalid="ignore"):
        x = np.where(ux > 0, (right - keep - spot[0]) / ux, (left + keep - spot[0]) / ux)
        y = np.where(uy > 0, (high - keep - spot[1]) / uy, (low + keep - spot[1]) / uy)
    x, y = np.where(ux == 0, np.inf, x), np.where(uy == 0, np.inf, y)
    return np.maximum(np.minimum(x, y), 0)
