"""Units and weapons as their sheets describe them; what a sheet leaves open is None, and nothing is ever guessed."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

__all__ = ["FACETS", "UNARMOURED", "Arc", "Armour", "Kind", "Size", "Unit", "Weapon", "attacks_per_turn", "left_is"]

Kind: TypeAlias = Literal["mech", "vehicle", "small", "infantry"]
Size: TypeAlias = Literal["large", "small", "infantry"]
Arc: TypeAlias = Literal["main", "course", "turret", "all"]
Armour: TypeAlias = tuple[int | None, int | None, int | None, int | None, int | None, int | None]

FACETS = ("front", "front_right", "rear_right", "rear", "rear_left", "front_left")
"""The six sides of a unit, clockwise from the one it faces."""

UNARMOURED: Armour = (None,) * 6
"""A sheet that does not say what its armour is."""


class Weapon(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A weapon where it is mounted: two equal guns are two weapons.

    `reach` is its maximum range in hexes, `ammo` the attacks it has left, `sights` what its sights add to accuracy.
    """

    name: str = ""
    mount: str = ""
    arc: Arc = "main"
    salvos: int = 1
    power: int | None = None
    reach: int | None = None
    ammo: int | None = None
    sights: int = 0
    tags: tuple[str, ...] = ()


class Unit(msgspec.Struct, frozen=True, kw_only=True, cache_hash=True):
    """A unit: its sheet, and how it stands in this turn.

    `left` is its structure, of infantry its strength; `fired` the mounts of the weapons it has attacked with this turn,
    one entry an attack, `fired_at` whom they were fired at, `actions` other deeds that took an attack.
    """

    name: str
    kind: Kind
    size: Size = "large"
    height: int | None = None
    accuracy: int | None = None
    skill: int | None = None
    boldness: int | None = None
    speed: int | None = None
    left: int | None = None
    crew: int | None = None
    attacks: int | None = None
    armour: Armour = UNARMOURED
    can_reduce_losses: bool = False
    weapons: tuple[Weapon, ...] = ()
    moved: int = 0
    reaction_moved: int = 0
    is_wavering: bool = False
    fired: tuple[str, ...] = ()
    fired_at: tuple[str, ...] = ()
    melee: int = 0
    actions: int = 0
    is_friend: bool = False


def attacks_per_turn(unit: Unit) -> int | None:
    """Return how many attacks a unit has each turn (2.2); None where its sheet does not say.

    A mech has two, a vehicle one for each working crew member, infantry its strength, a small suit what its sheet says.
    """
    by_kind = {"mech": 2, "vehicle": unit.crew, "infantry": unit.left, "small": None}
    return by_kind[unit.kind] if unit.attacks is None else unit.attacks


def left_is(unit: Unit) -> str:
    """Return the field of the sheet that says how much a unit can lose."""
    return "strength" if unit.kind == "infantry" else "structure"
