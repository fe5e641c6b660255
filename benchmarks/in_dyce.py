"""The workloads in dyce 0.7, in the best form found.

What made them fast: one die for a whole attack; wounds of one size counted first and allocated after; rows by state
remembered for the length of a run; `aggregate_weighted`, the documented engine under `expand`, wherever the branches
need no path probability; single weights where the outcomes are two; vectors packed into one number. Nothing is cut off.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial
from itertools import accumulate, repeat
from operator import add
from typing import Any, TypeAlias

from dyce import H
from dyce.h import aggregate_weighted

from benchmarks.given import APART, POOL, State, allotter, hurter, spreader, unpacked
from benchmarks.matrix import Profile, Target, needed

__all__ = ["WORKLOADS", "answer", "forget", "fractions", "volleys"]

Odds: TypeAlias = H[Any]

D6 = H(6)
D3 = H(3)


def forget() -> None:
    """Do nothing: dyce remembers nothing from call to call; its dice keep their own totals and hashes, no more."""


def fractions(odds: Odds) -> dict[Any, Fraction]:
    """Return the chance of every outcome."""
    return {outcome: Fraction(count, odds.total) for outcome, count in odds.items()}


def coin(chance: int, of: int) -> Odds:
    """Return a die that shows 1 with this chance, else 0."""
    return H({0: of - chance, 1: chance})


def mixed(*parts: tuple[Any, int]) -> Odds:
    """Return one of these dice or numbers, by weight."""
    return aggregate_weighted(parts)


def sums_to(most: int, die: Odds) -> list[Odds]:
    """Return the sums of none, one, … `most` dice."""
    return list(accumulate(repeat(die, most), add, initial=H({0: 1})))


def ones(n: int, die: Odds) -> Odds:
    """Return the number of ones on `n` dice that show 1 or 0."""
    return H({k: die.exactly_k_times_in_n(1, n, k) for k in range(n + 1)})


def packets(states: Odds, n: int, attack: Odds, tough: int, models: int) -> Odds:
    """Take in one attack after the other."""
    hurt = hurter(tough, models)
    for _ in range(n):
        states = states.apply(hurt, attack)
    return states


def b() -> Odds:
    """Thirty plain attacks."""
    return ones(30, coin(1, 4))


def c() -> Odds:
    """Sixty attacks whose natural sixes are hard to block."""
    return ones(60, mixed((0, 3), (D6.lt(4), 2), (D6.lt(6), 1)))


def d1() -> Odds:
    """Ten attacks whose hits count three times."""
    return (10 @ mixed((0, 1), (3 @ coin(1, 2), 1))).apply(partial(spreader(1, 10), (0, 0)))


def d2() -> Odds:
    """Twelve attacks whose wounds are packets of three."""
    return (12 @ coin(1, 4)).apply(partial(allotter(3, 3, 5), (0, 1)))


def d3() -> Odds:
    """Twelve attacks with packets of D3."""
    return packets(H([(0, 0)]), 12, mixed((0, 3), (D3, 1)), 3, 5)


def d4() -> Odds:
    """Forty attacks with packets of D6."""
    return packets(H([(0, 0)]), 40, mixed((0, 3), (D6, 1)), 6, 10)


def e() -> Odds:
    """Two weapons, one after the other."""
    first = (20 @ coin(1, 4)).apply(partial(spreader(3, 5), (0, 0)))
    return packets(first, 6, mixed((0, 2), (mixed((0, 1), (D3, 5)), 4)), 3, 5)


def f() -> Odds:
    """Hits of which some skip the armour."""
    unblocked, hurt = sums_to(12, coin(1, 2)), sums_to(12, coin(2, 3))
    parted = unblocked[12].apply(lambda hits, surge: (max(0, hits - surge), min(hits, surge)), D3)
    wounds = mixed(*((unblocked[n] + skip, count) for (n, skip), count in parted.items()))
    removed = mixed(*((hurt[n], count) for n, count in wounds.items()))
    return removed.apply(partial(allotter(2, 3, 4), (0, 0)))


def g() -> Odds:
    """Symbols of a pool, two in one number."""
    total: Odds = H({0: 1})
    for n, sides in POOL:
        total += n @ H([APART * success + boon for success, boon in sides])
    return total.apply(unpacked)


def h() -> Odds:
    """Four shots of two dice each, hits and criticals in one number."""
    shot = D6.apply(lambda x, y: APART if x == y == 1 else int(x + y <= 7), D6)
    return (4 @ shot).apply(lambda number: (number % APART, number // APART))


def i() -> Odds:
    """Three rounds of melee, rows by state remembered."""
    wounds: Callable[[int, int], Odds] = cache(lambda n, chance: n @ coin(1, chance))

    @cache
    def first(state: State) -> Odds | State:
        models, left = state
        if not (models and left):
            return state
        return wounds(2 * models, 4).apply(lambda w: (models, left - w if w < left else 0))

    @cache
    def second(state: State) -> Odds | State:
        models, left = state
        if not (models and left):
            return state
        return wounds(3 * -(-left // 3), 3).apply(lambda w: (models - w if w < models else 0, left))

    states: Odds = H([(10, 15)])
    for strike in (first, second) * 3:
        states = mixed(*((strike(state), count) for state, count in states.items()))
    return states


WORKLOADS: dict[str, Callable[[], Odds]] = {
    "b": b, "c": c, "d1": d1, "d2": d2, "d3": d3, "d4": d4, "e": e, "f": f, "g": g, "h": h, "i": i,
}  # fmt: skip


def answer(name: str) -> Odds:
    """Work one workload out."""
    return WORKLOADS[name]()


def strike(quality: int, needs: State, hit: Callable[[int], Odds]) -> Odds:
    """Return the wounds of one attack of the matrix, given those of one hit by what blocks it."""
    plain, six = needs
    return mixed((0, quality - 1), (hit(plain), 6 - quality), (hit(six), 1))


def wounds(n: int, quality: int, needs: State, times: int, ignore: int) -> Odds:
    """Return the wounds of `n` attacks whose hits count several times."""

    def hit(need: int) -> Odds:
        one = coin(*((need - 1) * (ignore - 1), 36) if ignore <= 6 else (need - 1, 6))
        return one if times == 1 else times @ one

    die = strike(quality, needs, hit)
    return ones(n, die) if times == 1 and n > 20 else n @ die


def deadly(n: int, quality: int, needs: State, ignore: int, target: tuple[int, int, int]) -> Odds:
    """Return the state after `n` attacks whose packets may lose some of their wounds."""
    size, tough, models = target
    packet = size @ coin(ignore - 1, 6)
    die = strike(quality, needs, lambda need: mixed((0, 7 - need), (packet, need - 1)))
    return packets(H([(0, 0)]), n, die, tough, models)


def volleys(*, remember: bool) -> Callable[[Profile, Target], Odds]:
    """Return the function for one cell of the matrix; its wounds remembered by hand, or worked out each time."""
    count, take = (cache(wounds), cache(deadly)) if remember else (wounds, deadly)

    def volley(profile: Profile, target: Target) -> Odds:
        n, quality, _, blast, size, _ = profile
        needs = needed(profile, target)
        _, tough, models, ignore = target
        if size == 1:
            dealt = count(n, quality, needs, min(blast, models), ignore)
            return dealt.apply(partial(spreader(tough, models), (0, 0)))
        size = min(size, tough)
        if ignore > 6:
            return count(n, quality, needs, 1, ignore).apply(partial(allotter(size, tough, models), (0, 0)))
        return take(n, quality, needs, ignore, (size, tough, models))

    return volley
