"""Watching: the same finder, counting how often the watched keys are told. Results become `(result, counts)`."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Any

from grognard.core.asking import Tell
from grognard.core.chains import Vector
from grognard.core.distributions import Distribution
from grognard.core.finder import Finder, Rule
from grognard.core.sums import Parts, add, sum_of
from grognard.core.ways import Args, Odds, Policy, Result

__all__ = ["Watcher"]


class Watcher(Finder):
    """What has been found so far under one set of policies and watched keys."""

    direct = None

    def __init__(self, policies: tuple[tuple[str, Policy], ...], watch: tuple[str, ...]) -> None:
        super().__init__(policies)
        self.watch = watch
        self.silence = (0,) * len(watch)

    def running(self) -> Generator[Any, Any, None]:
        """Run one rule after the other, adding up what the answers tell."""
        rule = yield
        while True:
            told, answer = self.silence, None
            try:
                while True:
                    answer, counts = yield rule.send(answer)
                    told = add(told, counts)
            except StopIteration as stop:
                result = stop.value
            rule = yield Result((result, told))

    def start(self, state: Any) -> Odds:
        """Return the distribution of a state that is sure, nothing told yet."""
        return Distribution({(state, self.silence): 1}, 1)

    def start_of(self, odds: Odds) -> Odds:
        """Return the answers to a question that tells nothing."""
        return Distribution({(answer, self.silence): weight for answer, weight in odds.weights.items()}, odds.total)

    def told(self, ask: Tell) -> Odds:
        """Return what telling comes to: nothing, and a count if the key is watched."""
        return Distribution({(None, tuple([ask.n if key == ask.key else 0 for key in self.watch])): 1}, 1)

    def sum(self, parts: Parts) -> Odds:
        """Return the sum of copies of these results and of what they tell."""
        sample = next(iter(parts[0][1].weights))
        flat = [
            (n, Distribution({self.vector(result): w for result, w in odds.weights.items()}, odds.total))
            for n, odds in parts
        ]
        whole = sum_of(flat)
        is_open = any(odds.open for _, odds in parts)
        weights = {self.like(sample, vector): w for vector, w in whole.weights.items()}
        return Distribution(weights, whole.total, is_open)

    def vector(self, result: Any) -> Vector:
        """Return a result and its counts as one vector."""
        return (*super().vector(result[0]), *result[1])

    def like(self, sample: Any, vector: Vector) -> Any:
        """Return the result and counts that `vector` stands for, of the sample's form."""
        at = len(vector) - len(self.silence)
        return super().like(sample[0], vector[:at]), vector[at:]

    def into(self, into: Callable[[Any, Any], Any]) -> Callable[[Any, Any], Any]:
        """Return the function that takes one result into a state and adds what it tells."""
        return lambda state, result: (into(state[0], result[0]), add(state[1], result[1]))

    def order(self, order: Callable[[Any], Any]) -> Callable[[Any], Any]:
        """Return the sort key of results, whatever they tell."""
        return lambda result: order(result[0])

    def row(self, rule: Rule, state: Any, args: Args) -> Odds:
        """Return where one step leads from one state, with all that has been told on the way."""
        odds = super().row(rule, state[0], args)
        if state[1] == self.silence:
            return odds
        weights = {(after, add(state[1], counts)): w for (after, counts), w in odds.weights.items()}
        return Distribution(weights, odds.total, odds.open)
