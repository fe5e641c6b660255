"""Gaps between solids, and within one."""

from __future__ import annotations

import pytest

from boards.path_scenes import MARINE, at, disc, wall
from grognard.boards.length import INCH
from grognard.boards.path_gaps import gaps, is_passable
from grognard.boards.paths import Ground, shortest
from grognard.boards.shapes import Disc, Polygon, Stadium

GATED = Polygon((at(0, 0), at(6, 0), at(6, 6), at(0, 6), at(0, 3.5), at(1, 3.5), at(1, 5), at(5, 5), at(5, 1), at(1, 1),
                 at(1, 2.5), at(0, 2.5)))  # fmt: skip


def widths(ground: Ground, below: float = 3.0) -> list[float]:
    return [round(gap.width / INCH, 4) for gap in gaps(ground, round(below * INCH))]


def test_walls_leave_a_gap_of_their_distance() -> None:
    ground = Ground((wall(10, 0, 11, 9.5), wall(10, 10.5, 11, 20)))
    (gap,) = gaps(ground, 3 * INCH)
    assert gap.width == INCH
    assert {gap.a[1], gap.b[1]} == {9.5 * INCH, 10.5 * INCH}
    assert is_passable(gap, INCH)
    assert not is_passable(gap, INCH + 2)
    assert widths(ground, 0.9) == []


def test_bases_and_walls_face_each_other() -> None:
    marine = disc(0, 0)
    assert widths(Ground((marine, disc(2, 0)))) == [round(2 - 2 * MARINE / INCH, 4)]
    assert widths(Ground((marine, wall(1, -5, 2, 5)))) == [round(1 - MARINE / INCH, 4)]
    assert widths(Ground((Stadium(0, 0, 60_000, 0, 20_000), Disc(30_000, 50_000, 20_000)))) == [round(10_000 / INCH, 4)]


def test_what_touches_or_overlaps_has_no_gap() -> None:
    assert widths(Ground((wall(0, 0, 1, 5), wall(1, 0, 2, 5), wall(1, 3, 4, 4)))) == []
    assert widths(Ground((disc(0, 0), Disc(2 * MARINE, 0, MARINE)))) == []


def test_a_gap_with_something_in_it_is_two_gaps() -> None:
    between = (wall(1.9, 0, 2.1, 5), disc(2, 2.5))
    ground = Ground((wall(0, 0, 1, 5), wall(3, 0, 4, 5), *between))
    assert widths(ground) == [0.3701, 0.3701, 0.9, 0.9]


@pytest.mark.parametrize("below", [1.2, 3.0])
def test_a_gate_is_a_gap_of_the_piece_with_itself(below: float) -> None:
    assert widths(Ground((GATED,)), below) == [1.0]
    assert shortest(Ground((GATED,)), INCH, at(-2, 3), at(2, 3)) is not None
    assert shortest(Ground((GATED,)), INCH + 3, at(-2, 3), at(2, 3)) is None
