"""What the tests of words cannot read from a book itself; a book states it in `tests/rulebooks/<book>/book_words.py`.

from rulebooks.book_words import BookWords

OWN = BookWords(without_dice=("wounds",))
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec

import msgspec


@dataclass(frozen=True)
class BookWords:
    """All may be left out, and so may the whole module."""

    spelt_out: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    """Keys that are put together or picked from a table: by (module in the book's folder, expression), all of them."""

    without_dice: tuple[str, ...] = ()
    """Stages of the book in which nothing is thrown, so that nothing is asked and nothing counts as good."""

    never_said: tuple[str, ...] = ()
    """Keys that the command line says of some books, and never of this one."""

    tables: Mapping[str, type[msgspec.Struct]] = field(default_factory=dict)
    """Tables of a situation file whose fields have words, `schema-<table>-<field>`."""

    notices: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Notices with the facts that are always there."""

    untold: Mapping[str, frozenset[str]] = field(default_factory=dict)
    """Facts of notices that their words leave out on purpose."""


def own_words(name: str) -> BookWords:
    """Return what a book states of its words; nothing special if it states nothing."""
    place = f"rulebooks.{name}.book_words"
    if find_spec(f"rulebooks.{name}") is None or find_spec(place) is None:
        return BookWords()
    found = import_module(place).OWN
    assert isinstance(found, BookWords)
    return found
