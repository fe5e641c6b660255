"""The workloads stated once, one die at a time in fractions: the judge of all three libraries.

Slow on purpose: no closed form, no code shared with `grognard`, `dyce` or `icepool`. `python -m benchmarks.references`
writes `reference.json`, which `load` reads.

- b: 30 attacks hit on 4+, blocked on 4+: wounds
- c: 60 attacks hit on 4+, a natural 6 is blocked on 6 only, the others on 4+: wounds
- d1: Blast(3): 10 attacks, hits on 4+ times 3, blocked on 4+, at 10 models that take 1 each: models removed, 0
- d2: Deadly(3): 12 attacks 4+/4+, every wound is 3 on one model, no carry-over; 5 models that take 3, the first has 1
- d3: as d2 with D3 damage for every wound and a fresh first model; d4: 40 attacks, D6 damage, 10 models that take 6
- e: two weapons at 5 models that take 3: 20 attacks 4+/4+ of damage 1, then 6 attacks 3+/6+ of damage D3
- f: 12 dice hit on 4+, D3 of the hits skip armour of 4+, evade on 5+, damage 2 at models that take 3, at most 4 removed
- g: a pool of 16 dice of six kinds with two symbols: net of each
- h: a salvo of four, 2d6 each: 7 or less hits, a double one is a critical and no hit: hits, criticals
- i: three rounds of melee: 10 models with 2 attacks (4+, block 5+) against 5 that take 3 with 3 (4+, block 4+); both
     strike with what is left: models of the first, wounds left of the second
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Mapping
from fractions import Fraction
from functools import cache, partial
from itertools import product
from pathlib import Path
from typing import Any, TypeAlias

from benchmarks.given import POOL, State
from benchmarks.matrix import Profile, Target

__all__ = ["WORKLOADS", "Chances", "load", "same", "volley"]

Chances: TypeAlias = dict[Any, Fraction]

FILE = Path(__file__).with_name("reference.json")
D6 = {face: Fraction(1, 6) for face in range(1, 7)}
D3 = {face: Fraction(1, 3) for face in range(1, 4)}
CERTAIN = Fraction(1)


def load() -> dict[str, Chances]:
    """Read the reference of every workload."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))
    return {
        name: {tuple(key) if isinstance(key, list) else key: Fraction(chance) for key, chance in rows}
        for name, rows in stored.items()
    }


def same(chances: Mapping[Any, Fraction], reference: Mapping[Any, Fraction]) -> bool:
    """Say whether every chance is the same fraction; an outcome that cannot happen may be absent."""
    return all(chances.get(key, 0) == reference.get(key, 0) for key in {*chances, *reference})


def after(states: Mapping[Any, Fraction], move: Callable[[Any], Chances]) -> Chances:
    """Return the chances after a move whose own chances depend on the state."""
    moved: Chances = {}
    for state, chance in states.items():
        for end, share in move(state).items():
            moved[end] = moved.get(end, Fraction(0)) + chance * share
    return moved


def read(die: Mapping[Any, Fraction], meaning: Callable[[Any], Hashable]) -> Chances:
    """Return what one die means."""
    return after(die, lambda face: {meaning(face): CERTAIN})


def each_die(n: int, start: Any, face: Callable[[Any, Any], Any], die: Mapping[Any, Fraction] = D6) -> Chances:
    """Throw `n` dice one by one; `face(state, face)` is the state after."""
    states: Chances = {start: CERTAIN}
    for _ in range(n):
        states = after(states, lambda state: read(die, lambda shown: face(state, shown)))
    return states


def count(n: int, holds: Callable[[int], bool]) -> Chances:
    """Count the dice of `n` whose face holds."""
    return each_die(n, 0, lambda so_far, face: so_far + holds(face))


def hurt(state: State, damage: int, tough: int, models: int) -> State:
    """Take damage on one model; what is left over is lost. The state is (models removed, wounds on the next)."""
    removed, wounds = state
    if not damage or removed >= models:
        return state
    wounds += damage
    return (removed + 1, 0) if wounds >= tough else (removed, wounds)


def b() -> Chances:
    """Work out thirty plain attacks."""
    return after(count(30, lambda face: face >= 4), lambda hits: count(hits, lambda face: face < 4))


def c() -> Chances:
    """Work out sixty attacks whose natural sixes are hard to block."""

    def attack(so_far: int) -> Chances:
        return after(D6, lambda face: blocked(so_far, face) if face >= 4 else {so_far: CERTAIN})

    def blocked(so_far: int, face: int) -> Chances:
        return read(D6, lambda block: so_far + (block < (6 if face == 6 else 4)))

    states: Chances = {0: CERTAIN}
    for _ in range(60):
        states = after(states, attack)
    return states


def d1() -> Chances:
    """Work out attacks whose every hit is three."""
    hits = count(10, lambda face: face >= 4)
    return after(hits, lambda n: each_die(3 * n, (0, 0), lambda s, face: hurt(s, int(face < 4), 1, 10)))


def d2() -> Chances:
    """Work out attacks whose every wound is three on one model."""
    hits = count(12, lambda face: face >= 4)
    return after(hits, lambda n: each_die(n, (0, 1), lambda s, face: hurt(s, 3 * (face < 4), 3, 5)))


def d3() -> Chances:
    """Work out attacks whose every wound is D3 on one model."""
    return packets(12, (4, 4), D3, {(0, 0): CERTAIN}, (3, 5))


def d4() -> Chances:
    """Work out many attacks whose every wound is D6 on one model."""
    return packets(40, (4, 4), D6, {(0, 0): CERTAIN}, (6, 10))


def packets(n: int, needs: State, damage: Mapping[int, Fraction], states: Chances, target: State) -> Chances:
    """Resolve attacks one after the other, each hit, block and damage die on its own."""
    hit, save = needs

    def attack(state: State) -> Chances:
        done: Chances = {}
        for (first, p), (second, q), (dealt, r) in product(D6.items(), D6.items(), damage.items()):
            end = hurt(state, dealt, *target) if first >= hit and second < save else state
            done[end] = done.get(end, Fraction(0)) + p * q * r
        return done

    attacked = cache(attack)
    for _ in range(n):
        states = after(states, attacked)
    return states


def e() -> Chances:
    """Work out two weapons, one after the other."""
    states = packets(20, (4, 4), {1: CERTAIN}, {(0, 0): CERTAIN}, (3, 5))
    return packets(6, (3, 6), D3, states, (3, 5))


def f() -> Chances:
    """Work out a pool of hits of which some skip the armour."""

    def armour(hits: int) -> Chances:
        skips = read(D3, lambda face: min(face, hits))
        return after(skips, lambda skip: each_die(hits - skip, skip, lambda n, face: n + (face < 4)))

    def evade(n: int) -> Chances:
        return each_die(n, (0, 0), lambda s, face: hurt(s, 2 * (face < 5), 3, 4))

    return after(after(count(12, lambda face: face >= 4), armour), evade)


def g() -> Chances:
    """Work out what a pool of symbol dice shows."""
    states: Chances = {(0, 0): CERTAIN}
    for n, sides in POOL:
        states = after(states, partial(shown, n=n, sides=sides))
    return states


def shown(so_far: State, n: int, sides: tuple[State, ...]) -> Chances:
    """Add what `n` symbol dice show."""
    die = dict.fromkeys(range(len(sides)), Fraction(1, len(sides)))
    return each_die(n, so_far, lambda state, side: add(state, sides[side]), die)


def add(one: State, other: State) -> State:
    """Add two pairs."""
    return one[0] + other[0], one[1] + other[1]


def h() -> Chances:
    """Work out four shots of two dice each."""
    two = {(x, y): p * q for (x, p), (y, q) in product(D6.items(), D6.items())}
    return each_die(4, (0, 0), lambda s, dice: add(s, (int(2 < sum(dice) <= 7), int(sum(dice) == 2))), two)


def i() -> Chances:
    """Work out three rounds of melee."""
    wounds = cache(
        lambda n, save: after(count(n, lambda face: face >= 4), lambda hits: count(hits, lambda face: face < save))
    )

    def first(state: State) -> Chances:
        models, left = state
        return read(wounds(2 * models if left else 0, 4), lambda w: (models, max(0, left - w)))

    def second(state: State) -> Chances:
        models, left = state
        return read(wounds(3 * -(-left // 3) if models else 0, 5), lambda w: (max(0, models - w), left))

    states: Chances = {(10, 15): CERTAIN}
    for _ in range(3):
        states = after(after(states, first), second)
    return states


def volley(profile: Profile, target: Target) -> Chances:
    """Work out one cell of the matrix: the attacks of one profile at one target."""
    size = min(profile.deadly, target.tough)
    attack = cache(lambda state: one_attack(state, profile, target, size))
    states: Chances = {(0, 0): CERTAIN}
    for _ in range(profile.n):
        states = after(states, attack)
    return states


def one_attack(state: State, profile: Profile, target: Target, size: int) -> Chances:
    """Hit, multiply by Blast, block each, multiply by Deadly, ignore each; a Deadly packet stays on one model."""

    def hit(face: int) -> Chances:
        if face < profile.quality:
            return {state: CERTAIN}
        ap = profile.ap + (profile.rending if face == 6 else 0)
        states: Chances = {state: CERTAIN}
        for _ in range(min(profile.blast, target.models)):
            states = after(states, lambda now: after(D6, lambda block: wounded(now, block, ap)))
        return states

    def wounded(now: State, block: int, ap: int) -> Chances:
        if block == 6 or (block > 1 and block - ap >= target.defense):
            return {now: CERTAIN}
        dealt = count(size, lambda face: face < target.ignore) if target.ignore <= 6 else {size: CERTAIN}
        return read(dealt, lambda damage: hurt(now, damage, target.tough, target.models))

    return after(D6, hit)


WORKLOADS: dict[str, Callable[[], Chances]] = {
    "b": b, "c": c, "d1": d1, "d2": d2, "d3": d3, "d4": d4, "e": e, "f": f, "g": g, "h": h, "i": i,
}  # fmt: skip


def write() -> None:
    """Work out every reference and store it."""
    stored = {
        name: [[key, str(chance)] for key, chance in sorted(reference().items()) if chance]
        for name, reference in WORKLOADS.items()
    }
    lines = ",\n".join(f'"{name}": {json.dumps(rows)}' for name, rows in stored.items())
    FILE.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    write()
