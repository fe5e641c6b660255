"""True line of sight: cases computed by hand, and what must hold for every table. Inches and 1.25-inch infantry."""

from __future__ import annotations

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.boards.length import INCH
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium, rectangle
from grognard.boards.terrain import Opening, Terrain
from grognard.boards.true_sight import Agreement, KindRule, Model, TrueSight, true_sight

A_COLUMN = 1 / 240
PLAIN = Agreement()
SOLDIER = 1.25


def inches(*values: float) -> list[int]:
    return [round(value * INCH) for value in values]


def soldier(name: str, x: float, y: float, unit: str = "", foot: float = 0.0) -> Model:
    at_x, at_y, low, height = inches(x, y, foot, SOLDIER)
    return Model(name, unit or name, Disc(at_x, at_y, 16_000), height, low)


def block(corners: tuple[float, float, float, float], height: float, kind: str = "ruin", name: str = "") -> Terrain:
    return Terrain(name or kind, kind, rectangle(*inches(*corners)), height=round(height * INCH))


def look(*terrain: Terrain, at: float = 10, others: tuple[Model, ...] = (), agreed: Agreement = PLAIN) -> TrueSight:
    """Look along the x axis from (0, 0) to (`at`, 0)."""
    return true_sight(soldier("a", 0, 0), soldier("b", at, 0), terrain, others, agreed)


def test_open_ground() -> None:
    seen = look()
    assert (seen.visible, seen.share, seen.blockers, seen.cover.where) == (True, 1.0, (), "none")
    assert seen.witness is not None
    eye, spot = seen.witness
    assert eye == (0.0, 0.0, SOLDIER * INCH)
    assert spot == pytest.approx((10 * INCH, 0, SOLDIER * INCH / 2), abs=200)


def test_wall_lower_than_the_eye() -> None:
    """Over a wall half an inch high, 9 in away: at 10 in the ray is 1.25 - 0.75 / 0.9 = 0.41667 high, a third."""
    seen = look(block((8, -5, 9, 5), 0.5))
    assert seen.share == pytest.approx(2 / 3)
    assert seen.visible
    assert seen.blockers == ("ruin",)
    assert seen.cover.where == "none"
    assert seen.cover.hidden == pytest.approx(1 / 3)


def test_wall_lower_than_the_eye_and_near_it_hides_nothing() -> None:
    """At 5 in: 1.25 - 0.75 / 0.5 is under the mat."""
    assert look(block((4, -5, 5, 5), 0.5)).share == 1.0


def test_wall_taller_than_the_eye() -> None:
    seen = look(block((8, -5, 9, 5), 2))
    assert (seen.visible, seen.share, seen.witness, seen.blockers) == (False, 0.0, None, ("ruin",))
    assert (seen.cover.where, seen.cover.by, seen.cover.hidden) == ("behind", "ruin", 1.0)


def test_wall_as_high_as_the_eye_hides_one_as_tall() -> None:
    assert not look(block((8, -5, 9, 5), SOLDIER)).visible


def test_wall_that_reaches_the_middle_hides_half() -> None:
    seen = look(block((8, 0, 9, 5), 3))
    assert seen.share == pytest.approx(0.5)
    assert (seen.cover.where, seen.visible) == ("behind", True)
    assert seen.witness is not None
    assert seen.witness[1][1] < 0


def test_wall_beside_the_line_hides_nothing() -> None:
    """Its far corner throws the shadow 0.63 / 0.9 = 0.7 in aside; the base ends at 0.62992."""
    assert look(block((8, 0.63, 9, 5), 3)).share == 1.0


def test_window() -> None:
    """Half an inch of wall at 5 in, sill 0.5, head 1.0: the ray under the head ends 1.25 - 0.25 / 0.5 = 0.75 high."""
    wall = block((5, -5, 5.5, 5), 3)
    window = Opening((5 * INCH, -INCH), (5 * INCH, INCH), see=True, low=INCH // 2, high=INCH)
    with_window = Terrain("wall", "wall", wall.outline, height=wall.height, openings=(window,))
    assert look(with_window).share == pytest.approx(0.75 / SOLDIER)
    shut = Agreement(kinds=(KindRule("wall", windows_let_see=False),))
    assert look(with_window, agreed=shut).share == 0.0
    blind = Terrain(
        "wall", "wall", wall.outline, height=wall.height, openings=(Opening(window.a, window.b, walk=True),)
    )
    assert look(blind).share == 0.0


def test_two_windows_share_the_view_and_the_wall_between_them_hides() -> None:
    """Windows begin 0.1 in off the line, drawn on the near face: seen past 0.1 / 0.5 = 0.2 in either way of 0.62992."""
    windows = tuple(
        Opening((5 * INCH, side * INCH // 10), (5 * INCH, side * INCH), see=True, low=0, high=None) for side in (1, -1)
    )
    wall = Terrain("wall", "wall", rectangle(*inches(5, -5, 5.5, 5)), height=3 * INCH, openings=windows)
    assert look(wall).share == pytest.approx(1 - 0.2 / (16 / 25.4), abs=2 * A_COLUMN)


def test_ruin_with_walls_hides_what_stands_inside_unless_seen_through_the_door() -> None:
    outline, inner = rectangle(*inches(6, -4, 14, 4)), rectangle(*inches(6.5, -3.5, 13.5, 3.5))
    door = Opening((6 * INCH, -2 * INCH), (6 * INCH, 2 * INCH), see=True)
    closed = Terrain("ruin", "ruin", outline, (inner,), height=3 * INCH)
    opened = Terrain("ruin", "ruin", outline, (inner,), height=3 * INCH, openings=(door,))
    assert look(closed).share == 0.0
    assert look(opened).share == 1.0
    assert look(opened).cover.where == "in"
    assert look(opened, at=18).share == 0.0  # through the door, but not through the back wall


WOODS = block((8, -5, 14, 5), 6, "woods")


def woods(depth: float) -> Agreement:
    return Agreement(kinds=(KindRule("woods", "area", depth=round(depth * INCH)),))


def test_standing_in_woods() -> None:
    seen = look(WOODS, agreed=woods(3))
    assert (seen.share, seen.cover.where, seen.cover.by) == (1.0, "in", "woods")
    assert look(WOODS, agreed=woods(1)).share == 0.0
    assert true_sight(soldier("b", 10, 0), soldier("a", 0, 0), (WOODS,), (), woods(3)).share == 1.0


def test_across_woods() -> None:
    assert look(WOODS, at=16, agreed=woods(60)).share == 0.0
    over = true_sight(soldier("a", 0, 0, foot=12), soldier("b", 40, 0, foot=12), (WOODS,), (), woods(3))
    assert over.share == 1.0


def test_blocks_entirely_at_any_height() -> None:
    low = block((4, -5, 5, 5), 0.1, "smoke")
    assert look(low).share == 1.0
    assert look(low, agreed=Agreement(kinds=(KindRule("smoke", "entirely"),))).share == 0.0


def test_never_blocks_but_gives_cover() -> None:
    crater = block((9, -2, 12, 2), 1, "crater")
    seen = look(crater, agreed=Agreement(kinds=(KindRule("crater", "never"),)))
    assert (seen.share, seen.cover.where, seen.cover.by) == (1.0, "in", "crater")


def test_terrain_without_cover() -> None:
    agreed = Agreement(kinds=(KindRule("fence", gives_cover=False),))
    seen = look(block((8, 0, 9, 5), 3, "fence"), agreed=agreed)
    assert (seen.cover.where, seen.cover.hidden, seen.blockers) == ("none", 0.0, ("fence",))


def test_another_unit_in_between() -> None:
    """A post of 0.2 in radius half-way throws a shadow 10 tan(asin(0.2 / 5)) = 0.40032 in to either side of 0.62992."""
    post = Model("post", "c", Disc(5 * INCH, 0, INCH // 5), round(SOLDIER * INCH))
    hidden = 10 * math.tan(math.asin(0.2 / 5)) / (16 / 25.4)
    seen = look(others=(post,))
    assert seen.share == pytest.approx(1 - hidden, abs=2 * A_COLUMN)
    assert (seen.blockers, seen.cover.where, seen.cover.by) == (("post",), "behind", "post")
    assert look(others=(post,), agreed=Agreement(models_block=False)).share == 1.0
    assert look(others=(post,), agreed=Agreement(models_give_cover=False)).cover.where == "none"


def test_lower_model_half_way_hides_little() -> None:
    """Half as high as the eye, its back at 5.2 in: 1.25 - 0.625 / 0.52 = 0.04808 in at the middle, less beside it."""
    crate = Model("crate", "c", rectangle(*inches(4.8, -1, 5.2, 1)), round(SOLDIER / 2 * INCH))
    assert look(others=(crate,)).share == pytest.approx(1 - 0.0480769 / SOLDIER, abs=1e-5)


def test_own_unit_and_target_unit_hide_nothing() -> None:
    mates = soldier("a2", 5, 0, "a"), soldier("b2", 6, 0, "b")
    assert look(others=mates).share == 1.0
    assert look(others=(*mates, soldier("c", 5, 0))).share == 0.0


def test_from_a_roof() -> None:
    """The eye is 4.25 in up, the edge of the roof 2 in away: at 3 in it hides up to 4.25 - 1.25 / (2 / 3) = 2.375."""
    roof = block((-2, -2, 2, 2), 3)
    above = soldier("a", 0, 0, foot=3)
    assert true_sight(above, soldier("b", 10, 0), (roof,), (), PLAIN).share == 1.0
    assert true_sight(above, soldier("b", 3, 0), (roof,), (), PLAIN).share == 0.0
    assert true_sight(soldier("b", 10, 0), above, (roof,), (), PLAIN).cover.where == "none"
    # at 5 in: 4.25 - 1.25 / (2 / 5) = 1.125
    part = true_sight(above, soldier("b", 5, 0), (roof,), (), PLAIN)
    assert part.share == pytest.approx(1 - 1.125 / SOLDIER)
    assert (part.cover.where, part.cover.by) == ("behind", "ruin")


def test_over_a_wall_from_a_roof() -> None:
    """A wall 2 in high with its back at 9 in, the eye 4.25 up: 4.25 - 2.25 / 0.9 = 1.75, above the whole target."""
    above = soldier("a", 0, 0, foot=3)
    assert true_sight(above, soldier("b", 10, 0), (block((8, -5, 9, 5), 2),), (), PLAIN).share == 0.0
    half = true_sight(above, soldier("b", 10, 0), (block((8, -5, 9, 5), 1.25),), (), PLAIN)
    assert half.share == pytest.approx(1 - (4.25 - 3 / 0.9) / SOLDIER)


def test_under_a_floor() -> None:
    """A bridge from 1 in up: at its near edge (8 in) the ray just under it is at 1.25 - 0.25 / 0.8 = 0.9375."""
    bridge = Terrain("bridge", "bridge", rectangle(*inches(8, -5, 9, 5)), height=3 * INCH, floor=INCH)
    assert look(bridge).share == pytest.approx(0.9375 / SOLDIER)


def test_touching_bases_see_each_other_past_a_wall_behind() -> None:
    a, b = Model("a", "a", Disc(0, 0, 16_000), 30_000), Model("b", "b", Disc(32_000, 0, 16_000), 30_000)
    assert true_sight(a, b, (block((2, -5, 3, 5), 9),), (), PLAIN).share == 1.0
    assert true_sight(a, a, (), (), PLAIN).visible


def test_small_parts() -> None:
    strict = Agreement(small_parts_suffice=False, small_part=0.4)
    low = block((8, -5, 9, 5), 0.5)
    most = block((8, -0.4, 9, 5), 3)
    assert look(low, agreed=strict).visible
    sliver = look(most, agreed=strict)
    assert 0 < sliver.share < 0.4
    assert not sliver.visible
    assert look(most).visible


def test_two_things_together_hide_what_neither_hides_alone() -> None:
    left, right = block((8, -5, 9, 0), 3, name="left"), block((8, 0, 9, 5), 3, name="right")
    assert look(left).visible
    assert look(right).visible
    both = look(left, right)
    assert not both.visible
    assert both.blockers == ("left", "right")


def test_bases_of_all_kinds_hide_and_are_hidden() -> None:
    """A base with round ends across the line reaches 0.2 in aside, a square one 0.1."""
    high = 9 * INCH
    long = Model("long", "c", Stadium(5 * INCH, -INCH // 10, 5 * INCH, INCH // 10, INCH // 10), high)
    square = Model("square", "c", rectangle(*inches(4.9, -0.1, 5.1, 0.1)), high)
    round_ends, squared = look(others=(long,)).share, look(others=(square,)).share
    assert round_ends < squared < 1.0
    hull = Model("b", "b", Polygon(rectangle(*inches(9, -1, 11, 1)).ring), 2 * INCH)
    seen = true_sight(soldier("a", 0, 0), hull, (block((8, -5, 9, 0), 9),), (), PLAIN)
    assert seen.share == pytest.approx(0.5)


def random_table(rng: Random) -> tuple[Model, Model, list[Terrain], list[Model]]:
    kinds = ("ruin", "woods", "smoke")
    pieces = []
    for k in range(rng.randint(1, 5)):
        x, y, w, h = rng.uniform(1, 9), rng.uniform(-3, 2), rng.uniform(0.2, 4), rng.uniform(0.2, 3)
        piece = block((x, y, x + w, y + h), rng.choice((0.4, 0.9, 2)), rng.choice(kinds), f"piece {k}")
        edge = piece.outline.ring
        window = Opening(edge[0], edge[3], see=True, low=INCH // 4, high=INCH)
        pieces.append(Terrain(piece.id, piece.kind, piece.outline, height=piece.height, openings=(window,)))
    models = [soldier(f"c{k}", rng.uniform(2, 8), rng.uniform(-1, 1), "c") for k in range(rng.randint(0, 2))]
    return soldier("a", 0, 0, foot=rng.choice((0, 0, 2))), soldier("b", 10, rng.uniform(-1, 1)), pieces, models


AGREED = Agreement(kinds=(KindRule("woods", "area", depth=2 * INCH), KindRule("smoke", "entirely")))


@given(st.integers(0, 10**6))
def test_more_terrain_never_shows_more(seed: int) -> None:
    a, b, pieces, models = random_table(Random(seed))
    fewer = true_sight(a, b, pieces[1:], models, AGREED)
    more = true_sight(a, b, pieces, models, AGREED)
    assert more.share <= fewer.share + 1e-12
    assert fewer.visible or not more.visible
    assert true_sight(a, b, pieces, models[1:], AGREED).share >= more.share - 1e-12


@given(st.integers(0, 10**6))
def test_the_witness_is_free(seed: int) -> None:
    """Walk along the witness: no step of it is inside a solid (windows and areas left aside)."""
    a, b, pieces, models = random_table(Random(seed))
    bare = [Terrain(one.id, "ruin", one.outline, height=one.height) for one in pieces]
    seen = true_sight(a, b, bare, models, PLAIN)
    assert (seen.witness is None) == (seen.share == 0.0)
    if seen.witness is not None:
        (x0, y0, z0), (x1, y1, z1) = seen.witness
        for k in range(1, 400):
            x, y, z = (p + (q - p) * k / 400 for p, q in ((x0, x1), (y0, y1), (z0, z1)))
            for piece in bare:
                (left, low), (right, high) = piece.outline.ring[0], piece.outline.ring[2]
                assert not (left < x < right and low < y < high and z < piece.height)
            for one in models:
                assert isinstance(one.base, Disc)
                assert math.hypot(x - one.base.x, y - one.base.y) >= one.base.r or z >= one.height


def change(shape: Shape, how: str) -> Shape:
    def at(x: int, y: int) -> tuple[int, int]:
        return {"moved": (x + 123_457, y - 98_765), "turned": (-y, x), "mirrored": (-x, y)}[how]

    if isinstance(shape, Disc):
        return Disc(*at(shape.x, shape.y), shape.r)
    assert isinstance(shape, Polygon)
    ring = tuple(at(x, y) for x, y in shape.ring)
    return Polygon(ring[::-1] if how == "mirrored" else ring)


def changed(piece: Terrain, how: str) -> Terrain:
    outline = change(piece.outline, how)
    assert isinstance(outline, Polygon)
    windows = []
    for one in piece.openings:
        ends = [change(Disc(*end, 1), how) for end in (one.a, one.b)]
        a, b = ((end.x, end.y) for end in ends if isinstance(end, Disc))
        windows.append(Opening(a, b, see=one.see, low=one.low, high=one.high))
    return Terrain(piece.id, piece.kind, outline, height=piece.height, openings=tuple(windows))


@given(st.integers(0, 10**6), st.sampled_from(["moved", "turned", "mirrored"]))
def test_moving_turning_and_mirroring_change_nothing(seed: int, how: str) -> None:
    a, b, pieces, models = random_table(Random(seed))
    there = [Model(one.id, one.unit, change(one.base, how), one.height, one.foot) for one in (a, b, *models)]
    seen = true_sight(a, b, pieces, models, AGREED)
    other = true_sight(there[0], there[1], [changed(one, how) for one in pieces], there[2:], AGREED)
    assert other.share == pytest.approx(seen.share, abs=2 * A_COLUMN)
    assert (other.cover.where, other.cover.by) == (seen.cover.where, seen.cover.by)


def test_equal_models_see_as_much_of_each_other_past_something_in_the_middle() -> None:
    wall = block((4.5, 0.1, 5.5, 4), 0.9)
    a, b = soldier("a", 0, 0), soldier("b", 10, 0)
    assert true_sight(a, b, (wall,), (), PLAIN).share == pytest.approx(true_sight(b, a, (wall,), (), PLAIN).share)
