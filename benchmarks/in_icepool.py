"""The workloads in icepool 2.1.3, in the best form found.

What made them fast: sums by doubling instead of `@`, which adds one die at a time, or of pools, which are quick only
with a warm cache; one die for a whole attack; wounds of one size counted first and allocated after; packets by
`binary_operator` instead of `map`; rows by state remembered for the length of a run; `star` always said; vectors packed
into one number.
"""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import cache, partial, reduce
from itertools import accumulate, repeat
from operator import add
from typing import Any, TypeAlias

import icepool
from icepool import Die, coin

from benchmarks.given import APART, POOL, State, allotter, hurter, spreader, unpacked
from benchmarks.matrix import Profile, Target, needed

__all__ = ["WORKLOADS", "answer", "forget", "fractions", "volleys"]

Odds: TypeAlias = Die[Any]

D6: Odds = icepool.d(6)
D3: Odds = icepool.d(3)


def forget() -> None:
    """Empty what icepool remembers: binomial rows, pools, evaluations, and the sums of the dice that stay alive."""
    icepool.math.comb_row_cache.clear()
    icepool.Pool.clear_cache()
    for evaluator in vars(icepool.evaluator).values():
        if isinstance(evaluator, icepool.MultisetEvaluator):
            vars(evaluator).pop("_cache", None)
    for die in (D6, D3):
        vars(die).pop("_sum_cache", None)


def fractions(odds: Odds) -> dict[Any, Fraction]:
    """Return the chance of every outcome."""
    return {outcome: Fraction(count, odds.denominator()) for outcome, count in odds.items()}


def sum_of(n: int, die: Odds) -> Odds:
    """Return the sum of `n` dice: of twice half of them."""
    if n == 1:
        return die
    half = sum_of(n // 2, die)
    return half + half + die if n % 2 else half + half


def packets(states: Odds, n: int, attack: Odds, tough: int, models: int) -> Odds:
    """Take in one attack after the other."""
    hurt = hurter(tough, models)
    for _ in range(n):
        states = states.binary_operator(attack, hurt)
    return states


def b() -> Odds:
    """Thirty plain attacks."""
    return sum_of(30, coin(1, 4))


def c() -> Odds:
    """Sixty attacks whose natural sixes are hard to block."""
    return sum_of(60, Die({0: 3, coin(1, 2): 2, coin(5, 6): 1}))


def d1() -> Odds:
    """Ten attacks whose hits count three times."""
    return sum_of(10, Die([0, sum_of(3, coin(1, 2))])).map(partial(spreader(1, 10), (0, 0)), star=False)


def d2() -> Odds:
    """Twelve attacks whose wounds are packets of three."""
    return sum_of(12, coin(1, 4)).map(partial(allotter(3, 3, 5), (0, 1)), star=False)


def d3() -> Odds:
    """Twelve attacks with packets of D3."""
    return packets(Die([(0, 0)]), 12, Die({0: 3, D3: 1}), 3, 5)


def d4() -> Odds:
    """Forty attacks with packets of D6."""
    return packets(Die([(0, 0)]), 40, Die({0: 3, D6: 1}), 6, 10)


def e() -> Odds:
    """Two weapons, one after the other."""
    first = sum_of(20, coin(1, 4)).map(partial(spreader(3, 5), (0, 0)), star=False)
    return packets(first, 6, Die({0: 2, Die({0: 1, D3: 5}): 4}), 3, 5)


def f() -> Odds:
    """Hits of which some skip the armour."""
    unblocked, hurt = sums_to(12, coin(1, 2)), sums_to(12, coin(2, 3))
    parted = unblocked[12].binary_operator(D3, lambda hits, surge: (max(0, hits - surge), min(hits, surge)))
    wounds = parted.map(lambda n, skip: unblocked[n] + skip, star=True)
    return wounds.map(hurt.__getitem__, star=False).map(partial(allotter(2, 3, 4), (0, 0)), star=False)


def sums_to(most: int, die: Odds) -> list[Odds]:
    """Return the sums of none, one, … `most` dice."""
    return list(accumulate(repeat(die, most), add, initial=Die([0])))


def g() -> Odds:
    """Symbols of a pool, two in one number."""
    kinds = [sum_of(n, Die([APART * success + boon for success, boon in sides])) for n, sides in POOL]
    return reduce(add, kinds).map(unpacked, star=False)


def h() -> Odds:
    """Four shots of two dice each, hits and criticals in one number."""
    shot = D6.binary_operator(D6, lambda x, y: APART if x == y == 1 else int(x + y <= 7))
    return sum_of(4, shot).map(lambda number: (number % APART, number // APART), star=False)


def i() -> Odds:
    """Three rounds of melee, rows by state remembered."""
    wounds = {chance: sums_to(20, coin(1, chance)) for chance in (3, 4)}

    @cache
    def first(state: State) -> Odds | State:
        models, left = state
        if not (models and left):
            return state
        return wounds[4][2 * models].map(lambda w: (models, left - w if w < left else 0), star=False)

    @cache
    def second(state: State) -> Odds | State:
        models, left = state
        if not (models and left):
            return state
        return wounds[3][3 * -(-left // 3)].map(lambda w: (models - w if w < models else 0, left), star=False)

    states: Odds = Die([(10, 15)])
    for strike in (first, second) * 3:
        states = states.map(strike, star=False)
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
    return Die([0, hit(plain), hit(six)], times=[quality - 1, 6 - quality, 1])


def wounds(n: int, quality: int, needs: State, times: int, ignore: int) -> Odds:
    """Return the wounds of `n` attacks whose hits count several times."""

    def hit(need: int) -> Odds:
        one = coin(*((need - 1) * (ignore - 1), 36) if ignore <= 6 else (need - 1, 6))
        return one if times == 1 else sum_of(times, one)

    return sum_of(n, strike(quality, needs, hit))


def deadly(n: int, quality: int, needs: State, ignore: int, target: tuple[int, int, int]) -> Odds:
    """Return the state after `n` attacks whose packets may lose some of their wounds."""
    size, tough, models = target
    packet = sum_of(size, coin(ignore - 1, 6))
    die = strike(quality, needs, lambda need: Die([0, packet], times=[7 - need, need - 1]))
    return packets(Die([(0, 0)]), n, die, tough, models)


def volleys(*, remember: bool) -> Callable[[Profile, Target], Odds]:
    """Return the function for one cell of the matrix; its wounds remembered by hand, or worked out each time."""
    count, take = (cache(wounds), cache(deadly)) if remember else (wounds, deadly)

    def volley(profile: Profile, target: Target) -> Odds:
        n, quality, _, blast, size, _ = profile
        needs = needed(profile, target)
        _, tough, models, ignore = target
        if size == 1:
            dealt = count(n, quality, needs, min(blast, models), ignore)
            return dealt.map(partial(spreader(tough, models), (0, 0)), star=False)
        size = min(size, tough)
        if ignore > 6:
            packets = count(n, quality, needs, 1, ignore)
            return packets.map(partial(allotter(size, tough, models), (0, 0)), star=False)
        return take(n, quality, needs, ignore, (size, tough, models))

    return volley
