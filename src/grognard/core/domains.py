"""The kinds of answer a choice can have. The set is closed, so web, fuzzer and opponent need not know a book.

| kind | an answer | closed? |
|---|---|---|
| `OneOf` | one of the options | yes |
| `SomeOf` | a tuple of different options, in their order | yes |
| `Allot` | a tuple of numbers, one a place, that add up | yes |
| `Number` | a whole number | yes |
| `Facing` | a side, counted from 0 | yes |
| `Spots` | a tuple of points `(x, y)` in micrometres | no |
| `Routes` | a tuple of paths, each a tuple of points | no |

Every kind has `refusals(draft)`: all reasons why a draft is no answer, from the book's own checks; none means it is
one. Closed kinds list their answers lazily (`options()`), and every kind can suggest some (`suggestions(rng)`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from itertools import combinations
from random import Random
from typing import Generic, TypeAlias, TypeVar

import msgspec

from grognard.core.refusals import Refusal

__all__ = ["Allot", "Facing", "Number", "OneOf", "Point", "Routes", "SomeOf", "Spots", "allows", "is_same"]

T = TypeVar("T", bound=Hashable)
Point: TypeAlias = tuple[int, int]
Refusals: TypeAlias = tuple[Refusal, ...]
TRIES = 200
"""How often a random suggestion is drawn before the first option is taken instead."""
SHOWN = 80
"""Characters of a draft that a refusal shows."""


def is_same(option: object, draft: object) -> bool:
    """Whether a draft is that very option, part by part; neither 1.0 nor `True` is 1, which a log tells apart."""
    if type(option) is not type(draft):
        return False
    if isinstance(option, tuple) and isinstance(draft, tuple):
        return len(option) == len(draft) and all(map(is_same, option, draft))
    return bool(option == draft)


def _shown(draft: object) -> str:
    """Return a draft as a refusal tells it: cut to what a person reads."""
    try:
        text = str(draft)
    except (ValueError, RecursionError):
        return type(draft).__name__
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def allows(draft: object) -> Refusals:
    """Refuse nothing: the check of a choice that any answer of the right form satisfies."""
    return ()


class OneOf(msgspec.Struct, Generic[T], frozen=True):
    """Pick one of the options; `check` says what the book has against one."""

    citation: str
    all_options: tuple[T, ...]
    check: Callable[[T], Refusals] = allows

    def refusals(self, draft: object) -> Refusals:
        """Say every reason why `draft` cannot be picked."""
        for option in self.all_options:
            if is_same(option, draft):
                return self.check(option)
        return (Refusal(self.citation, "not-an-option", (("draft", _shown(draft)),)),)

    def options(self) -> Iterator[T]:
        """List what can be picked."""
        return (option for option in self.all_options if not self.check(option))

    def suggestions(self, rng: Random) -> Iterator[T]:
        """Suggest what can be picked, in random order."""
        shuffled = list(self.all_options)
        rng.shuffle(shuffled)
        return (option for option in shuffled if not self.check(option))


class SomeOf(msgspec.Struct, Generic[T], frozen=True):
    """Pick at least `least` and at most `most` different options, told in their order.

    `suggest` names picks that are likely to be legal, where most picks at random are not.
    """

    citation: str
    all_options: tuple[T, ...]
    least: int
    most: int
    check: Callable[[tuple[T, ...]], Refusals] = allows
    suggest: Callable[[Random], Iterator[tuple[T, ...]]] | None = None

    def refusals(self, draft: object) -> Refusals:
        """Say every reason why `draft` cannot be picked."""
        if not isinstance(draft, tuple):
            return (Refusal(self.citation, "not-several", (("draft", _shown(draft)),)),)
        found = [
            Refusal(self.citation, "not-an-option", (("draft", _shown(pick)),))
            for pick in draft
            if not any(is_same(option, pick) for option in self.all_options)
        ]
        rest = iter(self.all_options)
        if not found and not all(any(is_same(option, pick) for option in rest) for pick in draft):
            found.append(Refusal(self.citation, "picked-twice-or-out-of-order"))
        if not self.least <= len(draft) <= self.most:
            numbers = (("picked", len(draft)), ("least", self.least), ("most", self.most))
            found.append(Refusal(self.citation, "picked-too-few-or-many", numbers))
        return tuple(found) or self.check(draft)

    def options(self) -> Iterator[tuple[T, ...]]:
        """List every answer, the smallest first."""
        for size in range(self.least, self.most + 1):
            yield from (picks for picks in combinations(self.all_options, size) if not self.check(picks))

    def suggestions(self, rng: Random) -> Iterator[tuple[T, ...]]:
        """Suggest answers, as the book knows them or at random, then the first there is."""
        if self.suggest is not None:
            yield from (draft for draft in self.suggest(rng) if not self.refusals(draft))
        most = min(self.most, len(self.all_options))
        for _ in range(TRIES if 0 <= self.least <= most else 0):
            size = rng.randint(self.least, most)
            picked = set(rng.sample(range(len(self.all_options)), size))
            draft = tuple(option for place, option in enumerate(self.all_options) if place in picked)
            if not self.check(draft):
                yield draft
        yield from self.options()


class Allot(msgspec.Struct, frozen=True):
    """Share `total` out over places, each at most its `room`."""

    citation: str
    places: tuple[str, ...]
    room: tuple[int, ...]
    total: int
    check: Callable[[tuple[int, ...]], Refusals] = allows

    def refusals(self, draft: object) -> Refusals:
        """Say every reason why `draft` is no allotment."""
        numbers = draft if isinstance(draft, tuple) else ()
        is_one = isinstance(draft, tuple) and len(numbers) == len(self.places)
        if not is_one or not all(type(n) is int for n in numbers):
            return (
                Refusal(self.citation, "not-an-allotment", (("draft", _shown(draft)), ("places", len(self.places)))),
            )
        found = [
            Refusal(self.citation, "allotted-out-of-range", (("place", place), ("allotted", n), ("most", room)))
            for place, room, n in zip(self.places, self.room, numbers, strict=True)
            if not 0 <= n <= room
        ]
        if sum(numbers) != self.total:
            facts = (("allotted", sum(numbers)), ("total", self.total))
            found.append(Refusal(self.citation, "allotted-does-not-add-up", facts))
        return tuple(found) or self.check(numbers)

    def options(self) -> Iterator[tuple[int, ...]]:
        """List every allotment."""
        return (draft for draft in _allotted(self.room, self.total) if not self.check(draft))

    def suggestions(self, rng: Random) -> Iterator[tuple[int, ...]]:
        """Suggest allotments at random, then the first there is."""
        pieces = [place for place, room in enumerate(self.room) for _ in range(room)]
        for _ in range(TRIES if 0 <= self.total <= len(pieces) else 0):
            taken = rng.sample(pieces, self.total)
            draft = tuple(taken.count(place) for place in range(len(self.places)))
            if not self.check(draft):
                yield draft
        yield from self.options()


def _allotted(room: tuple[int, ...], total: int) -> Iterator[tuple[int, ...]]:
    if not room:
        yield from [()] if total == 0 else []
        return
    for first in range(min(room[0], total), -1, -1):
        yield from ((first, *rest) for rest in _allotted(room[1:], total - first))


class Number(msgspec.Struct, frozen=True):
    """Name a whole number from `least` to `most`."""

    citation: str
    least: int
    most: int
    check: Callable[[int], Refusals] = allows

    def refusals(self, draft: object) -> Refusals:
        """Say every reason why `draft` cannot be named."""
        if type(draft) is not int or not self.least <= draft <= self.most:
            facts = (("draft", _shown(draft)), ("least", self.least), ("most", self.most))
            return (Refusal(self.citation, "not-in-range", facts),)
        return self.check(draft)

    def options(self) -> Iterator[int]:
        """List every number."""
        return (number for number in range(self.least, self.most + 1) if not self.check(number))

    def suggestions(self, rng: Random) -> Iterator[int]:
        """Suggest numbers at random, then the first there is."""
        tries = (rng.randint(self.least, self.most) for _ in range(TRIES if self.least <= self.most else 0))
        yield from (number for number in tries if not self.check(number))
        yield from self.options()


class Facing(msgspec.Struct, frozen=True):
    """Turn to one of `sides` sides, counted from 0."""

    citation: str
    sides: int
    check: Callable[[int], Refusals] = allows

    def _number(self) -> Number:
        return Number(self.citation, 0, self.sides - 1, self.check)

    def refusals(self, draft: object) -> Refusals:
        """Say every reason why a model cannot face that side."""
        return self._number().refusals(draft)

    def options(self) -> Iterator[int]:
        """List the sides a model can face."""
        return self._number().options()

    def suggestions(self, rng: Random) -> Iterator[int]:
        """Suggest sides at random."""
        return self._number().suggestions(rng)


class Spots(msgspec.Struct, frozen=True):
    """Place `count` things; the book's check judges all of them at once, its `suggest` finds legal places."""

    citation: str
    count: int
    check: Callable[[tuple[Point, ...]], Refusals]
    suggest: Callable[[Random], Iterator[tuple[Point, ...]]]

    def refusals(self, draft: object) -> Refusals:
        """Say every reason why these are no places."""
        if not isinstance(draft, tuple) or not all(map(_is_point, draft)):
            return (Refusal(self.citation, "not-spots", (("draft", _shown(draft)), ("count", self.count))),)
        if len(draft) != self.count:
            return (Refusal(self.citation, "wrong-number-of-spots", (("given", len(draft)), ("count", self.count))),)
        return self.check(draft)

    def suggestions(self, rng: Random) -> Iterator[tuple[Point, ...]]:
        """Suggest places."""
        return (draft for draft in self.suggest(rng) if not self.refusals(draft))


class Routes(msgspec.Struct, frozen=True):
    """Draw `count` paths, one a model; the book's check judges the whole movement at once."""

    citation: str
    count: int
    check: Callable[[tuple[tuple[Point, ...], ...]], Refusals]
    suggest: Callable[[Random], Iterator[tuple[tuple[Point, ...], ...]]]

    def refusals(self, draft: object) -> Refusals:
        """Say every reason why these are no paths."""
        paths = draft if isinstance(draft, tuple) else ()
        are_paths = all(isinstance(path, tuple) and all(map(_is_point, path)) for path in paths)
        if not isinstance(draft, tuple) or not are_paths:
            return (Refusal(self.citation, "not-routes", (("draft", _shown(draft)), ("count", self.count))),)
        if len(paths) != self.count:
            return (Refusal(self.citation, "wrong-number-of-routes", (("given", len(paths)), ("count", self.count))),)
        return self.check(paths)

    def suggestions(self, rng: Random) -> Iterator[tuple[tuple[Point, ...], ...]]:
        """Suggest movements."""
        return (draft for draft in self.suggest(rng) if not self.refusals(draft))


def _is_point(draft: object) -> bool:
    return isinstance(draft, tuple) and len(draft) == 2 and all(type(part) is int for part in draft)
