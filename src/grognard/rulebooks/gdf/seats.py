"""Seats: whose hands the dice of an attack are in; in odds they are only the attacker and the target."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from grognard.core.asking import Throw
from grognard.rulebooks.gdf.shooting import Blocking, Group, Ignoring

__all__ = ["Seats", "seated", "seated_rolls"]

replace = msgspec.structs.replace


class Seats(msgspec.Struct, frozen=True, cache_hash=True):
    """Who throws to hit, and who throws to block and to ignore wounds.

    `told` is added to the names under which hits and wounds are told, where both sides strike.
    """

    shooter: str = "attacker"
    target: str = "target"
    told: str = ""


@lru_cache(maxsize=1024)
def seated(group: Group, seats: Seats) -> Group:
    """Return a group with its throws in the hands of these seats."""
    plain = _blocking(group.plain, seats)
    six = plain if group.six is group.plain else _blocking(group.six, seats)
    alone = group.alone and (_blocking(group.alone[0], seats), _blocking(group.alone[1], seats))
    to_hit, more = (_in_hands(throw, seats.shooter) for throw in (group.to_hit, group.to_hit_more))
    told = group.told + seats.told
    return replace(group, to_hit=to_hit, to_hit_more=more, plain=plain, six=six, alone=alone, told=told)


def seated_rolls(rolls: Ignoring, who: str) -> Ignoring:
    """Return the rolls that ignore a wound in the hands of a seat."""
    return tuple(_in_hands(roll, who) for roll in rolls)


def _blocking(blocking: Blocking, seats: Seats) -> Blocking:
    who, told = seats.target, blocking.told + seats.told
    re_roll = blocking.re_roll and _in_hands(blocking.re_roll, who)
    rolls = seated_rolls(blocking.to_ignore, who)
    return replace(blocking, to_block=_in_hands(blocking.to_block, who), re_roll=re_roll, to_ignore=rolls, told=told)


def _in_hands(throw: Throw[str], who: str) -> Throw[str]:
    return replace(throw, who=who)
