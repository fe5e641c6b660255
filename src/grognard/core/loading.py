"""From a file to a situation ready for dice, whichever rulebook it names."""

from __future__ import annotations

from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from grognard.core.documents import Document, Problem, convert, read_document
from grognard.core.errors import UnknownRulebook
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Priced, Rulebook, find, installed

__all__ = ["Begun", "Loaded", "load_scenario", "load_situation"]

Problems: TypeAlias = tuple[Problem, ...]
Refusals: TypeAlias = tuple[Refusal, ...]


class Loaded(msgspec.Struct, frozen=True):
    """A situation with its rulebook, ready to be priced or resolved."""

    book: Rulebook
    priced: Priced


class Begun(msgspec.Struct, frozen=True):
    """A scenario with its rulebook: the first state of a game."""

    book: Rulebook
    game: Any


def load_situation(path: Path) -> Loaded | tuple[Rulebook | None, Problems | Refusals]:
    """Read a situation file. What stands in the way comes back with the book whose words say it, if one was found."""
    document = read_document(path)
    if isinstance(document, Problem):
        return None, (document,)
    book = _book(document)
    if isinstance(book, Problem):
        return None, (book,)
    read = book.pricing.read(document)
    if isinstance(read, tuple):
        is_scenario = book.play is not None and not isinstance(convert(document, book.play.schema), Problem)
        return book, (document.problem((), "scenario-for-a-battle"),) if is_scenario else read
    return Loaded(book, book.pricing.parts(read))


def load_scenario(path: Path) -> Begun | tuple[Rulebook | None, Problems | Refusals]:
    """Read a scenario file into the first state of a game; or what stands in the way, as `load_situation` does."""
    document = read_document(path)
    if isinstance(document, Problem):
        return None, (document,)
    book = _book(document)
    if isinstance(book, Problem):
        return None, (book,)
    if book.play is None:
        return book, (document.problem(("rulebook",), "rulebook-not-playable", name=book.name),)
    game = book.play.begin(document)
    if isinstance(game, tuple):
        is_situation = not isinstance(convert(document, book.pricing.schema), Problem)
        return book, (document.problem((), "situation-for-odds"),) if is_situation else game
    return Begun(book, game)


def _book(document: Document) -> Rulebook | Problem:
    name = document.data.get("rulebook")
    known = ", ".join(installed())
    if name is None:
        return document.problem((), "rulebook-missing", known=known)
    try:
        return find(str(name))
    except UnknownRulebook:
        return document.problem(("rulebook",), "unknown-rulebook", name=str(name)[:60], known=known)
