"""How far a charge has to go: worked values, and a judge that tries a fine lattice of ends."""

from __future__ import annotations

import random
from math import ceil, inf

import pytest

from boards.path_scenes import MARINE, ZEALOT, at, clear_spot, disc, random_solids, wall
from grognard.boards.length import INCH
from grognard.boards.path_check import check_path
from grognard.boards.path_goal import Goal, is_in_goal, way_into
from grognard.boards.path_reach import length_to, reach
from grognard.boards.path_space import Spot
from grognard.boards.paths import Ground, Straight, length_of
from grognard.boards.shapes import Disc, Polygon

SPEED = 4


def needed(ground: Ground, start: Spot, goal: Goal, limit: float = inf) -> float | None:
    route = way_into(ground, INCH, start, goal, limit)
    return None if route is None else round(route.length / INCH, 4)


def zealot(*groups: tuple[Disc, ...], within: int = INCH, screens: tuple[Polygon, ...] = ()) -> Goal:
    """Where a 40 mm base may end near a base of every group, and off the terrain that must not lie between."""
    return Goal(ZEALOT, within, groups, solids=screens, screens=screens)


def test_t48_a_free_charge() -> None:
    """Within 1 in needs 5.5827 (a 2), contact 6.5827 (a 3)."""
    marine = disc(18, 10)
    near = needed(Ground((marine,)), at(10, 10), zealot((marine,)))
    touching = needed(Ground((marine,)), at(10, 10), zealot((marine,), within=0))
    assert near == 5.5827
    assert touching == 6.5827
    assert (ceil(near - SPEED), ceil(touching - SPEED)) == (2, 3)


@pytest.mark.parametrize(("y", "length"), [(15.0, None), (14.6, 7.2561)])
def test_t50_two_targets_at_once(y: float, length: float | None) -> None:
    one, two = disc(18, 10), disc(18, y)
    assert needed(Ground((one, two)), at(10, 12.3), zealot((one,), (two,))) == length


@pytest.mark.parametrize(("engaged_through_walls", "length"), [(False, 12.0617), (True, 1.8626)])
def test_t52_a_target_just_behind_a_wall(engaged_through_walls: bool, length: float) -> None:
    barrier, marine = wall(10, 4, 10.4, 16), Disc(round((10.4 + 0.25) * INCH) + MARINE, 10 * INCH, MARINE)
    goal = zealot((marine,), screens=() if engaged_through_walls else (barrier,))
    goal = Goal(ZEALOT, INCH, ((marine,),), (barrier,), goal.screens)
    route = way_into(Ground((barrier, marine)), INCH, at(7, 10), goal)
    assert route is not None
    assert round(route.length / INCH, 4) == length
    if not engaged_through_walls:
        assert [round(length_of(piece) / INCH, 4) for piece in route.pieces] == [6.6895, 0.5909, 0.4, 0.7456, 3.6357]


def test_the_limit_is_the_charge() -> None:
    marine = disc(18, 10)
    assert needed(Ground((marine,)), at(10, 10), zealot((marine,)), 5.58 * INCH) is None
    assert needed(Ground((marine,)), at(10, 10), zealot((marine,)), 6 * INCH) == 5.5827


def test_who_is_there_already_goes_nowhere() -> None:
    marine = disc(12, 10)
    route = way_into(Ground((marine,)), INCH, at(10, 10), zealot((marine,)))
    assert route is not None
    assert (route.length, route.pieces) == (0.0, ())


def test_any_model_of_a_group_will_do() -> None:
    near, far = disc(15, 10), disc(18, 10)
    assert needed(Ground((near, far)), at(10, 10), zealot((near, far))) == round(5 - 2.417323, 4)


def test_an_undeclared_enemy_is_kept_at_its_distance() -> None:
    """A disc grown by the forbidden distance (and one micrometre, as exactly that is forbidden too) moves the end."""
    marine, other = disc(18, 10), disc(16, 11)
    zone = Disc(other.x, other.y, other.r + INCH + 1)
    free = needed(Ground((marine, other)), at(10, 10), zealot((marine,)))
    kept = needed(Ground((marine, other)), at(10, 10), Goal(ZEALOT, INCH, ((marine,),), (zone, other)))
    assert free is not None
    assert kept is not None
    assert kept > free


def test_no_room_beside_the_target() -> None:
    marine = disc(18, 10)
    walls = (wall(16, 8, 17, 12), wall(19, 8, 20, 12), wall(16, 11, 20, 12), wall(16, 8, 20, 9))
    goal = Goal(ZEALOT, 0, ((marine,),), walls)
    assert needed(Ground((marine, *walls)), at(10, 10), goal) is None


@pytest.mark.parametrize("seed", range(10))
def test_no_end_on_a_fine_lattice_is_nearer(seed: int) -> None:
    rng = random.Random(seed)
    solids = random_solids(rng, 3, 5, 12)
    barriers = tuple(solid for solid in solids if isinstance(solid, Polygon))
    bases = tuple(solid for solid in solids if isinstance(solid, Disc))
    board = (0, 0, 12 * INCH, 12 * INCH)
    groups = (bases[:2],) if seed % 2 else (bases[:1], bases[1:3])
    screens = barriers if seed % 3 else ()
    goal = Goal(ZEALOT, (seed % 4) * INCH // 2 + INCH // 4, groups, solids, screens, board)
    ground = Ground(solids, board)
    start = clear_spot(rng, ground, INCH, 12)
    route = way_into(ground, INCH, start, goal)
    field = reach(ground, INCH, start, 40 * INCH)
    assert field is not None
    step = INCH // 8
    lattice = [(x, y) for x in range(0, board[2], step) for y in range(0, board[3], step)]
    lengths = [length for spot in lattice if is_in_goal(goal, spot) and (length := length_to(field, spot)) is not None]
    if route is None:
        assert lengths == []
        return
    assert check_path(ground, INCH, route.pieces) == ()
    last = route.pieces[-1] if route.pieces else None
    assert not isinstance(last, Straight) or is_in_goal(goal, last.end)
    assert all(length >= route.length - 2 for length in lengths)
    if lengths:
        assert min(lengths) <= route.length + 4 * step
