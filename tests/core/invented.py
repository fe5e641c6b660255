"""Rules that nobody would write: any nesting of the five questions, as data, so that hypothesis can invent them."""

from collections.abc import Callable
from functools import lru_cache
from math import prod
from typing import Any, TypeAlias

from hypothesis import strategies as st

from grognard.core.asking import Each, Rule, Step, Through, Throw, choose, each, lives, step, tell
from grognard.core.dice import Dice, Reading
from grognard.core.domains import OneOf

Spec: TypeAlias = tuple[Any, ...]
"""`(kind, ...)`: what to ask, nested."""

STAGES = ("first", "second", "third")
KEYS = ("bell", "drum")
WORST = 1_500
"""The most combinations of faces an invented rule may have."""


@lru_cache(maxsize=1000)
def reading(values: tuple[int, ...]) -> Reading[int]:
    die: Dice[int] = Dice(f"D{len(values)}", tuple(range(len(values))))
    return die.read_as(values.__getitem__)


def knock(state: int, result: int) -> int:
    """Take one result in: the order matters, a zero changes nothing, and whoever is at 6 stays there."""
    return state if state == 6 or not result else (2 * state + result) % 7


def slam(state: int, result: int) -> int:
    """Take one result in: even a zero changes the state."""
    return (3 * state + result + 1) % 5


INTOS: dict[str, Callable[[int, int], int]] = {"knock": knock, "slam": slam}
ORDERS: dict[str, Callable[[int], int] | None] = {"thrown": None, "up": int, "down": lambda result: -result}


def obey(spec: Spec) -> Rule[int]:
    """Ask what the spec says; the result is a number."""
    kind, *rest = spec
    return ASKS[kind](*rest)


def _roll(values: tuple[int, ...], stage: str, is_apart: bool) -> Rule[int]:
    return (yield from Throw(reading(values), stage, "me", is_apart=is_apart))


def _add(one: Spec, other: Spec) -> Rule[int]:
    first = yield from obey(one)
    return first + (yield from obey(other))


def _when(test: Spec, then: Spec, otherwise: Spec) -> Rule[int]:
    is_true = (yield from obey(test)) > 0
    return (yield from obey(then if is_true else otherwise))


def _tell(key: str, n: int, then: Spec) -> Rule[int]:
    yield from tell(key, n)
    return (yield from obey(then))


def _bag(bag: tuple[tuple[int, Spec], ...], zero: int, cap: int | None) -> Rule[int]:
    return (yield from each(*((n, obey, (spec,)) for n, spec in bag), zero=zero, cap=cap))


def _fold(bag: tuple[tuple[int, Spec], ...], into: str, order: str, start: int) -> Rule[int]:
    lives_of = tuple((n, obey, (spec,)) for n, spec in bag)
    return (yield from Each(lives_of, INTOS[into], start, order=ORDERS[order]))


def _at_once(bag: tuple[tuple[int, Spec], ...], into: str, cap: int | None, start: int) -> Rule[int]:
    lives_of = tuple((n, obey, (spec,)) for n, spec in bag)
    return (yield from Each(lives_of, INTOS[into], start, cap=cap, together=True))


def _through(start: int, steps: tuple[Spec, ...]) -> Rule[int]:
    return (yield from Through(tuple(STEPS[kind](*rest) for kind, *rest in steps), start))


STEPS: dict[str, Callable[..., Step[int] | Each[int]]] = {
    "step": lambda spec: step(_next, spec),
    "lives": lambda n, spec, into, order: lives(n, obey, spec, into=INTOS[into], order=ORDERS[order]),
}


def _next(state: int, spec: Spec) -> Rule[int]:
    return (state + (yield from obey(spec))) % 4


def _pick(options: tuple[int, ...]) -> Rule[int]:
    return (yield from choose("me", OneOf("invented", options), "pick"))


ASKS: dict[str, Callable[..., Rule[int]]] = {
    "roll": _roll,
    "add": _add,
    "when": _when,
    "tell": _tell,
    "bag": _bag,
    "fold": _fold,
    "at once": _at_once,
    "through": _through,
    "pick": _pick,
}


def ways(spec: Spec) -> int:
    """Return a bound on the combinations of faces a spec can need."""
    kind, *rest = spec
    return WAYS[kind](*rest)


def _ways_through(start: int, steps: tuple[Spec, ...]) -> int:
    return prod(ways(asked[1]) if asked[0] == "step" else ways(asked[2]) ** asked[1] for asked in steps)


def _ways_in_bag(bag: tuple[tuple[int, Spec], ...], *rest: object) -> int:
    return prod(ways(spec) ** n for n, spec in bag)


WAYS: dict[str, Callable[..., int]] = {
    "roll": lambda values, stage, is_apart: len(values),
    "add": lambda one, other: ways(one) * ways(other),
    "when": lambda test, then, otherwise: ways(test) * max(ways(then), ways(otherwise)),
    "tell": lambda key, n, then: ways(then),
    "bag": _ways_in_bag,
    "fold": _ways_in_bag,
    "at once": _ways_in_bag,
    "through": _ways_through,
    "pick": lambda options: 1,
}


def specs() -> st.SearchStrategy[Spec]:
    """Invent rules that brute force can follow to the end."""
    values = st.lists(st.integers(-2, 3), min_size=2, max_size=3).map(tuple)
    rolls = st.tuples(st.just("roll"), values, st.sampled_from(STAGES), st.booleans())
    picks = st.tuples(st.just("pick"), st.lists(st.integers(0, 3), min_size=1, max_size=3, unique=True).map(tuple))
    lives_only = st.recursive(rolls, _composed, max_leaves=3)
    intos, orders = st.sampled_from(sorted(INTOS)), st.sampled_from(sorted(ORDERS))
    steps = st.one_of(
        st.tuples(st.just("step"), st.one_of(lives_only, picks)),
        st.tuples(st.just("lives"), st.integers(0, 3), lives_only, intos, orders),
    )
    through = st.tuples(st.just("through"), st.integers(0, 3), st.lists(steps, max_size=3).map(tuple))
    whole = st.one_of(lives_only, through, st.tuples(st.just("add"), through, lives_only), picks)
    return whole.filter(lambda spec: ways(spec) <= WORST)


def _composed(inner: st.SearchStrategy[Spec]) -> st.SearchStrategy[Spec]:
    bag = st.lists(st.tuples(st.integers(0, 3), inner), max_size=2).map(tuple)
    intos, caps = st.sampled_from(sorted(INTOS)), st.none() | st.integers(0, 4)
    return st.one_of(
        st.tuples(st.just("add"), inner, inner),
        st.tuples(st.just("when"), inner, inner, inner),
        st.tuples(st.just("tell"), st.sampled_from(KEYS), st.integers(0, 2), inner),
        st.tuples(st.just("bag"), bag, st.integers(-1, 3), caps),
        st.tuples(st.just("fold"), bag, intos, st.sampled_from(sorted(ORDERS)), st.integers(0, 3)),
        st.tuples(st.just("at once"), bag, intos, caps, st.integers(0, 3)),
    )
