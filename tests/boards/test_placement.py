from itertools import combinations, pairwise
from math import hypot, sqrt
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from boards.scenes import SYMMETRIES, changed
from grognard.boards.coherency import coherency_problems, groups, links_within, ranks
from grognard.boards.length import INCH
from grognard.boards.measure import is_within, overlap
from grognard.boards.placement import auto_place, nearest_place, places
from grognard.boards.room import Near, Obstacle, Room, has_room, placement_problems, room_problems
from grognard.boards.shapes import (
    Disc,
    Point,
    Polygon,
    Shape,
    centre,
    moved,
    oval_base,
    rectangle,
    round_base,
    stadium_base,
    turned,
)

BOARD = 36 * INCH
MIDDLE = (BOARD // 2, BOARD // 2)


def wall(x0: float, y0: float, x1: float, y1: float) -> Obstacle:
    return Obstacle("wall", rectangle(*(round(inches * INCH) for inches in (x0, y0, x1, y1))))


def coherent(leader: Disc, inches: float, *obstacles: Obstacle) -> Room:
    """The room for followers of a leader: off its base, and wholly within so many inches of it."""
    near = Near("leader", leader, round(inches * INCH))
    return Room(BOARD, BOARD, (Obstacle("leader", leader), *obstacles), (near,))


def at(x: float, y: float, mm: int = 32) -> Disc:
    return round_base(mm, (round(x * INCH), round(y * INCH)))


def test_t5_no_second_large_base_fits_within_three_inches_but_one_within_four() -> None:
    leader = round_base(80, MIDDLE)
    assert nearest_place(round_base(80), coherent(leader, 3), MIDDLE) is None
    found = nearest_place(round_base(80), coherent(leader, 4), MIDDLE)
    assert found is not None
    assert is_within(found, leader, 1)


def test_t6_eighteen_followers_fit_within_three_inches_on_open_ground() -> None:
    leader = round_base(32, MIDDLE)
    room = coherent(leader, 3)
    found = auto_place([round_base(32)] * 18, room, MIDDLE)
    assert found.is_complete
    assert placement_problems(found.placed, room) == ()


def test_t7_two_followers_fit_into_a_dead_end_and_no_third() -> None:
    leader = Disc(10 * INCH, 10 * INCH, 16_000)
    low, high = 10 - 0.65, 10 + 0.65
    end = 10 * INCH - 16_000
    back = Obstacle("back", rectangle(0, 0, end, BOARD))
    room = coherent(leader, 3, wall(0, 0, 36, low), wall(0, high, 36, 36), back)
    assert len(auto_place([round_base(32)] * 5, room, centre(leader)).placed) == 2
    two = auto_place([round_base(32)] * 2, room, centre(leader))
    assert two.is_complete
    full = Room(BOARD, BOARD, (*room.obstacles, *(Obstacle("own", each) for each in two.placed)), room.near)
    assert nearest_place(round_base(32), full, centre(leader)) is None
    # Out of reach, but as near as it can: the fourth stands third in the zigzag of the corridor.
    fourth = nearest_place(round_base(32), Room(BOARD, BOARD, full.obstacles), centre(leader))
    assert isinstance(fourth, Disc)
    assert (fourth.x - leader.x) / INCH == pytest.approx(3.778, abs=0.01)


@pytest.mark.parametrize(("gap", "fits"), [(1.0, False), (1.2598, False), (1.26, True)])
def test_t15_a_base_ends_only_in_a_gap_as_wide_as_itself(gap: float, fits: bool) -> None:
    room = Room(BOARD, BOARD, (wall(10, 0, 11, 10 - gap / 2), wall(10, 10 + gap / 2, 11, 20)))
    assert has_room(at(10.5, 10), room) == fits


def test_a_gap_of_exactly_the_base_is_found_although_it_is_a_single_line() -> None:
    walls = (
        Obstacle("a", rectangle(100_000, 0, 120_000, 84_000)),
        Obstacle("b", rectangle(100_000, 116_000, 120_000, BOARD)),
    )
    room = Room(BOARD, BOARD, walls, (Near("spot", Disc(110_000, 100_000, 16_500), 0),))
    found = nearest_place(round_base(32), room, (110_300, 100_000))
    assert found == Disc(110_300, 100_000, 16_000)


def test_t18_exactly_one_inch_is_too_close_where_more_is_asked_for() -> None:
    enemy = Disc(14 * INCH, 10 * INCH, 16_000)
    strict = Room(BOARD, BOARD, (Obstacle("enemy", enemy, INCH, may_touch=False),))
    exactly = Disc(enemy.x - 57_400, enemy.y, 16_000)
    (wrong,) = room_problems(exactly, strict)
    assert str(wrong) == "enemy: not farther than (other enemy, away_um 25400, gap_um 25400)"
    assert has_room(moved(exactly, -1, 0), strict)
    assert has_room(exactly, Room(BOARD, BOARD, (Obstacle("enemy", enemy, INCH),)))
    found = nearest_place(round_base(32), strict, (exactly.x, exactly.y))
    assert found == moved(exactly, -1, 0)


def test_t20_a_base_may_not_end_on_a_low_piece_but_beyond_it() -> None:
    room = Room(BOARD, BOARD, (wall(11, 9, 12, 11),))
    assert has_room(at(13, 10), room)
    assert [each.key for each in room_problems(at(11.5, 10), room)] == ["overlaps"]


def test_t55_ranks_tell_who_fights_and_who_supports() -> None:
    enemy, a = at(10, 10), at(11.76, 10)
    own = [a, moved(a, 32_000, 0), moved(a, 64_000, 0)]
    fighting = [index for index, base in enumerate(own) if is_within(base, enemy, INCH)]
    assert fighting == [0]
    assert ranks(3, links_within(own, 0), fighting) == (0, 1, 2)
    assert ranks(3, (), fighting) == (0, None, None)


def test_every_reason_is_named_at_once() -> None:
    room = Room(
        BOARD,
        BOARD,
        (wall(0, 0, 1, 1), Obstacle("enemy", at(2, 0), INCH)),
        (Near("leader", at(20, 20), INCH),),
        rectangle(0, 0, 10, 10),
    )
    found = [(each.where, each.key) for each in room_problems(at(0, 0), room)]
    assert found == [
        ("table", "off-the-table"),
        ("region", "outside-the-region"),
        ("leader", "not-wholly-within"),
        ("wall", "overlaps"),
        ("enemy", "too-close"),
    ]


def test_a_courtyard_is_open_ground_with_its_gap_kept() -> None:
    yard = rectangle(10 * INCH, 10 * INCH, 16 * INCH, 14 * INCH)
    solid = Obstacle("ruin", rectangle(9 * INCH, 9 * INCH, 17 * INCH, 15 * INCH), holes=(yard,))
    room = Room(BOARD, BOARD, (solid,))
    assert has_room(at(13, 12), room)
    assert not has_room(at(10, 12), room)
    found = nearest_place(round_base(32), room, (10 * INCH, 12 * INCH))
    assert found == Disc(10 * INCH + 16_000, 12 * INCH, 16_000)
    wide = Room(BOARD, BOARD, (Obstacle("ruin", solid.shape, INCH, holes=(yard,)),))
    assert not has_room(at(11, 12), wide)
    assert nearest_place(round_base(32), wide, (10 * INCH, 12 * INCH)) == Disc(11 * INCH + 16_000, 12 * INCH, 16_000)


def test_coherency_names_groups_and_pairs_that_are_too_far() -> None:
    row = [at(2, 2), at(4, 2), at(6, 2), at(12, 2)]
    assert groups(4, links_within(row, INCH)) == ((0, 1, 2), (3,))
    assert [str(each) for each in coherency_problems(row, INCH, 8 * INCH)] == [
        "base 4: not linked (reach_um 25400, bases 1)",
        "base 1: too far (other base 4, reach_um 203200)",
    ]
    assert coherency_problems(row[:3], INCH, 8 * INCH) == ()
    assert coherency_problems([], INCH) == ()


def test_an_accepted_placing_keeps_every_base_by_another() -> None:
    room = Room(BOARD, BOARD, (wall(17, 17, 19, 19),))

    def linked(base: Shape, placed: tuple[Shape, ...]) -> bool:
        return not placed or any(is_within(base, other, INCH) for other in placed)

    found = auto_place([round_base(25)] * 8, room, MIDDLE, accept=linked)
    assert found.is_complete
    assert coherency_problems(found.placed, INCH, 9 * INCH) == ()


def test_a_mixed_group_of_long_bases_finds_its_places() -> None:
    bases: list[Shape] = [oval_base(60, 35), stadium_base(100, 40), rectangle(0, 0, 90_000, 40_000), round_base(50)]
    leader = round_base(40, MIDDLE)
    room = coherent(leader, 6, wall(18.8, 15, 19.5, 21))
    found = auto_place(bases, room, MIDDLE)
    assert found.is_complete
    assert placement_problems(found.placed, room) == ()


def scene(seed: int) -> tuple[Room, Disc, list[Shape]]:
    """A crowded corner of a table round a leader, with walls, a concave ruin, enemies and a mixed group to place."""
    random = Random(seed)
    leader = round_base(random.choice((32, 40, 50)), (random.randint(25_000, 150_000), random.randint(25_000, 150_000)))

    def about(spread: int) -> Point:
        return leader.x + random.randint(-spread, spread), leader.y + random.randint(-spread, spread)

    notched = Polygon(((0, 0), (60_000, 0), (60_000, 50_000), (40_000, 50_000), (40_000, 20_000), (0, 20_000)))
    shapes: list[Shape] = [
        *(moved(turned(rectangle(0, 0, 60_000, 12_000), random.uniform(0, 360)), *about(90_000)) for _ in range(3)),
        moved(turned(notched, random.uniform(0, 360)), *about(90_000)),
        round_base(32, about(80_000)),
        moved(stadium_base(100, 40), *about(90_000)),
    ]
    gaps = [0, 0, 0, 0, INCH, 0]
    obstacles = [
        Obstacle(f"o{place}", shape, gap, may_touch=not gap)
        for place, (shape, gap) in enumerate(zip(shapes, gaps, strict=True))
        if not overlap(shape, leader)
    ]
    group: list[Shape] = [round_base(random.choice((25, 32))) for _ in range(random.randint(1, 7))]
    if seed % 4 == 0:
        group.append(turned(stadium_base(60, 25), random.choice((0, 30, 90))))
    near = (Near("leader", leader, random.choice((2, 3, 4)) * INCH),)
    return Room(10 * INCH, 10 * INCH, (Obstacle("leader", leader), *obstacles), near), leader, group


@pytest.mark.parametrize("seed", range(40))
def test_what_the_auto_placer_gives_always_passes_and_never_changes(seed: int) -> None:
    room, leader, group = scene(seed)
    found = auto_place(group, room, centre(leader), seed)
    assert placement_problems(found.placed, room) == ()
    for base, place in zip(group, found.places, strict=True):
        assert place is None or moved(base, *minus(centre(place), centre(base))) == place
    if seed % 8 == 0:
        assert auto_place(group, room, centre(leader), seed) == found


@pytest.mark.parametrize("seed", range(40))
def test_no_place_on_a_fine_grid_is_nearer_than_the_nearest_place(seed: int) -> None:
    room, leader, group = scene(seed)
    target = (leader.x + 7_000, leader.y - 3_000)
    found = nearest_place(group[0], room, target)
    best = None if found is None else hypot(*minus(centre(found), target))
    assert found is None or has_room(found, room)
    step = 4_000
    for dx in range(-110_000, 110_000, step):
        for dy in range(-110_000, 110_000, step):
            away = hypot(dx, dy)
            if best is None or away < best - 1e-6:
                at_grid = (target[0] + dx, target[1] + dy)
                assert not has_room(moved(group[0], *minus(at_grid, centre(group[0]))), room), (seed, dx, dy)


def minus(a: Point, b: Point) -> Point:
    return a[0] - b[0], a[1] - b[1]


@settings(max_examples=30)
@given(st.integers(0, 10**6), st.sampled_from(SYMMETRIES[1:]))
def test_the_nearest_place_is_as_near_in_the_mirror(seed: int, change: object) -> None:
    assert callable(change)
    room, leader, group = scene(4 * seed + 1)
    target, room = centre(leader), Room(10**9, 10**9, room.obstacles, room.near)
    middle = 5 * 10**8
    before = tuple(Obstacle(o.name, moved(o.shape, middle, middle), o.gap, o.may_touch) for o in room.obstacles)

    def turn(point: Point) -> Point:
        x, y = change((point[0] - middle, point[1] - middle))
        return x + middle, y + middle

    after = tuple(Obstacle(o.name, changed(o.shape, turn), o.gap, o.may_touch) for o in before)
    goal = (target[0] + middle, target[1] + middle)
    one = nearest_place(group[0], Room(10**9, 10**9, before), goal)
    other = nearest_place(group[0], Room(10**9, 10**9, after), turn(goal))
    assert one is not None
    assert other is not None
    assert hypot(*minus(centre(one), goal)) == pytest.approx(hypot(*minus(centre(other), turn(goal))), abs=10)


def test_places_come_nearest_first_and_farthest_first() -> None:
    leader = round_base(32, MIDDLE)
    room = coherent(leader, 3, wall(19, 17, 20, 19))
    near = [hypot(*minus(centre(place), MIDDLE)) for place in places(round_base(32), room, MIDDLE)]
    far = [hypot(*minus(centre(place), MIDDLE)) for place in places(round_base(32), room, MIDDLE, farthest=True)]
    assert near[0] == pytest.approx(32_000, abs=5)
    assert far[0] == pytest.approx(3 * INCH, abs=5)
    assert all(a <= b + 10 for a, b in pairwise(near))
    assert all(a >= b - 10 for a, b in pairwise(far))


def test_six_bases_close_a_ring_and_twelve_more_the_next() -> None:
    leader = round_base(32, MIDDLE)
    found = auto_place([round_base(32)] * 6, coherent(leader, sqrt(12) * 16 / 25.4 + 0.01), MIDDLE)
    assert found.is_complete
    assert not any(overlap(a, b) for a, b in combinations(found.placed, 2))
