"""The map of a situation file: terrain, smoke, and everybody on his own hex."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.boards.hex import Hex, from_offset
from grognard.core.documents import Document, Place, Problem
from grognard.rulebooks.dm.board import Board, Cell, Smoke, Standing, is_on, shown_hex
from grognard.rulebooks.dm.document import FacingText, HexText, MapText, TerrainText, UnitText
from grognard.rulebooks.dm.units import Unit

__all__ = ["FACINGS", "facing_of", "hex_of", "map_problems", "off_map", "placed", "read_map", "shared_hexes"]

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
"""The sides a unit can face, 0 to 5 clockwise from the north."""

LARGEST = 200
"""Columns or rows; no table holds more."""

FAR = 10_000
"""Hexes from the middle; nobody means more."""

HINDERING = {"woods": 1, "building": 1}
RISING = {"woods": 1, "building": 1}


def hex_of(text: MapText, named: HexText) -> Hex:
    """Return the hex that the file names, axial or as printed."""
    if text.coordinates == "axial":
        return named
    return from_offset(named[0] - 1, named[1] - 1, text.odd_columns == "higher")


def facing_of(named: FacingText | None) -> int | None:
    """Return a facing as a number; None where none is given or it is none."""
    if isinstance(named, str):
        return FACINGS.index(named)
    return named if named is not None and 0 <= named < 6 else None


def read_map(text: MapText) -> Board:
    """Return the map that a file describes; later terrain lies over earlier in the same hex."""
    found: dict[Hex, Cell] = {}
    for piece in text.terrain:
        for named in piece.hexes:
            cell = hex_of(text, named)
            found[cell] = _cell(piece, cell)
    smoke = tuple(Smoke(hex_of(text, named), each.hindrance) for each in text.smoke for named in each.hexes)
    return Board(
        columns=text.columns or 0,
        rows=text.rows or 0,
        odd_columns_sit_lower=text.odd_columns == "higher",
        cells=tuple(found[cell] for cell in sorted(found)),
        smoke=smoke,
        is_printed=text.coordinates == "printed",
    )


def _cell(piece: TerrainText, cell: Hex) -> Cell:
    hindrance = HINDERING.get(piece.kind, 0) if piece.hindrance is None else piece.hindrance
    height = RISING.get(piece.kind, 0) if piece.height is None else piece.height
    return Cell(cell, piece.kind, hindrance, piece.level, height, piece.cost)


def map_problems(document: Document, text: MapText) -> Iterator[Problem]:
    """Say what is wrong with the map itself."""
    if (text.columns is None) != (text.rows is None):
        yield document.problem(("map",), "map-half-sized")
    for name, size in (("columns", text.columns), ("rows", text.rows)):
        if size is not None and not 1 <= size <= LARGEST:
            yield document.problem(("map", name), "number-out-of-bounds", field=name, got=size, least=1, most=LARGEST)
    board = read_map(text)
    for at, piece in enumerate(text.terrain):
        place: Place = ("map", "terrain", at)
        for name, value, most in (("hindrance", piece.hindrance or 0, 9), ("cost", piece.cost, 20)):
            if not 0 <= value <= most:
                yield document.problem(
                    (*place, name), "number-out-of-bounds", field=name, got=value, least=0, most=most
                )
        for name, level in (("level", piece.level), ("height", piece.height or 0)):
            if not -20 <= level <= 20:
                yield document.problem(
                    (*place, name), "number-out-of-bounds", field=name, got=level, least=-20, most=20
                )
        yield from off_map(document, (*place, "hexes"), board, [hex_of(text, named) for named in piece.hexes])
    for at, smoke in enumerate(text.smoke):
        if not 0 <= smoke.hindrance <= 9:
            facts: dict[str, str | int] = {"field": "hindrance", "got": smoke.hindrance, "least": 0, "most": 9}
            yield document.problem(("map", "smoke", at, "hindrance"), "number-out-of-bounds", **facts)
        place = ("map", "smoke", at, "hexes")
        yield from off_map(document, place, board, [hex_of(text, named) for named in smoke.hexes])


def off_map(document: Document, place: Place, board: Board, hexes: list[Hex]) -> Iterator[Problem]:
    """Say which of some hexes do not belong to the map."""
    for cell in hexes:
        if not is_on(board, cell) or max(map(abs, cell)) > FAR:
            columns, rows = (board.columns, board.rows) if board.columns else (FAR, FAR)
            facts: dict[str, str | int] = {
                "hex": shown_hex(board, cell),
                "columns": columns,
                "rows": rows,
                "rule": "dm-hexes",
            }
            yield document.problem(place, "hex-off-the-map", **facts)


def placed(
    document: Document, place: Place, text: UnitText, unit: Unit, map_text: MapText
) -> Standing | tuple[Problem, ...]:
    """Put a unit on its hex, or say why it cannot stand there so."""
    board = read_map(map_text)
    found: list[Problem] = []
    if text.hex is None:
        found.append(document.problem(place, "hex-missing", unit=unit.name))
    if isinstance(text.facing, int) and not 0 <= text.facing < 6:
        facts: dict[str, str | int] = {"got": text.facing, "known": ", ".join(FACINGS), "rule": "dm-facing"}
        found.append(document.problem((*place, "facing"), "facing-wrong", **facts))
    if text.hex is not None:
        found += off_map(document, (*place, "hex"), board, [hex_of(map_text, text.hex)])
    if found or text.hex is None:
        return tuple(found)
    return Standing(unit, hex_of(map_text, text.hex), facing_of(text.facing))


def shared_hexes(document: Document, board: Board, units: list[tuple[Place, Standing]]) -> Iterator[Problem]:
    """Say where two units stand in one hex: each hex holds one."""
    holders: dict[Hex, Standing] = {}
    for place, standing in units:
        other = holders.setdefault(standing.hex, standing)
        if other is not standing:
            facts = {"hex": shown_hex(board, standing.hex), "unit": standing.unit.name, "other": other.unit.name}
            yield document.problem((*place, "hex"), "two-in-a-hex", rule="dm-one-unit", **facts)
