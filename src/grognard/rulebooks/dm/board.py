"""The map as data: what stands in each hex, under which smoke, and who stands where."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from grognard.boards.hex import Hex, HexGrid, to_offset
from grognard.rulebooks.dm.units import Unit

__all__ = [
    "OPEN",
    "Board",
    "Cell",
    "Smoke",
    "Standing",
    "Terrain",
    "cells",
    "is_on",
    "named_hex",
    "shown_hex",
    "smoke_at",
]

Terrain: TypeAlias = Literal["woods", "building", "hill", "water", "swamp", "wreck", "other"]


class Cell(msgspec.Struct, frozen=True):
    """One hex that is not open ground: its kind, hindrance, level, what rises above it, and what entering costs."""

    hex: Hex
    kind: Terrain
    hindrance: int = 0
    level: int = 0
    height: int = 0
    cost: int = 1


class Smoke(msgspec.Struct, frozen=True):
    """A smoke marker; `until` is the round whose end clears it, 0 if none does."""

    hex: Hex
    hindrance: int = 1
    until: int = 0


class Board(msgspec.Struct, frozen=True, cache_hash=True):
    """The map; without a grid it goes on for ever."""

    columns: int = 0
    rows: int = 0
    odd_columns_sit_lower: bool = True
    cells: tuple[Cell, ...] = ()
    smoke: tuple[Smoke, ...] = ()
    is_printed: bool = False


class Standing(msgspec.Struct, frozen=True, cache_hash=True):
    """A unit on its hex; `facing` is None for those who need none."""

    unit: Unit
    hex: Hex
    facing: int | None = None


OPEN = Cell((0, 0), "other")
"""Open ground, the same everywhere."""


def is_on(board: Board, cell: Hex) -> bool:
    """Whether a hex belongs to the map."""
    return not board.columns or cell in HexGrid(board.columns, board.rows, board.odd_columns_sit_lower)


@lru_cache(maxsize=256)
def cells(board: Board) -> Mapping[Hex, Cell]:
    """Return the terrain of a map by hex; hexes off the map have none."""
    return MappingProxyType({cell.hex: cell for cell in board.cells if is_on(board, cell.hex)})


@lru_cache(maxsize=256)
def smoke_at(board: Board) -> Mapping[Hex, int]:
    """Return the hindrance of the smoke of a map by hex: markers in one hex add up."""
    found: dict[Hex, int] = {}
    for marker in board.smoke:
        if is_on(board, marker.hex):
            found[marker.hex] = found.get(marker.hex, 0) + marker.hindrance
    return MappingProxyType(found)


def named_hex(board: Board, cell: Hex) -> tuple[int, int]:
    """Return a hex as players name it: axial q and r, or the printed column and row."""
    if not board.is_printed:
        return cell
    column, row = to_offset(cell, board.odd_columns_sit_lower)
    return (column + 1, row + 1)


def shown_hex(board: Board, cell: Hex) -> str:
    """Return a hex as a sentence names it."""
    return ", ".join(map(str, named_hex(board, cell)))
