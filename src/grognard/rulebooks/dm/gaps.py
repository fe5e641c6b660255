"""What the sheets leave open: named, so that a player can fill it in from his book, and never guessed (1.4, 1.6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.rulebooks.dm.budget import attacks_made
from grognard.rulebooks.dm.situation import Declared, Ground
from grognard.rulebooks.dm.units import FACETS, Unit, attacks_per_turn, left_is

__all__ = ["gaps"]


def gaps(declared: Declared, ground: Ground, readings: Mapping[str, str]) -> tuple[str, ...]:
    """Return the fields that are missing from the file for what this declaration could come to, in order."""
    return tuple(dict.fromkeys(_gaps(declared, ground, readings)))


def _gaps(declared: Declared, ground: Ground, readings: Mapping[str, str]) -> Iterator[str]:
    shooter, target = declared.shooter, declared.target
    if shooter.accuracy is None:
        yield "attacker.accuracy"
    if attacks_made(shooter, readings) and attacks_per_turn(shooter) is None:
        yield {"vehicle": "attacker.crew", "infantry": "attacker.strength"}.get(shooter.kind, "attacker.attacks")
    if readings["heights"] == "profile":
        yield from (f"{whose}.height" for whose, unit in _ends(declared) if unit.height is None)
    if declared.weapon.power is None:
        yield "attack.weapon.power"
    yield from _armour(target, ground)
    if target.left is None:
        yield f"target.{left_is(target)}"
    yield from _critical(declared, readings)
    yield from _bystanders(declared, ground)
    can_pierce = declared.weapon.power is not None and any(number is not None for number in target.armour)
    if target.kind != "infantry" and can_pierce:
        yield "tables.damage"
    if target.kind != "infantry" and (can_pierce or readings["criticals"] == "on"):
        yield "tables.heavy_damage"


def _ends(declared: Declared) -> tuple[tuple[str, Unit], tuple[str, Unit]]:
    return ("attacker", declared.shooter), ("target", declared.target)


def _armour(target: Unit, ground: Ground) -> Iterator[str]:
    """Name what is missing of the target's armour: the number of a facet, or which of two facets is struck."""
    if target.kind == "infantry":
        yield from ["target.protection"] if target.armour[0] is None else []
    elif ground.struck is not None:
        yield from [f"target.armour.{FACETS[ground.struck]}"] if target.armour[ground.struck] is None else []
    elif not any(number is not None for number in target.armour):
        yield "target.armour"
    elif len(set(target.armour)) > 1:
        yield "attack.facet"


def _critical(declared: Declared, readings: Mapping[str, str]) -> Iterator[str]:
    if readings["criticals"] == "off":
        return
    by_target = readings["confirmed-by"] == "target"
    if (declared.target if by_target else declared.shooter).skill is None:
        yield "target.skill" if by_target else "attacker.skill"
    if declared.target.boldness is None:
        yield "target.boldness"


def _bystanders(declared: Declared, ground: Ground) -> Iterator[str]:
    """Own troops check boldness when they are hit; whoever it is may have armour."""
    for unit, facet in zip(ground.bystanders, ground.by_facet, strict=True):
        if unit.is_friend and unit.boldness is None:
            yield f"bystanders.{unit.name}.boldness"
        is_struck = declared.weapon.power is not None and len(set(unit.armour)) > 1
        if is_struck and facet is None:
            yield f"bystanders.{unit.name}.facing"
