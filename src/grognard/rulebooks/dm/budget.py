"""How many attacks a unit has, and from which weapons: everything that is checked before anything is spent (2.2)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.units import Unit, Weapon, attacks_per_turn

__all__ = ["attacks_made", "budget_refusals", "budget_rule", "is_barred_by_infantry", "mount_of", "weapon_refusals"]

_RULES: Mapping[str, str] = {
    "mech": "dm-mech",
    "vehicle": "dm-crew",
    "infantry": "dm-infantry",
    "small": "dm-small",
}


def budget_rule(unit: Unit) -> str:
    """Return the rule that says how many attacks a unit has."""
    return _RULES[unit.kind]


def mount_of(weapon: Weapon) -> str:
    """Return what tells a weapon from its like: its mount, or its name where it has none."""
    return weapon.mount or weapon.name


def attacks_made(unit: Unit, readings: Mapping[str, str]) -> int:
    """Return the attacks of this turn: with weapons, by laying smoke and the like, and in melee if they are shared."""
    return len(unit.fired) + unit.actions + (unit.melee if readings["melee"] == "shared" else 0)


def budget_refusals(unit: Unit, attacks: int, readings: Mapping[str, str]) -> Iterator[Refusal]:
    """Say whether so many attacks are more than the unit has left this turn."""
    made, most = attacks_made(unit, readings), attacks_per_turn(unit)
    if attacks > 1 and unit.kind != "infantry":
        yield Refusal("dm-once", "one-attack-a-weapon", (("unit", unit.name), ("attacks", attacks)))
    elif most is not None and made + attacks > most:
        numbers = (("unit", unit.name), ("made", made), ("attacks", attacks), ("most", most))
        yield Refusal(budget_rule(unit), "attacks-spent", numbers)


def weapon_refusals(unit: Unit, weapon: Weapon, attacks: int, readings: Mapping[str, str]) -> Iterator[Refusal]:
    """Say whether this weapon may be used: never the same twice a turn, not without ammunition, not in melee."""
    if "melee" in weapon.tags:
        yield Refusal("dm-attack", "melee-weapon", (("weapon", weapon.name or "–"),))
    if _has_fired(unit, weapon, readings) or (attacks > 1 and _is_single(unit, weapon, readings)):
        facts = (("weapon", weapon.name or mount_of(weapon)), ("left", _left(unit, readings)))
        yield Refusal("dm-once", "fired-twice", facts)
    if weapon.ammo is not None and attacks > weapon.ammo:
        numbers = (("weapon", weapon.name or "–"), ("ammo", weapon.ammo), ("attacks", attacks))
        yield Refusal("dm-ammo", "no-ammo", numbers)


def _is_single(unit: Unit, weapon: Weapon, readings: Mapping[str, str]) -> bool:
    """Whether a weapon is used once a turn; small arms of infantry are as many as its figures (A32)."""
    return unit.kind != "infantry" or "special" in weapon.tags or readings["small-arms"] == "one-a-squad"


def _has_fired(unit: Unit, weapon: Weapon, readings: Mapping[str, str]) -> bool:
    if not _is_single(unit, weapon, readings):
        return False
    alike = [each for each in unit.weapons if each.name == weapon.name]
    if readings["second-weapon"] == "mount":
        return mount_of(weapon) in unit.fired or (len(alike) < 2 and weapon.name in unit.fired)
    names = {mount_of(each): each.name for each in unit.weapons}
    return weapon.name in {names.get(mount, mount) for mount in unit.fired}


def _left(unit: Unit, readings: Mapping[str, str]) -> str:
    """Name the weapons that may still fire, a dash if there are none."""
    rest = [mount_of(each) for each in unit.weapons if not _has_fired(unit, each, readings)]
    return ", ".join(rest) or "–"


def is_barred_by_infantry(shooter: Unit, weapon: Weapon, target: Unit, readings: Mapping[str, str]) -> bool:
    """Whether heavy armament may not hit infantry: where it must be marked so, and is not (O14, A26)."""
    is_needed = readings["anti-infantry"] == "needed" and target.kind == "infantry"
    return is_needed and shooter.kind != "infantry" and "anti_infantry" not in weapon.tags
