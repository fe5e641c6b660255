"""How a book is played: what the referee, the log and every face of the product know of a game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

import msgspec

from grognard.core.asking import Rule, Tell
from grognard.core.documents import Document, Problem
from grognard.core.lines import Line
from grognard.core.refusals import Refusal

__all__ = ["DECLARED", "LINE", "REVEALED", "Play", "Standing", "narrate"]

Problems: TypeAlias = tuple[Problem, ...]
Refusals: TypeAlias = tuple[Refusal, ...]

DECLARED = "declared"
"""Told after the last answer before dice, with what was declared as a `Priced`: odds and advice price exactly that."""

REVEALED = "revealed"
"""Told when something hidden was shown: nobody can take back what came before."""

LINE = "line"
"""Told with a `Line`: one cited sentence of the log."""


class Standing(msgspec.Struct, frozen=True):
    """How a game stands.

    `seats` are the sides, in order. `moment` changes when the log should keep a whole state again (an activation, a
    round, a turn). `active` is the seat whose activation it is, if any. `winners` are empty in a draw; `scores` are by
    seat; `lines` say it in sentences.
    """

    seats: tuple[str, ...]
    moment: int
    is_over: bool = False
    active: str = ""
    winners: tuple[str, ...] = ()
    scores: tuple[tuple[str, int], ...] = ()
    lines: tuple[Line, ...] = ()


class Play(msgspec.Struct, frozen=True):
    """How a book is played.

    `schema` is the scenario file, `game` the frozen state: plain data that survives JSON, with at least the fields
    `edition: str` and `readings: tuple[tuple[str, str], ...]`. `begin` reads a scenario into the first state and asks
    nothing. `step` is the smallest change of the table as a rule: it asks whoever must decide or throw and returns the
    state afterwards; forced steps ask nothing. It is never called when `standing` says that the game is over.
    `view` is the state as one seat may see it ("" is anybody's), `picture` an SVG, `text` the board in
    sentences and `drawing` in rows of characters, all of such a state. `invent` makes up the data of a small scenario,
    for fuzzing and demonstrations. `closed` says, with the rule that closed it, why something that is no answer to the
    open question, but would have answered an earlier one (as data, or as a player types it), comes too late.
    """

    schema: type[msgspec.Struct]
    game: type[msgspec.Struct]
    begin: Callable[[Document], Any | Problems | Refusals]
    step: Callable[[Any], Rule[Any]]
    standing: Callable[[Any], Standing]
    view: Callable[[Any, str], Any]
    picture: Callable[[Any, str], str]
    text: Callable[[Any, str], tuple[Line, ...]]
    invent: Callable[[Random], dict[str, Any]]
    drawing: Callable[[Any, str], tuple[str, ...]] | None = None
    closed: Callable[[Any, object], Refusals] | None = None


def narrate(stage: str, citation: str, key: str, **facts: int | str | bool) -> Tell:
    """Tell one cited sentence of the log.

    A rule says `yield from narrate("movement", "a-rule", "moved", unit=name)`.
    """
    return Tell(LINE, 1, Line(stage, citation, key, tuple(facts.items())))
