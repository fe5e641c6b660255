"""Three attempts to range in, then teams of four kinds under a template, some of them with passengers.

Ranged in at the first attempt, missed teams are thrown again; at the third it is one harder. Infantry saves and then
the guns still need firepower; guns and lorries only save; a tank that just saves is bailed out if firepower is good
enough. Passengers of a lost lorry save one by one.
"""

from functools import lru_cache

import msgspec

from core.sketches.sketch import Sketch
from grognard.core.asking import Rule, each, tell, throw
from grognard.core.dice import D3, D6, Dice, Reading

STAGES = ("ranging", "hit", "hit again", "save", "firepower", "passengers")

Losses = tuple[int, int, int, int, int, int]
"""Infantry, guns, lorries, passengers, tanks lost, tanks bailed out."""
NONE: Losses = (0, 0, 0, 0, 0, 0)
KINDS = ("infantry", "gun", "lorry", "tank")


class Battery(msgspec.Struct, frozen=True, cache_hash=True):
    ranges_on: int
    hits_on: int
    firepower: int
    die: Dice[int] = D6


class Team(msgspec.Struct, frozen=True, cache_hash=True):
    kind: str
    saves_on: int
    passengers: int = 0


@lru_cache
def reach(die: Dice[int], need: int) -> Reading[bool]:
    return die.read_as(lambda face: face >= need)


@lru_cache
def armour(die: Dice[int], need: int) -> Reading[str]:
    return die.read_as(lambda face: "saved" if face > need else "just" if face == need else "failed")


def lost(kind: str, passengers: int = 0) -> Losses:
    infantry, gun, lorry, tank = (int(kind == known) for known in KINDS)
    return infantry, gun, lorry, passengers, tank, 0


def under(team: Team, battery: Battery, attempt: int) -> Rule[Losses]:
    """One team under the template."""
    facts = (("team", team.kind),)
    need = reach(battery.die, battery.hits_on + (attempt == 3))
    is_hit = yield from throw(need, "hit", "gunner", facts)
    if not is_hit and attempt == 1:
        is_hit = yield from throw(need, "hit again", "gunner", facts)
    if not is_hit:
        return NONE
    yield from tell("hits")
    if team.kind == "tank":
        return (yield from tank(team, battery))
    if (yield from throw(reach(battery.die, team.saves_on), "save", "owner", facts)):
        return NONE
    if team.kind == "infantry" and not (yield from firepower(battery, team)):
        return NONE
    dead = yield from each((team.passengers, passenger, (battery.die,)))
    yield from tell("lost", 1)
    return lost(team.kind, dead)


def tank(team: Team, battery: Battery) -> Rule[Losses]:
    shown = yield from throw(armour(battery.die, team.saves_on), "save", "owner", (("team", team.kind),))
    if shown == "saved":
        return NONE
    is_enough = yield from firepower(battery, team)
    if shown == "failed" and is_enough:
        yield from tell("lost")
        return lost("tank")
    if shown == "just" and not is_enough:
        return NONE
    yield from tell("bailed")
    return 0, 0, 0, 0, 0, 1


def firepower(battery: Battery, team: Team) -> Rule[bool]:
    facts = (("team", team.kind),)
    return (yield from throw(reach(battery.die, battery.firepower), "firepower", "gunner", facts))


def passenger(die: Dice[int]) -> Rule[int]:
    is_safe = yield from throw(reach(die, 3), "passengers", "owner", (("saves on", 3),))
    return int(not is_safe)


def barrage(battery: Battery, teams: tuple[tuple[int, Team], ...]) -> Rule[Losses | None]:
    """Return what is lost; None if no attempt ranges in."""
    for attempt in (1, 2, 3):
        if (yield from throw(reach(battery.die, battery.ranges_on), "ranging", "gunner", (("attempt", attempt),))):
            break
    else:
        return None
    yield from tell("ranged in at", attempt)
    return (yield from each(*((n, under, (team, battery, attempt)) for n, team in teams), zero=NONE))


TEAMS = (
    (5, Team("infantry", 3)),
    (2, Team("gun", 5)),
    (2, Team("lorry", 5, passengers=3)),
    (3, Team("tank", 3)),
)

SKETCH = Sketch(
    "barrage",
    barrage,
    small=(
        (Battery(3, 3, 2, D3), ((1, Team("infantry", 3)), (1, Team("lorry", 3, passengers=2)))),
        (Battery(3, 2, 2, D3), ((1, Team("gun", 3)), (1, Team("tank", 2)))),
    ),
    large=(
        Battery(4, 3, 4),
        ((2, Team("infantry", 3)), (1, Team("gun", 5)), (1, Team("lorry", 5, 2)), (1, Team("tank", 3))),
    ),
    stages=STAGES,
    keys=("ranged in at", "hits", "lost", "bailed"),
)
