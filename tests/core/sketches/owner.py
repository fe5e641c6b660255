"""An owner's choice in the middle: to take cover or to stand, then who falls; those who stand shoot back.

Hits come in; the owner may take cover, which saves better and costs the shooting. He then allots the losses to his
classes, a leader only as the last of all, and who is left answers fire.
"""

from functools import lru_cache

import msgspec

from core.sketches.sketch import Sketch
from grognard.core.asking import Rule, choose, each, step, tell, through, throw
from grognard.core.dice import D3, D6, Dice, Reading
from grognard.core.domains import Allot, OneOf
from grognard.core.refusals import Refusal

STAGES = ("hit", "save", "return fire")


class Fire(msgspec.Struct, frozen=True, cache_hash=True):
    shots: int
    hits_on: int
    saves_on: int
    die: Dice[int] = D6


class Squad(msgspec.Struct, frozen=True, cache_hash=True):
    """Riflemen, gunners, leaders; hits that wait to be saved; losses that wait for their owner; fire returned."""

    classes: tuple[int, int, int]
    hits: int = 0
    losses: int = 0
    is_down: bool = False
    returned: int = 0


@lru_cache
def reach(die: Dice[int], need: int) -> Reading[int]:
    return die.read_as(lambda face: int(face >= need))


def passes(die: Dice[int], need: int, stage: str, who: str) -> Rule[int]:
    return (yield from throw(reach(die, need), stage, who, (("needs", need),)))


def fails(die: Dice[int], need: int, stage: str, who: str) -> Rule[int]:
    return 1 - (yield from passes(die, need, stage, who))


def incoming(squad: Squad, fire: Fire) -> Rule[Squad]:
    hits = yield from each((fire.shots, passes, (fire.die, fire.hits_on, "hit", "enemy")))
    return msgspec.structs.replace(squad, hits=hits)


def take_cover(squad: Squad) -> Rule[Squad]:
    """The owner takes cover or stands, once he has seen the hits."""
    if not squad.hits:
        return squad
    is_down = yield from choose("owner", OneOf("cover", (True, False)), "cover", (("hits", squad.hits),))
    yield from tell("down", int(is_down))
    return msgspec.structs.replace(squad, is_down=is_down)


def save(squad: Squad, fire: Fire) -> Rule[Squad]:
    need = fire.saves_on - squad.is_down
    losses = yield from each((squad.hits, fails, (fire.die, need, "save", "owner")))
    return msgspec.structs.replace(squad, hits=0, losses=min(losses, sum(squad.classes)))


class LeaderLast(msgspec.Struct, frozen=True):
    """A leader falls only when nobody else is left."""

    classes: tuple[int, int, int]

    def __call__(self, draft: tuple[int, ...]) -> tuple[Refusal, ...]:
        others = self.classes[0] + self.classes[1]
        if draft[2] and draft[0] + draft[1] < others:
            return (Refusal("leader-last", "leader-before-others", (("others", others),)),)
        return ()


def fall(squad: Squad) -> Rule[Squad]:
    if not squad.losses:
        return squad
    places = ("riflemen", "gunners", "leaders")
    domain = Allot("losses", places, squad.classes, squad.losses, LeaderLast(squad.classes))
    fallen = yield from choose("owner", domain, "losses")
    yield from tell("fallen gunners", fallen[1])
    left = squad.classes[0] - fallen[0], squad.classes[1] - fallen[1], squad.classes[2] - fallen[2]
    return msgspec.structs.replace(squad, classes=left, losses=0)


def return_fire(squad: Squad, fire: Fire) -> Rule[Squad]:
    if squad.is_down:
        return squad
    shots = squad.classes[0] + 2 * squad.classes[1]
    returned = yield from each((shots, passes, (fire.die, fire.hits_on, "return fire", "owner")))
    return msgspec.structs.replace(squad, returned=returned)


def exchange(squad: Squad, fire: Fire) -> Rule[Squad]:
    steps = step(incoming, fire), step(take_cover), step(save, fire), step(fall), step(return_fire, fire)
    return (yield from through(squad, *steps))


def stand(domain: OneOf[bool]) -> bool:
    return False


def duck(domain: OneOf[bool]) -> bool:
    return True


def riflemen_first(domain: Allot) -> tuple[int, ...]:
    return next(domain.options())


def gunners_first(domain: Allot) -> tuple[int, ...]:
    return max(domain.options(), key=lambda draft: draft[1])


SKETCH = Sketch(
    "owner",
    exchange,
    small=((Squad((1, 1, 1)), Fire(3, 2, 3, D3)),),
    large=(Squad((3, 2, 1)), Fire(8, 3, 4)),
    stages=STAGES,
    keys=("down", "fallen gunners"),
    picks=(("cover", stand), ("losses", riflemen_first)),
)
