from xml.etree import ElementTree

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.boards.ink import COLOURS, number
from grognard.boards.length import INCH
from grognard.boards.marks import Dot, Mark, Patch, Ruler, SightLine, Spot, Track
from grognard.boards.picture import picture_of_patches, svg
from grognard.boards.shapes import Polygon, Stadium, oval_base, rectangle, round_base
from grognard.boards.table import Table
from grognard.boards.terrain import Access, Opening, Placed, Terrain, Top

SVG = "{http://www.w3.org/2000/svg}"
MARKS: tuple[Mark, ...] = (
    Ruler((0, 0), (24 * INCH, 0)),
    SightLine((1, 2), (3, 4)),
    SightLine((1, 2), (3, 4), is_free=False),
    Spot((5, 5), "blocked by the ruin"),
    Dot((5, 5), "here"),
    Track(((0, 0), (INCH, INCH), (2.5 * INCH, INCH)), INCH, '3.5"'),
    Patch(((0, 0), (INCH, 0), (0, INCH)), "A1", 2),
)


def full_table() -> Table:
    yard = rectangle(11 * INCH, 11 * INCH, 14 * INCH, 13 * INCH)
    outline = rectangle(10 * INCH, 10 * INCH, 15 * INCH, 14 * INCH)
    ruin = Terrain(
        "ruin <1>",
        "ruin",
        outline,
        (yard,),
        size=2,
        openings=(Opening((10 * INCH, 12 * INCH), (10 * INCH, 13 * INCH), walk=True),),
        tops=(Top(outline, 2, 0),),
        access=(Access(yard, 0, 2),),
    )
    wood = Terrain("wood", "wood", Polygon(((20 * INCH, 20 * INCH), (26 * INCH, 21 * INCH), (22 * INCH, 27 * INCH))))
    bases = (
        Placed("a", "red & co", round_base(32, (5 * INCH, 5 * INCH)), name='"Ace"'),
        Placed("b", "blue", oval_base(60, 35, (8 * INCH, 5 * INCH))),
        Placed("c", "blue", Stadium(300_000, 50_000, 340_000, 90_000, 20_000), elevation=INCH),
    )
    return Table(36 * INCH, 30 * INCH, (ruin, wood), bases, "A & B")


def drawn(picture: str) -> ElementTree.Element:
    return ElementTree.fromstring(picture)


def test_everything_on_a_table_is_in_its_picture() -> None:
    root = drawn(full_table().svg(MARKS))
    titles = [title.text for title in root.iter(f"{SVG}title")]
    assert titles == [
        "A & B",
        'ruin <1>: ruin, size 2, height 0"',
        'wood: wood, size 0, height 0"',
        'red & co: "Ace"',
        "blue: b",
        'blue: c, 1" up',
        "free",
        "blocked",
    ]
    words = {text.text for text in root.iter(f"{SVG}text")}
    assert {"R2", "W0", "a", "b", "c", '24"', "blocked by the ruin", "here", '3.5"', "A1", "0-2", "36"} <= words
    assert root.get("viewBox") == "-25.4 -787.4 965.2 812.8"


def test_owners_and_kinds_differ_without_colour() -> None:
    root = drawn(full_table().svg())
    fills = [path.get("fill", "") for path in root.iter(f"{SVG}path")]
    assert {"url(#h0)", "url(#h1)"} <= set(fills)
    patterns = [pattern.find(f"{SVG}path") for pattern in root.iter(f"{SVG}pattern")]
    assert len({path.get("d") for path in patterns if path is not None}) == len(patterns) == 2
    round_one, oval = root.find(f".//{SVG}circle"), root.findall(f".//{SVG}g[@class='base']/{SVG}path")[0]
    assert round_one is not None
    assert round_one.get("stroke-dasharray") != oval.get("stroke-dasharray")


def test_y_points_up() -> None:
    circle = drawn(full_table().svg()).find(f".//{SVG}circle")
    assert circle is not None
    assert (circle.get("cx"), circle.get("cy"), circle.get("r")) == ("127", "-127", "16")


def test_hexes_are_drawn_on_their_own() -> None:
    hexes = [Patch(((0, 0), (9.5, 0.5), (5, 8)), f"{q}", q) for q in range(3)]
    root = drawn(picture_of_patches(hexes, (SightLine((0, 0), (5, 5)),)))
    assert len(root.findall(f"{SVG}path[@class='patch']")) == 3
    assert drawn(picture_of_patches([])).tag == f"{SVG}svg"


def test_an_empty_table_and_empty_marks_are_drawn() -> None:
    marks = (Track(()), Patch(()), Ruler((0, 0), (0, 0)), Track(((1, 1),), 5))
    assert drawn(svg(Table(INCH, INCH), marks)).tag == f"{SVG}svg"
    assert drawn(svg(Table(INCH, INCH, (Terrain("", "", Polygon(())),)))).tag == f"{SVG}svg"


def test_more_owners_and_kinds_than_colours_are_drawn() -> None:
    pieces = tuple(Terrain(f"p{n}", f"kind {n}", rectangle(n, 0, n + 1, 1)) for n in range(3 * len(COLOURS)))
    bases = tuple(Placed(f"b{n}", f"owner {n}", round_base(32)) for n in range(3 * len(COLOURS)))
    root = drawn(svg(Table(INCH, INCH, pieces, bases)))
    names = {pattern.get("id") for pattern in root.iter(f"{SVG}pattern")}
    used = {path.get("fill", "")[5:-1] for path in root.iter(f"{SVG}path") if path.get("fill", "").startswith("url")}
    assert used == names


def test_numbers_are_short() -> None:
    assert [number(0), number(-0.0), number(25_400), number(-1), number(0.2), number(1_000_000)] == [
        "0",
        "0",
        "25.4",
        "-0.001",
        "0",
        "1000",
    ]


@settings(max_examples=50)
@given(st.text(), st.text())
def test_any_name_is_safe_in_xml(name: str, label: str) -> None:
    table = full_table()
    bases = (msgspec.structs.replace(table.placed[0], id=name, owner=label, name=name),)
    table = msgspec.structs.replace(table, name=name, placed=bases)
    assert drawn(table.svg((Spot((0, 0), label), Patch(((0, 0), (1, 1)), name)))).tag == f"{SVG}svg"
