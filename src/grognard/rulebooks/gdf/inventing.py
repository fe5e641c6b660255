"""Small scenarios made up at random, for fuzzing and for showing what a battle is."""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.rulebooks.gdf.editions import EDITIONS
from grognard.rulebooks.gdf.readings import READINGS

__all__ = ["invent"]

GUNS = (
    'Rifle (24", A1)',
    'Rifle (24", A1, AP(1))',
    'Heavy Rifle (24", A1, AP(1), Rending)',
    'Pistol (12", A1)',
    'Shotgun (12", A2)',
    'Mortar (30", A1, Blast(3), Indirect)',
    'Lance (24", A1, AP(3), Deadly(3))',
    'Sniper Rifle (30", A1, AP(1), Takedown)',
    'Overcharged Rifle (24", A1, AP(2), Hazardous)',
    'Missile (36", A2, AP(1), Limited)',
    'Flamer (12", A1, Blast(3), Reliable)',
    'Shredder (18", A3, Shred)',
    'Marksman Rifle (30", A1, Sniper)',
    'Twin Gun (18", A2, Surge, Lock-On)',
)
BLADES = ("Hand Weapon (A1)", "Blade (A2, AP(1))", "Claws (A3, Rending)", "Great Axe (A1, AP(2), Deadly(3))")
TRAITS = (
    "Ambush", "Counter", "Evasive", "Fast", "Fear(2)", "Fearless", "Flying", "Furious", "Good Shot", "Impact(1)",
    "Regeneration", "Relentless", "Scout", "Shielded", "Slow", "Stealth", "Strider",
)  # fmt: skip
KINDS = (
    ("forest", "area", ("difficult",), 0),
    ("ruin", "as built", (), 4),
    ("wall", "as built", (), 1),
    ("rock", "entirely", ("impassable",), 5),
    ("mire", "never", ("difficult", "dangerous"), 0),
    ("mines", "never", ("dangerous",), 0),
)


def invent(rng: Random) -> dict[str, Any]:
    """Make up a small scenario, as if it were read from a file."""
    width, depth = rng.choice(((36, 30), (48, 36), (30, 40)))
    readings = {name: rng.choice(READINGS[name].options) for name in rng.sample(sorted(READINGS), 3)}
    return {
        "rulebook": "gdf",
        "name": "Invented",
        "edition": rng.choice(sorted(EDITIONS)),
        "readings": readings,
        "table": {"width": width, "depth": depth, "terrain": _terrain(rng, width, depth)},
        "agreement": {
            "kind": [{"kind": kind, "blocks": blocks, "depth": 4} for kind, blocks, _, _ in KINDS],
            "models_block": rng.random() < 0.7,
            "models_give_cover": rng.random() < 0.7,
            "small_parts": rng.random() < 0.7,
            "behind": rng.choice((0.25, 0.5, 0.75)),
        },
        "side": [
            {"name": name, "unit": [_unit(rng, f"{unit} {at}") for at in range(1, rng.randint(1, 3) + 1)]}
            for name, unit in (("Blue", "Guard"), ("Red", "Raider"))
        ],
        "objectives": "dice" if rng.random() < 0.7 else [[width / 2, depth / 2]],
        "zone": rng.choice((8, 9, 10)),
        "rounds": rng.choice((1, 2, 3, 4)),
    }


def _terrain(rng: Random, width: int, depth: int) -> list[dict[str, Any]]:
    pieces = []
    for number in range(rng.randint(0, 6)):
        kind, _, properties, height = rng.choice(KINDS)
        x, y = rng.randint(1, width - 8), rng.randint(1, depth - 8)
        a, b = rng.randint(1, 6), rng.randint(1, 6)
        outline = [[x, y], [x + a, y], [x + a, y + b], [x, y + b]]
        piece = {"id": f"{kind} {number + 1}", "kind": kind, "outline": outline, "properties": list(properties)}
        pieces.append({**piece, "height": height or rng.randint(0, 4)})
    return pieces


def _unit(rng: Random, name: str) -> dict[str, Any]:
    models = rng.choice((1, 3, 5, 5, 6))
    rules = rng.sample(TRAITS, rng.choice((0, 1, 1, 2)))
    tough = rng.choice((0, 0, 0, 3, 6)) if models <= 3 else 0
    rules += [f"Tough({tough})"] if tough else []
    weapons = [f"{models}x {rng.choice(GUNS)}", f"{models}x {rng.choice(BLADES)}"]
    weapons += [f"1x {rng.choice(GUNS)}"] if rng.random() < 0.5 else []
    unit: dict[str, Any] = {
        "name": name, "models": models, "quality": rng.randint(3, 5), "defense": rng.randint(2, 6),
        "weapons": weapons, "rules": rules,
    }  # fmt: skip
    if rng.random() < 0.15:
        unit["base"] = rng.choice((25, 40, 50, "60x35"))
        unit["turn"] = rng.randint(0, 359)
    if rng.random() < 0.1 and len(weapons) > 2:
        unit["one_of"] = [[1, 3]]
    if rng.random() < 0.1:
        unit["shaken"] = True
    if rng.random() < 0.25:
        own = ["Tough(3)", *rng.sample(TRAITS, rng.choice((0, 1)))]
        hero = {"name": f"Captain of {name}", "weapons": [rng.choice(GUNS), rng.choice(BLADES)], "rules": own}
        unit["hero"] = {**hero, "quality": 3, "defense": 3}
    elif "Ambush" in rules and rng.random() < 0.5:
        unit["reserve"] = True
    return unit
