"""An oracle for the kernel: every way the physical faces can fall, one after the other.

It knows the five questions and nothing else of `core`: no distribution, no cache, no sum but `+`. It replays a rule
once for each combination of faces, as an odometer turns. Slow and obviously right.
"""

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from fractions import Fraction
from math import prod
from typing import Any

from grognard.core.asking import Choose, Each, Question, Rule, Step, Tell, Through, Throw

Chances = dict[Any, Fraction]
Picks = Mapping[str, Callable[[Any], Any]]
"""How choices are made: by the `why` of the choice, from its domain to an answer."""


class Odometer:
    """One combination of faces after the other; a die nobody has thrown yet starts at its first face."""

    def __init__(self) -> None:
        self.wheels: list[int] = []
        self.sizes: list[int] = []
        self.at = 0

    def throw(self, sides: int) -> int:
        """Return the face (counted from 0) of the next die in this combination."""
        if self.at == len(self.wheels):
            self.wheels.append(0)
            self.sizes.append(sides)
        self.at += 1
        return self.wheels[self.at - 1]

    def turn(self) -> bool:
        """Go on to the next combination; False after the last."""
        del self.wheels[self.at :], self.sizes[self.at :]
        while self.wheels and self.wheels[-1] + 1 == self.sizes[-1]:
            self.wheels.pop()
            self.sizes.pop()
        if not self.wheels:
            return False
        self.wheels[-1] += 1
        self.at = 0
        return True


class Play:
    """One play of a rule, life after life to its end, with the faces of one combination."""

    def __init__(self, faces: Odometer, picks: Picks) -> None:
        self.faces = faces
        self.picks = picks
        self.told: Counter[str] = Counter()

    def run(self, asked: Any) -> Any:
        """Run a rule to its result; a question is a rule too."""
        if isinstance(asked, Throw | Each | Through | Choose | Tell):
            return self.answer(asked)
        answer = None
        while True:
            try:
                ask = asked.send(answer)
            except StopIteration as stop:
                return stop.value
            answer = self.answer(ask)

    def answer(self, ask: Any) -> Any:
        """Answer one question."""
        if isinstance(ask, Throw):
            return ask.reading.meanings[self.faces.throw(len(ask.reading.dice.outcomes))]
        if isinstance(ask, Tell):
            self.told[ask.key] += ask.n
            return None
        if isinstance(ask, Choose):
            return self.picks[ask.why](ask.domain)
        if isinstance(ask, Each):
            return self.each(ask, ask.start)
        assert isinstance(ask, Through)
        state = ask.state
        for step in ask.steps:
            state = self.run(step.rule(state, *step.args)) if isinstance(step, Step) else self.each(step, state)
        return state

    def each(self, ask: Each[Any], state: Any) -> Any:
        """Return what a bag of lives comes to."""
        results = [self.run(life(*args)) for n, life, args in ask.bag for _ in range(n)]
        whole = capped(total(results[0], [results[1:]]) if results else ask.zero, ask.cap)
        if ask.into is None:
            return whole
        if ask.together:
            return ask.into(state, whole)
        for result in results if ask.order is None else sorted(results, key=ask.order):
            state = ask.into(state, result)
        return state


def total(zero: Any, kinds: Iterable[Iterable[Any]]) -> Any:
    """Add up results: numbers, tuples place by place, or nothing at all."""
    for results in kinds:
        for result in results:
            if isinstance(result, tuple):
                zero = tuple(a + b for a, b in zip(zero, result, strict=True))
            elif result is not None:
                zero = zero + result
    return zero


def capped(result: Any, cap: Any) -> Any:
    """Return what a capped sum shows: at the cap it is "that or more"."""
    if cap is None:
        return result
    if isinstance(result, tuple):
        return tuple(a if most is None else min(a, most) for a, most in zip(result, cap, strict=True))
    return min(result, cap)


def gathered(plays: Iterator[tuple[Any, int]]) -> Chances:
    """Return the chance of every outcome, given how many equally likely plays each of them is one of."""
    shares: dict[Any, Counter[int]] = {}
    for outcome, ways in plays:
        shares.setdefault(outcome, Counter())[ways] += 1
    return {
        outcome: sum((Fraction(n, ways) for ways, n in told.items()), Fraction(0)) for outcome, told in shares.items()
    }


def brute_force(
    rule: Callable[..., Rule[Any] | Question[Any]],
    *args: Hashable,
    watch: tuple[str, ...] = (),
    picks: Picks | None = None,
) -> Chances:
    """Return the chance of every result of `rule(*args)`; with `watch` of every `(result, counts)`."""

    def plays() -> Iterator[tuple[Any, int]]:
        faces, more = Odometer(), True
        while more:
            once = Play(faces, picks or {})
            result = once.run(rule(*args))
            outcome = (result, tuple(once.told[key] for key in watch)) if watch else result
            yield outcome, prod(faces.sizes[: faces.at])
            more = faces.turn()

    return gathered(plays())
