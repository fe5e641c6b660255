"""Sight from above: the worked values, the oracle, and what must hold for every scene."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boards.sight_oracle import box, finds_line, random_scene, witness_fault
from grognard.boards.length import INCH
from grognard.boards.shapes import Disc, Point, Polygon, Shape, Stadium, oval_base
from grognard.boards.sight import Blocker, Scene, Sight, sees

SCENES = 2_000
A_MICROMETRE = 1.0


def base(mm: int, x: float, y: float) -> Disc:
    return Disc(round(x * INCH), round(y * INCH), mm * 500)


def marine(x: float, y: float) -> Disc:
    return base(32, x, y)


def goliath(x: float, y: float) -> Disc:
    return base(80, x, y)


def wall(x0: float, y0: float, x1: float, y1: float, name: str = "wall") -> Blocker:
    left, bottom, right, top = (round(value * INCH) for value in (x0, y0, x1, y1))
    return Blocker(name, box(left, bottom, right - left, top - bottom))


W = wall(10, 4, 11, 16, "W")
PLATEAU = wall(0, 0, 10, 10, "P")
LEDGE = wall(14, 2, 14.5, 8)
SLIT = wall(10, 0, 11, 10.33, "below"), wall(10, 10.37, 11, 20, "above")
ABUTTING = wall(10, 4, 11, 10, "below"), wall(10, 10, 11, 16, "above")
OUTLINE = wall(10, 6, 16, 14, "ring")
RING = Blocker("ring", OUTLINE.ring, (wall(10.5, 6.5, 15.5, 13.5).ring,))

BLOCKED = [
    pytest.param(marine(5, 10), base(50, 16, 10), (W,), id="T22-W-in-full-cover"),
    pytest.param(Disc(9 * INCH - 16_000, 10 * INCH, 16_000), goliath(17, 10), (W,), id="T26-near-W-in-force"),
    pytest.param(marine(8.9, 10), marine(12.1, 10), (W,), id="T28-W-in-full-cover"),
    pytest.param(marine(8, 15.37), marine(13, 15.37), (W,), id="T30-W-two-micrometres-too-tall"),
    pytest.param(marine(5, 10), marine(16, 10), ABUTTING, id="T33-two-abutting-walls"),
    pytest.param(marine(13, 10), marine(5, 10), (OUTLINE,), id="T37-ring-filled"),
    pytest.param(marine(13, 10), marine(5, 10), (RING,), id="T37-ring-walls-only"),
    pytest.param(marine(5, 5), marine(15.6, 5), (LEDGE,), id="T39-wall-in-direct-cover"),
    pytest.param(marine(5, 10), marine(16, 4), (wall(10, 0, 11, 10),), id="T56-wall-target-at-4"),
    pytest.param(marine(5, 10), marine(16, 6), (wall(10, 0, 11, 10),), id="T56-wall-target-at-6"),
    pytest.param(marine(5, 10), marine(16, 8), (wall(10, 0, 11, 10),), id="T56-wall-target-at-8"),
]

VISIBLE = [
    pytest.param(marine(5, 10), goliath(17, 10), (), id="T23-nothing-in-force"),
    pytest.param(goliath(8, 10), marine(16, 10), (), id="T25-nothing-in-force"),
    pytest.param(marine(8.36, 10), goliath(17, 10), (), id="T26-too-far-nothing-in-force"),
    pytest.param(marine(8.9, 10), marine(12.1, 10), (), id="T28-full-suspended-nothing-in-force"),
    pytest.param(marine(8, 15.38), marine(13, 15.38), (W,), id="T30-W"),
    pytest.param(marine(5, 10), marine(16, 10), SLIT, id="T31-two-walls-with-a-slit"),
    pytest.param(goliath(8, 10), marine(20, 10), (wall(18, 11.2, 22, 12.2),), id="T35-only-the-wall-beside-the-target"),
    pytest.param(marine(5, 5), marine(17, 5), (), id="T39-too-far-nothing-in-force"),
    pytest.param(marine(5, 5), marine(11.7, 5), (), id="T42-nothing-in-force"),
    pytest.param(marine(2, 5), marine(8, 5), (), id="T45-own-plateau-not-in-force"),
    pytest.param(base(50, 5, 5), marine(20, 5), (), id="T46-own-plateau-not-in-force"),
    pytest.param(marine(5, 10), marine(16, 12), (wall(10, 0, 11, 10),), id="T56-wall-target-at-12"),
    pytest.param(marine(5, 10), marine(16, 14), (wall(10, 0, 11, 10),), id="T56-wall-target-at-14"),
]


@pytest.mark.parametrize(("a", "b", "blockers"), BLOCKED)
def test_blocked_as_worked_out(a: Disc, b: Disc, blockers: tuple[Blocker, ...]) -> None:
    sight = sees(a, b, blockers)
    assert not sight.visible
    assert sight.witness is None
    assert set(sight.blockers) <= {one.id for one in blockers}
    assert sight.blockers
    assert sight.cuts
    assert sees(b, a, blockers) == sight


@pytest.mark.parametrize(("a", "b", "blockers"), VISIBLE)
def test_visible_as_worked_out(a: Disc, b: Disc, blockers: tuple[Blocker, ...]) -> None:
    sight = sees(a, b, blockers)
    assert sight.visible
    assert sight.witness is not None
    assert witness_fault(sight.witness, a, b, blockers) < A_MICROMETRE
    assert sees(b, a, blockers) == sight


def test_plateau_would_hide_its_own_occupant_if_it_were_in_force() -> None:
    assert not sees(base(50, 5, 5), marine(20, 5), (PLATEAU,)).visible


def test_t56_margin() -> None:
    """The line from the attacker's top over the corner is at y = 9.472 at x = 16; a base that reaches it is seen."""
    corner = (wall(10, 0, 11, 10),)
    assert sees(marine(5, 10), marine(16, 8.87), corner).visible
    assert not sees(marine(5, 10), marine(16, 8.8), corner).visible


def test_cut_says_where() -> None:
    sight = sees(marine(5, 10), marine(16, 10), (W,))
    (cut,) = sight.cuts
    assert (cut.blocker, cut.enter, cut.leave) == ("W", (10.0 * INCH, 10.0 * INCH), (11.0 * INCH, 10.0 * INCH))


def test_bases_that_touch_or_overlap_see_each_other_through_anything() -> None:
    everywhere = (wall(-20, -20, 20, 20),)
    for other in (Disc(32_000, 0, 16_000), Disc(10_000, 0, 16_000), Disc(0, 0, 16_000), Disc(0, 0, 2_000)):
        sight = sees(Disc(0, 0, 16_000), other, everywhere)
        assert sight.visible
        assert sight.witness is not None
        assert witness_fault(sight.witness, Disc(0, 0, 16_000), other, (wall(90, 90, 91, 91),)) < A_MICROMETRE
    assert not sees(Disc(0, 0, 16_000), Disc(32_001, 0, 16_000), everywhere).visible


def test_hulls_that_touch_or_cross_see_each_other() -> None:
    everywhere = (wall(-20, -20, 20, 20),)
    tall, wide = Polygon(box(-1_000, -9_000, 2_000, 18_000)), Polygon(box(-9_000, -1_000, 18_000, 2_000))
    for a, b in ((tall, wide), (tall, Disc(3_000, 5_000, 2_000)), (wide, Stadium(0, 3_000, 9_000, 9_000, 2_000))):
        sight = sees(a, b, everywhere)
        assert sight.visible
        assert sight.witness is not None
        assert witness_fault(sight.witness, a, b, (wall(90, 90, 91, 91),)) < A_MICROMETRE


def test_grazing_is_free() -> None:
    flush = Disc(0, 0, 1_000), Disc(100_000, 0, 1_000)
    above, below = (
        Blocker("above", box(30_000, 1_000, 9_000, 50_000)),
        Blocker("below", box(50_000, -50_000, 9_000, 51_000)),
    )
    assert sees(*flush, (above, Blocker("below", box(50_000, -50_000, 9_000, 49_000)))).visible
    assert sees(*flush, (above, below)).visible
    assert not sees(*flush, (above, Blocker("below", box(50_000, -50_000, 9_000, 51_001)))).visible


@pytest.mark.parametrize("width", [1, 2, 7, 100])
def test_a_slit_however_narrow_is_seen_through(width: int) -> None:
    walls = Blocker("below", box(0, -90_000, 20_000, 90_000)), Blocker("above", box(0, width, 20_000, 90_000))
    assert sees(Disc(-60_000, 0, 16_000), Disc(80_000, 0, 16_000), walls).visible


def test_no_leak_where_pieces_abut_unevenly() -> None:
    """Three pieces whose common edges do not start or end together, and a piece abutting two others."""
    walls = (
        Blocker("a", box(0, -90_000, 20_000, 90_000)),
        Blocker("b", box(5_000, 0, 7_000, 90_000)),
        Blocker("c", box(12_000, 0, 20_000, 90_000)),
    )
    assert not sees(Disc(-60_000, 0, 16_000), Disc(80_000, 0, 16_000), walls).visible


def test_corner_to_corner_is_a_matter_of_closing() -> None:
    corners = Blocker("a", box(0, -90_000, 20_000, 90_000)), Blocker("b", box(20_000, 0, 20_000, 90_000))
    ends = Disc(-30_000, 30_000, 5_000), Disc(70_000, -30_000, 5_000)
    assert sees(*ends, corners).visible
    shut = Scene(corners, closing=508).sees(*ends)
    assert not shut.visible
    assert shut.blockers == ("a", "b")


@pytest.mark.parametrize(("gap", "visible"), [(507, False), (508, True), (1_016, True)])
def test_closing_fills_narrower_gaps_only(gap: int, visible: bool) -> None:
    walls = Blocker("below", box(0, -90_000, 20_000, 90_000)), Blocker("above", box(0, gap, 20_000, 90_000))
    scene = Scene(walls, closing=508)
    assert scene.sees(Disc(-60_000, 0, 16_000), Disc(80_000, 0, 16_000)).visible is visible
    assert scene.among(["above"]).sees(Disc(-60_000, 0, 16_000), Disc(80_000, 0, 16_000)).visible


def test_t31_survives_the_usual_closing() -> None:
    assert Scene(SLIT, closing=508).sees(marine(5, 10), marine(16, 10)).visible


def test_a_base_half_under_a_piece_sees_from_its_free_part() -> None:
    over = Blocker("over", box(0, -50_000, 100_000, 100_000))
    half_under = Disc(0, 0, 16_000)
    assert sees(half_under, Disc(-80_000, 0, 16_000), (over,)).visible
    assert sees(half_under, Disc(0, 80_000, 16_000), (over,)).visible
    assert not sees(half_under, Disc(150_000, 0, 16_000), (over,)).visible
    assert not sees(Disc(16_000, 0, 16_000), Disc(150_000, 0, 16_000), (over,)).visible
    assert sees(Disc(16_000, 0, 16_000), Disc(-80_000, 0, 16_000), (over,)).visible


def test_a_dented_hull_sees_with_all_its_parts() -> None:
    hull = Polygon(((0, 0), (60_000, 0), (60_000, 20_000), (20_000, 20_000), (20_000, 60_000), (0, 60_000)))
    fence = Blocker("fence", box(70_000, -50_000, 1_000, 100_000))
    assert sees(hull, Disc(150_000, 55_000, 2_000), (fence,)).visible
    assert not sees(hull, Disc(150_000, 0, 2_000), (Blocker("fence", box(70_000, -90_000, 1_000, 250_000)),)).visible


def test_oval_bases_see_like_the_polygons_they_are() -> None:
    oval, other = oval_base(105, 70, (0, 0)), oval_base(120, 92, (300_000, 10_000))
    pillar = Blocker("pillar", box(140_000, -30_000, 20_000, 90_000))
    high = Blocker("wall", box(140_000, -90_000, 20_000, 200_000))
    for blockers, visible in (((pillar,), True), ((high,), False)):
        sight = sees(oval, other, blockers)
        assert sight.visible is visible
        assert (finds_line(oval, other, blockers) is not None) is visible


@pytest.mark.parametrize("start", range(0, SCENES, SCENES // 4))
def test_the_oracle_finds_nothing_more(start: int) -> None:
    for seed in range(start, start + SCENES // 4):
        a, b, blockers = random_scene(Random(seed))
        sight = sees(a, b, blockers)
        assert sees(b, a, blockers) == sight, seed
        if sight.witness is not None:
            assert witness_fault(sight.witness, a, b, blockers) < A_MICROMETRE, seed
        else:
            assert finds_line(a, b, blockers) is None, seed
            named = [one for one in blockers if one.id in sight.blockers]
            assert not sees(a, b, named).visible, seed


def test_the_random_scenes_are_balanced() -> None:
    """The oracle would prove nothing if almost everything were free, or almost nothing."""
    visible = sum(sees(*random_scene(Random(seed))).visible for seed in range(200))
    assert 60 < visible < 140


def test_a_matrix_says_what_the_pairs_say() -> None:
    _, _, blockers = random_scene(Random(5))
    rng = Random(6)
    some = [Disc(rng.randint(0, 200_000), rng.randint(0, 200_000), 16_000) for _ in range(12)]
    scene = Scene(blockers)
    assert scene.matrix(some[:5], some[5:]) == tuple(
        tuple(scene.sees(a, b).visible for b in some[5:]) for a in some[:5]
    )


def change(shape: Shape, how: str) -> Shape:
    match shape:
        case Disc(x=x, y=y, r=r):
            return Disc(*spot((x, y), how), r)
        case Stadium(ax=ax, ay=ay, bx=bx, by=by, r=r):
            return Stadium(*spot((ax, ay), how), *spot((bx, by), how), r)
        case Polygon(ring=ring):
            return Polygon(around(ring, how))


def around(ring: tuple[Point, ...], how: str) -> tuple[Point, ...]:
    moved = tuple(spot(point, how) for point in ring)
    return moved[::-1] if how == "mirrored" else moved


def spot(point: Point, how: str) -> Point:
    x, y = point
    return {"moved": (x + 123_457, y - 98_765), "turned": (-y, x), "mirrored": (-x, y)}[how]


@given(st.integers(0, 10**6), st.sampled_from(["moved", "turned", "mirrored"]))
def test_moving_turning_and_mirroring_change_nothing(seed: int, how: str) -> None:
    a, b, blockers = random_scene(Random(seed))
    changed = [
        Blocker(one.id, around(one.ring, how), tuple(around(hole, how) for hole in one.holes)) for one in blockers
    ]
    assert sees(change(a, how), change(b, how), changed).visible is sees(a, b, blockers).visible


@given(st.integers(0, 10**6), st.integers(0, 10**6))
def test_another_blocker_never_gives_sight(seed: int, other: int) -> None:
    a, b, blockers = random_scene(Random(seed))
    _, _, more = random_scene(Random(other))
    if not sees(a, b, blockers).visible:
        assert not sees(a, b, blockers + more).visible


@given(st.integers(0, 10**6), st.randoms(use_true_random=False))
def test_the_order_of_blockers_and_where_rings_start_do_not_matter(seed: int, rng: Random) -> None:
    a, b, blockers = random_scene(Random(seed))
    shuffled = [Blocker(one.id, one.ring[1:] + one.ring[:1], one.holes) for one in blockers]
    rng.shuffle(shuffled)
    assert sees(a, b, shuffled).visible is sees(a, b, blockers).visible


def test_nothing_to_look_past() -> None:
    assert sees(marine(0, 0), marine(9, 9), ()) == Sight(True, ((0.0, 0.0), (9.0 * INCH, 9.0 * INCH)))


def test_pieces_without_area_block_nothing() -> None:
    flat = Blocker("flat", ((5 * INCH, -INCH), (5 * INCH, INCH), (5 * INCH, 9 * INCH)))
    assert sees(marine(0, 0), marine(9, 0), (flat,)).visible
