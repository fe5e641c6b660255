"""What every command prints in the same way: sentences, numbers, refusals and problems, as text or as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from enum import IntEnum
from fractions import Fraction

import msgspec

from grognard.core.documents import Problem
from grognard.core.errors import GrognardError
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Rulebook
from grognard.i18n import Words, printable, words

__all__ = ["Exit", "Reader", "number", "percent"]


class Exit(IntEnum):
    """How a command ends: done, refused by the rules, input that cannot be read, a fault of our own."""

    DONE = 0
    REFUSED = 1
    BAD_INPUT = 2
    FAULT = 3


class Reader(msgspec.Struct, frozen=True):
    """Who reads the output: in which language, and whether a program does."""

    language: str
    is_program: bool = False

    def words(self, book: Rulebook | None = None) -> Words:
        """Return the reader's words, with those of a rulebook."""
        return words(self.language, *([book.words] if book else []))

    def line(self, text: str = "") -> None:
        """Print a line of the answer."""
        sys.stdout.write(f"{printable(text)}\n")

    def data(self, value: object) -> None:
        """Print the answer for a program."""
        sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")

    def problems(self, problems: Iterable[Problem], book: Rulebook | None) -> Exit:
        """Print what cannot be read, each with its file and line."""
        say = self.words(book).say
        told = [(problem, say(problem.key, problem.facts)) for problem in problems]
        if self.is_program:
            self.data({"problems": [{**msgspec.to_builtins(problem), "sentence": text} for problem, text in told]})
        for problem, text in told:
            place = f"{problem.path}:{problem.line}" if problem.line else problem.path
            where = f"{place}: {problem.inside}" if problem.inside else place
            sys.stderr.write(f"{printable(where)}: {text}\n")
        return Exit.BAD_INPUT

    def refusals(self, refusals: Iterable[Refusal], book: Rulebook | None) -> Exit:
        """Print what the rules refuse, each with its citation."""
        refusals = tuple(refusals)
        if self.is_program:
            self.data(self.refused(refusals, book))
        return self.told_refusals(refusals, book)

    def refused(self, refusals: Iterable[Refusal], book: Rulebook | None) -> dict[str, object]:
        """Return what the rules refuse for a program; nothing if they refuse nothing."""
        say = self.words(book).say
        told = [{**msgspec.to_builtins(each), "sentence": say(each.key, each.facts)} for each in refusals]
        return {"refusals": told} if told else {}

    def told_refusals(self, refusals: Iterable[Refusal], book: Rulebook | None) -> Exit:
        """Say what the rules refuse beside the answer."""
        say = self.words(book).say
        for refusal in refusals:
            sys.stderr.write(f"{say('cli-refused')}: {say(refusal.key, refusal.facts)} [{refusal.citation}]\n")
        return Exit.REFUSED

    def error(self, error: GrognardError, book: Rulebook | None = None) -> Exit:
        """Print an error that is nobody's rule."""
        text = self.words(book).say(error.key, error.facts)
        if self.is_program:
            facts = {name: str(value) for name, value in error.facts.items()}
            self.data({"error": {"key": error.key, "facts": facts, "sentence": text}})
        sys.stderr.write(f"{self.words().say('cli-error')}: {text}\n")
        return Exit.BAD_INPUT


def percent(chance: Fraction, language: str) -> str:
    """Return a chance as a reader expects it: half up, and never 0 % or 100 % for what can happen or can fail."""
    thousandths = int(chance * 1000 + Fraction(1, 2))
    digits = f"{thousandths // 10}.{thousandths % 10}"
    if chance > 0 and not thousandths:
        digits = "<0.1"
    if chance < 1 and thousandths == 1000:
        digits = ">99.9"
    return f"{digits}%" if language == "en" else f"{digits.replace('.', ',')} %"


def number(value: Fraction | float, language: str) -> str:
    """Return a mean with two decimals, as this language writes it."""
    text = f"{float(value):.2f}"
    return text if language == "en" else text.replace(".", ",")
