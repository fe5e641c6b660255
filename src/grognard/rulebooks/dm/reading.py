"""Reading a situation file: with a map or without one, every problem named with its line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType

import msgspec

from grognard.core.documents import Document, Place, Problem, convert
from grognard.core.readings import chosen_readings
from grognard.rulebooks.dm.board import Standing
from grognard.rulebooks.dm.declaration import judged
from grognard.rulebooks.dm.document import MapText, SituationText, UnitText, WeaponText
from grognard.rulebooks.dm.editions import EDITIONS
from grognard.rulebooks.dm.reading_map import hex_of, map_problems, off_map, placed, read_map, shared_hexes
from grognard.rulebooks.dm.reading_units import armed, read_unit, weapon_problems
from grognard.rulebooks.dm.readings import READINGS
from grognard.rulebooks.dm.situation import Declared, Ground, Scene, Situation
from grognard.rulebooks.dm.smoke import smoke_situation
from grognard.rulebooks.dm.survey import ground_of
from grognard.rulebooks.dm.units import FACETS, Unit, Weapon

__all__ = ["read", "settled", "wrong_names"]

MOST_ROLLS = 60
"""Salvos of all attacks declared at once."""

TOLD_BY_THE_MAP: Mapping[str, object] = MappingProxyType(
    {
        "distance": None,
        "hindrance": 0,
        "target_hindrance": 0,
        "higher": False,
        "hidden": False,
        "in_arc": True,
        "bystanders": 0,
    }
)
"""What a file without a map says of a shot, and what it says if it says nothing."""

SOMEBODY = Unit(name="", kind="infantry")
"""A bystander of whom nothing is known but that he is there."""


def settled(edition: str, readings: Mapping[str, str]) -> dict[str, str]:
    """Return every reading: the defaults, overlaid by the edition and its parents, then by a file."""
    layers = [tuple(readings.items())]
    name = edition
    while name:
        layers.insert(0, EDITIONS[name].readings)
        name = EDITIONS[name].parent
    return dict(chosen_readings(READINGS, tuple(layers)))


def wrong_names(document: Document, edition: str, readings: Mapping[str, str]) -> Iterator[Problem]:
    """Say which edition, reading or option a file names that does not exist."""
    if edition not in EDITIONS:
        yield document.problem(("edition",), "unknown-edition", edition=edition[:60], known=", ".join(EDITIONS))
    for name, option in readings.items():
        place = ("readings", name)
        if name not in READINGS:
            yield document.problem(place, "unknown-reading", reading=name[:60], known=", ".join(READINGS))
        elif option not in READINGS[name].options:
            known = ", ".join(READINGS[name].options)
            yield document.problem(place, "unknown-option", reading=name, option=option[:60], known=known)


def read(document: Document) -> Situation | tuple[Problem, ...]:
    """Read a situation file: a situation that was judged, or everything that cannot be read."""
    text = convert(document, SituationText)
    if isinstance(text, Problem):
        return (text,)
    found = list(wrong_names(document, text.edition, text.readings))
    shooter = read_unit(document, ("attacker",), text.attacker, "attacker", found)
    target = None
    if text.target is not None:
        target = read_unit(document, ("target",), text.target, "target", found)
    elif text.attack.smoke is None:
        found.append(document.problem(("target",), "field-missing", field="target"))
    found += _attack_problems(document, text)
    weapon = _weapon(document, text, shooter, found)
    if weapon is not None and weapon.salvos * text.attack.attacks > MOST_ROLLS:
        found.append(document.problem(("attack",), "too-many-rolls", most=MOST_ROLLS))
    if found or shooter is None or weapon is None:
        return tuple(found)
    readings = settled(text.edition, text.readings)
    if text.attack.smoke is not None:
        return _smoke(document, text, shooter, weapon, readings)
    assert target is not None  # a missing or unread target is among what was found
    declared = Declared(
        shooter=shooter,
        weapon=weapon,
        target=target,
        attacks=text.attack.attacks,
        other=tuple(text.attack.other.items()),
    )
    surveyed = _on_map(document, text, declared, readings) if text.map else _without_map(document, text)
    if isinstance(surveyed, tuple) and not isinstance(surveyed[0], Ground):
        return surveyed
    ground, scene = surveyed
    return _warned(document, judged(declared, ground, (text.edition, readings), scene=scene))


def _warned(document: Document, situation: Situation) -> Situation:
    """Add to a situation what should be filled in, each with the line where it belongs."""
    warnings = tuple(document.problem(_place(field), "needs-input", field=field) for field in situation.needs_input)
    return msgspec.structs.replace(situation, warnings=warnings)


def _place(field: str) -> Place:
    return tuple(field.split(".")[:2]) if not field.startswith(("tables", "bystanders")) else ()


def _attack_problems(document: Document, text: SituationText) -> Iterator[Problem]:
    attack = text.attack
    bounds = {"attacks": (1, 40), "hindrance": (0, 40), "target_hindrance": (0, 40), "distance": (1, 400)}
    for name, (least, most) in bounds.items():
        value = getattr(attack, name)
        if value is not None and not least <= value <= most:
            place = ("attack", name)
            yield document.problem(place, "number-out-of-bounds", field=name, got=value, least=least, most=most)
    for name, change in attack.other.items():
        if not -20 <= change <= 20:
            place = ("attack", "other")
            yield document.problem(place, "number-out-of-bounds", field=name[:60], got=change, least=-20, most=20)
    if isinstance(attack.bystanders, int) and not 0 <= attack.bystanders <= 60:
        place, got = ("attack", "bystanders"), attack.bystanders
        yield document.problem(place, "number-out-of-bounds", field="bystanders", got=got, least=0, most=60)
    if text.map is None and attack.smoke is None and attack.distance is None:
        yield document.problem(("attack",), "distance-missing")
    yield from _map_or_not(document, text)
    if attack.target_hindrance > attack.hindrance:
        yield document.problem(("attack", "target_hindrance"), "more-in-target", most=max(0, attack.hindrance))


def _map_or_not(document: Document, text: SituationText) -> Iterator[Problem]:
    """Say what is stated although the map tells it, or stated although there is no map."""
    if text.map is not None:
        for name, default in TOLD_BY_THE_MAP.items():
            if getattr(text.attack, name) != default:
                yield document.problem(("attack", name), "told-by-the-map", field=name)
        return
    if text.units:
        yield document.problem(("units",), "units-without-map")
    for whose, unit in (("attacker", text.attacker), ("target", text.target)):
        if unit is not None and unit.hex is not None:
            yield document.problem((whose, "hex"), "hex-without-map")


def _weapon(document: Document, text: SituationText, shooter: Unit | None, found: list[Problem]) -> Weapon | None:
    """Return the weapon of the declaration: its profile, or one of the shooter's by mount or name."""
    asked = text.attack.weapon
    place = ("attack", "weapon")
    if isinstance(asked, WeaponText):
        found += weapon_problems(document, place, asked)
        return armed(asked)
    if shooter is None:
        return None
    mounted = [each for each in shooter.weapons if asked in (each.mount, each.name)]
    if not mounted:
        known = ", ".join(each.mount or each.name for each in shooter.weapons) or "–"
        found.append(document.problem(place, "unknown-weapon", weapon=asked[:60], known=known))
        return None
    fresh = [each for each in mounted if (each.mount or each.name) not in shooter.fired]
    return (fresh or mounted)[0]


def _without_map(document: Document, text: SituationText) -> tuple[Ground, None] | tuple[Problem, ...]:
    """Take what a map would say from the declaration itself."""
    attack, found = text.attack, list[Problem]()
    units = _bystanders(document, text, found)
    if found or attack.distance is None:
        return tuple(found)
    struck = FACETS.index(attack.facet) if attack.facet else None
    ground = Ground(
        distance=attack.distance,
        hindrance=attack.hindrance,
        in_target=attack.target_hindrance,
        is_higher=attack.higher,
        hiding=("?",) if attack.hidden else (),
        is_in_arc=attack.in_arc,
        struck=struck,
        bystanders=units,
        by_facet=(None,) * len(units),
    )
    return ground, None


def _bystanders(document: Document, text: SituationText, found: list[Problem]) -> tuple[Unit, ...]:
    given = text.attack.bystanders
    if isinstance(given, int):
        return tuple(msgspec.structs.replace(SOMEBODY, name=f"№ {at}") for at in range(1, given + 1))
    read = [
        read_unit(document, ("attack", "bystanders", at), each, f"№ {at + 1}", found) for at, each in enumerate(given)
    ]
    return tuple(unit for unit in read if unit is not None)


def _on_map(
    document: Document, text: SituationText, declared: Declared, readings: Mapping[str, str]
) -> tuple[Ground, Scene] | tuple[Problem, ...]:
    """Put everybody on the map and look along the line."""
    assert text.map is not None
    assert text.target is not None
    found = list(map_problems(document, text.map))
    ends: list[tuple[Place, UnitText, Unit]] = [
        (("attacker",), text.attacker, declared.shooter),
        (("target",), text.target, declared.target),
    ]
    others = _others(document, text, found)
    standing = _standing(document, text.map, [*ends, *others], found)
    if not found:
        found += shared_hexes(document, read_map(text.map), standing)
    if not found and declared.weapon.arc in ("main", "course") and declared.shooter.kind != "infantry":
        found += [] if standing[0][1].facing is not None else [document.problem(("attacker",), "facing-missing")]
    if found:
        return tuple(found)
    board = read_map(text.map)
    (_, shooter), (_, target), *rest = standing
    aside = tuple(each for _, each in rest)
    ground = ground_of(board, (shooter, target), aside, (declared.weapon, text.attack.facet), readings)
    return ground, Scene(board=board, units=aside, shooter=shooter, target=target)


def _others(document: Document, text: SituationText, found: list[Problem]) -> list[tuple[Place, UnitText, Unit]]:
    read = [
        (("units", at), each, read_unit(document, ("units", at), each, f"№ {at + 1}", found))
        for at, each in enumerate(text.units)
    ]
    return [(place, each, unit) for place, each, unit in read if unit is not None]


def _standing(
    document: Document, map_text: MapText, units: list[tuple[Place, UnitText, Unit]], found: list[Problem]
) -> list[tuple[Place, Standing]]:
    standing: list[tuple[Place, Standing]] = []
    for place, text, unit in units:
        here = placed(document, place, text, unit, map_text)
        if isinstance(here, Standing):
            standing.append((place, here))
        else:
            found += here
    return standing


def _smoke(
    document: Document, text: SituationText, shooter: Unit, weapon: Weapon, readings: dict[str, str]
) -> Situation | tuple[Problem, ...]:
    """Read the laying of smoke: an attack without a unit as its target (R6)."""
    assert text.attack.smoke is not None
    if "smoke" not in weapon.tags:
        return (document.problem(("attack", "smoke"), "not-a-smoke-weapon", weapon=weapon.name),)
    found: list[Problem] = []
    cell, shown = text.attack.smoke, ", ".join(map(str, text.attack.smoke))
    where = None
    if text.map is not None:
        found += map_problems(document, text.map)
        where = placed(document, ("attacker",), text.attacker, shooter, text.map)
        found += where if isinstance(where, tuple) else []
        cell = hex_of(text.map, cell)
        found += off_map(document, ("attack", "smoke"), read_map(text.map), [cell])
    if found:
        return tuple(found)
    standing = where if isinstance(where, Standing) else None
    return smoke_situation(shooter, weapon, (cell, shown), (text.edition, readings), standing)
