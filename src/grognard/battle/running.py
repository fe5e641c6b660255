"""Running a game: from an answer through every forced step to the next question."""

from __future__ import annotations

from typing import Any

import msgspec

from grognard.core.asking import Tell
from grognard.core.errors import GrognardError
from grognard.core.rulebook import Rulebook
from grognard.core.table import Table

__all__ = ["Run", "run_on", "start"]

FORCED = 10_000
"""More steps in a row than this that ask nothing never end."""


class Run(msgspec.Struct, frozen=True):
    """A game that waits for an answer (or is over, without a table): its state, the running step, what was told."""

    game: Any
    table: Table[Any] | None
    heard: tuple[Tell, ...] = ()
    has_ended_a_step: bool = False


def start(book: Rulebook, game: Any) -> Run:
    """Begin the next step of a game, and run on to the first question. Raises `GrognardError` if none ever comes."""
    play = book.play
    if play is None:
        raise GrognardError("book-not-playable", name=book.name)
    heard: list[Tell] = []
    for forced in range(FORCED):
        if play.standing(game).is_over:
            return Run(game, None, tuple(heard), forced > 0)
        table: Table[Any] = Table(play.step, game, stages=book.stages)
        heard += table.heard
        if table.open is not None:
            return Run(game, table, tuple(heard), forced > 0)
        game = table.result
    raise GrognardError("steps-without-end", most=FORCED)


def run_on(book: Rulebook, run: Run, given: Any, *, is_agreed: bool = False) -> Run:
    """Answer the open question, and run on to the next. Raises `RefusedAnswer` or `WrongDice`, and changes nothing.

    Any other exception leaves the running step unusable: whoever catches it starts the step anew.
    """
    table = run.table
    if table is None:
        raise GrognardError("nothing-is-open")
    before = len(table.heard)
    table.answer(given, is_agreed=is_agreed)
    heard = tuple(table.heard[before:])
    if table.open is not None:
        return Run(run.game, table, heard)
    after = start(book, table.result)
    return Run(after.game, after.table, (*heard, *after.heard), has_ended_a_step=True)
