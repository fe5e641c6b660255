"""Replay by reading: a log opens and plays back without running a single rule."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.battle.changes import changed
from grognard.battle.log import Begin, Entry, Log, Undo
from grognard.battle.plain import Json
from grognard.core.errors import BadInput

__all__ = ["Moment", "moments", "still_standing"]


class Moment(msgspec.Struct, frozen=True):
    """A line of a log, and the state of the last step that had ended by then, as plain data."""

    line: int
    entry: Entry
    state: Json


def moments(log: Log) -> Iterator[Moment]:
    """Play a log back line by line; after an undo the state is again what it was.

    Raises `BadInput` at a line that does not follow from those before it.
    """
    standing: list[Moment] = []
    for line, entry in enumerate(log.entries, 2):
        if isinstance(entry, Undo):
            _take_back(standing, entry, line)
            yield Moment(line, entry, standing[-1].state)
            continue
        if isinstance(entry, Begin) == bool(standing):
            raise BadInput("log-line-not-readable", line=line)
        standing.append(Moment(line, entry, _state(entry, standing[-1].state if standing else None, line)))
        yield standing[-1]


def still_standing(log: Log) -> list[Moment]:
    """Return the moments of a log that were not taken back, in order."""
    standing: list[Moment] = []
    for moment in moments(log):
        if isinstance(moment.entry, Undo):
            standing.pop()
        else:
            standing.append(moment)
    return standing


def _take_back(standing: list[Moment], entry: Undo, line: int) -> None:
    if len(standing) < 2 or standing[-1].line != entry.line:
        raise BadInput("log-line-not-readable", line=line)
    standing.pop()


def _state(entry: Entry, state: Json, line: int) -> Json:
    try:
        return changed(state if entry.state is None else entry.state, entry.changes or ())
    except (LookupError, TypeError, AttributeError, RecursionError):
        raise BadInput("log-line-not-readable", line=line) from None
