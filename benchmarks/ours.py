"""The workloads as an author of a rulebook writes them for the kernel; the same rules could be played at a table."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from benchmarks.given import POOL, State, allotter, hurter, spreader
from benchmarks.matrix import Profile, Target, needed
from grognard.core.asking import Each, Question, Rule, each, lives, step, through, throw
from grognard.core.dice import D3, D6, Dice, Reading, together
from grognard.core.distributions import Distribution
from grognard.core.exact import exactly, forget

__all__ = ["WORKLOADS", "answer", "forget", "fractions", "meets", "volley"]


def meets(need: int) -> Reading[int]:
    """Read a die: 1 from `need` up."""
    return D6.read_as(lambda face: int(face >= need))


def fails(need: int) -> Reading[int]:
    """Read a die: 1 below `need`."""
    return D6.read_as(lambda face: int(face < need))


def shoots(need: int) -> Reading[int]:
    """Read a die: 0 below `need`, 2 on a natural 6, else 1."""
    return D6.read_as(lambda face: 0 if face < need else 2 if face == 6 else 1)


HITS = {need: throw(meets(need), "hit") for need in range(2, 7)}
SHOTS = {need: throw(shoots(need), "hit") for need in range(2, 7)}
FAILS = {need: throw(fails(need), "block") for need in range(2, 7)}
IGNORES = {need: throw(fails(need), "ignore") for need in range(2, 7)}
DAMAGE = {die.name: throw(die.faces(), "damage") for die in (D3, D6)}
SURGE = throw(D3.faces(), "surge")


def attack(hit: int, save: int) -> Rule[int]:
    """One attack: hit, then block; 1 for a wound."""
    if not (yield from HITS[hit]):
        return 0
    return (yield from FAILS[save])


def rending(hit: int, save: int) -> Rule[int]:
    """One attack whose natural 6 has AP 4."""
    shot = yield from SHOTS[hit]
    if not shot:
        return 0
    return (yield from FAILS[min(save + 4, 6) if shot == 2 else save])


def block(save: int) -> Question[int]:
    """One block; 1 if it fails."""
    return FAILS[save]


def blast(hit: int, save: int, times: int) -> Rule[int]:
    """One attack whose hit counts several times."""
    if not (yield from HITS[hit]):
        return 0
    return (yield from each((times, block, (save,))))


def packet(hit: int, save: int, die: str) -> Rule[int]:
    """One attack whose wound is a packet of random size."""
    if not (yield from HITS[hit]):
        return 0
    if not (yield from FAILS[save]):
        return 0
    return (yield from DAMAGE[die])


def b() -> Question[int]:
    """Thirty plain attacks."""
    return each((30, attack, (4, 4)))


def c() -> Question[int]:
    """Sixty attacks whose natural sixes are hard to block."""
    return each((60, rending, (4, 4)))


def d1() -> Question[State]:
    """Ten attacks whose hits count three times."""
    return Each(((10, blast, (4, 4, 3)),), spreader(1, 10), (0, 0), together=True)


def d2() -> Question[State]:
    """Twelve attacks whose wounds are packets of three."""
    return Each(((12, attack, (4, 4)),), allotter(3, 3, 5), (0, 1), together=True)


def d3() -> Question[State]:
    """Twelve attacks with packets of D3."""
    return Each(((12, packet, (4, 4, "D3")),), hurter(3, 5), (0, 0))


def d4() -> Question[State]:
    """Forty attacks with packets of D6."""
    return Each(((40, packet, (4, 4, "D6")),), hurter(6, 10), (0, 0))


def e() -> Question[State]:
    """Two weapons, one after the other."""
    plain = Each(((20, attack, (4, 4)),), spreader(3, 5), together=True)
    return through((0, 0), plain, lives(6, packet, 3, 6, "D3", into=hurter(3, 5)))


def hit(need: int) -> Question[int]:
    """One die that hits or not."""
    return HITS[need]


def hits(_: Any) -> Question[Any]:
    """Count the hits of twelve dice."""
    return each((12, hit, (4,)))


def surge(hits: int) -> Rule[Any]:
    """Say how many hits meet the armour, and how many skip it."""
    skip = min((yield from SURGE), hits)
    return hits - skip, skip


def armour(hits: State) -> Question[Any]:
    """Count the hits that get through."""
    return Each(((hits[0], block, (4,)),), int.__add__, hits[1], together=True)


def evade(hits: int) -> Question[Any]:
    """Evade each; every one left is a packet of two."""
    return Each(((hits, block, (5,)),), allotter(2, 3, 4), (0, 0), together=True)


def f() -> Question[State]:
    """Twelve hits of which some skip the armour."""
    unthrown: Any = None
    return through(unthrown, step(hits), step(surge), step(armour), step(evade))


DICE = tuple(throw(Dice("symbols", tuple(range(len(sides)))).read_as(sides.__getitem__), "pool") for _, sides in POOL)


def symbols(kind: int) -> Question[State]:
    """One symbol die."""
    return DICE[kind]


def g() -> Question[State]:
    """Symbols of a pool, added up."""
    return each(*((n, symbols, (kind,)) for kind, (n, _) in enumerate(POOL)))


SALVO = throw(together(D6, D6).read_as(lambda two: (int(2 < sum(two) <= 7), int(sum(two) == 2))), "salvo")


def shot() -> Question[State]:
    """One shot of a salvo: a hit, a critical or nothing."""
    return SALVO


def h() -> Question[State]:
    """Four shots of two dice each."""
    return each((4, shot, ()))


def first_strikes(state: State) -> Question[State]:
    """Two attacks for each model left."""
    models, left = state
    return Each(((2 * models if left else 0, attack, (4, 4)),), lose_wounds, state, together=True)


def second_strikes(state: State) -> Question[State]:
    """Three attacks for each model left, which takes three wounds."""
    models, left = state
    return Each(((3 * -(-left // 3) if models else 0, attack, (4, 5)),), lose_models, state, together=True)


def lose_wounds(state: State, wounds: int) -> State:
    """Take wounds off the second unit."""
    models, left = state
    return models, (left - wounds if wounds < left else 0)


def lose_models(state: State, wounds: int) -> State:
    """Take models off the first unit."""
    models, left = state
    return (models - wounds if wounds < models else 0), left


def i() -> Question[State]:
    """Three rounds of melee."""
    return through((10, 15), *(step(first_strikes), step(second_strikes)) * 3)


WORKLOADS: dict[str, Callable[[], Question[Any]]] = {
    "b": b, "c": c, "d1": d1, "d2": d2, "d3": d3, "d4": d4, "e": e, "f": f, "g": g, "h": h, "i": i,
}  # fmt: skip


def answer(name: str) -> Distribution[Any]:
    """Work one workload out."""
    return exactly(WORKLOADS[name])


def fractions(odds: Distribution[Any]) -> dict[Any, Fraction]:
    """Return the chance of every outcome."""
    return {outcome: odds[outcome] for outcome in odds}


def strike(quality: int, needs: tuple[int, int], times: int, ignore: int) -> Rule[int]:
    """One attack of the matrix: hit, then every one of its hits; `needs` block a plain hit and a natural 6."""
    shot = yield from SHOTS[quality]
    if not shot:
        return 0
    return (yield from each((times, wound, (needs[shot - 1], ignore))))


def wound(need: int, ignore: int) -> Rule[int]:
    """One hit: block, then ignore; 1 for a wound."""
    if not (yield from FAILS[need]):
        return 0
    return 1 if ignore > 6 else (yield from IGNORES[ignore])


def deadly(quality: int, needs: tuple[int, int], size: int, ignore: int) -> Rule[int]:
    """One Deadly attack of the matrix: hit, block, then ignore each wound of the packet."""
    shot = yield from SHOTS[quality]
    if not (shot and (yield from FAILS[needs[shot - 1]])):
        return 0
    return (yield from each((size, ignored, (ignore,))))


def ignored(ignore: int) -> Question[int]:
    """Ignore one wound or not; 1 if it stays."""
    return IGNORES[ignore]


def volley(profile: Profile, target: Target) -> Question[State]:
    """One cell of the matrix."""
    n, quality, _, blast, size, _ = profile
    needs = needed(profile, target)
    if size == 1:
        taken = spreader(target.tough, target.models)
        return Each(
            ((n, strike, (quality, needs, min(blast, target.models), target.ignore)),), taken, (0, 0), together=True
        )
    size = min(size, target.tough)
    if target.ignore > 6:
        taken = allotter(size, target.tough, target.models)
        return Each(((n, strike, (quality, needs, 1, 7)),), taken, (0, 0), together=True)
    return Each(((n, deadly, (quality, needs, size, target.ignore)),), hurter(target.tough, target.models), (0, 0))
