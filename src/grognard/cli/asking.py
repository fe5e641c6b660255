"""Asking a player for each handful in turn, until it is typed right."""

from __future__ import annotations

import sys
from typing import Any

from grognard.cli.output import Reader
from grognard.cli.resolve_text import question
from grognard.core.asking import Choose
from grognard.core.errors import GrognardError, MissingDice, WrongDice
from grognard.core.rulebook import Rulebook
from grognard.core.sources import Asked, Source
from grognard.core.typed import read_handful

__all__ = ["asked_by_hand"]


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
                return read_handful(text, asked)
            except WrongDice as wrong:
                Reader(reader.language).error(wrong, book)

    return Source(answer, typed=True)
