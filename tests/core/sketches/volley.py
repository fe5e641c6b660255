"""Two weapon groups at one unit: Deadly first, the hero last, then morale.

Each attack hits on the weapon's quality; a six always hits and pierces more, a one always misses and hurts the
shooter of a hazardous weapon. A hit is blocked on the target's defence; a six to block is thrown once more where the
weapon says so. A wound of a Deadly weapon is several to one model; each of them can be ignored.
"""

from functools import lru_cache

import msgspec

from core.sketches.sketch import Sketch
from grognard.core.asking import Each, Rule, each, lives, step, tell, through, throw
from grognard.core.dice import D3, D6, Dice, Reading

STAGES = ("hit", "block", "block again", "ignore", "morale")


class Weapon(msgspec.Struct, frozen=True, cache_hash=True):
    name: str
    attacks: int
    quality: int
    pierce: int = 0
    deadly: int = 1
    pierce_on_six: int = 0
    blocks_again: bool = False
    is_hazardous: bool = False


class Unit(msgspec.Struct, frozen=True, cache_hash=True):
    """The models that stand, the wounds on the first of them, the hero's wounds left, and the shooters' own losses."""

    models: int
    hurt: int
    hero: int
    own: int = 0
    is_shaken: bool = False


class Target(msgspec.Struct, frozen=True, cache_hash=True):
    unit: Unit
    tough: int
    defence: int
    ignores: int
    nerve: int
    die: Dice[int]


@lru_cache
def to_hit(die: Dice[int], quality: int) -> Reading[str]:
    top = die.outcomes[-1]
    return die.read_as(lambda f: "six" if f == top else "one" if f == 1 else "hit" if f >= quality else "miss")


@lru_cache
def to_block(die: Dice[int], need: int) -> Reading[str]:
    top = die.outcomes[-1]
    return die.read_as(lambda f: "six" if f == top else "blocked" if 1 < f >= need else "through")


@lru_cache
def reach(die: Dice[int], need: int) -> Reading[bool]:
    return die.read_as(lambda f: f >= need)


def attack(w: Weapon, t: Target) -> Rule[tuple[int, int]]:
    """One attack: the wounds it does to one model, and to the shooter himself."""
    face = yield from throw(to_hit(t.die, w.quality), "hit", "shooter", (("weapon", w.name),))
    own = int(w.is_hazardous and face == "one")
    yield from tell("own wounds", own)
    if face in {"one", "miss"}:
        return 0, own
    yield from tell("hits")
    need = t.defence + w.pierce + (w.pierce_on_six if face == "six" else 0)
    is_blocked = yield from block(w, t, need)
    if is_blocked:
        return 0, own
    wounds = yield from each((w.deadly, wound, (t, w.deadly > 1)))
    yield from tell("wounds", wounds)
    return wounds, own


def block(w: Weapon, t: Target, need: int) -> Rule[bool]:
    facts = (("blocks on", min(need, t.die.outcomes[-1])),)
    face = yield from throw(to_block(t.die, need), "block", "target", facts)
    if face == "six" and w.blocks_again:
        face = yield from throw(to_block(t.die, need), "block again", "target", facts)
    return face != "through"


def wound(t: Target, is_apart: bool) -> Rule[int]:
    """One wound, ignored or not; those of a packet are thrown apart from those of another."""
    if t.ignores > t.die.outcomes[-1]:
        return 1
    facts = (("ignores on", t.ignores),)
    is_ignored = yield from throw(reach(t.die, t.ignores), "ignore", "target", facts, is_apart=is_apart)
    return int(not is_ignored)


def largest_first(result: tuple[int, int]) -> tuple[int, int]:
    wounds, own = result
    return -wounds, own


@lru_cache
def allocate(tough: int) -> "Allocate":
    return Allocate(tough)


class Allocate(msgspec.Struct, frozen=True):
    """The wounds of one attack go to one model: the one already hurt, the hero last of all."""

    tough: int

    def __call__(self, unit: Unit, result: tuple[int, int]) -> Unit:
        wounds, own = result
        if own:
            unit = msgspec.structs.replace(unit, own=unit.own + own)
        if not wounds:
            return unit
        if not unit.models:
            return msgspec.structs.replace(unit, hero=max(0, unit.hero - wounds))
        if unit.hurt + wounds >= self.tough:
            return msgspec.structs.replace(unit, models=unit.models - 1, hurt=0)
        return msgspec.structs.replace(unit, hurt=unit.hurt + wounds)


def morale(unit: Unit, before: int, t: Target) -> Rule[Unit]:
    left = unit.models + (unit.hero > 0)
    if not left or 2 * left > before:
        return unit
    holds = yield from throw(reach(t.die, t.nerve), "morale", "target", (("holds on", t.nerve),))
    yield from tell("tests")
    return msgspec.structs.replace(unit, is_shaken=not holds)


def volley(weapons: tuple[Weapon, ...], t: Target) -> Rule[Unit]:
    before = t.unit.models + (t.unit.hero > 0)
    deadly_first = sorted(weapons, key=lambda w: -w.deadly)
    shots: list[Each[Unit]] = [
        lives(w.attacks, attack, w, t, into=allocate(t.tough), order=largest_first) for w in deadly_first
    ]
    return (yield from through(t.unit, *shots, step(morale, before, t)))


RIFLE = Weapon("rifle", 9, 4, pierce_on_six=3, blocks_again=True)
LASER = Weapon("laser", 4, 3, pierce=2, deadly=3, is_hazardous=True)
PACK = Target(Unit(4, 1, 6), tough=3, defence=3, ignores=5, nerve=4, die=D6)

SKETCH = Sketch(
    "volley",
    volley,
    small=(
        (
            (
                Weapon("rifle", 2, 3, pierce_on_six=1, blocks_again=True),
                Weapon("laser", 1, 3, pierce=1, deadly=2, is_hazardous=True),
            ),
            Target(Unit(2, 0, 1), tough=2, defence=2, ignores=3, nerve=3, die=D3),
        ),
    ),
    large=((RIFLE, LASER), PACK),
    stages=STAGES,
    keys=("hits", "wounds", "own wounds", "tests"),
)
