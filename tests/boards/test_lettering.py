"""A table in letters: an inch to the column, two to the row, north up."""

from __future__ import annotations

from grognard.boards.length import INCH
from grognard.boards.lettering import lettered
from grognard.boards.shapes import Disc, rectangle
from grognard.boards.table import Table
from grognard.boards.terrain import Placed, Terrain


def disc(id: str, owner: str, x: float, y: float, radius: float = 0.6) -> Placed:
    return Placed(id, owner, Disc(int(x * INCH), int(y * INCH), int(radius * INCH)))


def test_terrain_and_bases_stand_where_they_are() -> None:
    wood = Terrain("w", "Wood", rectangle(0, 0, 4 * INCH, 2 * INCH))
    table = Table(12 * INCH, 8 * INCH, (wood,), (disc("a", "Robots", 5.5, 7), disc("b", "Saurians", 11.5, 1)))
    assert lettered(table) == (
        "  6 ·····A······",
        "  4 ············",
        "  2 ············",
        "  0 wwww·······B",
        "    0     6",
        "A Robots",
        "B Saurians",
        "w Wood",
    )


def test_a_large_base_fills_its_cells_and_nothing_leaves_the_table() -> None:
    table = Table(6 * INCH, 6 * INCH, (), (disc("a", "Robots", 3, 3, 2), disc("b", "Robots", 6, 6, 1)))
    rows = lettered(table)[:3]
    assert [row[4:] for row in rows] == ["······", "·AAAA·", "······"]


def test_an_open_yard_is_open() -> None:
    yard = Terrain(
        "r", "ruin", rectangle(0, 0, 6 * INCH, 6 * INCH), (rectangle(2 * INCH, 2 * INCH, 4 * INCH, 4 * INCH),)
    )
    assert [row[4:] for row in lettered(Table(6 * INCH, 6 * INCH, (yard,)))[:3]] == ["rrrrrr", "rr··rr", "rrrrrr"]


def test_units_may_have_letters_of_their_own() -> None:
    table = Table(6 * INCH, 4 * INCH, (), (disc("A1", "Robots", 1.5, 1), disc("C2", "Robots", 4.5, 3)))
    assert lettered(table, {"A": "Warriors", "C": "Snipers"}) == (
        "  2 ····C·",
        "  0 ·A····",
        "    0",
        "A Warriors",
        "C Snipers",
    )


def test_every_kind_of_terrain_has_a_letter_of_its_own() -> None:
    places = [rectangle(at * INCH, 0, (at + 1) * INCH, 2 * INCH) for at in range(5)]
    kinds = ("ruin", "rubble", "Wood", "", "rr")
    terrain = tuple(Terrain(f"t{at}", kind, place) for at, (kind, place) in enumerate(zip(kinds, places, strict=True)))
    assert lettered(Table(5 * INCH, 2 * INCH, terrain))[0] == "  0 ruw34"


def test_an_empty_table_has_a_ruler() -> None:
    assert lettered(Table(INCH, INCH)) == ("  0 ·", "    0")
