"""Distances, turns, rings, sectors and maps of hexes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.boards.hex import (
    DIRECTIONS,
    Hex,
    HexGrid,
    centre,
    corners,
    distance,
    from_offset,
    is_within,
    mirrored,
    neighbour,
    neighbours,
    relative,
    ring,
    rotated,
    sector,
    sides_facing,
    third,
    to_offset,
    within,
)

WIDE = st.integers(-(10**12), 10**12)
HEXES = st.tuples(WIDE, WIDE)


@given(HEXES, HEXES, HEXES)
def test_distance_is_a_metric_that_shifts_turns_and_mirrors_keep(a: Hex, b: Hex, by: Hex) -> None:
    steps = distance(a, b)
    assert steps == distance(b, a)
    assert (steps == 0) == (a == b)
    assert steps <= distance(a, by) + distance(by, b)
    assert steps == distance((a[0] + by[0], a[1] + by[1]), (b[0] + by[0], b[1] + by[1]))
    assert steps == distance(rotated(a, 1, by), rotated(b, 1, by)) == distance(mirrored(a), mirrored(b))
    assert is_within(a, b, steps)
    assert a == b or not is_within(a, b, steps - 1)


def test_distance_equals_the_steps_of_a_breadth_first_walk() -> None:
    frontier, seen = {(0, 0)}, {(0, 0): 0}
    for steps in range(1, 6):
        frontier = {n for cell in frontier for n in neighbours(cell)} - seen.keys()
        seen |= dict.fromkeys(frontier, steps)
    assert all(distance((0, 0), cell) == steps for cell, steps in seen.items())


def test_directions_follow_each_other_clockwise() -> None:
    assert [rotated(DIRECTIONS[0], k) for k in range(6)] == list(DIRECTIONS)
    assert neighbours((3, -7)) == tuple(neighbour((3, -7), k) for k in range(6))
    assert neighbour((0, 0), 8, 4) == (4, 0)
    assert mirrored(DIRECTIONS[1]) == DIRECTIONS[5]
    assert mirrored(DIRECTIONS[0]) == DIRECTIONS[0]


@given(HEXES, st.integers(-12, 12), HEXES)
def test_turning_back_undoes_a_turn(cell: Hex, sixths: int, about: Hex) -> None:
    assert rotated(rotated(cell, sixths, about), -sixths, about) == cell
    assert rotated(cell, 3, (0, 0)) == (-cell[0], -cell[1])
    assert cell[0] + cell[1] + third(cell) == 0


def test_relative_makes_the_facing_north() -> None:
    for facing in range(6):
        assert relative((4, 5), facing, neighbour((4, 5), facing, 3)) == (0, -3)
    # dm G11: a unit that faces south-east, and targets straight ahead of it or one column to either side.
    assert [relative((0, 0), 2, cell) for cell in ((5, 0), (5, 1), (5, -1))] == [(0, -5), (1, -6), (-1, -4)]


@pytest.mark.parametrize("radius", range(7))
def test_a_ring_goes_once_round(radius: int) -> None:
    cells = ring((2, -9), radius)
    assert len(cells) == len(set(cells)) == max(1, 6 * radius)
    assert all(distance((2, -9), cell) == radius for cell in cells)
    if radius:
        assert cells[0] == neighbour((2, -9), 0, radius)
        assert all(distance(a, b) == 1 for a, b in zip(cells, cells[1:] + cells[:1], strict=True))
        assert cells[radius] == neighbour((2, -9), 1, radius)
    assert len(set(within((0, 0), radius))) == 1 + 3 * radius * (radius + 1)


def test_a_negative_radius_is_refused() -> None:
    for function in (ring, within):
        with pytest.raises(ValueError, match="0 or more"):
            function((0, 0), -1)


@pytest.mark.parametrize(
    ("cell", "sides"),
    [
        ((0, -5), (0,)),
        ((1, -3), (0,)),
        ((1, -2), (0, 1)),
        ((2, -4), (0, 1)),
        ((2, -3), (1,)),
        ((2, -1), (1, 2)),
        ((1, 0), (2,)),
        ((3, 0), (2,)),
        ((1, 1), (2, 3)),
        ((0, 1), (3,)),
        ((-1, 3), (3,)),
        ((0, 5), (3,)),
        ((-1, 2), (3, 4)),
        ((-4, 2), (4, 5)),
        ((0, 0), (0, 1, 2, 3, 4, 5)),
    ],
)
def test_sides_facing(cell: Hex, sides: tuple[int, ...]) -> None:
    """The cones of dm 3.7, whose facets are read off them."""
    assert sides_facing((0, 0), cell) == sides
    assert sides_facing((-70, 41), (cell[0] - 70, cell[1] + 41)) == sides
    assert sides_facing((0, 0), rotated(cell, 2)) == tuple(sorted((side + 2) % 6 for side in sides))


def test_two_sides_tie_six_times_on_even_rings_and_never_on_odd_ones() -> None:
    for radius in range(1, 12):
        ties = [cell for cell in ring((0, 0), radius) if len(sides_facing((0, 0), cell)) == 2]
        assert len(ties) == (0 if radius % 2 else 6)


def test_sectors_cover_the_ring_and_share_only_their_borders() -> None:
    cells = [cell for side in range(6) for cell in sector((1, 1), side, 4)]
    assert set(cells) == set(within((1, 1), 4)) - {(1, 1)}
    assert len(cells) == 60 + 12  # rings 2 and 4 tie six times each
    assert sector((0, 0), 0, 2) == ((0, -1), (0, -2), (1, -2), (-1, -1))


def test_corners_are_shared_by_three_hexes_and_a_side_by_two() -> None:
    assert centre((2, -3)) == (6, -4)
    around = (0, 0), *neighbours((0, 0))
    for k in range(6):
        corner = corners((0, 0))[k]
        holders = [cell for cell in around if corner in corners(cell)]
        assert holders == sorted([(0, 0), neighbour((0, 0), k), neighbour((0, 0), k + 1)], key=around.index)


@given(WIDE, WIDE, st.booleans())
def test_offset_and_axial_undo_each_other(column: int, row: int, low: bool) -> None:
    assert to_offset(from_offset(column, row, low), low) == (column, row)


def test_offset_columns_step_down_and_up() -> None:
    assert [from_offset(column, 0) for column in range(-2, 4)] == [(-2, 1), (-1, 1), (0, 0), (1, 0), (2, -1), (3, -1)]
    assert [from_offset(column, 0, False) for column in range(4)] == [(0, 0), (1, -1), (2, -1), (3, -2)]


@pytest.mark.parametrize("low", [True, False])
def test_a_grid_holds_what_it_lists(low: bool) -> None:
    grid = HexGrid(5, 4, low)
    cells = list(grid)
    assert len(cells) == len(set(cells)) == len(grid) == 20
    everything = set(within((2, 2), 9))
    assert {cell for cell in everything if cell in grid} == set(cells)
    assert len(HexGrid(-1, 4)) == len(list(HexGrid(-1, 4))) == 0
