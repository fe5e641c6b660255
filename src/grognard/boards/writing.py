"""Write a table as a JSON document in whole micrometres, which reads back as the same table."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from grognard.boards.document import SCHEMA
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium
from grognard.boards.table import Table
from grognard.boards.terrain import Opening, Placed, Terrain

__all__ = ["write_table"]

Json: TypeAlias = dict[str, "Json"] | list["Json"] | str | int | float | bool | None


def write_table(table: Table) -> bytes:
    """Write a table as indented JSON with the schema version; `read_table` gives the same table back."""
    document: Json = {
        "schema": SCHEMA,
        "name": table.name,
        "unit": "um",
        "width": table.width,
        "depth": table.depth,
        "terrain": [_piece(piece) for piece in table.terrain],
        "bases": [_placed(base) for base in table.placed],
    }
    return msgspec.json.format(msgspec.json.encode(document), indent=1)


def _piece(piece: Terrain) -> Json:
    return {
        "id": piece.id,
        "kind": piece.kind,
        "outline": _ring(piece.outline),
        "holes": [_ring(hole) for hole in piece.holes],
        "size": piece.size,
        "height": piece.height,
        "floor": piece.floor,
        "on": piece.on,
        "properties": list(piece.properties),
        "openings": [_opening(opening) for opening in piece.openings],
        "tops": [{"outline": _ring(top.outline), "size": top.size, "height": top.height} for top in piece.tops],
        "access": [
            {"outline": _ring(way.outline), "from": way.low, "to": way.high, "name": way.name} for way in piece.access
        ],
    }


def _opening(opening: Opening) -> Json:
    return {
        "from": list(opening.a),
        "to": list(opening.b),
        "walk": opening.walk,
        "see": opening.see,
        "low": opening.low,
        "high": opening.high,
        "name": opening.name,
    }


def _placed(base: Placed) -> Json:
    shape, at = _shape(base.shape)
    return {
        "id": base.id,
        "owner": base.owner,
        "name": base.name,
        "base": shape,
        "at": at,
        "elevation": base.elevation,
        "height": base.height,
        "on": base.on,
    }


def _shape(shape: Shape) -> tuple[Json, Json]:
    """Write a shape and where it is put: only a round base is known by its size alone."""
    match shape:
        case Disc(x, y, r):
            return {"round": f"{2 * r}um"}, [x, y]
        case Stadium(ax, ay, bx, by, r):
            return {"ends": {"from": [ax, ay], "to": [bx, by], "width": f"{2 * r}um"}}, [0, 0]
        case Polygon():
            return {"hull": _ring(shape)}, [0, 0]


def _ring(outline: Polygon) -> Json:
    return [[x, y] for x, y in outline.ring]
