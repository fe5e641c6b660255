"""Blockers as sight needs them: convex pieces in one list, and the corners a line can lean on."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module

import msgspec

from grognard.boards.rings import Ring, cross, edges, is_convex, twice_area
from grognard.boards.shapes import Point

__all__ = ["Piece", "convex_pieces", "pieces_of"]


class Piece(msgspec.Struct, frozen=True):
    """A convex piece of a blocker, its vertices as complex numbers (µm).

    `owners`: numbers of the blockers it belongs to. `leaned_on`: true once for every outward corner of the blocker.
    `box`: left, right, bottom, top.
    """

    owners: tuple[int, ...]
    spots: tuple[complex, ...]
    leaned_on: tuple[bool, ...]
    box: tuple[float, float, float, float]


def pieces_of(owner: int, ring: Ring, holes: tuple[Ring, ...]) -> list[Piece]:
    """Cut a blocker into convex pieces."""
    fresh = _outward_corners(ring, holes)
    pieces = []
    for one in convex_pieces(ring, holes):
        xs, ys = [float(x) for x, _ in one], [float(y) for _, y in one]
        spots = tuple(map(complex, xs, ys))
        leaned_on = tuple(point in fresh for point in one)
        pieces.append(Piece((owner,), spots, leaned_on, (min(xs), max(xs), min(ys), max(ys))))
        fresh -= frozenset(one)
    return pieces


def convex_pieces(ring: Ring, holes: tuple[Ring, ...]) -> tuple[Ring, ...]:
    """Cut a simple polygon with holes into convex rings on its own vertices; nothing for a ring without area."""
    outer = _counter_clockwise(ring)
    if twice_area(outer) == 0:
        return ()
    if not holes and is_convex(outer):
        return (outer,)
    return tuple(_merged(_triangles(outer, holes)))


def _outward_corners(ring: Ring, holes: tuple[Ring, ...]) -> frozenset[Point]:
    """Give the vertices where the solid bulges outwards: the only ones a free line can lean on."""
    solid_left = [_counter_clockwise(ring), *(_counter_clockwise(hole)[::-1] for hole in holes)]
    return frozenset(b for one in solid_left for a, b, c in _corners(one) if cross(a, b, c) > 0)


def _corners(ring: Ring) -> Iterable[tuple[Point, Point, Point]]:
    return zip(ring[-1:] + ring[:-1], ring, ring[1:] + ring[:1], strict=True)


def _counter_clockwise(ring: Ring) -> Ring:
    return ring if twice_area(ring) >= 0 else ring[::-1]


def _triangles(outer: Ring, holes: tuple[Ring, ...]) -> list[Ring]:
    """Triangulate on the given vertices only, so that neighbours share whole edges to the last digit."""
    shapely = import_module("shapely")  # here, as it costs a tenth of a second and most pieces are convex
    solid = shapely.Polygon(outer, holes)
    triangles = shapely.get_parts(shapely.constrained_delaunay_triangles(solid))
    rings = (tuple((round(x), round(y)) for x, y in shapely.get_coordinates(one)[:3]) for one in triangles)
    return [_counter_clockwise(one) for one in rings if twice_area(one)]


def _merged(rings: list[Ring]) -> list[Ring]:
    """Join neighbours as long as the joint stays convex; fewer pieces, same solid."""
    done: list[Ring] = []
    todo = list(rings)
    while todo:
        one = todo.pop()
        for k, other in enumerate(todo):
            joint = _joined(one, other)
            if joint is not None:
                todo[k] = joint
                break
        else:
            done.append(one)
    return done


def _joined(p: Ring, q: Ring) -> Ring | None:
    """Give the convex ring of two rings that share an edge, if there is one."""
    reverse = {(b, a): k for k, (a, b) in enumerate(edges(q))}
    for k, (a, b) in enumerate(edges(p)):
        at = reverse.get((a, b))
        if at is None:
            continue
        # p from b round to a, then q from a's successor round to before b
        ring = p[k + 1 :] + p[: k + 1] + (q[at + 1 :] + q[: at + 1])[1:-1]
        return ring if is_convex(ring) else None
    return None
