"""Random shapes and the symmetries that must not change any answer."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

from grognard.boards.rings import corner_fault
from grognard.boards.shapes import Disc, Point, Polygon, Shape, Stadium, polygon

SYMMETRIES: tuple[Callable[[Point], Point], ...] = (
    lambda p: (p[0] + 12_345_678, p[1] - 987),
    lambda p: (-p[0], p[1]),
    lambda p: (p[0], -p[1]),
    lambda p: (-p[1], p[0]),
    lambda p: (-p[0], -p[1]),
    lambda p: (p[1], p[0]),
)


def changed(shape: Shape, change: Callable[[Point], Point]) -> Shape:
    """Apply a symmetry of the grid to a shape."""
    match shape:
        case Disc(x, y, r):
            return Disc(*change((x, y)), r)
        case Stadium(ax, ay, bx, by, r):
            return Stadium(*change((ax, ay)), *change((bx, by)), r)
        case Polygon(ring):
            made = polygon(change(corner) for corner in ring)
            assert isinstance(made, Polygon)
            return made


# A coarse grid, so that contact, shared edges and collinear corners happen all the time.
coordinates = st.integers(-6, 6)
points = st.tuples(coordinates, coordinates)
discs = st.builds(Disc, coordinates, coordinates, st.integers(1, 4))
stadiums = st.builds(Stadium, coordinates, coordinates, coordinates, coordinates, st.integers(1, 3))


def _simple(corners: list[Point]) -> bool:
    return not corner_fault(tuple(corners))


def _made(corners: list[Point]) -> Polygon:
    made = polygon(corners)
    assert isinstance(made, Polygon)
    return made


polygons = st.lists(points, min_size=3, max_size=6, unique=True).filter(_simple).map(_made)
shapes: st.SearchStrategy[Shape] = st.one_of(discs, stadiums, polygons)
