"""What is wrong with something that was read or tried: a plain value, to be put into words elsewhere."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = ["Fact", "Problem", "problem"]

Fact: TypeAlias = str | int
"""A detail of a problem: a text, or a whole number (micrometres where it is a length)."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong: where it is, a key for its kind, and named facts, such as what would be right."""

    where: str
    key: str
    facts: tuple[tuple[str, Fact], ...] = ()

    def __str__(self) -> str:
        details = ", ".join(f"{name} {value}" for name, value in self.facts)
        sentence = self.key.replace("-", " ") + (f" ({details})" if details else "")
        return f"{self.where}: {sentence}" if self.where else sentence


def problem(where: str, key: str, **facts: Fact) -> Problem:
    """Make a problem with its facts in the order they are given."""
    return Problem(where, key, tuple(facts.items()))
