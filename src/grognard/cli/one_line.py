"""Situations in one line, such as a pool of dice, for the books that have such a form."""

from __future__ import annotations

from grognard.core.errors import GrognardError
from grognard.core.loading import Loaded
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Rulebook, find, installed

__all__ = ["load_line"]


def load_line(text: str, rulebook: str | None) -> Loaded | tuple[Rulebook, tuple[Refusal, ...]]:
    """Read a situation in one line with the book named, or the only one that has such a form.

    What stands in the way comes back with the book whose words say it. Raises `GrognardError` where no book fits.
    """
    book = find(rulebook) if rulebook is not None else _only(_with_notation())
    if book.pricing.notation is None:
        known = ", ".join(book.name for book in _with_notation())
        raise GrognardError("cli-no-notation", rulebook=book.name, known=known or "-")
    read = book.pricing.notation(text)
    return (book, read) if isinstance(read, tuple) else Loaded(book, book.pricing.parts(read))


def _with_notation() -> tuple[Rulebook, ...]:
    return tuple(book for book in map(find, installed()) if book.pricing.notation is not None)


def _only(books: tuple[Rulebook, ...]) -> Rulebook:
    if len(books) != 1:
        raise GrognardError("cli-which-rulebook", known=", ".join(book.name for book in books) or "-")
    return books[0]
