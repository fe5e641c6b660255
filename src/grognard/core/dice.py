"""Dice are physical faces plus a reading: the rule gets what the dice mean, the log keeps the faces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Hashable
from functools import lru_cache
from itertools import product
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from grognard.core.distributions import Distribution

__all__ = ["D3", "D6", "Dice", "Face", "Reading", "dice", "together"]

F = TypeVar("F", bound=Hashable)
M = TypeVar("M", bound=Hashable)
Face: TypeAlias = int | str


class Reading(msgspec.Struct, Generic[M], frozen=True, eq=False):
    """What each outcome of `dice` means to one question; equal readings are the same question."""

    dice: Dice[Any]
    meanings: tuple[M, ...]
    odds: Distribution[M]
    key: int

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Reading):
            return NotImplemented
        return self.meanings == other.meanings and self.dice == other.dice

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __hash__(self) -> int:
        return self.key

    def __reduce__(self) -> tuple[Callable[..., Reading[M]], tuple[Dice[Any], tuple[M, ...]]]:
        return _reading, (self.dice, self.meanings)

    def meaning(self, outcome: Hashable) -> M:
        """Return what `outcome` (a face, or a tuple of faces for dice read together) means."""
        return self.meanings[self.dice.outcomes.index(outcome)]


class Dice(msgspec.Struct, Generic[F], frozen=True, cache_hash=True):
    """One die, or several thrown and read together: its equally likely outcomes.

    A symbol that is on several sides stands there as often: `Dice("C", ("-", "-", "S", "S", "S", "S", "B", "B"))`.
    """

    name: str
    outcomes: tuple[F, ...]
    size: int = 1

    def read_as(self, meaning: Callable[[F], M]) -> Reading[M]:
        """Read every outcome by a plain function."""
        return _reading(self, tuple(map(meaning, self.outcomes)))

    def read(self, **meanings: Collection[F]) -> Reading[str]:
        """Read outcomes by name: `D6.read(miss=(1, 2, 3), hit=(4, 5), six=(6,))`; each outcome exactly once."""
        names: dict[F, str] = {}
        for name, faces in meanings.items():
            for face in faces:
                if face not in self.outcomes or face in names:
                    raise ValueError(f"{face} is read twice or is not on {self.name}")
                names[face] = name
        if missing := [face for face in self.outcomes if face not in names]:
            raise ValueError(f"{missing} of {self.name} mean nothing")
        return self.read_as(names.__getitem__)

    def faces(self) -> Reading[F]:
        """Read every outcome as itself."""
        return self.read_as(lambda face: face)


def _reading(dice: Dice[Any], meanings: tuple[M, ...]) -> Reading[M]:
    odds: Distribution[M] = Distribution(dict(Counter(meanings)), len(meanings)).reduced()
    return Reading(dice, meanings, odds, hash((dice, meanings)))


@lru_cache(maxsize=256)
def dice(name: str, sides: int) -> Dice[int]:
    """Return a die numbered from 1 to `sides`."""
    return Dice(name, tuple(range(1, sides + 1)))


def together(*parts: Dice[F]) -> Dice[tuple[F, ...]]:
    """Return dice that are thrown and read together, such as 2d6 of which the larger die counts."""
    names = Counter(part.name for part in parts)
    name = "+".join(f"{count}{part}" if count > 1 else part for part, count in names.items())
    return Dice(name.lower(), tuple(product(*(part.outcomes for part in parts))), len(parts))


D6 = dice("D6", 6)
D3 = dice("D3", 3)
