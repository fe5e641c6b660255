"""A pool that is thrown, cut and carried over: surge past armour, criticals, evade, a damage marker and a cap.

The dice of a batch are one pool. Natural sixes can be critical and go straight to the damage; a surge die then moves
some of the rest past the armour. Every die in the damage pool can be evaded. Damage is carried over to the next
model, but no more models than were seen can fall, and what is left over then is lost.
"""

from functools import lru_cache

import msgspec

from core.sketches.sketch import Sketch
from grognard.core.asking import Rule, each, step, tell, through, throw
from grognard.core.dice import D3, D6, Dice, Reading

STAGES = ("hit", "surge", "armour", "evade")


class Batch(msgspec.Struct, frozen=True, cache_hash=True):
    dice: int
    hits_on: int
    damage: int
    critical: int = 0
    has_surge: bool = False
    die: Dice[int] = D6


class Target(msgspec.Struct, frozen=True, cache_hash=True):
    armour: int
    evade: int
    health: int
    models: int
    seen: int
    marker: int = 0


class Pools(msgspec.Struct, frozen=True, cache_hash=True):
    """The dice that armour still has to stop, the dice that do damage, and the unit."""

    to_armour: int
    to_damage: int
    models: int
    marker: int


@lru_cache
def reach(die: Dice[int], need: int) -> Reading[int]:
    return die.read_as(lambda face: int(face >= need))


@lru_cache
def to_hit(die: Dice[int], need: int) -> Reading[tuple[int, int]]:
    top = die.outcomes[-1]
    return die.read_as(lambda face: (int(face >= need), int(face == top)))


def shot(batch: Batch) -> Rule[tuple[int, int]]:
    """One die of the batch: whether it hits, and whether with a natural six."""
    return (yield from throw(to_hit(batch.die, batch.hits_on), "hit", "attacker", (("hits on", batch.hits_on),)))


def failed(die: Dice[int], need: int, stage: str) -> Rule[int]:
    return 1 - (yield from throw(reach(die, need), stage, "defender", ((f"{stage} on", need),)))


def hit(pools: Pools, batch: Batch) -> Rule[Pools]:
    hits, sixes = yield from each((batch.dice, shot, (batch,)), zero=(0, 0))
    critical = min(sixes, batch.critical)
    yield from tell("critical", critical)
    return msgspec.structs.replace(pools, to_armour=hits - critical, to_damage=critical)


def surge(pools: Pools, batch: Batch) -> Rule[Pools]:
    if not batch.has_surge or not pools.to_armour:
        return pools
    thrown = yield from throw(D3.faces(), "surge", "attacker", (("surge", "D3"),))
    moved = min(thrown, pools.to_armour)
    yield from tell("surged", moved)
    return msgspec.structs.replace(pools, to_armour=pools.to_armour - moved, to_damage=pools.to_damage + moved)


def armour(pools: Pools, die: Dice[int], need: int) -> Rule[Pools]:
    through_armour = yield from each((pools.to_armour, failed, (die, need, "armour")))
    return msgspec.structs.replace(pools, to_armour=0, to_damage=pools.to_damage + through_armour)


def evade(pools: Pools, die: Dice[int], need: int) -> Rule[Pools]:
    if need > len(die.outcomes):
        return pools
    left = yield from each((pools.to_damage, failed, (die, need, "evade")))
    yield from tell("evaded", pools.to_damage - left)
    return msgspec.structs.replace(pools, to_damage=left)


def damage(pools: Pools, batch: Batch, target: Target) -> Rule[tuple[int, int]]:
    """What is left of the unit: models, and damage on the next of them."""
    most = min(target.seen, pools.models)
    removed, left = divmod(pools.marker + pools.to_damage * batch.damage, target.health)
    if removed >= most:
        removed, left = most, 0
    yield from tell("removed", removed)
    return pools.models - removed, left


def batch_fired(batch: Batch, target: Target) -> Rule[tuple[int, int]]:
    pools = Pools(0, 0, target.models, target.marker)
    steps = (
        step(hit, batch),
        step(surge, batch),
        step(armour, batch.die, target.armour),
        step(evade, batch.die, target.evade),
    )
    pools = yield from through(pools, *steps)
    return (yield from damage(pools, batch, target))


SKETCH = Sketch(
    "pool",
    batch_fired,
    small=(
        (
            Batch(3, 2, 2, critical=1, has_surge=True, die=D3),
            Target(armour=2, evade=3, health=3, models=4, seen=2, marker=1),
        ),
    ),
    large=(
        Batch(12, 4, 2, critical=2, has_surge=True),
        Target(armour=4, evade=5, health=3, models=6, seen=4, marker=1),
    ),
    stages=STAGES,
    keys=("critical", "surged", "evaded", "removed"),
)
