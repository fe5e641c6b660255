"""An attack before any dice: what weapon, unit and target make of it (rules 10–15 and the special rules)."""

from __future__ import annotations

from typing import Literal

import msgspec

__all__ = ["Action", "Attack", "Change", "Circumstances", "Roll", "changing"]

Action = Literal["hold", "advance", "rush", "charge"]

Roll = Literal["hit", "block", "ap", "six_ap", "six_hits", "six_attacks"]

Change = tuple[str, int]
"""A citation and what that rule adds to a roll."""


class Circumstances(msgspec.Struct, frozen=True):
    """The facts of one declaration against one target, lengths in micrometres."""

    distance_um: int
    action: Action
    has_moved: bool
    cover: Literal["none", "in", "behind"]
    target_defense: int
    target_tough: int
    target_models: int
    target_has_moved: bool = False
    in_melee: bool = False

    @property
    def is_charging(self) -> bool:
        """Whether it strikes on its own charge."""
        return self.in_melee and self.action == "charge"


class Attack(msgspec.Struct, frozen=True):
    """One weapon group on its way to the dice; special rules change it, the dice see only what it comes to.

    `attacks` are all its dice. `hit` and `block` are the changes to the two rolls, `ap` those to the armour piercing;
    `ap_less` is what the target takes off it in the end. `*_is` replaces a value by the rule `*_by` (of AP only a
    smaller one). `six_*` is what a natural 6 to hit gives: `six_ap` adds to the AP, `six_ap_is` replaces a smaller one.
    `re_roll_by` is the rule that has a blocked natural 6 thrown again, `ignores` are the rolls that may ignore a
    wound, `(citation, need)` each. `only_sixes_by` is the rule by which nothing but a natural 6 hits; dice of the rule
    `hits_by` are no Quality rolls and hit on `hits_on`.
    """

    attacks: int
    quality: int
    defense: int
    hit: tuple[Change, ...] = ()
    block: tuple[Change, ...] = ()
    ap: tuple[Change, ...] = ()
    ap_less: int = 0
    ap_is: int = 0
    ap_by: str = ""
    quality_is: int = 0
    quality_by: str = ""
    defense_is: int = 0
    defense_by: str = ""
    six_ap: tuple[Change, ...] = ()
    six_ap_is: int = 0
    six_by: str = ""
    six_hits: tuple[Change, ...] = ()
    six_attacks: tuple[Change, ...] = ()
    blast: int = 1
    deadly: int = 1
    re_roll_by: str = ""
    shreds_by: str = ""
    is_hazardous: bool = False
    ignores: tuple[Change, ...] = ()
    ignores_regeneration: bool = False
    six_ignores_regeneration: bool = False
    ignores_cover_by: str = ""
    ignores_penalties_by: str = ""
    only_sixes_by: str = ""
    hits_on: int = 0
    hits_by: str = ""


def changing(attack: Attack, roll: Roll, citation: str, change: int) -> Attack:
    """Return the attack with one change more to a roll."""
    changes: tuple[Change, ...] = getattr(attack, roll)
    return msgspec.structs.replace(attack, **{roll: (*changes, (citation, change))})
