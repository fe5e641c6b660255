"""Where a base can stand: the nearest legal place, and places for a whole group. What is returned is always legal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import hypot
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from grognard.boards.curves import curves_of
from grognard.boards.length import INCH
from grognard.boards.room import Near, Obstacle, Room, has_room
from grognard.boards.shapes import Point, Shape, bounds, centre, moved

if TYPE_CHECKING:
    from grognard.boards.spots import Window

__all__ = ["NEAREST", "Accept", "Placing", "auto_place", "nearest_place", "places"]

NEAREST = 5
"""The nearest place found is at most this many micrometres farther than the nearest one there is."""

Accept: TypeAlias = Callable[[Shape, tuple[Shape, ...]], bool]
"""A further condition of a book: may this base stand here beside those placed before it?"""

_NUDGE = 3
_NUDGES = tuple((dx, dy) for dx in range(-_NUDGE, _NUDGE + 1) for dy in range(-_NUDGE, _NUDGE + 1))
_RETRIES = 8
_FIRST_LOOK = 2 * INCH


class Placing(msgspec.Struct, frozen=True):
    """What an auto-placer found: a place for each base in the order they were given, or none for some of them."""

    places: tuple[Shape | None, ...]

    @property
    def is_complete(self) -> bool:
        """Tell whether every base has a place."""
        return None not in self.places

    @property
    def placed(self) -> tuple[Shape, ...]:
        """Give the bases that have a place."""
        return tuple(place for place in self.places if place is not None)


def places(base: Shape, room: Room, target: Point, *, farthest: bool = False) -> Iterator[Shape]:
    """Go through the legal places at which a base touches what limits it, the nearest to a target first.

    A base keeps the way it is turned. Each place has passed the exact check. The points come from the enumeration of
    all meeting points of boundary curves, so that the first one is the nearest place there is, to within `NEAREST`
    micrometres, and no place at all means that there is none, but for slivers thinner than that.
    """
    from grognard.boards.spots import spots  # noqa: PLC0415 - numpy is loaded only where it is needed

    there = _at(base, target)
    if not farthest and has_room(there, room):
        yield there
    loose, curves = _loosened(room), curves_of(base, room)
    for ring in ((-1.0, _most(room, target)),) if farthest else _windows(room, target):
        for spot in spots(curves, target, ring, farthest=farthest):
            found = _nudged(base, room, spot, target) if has_room(_at(base, spot), loose) else None
            if found is not None:
                yield found


def _windows(room: Room, target: Point) -> Iterator[Window]:
    """Look close by first: few curves come near, and it is pairs of them that cost time."""
    low, high, most = -1.0, float(_FIRST_LOOK), _most(room, target)
    while low < most:
        yield low, min(high, most)
        low, high = high, 2 * high


def _most(room: Room, target: Point) -> float:
    """Give the farthest that a legal centre can be from a target: a corner of the table, or of what it must be near."""
    left, low, right, high = 0, 0, room.width, room.depth
    for near in room.near:
        box = bounds(near.shape)
        left, low = max(left, box[0] - near.reach), max(low, box[1] - near.reach)
        right, high = min(right, box[2] + near.reach), min(high, box[3] + near.reach)
    x, y = target
    return hypot(max(abs(left - x), abs(right - x)), max(abs(low - y), abs(high - y))) + NEAREST


def nearest_place(base: Shape, room: Room, target: Point) -> Shape | None:
    """Find the legal place whose centre is nearest to a target; none if there is no legal place."""
    return next(places(base, room, target), None)


def auto_place(
    bases: Sequence[Shape], room: Room, around: Point, seed: int = 0, accept: Accept | None = None
) -> Placing:
    """Find legal places for several bases around a point: the same ones for the same seed.

    Tries nearest first, farthest first, then a few seeded shuffles, and gives the first complete placing, or else the
    one with most bases. An incomplete placing proves nothing: packing is hard, and a person may yet find a way.
    """
    best = Placing((None,) * len(bases))
    for farthest, shuffle in _tries(seed):
        found = _one_after_the_other(bases, room, around, (farthest, shuffle, accept))
        if len(found.placed) > len(best.placed):
            best = found
        if best.is_complete:
            break
    return best


_Try: TypeAlias = tuple[bool, Random | None]


def _tries(seed: int) -> Iterator[_Try]:
    yield False, None
    yield True, None
    for attempt in range(_RETRIES):
        yield attempt % 2 == 1, Random(f"{seed} {attempt}")


def _one_after_the_other(
    bases: Sequence[Shape], room: Room, around: Point, how: tuple[bool, Random | None, Accept | None]
) -> Placing:
    """Place base after base; with a shuffle in another order and not always at the first place."""
    farthest, shuffle, accept = how
    order = list(range(len(bases)))
    if shuffle:
        shuffle.shuffle(order)
    found: list[Shape | None] = [None] * len(bases)
    for index in order:
        placed = tuple(place for place in found if place is not None)
        open_places = places(bases[index], _with(room, placed), around, farthest=farthest)
        accepted = (place for place in open_places if accept is None or accept(place, placed))
        found[index] = _pick(accepted, shuffle)
    return Placing(tuple(found))


def _pick(accepted: Iterator[Shape], shuffle: Random | None) -> Shape | None:
    """Take the first place, or with a shuffle now and then a later one."""
    first = next(accepted, None)
    skips = shuffle.choice((0, 0, 1, 2)) if shuffle else 0
    for _ in range(skips):
        first = next(accepted, first)
    return first


def _with(room: Room, placed: tuple[Shape, ...]) -> Room:
    """Add bases to what is in the way."""
    return msgspec.structs.replace(room, obstacles=(*room.obstacles, *(Obstacle("placed", base) for base in placed)))


def _loosened(room: Room) -> Room:
    """Keep of a room what a base must be near, and with some play: who fails there is not worth nudging."""
    near = (*room.near, *((Near("region", room.region, 0),) if room.region is not None else ()))
    loose = tuple(msgspec.structs.replace(each, reach=each.reach + NEAREST) for each in near)
    return Room(room.width + NEAREST, room.depth + NEAREST, near=loose)


def _nudged(base: Shape, room: Room, spot: Point, target: Point) -> Shape | None:
    """Find the legal whole-micrometre place about a spot that is nearest to the target."""
    there = _at(base, spot)
    if has_room(there, room):
        return there
    near = sorted(((spot[0] + dx, spot[1] + dy) for dx, dy in _NUDGES), key=lambda at: _away(at, target))
    return next((place for place in (_at(base, at) for at in near) if has_room(place, room)), None)


def _away(at: Point, target: Point) -> int:
    return (at[0] - target[0]) ** 2 + (at[1] - target[1]) ** 2


def _at(base: Shape, at: Point) -> Shape:
    """Move a base so that its centre is at a point."""
    x, y = centre(base)
    return moved(base, at[0] - x, at[1] - y)
