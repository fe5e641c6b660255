"""From a hit to wounds (rules W66–W71)."""

from __future__ import annotations

import msgspec

from grognard.rulebooks.wfrp3.wounds import Hurt

__all__ = ["Weapon", "dealt"]


class Weapon(msgspec.Struct, frozen=True, cache_hash=True):
    """A weapon: its damage rating, how many boons its critical costs, how far it reaches."""

    name: str = ""
    damage: int = 5
    critical: int = 3
    reach: str = "engaged"
    is_fast: bool = False
    needs_reload: bool = False


def dealt(potential: int, reduction: int, triggered: int) -> Hurt:
    """Return what a hit does: attack less defence, at least one wound; criticals turn wounds and add none.

    Where defence is no less than attack, as many normal wounds as criticals were triggered, and none is critical.
    """
    difference = potential - reduction
    if difference >= 1:
        return Hurt(difference, min(triggered, difference))
    return Hurt(max(1, triggered), 0)
