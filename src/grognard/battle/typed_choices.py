"""Answers to a choice as a player types them, for every kind of domain.

| kind | typed |
|---|---|
| one of the options | `Robot Warriors`, the beginning of it, or its number in the list: `#2` |
| several options | `bow, sling`, `#1, #3`, or `-` for none |
| shares, one a place | `2 0 1` |
| a number, a side | `3` |
| points | `12,5  14.5,5` in inches (any length: `30cm,5cm`) |
| paths, one a model | `12,5 12,9 / 14,5 14,9`; `-` for a model that stays |
"""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator, Mapping
from typing import Any

from grognard.boards.length import INCH, parse_length
from grognard.boards.problems import Problem
from grognard.core.asking import Choose
from grognard.core.domains import Allot, Facing, Number, OneOf, Point, Routes, SomeOf, Spots
from grognard.core.errors import BadInput

__all__ = ["read_choice"]

Names = Mapping[Any, str]
"""What an option is called, where it is called otherwise than it is written in the log."""

SHOWN = 300
"""Characters of a list of what can be typed."""


def read_choice(text: str, question: Choose[Any], names: Names | None = None) -> Any:
    """Return the answer that a text means. Raises `BadInput` with what would be right; legality is not judged."""
    domain, said = question.domain, " ".join(text.split())
    if isinstance(domain, OneOf):
        return _option(said, domain.all_options, names or {})
    if isinstance(domain, SomeOf):
        picked = [_option(word, domain.all_options, names or {}) for word in _listed(said)]
        return tuple(sorted(picked, key=domain.all_options.index))
    if isinstance(domain, Allot):
        return tuple(_number(word) for word in said.replace(",", " ").split())
    if isinstance(domain, Number | Facing):
        return _number(said)
    if isinstance(domain, Spots):
        return tuple(_points(said))
    if isinstance(domain, Routes):
        return tuple(tuple(_points(path)) for path in said.split("/"))
    raise BadInput("choice-not-typed", why=question.why)


def _listed(text: str) -> list[str]:
    """Split a list at its commas, or at its semicolons if it has any; not inside brackets."""
    if text in {"", "-", "–"}:
        return []
    mark = ";" if ";" in text else ","
    words, depth = [""], 0
    for letter in text:
        depth += (letter == "(") - (letter == ")")
        if letter == mark and depth <= 0:
            words.append("")
        else:
            words[-1] += letter
    return [word.strip() for word in words if word.strip()]


def _option(text: str, options: tuple[Hashable, ...], names: Names) -> Hashable:
    """Find an option by its number in the list, by itself, or by what it is called; the beginning is enough."""
    if text.startswith("#") and text[1:].isdecimal() and len(text) < 6:
        at = int(text[1:])
        if 1 <= at <= len(options):
            return options[at - 1]
    wanted = text.casefold()
    spelt = [(option, {_spelt(option), names.get(option, "").casefold()}) for option in options]
    exact = [option for option, words in spelt if wanted in words]
    begun = [option for option, words in spelt if any(word.startswith(wanted) for word in words)]
    if wanted and len(found := exact or begun) == 1:
        return found[0]
    if not begun and text.isdecimal() and len(text) < 5 and 1 <= int(text) <= len(options):
        return options[int(text) - 1]
    known = "; ".join(f"#{at} {names.get(option, _spelt(option))}" for at, option in enumerate(options, 1))
    raise BadInput("option-unclear" if wanted and begun else "option-unknown", got=text[:60], known=known[:SHOWN])


def _spelt(option: Hashable) -> str:
    parts = option if isinstance(option, tuple) else (option,)
    return " ".join(map(str, parts)).casefold()


def _number(text: str) -> int:
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > 9:
        raise BadInput("choice-not-a-number", got=text[:60])
    return int(text)


def _points(text: str) -> Iterator[Point]:
    """Read points, `12,5` or `(12"; 5")`, with blanks between them and, if one likes, after the comma."""
    tidy = re.sub(r"\s*([,;])\s+", r"\1", text.replace("(", " ").replace(")", " ")).strip()
    for word in [] if tidy in {"", "-", "–"} else tidy.split():
        x, comma, y = word.partition(";" if ";" in word else ",")
        if not comma or (comma == "," and "," in y):
            raise BadInput("choice-not-a-point", got=word[:60])
        yield _length(x), _length(y)


def _length(text: str) -> int:
    read = parse_length(text, INCH, signed=True)
    if isinstance(read, Problem):
        raise BadInput("choice-not-a-point", got=text[:60])
    return read
