"""Morale at the end of an activation that left a unit at half or less (rule 22)."""

from __future__ import annotations

import msgspec

from grognard.core.asking import Rule
from grognard.rulebooks.gdf.rolls import PASS, nerve_throw
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["Aftermath", "Nerve", "is_at_half", "morale"]


class Nerve(msgspec.Struct, frozen=True, cache_hash=True):
    """What a unit brings to a morale test: its Quality, how many models it began with, and what it had before.

    `holds_on`: a failed test passes on this roll (None: no such rule). `is_shaken` units fail every test.
    `only_when_crossing`: a unit that was at half or less already does not test again (a reading). `is_own`: it is the
    shooting unit that suffered from its own weapons.
    """

    quality: int
    start: int
    before: Unit
    holds_on: int | None = None
    is_shaken: bool = False
    only_when_crossing: bool = False
    is_own: bool = False


class Aftermath(msgspec.Struct, frozen=True, cache_hash=True):
    """What an attack left of a unit, and what its nerve did."""

    before: Unit
    unit: Unit
    is_tested: bool = False
    is_shaken: bool = False
    is_routed: bool = False


def is_at_half(unit: Unit, start: int) -> bool:
    """Whether a unit is at half of its starting size or less; one Tough model counts its wounds instead."""
    if start > 1:
        return 2 * unit.models <= start
    marked = unit.hurt[0] if unit.hurt else 0
    return unit.tough > 1 and 2 * marked >= unit.tough


def morale(unit: Unit, nerve: Nerve, seat: str = "") -> Rule[Aftermath]:
    """Test morale once if wounds left the unit at half or less; who fails is Shaken (rule 22).

    The `seat` throws; in odds it is the target, or the attacker if the unit suffered from its own weapons.
    """
    tests = unit != nerve.before and unit.models > 0 and is_at_half(unit, nerve.start)
    if not tests or (nerve.only_when_crossing and is_at_half(nerve.before, nerve.start)):
        return Aftermath(nerve.before, unit, is_shaken=nerve.is_shaken and unit.models > 0)
    if nerve.is_shaken:
        return Aftermath(nerve.before, unit, is_tested=True, is_shaken=True)
    stage, who = ("own-morale", seat or "attacker") if nerve.is_own else ("morale", seat or "target")
    passes = (yield from nerve_throw(nerve.quality, stage=stage, who=who)) == PASS
    if not passes and nerve.holds_on is not None:
        passes = (yield from nerve_throw(nerve.holds_on, "gdf-fearless", stage, who)) == PASS
    return Aftermath(nerve.before, unit, is_tested=True, is_shaken=not passes)
