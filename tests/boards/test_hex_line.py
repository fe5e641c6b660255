"""The touched set of a line: worked values, laws, and a judge that clips with fractions."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.boards.hex import Hex, distance, mirrored, ring, rotated
from grognard.boards.hex_line import Touch, touched, touched_hexes

NEAR = st.tuples(st.integers(-14, 14), st.integers(-14, 14))
FAR = st.tuples(st.integers(-(10**9), 10**9), st.integers(-(10**9), 10**9))

LINES = {
    "L01": "0,-1 > 0,-2 > 0,-3",
    "L02": "{0,1 1,0} > 1,1",
    "L03": "{1,-1 1,0} > 2,-1",
    "L04": "{0,1 1,0} > 1,1 > {1,2 2,1} > 2,2",
    "L05": "{0,1 1,0} > 1,1 > {1,2 2,1} > 2,2 > {2,3 3,2} > 3,3",
    "L06": "0,1 > 1,1 > 1,2",
    "L07": "0,1 > 1,1 > 0,2 > 1,2 > 1,3",
    "L09": "0,1 > 1,1 > 1,2 > 2,2 > 2,3",
    "L10": "0,1 > *1,1 > 0,2 > 1,2 > *0,3 > 1,3 > 1,4",
    "L12": "0,1 > 1,1 > *0,2 > 1,2 > 1,3 > *2,3 > 1,4 > 2,4 > 2,5",
    "L14": "1,0 > *1,1 > 2,0 > 2,1 > *3,0 > 3,1 > 4,1 > 5,1 > *5,2 > 6,1 > 6,2 > *7,1 > 7,2 > 8,2",
}
FARTHEST = {
    "L01": 3,
    "L02": 2,
    "L03": 2,
    "L04": 4,
    "L05": 6,
    "L06": 3,
    "L07": 4,
    "L09": 5,
    "L10": 5,
    "L12": 7,
    "L14": 10,
}


def hexes_of(text: str) -> frozenset[Hex]:
    pairs = (part.split(",") for part in text.strip("{}*").split())
    return frozenset((int(q), int(r)) for q, r in pairs)


def written(line: str) -> list[tuple[str, frozenset[Hex]]]:
    kinds = {"{": "edge", "*": "point"}
    return [(kinds.get(group[0], "in"), hexes_of(group)) for group in line.split(" > ")]


def grouped(touches: tuple[Touch, ...]) -> list[tuple[str, frozenset[Hex]]]:
    return [(touch.contact, frozenset(touch.hexes)) for touch in touches]


def clip(a: Hex, b: Hex, cell: Hex) -> tuple[Fraction, Fraction, bool] | None:
    """Clip the segment against the three strips |q-r|, |r-s|, |s-q| <= 1 about the cell: first and last parameter met,
    and whether the line keeps to a border of a strip all the while. Fractions throughout."""
    low, high, on_border = Fraction(0), Fraction(1), False
    for weights in ((1, -1), (1, 2), (-2, -1)):
        here = sum(w * (p - c) for w, p, c in zip(weights, a, cell, strict=True))
        move = sum(w * (p - c) for w, p, c in zip(weights, b, a, strict=True))
        if move == 0:
            if abs(here) > 1:
                return None
            on_border |= abs(here) == 1
            continue
        ends = sorted((Fraction(-1 - here, move), Fraction(1 - here, move)))
        low, high = max(low, ends[0]), min(high, ends[1])
    return (low, high, on_border) if low <= high else None


def clipped(a: Hex, b: Hex) -> dict[Hex, tuple[str, Fraction]]:
    """Every touched hex of the enclosing rectangle with its kind and the middle of its stretch."""
    (q0, q1), (r0, r1) = sorted((a[0], b[0])), sorted((a[1], b[1]))
    found: dict[Hex, tuple[str, Fraction]] = {}
    for cell in ((q, r) for q in range(q0 - 1, q1 + 2) for r in range(r0 - 1, r1 + 2)):
        met = clip(a, b, cell)
        if met is not None:
            low, high, on_border = met
            kind = "point" if low == high else "edge" if on_border else "in"
            found[cell] = (kind, (low + high) / 2)
    return found


def judged(a: Hex, b: Hex) -> list[tuple[str, frozenset[Hex]]]:
    groups: dict[tuple[Fraction, str], set[Hex]] = {}
    for cell, (kind, middle) in clipped(a, b).items():
        groups.setdefault((middle, kind), set()).add(cell)
    return [(kind, frozenset(groups[middle, kind])) for middle, kind in sorted(groups)]


@pytest.mark.parametrize("name", LINES)
def test_worked_lines(name: str) -> None:
    groups = written(LINES[name])
    (target,) = groups[-1][1]
    assert distance((0, 0), target) == FARTHEST[name]
    assert grouped(touched((0, 0), target)) == [("in", frozenset({(0, 0)})), *groups]


def test_a_line_to_the_same_hex_touches_that_hex() -> None:
    assert touched((3, 4), (3, 4)) == (Touch("in", ((3, 4),)),)


def test_an_untouched_neighbour_stays_out() -> None:
    """dm H09: (1, -1) is not on the line to (4, 0)."""
    assert (1, -1) not in touched_hexes((0, 0), (4, 0))


def test_an_edge_gives_its_left_hex_first() -> None:
    assert touched((0, 0), (1, 1))[1] == Touch("edge", ((1, 0), (0, 1)))
    assert touched((1, 1), (0, 0))[1] == Touch("edge", ((0, 1), (1, 0)))
    assert touched((0, 0), (1, -2))[1] == Touch("edge", ((0, -1), (1, -1)))


def test_every_line_up_to_distance_twelve_agrees_with_clipping() -> None:
    for radius in range(1, 13):
        for target in ring((0, 0), radius):
            assert grouped(touched((0, 0), target)) == judged((0, 0), target), target


def test_long_seeded_lines_agree_with_clipping() -> None:
    rng = random.Random(4)
    for _ in range(60):
        a = (rng.randint(-500, 500), rng.randint(-500, 500))
        b = (a[0] + rng.randint(-24, 24), a[1] + rng.randint(-24, 24))
        assert grouped(touched(a, b)) == judged(a, b), (a, b)


def backwards(touches: tuple[Touch, ...]) -> tuple[Touch, ...]:
    return tuple(Touch(touch.contact, touch.hexes[::-1]) for touch in reversed(touches))


@given(FAR, NEAR)
def test_the_line_back_is_the_line_reversed(a: Hex, by: Hex) -> None:
    """dm R33: the set of touched hexes is equal both ways, wherever the origin lies."""
    b = (a[0] + by[0], a[1] + by[1])
    assert touched(b, a) == backwards(touched(a, b))
    assert touched_hexes(a, b) == touched_hexes(b, a)


@given(FAR, NEAR, st.integers(0, 5))
def test_shifts_turns_and_mirrors_carry_the_line_along(a: Hex, by: Hex, sixths: int) -> None:
    """dm R33: invariant under translation, the six rotations and mirroring."""
    line = touched((0, 0), by)

    def shifted(cell: Hex) -> Hex:
        return (cell[0] + a[0], cell[1] + a[1])

    moved = tuple(Touch(t.contact, tuple(map(shifted, t.hexes))) for t in line)
    turned = tuple(Touch(t.contact, tuple(rotated(cell, sixths) for cell in t.hexes)) for t in line)
    assert touched(a, shifted(by)) == moved
    assert touched((0, 0), rotated(by, sixths)) == turned
    seen_in_mirror = [(t.contact, frozenset(map(mirrored, t.hexes))) for t in line]
    assert grouped(touched((0, 0), mirrored(by))) == seen_in_mirror


@given(NEAR)
def test_the_line_is_connected_and_touches_no_hex_twice(by: Hex) -> None:
    line = touched((0, 0), by)
    cells = [cell for touch in line for cell in touch.hexes]
    assert len(cells) == len(set(cells))
    crossed = [touch.hexes[0] for touch in line if touch.contact != "point"]
    assert all(distance(a, b) == 1 for a, b in pairwise(crossed))
    assert crossed[0] == (0, 0)
    assert crossed[-1] == by


def contacts_at(radius: int) -> list[set[str]]:
    return [{touch.contact for touch in touched((0, 0), target)} for target in ring((0, 0), radius)]


def test_where_edges_and_corners_first_appear() -> None:
    points = {5: 12, 7: 12, 8: 12, 10: 12, 11: 24}
    for radius in range(1, 13):
        contacts = contacts_at(radius)
        assert sum("edge" in found for found in contacts) == (0 if radius % 2 else 6)
        assert sum("point" in found for found in contacts) == points.get(radius, 0)
    images = {rotated(cell, k) for cell in ((1, 4), (4, 1)) for k in range(6)}
    assert {c for c in ring((0, 0), 5) if any(t.contact == "point" for t in touched((0, 0), c))} == images


def primitive(x: int, y: int) -> tuple[int, int]:
    """The shortest step of this direction in the lattice of centres and corners (X and Y both even or both odd)."""
    for parts in range(max(abs(x), abs(y)), 0, -1):
        if x % parts == 0 and y % parts == 0 and (x // parts - y // parts) % 2 == 0:
            return (x // parts, y // parts)
    raise AssertionError((x, y))


def test_a_line_meets_a_corner_exactly_when_its_primitive_step_ends_on_one() -> None:
    for radius in range(1, 25):
        for q, r in ring((0, 0), radius):
            meets = any(touch.contact != "in" for touch in touched((0, 0), (q, r)))
            assert meets == (primitive(3 * q, q + 2 * r)[0] % 3 != 0), (q, r)


@pytest.mark.parametrize(("radius", "missed"), [(2, 6), (4, 18), (5, 12), (8, 42), (12, 54), (20, 102)])
def test_how_often_a_sampled_line_would_miss(radius: int, missed: int) -> None:
    """dm R35: one sample a step gives distance + 1 hexes; these lines touch more."""
    longer = [target for target in ring((0, 0), radius) if len(touched_hexes((0, 0), target)) > radius + 1]
    assert len(longer) == missed
