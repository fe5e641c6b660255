"""Bars across gaps too narrow to count, for books that let nobody look between pieces that (almost) meet."""

from __future__ import annotations

import cmath
import itertools
import math
from collections.abc import Iterator

from grognard.boards.measure import is_within, overlap
from grognard.boards.rings import Ring, side
from grognard.boards.shapes import Polygon
from grognard.boards.sight_bases import nearest_points
from grognard.boards.sight_pieces import Piece, convex_pieces

__all__ = ["bars"]

_DEPTH, _HALF_WIDTH = 50.0, 0.4
"""A bar ends so many µm inside both pieces, and is too thin to be noticed by a line along the faces of both."""


def bars(outlines: tuple[tuple[Ring, tuple[Ring, ...]], ...], closing: int) -> Iterator[Piece]:
    """Give a bar from piece to piece, where they are nearest, across every gap narrower than `closing` µm.

    A line between two convex pieces must cross any segment that joins them, so the bar stops it; no other line meets
    the bar first. Pieces with a common edge need none. Outlines are (ring, holes).
    """
    convex = [(k, Polygon(one)) for k, (ring, holes) in enumerate(outlines) for one in convex_pieces(ring, holes)]
    for (i, p), (j, q) in itertools.combinations(convex, 2):
        if is_within(p, q, closing - 1) and not _are_joined(p, q):
            yield _bar(p, q, (i,) if i == j else (i, j))


def _are_joined(p: Polygon, q: Polygon) -> bool:
    """Say whether two convex pieces have an edge or more in common."""
    shared = {z for one, other in ((p, q), (q, p)) for z in one.ring if side(z, other.ring) >= 0}
    return len(shared) > 1 or overlap(p, q)


def _bar(p: Polygon, q: Polygon, owners: tuple[int, ...]) -> Piece:
    ends = [complex(*spot) for spot in nearest_points(p.ring, q.ring)]
    start, end = (_deeper(spot, polygon) for spot, polygon in zip(ends, (p, q), strict=True))
    out = cmath.rect(_HALF_WIDTH, cmath.phase(end - start) + math.pi / 2)
    spots = (start - out, end - out, end + out, start + out)
    xs, ys = [z.real for z in spots], [z.imag for z in spots]
    return Piece(owners, spots, (False,) * 4, (min(xs), max(xs), min(ys), max(ys)))


def _deeper(spot: complex, polygon: Polygon) -> complex:
    """Move a point of a piece's edge into the piece."""
    middle = sum(complex(*corner) for corner in polygon.ring) / len(polygon.ring)
    return spot + (middle - spot) * min(1.0, _DEPTH / abs(middle - spot))
