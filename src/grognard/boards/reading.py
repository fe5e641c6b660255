"""Take a foreign document apart, field by field, and note everything that is wrong with it on the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from math import isfinite
from typing import TypeVar

import msgspec

from grognard.boards.length import INCH, read_length
from grognard.boards.problems import Problem, found_instead, problem
from grognard.boards.shapes import Point, Polygon, polygon

__all__ = ["MOST_BYTES", "MOST_CORNERS", "MOST_CORNERS_IN_ALL", "MOST_PARTS", "MOST_THINGS", "Reading", "decode"]

MOST_BYTES = 4_000_000
"""A document of more bytes than this is not read."""

MOST_THINGS = 2_000
"""A list in a document holds no more than this."""

MOST_PARTS = 50
"""A piece has no more holes, openings, tops or ways up than this."""

MOST_CORNERS = 400
"""A ring has no more corners than this."""

MOST_CORNERS_IN_ALL = 20_000
"""All rings of a document together have no more corners than this."""

_BYTE = re.compile(r"byte (\d+)")
_FAULTS = (msgspec.MsgspecError, UnicodeError, RecursionError, OverflowError)
T = TypeVar("T")


def decode(data: bytes) -> object | Problem:
    """Decode JSON, or say in which line and column it stops being JSON."""
    if len(data) > MOST_BYTES:
        return problem("", "document-too-large", most=MOST_BYTES)
    try:
        decoded: object = msgspec.json.decode(data.removeprefix(b"\xef\xbb\xbf"))
    except _FAULTS as fault:
        return _malformed(data, str(fault))
    return decoded


def _malformed(data: bytes, fault: str) -> Problem:
    """Say where a decoder stopped, as a person counts lines and columns."""
    found = _BYTE.search(fault)
    if found is None:
        return problem("", "json-not-readable")
    before = data.removeprefix(b"\xef\xbb\xbf")[: int(found[1])]
    line = before.count(b"\n") + 1
    column = len(before.rpartition(b"\n")[2].decode(errors="replace")) + 1
    return problem("", "malformed-json", line=line, column=column)


class Reading:
    """A document being read: the unit of its bare numbers, the problems so far, and the ids of what was left out."""

    def __init__(self, unit: int = INCH) -> None:
        self.unit = unit
        self.problems: list[Problem] = []
        self.unread: set[str] = set()
        self.corners = 0

    def note(self, where: str, key: str, **facts: str | int) -> None:
        """Note a problem and go on."""
        self.problems.append(problem(where, key, **facts))

    def fields(
        self, value: object, where: str, required: tuple[str, ...], known: tuple[str, ...]
    ) -> Mapping[str, object]:
        """Take an object: note every key that is missing and every one that nobody knows."""
        if not isinstance(value, dict):
            self.note(where, "not-that-kind", expected="object", got=found_instead(value))
            return {}
        for key in required:
            if key not in value:
                self.note(where, "missing-key", wanted=key)
        for key in value:
            if key not in required and key not in known:
                self.note(where, "unknown-key", got=str(key)[:40], known=", ".join((*required, *known)))
        return value

    def items(self, value: object, where: str, most: int = MOST_THINGS) -> Iterator[tuple[str, object]]:
        """Go through a list, each item with the place it has in the document."""
        if not isinstance(value, list):
            self.note(where, "not-that-kind", expected="array", got=found_instead(value))
        elif len(value) > most:
            self.note(where, "list-too-long", got=len(value), most=most)
        else:
            yield from ((f"{where} {place}", item) for place, item in enumerate(value, 1))

    def each(
        self, value: object, where: str, read: Callable[[object, str], T | None], most: int = MOST_THINGS
    ) -> tuple[T, ...]:
        """Read every item of a list, and leave out those that cannot be read."""
        found = [read(item, place) for place, item in self.items(value, where, most)]
        return tuple(item for item in found if item is not None)

    def text(self, value: object, where: str) -> str:
        """Take a text."""
        if isinstance(value, str):
            return value
        self.note(where, "not-that-kind", expected="text", got=found_instead(value))
        return ""

    def flag(self, value: object, where: str) -> bool:
        """Take true or false."""
        if not isinstance(value, bool):
            self.note(where, "not-that-kind", expected="flag", got=found_instead(value))
        return value is True

    def whole(self, value: object, where: str) -> int:
        """Take a whole number."""
        if isinstance(value, int) and not isinstance(value, bool):
            return value
        self.note(where, "not-that-kind", expected="whole", got=found_instead(value))
        return 0

    def degrees(self, value: object, where: str) -> float:
        """Take an angle of at most one turn either way, in degrees, counter-clockwise."""
        if isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value) and abs(value) <= 360:
            return float(value)
        self.note(where, "not-that-kind", expected="angle", got=found_instead(value))
        return 0.0

    def length(self, value: object, where: str, *, signed: bool = False, unit: int = 0) -> int:
        """Take a length; a bare number counts in `unit`, or else in the unit of the document."""
        length = read_length(value, unit or self.unit, signed=signed, where=where)
        if isinstance(length, int):
            return length
        self.problems.append(length)
        return 0

    def point(self, value: object, where: str) -> Point:
        """Take a pair of coordinates, which may be negative until they are moved onto the table."""
        if isinstance(value, list) and len(value) == 2:
            return self.length(value[0], f"{where} x", signed=True), self.length(value[1], f"{where} y", signed=True)
        self.note(where, "not-that-kind", expected="point", got=found_instead(value))
        return 0, 0

    def outline(self, value: object, where: str) -> Polygon | None:
        """Take a ring of points in either direction; none if it is no simple ring."""
        before = len(self.problems)
        corners = [self.point(item, place) for place, item in self.items(value, where, MOST_CORNERS)]
        self.corners += len(corners)
        if self.corners > MOST_CORNERS_IN_ALL:
            self.note(where, "too-many-corners", most=MOST_CORNERS_IN_ALL)
        if len(self.problems) > before:
            return None
        made = polygon(corners, where)
        if isinstance(made, Polygon):
            return made
        self.problems.append(made)
        return None
