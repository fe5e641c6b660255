"""What is wrong with something that was read or tried: a plain value, to be put into words elsewhere."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = ["Fact", "Problem", "found_instead", "problem"]

Fact: TypeAlias = str | int
"""A detail of a problem: a text, or a whole number; lengths are micrometres under names ending in `_um`."""


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


def found_instead(value: object) -> str:
    """Name what stands where something else should: the value, short enough to print, or what else it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str | int | float):
        shown = repr(value) if not isinstance(value, int) or abs(value) < 10**30 else "endless-number"
        return shown if len(shown) <= 40 else shown[:39] + "…"
    return {dict: "json-object", list: "json-array", type(None): "json-null"}.get(type(value), type(value).__name__)
