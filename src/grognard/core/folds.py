"""Lives folded into a state one after the other, as a whole distribution of states.

A result that changes no state (a miss) is set aside: the others are pushed once each, and how many there are is
binomial. A state that nothing changes any more (all dead) is set aside too. So the work grows with what happens,
not with what is thrown.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import comb, lcm, prod
from typing import Any

from grognard.core.distributions import Distribution

__all__ = ["Rows", "check_order", "mixed", "take", "take_sorted", "take_together"]

Row = list[tuple[int, int]]


class Rows:
    """Where the results of one life lead from each state met so far: states by number.

    `idle` is the likeliest result, set aside as long as it changes no state.
    """

    def __init__(self, into: Callable[[Any, Any], Any], life: Distribution[Any]) -> None:
        self.into = into
        self.life = life
        self.idle = max(life.weights, key=life.weights.__getitem__)
        self.idle_weight = life.weights[self.idle]
        self.busy = [(value, weight) for value, weight in life.weights.items() if value != self.idle]
        self.numbers: dict[Any, int] = {}
        self.states: list[Any] = []
        self.leads: list[Row | None] = []

    def start_over(self) -> None:
        """Set no result aside: the likeliest does change a state."""
        self.idle_weight = 0
        self.busy = list(self.life.weights.items())
        self.leads = [None] * len(self.states)

    def number(self, state: Any) -> int:
        """Return the number of a state, a new one if need be."""
        number = self.numbers.get(state)
        if number is None:
            number = self.numbers[state] = len(self.states)
            self.states.append(state)
            self.leads.append(None)
        return number

    def row(self, number: int) -> Row | None:
        """Find where the busy results lead: an empty row if they change nothing; None if the idle one does."""
        state, into, numbers = self.states[number], self.into, self.numbers
        if self.idle_weight and into(state, self.idle) != state:
            return None
        shares: dict[int, int] = {}
        for value, weight in self.busy:
            after = into(state, value)
            lead = numbers.get(after)
            if lead is None:
                lead = self.number(after)
            shares[lead] = shares.get(lead, 0) + weight
        row = self.leads[number] = [] if list(shares) == [number] else list(shares.items())
        return row


def take(rows: Rows, n: int, before: Distribution[Any]) -> Distribution[Any]:
    """Return the states after `n` lives."""
    start = {rows.number(state): weight for state, weight in before.weights.items()}
    now = [start.get(number, 0) for number in range(len(rows.states))]
    done = _taken(rows, n, now)
    if done is None:
        rows.start_over()
        done = _taken(rows, n, now) or []
    weights = {state: weight for state, weight in zip(rows.states, done, strict=False) if weight}
    return Distribution(weights, before.total * rows.life.total**n, before.open or rows.life.open)


def _taken(rows: Rows, n: int, now: list[int]) -> list[int] | None:
    """Return the weights after `n` lives; None if the result set aside changes a state after all."""
    done = [0] * len(now)
    leads = rows.leads
    for exactly_k, ever in _shares(n, rows.idle_weight, rows.life.total - rows.idle_weight):
        after = [0] * len(leads)
        for number, weight in enumerate(now):
            if not weight:
                continue
            row = leads[number]
            if row is None:
                row = rows.row(number)
                after += [0] * (len(leads) - len(after))
            if row is None:
                return None
            if not row:  # nothing changes this state any more
                done[number] += ever * weight
                continue
            done[number] += exactly_k * weight
            for target, share in row:
                after[target] += weight if share == 1 else weight * share
        done += [0] * (len(after) - len(done))
        now = after
        if not any(now):
            return done
    return [weight + last for weight, last in zip(done, now, strict=True)]


Lefts = tuple[int, ...]
Turn = tuple[int, Any, int]
"""One result of one kind of life when its turn comes: the kind, the result, its weight."""


def take_sorted(
    into: Callable[[Any, Any], Any],
    bag: Sequence[tuple[int, Distribution[Any]]],
    before: Distribution[Any],
    order: Callable[[Any], Any],
) -> Distribution[Any]:
    """Return the states after lives whose results are all taken in by `order`: result after result, all its copies."""
    turns: list[Turn] = sorted(
        ((kind, result, weight) for kind, (_, life) in enumerate(bag) for result, weight in life.weights.items()),
        key=lambda turn: (order(turn[1]), turn[0]),
    )
    weights: dict[Any, int] = {}
    lefts = tuple(n for n, _ in bag)
    now: dict[tuple[Any, Lefts], int] = {(state, lefts): weight for state, weight in before.weights.items()}
    for at in range(len(turns)):
        now = _taken_copies(into, now, turns[at:], weights)
    for (state, _), weight in now.items():
        weights[state] = weights.get(state, 0) + weight
    total = before.total
    for n, life in bag:
        total *= life.total**n
    return Distribution(weights, total, before.open or any(life.open for _, life in bag))


def check_order(bag: Sequence[tuple[int, Distribution[Any]]], order: Callable[[Any], Any]) -> None:
    """Raise ValueError unless every two different results of a bag have places of their own."""
    places: dict[Any, Any] = {}
    for result in (result for _, life in bag for result in life.weights):
        other = places.setdefault(order(result), result)
        if other != result:
            raise ValueError(f"an order tells results apart: {other!r} and {result!r} have one place")


def _taken_copies(
    into: Callable[[Any, Any], Any],
    now: dict[tuple[Any, Lefts], int],
    turns: list[Turn],
    done: dict[Any, int],
) -> dict[tuple[Any, Lefts], int]:
    """Take in any number of copies of the first result; a state that none of the results changes any more is done."""
    after: dict[tuple[Any, Lefts], int] = {}
    kind, result, weight = turns[0]
    rest = [sum(w for other, _, w in turns[1:] if other == place) for place in range(len(next(iter(now), ((), ()))[1]))]
    for (start, lefts), share in now.items():
        state, left = start, lefts[kind]
        ways = share * prod(r**n for place, (r, n) in enumerate(zip(rest, lefts, strict=True)) if place != kind)
        for k in range(left + 1):
            if all(into(state, other) == state for _, other, _ in turns):
                more = sum(comb(left, j) * weight**j * rest[kind] ** (left - j) for j in range(k, left + 1))
                done[state] = done.get(state, 0) + ways * more
                break
            if k == left or rest[kind]:
                key = (state, (*lefts[:kind], left - k, *lefts[kind + 1 :]))
                after[key] = after.get(key, 0) + share * comb(left, k) * weight**k
            state = into(state, result)
    return after


def take_together(
    into: Callable[[Any, Any], Any], results: Distribution[Any], before: Distribution[Any]
) -> Distribution[Any]:
    """Return the states after one result, the sum of a bag, is taken in."""
    weights: dict[Any, int] = {}
    for state, weight in before.weights.items():
        for result, share in results.weights.items():
            after = into(state, result)
            weights[after] = weights.get(after, 0) + weight * share
    return Distribution(weights, before.total * results.total, before.open or results.open)


def mixed(rows: Sequence[tuple[int, Distribution[Any]]], before: Distribution[Any]) -> Distribution[Any]:
    """Return the states after one step, each row as heavy as the state it starts from."""
    top = lcm(*{odds.total for _, odds in rows})
    weights: dict[Any, int] = {}
    for weight, odds in rows:
        share = weight * (top // odds.total)
        for state, w in odds.weights.items():
            weights[state] = weights.get(state, 0) + share * w
    return Distribution(weights, before.total * top, before.open or any(odds.open for _, odds in rows))


def _shares(n: int, idle: int, busy: int) -> list[tuple[int, int]]:
    """For fewer than `n` busy results: the weight of exactly k, and that of k or more from a state they leave alone."""
    ever = ways = power = 1
    shares = []
    for k in range(n, 0, -1):
        ways = ways * k // (n - k + 1)
        power *= idle
        exactly_k = ways * power
        ever = exactly_k + busy * ever
        shares.append((exactly_k, ever))
    shares.reverse()
    return shares
