"""The five questions a rule may ask; nothing else may be asked.

A rule is a generator that asks with `yield from` and returns its result. It never rolls, prints or picks:

    def attack(a: Attack) -> Rule[int]:
        face = yield from throw(a.to_hit, "hit", a.shooter)
        if face == MISS:
            return 0
        yield from tell("hits", a.blast)
        return (yield from each((a.blast, block, (a.to_block(face),))))

The shortest rule is a question: `def block(need): return throw(need, "block")` asks it and returns the answer.
`exact` and `table` are the two that answer.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Iterator
from random import Random
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

import msgspec

from grognard.core.dice import Reading
from grognard.core.refusals import Facts, Refusal

__all__ = [
    "Asked",
    "Choose",
    "Domain",
    "Each",
    "Life",
    "Question",
    "Rule",
    "Step",
    "Tell",
    "Through",
    "Throw",
    "choose",
    "each",
    "lives",
    "step",
    "tell",
    "through",
    "throw",
]

T = TypeVar("T", bound=Hashable)
S = TypeVar("S", bound=Hashable)
A = TypeVar("A")
A_co = TypeVar("A_co", covariant=True)

Answer: TypeAlias = Any
"""Whatever a question was answered with; each question narrows it to its own type in `__iter__`."""


class Throw(msgspec.Struct, Generic[T], frozen=True, cache_hash=True):
    """What do these dice mean? Equal throws are one named group of a handful, their dice interchangeable.

    `stage` is one of the book's ordered stages, `who` the seat that throws, `facts` what a player is told besides,
    `good` the meanings that seat hopes for, `citation` the rule that has it thrown. Dice that are kept `is_apart` make
    a group of their own for each life that asks for a bag of them: it matters which of them fall together.
    """

    reading: Reading[T]
    stage: str
    who: str = ""
    facts: Facts = ()
    good: tuple[T, ...] = ()
    citation: str = ""
    is_apart: bool = False

    def __iter__(self) -> Generator[Asked, Answer, T]:
        answer: T = yield self
        return answer


class Each(msgspec.Struct, Generic[T], frozen=True):
    """What do these lives come to? `bag` holds `(how many, life, arguments)`.

    Without `into` their sum, which is `zero` if there are none; with `cap` a sum above it counts as "cap or more",
    which also ends endless chains exactly; with `clipped` it *is* the cap: the rule wants to know no more, and what it
    comes to is known whole. With `into`, a plain function `(state, result) -> state`, the results are
    folded into `start`: kind after kind as they stand in the bag and as thrown or, with `order`, all sorted by that
    key, which no two different results may share; `together` sums all results first and takes the sum in once.
    """

    bag: tuple[tuple[int, Life[Any], tuple[Hashable, ...]], ...]
    into: Callable[[Any, Any], T] | None = None
    start: T | None = None
    zero: Any = 0
    cap: Any = None
    together: bool = False
    order: Callable[[Any], Any] | None = None
    clipped: bool = False

    def __iter__(self) -> Generator[Asked, Answer, T]:
        answer: T = yield self
        return answer


class Step(msgspec.Struct, Generic[S], frozen=True):
    """A rule `(state, *args) -> state`, ready to be gone through."""

    rule: Callable[..., Rule[S] | Question[S]]
    args: tuple[Hashable, ...] = ()


class Through(msgspec.Struct, Generic[S], frozen=True):
    """What becomes of `state` after these steps? Equal states merge after each."""

    steps: tuple[Step[S] | Each[S], ...]
    state: S

    def __iter__(self) -> Generator[Asked, Answer, S]:
        answer: S = yield self
        return answer


class Domain(Protocol[A_co]):
    """The answers a choice accepts; the kinds are in `domains`."""

    def refusals(self, draft: object) -> tuple[Refusal, ...]:
        """Say every reason why `draft` is no answer; nothing if it is one."""

    def suggestions(self, rng: Random) -> Iterator[A_co]:
        """Suggest some answers."""


class Choose(msgspec.Struct, Generic[A], frozen=True):
    """What does this seat choose? Asked in rules and steps, never inside a life.

    A fact named `note <option>` says what a player should know of one option: slugs with words `note-<slug>`, each with
    what it is about after a colon if need be, or texts; several apart by semicolons.
    """

    who: str
    domain: Domain[A]
    why: str
    facts: Facts = ()

    def __iter__(self) -> Generator[Asked, Answer, A]:
        answer: A = yield self
        return answer


class Tell(msgspec.Struct, frozen=True):
    """Say that something happened, `n` times; odds count the keys they watch, the table hears each once."""

    key: str
    n: int = 1
    what: object = None

    def __iter__(self) -> Generator[Asked, Answer, None]:
        yield self


class Question(Protocol[A_co]):
    """Any of the five, asked by `yield from` or returned as a whole rule."""

    def __iter__(self) -> Generator[Asked, Answer, A_co]:
        """Ask, and return the answer."""


Asked: TypeAlias = Throw[Any] | Each[Any] | Through[Any] | Choose[Any] | Tell
Rule: TypeAlias = Generator[Asked, Answer, A]
Life: TypeAlias = Callable[..., Rule[A] | Question[A]]

throw = Throw
tell = Tell


def each(
    *bag: tuple[int, Life[T], tuple[Hashable, ...]], zero: Any = 0, cap: Any = None, clipped: bool = False
) -> Each[T]:
    """Ask for the sum of these lives: `each((3, block, (need,)))`."""
    return Each(bag, None, None, zero, cap, clipped=clipped)


def lives(
    n: int,
    life: Life[Any],
    *args: Hashable,
    into: Callable[[S, Any], S],
    order: Callable[[Any], Any] | None = None,
) -> Each[S]:
    """Return the step that takes the results of `n` equal lives into the state, one after the other."""
    return Each(((n, life, args),), into, order=order)


def step(rule: Callable[..., Rule[S] | Question[S]], *args: Hashable) -> Step[S]:
    """Return the step that asks `rule(state, *args)` for the next state."""
    return Step(rule, args)


def through(state: S, *steps: Step[S] | Each[S]) -> Through[S]:
    """Ask what becomes of `state` after these steps."""
    return Through(steps, state)


def choose(who: str, domain: Domain[A], why: str, facts: Facts = ()) -> Choose[A]:
    """Ask `who` to choose from `domain`; `why` names the choice for policies and for people."""
    return Choose(who, domain, why, facts)
