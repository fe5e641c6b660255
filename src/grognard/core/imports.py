"""What a foreign army list comes to, whichever book it is for."""

from __future__ import annotations

import msgspec

from grognard.core.documents import Problem
from grognard.core.refusals import Facts

__all__ = ["ImportedArmy", "ImportedUnit"]


class ImportedUnit(msgspec.Struct, frozen=True):
    """A unit of a list: its facts in the book's order, its weapons as `(count, profile)`, its rules as printed.

    `copies` identical units stand for one entry; every other number is of one copy.
    """

    name: str
    facts: Facts
    weapons: tuple[tuple[int, str], ...]
    rules: tuple[str, ...]
    joined_to: str | None = None
    copies: int = 1


class ImportedArmy(msgspec.Struct, frozen=True):
    """A list: what it says of itself, what its units come to, and what was not understood, line by line."""

    name: str
    game: str
    stated: int | None
    computed: int
    units: tuple[ImportedUnit, ...]
    warnings: tuple[Problem, ...]
