"""Documents that people write: TOML with line numbers, so that every problem says where it is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, TypeAlias

import msgspec

from grognard.core.errors import BadInput
from grognard.core.refusals import Facts

__all__ = ["Document", "Problem", "read_document"]

LARGEST = 1_000_000
"""Bytes; a document larger than this was not written by hand."""

Place: TypeAlias = tuple[str | int, ...]


class Problem(msgspec.Struct, frozen=True):
    """What cannot be read: where (file and line, 0 if unknown), which sentence, which facts."""

    path: str
    line: int
    key: str
    facts: Facts = ()


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


def read_document(path: Path) -> Document:
    """Read a TOML document. Raises `BadInput` with file, line and what is wrong; never anything else."""
    name = str(path)
    try:
        size = path.stat().st_size
        if size > LARGEST:
            raise BadInput("file-too-large", path=name, line=0, size=size, largest=LARGEST)
        text = path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise BadInput("file-not-text", path=name, line=line) from None
    except OSError as error:
        raise BadInput("file-not-readable", path=name, line=0, reason=(error.strerror or "").lower()) from None
    except ValueError:
        raise BadInput("file-not-readable", path=name[:100].encode("unicode_escape").decode(), line=0) from None
    try:
        return Document(path, text, tomllib.loads(text))
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as error:
        line = re.search(r"at line (\d+)", str(error))
        last = text.count("\n") + 1
        raise BadInput("file-not-toml", path=name, line=int(line[1]) if line else last) from None
