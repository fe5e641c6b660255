"""A refusal is a value: which rule refuses, in which words, with which facts."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = ["Fact", "Facts", "Refusal"]

Fact: TypeAlias = int | float | str | bool
Facts: TypeAlias = tuple[tuple[str, Fact], ...]
"""Named facts for a sentence, hashable and ready for JSON; lengths are micrometres under names ending in `_um`."""


class Refusal(msgspec.Struct, frozen=True):
    """Why something is not legal, and what would be.

    `citation` is the slug of the rule, `key` the key of the sentence, `facts` its numbers.
    """

    citation: str
    key: str
    facts: Facts = ()
