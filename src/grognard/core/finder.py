"""Finding distributions: what `exactly` and its watched form share.

A life is explored once and remembered; a sum of lives is one power (`sums`); a state that flows through steps is
pushed as a whole distribution (`folds`); a chain that asks for one more of itself is solved (`chains`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable
from math import gcd, lcm
from types import GeneratorType
from typing import Any, NamedTuple, TypeAlias

import msgspec

from grognard.core.asking import Choose, Each, Step, Tell, Through, Throw
from grognard.core.chains import Again, Caps, Unrolled, Vector, clip, lows, solve, summed_means
from grognard.core.distributions import Distribution, certain
from grognard.core.errors import EndlessChain, NoPolicy, RefusedAnswer
from grognard.core.folds import Rows, take, take_sorted
from grognard.core.sums import Parts, sum_of

__all__ = ["Args", "Finder", "Odds", "Path", "Policy", "Rule", "Way"]

Args: TypeAlias = tuple[Hashable, ...]
Rule: TypeAlias = Callable[..., Any]
Key: TypeAlias = tuple[Rule, Args]
Odds: TypeAlias = Distribution[Any]
Path: TypeAlias = tuple[Args, int, int, int]
"""A branch put aside: its answers so far, its weight out of a total, its marks."""
Way: TypeAlias = tuple[Any, int, int, int]
"""A way the dice can fall: its result, its weight out of a total, its marks."""

MEMORY = 200_000
"""How many distributions are remembered before all are forgotten."""

LINKED, OPEN = 1, 2
"""Marks of a way: it went through the link of a chain being solved; it met an open tail."""


class Policy(msgspec.Struct, frozen=True):
    """How odds answer a choice: a name that is printed, and a plain function from the domain to an answer."""

    name: str
    pick: Callable[[Any], Any]


class _Linked(NamedTuple):
    """A result that went through the link of a chain."""

    result: Any


class Finder:
    """What has been found so far under one set of policies."""

    silence: Vector = ()
    direct: type[Throw[Any]] | None = Throw
    """The question whose answers are its own odds, asked without a detour."""

    def __init__(self, policies: tuple[tuple[str, Policy], ...]) -> None:
        self.policies = dict(policies)
        self.found: dict[Key, Odds | None] = {}
        self.sums: dict[Any, Odds] = {}
        self.rows: dict[Any, Rows] = {}
        self.links: dict[Key, Odds] = {}

    def of(self, rule: Rule, args: Args) -> Odds:
        """Return the distribution of one rule, remembered. Raises `Again` where it is being explored already."""
        key = (rule, args)
        known = self.found.get(key)
        if known is not None:
            return known
        if key in self.found:
            raise Again(key)
        if self.links:
            return self.explore(rule, args)
        if len(self.found) + len(self.sums) > MEMORY:
            self._make_room()
        self.found[key] = None
        try:
            known = self.found[key] = self.explore(rule, args)
        finally:
            if self.found[key] is None:
                del self.found[key]
        return known

    def _make_room(self) -> None:
        self.found = {key: None for key, known in self.found.items() if known is None}
        self.sums.clear()
        self.rows.clear()

    def explore(self, rule: Rule, args: Args) -> Odds:
        """Follow every branch: the first goes on in the running generator, the others run again up to theirs."""
        asked = rule(*args)
        if type(asked) is not GeneratorType:
            return self.answer(asked)
        send = self.running().send
        send(None)
        direct, linking = self.direct, bool(self.links)
        ways: list[Way] = []
        paths: list[Path] = [((), 1, 1, 0)]
        while paths:
            answers, weight, total, marks = paths.pop()
            ask: Any = send(asked or rule(*args))
            asked = None
            for answer in answers:
                ask = send(answer)
            while not isinstance(ask, tuple):
                odds = ask.reading.odds if type(ask) is direct else self.answer(ask)
                if odds.open or linking:
                    marks |= self.marks(odds)
                total *= odds.total
                branches = iter(odds.weights.items())
                answer, share = next(branches)
                for other, w in branches:
                    paths.append(((*answers, other), weight * w, total, marks))
                weight *= share
                answers = (*answers, answer)
                ask = send(answer)
            ways.append((ask[0], weight, total, marks))
        return _merged(ways)

    def running(self) -> Generator[Any, Any, None]:
        """Run one rule after the other; a result comes out in a tuple, which no question is."""
        rule = yield
        while True:
            result = yield from rule
            rule = yield (result,)

    def marks(self, odds: Odds) -> int:
        """Return the marks that an answer leaves on its way."""
        linked = any(odds is link for link in self.links.values())
        return (LINKED if linked else 0) | (OPEN if odds.open else 0)

    def answer(self, ask: Any) -> Odds:
        """Return the distribution of the answers to one question."""
        kind = type(ask)
        if kind is Each:
            return self._each(ask)
        if kind is Through:
            now = self.start(ask.state)
            for step in ask.steps:
                now = self.push(now, step) if type(step) is Step else self.fold(now, step)
            return now
        if kind is Throw:
            return self.start_of(ask.reading.odds)
        if kind is Choose:
            return self.start(self._chosen(ask))
        if kind is Tell:
            return self.told(ask)
        raise TypeError(f"a rule asks one of the five questions, not {ask!r}")

    # How a state starts, and what `Watcher` does otherwise.

    def start(self, state: Any) -> Odds:
        """Return the distribution of a state that is sure."""
        return Distribution({state: 1}, 1)

    def start_of(self, odds: Odds) -> Odds:
        """Return the answers to a question that tells nothing."""
        return odds

    def told(self, ask: Tell) -> Odds:
        """Return what a rule comes to that only tells."""
        return certain(None)

    def _chosen(self, ask: Choose[Any]) -> Any:
        policy = self.policies.get(ask.why)
        if policy is None:
            raise NoPolicy("no-policy", why=ask.why, known=", ".join(self.policies) or "-")
        answer = policy.pick(ask.domain)
        if refusals := ask.domain.refusals(answer):
            raise RefusedAnswer(refusals)
        return answer

    # Bags of lives.

    def _each(self, ask: Each[Any]) -> Odds:
        if ask.into is None:
            return self.total(ask)
        return self.fold(self.start(ask.start), ask)

    def total(self, ask: Each[Any]) -> Odds:
        """Return the distribution of the sum of a bag, remembered."""
        if self.links:
            return self._total(ask)
        key = (ask.bag, ask.zero, ask.cap)
        known = self.sums.get(key)
        if known is None:
            known = self.sums[key] = self._total(ask)
        return known

    def _total(self, ask: Each[Any]) -> Odds:
        kinds = [kind for kind in ask.bag if kind[0]]
        if any(n < 0 for n, _, _ in kinds):
            raise ValueError(f"a bag holds no negative number of lives: {ask.bag!r}")
        if not kinds:
            return self.start(ask.zero)
        if self.links and (link := self.links.get(kinds[0][1:])) is not None:
            return self._rest(ask, kinds[0][1:], link, alone=len(kinds) == 1 and kinds[0][0] == 1)
        if ask.cap is None:
            return self.sum([(n, self.life((life, args), None)) for n, life, args in kinds])
        return self._capped(kinds, ask.cap if isinstance(ask.cap, tuple) else (ask.cap,))

    def _rest(self, ask: Each[Any], key: Key, link: Odds, *, alone: bool) -> Odds:
        if not alone:
            raise EndlessChain("endless-chain-branches", life=key[0].__name__)
        if link.total == 0:  # the first time round only the form of the rest is known: the zero it is added to
            self.links[key] = link = self.start(ask.zero)
        return link

    def sum(self, parts: Parts) -> Odds:
        """Return the sum of copies of these results."""
        return sum_of(parts)

    def _capped(self, kinds: list[tuple[int, Rule, Args]], caps: Caps) -> Odds:
        """Return a sum that counts from `caps` as "or more"; an endless life is capped so that no other can undo it."""
        caps = (*caps, *(None for _ in self.silence))
        parts, endless = [], []
        for n, life, args in kinds:
            try:
                parts.append((n, self.of(life, args)))
            except Again as again:
                if again.key != (life, args) or again.key in self.found:
                    raise
                endless.append((n, (life, args)))
        lowest = lows([(n, [self.vector(result) for result in odds.weights]) for n, odds in parts], len(caps))
        for n, key in endless:
            wider = tuple([cap if cap is None else cap - min(low, 0) for cap, low in zip(caps, lowest, strict=True)])
            parts.append((n, self.chain(key, wider)))
        return self._clipped(parts, caps)

    def _clipped(self, parts: Parts, caps: Caps) -> Odds:
        whole = self.sum([(n, Distribution(odds.weights, odds.total)) for n, odds in parts])
        sample = next(iter(whole.weights))
        means = summed_means([(n, odds, {self.vector(r): w for r, w in odds.weights.items()}) for n, odds in parts])
        weights: dict[Any, int] = {}
        is_open = any(odds.open for _, odds in parts)
        for result, weight in whole.weights.items():
            vector = self.vector(result)
            short = clip(vector, caps)
            is_open = is_open or short != vector
            key = self.like(sample, short)
            weights[key] = weights.get(key, 0) + weight
        cap = caps if isinstance(sample, tuple) else caps[0]
        return Distribution(weights, whole.total, is_open, cap if is_open else None, means if is_open else None)

    def vector(self, result: Any) -> Vector:
        """Return a result as a vector of whole numbers."""
        return result if isinstance(result, tuple) else () if result is None else (result,)

    def like(self, sample: Any, vector: Vector) -> Any:
        """Return the result that `vector` stands for, of the sample's form."""
        return vector if isinstance(sample, tuple) else None if sample is None else vector[0]

    def life(self, key: Key, caps: Caps | None) -> Odds:
        """Return the distribution of one life; an endless one counts from its cap as "or more"."""
        try:
            return self.of(*key)
        except Again as again:
            if again.key != key or key in self.found:
                raise
        return self.chain(key, caps)

    def chain(self, key: Key, caps: Caps | None) -> Odds:
        """Return the distribution of a life that asks for one more of itself."""
        sample = self._sample(key)

        def unroll(rest: Vector) -> Unrolled:
            link = self._linked(key, Distribution({self.like(sample, rest): 1}, 1))
            goes_on = {self.vector(r.result): w for r, w in link.weights.items() if isinstance(r, _Linked)}
            stops = {self.vector(r): w for r, w in link.weights.items() if not isinstance(r, _Linked)}
            return Unrolled(stops, goes_on, link.total)

        solved = solve(unroll, caps or (None,) * len(self.vector(sample)))
        weights = {self.like(sample, vector): weight for vector, weight in solved.weights.items()}
        return Distribution(weights, solved.total, solved.open, solved.cap, solved.open_mean)

    def _sample(self, key: Key) -> Any:
        """Return the zero that a chain adds its rest to: the form of its results."""
        self.links[key] = Distribution({}, 0)
        try:
            self.explore(*key)
            (sample,) = self.links[key].weights
        finally:
            del self.links[key]
        return sample

    def _linked(self, key: Key, rest: Odds) -> Odds:
        """Explore a chain whose rest is known."""
        self.links[key] = rest
        try:
            return self.explore(*key)
        finally:
            del self.links[key]

    # States.

    def fold(self, before: Odds, ask: Each[Any]) -> Odds:
        """Return the states after these lives: one after the other, or all of them together."""
        into: Any = ask.into
        if ask.together:
            return self._taken_in(before, self.total(ask), into)
        if ask.order is not None:
            bag = [(n, self.life((life, args), ask.cap)) for n, life, args in ask.bag if n]
            return take_sorted(self.into(into), bag, before, self.order(ask.order))
        for n, life, args in ask.bag:
            key = (into, life, args, ask.cap)
            rows = self.rows.get(key)
            if rows is None:
                rows = self.rows[key] = Rows(self.into(into), self.life((life, args), ask.cap))
            before = take(rows, n, before)
        return before

    def into(self, into: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        """Return the function that takes one result into a state."""
        return into

    def order(self, order: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Return the sort key of results."""
        return order

    def _taken_in(self, before: Odds, results: Odds, into: Callable[[Any, Any], Any]) -> Odds:
        weights: dict[Any, int] = {}
        taken = self.into(into)
        for state, weight in before.weights.items():
            for result, share in results.weights.items():
                after = taken(state, result)
                weights[after] = weights.get(after, 0) + weight * share
        return Distribution(weights, before.total * results.total, before.open or results.open)

    def push(self, before: Odds, step: Step[Any]) -> Odds:
        """Return the states after one step more."""
        rule, args = step.rule, step.args
        if len(before.weights) == 1 and before.total == 1:
            (state,) = before.weights
            return self.row(rule, state, args)
        rows = [(weight, self.row(rule, state, args)) for state, weight in before.weights.items()]
        top = lcm(*{odds.total for _, odds in rows})
        weights: dict[Any, int] = {}
        is_open = before.open
        for weight, odds in rows:
            is_open = is_open or odds.open
            share = weight * (top // odds.total)
            for state, w in odds.weights.items():
                weights[state] = weights.get(state, 0) + share * w
        return Distribution(weights, before.total * top, is_open)

    def row(self, rule: Rule, state: Any, args: Args) -> Odds:
        """Return where one step leads from one state."""
        return self.of(rule, (state, *args))


def _merged(ways: list[Way]) -> Odds:
    """Merge equal results over one total; those that went through a link stay apart."""
    top = lcm(*{total for _, _, total, _ in ways})
    weights: dict[Any, int] = {}
    seen = 0
    for result, weight, total, marks in ways:
        key = _Linked(result) if marks & LINKED else result
        weights[key] = weights.get(key, 0) + weight * (top // total)
        seen |= marks
    factor = gcd(top, *weights.values())
    if factor > 1:
        weights = {result: weight // factor for result, weight in weights.items()}
    return Distribution(weights, top // factor, bool(seen & OPEN))
