from math import hypot, inf

import pytest
import shapely
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from boards.scenes import SYMMETRIES, changed, discs, polygons, shapes
from grognard.boards.length import INCH, parse_length
from grognard.boards.measure import (
    contact,
    contains,
    distance,
    is_closer,
    is_over,
    is_wholly_within,
    is_within,
    overlap,
)
from grognard.boards.rings import is_convex
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium, core, oval_base, radius, rectangle, round_base, turned


def at(x: float, y: float, mm: int = 32) -> Disc:
    return round_base(mm, (round(x * INCH), round(y * INCH)))


def wall(x0: float, y0: float, x1: float, y1: float) -> Polygon:
    return rectangle(*(round(inches * INCH) for inches in (x0, y0, x1, y1)))


def test_t1_distance_is_from_edge_to_edge() -> None:
    assert distance(at(10, 10), at(13, 10)) / INCH == pytest.approx(1.740157, abs=1e-6)


def test_t2_exactly_one_inch_is_within_one_inch() -> None:
    assert is_within(Disc(0, 0, 16_000), Disc(57_400, 0, 16_000), INCH)
    assert not is_within(Disc(0, 0, 16_000), Disc(57_401, 0, 16_000), INCH)


def test_t3_for_equal_bases_the_radii_cancel() -> None:
    leader = Disc(0, 0, 16_000)
    assert is_wholly_within(Disc(76_200, 0, 16_000), leader, 3 * INCH)
    assert not is_wholly_within(Disc(76_201, 0, 16_000), leader, 3 * INCH)


def test_t4_a_right_triangle_is_exact() -> None:
    assert is_wholly_within(Disc(45_720, 60_960, 16_000), Disc(0, 0, 16_000), 3 * INCH)
    assert not is_wholly_within(Disc(45_720, 60_961, 16_000), Disc(0, 0, 16_000), 3 * INCH)


def test_t5_large_bases_cannot_be_coherent_at_three_inches_but_at_four() -> None:
    leader, touching = Disc(0, 0, 40_000), Disc(80_000, 0, 40_000)
    assert contact(leader, touching)
    assert not is_wholly_within(touching, leader, 3 * INCH)
    assert is_wholly_within(touching, leader, 4 * INCH)


def test_t15_a_base_ends_only_where_its_whole_width_fits() -> None:
    def fits(gap: float) -> bool:
        walls = wall(10, 0, 11, 10 - gap / 2), wall(10, 10 + gap / 2, 11, 20)
        return not any(overlap(at(10.5, 10), piece) for piece in walls)

    assert not fits(1.0)
    assert fits(1.26)


def test_t18_within_an_inch_includes_the_inch() -> None:
    enemy = at(14.5, 10)
    assert is_over(at(12.2, 10), enemy, INCH)
    assert distance(at(12.2, 10), enemy) / INCH == pytest.approx(1.0402, abs=1e-4)
    assert is_within(at(12.3, 10), enemy, INCH)
    assert distance(at(12.3, 10), enemy) / INCH == pytest.approx(0.9402, abs=1e-4)
    assert is_within(Disc(enemy.x - 57_400, enemy.y, 16_000), enemy, INCH)


def test_t20_a_low_piece_is_passed_but_not_stood_on() -> None:
    scatter = wall(11, 9, 12, 11)
    assert not overlap(at(13, 10), scatter)
    assert overlap(at(11.5, 10), scatter)


def test_t26_the_near_edge_of_a_wall_at_exactly_one_inch_is_within() -> None:
    piece = wall(10, 4, 11, 16)
    assert is_within(Disc(10 * INCH - INCH - 16_000, 10 * INCH, 16_000), piece, INCH)
    assert not is_within(at(8.36, 10), piece, INCH)
    assert distance(at(8.36, 10), piece) / INCH == pytest.approx(1.0101, abs=1e-4)


def test_t55_who_is_near_and_who_touches() -> None:
    enemy, a, b, c = at(10, 10), at(11.76, 10), Disc(round(11.76 * INCH) + 32_000, 10 * INCH, 16_000), at(14.2797, 10)
    assert is_within(a, enemy, INCH)
    assert distance(a, enemy) / INCH == pytest.approx(0.5002, abs=1e-4)
    assert contact(a, b)
    assert not is_within(b, enemy, INCH)
    assert distance(b, enemy) / INCH == pytest.approx(1.76, abs=1e-3)
    assert contact(b, c, tolerance=500)
    assert not contact(a, c, tolerance=500)


def test_g24_exactly_the_range_is_in_range_and_over_is_strict() -> None:
    reach, nine = parse_length('24"'), parse_length('9"')
    assert isinstance(reach, int)
    assert isinstance(nine, int)
    shooter = Disc(0, 0, 16_000)
    assert is_within(shooter, Disc(32_000 + 24 * INCH, 0, 16_000), reach)
    assert not is_within(shooter, Disc(32_000 + 24 * INCH + 1, 0, 16_000), reach)
    assert not is_within(shooter, Disc(32_000 + 25 * INCH, 0, 16_000), reach)
    assert not is_over(shooter, Disc(32_000 + 9 * INCH, 0, 16_000), nine)
    assert is_over(shooter, Disc(32_000 + 9 * INCH + 1, 0, 16_000), nine)


def test_contact_of_a_slanted_edge_is_exact() -> None:
    slanted = Polygon(((0, 0), (4000, 3000), (0, 3000)))
    below = Disc(2000 + 3 * 100, 1500 - 4 * 100, 500)
    assert contact(below, slanted)
    assert overlap(Disc(below.x, below.y, 501), slanted)
    assert not is_within(Disc(below.x, below.y, 499), slanted, 0)


def test_two_bases_side_by_side_touch_whatever_their_kind() -> None:
    oval = oval_base(60, 35)
    for other in (Disc(40_000, 0, 10_000), Stadium(45_000, 0, 60_000, 0, 15_000), rectangle(30_000, -1, 31_000, 1)):
        assert contact(oval, other)
        assert not overlap(oval, other)


def test_a_hull_in_the_notch_of_another_does_not_overlap_it() -> None:
    notched = Polygon(((0, 0), (9, 0), (9, 9), (6, 9), (6, 3), (3, 3), (3, 9), (0, 9)))
    assert not overlap(rectangle(3, 3, 6, 9), notched)
    assert contact(rectangle(3, 3, 6, 9), notched)
    assert overlap(rectangle(3, 2, 6, 9), notched)
    assert not contains(notched, rectangle(1, 1, 8, 8))
    assert contains(notched, rectangle(0, 0, 9, 3))
    assert not contains(notched, Stadium(2, 8, 7, 8, 1))
    assert contains(notched, Stadium(2, 8, 2, 1, 1))


def test_a_base_on_a_hull_edge_may_stick_out_as_far_as_it_is_allowed() -> None:
    hull = rectangle(0, 0, 100, 100)
    assert is_wholly_within(Disc(95, 50, 10), hull, 5)
    assert not is_wholly_within(Disc(95, 50, 10), hull, 4)
    assert is_wholly_within(Disc(110, 50, 10), hull, 20)
    assert not is_wholly_within(Disc(110, 50, 10), hull, 19)


@given(shapes, shapes, st.integers(0, 6), st.sampled_from(SYMMETRIES))
def test_every_answer_is_symmetric_and_keeps_through_the_symmetries_of_the_grid(
    a: Shape, b: Shape, reach: int, change: object
) -> None:
    assert callable(change)
    assert answers(a, b, reach) == answers(b, a, reach) == answers(changed(a, change), changed(b, change), reach)
    assert is_wholly_within(a, b, reach) == is_wholly_within(changed(a, change), changed(b, change), reach) or (
        isinstance(b, Polygon) and not is_convex(b.ring)
    )
    assert contains(a, b) == contains(changed(a, change), changed(b, change))


def answers(a: Shape, b: Shape, reach: int) -> tuple[bool, ...]:
    return is_within(a, b, reach), is_closer(a, b, reach), overlap(a, b), contact(a, b), contact(a, b, 1)


@given(shapes, shapes, st.integers(0, 6))
def test_the_answers_agree_with_each_other(a: Shape, b: Shape, reach: int) -> None:
    assert not is_closer(a, b, reach) or is_within(a, b, reach)
    assert not overlap(a, b) or is_within(a, b, 0)
    assert not contains(a, b) or overlap(a, b)
    assert not is_wholly_within(a, b, reach) or is_within(a, b, reach)
    assert overlap(a, a)
    assert contains(a, a)


@settings(max_examples=300)
@given(shapes, shapes)
def test_distance_is_what_an_outside_judge_measures(a: Shape, b: Shape) -> None:
    judged = max(0.0, judge(a).distance(judge(b)) - radius(a) - radius(b))
    assert distance(a, b) == pytest.approx(judged, abs=1e-9)


ovals = st.builds(
    lambda long, wide, x, y, turn: turned(oval_base(long, wide, (x, y)), turn),
    st.integers(30, 120),
    st.integers(20, 90),
    st.integers(-150_000, 150_000),
    st.integers(-150_000, 150_000),
    st.integers(0, 359),
)


@settings(max_examples=60)
@given(ovals, ovals | shapes)
def test_long_bases_measure_as_an_outside_judge_does(a: Shape, b: Shape) -> None:
    judged = max(0.0, judge(a).distance(judge(b)) - radius(b))
    assert distance(a, b) == pytest.approx(judged, abs=1e-6)
    assert distance(b, a) == distance(a, b)


@settings(max_examples=200)
@given(polygons, polygons)
def test_overlap_and_containment_of_hulls_are_what_an_outside_judge_says(a: Polygon, b: Polygon) -> None:
    assert overlap(a, b) == (judge(a).intersection(judge(b)).area > 1e-9)
    assert contains(a, b) == (judge(b).difference(judge(a)).area < 1e-9)


@settings(max_examples=200)
@given(shapes, shapes, st.integers(0, 8))
def test_wholly_within_is_what_a_walk_round_the_base_finds(a: Shape, b: Shape, reach: int) -> None:
    assume(not isinstance(b, Polygon) or is_convex(b.ring))
    solid = judge(a).buffer(radius(a), quad_segs=64)
    rim = [shapely.Point(corner) for corner in solid.exterior.coords]
    farthest = max(judge(b).distance(point) for point in rim) - radius(b)
    assume(abs(farthest - reach) > 0.01)
    assert is_wholly_within(a, b, reach) == (farthest < reach)


@given(discs, discs)
def test_discs_measure_as_schoolbook_discs(a: Disc, b: Disc) -> None:
    gap = hypot(a.x - b.x, a.y - b.y) - a.r - b.r
    assert distance(a, b) == pytest.approx(max(0.0, gap))


def test_coordinates_beyond_any_table_do_not_overflow() -> None:
    far = 10**30
    assert not is_within(Disc(0, 0, 1), Disc(far, far, 1), far)
    assert is_within(Disc(0, 0, 1), rectangle(far, -far, far + 1, far), far)
    assert distance(Disc(0, 0, 1), Disc(far, 0, 1)) < inf


def judge(shape: Shape) -> shapely.Geometry:
    corners = core(shape)
    if len(set(corners)) == 1:
        return shapely.Point(corners[0])
    return shapely.LineString(corners) if len(corners) == 2 else shapely.Polygon(corners)
