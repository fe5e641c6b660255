"""Paths that change level at an access point."""

from __future__ import annotations

from math import hypot

import pytest

from boards.path_scenes import at, wall
from grognard.boards.length import INCH
from grognard.boards.path_levels import Access, Levels, shortest_over_levels, spots_along
from grognard.boards.paths import Ground, Pierced
from grognard.boards.shapes import Polygon

# A plateau with a two-inch notch in its eastern side, where the ramp comes up; the mat is open as far as the notch.
PLATEAU = Polygon((at(0, 0), at(10, 0), at(10, 4), at(9, 4), at(9, 6), at(10, 6), at(10, 10), at(0, 10)))
TOP = Polygon((at(0, 0), at(10, 0), at(10, 4), at(11, 4), at(11, 6), at(10, 6), at(10, 10), at(0, 10)))
BEYOND = Pierced(wall(-20, -20, 40, 40), (TOP,))
RAMP = Access(0, 1, spots_along(at(10, 4.5), at(10, 5.5), INCH / 4))
TWO = Levels((Ground((PLATEAU,)), Ground((BEYOND,))), (RAMP,))


def test_straight_up_the_ramp() -> None:
    trek = shortest_over_levels(TWO, INCH, (0, at(15, 5)), (1, at(5, 5)))
    assert trek is not None
    assert trek.length == pytest.approx(10 * INCH)
    assert [leg.level for leg in trek.legs] == [0, 1]


def test_round_the_plateau_to_its_ramp() -> None:
    trek = shortest_over_levels(TWO, INCH, (0, at(-3, 5)), (1, at(3, 5)))
    back = shortest_over_levels(TWO, INCH, (1, at(3, 5)), (0, at(-3, 5)))
    assert trek is not None
    assert back is not None
    assert trek.length == pytest.approx(back.length)
    assert trek.length > (2 * hypot(3, 5) + 10 + 7) * INCH
    assert shortest_over_levels(TWO, INCH, (0, at(-3, 5)), (1, at(3, 5)), trek.length - 10) is None


def test_without_an_access_there_is_no_way_up() -> None:
    closed = Levels(TWO.grounds)
    assert shortest_over_levels(closed, INCH, (0, at(15, 5)), (1, at(5, 5))) is None
    same = shortest_over_levels(closed, INCH, (1, at(2, 2)), (1, at(5, 6)))
    assert same is not None
    assert same.length == pytest.approx(5 * INCH)


def test_too_wide_for_the_ramp() -> None:
    assert shortest_over_levels(TWO, 3 * INCH, (0, at(15, 5)), (1, at(5, 5))) is None


def test_a_place_in_a_solid_has_no_path() -> None:
    assert shortest_over_levels(TWO, INCH, (0, at(5, 5)), (1, at(5, 5))) is None
    assert shortest_over_levels(TWO, INCH, (0, at(15, 5)), (1, at(15, 5))) is None


def test_it_goes_down_and_up_again_when_that_is_shorter() -> None:
    wall_above = wall(4.9, 0, 5.1, 10)
    divided = Levels(
        (Ground(()), Ground((BEYOND, wall_above))),
        (Access(0, 1, (at(3, 5),)), Access(0, 1, (at(7, 5),))),
    )
    trek = shortest_over_levels(divided, INCH, (1, at(2, 5)), (1, at(8, 5)))
    assert trek is not None
    assert [leg.level for leg in trek.legs] == [1, 0, 1]
    assert trek.length == pytest.approx(6 * INCH)
