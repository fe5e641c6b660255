"""Salvos whose accidental victim may be destroyed in between.

Each salvo is two shots of two dice read together: low hits, a double one is critical, a double six hits whoever
stands nearest by accident, if he still stands. A hit has to penetrate. Nobody shoots at a wreck: the next salvo then
goes at whoever was hit by accident before.
"""

from functools import lru_cache

import msgspec

from core.sketches.sketch import Sketch
from grognard.core.asking import Rule, each, step, tell, through, throw
from grognard.core.dice import D6, Dice, Reading, dice, together

STAGES = ("shot", "penetrate")

Hits = tuple[int, int, int]
"""Hits, critical hits, accidents."""


class Gun(msgspec.Struct, frozen=True, cache_hash=True):
    shots: int
    need: int
    penetrates_on: int
    die: Dice[int] = D6


class Field(msgspec.Struct, frozen=True, cache_hash=True):
    """What the target and the bystander can still take."""

    target: int
    bystander: int


@lru_cache
def aim(die: Dice[int], need: int) -> Reading[Hits]:
    def read(faces: tuple[int, ...]) -> Hits:
        if max(faces) == 1:
            return 0, 1, 0
        if min(faces) == die.outcomes[-1]:
            return 0, 0, 1
        return int(sum(faces) <= need), 0, 0

    return together(die, die).read_as(read)


@lru_cache
def reach(die: Dice[int], need: int) -> Reading[int]:
    return die.read_as(lambda face: int(face >= need))


def shot(gun: Gun) -> Rule[Hits]:
    return (yield from throw(aim(gun.die, gun.need), "shot", "gunner", (("hits up to", gun.need),)))


def penetrates(gun: Gun, hit: str) -> Rule[int]:
    need = gun.penetrates_on - (hit == "critical")
    return (yield from throw(reach(gun.die, need), "penetrate", "gunner", ((hit, f"{need}+"),)))


def salvo(field: Field, gun: Gun) -> Rule[Field]:
    if not field.target and not field.bystander:
        return field
    at_target = field.target > 0
    hits, criticals, accidents = yield from each((gun.shots, shot, (gun,)), zero=(0, 0, 0))
    if not at_target or not field.bystander:
        accidents = 0
    yield from tell("accidents", accidents)
    on_target = yield from each((hits, penetrates, (gun, "hit")), (criticals, penetrates, (gun, "critical")))
    on_bystander = yield from each((accidents, penetrates, (gun, "accident")))
    yield from tell("penetrations", on_target + on_bystander)
    if not at_target:
        return Field(0, max(0, field.bystander - on_target))
    return Field(max(0, field.target - on_target), max(0, field.bystander - on_bystander))


def salvos(guns: tuple[Gun, ...], field: Field) -> Rule[Field]:
    return (yield from through(field, *(step(salvo, gun) for gun in guns)))


COIN = dice("D2", 2)

SKETCH = Sketch(
    "salvos",
    salvos,
    small=(((Gun(2, 3, 2, COIN), Gun(1, 3, 2, COIN), Gun(1, 3, 2, COIN)), Field(1, 1)),),
    large=((Gun(2, 7, 4), Gun(3, 9, 3), Gun(2, 7, 5)), Field(3, 1)),
    stages=STAGES,
    keys=("accidents", "penetrations"),
)
