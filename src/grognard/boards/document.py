"""A table as a JSON document: read with every problem named at once, and written so that it reads back the same."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final, TypeVar

import msgspec

from grognard.boards.length import CM, INCH, MM
from grognard.boards.problems import Problem
from grognard.boards.reading import MOST_PARTS, Reading, decode
from grognard.boards.shapes import Disc, Point, Polygon, Shape, Stadium, moved, oval_base, turned, turned_point
from grognard.boards.table import LONGEST_SIDE, Table, table_problems
from grognard.boards.terrain import Access, Opening, Placed, Terrain, Top

__all__ = ["SCHEMA", "read_table"]

T = TypeVar("T")

SCHEMA: Final = 1
"""The version of the document; another one is refused by name."""

_UNITS = {"in": INCH, "cm": CM, "mm": MM, "um": 1}
_TABLE = ("name", "unit", "terrain", "bases")
_PIECE = ("id", "at", "turn", "holes", "size", "height", "floor", "on", "properties", "openings", "tops", "access")
_BASE = ("id", "owner", "at", "turn", "elevation", "height", "on", "name")


def read_table(data: bytes) -> Table | tuple[Problem, ...]:
    """Read a table from JSON: the table, or everything that is wrong with it.

    Bare numbers count in the document's `unit` (inches unless it says otherwise), base sizes in millimetres; lengths
    may also be texts with their unit. Pieces and bases are drawn about (0, 0), then turned and moved, rounded once.
    """
    document = decode(data)
    if isinstance(document, Problem):
        return (document,)
    reading = Reading()
    table = _table(reading, document)
    if table is None:
        return tuple(reading.problems)
    found = table_problems(table, frozenset(reading.unread))
    problems = (*reading.problems, *(wrong for wrong in found if wrong.key != "no-id"))  # noted where the file has it
    return problems or table


def _table(reading: Reading, document: object) -> Table | None:
    """Read the whole document; none if it is not one of this version."""
    fields = reading.fields(document, "", ("schema", "width", "depth"), _TABLE)
    schema = fields.get("schema")
    if schema != SCHEMA or isinstance(schema, bool):
        if isinstance(document, dict):
            reading.note("schema", "unknown-schema", known=SCHEMA)
        return None
    unit = reading.text(fields.get("unit", "in"), "unit")
    if unit not in _UNITS:
        reading.note("unit", "unknown-table-unit", got=unit[:40], known=", ".join(_UNITS))
    reading.unit = _UNITS.get(unit, INCH)
    return Table(
        width=_side(reading, fields, "width"),
        depth=_side(reading, fields, "depth"),
        terrain=reading.each(fields.get("terrain", []), "terrain", partial(_piece, reading)),
        placed=reading.each(fields.get("bases", []), "base", partial(_placed, reading)),
        name=reading.text(fields.get("name", ""), "name"),
    )


def _side(reading: Reading, fields: Mapping[str, object], key: str) -> int:
    """Read a side of the table; one that cannot be read is taken for the longest, so that nothing else is off it."""
    before = len(reading.problems)
    length = reading.length(fields.get(key, f"{LONGEST_SIDE}um"), key)
    return length if len(reading.problems) == before else LONGEST_SIDE


class _Put(msgspec.Struct, frozen=True):
    """How a piece is put on the table: turned about its own origin, then moved."""

    at: Point
    turn: float

    def point(self, point: Point) -> Point:
        x, y = turned_point(point, self.turn)
        return x + self.at[0], y + self.at[1]

    def ring(self, outline: Polygon) -> Polygon:
        return Polygon(tuple(self.point(corner) for corner in outline.ring))

    def shape(self, shape: Shape) -> Shape:
        return moved(turned(shape, self.turn), *self.at)


def _put(reading: Reading, fields: Mapping[str, object], where: str) -> _Put:
    at = reading.point(fields.get("at", [0, 0]), f"{where} at")
    return _Put(at, reading.degrees(fields.get("turn", 0), f"{where} turn"))


def _named(reading: Reading, value: object, where: str) -> tuple[str, str]:
    """Read an id, and say where we are by it from here on."""
    if not isinstance(value, dict):
        return "", where
    given = value.get("id", "")
    if given == "":
        reading.note(where, "no-id")
    name = reading.text(given, f"{where} id")
    return name, f"{where.split(maxsplit=1)[0]} {name[:40]}" if name else where


def _piece(reading: Reading, value: object, where: str) -> Terrain | None:
    """Read a terrain piece; none if there is no footprint to it."""
    name, where = _named(reading, value, where)
    fields = reading.fields(value, where, ("kind", "outline"), _PIECE)
    put = _put(reading, fields, where)
    outline = _outline(reading, put, fields, where)
    height = reading.length(fields.get("height", 0), f"{where} height")
    size = reading.whole(fields.get("size", 0), f"{where} size")

    def every(key: str, read: Callable[[Reading, _Put, object, str], T | None]) -> tuple[T, ...]:
        return reading.each(fields.get(key, []), f"{where} {key}", partial(read, reading, put), MOST_PARTS)

    piece = Terrain(
        id=name,
        kind=reading.text(fields.get("kind", ""), f"{where} kind"),
        outline=outline or Polygon(()),
        holes=every("holes", _ring),
        size=size,
        height=height,
        floor=reading.length(fields.get("floor", 0), f"{where} floor"),
        on=reading.text(fields.get("on", ""), f"{where} on"),
        properties=reading.each(fields.get("properties", []), f"{where} properties", reading.text, MOST_PARTS),
        openings=every("openings", _opening),
        tops=every("tops", _top),
        access=every("access", _access),
    )
    if outline is None:
        reading.unread.add(name)
        return None
    return piece


def _ring(reading: Reading, put: _Put, value: object, where: str) -> Polygon | None:
    """Read a ring and put it on the table."""
    outline = reading.outline(value, where)
    return put.ring(outline) if outline else None


def _outline(reading: Reading, put: _Put, fields: Mapping[str, object], where: str) -> Polygon | None:
    """Read the ring that a piece or a part of one covers; that it is missing has been noted already."""
    return _ring(reading, put, fields["outline"], f"{where} outline") if "outline" in fields else None


def _opening(reading: Reading, put: _Put, value: object, where: str) -> Opening:
    """Read a door or a window."""
    fields = reading.fields(value, where, ("from", "to"), ("walk", "see", "low", "high", "name"))
    high = fields.get("high")
    return Opening(
        a=put.point(reading.point(fields.get("from", [0, 0]), f"{where} from")),
        b=put.point(reading.point(fields.get("to", [0, 0]), f"{where} to")),
        walk=reading.flag(fields.get("walk", False), f"{where} walk"),
        see=reading.flag(fields.get("see", False), f"{where} see"),
        low=reading.length(fields.get("low", 0), f"{where} low"),
        high=None if high is None else reading.length(high, f"{where} high"),
        name=reading.text(fields.get("name", ""), f"{where} name"),
    )


def _top(reading: Reading, put: _Put, value: object, where: str) -> Top | None:
    """Read a surface that a base may stand on."""
    fields = reading.fields(value, where, ("outline", "size", "height"), ())
    size = reading.whole(fields.get("size", 0), f"{where} size")
    height = reading.length(fields.get("height", 0), f"{where} height")
    outline = _outline(reading, put, fields, where)
    return Top(outline, size, height) if outline else None


def _access(reading: Reading, put: _Put, value: object, where: str) -> Access | None:
    """Read a ramp, a stair, a ladder or a door."""
    fields = reading.fields(value, where, ("outline", "from", "to"), ("name",))
    low = reading.whole(fields.get("from", 0), f"{where} from")
    high = reading.whole(fields.get("to", 0), f"{where} to")
    name = reading.text(fields.get("name", ""), f"{where} name")
    outline = _outline(reading, put, fields, where)
    return Access(outline, low, high, name) if outline else None


def _placed(reading: Reading, value: object, where: str) -> Placed | None:
    """Read a base; none if it has no shape."""
    name, where = _named(reading, value, where)
    fields = reading.fields(value, where, ("base",), _BASE)
    put = _put(reading, fields, where)
    shape = _shape(reading, fields["base"], where) if "base" in fields else None
    base = Placed(
        id=name,
        owner=reading.text(fields.get("owner", ""), f"{where} owner"),
        shape=put.shape(shape or Disc(0, 0, 0)),
        elevation=reading.length(fields.get("elevation", 0), f"{where} elevation"),
        height=reading.length(fields.get("height", 0), f"{where} height"),
        on=reading.text(fields.get("on", ""), f"{where} on"),
        name=reading.text(fields.get("name", ""), f"{where} name"),
    )
    return base if shape else None


def _shape(reading: Reading, value: object, where: str) -> Shape | None:
    """Read a base by what it is called: round, oval, stadium (by its size or by its two ends) or hull."""
    fields = reading.fields(value, f"{where} base", (), ("round", "oval", "stadium", "ends", "hull"))
    if len(fields) != 1:
        if isinstance(value, dict):
            reading.note(f"{where} base", "not-one-shape", known="round, oval, stadium, ends, hull")
        return None
    kind, given = next(iter(fields.items()))
    before, at = len(reading.problems), f"{where} {kind}"
    shape: Shape | None = None
    match kind:
        case "round":
            shape = Disc(0, 0, reading.length(given, at, unit=MM) // 2)
        case "oval" | "stadium":
            shape = _long_base(reading, kind, given, at)
        case "ends":
            shape = _ends(reading, given, at)
        case "hull":
            shape = reading.outline(given, at)
    return shape if len(reading.problems) == before else None


def _long_base(reading: Reading, kind: str, given: object, where: str) -> Shape | None:
    """Read a base that is longer than it is wide, and lies along x."""
    sizes = [reading.length(item, at, unit=MM) for at, item in reading.items(given, where, most=2)]
    if len(sizes) != 2 or not 0 < sizes[1] <= sizes[0]:
        reading.note(where, "not-a-length-and-a-width", right='["100mm", "40mm"]')
        return None
    long, wide = sizes
    if kind == "oval":
        return oval_base(long, wide, unit=1)
    half = (long - wide) // 2
    return Stadium(-half, 0, half, 0, wide // 2)


def _ends(reading: Reading, given: object, where: str) -> Shape:
    """Read a stadium by the centres of its two ends and its width."""
    fields = reading.fields(given, where, ("from", "to", "width"), ())
    ax, ay = reading.point(fields.get("from", [0, 0]), f"{where} from")
    bx, by = reading.point(fields.get("to", [0, 0]), f"{where} to")
    return Stadium(ax, ay, bx, by, reading.length(fields.get("width", 0), f"{where} width", unit=MM) // 2)
