"""The first line of a shared list: `++ Dawn Patrol - Book (v3.5.2) [GF 995pts] [5 Units] ++` and its variants."""

from __future__ import annotations

import re
from dataclasses import dataclass

import msgspec

from grognard.rulebooks.gdf.army_list import ArmyList, ListedUnit, Remarks
from grognard.rulebooks.gdf.notation import parts, whole

__all__ = ["GAMES", "Line", "read_headers", "show_header"]

GAMES = ("GF", "GFF", "AOF", "AOFS", "AOFR")
"""The games whose lists look like this."""

_BRACKET = re.compile(r"\[([^\[\]]{0,60})\]$")
_TAG = re.compile(r"(?:([A-Za-z]{2,8})\s+)?([+\-−]?[0-9]+)(?:\s*/\s*[0-9]+)?\s*pts?", re.IGNORECASE)
_UNITS = re.compile(r"([0-9]+)\s*units?", re.IGNORECASE)
_VERSION = re.compile(r"\s*\(v[0-9][^()]{0,20}\)")


class Line(msgspec.Struct, frozen=True):
    """A line of a list with its number."""

    number: int
    text: str


@dataclass(slots=True)
class _Header:
    """What a header says, gathered from its brackets."""

    name: str = ""
    game: str = ""
    points: int | None = None
    units: int | None = None
    books: tuple[str, ...] = ()


def read_headers(lines: list[Line], units: tuple[ListedUnit, ...], remarks: Remarks) -> ArmyList:
    """Read a list's header, or several of a list that was put together, whose points are added; check the sums."""
    headers = [_header(line, remarks) for line in lines]
    first = headers[0] if headers else _Header()
    if not headers:
        remarks.warn(1, "header-missing")
    if len(headers) > 1:
        names, games = ("; ".join(header.name for header in headers), ", ".join(header.game for header in headers))
        remarks.warn(lines[1].number, "several-headers", count=len(headers), names=names, games=games)
    stated = [header.points for header in headers if header.points is not None]
    books = tuple(dict.fromkeys(book for header in headers for book in header.books))
    army = ArmyList(first.name, first.game, sum(stated) if stated else None, units, (), books)
    at = lines[0].number if lines else 1
    remarks.points(army, at)
    _count(headers, units, at, remarks)
    return army


def show_header(army: ArmyList) -> str:
    """Write a header; a list that does not state its points is given the sum of its units."""
    books = ", ".join(army.books)
    title = books if army.name == _VERSION.sub("", books) else " - ".join(filter(None, (army.name, books)))
    points = army.points_computed if army.points_stated is None else army.points_stated
    tag = f"{army.game} {points}pts" if army.game else f"{points}pts"
    return f"++ {title} [{tag}] [{sum(unit.copies for unit in army.units)} Units] ++"


def _header(line: Line, remarks: Remarks) -> _Header:
    """Read one header: brackets from its end as long as they are known ones, then the name and the books."""
    header = _Header()
    rest = line.text.strip("+").strip()
    while bracket := _BRACKET.search(rest):
        if tag := header.points is None and _TAG.fullmatch(bracket[1].strip()):
            header.game, header.points = (tag[1] or "").upper(), whole(tag[2])
            _check(header, line, tag[2], remarks)
        elif number := header.units is None and _UNITS.fullmatch(bracket[1].strip()):
            header.units = whole(number[1])
        else:
            break
        rest = rest[: bracket.start()].strip()
    header.name, header.books = _named(rest, header)
    return header


def _check(header: _Header, line: Line, points: str, remarks: Remarks) -> None:
    if header.points is None:
        remarks.refuse(line.number, "points-wrong", got=points)
        header.points = 0
    if header.game and header.game not in GAMES:
        remarks.warn(line.number, "unknown-game", got=header.game, known=", ".join(GAMES))


def _named(text: str, header: _Header) -> tuple[str, tuple[str, ...]]:
    """Split `name - books`, as lists with a game or a version have it; a book alone gives the list its name."""
    versioned = _VERSION.search(text) is not None
    name, dash, books = text.rpartition(" - ")
    if dash and (header.game or versioned):
        return name.strip(), parts(books)
    if versioned:
        return _VERSION.sub("", text).strip(), parts(text)
    return text, ()


def _count(headers: list[_Header], units: tuple[ListedUnit, ...], line: int, remarks: Remarks) -> None:
    """Warn if there are not as many units as stated, be joined heroes counted as units or not."""
    stated = [header.units for header in headers]
    every = sum(unit.copies for unit in units)
    alone = sum(unit.copies for unit in units if unit.host is None)
    total = sum(number or 0 for number in stated)
    if stated and None not in stated and not alone <= total <= every:
        remarks.warn(line, "units-differ", stated=total, computed=every)
