"""Lives folded into a state one after the other, as a whole distribution of states.

A result that changes no state (a miss) is set aside: the others are pushed once each, and how many there are is
binomial. A state that nothing changes any more (all dead) is set aside too. So the work grows with what happens,
not with what is thrown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import comb, prod
from typing import Any

from grognard.core.distributions import Distribution

__all__ = ["Rows", "take", "take_sorted"]

Row = list[tuple[int, list[int]]]


class Rows:
    """Where the results of one life lead from each state met so far: states by number, equal weights together.

    `idle` is the likeliest result, set aside as long as it changes no state.
    """

    def __init__(self, into: Callable[[Any, Any], Any], life: Distribution[Any]) -> None:
        self.into = into
        self.life = life
        self.idle = max(life.weights, key=life.weights.__getitem__)
        self.idle_weight = life.weights[self.idle]
        self.busy = self._grouped(value for value in life.weights if value != self.idle)
        self.numbers: dict[Any, int] = {}
        self.states: list[Any] = []
        self.leads: list[Row | None] = []

    def _grouped(self, values: Iterable[Any]) -> list[tuple[int, list[Any]]]:
        grouped: dict[int, list[Any]] = {}
        for value in values:
            grouped.setdefault(self.life.weights[value], []).append(value)
        return list(grouped.items())

    def start_over(self) -> None:
        """Set no result aside: the likeliest does change a state."""
        self.idle_weight = 0
        self.busy = self._grouped(self.life.weights)
        self.leads = [None] * len(self.states)

    def number(self, state: Any) -> int:
        """Return the number of a state, a new one if need be."""
        number = self.numbers.setdefault(state, len(self.states))
        if number == len(self.states):
            self.states.append(state)
            self.leads.append(None)
        return number

    def row(self, number: int) -> Row | None:
        """Find where the busy results lead: an empty row if they change nothing; None if the idle one does."""
        state, into = self.states[number], self.into
        if self.idle_weight and into(state, self.idle) != state:
            return None
        row, stays = [], True
        for weight, values in self.busy:
            leads = [self.number(into(state, value)) for value in values]
            stays = stays and leads.count(number) == len(leads)
            row.append((weight, leads))
        self.leads[number] = row = [] if stays else row
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
    done: list[int] = []
    for share in _shares(n, rows.idle_weight, rows.life.total - rows.idle_weight)[:-1]:
        after = _pushed(rows, now, done, share)
        if after is None:
            return None
        now = after
        if not any(now):
            break
    done.extend([0] * (len(now) - len(done)))
    return [settled + weight for settled, weight in zip(done, [*now, *[0] * (len(done) - len(now))], strict=True)]


def _pushed(rows: Rows, now: list[int], done: list[int], share: tuple[int, int]) -> list[int] | None:
    """Return the weights after one busy result more, having settled in `done` what stops here."""
    times, ever = share
    leads, after = rows.leads, [0] * len(rows.leads)
    done.extend(after[len(done) :])
    for number, weight in enumerate(now):
        if not weight:
            continue
        row = leads[number]
        if row is None:
            row = rows.row(number)
            if row is None:
                return None
            after.extend([0] * (len(leads) - len(after)))
        if not row:  # nothing changes this state any more
            done[number] += ever * weight
            continue
        done[number] += times * weight
        for factor, targets in row:
            moved = weight if factor == 1 else weight * factor
            for target in targets:
                after[target] += moved
    return after


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


def _shares(n: int, idle: int, busy: int) -> list[tuple[int, int]]:
    """For k busy results: the weight of exactly k, and that of k or more from a state they leave alone."""
    times, power = [], 1
    binomial = 1
    for k in range(n + 1):  # from n busy results down to none
        times.append(binomial * power)
        binomial = binomial * (n - k) // (k + 1)
        power *= idle
    shares, ever = [], 0
    for exactly_k in times:
        ever = exactly_k + busy * ever
        shares.append((exactly_k, ever))
    shares.reverse()
    return shares
