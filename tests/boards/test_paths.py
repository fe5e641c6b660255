"""Shortest paths of a disc: worked values and laws."""

from __future__ import annotations

import random
from itertools import pairwise
from math import dist, hypot, inf, nan

import pytest

from boards.path_scenes import GOLIATH, MARINE, at, clear_spot, disc, random_solids, wall
from grognard.boards.length import INCH
from grognard.boards.path_space import Spot
from grognard.boards.paths import Arc, Ground, Pierced, Straight, is_clear_at, length_of, shortest
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium

T11_WALL = wall(10, 4, 11, 16)
BOARD = (0, 0, 40 * INCH, 20 * INCH)


def inches(ground: Ground, width: int, start: Spot, goal: Spot, limit: float = inf) -> float | None:
    route = shortest(ground, width, start, goal, limit)
    return None if route is None else round(route.length / INCH, 4)


def test_t11_round_a_wall_with_the_gap_disc() -> None:
    ground = Ground((T11_WALL,))
    assert inches(ground, INCH, at(5, 10), at(16, 10)) == 17.5286
    route = shortest(ground, INCH, at(5, 10), at(16, 10))
    assert route is not None
    assert [type(piece) for piece in route.pieces] == [Straight, Arc, Straight, Arc, Straight]
    assert [round(length_of(piece) / INCH, 4) for piece in route.pieces] == [7.7942, 0.4701, 1.0, 0.4701, 7.7942]


def test_t12_round_the_same_wall_with_the_whole_base() -> None:
    assert inches(Ground((T11_WALL,)), 2 * MARINE, at(5, 10), at(16, 10)) == 17.7750


@pytest.mark.parametrize(("gap", "length"), [(0.98, None), (1.0, 5.0)])
def test_t13_a_gap_of_exactly_the_width_lets_a_small_model_through(gap: float, length: float | None) -> None:
    ground = Ground((wall(10, 0, 11, 10 - gap / 2), wall(10, 10 + gap / 2, 11, 20)), BOARD)
    assert inches(ground, INCH, at(8, 10), at(13, 10)) == length


@pytest.mark.parametrize(("gap", "length"), [(2.9, None), (3.0, 11.0)])
def test_t14_a_large_model_passes_a_gap_narrower_than_its_base(gap: float, length: float | None) -> None:
    ground = Ground((wall(10, 0, 11, 10 - gap / 2), wall(10, 10 + gap / 2, 11, 20)), BOARD)
    assert inches(ground, 3 * INCH, at(5, 10), at(16, 10)) == length
    assert 2 * GOLIATH > 3 * INCH


@pytest.mark.parametrize(("gap", "may_end"), [(1.0, False), (1.26, True)])
def test_t15_ending_in_a_gap_needs_room_for_the_whole_base(gap: float, may_end: bool) -> None:
    ground = Ground((wall(10, 0, 11, 10 - gap / 2), wall(10, 10 + gap / 2, 11, 20)), BOARD)
    assert inches(ground, INCH, at(8, 10), at(10.5, 10)) == 2.5
    assert is_clear_at(ground, 2 * MARINE, at(10.5, 10)) == may_end


def test_t16b_models_of_its_own_unit_are_no_solids() -> None:
    assert inches(Ground(), INCH, at(10, 10), at(14, 10)) == 4.0
    other = inches(Ground((disc(12, 10),)), INCH, at(10, 10), at(14, 10))
    assert other is not None
    assert other > 4.0


@pytest.mark.parametrize(("x", "is_legal"), [(12.2, True), (12.3, False)])
def test_t18_ending_near_an_enemy(x: float, is_legal: bool) -> None:
    """Exactly 1 in is too near as well: the zone is closed, so its disc is a micrometre larger."""
    zone = Ground((Disc(*at(14.5, 10), MARINE + INCH + 1),))
    assert is_clear_at(zone, 2 * MARINE, at(x, 10)) == is_legal
    assert inches(Ground((disc(14.5, 10),)), INCH, at(8, 10), at(x, 10)) == round(x - 8, 4)
    exactly = Ground((Disc(57_400, 0, MARINE + INCH + 1),))
    assert not is_clear_at(exactly, 2 * MARINE, (0, 0))
    assert is_clear_at(exactly, 2 * MARINE, (-1, 0))


def test_a_point_goes_round_the_corners_themselves() -> None:
    """No disc is narrower than two micrometres, so the path is longer by as much."""
    route = shortest(Ground((T11_WALL,)), 0, at(5, 10), at(16, 10))
    assert route is not None
    assert route.length == pytest.approx((2 * hypot(5, 6) + 1) * INCH, abs=3)


def test_far_away_and_nowhere() -> None:
    far = 10**9 * INCH
    ground = Ground((Polygon(((far, 0), (far + INCH, 0), (far + INCH, 12 * INCH), (far, 12 * INCH))),))
    assert inches(ground, INCH, (far - 5 * INCH, 6 * INCH), (far + 6 * INCH, 6 * INCH)) == 17.5286
    assert shortest(Ground(), INCH, (nan, 0.0), (0, 0)) is None
    assert shortest(Ground(), INCH, (0, 0), (0.0, inf)) is None


def test_t19_a_flyer_goes_from_point_to_point() -> None:
    assert inches(Ground(), INCH, at(5, 10), at(16, 10)) == 11.0


def test_t20_low_scatter_is_walked_through_but_not_stood_on() -> None:
    """The scatter is no solid in passing; as a place to stand the whole base must be clear of it."""
    scatter = Ground((wall(11, 9, 12, 11),))
    assert inches(Ground(), INCH, at(10, 10), at(13, 10)) == 3.0
    assert is_clear_at(scatter, 2 * MARINE, at(13, 10))
    assert not is_clear_at(scatter, 2 * MARINE, at(11.5, 10))


def test_t21_a_move_of_no_length_has_no_pieces() -> None:
    route = shortest(Ground((T11_WALL,)), INCH, at(5, 10), at(5, 10))
    assert route is not None
    assert (route.length, route.pieces) == (0.0, ())


def test_a_limit_prunes_and_is_closed() -> None:
    ground = Ground((T11_WALL,))
    assert inches(ground, INCH, at(5, 10), at(16, 10), 17.52 * INCH) is None
    assert inches(ground, INCH, at(5, 10), at(16, 10), 17.52858 * INCH) == 17.5286
    assert inches(Ground(), INCH, at(0, 0), at(8, 0), 8 * INCH) == 8.0
    assert inches(Ground(), INCH, at(0, 0), at(8, 0), 8 * INCH - 2) is None


def test_a_disc_that_is_not_clear_at_an_end_has_no_path() -> None:
    ground = Ground((T11_WALL,), (0, 0, 30 * INCH, 30 * INCH))
    inside, beside, outside, by_the_edge = at(10.5, 10), at(9.6, 10), at(40, 10), at(0.4, 10)
    for spot in (inside, beside, outside, by_the_edge):
        assert shortest(ground, INCH, spot, at(5, 10)) is None
        assert shortest(ground, INCH, at(5, 10), spot) is None


def test_abutting_and_overlapping_pieces_leave_no_gap() -> None:
    halves = Ground((wall(10, 4, 11, 10), wall(10, 10, 11, 16)))
    overlapping = Ground((wall(10, 4, 11, 11), wall(10, 9, 11, 16), wall(10, 9, 11, 10)))
    for ground in (halves, overlapping):
        assert inches(ground, INCH, at(5, 10), at(16, 10)) == 17.5286
    cornered = Ground((wall(10, 0, 11, 10), wall(11, 10, 12, 20)), BOARD)
    assert inches(cornered, INCH, at(5, 10), at(16, 10)) is None


def test_a_court_is_entered_only_by_its_gate() -> None:
    court = Pierced(wall(10, 6, 16, 14), (wall(10.5, 6.5, 15.5, 13.5),))
    assert inches(Ground((court,)), INCH, at(5, 10), at(13, 10)) is None
    assert inches(Ground((court,)), INCH, at(12, 10), at(13, 10)) == 1.0
    gated = Pierced(wall(10, 6, 16, 14), (wall(10.5, 6.5, 15.5, 13.5), wall(9, 9.5, 10.7, 10.5)))
    plugged = Ground((gated, disc(10, 10)))
    ring = Polygon((at(10, 6), at(16, 6), at(16, 14), at(10, 14), at(10, 10.5), at(10.5, 10.5), at(10.5, 13.5),
                    at(15.5, 13.5), at(15.5, 6.5), at(10.5, 6.5), at(10.5, 9.5), at(10, 9.5)))  # fmt: skip
    assert inches(Ground((ring,)), INCH, at(5, 10), at(13, 10)) == 8.0
    assert inches(plugged, INCH, at(5, 10), at(13, 10)) is None


def test_bases_leave_a_gap_of_their_distance() -> None:
    """Two bases with a 1 in gap: models are the walls of the gap."""
    for gap, expected in ((INCH, 6.0), (INCH - 3, None)):
        half = MARINE + gap / 2
        posts = (Disc(0, round(-half), MARINE), Disc(0, round(-half) + 2 * MARINE + gap, MARINE))
        fence = (wall(-0.1, -20, 0.1, -1), wall(-0.1, 1, 0.1, 20))
        ground = Ground((*posts, *fence), (-10 * INCH, -20 * INCH, 10 * INCH, 20 * INCH))
        assert inches(ground, INCH, at(-3, 0), at(3, 0)) == expected


def test_round_a_stadium() -> None:
    """Half a turn about the end of a base 100 mm long and 40 mm wide, touching it all the way."""
    ground = Ground((Stadium(0, 0, 60_000, 0, 20_000),))
    route = shortest(ground, 20_000, (0, 30_000), (0, -30_000))
    assert route is not None
    assert route.length == pytest.approx(30_000 * 3.141592653589793)


def test_the_board_stops_a_detour_past_its_edge() -> None:
    barrier = wall(10, 0.5, 11, 20)
    assert inches(Ground((barrier,), BOARD), INCH, at(5, 10), at(16, 10)) is None
    assert inches(Ground((wall(10, 1, 11, 20),), BOARD), INCH, at(5, 0.5), at(16, 0.5)) == 11.0


def scene(seed: int) -> tuple[tuple[Shape, ...], Spot, Spot]:
    rng = random.Random(seed)
    solids = random_solids(rng, 5, 6, 16)
    ground = Ground(solids)
    return solids, clear_spot(rng, ground, INCH, 16), clear_spot(rng, ground, INCH, 16)


SEEDS = range(60)


@pytest.mark.parametrize("seed", SEEDS)
def test_laws_of_a_shortest_path(seed: int) -> None:
    """Never shorter than straight, as long either way, and carried along by shifts and mirrors."""
    solids, a, b = scene(seed)
    route, back = shortest(Ground(solids), INCH, a, b), shortest(Ground(solids), INCH, b, a)
    turned = shortest(Ground(tuple(map(quarter, solids))), INCH, (-a[1], a[0]), (-b[1], b[0]))
    glass = shortest(Ground(tuple(map(mirror, solids))), INCH, (-a[0], a[1]), (-b[0], b[1]))
    if route is None:
        assert back is turned is glass is None
        return
    assert back is not None
    assert turned is not None
    assert glass is not None
    assert route.length >= dist(a, b) - 1e-6
    assert back.length == pytest.approx(route.length, abs=0.01)
    assert turned.length == pytest.approx(route.length, abs=0.01)
    assert glass.length == pytest.approx(route.length, abs=0.01)
    assert sum(map(length_of, route.pieces)) == pytest.approx(route.length, abs=0.01)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_solid_more_never_shortens_a_path(seed: int) -> None:
    solids, a, b = scene(seed)
    lengths = []
    for number in range(len(solids) + 1):
        route = shortest(Ground(solids[:number]), INCH, a, b)
        lengths.append(inf if route is None else route.length)
    assert lengths[0] == pytest.approx(hypot(b[0] - a[0], b[1] - a[1]))
    assert all(later >= earlier - 0.1 for earlier, later in pairwise(lengths))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_wider_disc_never_finds_a_shorter_path(seed: int) -> None:
    solids, a, b = scene(seed)
    wide = shortest(Ground(solids), INCH, a, b)
    narrow = shortest(Ground(solids), INCH // 2, a, b)
    if wide is not None:
        assert narrow is not None
        assert narrow.length <= wide.length + 0.1


def quarter(solid: Shape) -> Shape:
    match solid:
        case Disc(x, y, r):
            return Disc(-y, x, r)
        case Stadium(ax, ay, bx, by, r):
            return Stadium(-ay, ax, -by, bx, r)
        case Polygon(ring):
            return Polygon(tuple((-y, x) for x, y in ring))


def mirror(solid: Shape) -> Shape:
    match solid:
        case Disc(x, y, r):
            return Disc(-x, y, r)
        case Stadium(ax, ay, bx, by, r):
            return Stadium(-ax, ay, -bx, by, r)
        case Polygon(ring):
            return Polygon(tuple((-x, y) for x, y in reversed(ring)))
