"""Small scenarios made up at random, for fuzzing and demonstrations."""

from __future__ import annotations

from random import Random
from typing import Any

from grognard.rulebooks.wfrp3.readings import EDITIONS, READINGS

__all__ = ["invent"]

CHARACTERISTICS = ("strength", "toughness", "agility", "intelligence", "willpower", "fellowship")
WEAPONS: tuple[dict[str, Any], ...] = (
    {"name": "hand weapon", "damage": 5, "critical": 3},
    {"name": "dagger", "damage": 4, "critical": 3, "fast": True},
    {"name": "longbow", "damage": 5, "critical": 3, "reach": "extreme"},
    {"name": "crossbow", "damage": 6, "critical": 2, "reach": "long", "reload": True},
)
CARDS: tuple[dict[str, Any], ...] = (
    {
        "name": "Reckless Cleave",
        "recharge": 3,
        "green": {"boon": [{"name": "press on", "need": 1, "critical": 1, "is_plain": True}]},
        "red": {
            "success": [{"name": "cleave", "damage": 2}],
            "star": [{"name": "overreach", "fatigue": 1, "stress": 1}],
            "comet": [{"name": "skull split", "damage": 3}],
            "exertion": [{"name": "worn out", "fatigue": 2}],
        },
    },
    {"name": "Aimed Shot", "kind": "ranged", "skill": "Ballistic Skill", "characteristic": "agility", "prepare": True},
    {
        "name": "Bolt of Doom", "kind": "spell", "skill": "Spellcraft", "characteristic": "intelligence", "damage": 8,
        "recharge": 2, "reach": "long", "green": {"bane": [{"name": "drained", "stress": 1}]},
    },
)  # fmt: skip
PRAYER: dict[str, Any] = {
    "name": "Prayer of Shallya", "kind": "other", "skill": "Piety", "characteristic": "willpower", "recharge": 2,
    "green": {"success": [{"name": "soothed", "heals": 2}, {"name": "blessed", "need": 3, "heals": 4}]},
}  # fmt: skip
TALENTS: tuple[dict[str, Any], ...] = (
    {"name": "Second Breath", "recharge": 3, "does": {"name": "breath", "fatigue": -1}},
    {"name": "Fleet Foot", "recharge": 4, "does": {"name": "feet", "manoeuvres": 1}},
    {"name": "On Guard", "recharge": 2, "does": {"name": "guard", "guard": 1}, "slotted": False},
)


def invent(rng: Random) -> dict[str, Any]:
    """Make up the data of a small encounter that can be begun."""
    players, foes = rng.randint(1, 2), rng.randint(1, 3)
    length = rng.randint(1, 8)
    sides = [("players", f"Hero {at + 1}") for at in range(players)] + [("gm", f"Foe {at + 1}") for at in range(foes)]
    readings = {name: rng.choice(READINGS[name].options) for name in rng.sample(sorted(READINGS), 3)}
    return {
        "rulebook": "wfrp3",
        "edition": rng.choice(sorted(EDITIONS)),
        "rounds": rng.randint(1, 4),
        "length": length,
        "judged": rng.random() < 0.3,
        "readings": readings,
        "card": [*CARDS, PRAYER],
        "character": [_character(rng, side, name, length) for side, name in sides],
    }


def _character(rng: Random, side: str, name: str, length: int) -> dict[str, Any]:
    others = [card["name"] for card in (*CARDS, PRAYER)] + [
        "Assess the Situation",
        "Guarded Position",
        "Perform a Stunt",
    ]
    found: dict[str, Any] = {name: rng.randint(2, 5) for name in CHARACTERISTICS}
    found |= {
        "side": side,
        "name": name,
        "place": rng.randint(0, length),
        "cards": ["Melee Strike", "Ranged Shot", *rng.sample(others, 2)],
        "weapons": rng.sample(WEAPONS, rng.randint(1, 2)),
        "talents": rng.sample(TALENTS, rng.randint(0, 3)),
        "defences": rng.sample(["block", "parry", "dodge"], rng.randint(0, 2)),
        "training": {"Weapon Skill": rng.randint(0, 2), "Ballistic Skill": rng.randint(0, 1), "First Aid": 1},
        "stance": rng.choice(["neutral", "conservative 1", "reckless 2"]),
        "defence": rng.randint(0, 2),
        "soak": rng.randint(0, 3),
        "wounds": rng.randint(0, 8),
        "criticals": rng.choice([[], [2], [1, 3]]),
        "fortune_points": rng.randint(0, 1),
        "draughts": rng.randint(0, 1),
        "henchman": side == "gm" and rng.random() < 0.4,
        "mounted": rng.random() < 0.1,
    }
    return found
