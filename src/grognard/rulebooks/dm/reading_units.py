"""Units of a situation file: a sheet, overlaid by what the file says itself, every number checked."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.documents import Document, Place, Problem
from grognard.rulebooks.dm.document import SheetText, UnitText, WeaponText
from grognard.rulebooks.dm.sheets import sheet
from grognard.rulebooks.dm.units import FACETS, UNARMOURED, Armour, Kind, Size, Unit, Weapon

__all__ = ["TAGS", "armed", "read_unit", "weapon_problems"]

TAGS = ("heavy", "anti_infantry", "special", "smoke", "melee", "balance_roll", "pellets")
"""The weapon rules that are known, if only by name."""

BOUNDS = {
    "height": (0, 20), "accuracy": (-20, 40), "skill": (0, 20), "boldness": (0, 20), "speed": (0, 60),
    "structure": (1, 99), "strength": (1, 40), "crew": (0, 20), "attacks": (0, 20), "protection": (0, 99),
    "moved": (0, 99), "reaction_moved": (0, 99), "melee": (0, 40), "actions": (0, 40),
}  # fmt: skip
"""What each number of a unit may be, both ends included."""

WEAPON_BOUNDS = {"salvos": (1, 12), "power": (0, 99), "range_max": (1, 200), "ammo": (0, 99), "accuracy": (-12, 12)}
SIZES: dict[Kind, Size] = {"mech": "large", "vehicle": "large", "small": "small", "infantry": "infantry"}


def read_unit(document: Document, place: Place, text: UnitText, name: str, found: list[Problem]) -> Unit | None:
    """Read a unit; what cannot be read is added to `found`. `name` is what it is called if the file does not say."""
    profile: SheetText | Problem = text
    if text.sheet is not None:
        profile = sheet(document, (*place, "sheet"), text.sheet)
    if isinstance(profile, Problem):
        found.append(profile)
        return None
    said = _overlaid(text, profile)
    problems = list(_problems(document, place, text, said))
    found += problems
    kind = said.kind
    if problems or kind is None:
        return None
    return Unit(
        name=said.name or name,
        kind=kind,
        size=said.size or SIZES[kind],
        height=said.height,
        accuracy=said.accuracy,
        skill=said.skill,
        boldness=said.boldness,
        speed=said.speed,
        left=said.strength if kind == "infantry" else said.structure,
        crew=said.crew,
        attacks=said.attacks,
        armour=_armour(said),
        can_reduce_losses=said.loss_reduction,
        weapons=tuple(map(armed, said.weapons)),
        moved=text.moved,
        reaction_moved=text.reaction_moved,
        is_wavering=text.wavering,
        fired=text.fired,
        fired_at=text.fired_at,
        melee=text.melee,
        actions=text.actions,
        is_friend=text.friendly,
    )


def _overlaid(text: UnitText, profile: SheetText) -> SheetText:
    """Return the sheet with whatever the situation says instead."""
    default = SheetText()
    fields = SheetText.__struct_fields__
    said = {f: getattr(text, f) for f in fields if getattr(text, f) != getattr(default, f)}
    base = SheetText(**{f: getattr(profile, f) for f in fields})
    return msgspec.structs.replace(base, **said)


def _armour(said: SheetText) -> Armour:
    """Return the armour of every facet; one number stands for whichever is struck, infantry has its protection."""
    armour = said.protection if said.kind == "infantry" and said.armour is None else said.armour
    if armour is None:
        return UNARMOURED
    if isinstance(armour, int):
        return (armour,) * 6
    by_name = {str(name): number for name, number in armour.items()}
    front, front_right, rear_right, rear, rear_left, front_left = map(by_name.get, FACETS)
    return (front, front_right, rear_right, rear, rear_left, front_left)


def armed(text: WeaponText) -> Weapon:
    """Return a weapon from its profile."""
    return Weapon(
        name=text.name,
        mount=text.mount,
        arc=text.arc,
        salvos=text.salvos,
        power=text.power,
        reach=text.range_max,
        ammo=text.ammo,
        sights=text.accuracy,
        tags=text.tags,
    )


def _problems(document: Document, place: Place, text: UnitText, said: SheetText) -> Iterator[Problem]:
    if said.kind is None:
        yield document.problem(place, "class-missing", field=".".join(map(str, (*place, "class"))))
    for name, (least, most) in BOUNDS.items():
        value = getattr(text, name, None)
        value = getattr(said, name, None) if value is None else value
        if value is not None and not least <= value <= most:
            yield document.problem(
                (*place, name), "number-out-of-bounds", field=name, got=value, least=least, most=most
            )
    armour = said.armour.values() if isinstance(said.armour, dict) else [said.armour or 0]
    for value in armour:
        if not 0 <= value <= 99:
            yield document.problem(
                (*place, "armour"), "number-out-of-bounds", field="armour", got=value, least=0, most=99
            )
    mounts: set[str] = set()
    for number, weapon in enumerate(said.weapons):
        here: Place = (*place, "weapons", number)
        yield from weapon_problems(document, here, weapon)
        mount = weapon.mount or weapon.name
        if mount in mounts:
            yield document.problem(here, "mount-taken", mount=mount)
        mounts.add(mount)


def weapon_problems(document: Document, place: Place, weapon: WeaponText) -> Iterator[Problem]:
    """Say what is wrong with a weapon profile."""
    for name, (least, most) in WEAPON_BOUNDS.items():
        value = getattr(weapon, name)
        if value is not None and not least <= value <= most:
            yield document.problem(
                (*place, name), "number-out-of-bounds", field=name, got=value, least=least, most=most
            )
    for tag in weapon.tags:
        if tag not in TAGS:
            yield document.problem((*place, "tags"), "unknown-tag", tag=tag[:60], known=", ".join(TAGS))
