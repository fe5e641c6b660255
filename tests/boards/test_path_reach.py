"""The reach of a disc: everywhere it can get within a length."""

from __future__ import annotations

import random
from math import dist, hypot

import pytest

from boards.path_scenes import at, clear_spot, random_solids, wall
from grognard.boards.length import INCH
from grognard.boards.path_fans import fans
from grognard.boards.path_reach import can_end, length_to, reach, route_to
from grognard.boards.paths import Ground, length_of, shortest


def test_in_the_open_the_reach_is_a_disc() -> None:
    field = reach(Ground(), INCH, (0, 0), 4 * INCH)
    assert field is not None
    assert can_end(field, (4 * INCH, 0))
    assert not can_end(field, (4 * INCH + 2, 0))
    assert length_to(field, (3 * INCH, 4 * INCH)) is None
    (fan,) = fans(field)
    assert all(hypot(*spot) == pytest.approx(4 * INCH) for spot in fan.ring)


def test_the_reach_goes_round_a_corner() -> None:
    field = reach(Ground((wall(10, 4, 11, 16),)), INCH, at(5, 10), 18 * INCH)
    assert field is not None
    assert length_to(field, at(16, 10)) == pytest.approx(17.528578 * INCH, abs=0.1)
    route = route_to(field, at(16, 10))
    assert route is not None
    assert sum(map(length_of, route.pieces)) == pytest.approx(route.length)
    assert not can_end(field, at(10.5, 10))
    assert route_to(field, at(5, 10)) is not None


def test_there_is_no_reach_from_within_a_solid() -> None:
    assert reach(Ground((wall(10, 4, 11, 16),)), INCH, at(10.5, 10), INCH) is None


@pytest.mark.parametrize("seed", range(12))
def test_one_search_gives_the_same_lengths_as_many(seed: int) -> None:
    rng = random.Random(seed)
    ground = Ground(random_solids(rng, 4, 5, 14), (0, 0, 14 * INCH, 14 * INCH))
    start = clear_spot(rng, ground, INCH, 14)
    field = reach(ground, INCH, start, 9 * INCH)
    assert field is not None
    for _ in range(25):
        spot = at(rng.uniform(0, 14), rng.uniform(0, 14))
        route, length = shortest(ground, INCH, start, spot, 9 * INCH), length_to(field, spot)
        assert (route is None) == (length is None) == (not can_end(field, spot))
        if route is not None:
            assert length == pytest.approx(route.length, abs=0.01)


@pytest.mark.parametrize("seed", range(6))
def test_fans_hold_only_what_can_be_reached_and_nearly_all_of_it(seed: int) -> None:
    rng = random.Random(seed)
    ground = Ground(random_solids(rng, 4, 5, 14), (0, 0, 14 * INCH, 14 * INCH))
    start = clear_spot(rng, ground, INCH, 14)
    field = reach(ground, INCH, start, 7 * INCH)
    assert field is not None
    parts = fans(field, rays=48)
    for fan in rng.sample(parts, min(4, len(parts))):
        for x, y in fan.ring:
            # A hair towards the middle, as corners lie on the very edge of the reach; a ray that starts on a circle
            # and all but touches it may end a hundredth of an inch further on, too near by less than the tolerance.
            spot = (x + (fan.middle[0] - x) * 1e-4, y + (fan.middle[1] - y) * 1e-4)
            assert can_end(field, spot) or dist(spot, fan.middle) < INCH / 100
    for _ in range(40):
        spot = at(rng.uniform(0, 14), rng.uniform(0, 14))
        length = length_to(field, spot)
        if length is not None and length < 6.5 * INCH:
            assert any(_is_near(fan.ring, spot, 0.3 * INCH) for fan in parts)


def _is_near(ring: tuple[tuple[float, float], ...], spot: tuple[float, float], slack: float) -> bool:
    """Whether a point lies in a ring or within a slack of a corner of it."""
    x, y = spot
    inside = False
    (ax, ay) = ring[-1]
    for bx, by in ring:
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
        ax, ay = bx, by
    return inside or any(dist(corner, spot) < slack for corner in ring)
