"""Answers, questions and what was told as plain data, so that JSON can carry them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from typing import Any, TypeAlias

import msgspec

from grognard.core.asking import Tell
from grognard.core.lines import Line
from grognard.core.playing import LINE

__all__ = ["Json", "counted", "from_plain", "lines", "state_data", "to_plain"]

Json: TypeAlias = Any
"""What JSON knows: numbers, texts, truths, nothing, lists and objects of these."""


def to_plain(answer: Hashable) -> Json:
    """Return an answer with lists for its tuples."""
    return [to_plain(part) for part in answer] if isinstance(answer, tuple) else answer


def from_plain(data: Json) -> Any:
    """Return the answer again: tuples for lists."""
    return tuple(from_plain(part) for part in data) if isinstance(data, list) else data


def state_data(record: msgspec.Struct) -> Json:
    """Return a record as what JSON makes of it."""
    return msgspec.json.decode(msgspec.json.encode(record))


def counted(heard: Iterable[Tell]) -> tuple[tuple[str, int], ...]:
    """Return how often each event was told, sentences aside, in the order they were first heard."""
    counts: Counter[str] = Counter()
    for event in heard:
        if event.key != LINE:
            counts[event.key] += event.n
    return tuple(counts.items())


def lines(heard: Iterable[Tell]) -> tuple[Line, ...]:
    """Return the sentences that were told."""
    return tuple(event.what for event in heard if isinstance(event.what, Line))
