"""Lines, arcs and facets: the vectors of the specification, and what must hold whatever stands on the map."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.boards.hex import Hex, distance, mirrored, relative, ring, rotated, within
from grognard.rulebooks.dm.arcs import facets_struck, is_in_arc
from grognard.rulebooks.dm.board import Board, Cell, Standing
from grognard.rulebooks.dm.hindrance import Sight, line_between, zone
from grognard.rulebooks.dm.reading import settled
from grognard.rulebooks.dm.units import FACETS, Arc, Unit

READINGS = settled("seed", {})
WIDE = settled("seed", {"main-arc": "front180"})

# target, then the groups along the line, the target last: a hex, a pair, or a corner touch
LINES: list[tuple[Hex, list[tuple[str, tuple[Hex, ...]]]]] = [
    ((0, -3), [("in", ((0, -1),)), ("in", ((0, -2),)), ("in", ((0, -3),))]),
    ((1, 1), [("edge", ((0, 1), (1, 0))), ("in", ((1, 1),))]),
    ((2, -1), [("edge", ((1, -1), (1, 0))), ("in", ((2, -1),))]),
    (
        (2, 2),
        [("edge", ((0, 1), (1, 0))), ("in", ((1, 1),)), ("edge", ((1, 2), (2, 1))), ("in", ((2, 2),))],
    ),
    (
        (3, 3),
        [
            ("edge", ((0, 1), (1, 0))), ("in", ((1, 1),)), ("edge", ((1, 2), (2, 1))), ("in", ((2, 2),)),
            ("edge", ((2, 3), (3, 2))), ("in", ((3, 3),)),
        ],
    ),
    ((1, 2), [("in", ((0, 1),)), ("in", ((1, 1),)), ("in", ((1, 2),))]),
    ((1, 3), [("in", ((0, 1),)), ("in", ((1, 1),)), ("in", ((0, 2),)), ("in", ((1, 2),)), ("in", ((1, 3),))]),
    ((2, 3), [("in", ((0, 1),)), ("in", ((1, 1),)), ("in", ((1, 2),)), ("in", ((2, 2),)), ("in", ((2, 3),))]),
    (
        (1, 4),
        [
            ("in", ((0, 1),)), ("point", ((1, 1),)), ("in", ((0, 2),)), ("in", ((1, 2),)), ("point", ((0, 3),)),
            ("in", ((1, 3),)), ("in", ((1, 4),)),
        ],
    ),
    (
        (2, 5),
        [
            ("in", ((0, 1),)), ("in", ((1, 1),)), ("point", ((0, 2),)), ("in", ((1, 2),)), ("in", ((1, 3),)),
            ("point", ((2, 3),)), ("in", ((1, 4),)), ("in", ((2, 4),)), ("in", ((2, 5),)),
        ],
    ),
    (
        (8, 2),
        [
            ("in", ((1, 0),)), ("point", ((1, 1),)), ("in", ((2, 0),)), ("in", ((2, 1),)), ("point", ((3, 0),)),
            ("in", ((3, 1),)), ("in", ((4, 1),)), ("in", ((5, 1),)), ("point", ((5, 2),)), ("in", ((6, 1),)),
            ("in", ((6, 2),)), ("point", ((7, 1),)), ("in", ((7, 2),)), ("in", ((8, 2),)),
        ],
    ),
]  # fmt: skip

# facing, displacement, main of 120 degrees, of 180, course
ARCS: list[tuple[int, tuple[Hex, ...], bool, bool, bool]] = [
    (0, ((0, -1), (1, -1), (-1, 0)), True, True, True),
    (0, ((1, 0), (0, 1)), False, False, False),
    (0, ((2, -2),), True, True, False),
    (0, ((1, -3),), True, True, True),
    (0, ((2, -3), (-2, -3)), True, True, False),
    (0, ((3, -2),), False, True, False),
    (0, ((2, -1),), False, True, False),
    (0, ((1, -12),), True, True, True),
    (2, ((5, 0), (5, 1), (5, -1)), True, True, True),
    (2, ((0, 3), (3, -3)), True, True, False),
    (3, ((1, 5), (-1, 6)), True, True, True),
    (5, ((-4, -1),), True, True, True),
]

FACETS_STRUCK: list[tuple[tuple[Hex, ...], tuple[str, ...]]] = [
    (((0, -5), (1, -3)), ("front",)),
    (((1, -2), (2, -4)), ("front", "front_right")),
    (((2, -3),), ("front_right",)),
    (((2, -1),), ("front_right", "rear_right")),
    (((1, 0), (3, 0)), ("rear_right",)),
    (((1, 1),), ("rear_right", "rear")),
    (((0, 1), (-1, 3), (0, 5)), ("rear",)),
    (((-1, 2),), ("rear", "rear_left")),
    (((-4, 2),), ("rear_left", "front_left")),
]


def line(board: Board, start: Hex, end: Hex, units: tuple[Standing, ...] = ()) -> Sight:
    return line_between(board, start, end, units, READINGS)


@pytest.mark.parametrize(("target", "groups"), LINES)
def test_a_line_touches_these_hexes(target: Hex, groups: list[tuple[str, tuple[Hex, ...]]]) -> None:
    found = [(counted.contact, tuple(sorted(counted.hexes))) for counted in line(Board(), (0, 0), target).counted]
    expected = [(contact, tuple(sorted(hexes))) for contact, hexes in groups]
    assert found == expected


@pytest.mark.parametrize(("facing", "hexes", "main", "wide", "course"), ARCS)
def test_these_hexes_are_in_the_arc(facing: int, hexes: tuple[Hex, ...], main: bool, wide: bool, course: bool) -> None:
    for cell in hexes:
        seen = relative((0, 0), facing, cell)
        assert is_in_arc("main", seen, READINGS) is main
        assert is_in_arc("main", seen, WIDE) is wide
        assert is_in_arc("course", seen, READINGS) is course
        assert is_in_arc("turret", seen, READINGS)


@pytest.mark.parametrize(
    ("arc", "counts"),
    [
        ("main", {1: 3, 2: 5, 3: 7, 4: 9, 5: 11, 8: 17}),
        ("course", {1: 3, 2: 3, 3: 3, 4: 3, 5: 3, 8: 3}),
        ("turret", {1: 6, 2: 12, 8: 48}),
    ],
)
def test_so_many_hexes_of_a_ring_are_in_the_arc(arc: Arc, counts: dict[int, int]) -> None:
    for radius, count in counts.items():
        assert sum(is_in_arc(arc, cell, READINGS) for cell in ring((0, 0), radius)) == count


def test_a_wide_arc_has_so_many_hexes_in_a_ring() -> None:
    counts = {n: sum(is_in_arc("main", cell, WIDE) for cell in ring((0, 0), n)) for n in (1, 2, 3, 4, 5, 8)}
    assert counts == {1: 3, 2: 7, 3: 9, 4: 13, 5: 15, 8: 25}


@pytest.mark.parametrize(("shooters", "names"), FACETS_STRUCK)
def test_these_facets_are_struck(shooters: tuple[Hex, ...], names: tuple[str, ...]) -> None:
    for shooter in shooters:
        assert tuple(FACETS[facet] for facet in facets_struck((0, 0), 0, shooter)) == names


def test_facet_ties_are_six_a_ring_at_even_distances_only() -> None:
    for radius in range(1, 9):
        ties = [cell for cell in ring((0, 0), radius) if len(facets_struck((0, 0), 0, cell)) == 2]
        assert len(ties) == (0 if radius % 2 else 6)


def test_edge_lines_and_corner_lines_are_as_many_as_the_specification_says() -> None:
    corners = {5: 12, 7: 12, 8: 12, 10: 12, 11: 24}
    for radius in range(1, 13):
        contacts = [{c.contact for c in line(Board(), (0, 0), cell).counted} for cell in ring((0, 0), radius)]
        assert sum("edge" in found for found in contacts) == (0 if radius % 2 else 6)
        assert sum("point" in found for found in contacts) == corners.get(radius, 0)


def test_the_zone_of_the_specification() -> None:
    def at(name: str, cell: Hex) -> Standing:
        return Standing(Unit(name=name, kind="mech"), cell)

    units = (at("on the line", (0, -2)), at("beside the target", (1, -5)), at("elsewhere", (2, -2)))
    found = zone(at("shooter", (0, 0)), at("target", (0, -4)), units, READINGS)
    assert {each.unit.name for each in found} == {"on the line", "beside the target"}
    assert line(Board(), (0, 0), (0, -4), units).total == 1


hexes = st.tuples(st.integers(-9, 9), st.integers(-9, 9))
maps = st.dictionaries(hexes, st.integers(1, 3), max_size=60)


def board_of(values: dict[Hex, int]) -> Board:
    return Board(cells=tuple(Cell(cell, "woods", value) for cell, value in sorted(values.items())))


@settings(max_examples=150, deadline=None)
@given(hexes, hexes, maps)
def test_the_line_is_the_same_both_ways(start: Hex, end: Hex, values: dict[Hex, int]) -> None:
    board = board_of(values)
    there, back = line(board, start, end), line(board, end, start)
    if start == end:
        return
    assert there.total - values.get(end, 0) == back.total - values.get(start, 0)
    touched = {cell for each in there.counted for cell in each.hexes} | {start}
    assert touched == {cell for each in back.counted for cell in each.hexes} | {end}


@settings(max_examples=150, deadline=None)
@given(hexes, hexes, maps, st.integers(0, 5), st.tuples(st.integers(-900, 900), st.integers(-900, 900)))
def test_the_sum_does_not_depend_on_where_and_how_the_map_lies(
    start: Hex, end: Hex, values: dict[Hex, int], turns: int, by: Hex
) -> None:
    total = line(board_of(values), start, end).total

    def moved(cell: Hex) -> Hex:
        return (cell[0] + by[0], cell[1] + by[1])

    for change in (moved, lambda cell: rotated(cell, turns), mirrored):
        other = board_of({change(cell): value for cell, value in values.items()})
        assert line(other, change(start), change(end)).total == total


def test_arcs_and_facets_turn_with_the_unit() -> None:
    for cell in within((0, 0), 6)[1:]:
        for facing in range(6):
            seen = relative((0, 0), facing, rotated(cell, facing))
            assert is_in_arc("main", seen, READINGS) == is_in_arc("main", cell, READINGS)
            turned = facets_struck((0, 0), facing, rotated(cell, facing))
            assert turned == facets_struck((0, 0), 0, cell)


def test_a_line_inside_the_arc_never_leaves_it() -> None:
    """R32: main and course are convex, so the line needs no test of its own."""
    rng = Random(7)
    arcs: tuple[Arc, ...] = ("main", "course")
    for _ in range(400):
        cell = rng.choice(within((0, 0), 12)[1:])
        for arc in arcs:
            if is_in_arc(arc, cell, READINGS):
                crossed = [c.hexes[0] for c in line(Board(), (0, 0), cell).counted if c.contact == "in"]
                assert all(is_in_arc(arc, each, READINGS) for each in crossed)


def test_a_sampled_line_would_miss_hexes() -> None:
    """R35: the exact line touches more hexes than the distance has steps."""
    for radius, missing in ((2, 6), (4, 18), (5, 12), (8, 42), (12, 54)):
        longer = [
            cell
            for cell in ring((0, 0), radius)
            if sum(len(c.hexes) for c in line(Board(), (0, 0), cell).counted) > distance((0, 0), cell)
        ]
        assert len(longer) == missing
