"""Pools of symbol dice: successes and boons jointly, beside icepool and dyce; and every coordinate watched alone.

The others have no chain that adds up to "nine or more"; their yellow die is written out by hand up to where the dark
dice can no longer bring it below nine, from what is known of it: at least n successes with chance 2/6^n.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from functools import partial, reduce
from operator import add
from typing import Any

from dyce import H
from icepool import Die

from benchmarks import in_dyce, in_icepool
from benchmarks.clock import Contender, in_turns
from benchmarks.given import APART, State, unpacked
from benchmarks.report import Row
from grognard.core.exact import forget
from grognard.rulebooks.wfrp3.pools import TAIL, Noted, joint, noted
from grognard.rulebooks.wfrp3.symbols import COORDINATES, DICE, Counting

__all__ = ["POOLS", "by_dyce", "by_icepool", "by_us", "lines", "rows"]

RUNS = 20
POOLS = {"8 symbol dice, 1 endless": "3C 1Y 2H 2M", "15 symbol dice, 2 endless": "3C 2G 2Y 2F 3H 3M"}
BOTH = Counting(("success", "boons"))
MOST_CHALLENGES = {"M": 1, "H": 2}

Odds = dict[State, Fraction]


def _dice(text: str) -> tuple[tuple[str, int], ...]:
    read = noted(text)
    if not isinstance(read, Noted):
        raise SystemExit(f"{text} is no pool: {read}")
    return tuple((code, n) for code, n in read.pool.dice if n)


def _sides(code: str, longest: int) -> Counter[int]:
    """Return the sides of a die, successes and boons in one number; a yellow die's with its chain up to `longest`."""
    if code != "Y":
        return Counter(APART * s + b for s, b in map(BOTH.value, DICE[code].outcomes))
    found: Counter[int] = Counter()
    for links in range(longest):
        rest = 5 * 6 ** (longest - links - 1)
        for success, boon, sides in ((0, 0, 2), (1, 0, 1), (0, 1, 2)):  # a blank and the comet, a success, two boons
            found[APART * (links + success) + boon] += sides * rest
    found[APART * longest] += 3  # wherever a longer chain ends, two of the five sides that end it show a boon
    found[APART * longest + 1] += 2
    return found


def _longest(text: str) -> int:
    """Return how many successes the dark dice cannot bring below nine."""
    return TAIL + sum(n * MOST_CHALLENGES.get(code, 0) for code, n in _dice(text))


def _capped(number: int) -> State:
    success, boons = unpacked(number)
    return min(success, TAIL), boons


def by_us(text: str) -> Odds:
    """Ask the rulebook itself."""
    read = noted(text)
    odds = joint(read.pool, "success", "boons") if isinstance(read, Noted) else None
    return {both: Fraction(weight, odds.total) for both, weight in odds.weights.items() if weight} if odds else {}


def by_icepool(text: str) -> Any:
    """Add up the dice of icepool, by doubling."""
    longest = _longest(text)
    kinds = [in_icepool_sum(n, Die(dict(_sides(code, longest)))) for code, n in _dice(text)]
    return reduce(add, kinds).map(_capped, star=False)


def in_icepool_sum(n: int, die: Any) -> Any:
    """Return the sum of `n` dice: of twice half of them."""
    if n == 1:
        return die
    half = in_icepool_sum(n // 2, die)
    return half + half + die if n % 2 else half + half


def by_dyce(text: str) -> Any:
    """Add up the dice of dyce."""
    longest = _longest(text)
    total: Any = H({0: 1})
    for code, n in _dice(text):
        total += n @ H(dict(_sides(code, longest)))
    return total.apply(_capped)


def rows(wrong: list[str]) -> list[Row]:
    """Time both pools in all three libraries; whose result differs from ours goes to `wrong`."""
    found = []
    for name, text in POOLS.items():
        contenders = [
            Contender("ours", forget, partial(_exactly, text)),
            Contender("icepool", in_icepool.forget, partial(by_icepool, text)),
            Contender("dyce", in_dyce.forget, partial(by_dyce, text)),
        ]
        found.append(Row(name, in_turns(contenders, RUNS), {}))
        others = {"icepool": in_icepool.fractions(by_icepool(text)), "dyce": in_dyce.fractions(by_dyce(text))}
        wrong += [f"{library} at {name}" for library, odds in others.items() if odds != by_us(text)]
    return found


def _exactly(text: str) -> object:
    read = noted(text)
    return joint(read.pool, "success", "boons") if isinstance(read, Noted) else None


def _alone(text: str, name: str) -> object:
    read = noted(text)
    return joint(read.pool, name) if isinstance(read, Noted) else None


def lines() -> list[str]:
    """Measure every coordinate of the larger pool alone."""
    text = POOLS["15 symbol dice, 2 endless"]
    alone = [f"{name} {_quickest(partial(_alone, text, name)):.2f} ms" for name in COORDINATES]
    return ["", f"15 symbol dice, each coordinate alone: {', '.join(alone)}"]


def _quickest(run: Callable[[], object]) -> float:
    return in_turns([Contender("ours", forget, run)], RUNS)["ours"]
