from math import hypot

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards.scenes import polygons
from grognard.boards.problems import Problem
from grognard.boards.rings import corner_fault, is_convex, side, triangles, twice_area
from grognard.boards.shapes import (
    Disc,
    Polygon,
    Stadium,
    bounds,
    centre,
    moved,
    oval_base,
    polygon,
    rectangle,
    round_base,
    stadium_base,
    turned,
)


def test_bases_are_made_of_their_millimetres() -> None:
    assert round_base(32, (10, 20)) == Disc(10, 20, 16_000)
    assert round_base(25) == Disc(0, 0, 12_500)
    assert stadium_base(100, 40) == Stadium(-30_000, 0, 30_000, 0, 20_000)


def test_an_oval_base_has_its_corners_on_its_ellipse_and_four_equal_quarters() -> None:
    oval = oval_base(60, 35)
    assert len(oval.ring) == 64
    assert bounds(oval) == (-30_000, -17_500, 30_000, 17_500)
    assert corner_fault(oval.ring) == ""
    assert is_convex(oval.ring)
    assert twice_area(oval.ring) > 0
    assert {(-x, y) for x, y in oval.ring} == set(oval.ring) == {(x, -y) for x, y in oval.ring}
    assert all(abs(hypot(x / 30_000, y / 17_500) - 1) < 1e-4 for x, y in oval.ring)


def test_a_polygon_runs_counter_clockwise_whatever_way_it_was_given() -> None:
    clockwise = [(0, 0), (0, 5), (5, 5), (5, 0), (0, 0)]
    assert polygon(clockwise) == Polygon(((5, 0), (5, 5), (0, 5), (0, 0)))
    assert twice_area(rectangle(5, 5, 0, 0).ring) == 50


@pytest.mark.parametrize(
    ("corners", "key"),
    [
        ([], "too-few-corners"),
        ([(0, 0), (1, 1)], "too-few-corners"),
        ([(0, 0), (1, 1), (0, 0)], "too-few-corners"),
        ([(0, 0), (4, 4), (4, 0), (0, 4)], "crosses-itself"),
        ([(0, 0), (4, 0), (2, 0), (2, 4)], "crosses-itself"),
        ([(0, 0), (4, 0), (4, 4), (2, 0), (0, 4)], "crosses-itself"),
        ([(0, 0), (2, 2), (4, 4)], "crosses-itself"),
        ([(0, 0), (4, 0), (2, 2), (4, 4), (0, 4), (2, 2)], "repeated-corner"),
    ],
)
def test_what_is_no_simple_ring_is_named(corners: list[tuple[int, int]], key: str) -> None:
    made = polygon(corners, where="hull")
    assert isinstance(made, Problem)
    assert (made.where, made.key) == ("hull", key)


def test_right_angles_turn_exactly_and_other_angles_round_once() -> None:
    assert turned(Polygon(((0, 0), (7, 0), (0, 3))), 90) == Polygon(((0, 0), (0, 7), (-3, 0)))
    assert turned(Stadium(-3, 0, 3, 0, 1), 450.0) == Stadium(0, -3, 0, 3, 1)
    assert turned(Stadium(-3, 0, 3, 0, 1), -90) == Stadium(0, 3, 0, -3, 1)
    assert turned(Disc(1000, 0, 1), 45) == Disc(707, 707, 1)
    assert turned(Disc(5, 5, 1), 180, about=(5, 0)) == Disc(5, -5, 1)


def test_moving_moves_every_kind_of_shape() -> None:
    assert moved(Disc(1, 2, 3), 10, 20) == Disc(11, 22, 3)
    assert moved(Stadium(0, 0, 1, 1, 1), 10, 20) == Stadium(10, 20, 11, 21, 1)
    assert moved(rectangle(0, 0, 1, 1), 10, 20) == rectangle(10, 20, 11, 21)
    assert centre(moved(stadium_base(100, 40), 7, 8)) == (7, 8)


@given(polygons)
def test_triangles_cover_a_ring_exactly(shape: Polygon) -> None:
    found = triangles(shape.ring)
    assert sum(twice_area(part) for part in found) == twice_area(shape.ring)
    assert all(twice_area(part) >= 0 for part in found)


@given(polygons, st.tuples(st.integers(-6, 6), st.integers(-6, 6)))
def test_the_side_of_a_point_is_what_a_winding_count_says(shape: Polygon, point: tuple[int, int]) -> None:
    parts = [part for part in triangles(shape.ring) if twice_area(part)]
    assert (side(point, shape.ring) >= 0) == any(side(point, part) >= 0 for part in parts)
