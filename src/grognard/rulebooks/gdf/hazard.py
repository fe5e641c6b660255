"""Hazardous weapons: wounds on the unit that fires them (section 5, reading A9)."""

from __future__ import annotations

from grognard.core.asking import Each, Rule, Through, each, through
from grognard.rulebooks.gdf.morale import Aftermath, Nerve, morale
from grognard.rulebooks.gdf.rolls import ONE, SIX
from grognard.rulebooks.gdf.shooting import Group, Ignoring, lasting
from grognard.rulebooks.gdf.wounds import Unit, suffer

__all__ = ["backfire", "backfire_more", "nothing_lost", "own_losses", "take_own"]


def own_losses(unit: Unit, groups: tuple[Group, ...], to_ignore: Ignoring, nerve: Nerve) -> Rule[Aftermath]:
    """Count the natural 1s to hit of Hazardous weapons, and take them as wounds."""
    ones = yield from each(*((g.attacks, backfire, (g,)) for g in groups))
    return (yield from take_own(ones, unit, to_ignore, nerve))


def nothing_lost() -> Through[Aftermath]:
    """Say that weapons which are not Hazardous cost their own unit nothing; no die is thrown."""
    return through(Aftermath(Unit(0), Unit(0)))


def backfire(g: Group) -> Rule[int]:
    """Throw one attack for what it does to its own unit."""
    face = yield from g.to_hit
    ones = int(face == ONE)
    if face == SIX and g.six_attacks:
        ones += yield from each((g.six_attacks, backfire_more, (g,)))
    return ones


def backfire_more(g: Group) -> Rule[int]:
    """Throw one attack that a natural 6 gave."""
    return int((yield from g.to_hit_more) == ONE)


def take_own(ones: int, unit: Unit, to_ignore: Ignoring, nerve: Nerve) -> Rule[Aftermath]:
    """Take wounds from one's own weapons: the owner allocates, ignore rolls and morale apply."""
    unit = yield from through(unit, Each(((ones, lasting, (to_ignore,)),), suffer, together=True))
    return (yield from morale(unit, nerve))
