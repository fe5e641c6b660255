"""The check of a drawn path: every fault is named, and what the search finds passes."""

from __future__ import annotations

import random
from math import inf, nan, pi

import pytest

from boards.path_scenes import at, clear_spot, disc, random_solids, wall
from grognard.boards.length import INCH
from grognard.boards.path_check import check_path, polyline
from grognard.boards.paths import Arc, Ground, Pierced, Straight, shortest

T11 = Ground((wall(10, 4, 11, 16),), (0, 0, 30 * INCH, 20 * INCH))


def keys(ground: Ground, *spots: tuple[float, float], limit: float = inf) -> list[tuple[str, str]]:
    faults = check_path(ground, INCH, polyline([at(*spot) for spot in spots]), limit)
    return [(fault.where, fault.key) for fault in faults]


def test_a_path_that_keeps_clear_has_no_fault() -> None:
    assert keys(T11, (5, 10), (9, 17), (12, 17), (16, 10)) == []
    assert keys(T11, (9.5, 4), (9.5, 16)) == []  # touching the wall all the way
    assert check_path(T11, INCH, ()) == ()


def test_every_fault_is_named() -> None:
    assert keys(T11, (5, 10), (16, 10)) == [("piece 1", "through-a-solid")]
    assert keys(T11, (9.55, 4), (9.55, 16)) == [("piece 1", "too-near-a-solid")]
    assert keys(T11, (5, 10), (0.4, 10), (9.3, 10), (9.6, 10), limit=4 * INCH) == [
        ("piece 1", "off-the-board"),
        ("piece 2", "off-the-board"),
        ("piece 3", "too-near-a-solid"),
        ("path", "path-too-long"),
    ]
    assert keys(T11, (10.2, 10), (10.8, 10)) == [("piece 1", "through-a-solid")]
    assert check_path(T11, INCH, (Straight(at(5, 5), (nan, 0.0)),))[0].key == "not-a-number"


def test_facts_say_where_and_by_how_much() -> None:
    (fault,) = check_path(Ground((disc(0, 20), disc(10, 10))), INCH, polyline([at(5, 11), at(15, 11)]))
    short = round(16_000 + INCH / 2 - INCH)
    assert (fault.key, dict(fault.facts)) == (
        "too-near-a-solid",
        {"solid": 1, "short_by_um": short, "x_um": 254_000, "y_um": 279_400},
    )


def test_pieces_must_join() -> None:
    pieces = (Straight(at(1, 1), at(2, 1)), Straight(at(2, 1.001), at(3, 1)))
    assert [(fault.where, fault.key) for fault in check_path(T11, INCH, pieces)] == [("piece 2", "path-broken")]


def test_length_and_limit() -> None:
    assert keys(Ground(), (0, 0), (3, 0), (3, 4), limit=7 * INCH) == []
    assert keys(Ground(), (0, 0), (3, 0), (3, 4), limit=6.9999 * INCH) == [("path", "path-too-long")]


def test_arcs_are_swept_too() -> None:
    post = Ground((disc(0, 0),), (-2 * INCH, -2 * INCH, 2 * INCH, 2 * INCH))
    r = 16_000 + INCH / 2
    assert check_path(post, INCH, (Arc((0, 0), r, 0.0, 2 * pi),)) == ()
    assert [f.key for f in check_path(post, INCH, (Arc((0, 0), r - 2, 0.0, -pi),))] == ["too-near-a-solid"]
    assert [f.key for f in check_path(post, INCH, (Arc((0, 0), 1.6 * INCH, -1.0, 2.0),))] == ["off-the-board"]
    slab = Ground((wall(-0.1, -3, 0.1, 3),))
    assert [f.key for f in check_path(slab, INCH, (Arc((0, 0), 2 * INCH, 0.0, pi),))] == ["through-a-solid"]
    assert check_path(slab, INCH, (Arc((INCH, 0), INCH / 10, 0.0, pi / 2),)) == ()
    assert [f.key for f in check_path(slab, INCH, (Arc((INCH, 0), INCH / 2, pi / 2, pi),))] == ["too-near-a-solid"]


def test_a_hole_is_free_inside() -> None:
    court = Ground((Pierced(wall(10, 6, 16, 14), (wall(10.5, 6.5, 15.5, 13.5),)),))
    assert keys(court, (12, 10), (14, 10)) == []
    assert keys(court, (5, 10), (14, 10)) == [("piece 1", "through-a-solid")]


@pytest.mark.parametrize("seed", range(60))
def test_what_the_search_finds_passes_with_the_same_length(seed: int) -> None:
    rng = random.Random(seed)
    ground = Ground(random_solids(rng, 5, 8, 16), (0, 0, 16 * INCH, 16 * INCH))
    a, b = clear_spot(rng, ground, INCH, 16), clear_spot(rng, ground, INCH, 16)
    route = shortest(ground, INCH, a, b)
    if route is not None:
        assert check_path(ground, INCH, route.pieces, route.length) == ()
        assert any(f.key == "path-too-long" for f in check_path(ground, INCH, route.pieces, route.length - 2))
