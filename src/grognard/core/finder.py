"""Finding distributions: what `exactly` and its watched form share.

A life is explored once and remembered; a sum of lives is one power (`sums`); a state that flows through steps is
pushed as a whole distribution (`folds`); a chain that asks for one more of itself is solved (`chains`).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from types import GeneratorType
from typing import Any, TypeAlias

from grognard.core.asking import Choose, Each, Step, Tell, Through, Throw
from grognard.core.bags import capped_sum
from grognard.core.chains import FAR, Again, Caps, Chain, Vector, chain_of, clipped, solve, summed_means
from grognard.core.distributions import Distribution, certain
from grognard.core.errors import EndlessChain, GrognardError, NoPolicy, RefusedAnswer
from grognard.core.folds import Rows, check_order, mixed, take, take_sorted, take_together
from grognard.core.sums import Parts, sum_of
from grognard.core.ways import LINKED, OPEN, Args, Linked, Odds, Path, Policy, Result, Way, merged

__all__ = ["Finder", "Key", "Rule"]

Rule: TypeAlias = Callable[..., Any]
Key: TypeAlias = tuple[Rule, Args]

MEMORY = 200_000
"""How many distributions are remembered before all are forgotten."""

STATES = 1_000
"""How many states the rows of one fold remember before they are made anew."""


class Finder:
    """What has been found so far under one set of policies."""

    silence: Vector = ()
    direct: type[Throw[Any]] | None = Throw
    """The question whose answers are its own odds, asked without a detour."""

    def __init__(self, policies: tuple[tuple[str, Policy], ...]) -> None:
        self.policies = dict(policies)
        self.found: dict[Key, Odds] = {}
        self.pending: set[Key] = set()
        self.sums: dict[Any, Odds] = {}
        self.rows: dict[Any, Rows] = {}
        self.links: dict[Key, Odds] = {}
        self.choosing: dict[Key, str] = {}
        self.last_choice = ""
        self.depth = self.lives = self.chosen = 0

    def of(self, rule: Rule, args: Args) -> Odds:
        """Return the distribution of one rule, remembered. Raises `Again` where it is being explored already."""
        key = (rule, args)
        known = self.found.get(key)
        if known is not None:
            if key in self.choosing:
                self._choose(self.choosing[key])
            return known
        if key in self.links:
            raise EndlessChain("endless-chain-branches", life=_name(rule))
        if key in self.pending:
            raise Again(key)
        self.pending.add(key)
        self.depth += 1
        chosen = self.chosen
        try:
            known = self.explore(rule, args)
        finally:
            self.depth -= 1
            self.pending.discard(key)
        if self.chosen != chosen:
            self.choosing[key] = self.last_choice
        if not self.links:
            if len(self.found) + len(self.sums) > MEMORY:
                self._make_room()
            self.found[key] = known
        return known

    def _make_room(self) -> None:
        self.found.clear()
        self.choosing.clear()
        self.sums.clear()
        self.rows.clear()

    def explore(self, rule: Rule, args: Args) -> Odds:
        """Follow every branch: the first goes on in the running generator, the others run again up to theirs."""
        asked = rule(*args)
        if type(asked) is not GeneratorType:
            return self._alone(self.answer(asked), rule)
        send = self.running().send
        send(None)
        direct, linking = self.direct, bool(self.links)
        ways: list[Way] = []
        paths: list[Path] = [((), 1, 1, 0)]
        odds = None
        is_straight = True
        while paths:
            answers, weight, total, marks = paths.pop()
            ask: Any = send(asked or rule(*args))
            asked = None
            for answer in answers:
                ask = send(answer)
            while not isinstance(ask, Result):
                odds = ask.reading.odds if type(ask) is direct else self.answer(ask)
                if odds.open or linking:
                    marks = self.marked(marks, odds)
                total *= odds.total
                branches = iter(odds.weights.items())
                answer, share = next(branches)
                for other, w in branches:
                    paths.append(((*answers, other), weight * w, total, marks))
                weight *= share
                answers = (*answers, answer)
                ask = send(answer)
            is_straight = is_straight and answers == (ask.value,)
            ways.append((ask.value, weight, total, marks))
        if odds is not None and odds.open and is_straight and self._hands_on(rule(*args), odds):
            return odds
        return merged(ways)

    def _alone(self, odds: Odds, rule: Rule) -> Odds:
        """Return an answer that is taken as it is, which the rest of a chain cannot be."""
        if self.links and any(odds is link for link in self.links.values()):
            raise EndlessChain("endless-chain-branches", life=_name(rule))
        return odds

    def _hands_on(self, rule: Any, odds: Odds) -> bool:
        """Whether a rule hands on the answer to its one question as it is, however far beyond the cap it may be."""
        send = self.running().send
        send(None)
        send(rule)
        answer = next(iter(odds.weights))
        far = self.like(answer, tuple(FAR + place for place, _ in enumerate(self.vector(answer))))
        return bool(send(far) == Result(far))

    def running(self) -> Generator[Any, Any, None]:
        """Run one rule after the other; the result comes out in a `Result`."""
        rule = yield
        while True:
            result = yield from rule
            rule = yield Result(result)

    def marked(self, marks: int, odds: Odds) -> int:
        """Return the marks of a way after one answer more. A chain is asked for one more of itself, once."""
        if any(odds is link for link in self.links.values()):
            if marks & LINKED:
                raise EndlessChain("endless-chain-branches", life=_name(next(reversed(self.links))[0]))
            marks |= LINKED
        return marks | (OPEN if odds.open else 0)

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
        self._choose(ask.why)
        policy = self.policies.get(ask.why)
        if policy is None:
            raise NoPolicy("no-policy", why=ask.why, known=", ".join(self.policies) or "-")
        answer = policy.pick(ask.domain)
        if refusals := ask.domain.refusals(answer):
            raise RefusedAnswer(refusals)
        return answer

    def _choose(self, why: str) -> None:
        """Note that a choice is made; inside a life none can be."""
        if self.lives:
            raise GrognardError("choice-inside-a-life", why=why)
        self.chosen += 1
        self.last_choice = why

    def _each(self, ask: Each[Any]) -> Odds:
        if ask.into is None:
            return self.total(ask)
        return self.fold(self.start(ask.start), ask)

    def total(self, ask: Each[Any]) -> Odds:
        """Return the distribution of the sum of a bag, remembered."""
        if self.links:
            return self._total(ask)
        key = (ask.bag, ask.zero, ask.cap, ask.clipped)
        known = self.sums.get(key)
        if known is None:
            known = self.sums[key] = self._total(ask)
        return known

    def _total(self, ask: Each[Any]) -> Odds:
        kinds = [kind for kind in ask.bag if kind[0]]
        if any(n < 0 for n, _, _ in kinds):
            raise ValueError(f"a bag holds no negative number of lives: {ask.bag!r}")
        if not kinds:
            return self.start(clipped(ask.zero, ask.cap))
        if self.links and kinds[0][1:] in self.links:
            return self._rest(ask, kinds[0][1:], alone=len(kinds) == 1 and kinds[0][0] == 1)
        if ask.cap is None:
            return self.sum([(n, self.life((life, args), None)) for n, life, args in kinds])
        return capped_sum(self, kinds, self._caps(ask.cap) or (), is_clipped=ask.clipped)

    def _rest(self, ask: Each[Any], key: Key, *, alone: bool) -> Odds:
        """Answer a chain's question for one more of itself; only its own life may ask, for one, without a cap."""
        if not alone or self.depth or ask.cap is not None or key != next(reversed(self.links)):
            raise EndlessChain("endless-chain-branches", life=_name(key[0]))
        if self.links[key].total == 0:  # the first time round only the form of the rest is known: the zero
            self.links[key] = self.start(ask.zero)
        return self.links[key]

    def sum(self, parts: Parts) -> Odds:
        """Return the sum of copies of these results; with an open part nothing but its mean is known."""
        whole = sum_of(parts)
        if (len(parts) == 1 and parts[0][0] == 1) or not any(odds.open for _, odds in parts):
            return whole
        means = summed_means([(n, odds, {self.vector(r): w for r, w in odds.weights.items()}) for n, odds in parts])
        return Distribution(whole.weights, whole.total, open=True, open_mean=means)

    def vector(self, result: Any) -> Vector:
        """Return a result as a vector of whole numbers."""
        return result if isinstance(result, tuple) else () if result is None else (result,)

    def like(self, sample: Any, vector: Vector) -> Any:
        """Return the result that `vector` stands for, of the sample's form."""
        return vector if isinstance(sample, tuple) else None if sample is None else vector[0]

    def life(self, key: Key, caps: Caps | None) -> Odds:
        """Return the distribution of one life; an endless one counts from its cap as "or more"."""
        try:
            return self.one_life(*key)
        except Again as again:
            if again.key != key or key in self.pending:
                raise
        return self.chain(key, caps)

    def one_life(self, life: Rule, args: Args) -> Odds:
        """Explore a life; inside one, nothing is chosen."""
        self.lives += 1
        try:
            return self.of(life, args)
        finally:
            self.lives -= 1

    def chain(self, key: Key, caps: Caps | None) -> Odds:
        """Return the distribution of a life that asks for one more of itself."""
        chain, sample = self.link_of(key)
        return self.solved(chain, sample, caps or (None,) * len(chain.least))

    def link_of(self, key: Key) -> tuple[Chain, Any]:
        """Return one link of a chain, and the zero its rest is added to: the form of its results."""
        form: list[Any] = []
        self._linked(key, Distribution({}, 0), form)
        return chain_of(lambda rest: self._parted(key, self.like(form[0], rest)), len(self.vector(form[0]))), form[0]

    def _parted(self, key: Key, rest: Any) -> tuple[dict[Vector, int], dict[Vector, int], int]:
        """Return what a chain stops with and what it goes on with if its rest comes to `rest`."""
        link = self._linked(key, Distribution({rest: 1}, 1))
        if link.open:
            raise EndlessChain("endless-chain-branches", life=_name(key[0]))
        stops = {self.vector(r): w for r, w in link.weights.items() if not isinstance(r, Linked)}
        goes_on = {self.vector(r.result): w for r, w in link.weights.items() if isinstance(r, Linked)}
        return stops, goes_on, link.total

    def solved(self, chain: Chain, sample: Any, caps: Caps) -> Odds:
        """Return the distribution of a chain in the form of its results."""
        solved = solve(chain, caps)
        weights = {self.like(sample, vector): weight for vector, weight in solved.weights.items()}
        if self.silence:
            return Distribution(weights, solved.total, solved.open)
        return Distribution(weights, solved.total, solved.open, solved.cap, solved.open_mean)

    def _linked(self, key: Key, rest: Odds, form: list[Any] | None = None) -> Odds:
        """Explore a chain whose rest is known; or find the form of the rest if it is not."""
        depth, self.depth = self.depth, 0
        self.links[key] = rest
        self.pending.add(key)
        self.lives += 1
        try:
            odds = self.explore(*key)
            if form is not None:
                form.extend(self.links[key].weights)
            return odds
        finally:
            del self.links[key]
            self.depth = depth
            self.pending.discard(key)
            self.lives -= 1

    def fold(self, before: Odds, ask: Each[Any]) -> Odds:
        """Return the states after these lives: one after the other, or all of them together."""
        into: Any = ask.into
        caps = self._caps(ask.cap)
        if any(n < 0 for n, _, _ in ask.bag):
            raise ValueError(f"a bag holds no negative number of lives: {ask.bag!r}")
        if into is None:
            raise TypeError("a step that is a bag of lives says what they are folded into")
        if ask.together:
            return take_together(self.into(into), self._alone(self.total(ask), into), before)
        if ask.order is not None:
            bag = [(n, self.life((life, args), caps)) for n, life, args in ask.bag if n]
            if not self.silence:
                check_order(bag, ask.order)
            return take_sorted(self.into(into), bag, before, self.order(ask.order))
        for n, life, args in ask.bag:
            if n:
                before = take(self._rows(into, (life, args), caps), n, before)
        return before

    def _caps(self, cap: Any) -> Caps | None:
        """Return a cap as one for each coordinate, watched counts without one."""
        if cap is None:
            return None
        return (*(cap if isinstance(cap, tuple) else (cap,)), *(None for _ in self.silence))

    def _rows(self, into: Any, key: Key, caps: Caps | None) -> Rows:
        """Return the rows of a life and a fold, remembered as long as they are not too many."""
        place = (into, key, caps)
        rows = self.rows.get(place)
        if rows is None or len(rows.states) > STATES:
            rows = Rows(self.into(into), self.life(key, caps))
            if not self.links:
                self.rows[place] = rows
        return rows

    def into(self, into: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        """Return the function that takes one result into a state."""
        return into

    def order(self, order: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Return the sort key of results."""
        return order

    def push(self, before: Odds, step: Step[Any]) -> Odds:
        """Return the states after one step more."""
        rule, args = step.rule, step.args
        if len(before.weights) == 1 and before.total == 1:
            (state,) = before.weights
            row = self.row(rule, state, args)
            return Distribution(row.weights, row.total, open=True) if before.open else row
        rows = [(weight, self.row(rule, state, args)) for state, weight in before.weights.items()]
        return mixed(rows, before)

    def row(self, rule: Rule, state: Any, args: Args) -> Odds:
        """Return where one step leads from one state."""
        return self.of(rule, (state, *args))


def _name(rule: Rule) -> str:
    return getattr(rule, "__name__", type(rule).__name__)
