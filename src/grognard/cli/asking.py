"""Asking a player for each handful in turn, until it is typed right."""

from __future__ import annotations

import sys
from typing import Any

from grognard.battle.resolving import luck
from grognard.cli.output import Reader
from grognard.cli.resolve_text import question
from grognard.core.asking import Choose
from grognard.core.errors import GrognardError, MissingDice, WrongDice
from grognard.core.rulebook import Rulebook
from grognard.core.sources import Asked, Source
from grognard.core.table import Handful, Outcomes
from grognard.core.typed import read_handful
from grognard.i18n import Words

__all__ = ["asked_by_hand"]


def _told(outcomes: Outcomes, asked: Handful, words: Words) -> Outcomes:
    """Say at once what the dice are good for."""
    results = (luck(group, given)[0] for group, given in zip(asked.groups, outcomes, strict=True))
    told = "; ".join(words.say(f"good-{asked.stage}", {"good": good}) for good in results)
    sys.stderr.write(f"  → {told}\n")
    return outcomes


def asked_by_hand(reader: Reader, book: Rulebook) -> Source:
    """Return dice that are asked for one handful at a time on the terminal; a slip is told and asked again.

    Raises `MissingDice` when the input ends.
    """
    words = reader.words(book)

    def answer(asked: Asked) -> Any:
        if isinstance(asked, Choose):
            raise GrognardError("choices-are-not-typed-as-dice", why=asked.why)
        told = "; ".join(question(group, words) for group in asked.groups)
        while True:
            sys.stderr.write(f"{words.say(f'stage-{asked.stage}')} – {told}: ")
            sys.stderr.flush()
            text = sys.stdin.readline()
            if not text:
                sys.stderr.write("\n")
                raise MissingDice("dice-run-out", stage=asked.stage, asked=asked.size)
            try:
                return _told(read_handful(text, asked), asked, words)
            except WrongDice as wrong:
                Reader(reader.language).error(wrong, book)

    return Source(answer, typed=True)
