"""Documents that people write: TOML with line numbers, so that every problem says where it is."""

from __future__ import annotations

import re
import tomllib
from errno import EACCES, EISDIR, ENAMETOOLONG, ENOENT, EPERM
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias, TypeVar

import msgspec

from grognard.core.refusals import Facts

__all__ = ["REASONS", "Document", "Place", "Problem", "convert", "read_bytes", "read_document"]

LONGEST = 2_000
"""Characters; no line of a situation is longer, and reading longer ones takes for ever."""

DIGITS = 1_000
"""A whole number with more digits than this is not read."""

REASONS = MappingProxyType(
    {ENOENT: "missing", EISDIR: "directory", EACCES: "permission", EPERM: "permission", ENAMETOOLONG: "name"}
)
"""Why a file cannot be read, as far as there are words for it."""

LARGEST = 200_000
"""Bytes; a document larger than this was not written by hand."""

Place: TypeAlias = tuple[str | int, ...]


class Problem(msgspec.Struct, frozen=True):
    """What cannot be read: where (file and line, 0 if unknown), which sentence, which facts.

    `inside` is the part that is meant where a line does not tell it, such as `terrain ruin outline`.
    """

    path: str
    line: int
    key: str
    facts: Facts = ()
    inside: str = ""


class Document(msgspec.Struct, frozen=True):
    """A document as read: its path, its text, and what it says."""

    path: Path
    text: str
    data: dict[str, Any]

    def line(self, place: Place) -> int:
        """Return the line that says `place`, such as ("target", 1, "defense"); the nearest one above if none does."""
        lines = self.text.splitlines()
        start, best = 0, 1
        for depth, name in enumerate(place):
            if isinstance(name, int):
                continue
            count = place[depth + 1] if depth + 1 < len(place) and isinstance(place[depth + 1], int) else 0
            found = _nth(lines, start, name, int(count))
            if found is None and count:  # several in one list, written on a single line
                found = _nth(lines, start, name, 0)
            if found is None:
                break
            start, best = found, found + 1
        return best

    def problem(self, place: Place, key: str, **facts: str | int | float | bool) -> Problem:
        """Return a problem with what stands at `place`."""
        return Problem(str(self.path), self.line(place), key, tuple(facts.items()))


def _nth(lines: list[str], start: int, name: str, count: int) -> int | None:
    """Return the line of the count-th table or key of that name from `start` on."""
    quoted = re.escape(name)
    table = re.compile(rf"\s*\[{{1,2}}\s*(?:[\w.\"'-]+\.)?[\"']?{quoted}[\"']?\s*\]")
    key = re.compile(rf"(?:.*[{{,]\s*|\s*)[\"']?{quoted}[\"']?\s*=")
    hits = [at for at in range(start, len(lines)) if table.match(lines[at]) or key.match(lines[at])]
    return hits[count] if count < len(hits) else None


def read_bytes(path: Path, largest: int) -> bytes | Problem:
    """Read at most `largest` bytes, of whatever kind of file: its bytes, or what stops it from being read."""
    name = str(path).encode("utf-8", "replace").decode("utf-8", "replace")
    try:
        with path.open("rb") as file:
            data = file.read(largest + 1)
    except OSError as error:
        return Problem(name, 0, "file-not-readable", (("reason", REASONS.get(error.errno or 0, "other")),))
    except ValueError:
        return Problem(name, 0, "file-not-readable", (("reason", "name"),))
    if len(data) > largest:
        return Problem(name, 0, "file-too-large", (("largest", largest),))
    return data


def read_document(path: Path) -> Document | Problem:
    """Read a TOML document: what it says, or what stops it from being read, with its line."""
    data = read_bytes(path, LARGEST)
    if isinstance(data, Problem):
        return data
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        return Problem(str(path), data[: error.start].count(b"\n") + 1, "file-not-text")
    long = next((at for at, line in enumerate(text.splitlines(), 1) if len(line) > LONGEST), 0)
    if long:
        return Problem(str(path), long, "line-too-long", (("most", LONGEST),))
    try:
        return Document(path, text, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        return _unreadable(path, text, str(error))


def _unreadable(path: Path, text: str, message: str) -> Problem:
    """Say on which line a text stops being TOML, or has a number that nobody can mean."""
    if at := re.search(r"at line (\d+)", message):
        return Problem(str(path), int(at[1]), "file-not-toml")
    lines = text.splitlines()
    for number, line in enumerate(lines, 1):
        if re.search(rf"\d{{{DIGITS}}}", line):
            return Problem(str(path), number, "file-number-too-long", (("most", DIGITS),))
    return Problem(str(path), max(1, len(lines)), "file-not-toml")


S = TypeVar("S", bound=msgspec.Struct)
_AT = re.compile(r"\$[^`]*")
_STEP = re.compile(r"\.([^.\[]+)|\[(\d+|\.\.\.)\]")


def convert(document: Document, schema: type[S]) -> S | Problem:
    """Return what a document says in the form of `schema`, or the first thing that is not of that form."""
    try:
        return msgspec.convert(document.data, schema)
    except msgspec.ValidationError as error:
        return _misfit(document, str(error))
    except (RecursionError, ValueError):
        return document.problem((), "document-too-deep")


def _misfit(document: Document, message: str) -> Problem:
    """Turn the message of the converter into a problem at its place."""
    at = _AT.search(message)
    place: Place = ()
    for name, number in _STEP.findall(at[0] if at else ""):
        place = (*place, name or (int(number) if number.isdigit() else 0))
    if missing := re.match(r"Object missing required field `(\w+)`", message):
        return document.problem(place, "field-missing", field=missing[1])
    if unknown := re.match(r"Object contains unknown field `([^`]*)`", message):
        return document.problem((*place, unknown[1]), "field-unknown", field=unknown[1])
    if long := re.match(r"Expected `\w+` of length <= (\d+)", message):
        named = ".".join(str(name) for name in place if isinstance(name, str))
        return document.problem(place, "too-many-entries", field=named, most=int(long[1]))
    field = ".".join(str(name) for name in place if isinstance(name, str))
    if fixed := re.match(r"Expected `array` of length (\d+), got (\d+)", message):
        return document.problem(place, "list-wrong-length", field=field, length=int(fixed[1]), got=int(fixed[2]))
    if kind := re.match(r"Expected `([^`]*)`(?:, got `([^`]*)`)?", message):
        expected = kind[1].removesuffix(" | null").replace(" | ", "-or-")
        return document.problem(place, "field-wrong-type", field=field, expected=expected, got=kind[2] or "?")
    value = re.match(r"Invalid enum value ('?[^']*'?|\S+)", message)
    return document.problem(place, "field-wrong-value", field=field, got=value[1] if value else "?")
