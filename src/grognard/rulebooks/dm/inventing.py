"""Making up a small battle: for the fuzzer and for demonstrations."""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.rulebooks.dm.editions import EDITIONS
from grognard.rulebooks.dm.readings import READINGS

__all__ = ["invent"]

KINDS = ("mech", "mech", "vehicle", "small", "infantry")
TERRAIN = ("woods", "woods", "building", "hill", "water", "swamp", "wreck", "other")
SIDES = (("Русь", "Витязь"), ("Орда", "Батыр"))
TAGS: tuple[tuple[str, ...], ...] = ((), (), ("heavy",), ("anti_infantry",), ("pellets",))


def invent(rng: Random) -> dict[str, Any]:
    """Return a scenario as it would be read from its file: a small map, few units, some readings."""
    columns, rows = rng.randint(7, 11), rng.randint(7, 10)
    spots = [(column, row) for column in range(1, columns + 1) for row in range(1, rows + 1)]
    rng.shuffle(spots)
    sides = []
    for name, unit in SIDES:
        units = [_unit(rng, f"{unit} {at}", spots.pop()) for at in range(1, rng.randint(1, 3) + 1)]
        sides.append({"name": name, "morale": rng.choice((0, 0, 2, 6)), "unit": units})
    readings = {name: rng.choice(READINGS[name].options) for name in rng.sample(sorted(READINGS), rng.randint(0, 6))}
    return {
        "rulebook": "dm",
        "name": "Встреча",
        "edition": rng.choice(tuple(EDITIONS)),
        "rounds": rng.randint(1, 3),
        "map": {
            "columns": columns,
            "rows": rows,
            "coordinates": "printed",
            "odd_columns": rng.choice(("higher", "lower")),
            "terrain": [_terrain(rng, spots) for _ in range(rng.randint(0, 5))],
            "smoke": [{"hexes": [list(rng.choice(spots))]} for _ in range(rng.randint(0, 1))],
        },
        "side": sides,
        "readings": readings,
    }


def _terrain(rng: Random, spots: list[tuple[int, int]]) -> dict[str, Any]:
    hexes = [list(spot) for spot in rng.sample(spots, rng.randint(1, 6))]
    kind = rng.choice(TERRAIN)
    level = rng.choice((1, 1, 2)) if kind == "hill" else 0
    return {"kind": kind, "hexes": hexes, "level": level, "height": rng.randint(0, 2), "cost": rng.choice((1, 1, 2))}


def _unit(rng: Random, name: str, spot: tuple[int, int]) -> dict[str, Any]:
    kind = rng.choice(KINDS)
    unit: dict[str, Any] = {
        "name": name,
        "class": kind,
        "accuracy": rng.randint(6, 10),
        "speed": rng.randint(2, 5),
        "boldness": rng.choice((None, 6, 7, 8)),
        "skill": rng.choice((None, 6, 8)),
        "height": rng.choice((None, 1, 2)),
        "initiative": rng.choice((-1, 0, 0, 1)),
        "hex": list(spot),
        "facing": rng.randint(0, 5),
        "weapons": [_weapon(rng, at, kind) for at in range(rng.randint(1, 3))],
    }
    left = "strength" if kind == "infantry" else "structure"
    unit[left] = rng.randint(1, 4)
    if kind == "infantry":
        unit |= {"protection": rng.choice((None, 7, 9))}
    else:
        facets = ("front", "front_right", "rear_right", "rear", "rear_left", "front_left")
        unit |= {"armour": rng.choice((None, 9, {facet: rng.randint(7, 11) for facet in facets}))}
    unit |= {"crew": rng.randint(1, 3)} if kind == "vehicle" else {}
    unit |= {"attacks": rng.randint(1, 2)} if kind == "small" else {}
    return {field: value for field, value in unit.items() if value is not None}


def _weapon(rng: Random, at: int, kind: str) -> dict[str, Any]:
    is_smoke = rng.random() < 0.15
    tags = ("smoke",) if is_smoke else ("special",) if kind == "infantry" and at else rng.choice(TAGS)
    weapon: dict[str, Any] = {
        "name": "дымомёт" if is_smoke else rng.choice(("двухладонка", "громобой", "курсовой путь")),
        "mount": ("правая рука", "левая рука", "плечо")[at],
        "arc": "all" if kind == "infantry" else rng.choice(("main", "main", "course", "turret")),
        "salvos": rng.choice((1, 1, 2, 3)),
        "power": rng.choice((None, 5, 7, 8)),
        "range_max": rng.choice((None, None, 4, 6)),
        "ammo": rng.choice((None, None, 1, 2)),
        "accuracy": rng.choice((0, 0, 1)),
        "tags": list(tags),
    }
    return {field: value for field, value in weapon.items() if value is not None}
