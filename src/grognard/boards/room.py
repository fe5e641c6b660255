"""Is there room for a base here? Every reason why not, decided exactly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec

from grognard.boards.measure import contains, distance, is_closer, is_wholly_within, is_within, overlap
from grognard.boards.problems import Problem, problem
from grognard.boards.rings import edges
from grognard.boards.shapes import Polygon, Shape, Stadium
from grognard.boards.table import edge_problems

__all__ = ["Near", "Obstacle", "Room", "has_room", "placement_problems", "room_problems"]


class Obstacle(msgspec.Struct, frozen=True):
    """Something a base may not overlap, and must stay `gap` micrometres away from.

    With `may_touch` exactly the gap is far enough, without it the base must be farther. `holes` are open ground.
    """

    name: str
    shape: Shape
    gap: int = 0
    may_touch: bool = True
    holes: tuple[Polygon, ...] = ()


class Near(msgspec.Struct, frozen=True):
    """Something that no part of a base may be farther away from than `reach` micrometres, such as a leader."""

    name: str
    shape: Shape
    reach: int


class Room(msgspec.Struct, frozen=True):
    """What a base has to respect: the table's edges, obstacles, what it must be near, and a region it must lie in."""

    width: int
    depth: int
    obstacles: tuple[Obstacle, ...] = ()
    near: tuple[Near, ...] = ()
    region: Shape | None = None


def room_problems(base: Shape, room: Room) -> tuple[Problem, ...]:
    """Name every reason why a base may not stand where it is; none if it may."""
    return tuple(_problems(base, room))


def has_room(base: Shape, room: Room) -> bool:
    """Tell whether a base may stand where it is."""
    return next(_problems(base, room), None) is None


def placement_problems(bases: Sequence[Shape], room: Room) -> tuple[Problem, ...]:
    """Name every reason why several bases may not stand where they are, each other included."""
    alone = (found for base in bases for found in _problems(base, room))
    pairs = (
        problem(f"base {place}", "overlaps-base", other=f"base {other}")
        for (place, a), (other, b) in combinations(enumerate(bases, 1), 2)
        if overlap(a, b)
    )
    return (*alone, *pairs)


def _problems(base: Shape, room: Room) -> Iterator[Problem]:
    yield from edge_problems("table", base, room.width, room.depth)
    if room.region is not None and not contains(room.region, base):
        yield problem("region", "outside-the-region")
    for near in room.near:
        if not is_wholly_within(base, near.shape, near.reach):
            yield problem(near.name, "not-wholly-within", other=near.name, reach_um=near.reach)
    for obstacle in room.obstacles:
        if _is_in_the_way(base, obstacle):
            yield _obstruction(base, obstacle)


def _obstruction(base: Shape, obstacle: Obstacle) -> Problem:
    if overlap(base, obstacle.shape):
        return problem(obstacle.name, "overlaps", other=obstacle.name)
    key = "too-close" if obstacle.may_touch else "not-farther-than"
    away = int(distance(base, obstacle.shape))
    return problem(obstacle.name, key, other=obstacle.name, away_um=away, gap_um=obstacle.gap)


def _is_in_the_way(base: Shape, obstacle: Obstacle) -> bool:
    """Tell whether an obstacle keeps a base from standing where it is."""
    if not _is_too_close(base, obstacle.shape, obstacle):
        return False
    return not any(_has_room_in(hole, base, obstacle) for hole in obstacle.holes)


def _is_too_close(base: Shape, shape: Shape, obstacle: Obstacle) -> bool:
    if not obstacle.may_touch:
        return is_within(base, shape, obstacle.gap)
    return is_closer(base, shape, obstacle.gap) if obstacle.gap else overlap(base, shape)


def _has_room_in(hole: Polygon, base: Shape, obstacle: Obstacle) -> bool:
    """Tell whether a base fits into a hole of an obstacle, its gap kept all around."""
    if not contains(hole, base):
        return False
    if obstacle.gap == 0 and obstacle.may_touch:
        return True
    sides = (Stadium(*a, *b, 0) for a, b in edges(hole.ring))
    return not any(_is_too_close(base, side, obstacle) for side in sides)
