import json

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.boards.document import read_table
from grognard.boards.length import INCH
from grognard.boards.problems import Problem
from grognard.boards.reading import MOST_BYTES
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium, moved, oval_base, rectangle, round_base
from grognard.boards.table import Table, table_problems
from grognard.boards.terrain import Access, Opening, Placed, Terrain, Top
from grognard.boards.writing import write_table

HOLE = [[0.5, 0.5], [5.5, 0.5], [5.5, 3.5], [0.5, 3.5]]
RUIN: dict[str, object] = {
    "id": "ruin",
    "kind": "ruin",
    "at": [10, '10"'],
    "turn": 90,
    "outline": [[0, 0], [6, 0], [6, 4], [0, 4]],
    "holes": [HOLE],
    "size": 2,
    "height": '3"',
    "properties": ["cover"],
    "openings": [{"from": [2, 0], "to": [3, 0], "walk": True, "see": False, "high": "2 in"}],
    "tops": [{"outline": [[0, 0], [6, 0], [6, 4], [0, 4]], "size": 2, "height": 3}],
    "access": [{"outline": [[0, 0], [1, 0], [1, 1]], "from": 0, "to": 2, "name": "stair"}],
}
BASES: list[dict[str, object]] = [
    {"id": "a", "owner": "red", "base": {"round": 32}, "at": [5, 5], "height": "32mm"},
    {"id": "b", "owner": "red", "base": {"oval": [60, "35mm"]}, "at": [20, 20], "turn": 90, "name": "Капитан"},
    {"id": "c", "owner": "blue", "base": {"stadium": [100, 40]}, "at": [20, 10], "elevation": 3, "on": "ruin"},
    {"id": "d", "owner": "blue", "base": {"hull": [[0, 0], [3, 0], [0, 2]]}, "at": [25, 25]},
]
GOOD: dict[str, object] = {"schema": 1, "width": 36, "depth": "36in", "terrain": [RUIN], "bases": BASES}


def read(document: object) -> Table | tuple[Problem, ...]:
    return read_table(json.dumps(document).encode())


def good() -> Table:
    table = read(GOOD)
    assert isinstance(table, Table), table
    return table


def named(document: object) -> list[tuple[str, str]]:
    found = read(document)
    assert isinstance(found, tuple), "nothing was found wrong"
    assert all(str(each) for each in found)
    return [(each.where, each.key) for each in found]


def with_piece(**changes: object) -> dict[str, object]:
    return GOOD | {"terrain": [RUIN | changes], "bases": []}


def with_base(**changes: object) -> dict[str, object]:
    return GOOD | {"bases": [BASES[0] | changes]}


def test_a_document_is_read_with_pieces_turned_moved_and_rounded_once() -> None:
    table = good()
    ruin = table.piece("ruin")
    assert ruin is not None
    assert (table.width, table.depth) == (36 * INCH, 36 * INCH)
    assert set(ruin.outline.ring) == set(rectangle(6 * INCH, 10 * INCH, 10 * INCH, 16 * INCH).ring)
    assert ruin.openings == (Opening((254_000, 304_800), (254_000, 330_200), walk=True, high=2 * INCH),)
    assert (ruin.size, ruin.height, ruin.properties) == (2, 3 * INCH, ("cover",))
    assert [base.shape for base in table.placed[:1]] == [round_base(32, (5 * INCH, 5 * INCH))]
    captain = table.base("b")
    assert captain is not None
    assert captain.name == "Капитан"
    assert table.piece("nothing") is None
    assert table.base("nothing") is None
    assert table.placed[2].shape == Stadium(478_000, 254_000, 538_000, 254_000, 20_000)


def test_what_is_written_is_read_back() -> None:
    assert read_table(write_table(good())) == good()
    assert write_table(good()).startswith(b'{\n "schema": 1,')


ids = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=8)


@st.composite
def tables(draw: st.DrawFn) -> Table:
    shapes: tuple[Shape, ...] = (
        Disc(0, 0, 7),
        Stadium(-9, -3, 5, 2, 4),
        oval_base(60, 35),
        Polygon(((0, 0), (9, 1), (3, 8))),
    )
    names = draw(st.lists(ids, min_size=4, max_size=4, unique=True))
    chosen = draw(st.lists(st.sampled_from(shapes), max_size=4))
    placed = [
        Placed(name, draw(ids), shape, elevation=place, height=draw(st.integers(0, 9)), name=draw(ids))
        for place, (name, shape) in enumerate(zip(names, chosen, strict=False))
    ]
    outline, hole = rectangle(10, 10, 50, 40), rectangle(20, 20, 30, 30)
    piece = Terrain(names[0], draw(ids), outline, (hole,), size=draw(st.integers(0, 5)), properties=(draw(ids),))
    openings = (Opening((10, 10), (20, 10), walk=draw(st.booleans()), see=draw(st.booleans()), name=draw(ids)),)
    piece = msgspec.structs.replace(piece, openings=openings, tops=(Top(outline, 2, 5),), access=(Access(hole, 0, 2),))
    onto = msgspec.structs.replace(piece, id=names[1], on=names[0], floor=5)
    shifted = tuple(msgspec.structs.replace(base, shape=moved(base.shape, 50_000, 45_000)) for base in placed)
    return Table(100_000, 90_000, (piece, onto), shifted, draw(ids))


@settings(max_examples=60)
@given(tables())
def test_any_sound_table_is_read_back(table: Table) -> None:
    assert table_problems(table) == ()
    assert read_table(write_table(table)) == table


def test_every_problem_is_named_at_once() -> None:
    bow_tie = [[0, 0], [4, 4], [4, 0], [0, 4]]
    document = GOOD | {
        "width": "36 parsecs",
        "colour": "green",
        "terrain": [
            RUIN | {"outline": bow_tie, "height": -1},
            {"id": "flat", "kind": "wood", "outline": [[1, 1], [1, 1], [1, 1]]},
            {"id": "far", "kind": "hill", "outline": [[0, 0], [1e9, 0], [0, 1e9]], "size": "big"},
        ],
        "bases": [
            BASES[0],
            BASES[0] | {"at": [5.5, 5]},
            BASES[2] | {"id": "e", "on": "ruin", "at": [20, 40], "elevation": 0},
            BASES[0] | {"id": "f", "base": {"round": 0}, "at": [20, 5]},
            BASES[0] | {"id": "g", "base": {"square": 1}, "turn": 1e300},
        ],
    }
    assert named(document) == [
        ("", "unknown-key"),
        ("width", "unknown-unit"),
        ("terrain ruin outline", "crosses-itself"),
        ("terrain ruin height", "negative-length"),
        ("terrain flat outline", "too-few-corners"),
        ("terrain far size", "not-that-kind"),
        ("base g turn", "not-that-kind"),
        ("base g base", "unknown-key"),
        ("base a", "duplicate-id"),
        ("terrain far outline", "off-the-table"),
        ("base e", "off-the-table"),
        ("base f", "no-area"),
        ("base a", "overlaps-base"),
    ]


@pytest.mark.parametrize(
    ("document", "where", "key"),
    [
        ([], "", "not-that-kind"),
        ({}, "schema", "unknown-schema"),
        (GOOD | {"schema": 2}, "schema", "unknown-schema"),
        (GOOD | {"schema": True}, "schema", "unknown-schema"),
        (GOOD | {"unit": "parsec"}, "unit", "unknown-table-unit"),
        (GOOD | {"width": 0}, "width", "side-out-of-range"),
        (GOOD | {"depth": 1e9}, "depth", "side-out-of-range"),
        (GOOD | {"terrain": {}}, "terrain", "not-that-kind"),
        (GOOD | {"bases": [BASES[0]] * 2001}, "base", "list-too-long"),
        (GOOD | {"bases": [7]}, "base 1", "not-that-kind"),
        (GOOD | {"terrain": [RUIN, RUIN]}, "terrain ruin", "duplicate-id"),
        (with_piece(id=""), "terrain 1", "no-id"),
        (with_piece(outline=[[0, 0]] * 401), "terrain ruin outline", "list-too-long"),
        (with_piece(outline=[[0, 0], [1], [1, 1]]), "terrain ruin outline 2", "not-that-kind"),
        (with_piece(outline=[[0, 0], [None, 2], [1, 1]]), "terrain ruin outline 2 x", "not-a-length"),
        (with_piece(holes=[[[0, 0], [1, 0], [0, 1]]]), "terrain ruin holes 1", "not-inside-the-outline"),
        (with_piece(holes=[HOLE] * 51), "terrain ruin holes", "list-too-long"),
        (with_piece(holes=[HOLE] * 2), "terrain ruin holes 2", "meets-another-hole"),
        (with_piece(openings=[{"from": [1, 0], "to": [1, 0]}]), "terrain ruin openings 1", "no-width"),
        (with_piece(openings=[{"from": [1, 0], "to": [9, 0]}]), "terrain ruin openings 1", "outside-the-outline"),
        (with_piece(openings=[{"from": [1, 0], "to": [2, 0], "walk": 1}]),
         "terrain ruin openings 1 walk", "not-that-kind"),
        (with_piece(tops=[{"outline": [[0, 0], [9, 0], [0, 4]], "size": 1, "height": 1}]),
         "terrain ruin tops 1", "outside-the-outline"),
        (with_piece(on="ruin"), "terrain ruin", "stands-on-itself"),
        (with_piece(on="cloud"), "terrain ruin", "unknown-support"),
        (with_piece(size=-1), "terrain ruin size", "level-out-of-range"),
        (with_piece(at=[-50, 0]), "terrain ruin outline", "off-the-table"),
        (with_piece(kind=None), "terrain ruin kind", "not-that-kind"),
        (with_base(base={"round": 32, "oval": [1, 2]}), "base a base", "not-one-shape"),
        (with_base(base={"oval": [35, 60]}), "base a oval", "not-a-length-and-a-width"),
        (with_base(base={"round": "NaN"}), "base a round", "not-a-length"),
        (with_base(base={"hull": [[0, 0], [4, 4], [4, 0], [0, 4]]}), "base a hull", "crosses-itself"),
        (with_base(at=[0, 0]), "base a", "off-the-table"),
        (with_base(at=["1000000000in", 0]), "base a", "off-the-table"),
        (with_base(at=["1000000001in", 0]), "base a at x", "absurd-length"),
        (with_base(on="cloud"), "base a", "unknown-support"),
    ],
)  # fmt: skip
def test_each_kind_of_problem_is_named(document: object, where: str, key: str) -> None:
    assert (where, key) in named(document)


@pytest.mark.parametrize(
    ("data", "key", "facts"),
    [
        (b"", "json-not-readable", {}),
        (b'{"schema": 1,\n "width": NaN}', "malformed-json", {"line": 2, "column": 11}),
        (b'{"schema": 1,\n\n  "width": 1e999}', "json-not-readable", {}),
        (b'{"schema": 1,\n\n  "width": 1, }', "malformed-json", {"line": 3, "column": 15}),
        (b"\xff\xfe\x00", "malformed-json", {"line": 1, "column": 1}),
        (b"[" * 100_000, "json-not-readable", {}),
        (b" " * (MOST_BYTES + 1), "document-too-large", {"most": MOST_BYTES}),
    ],
)
def test_bytes_that_are_no_document_are_named_with_line_and_column(
    data: bytes, key: str, facts: dict[str, int]
) -> None:
    found = read_table(data)
    assert isinstance(found, tuple)
    assert [(each.where, each.key, dict(each.facts)) for each in found] == [("", key, facts)]


@pytest.mark.parametrize(
    ("value", "got"),
    [
        (None, "json-null"),
        ([], "json-array"),
        ({}, "json-object"),
        (True, "true"),
        ("x", "'x'"),
        (2.5, "2.5"),
        (10**40, "endless-number"),
    ],
)
def test_what_stands_in_place_of_a_text_is_named(value: object, got: str) -> None:
    found = read(with_piece(kind=value) if not isinstance(value, str) else with_piece(size=value))
    assert isinstance(found, tuple)
    assert dict(found[0].facts)["got"] == got


def test_a_table_without_a_side_has_nothing_off_it() -> None:
    assert named(GOOD | {"width": 0}) == [("width", "side-out-of-range")]


def test_a_field_that_nobody_knows_is_named_with_the_id_of_its_piece() -> None:
    assert named(with_piece(colour="red")) == [("terrain ruin", "unknown-key")]


def test_what_has_no_id_is_counted_with_what_cannot_be_read() -> None:
    nameless = {name: value for name, value in RUIN.items() if name != "id"}
    assert named(GOOD | {"bases": [], "terrain": [7, nameless, RUIN | {"id": ""}, RUIN | {"id": None}]}) == [
        ("terrain 1", "not-that-kind"),
        ("terrain 2", "no-id"),
        ("terrain 3", "no-id"),
        ("terrain 4 id", "not-that-kind"),
    ]


def test_a_byte_order_mark_is_forgiven() -> None:
    assert isinstance(read_table(b"\xef\xbb\xbf" + json.dumps(GOOD).encode()), Table)


def test_a_heap_of_bases_does_not_drown_the_reader() -> None:
    heap = [{"id": f"b{place}", "base": {"round": 32}, "at": [5, 5]} for place in range(2000)]
    assert len(named(GOOD | {"terrain": [], "bases": heap})) == 1000


def test_a_pile_of_concave_hulls_ends_in_a_problem_rather_than_never() -> None:
    chevron = {"hull": [[0, 0], [400, 400], [800, 0], [400, 401]]}
    pile = [{"id": f"b{place}", "base": chevron, "at": [0, place / 8]} for place in range(1000)]
    assert "too-crowded-to-check" in {key for _, key in named(GOOD | {"width": 900, "depth": 900, "bases": pile})}


def test_a_tower_of_pieces_is_followed_to_the_mat() -> None:
    tower = [RUIN | {"id": f"p{place}", "on": f"p{place - 1}" if place else "p999"} for place in range(1000)]
    assert {key for _, key in named(GOOD | {"terrain": tower, "bases": []})} == {"stands-on-itself"}


@settings(max_examples=150)
@given(st.binary(max_size=200) | st.binary(max_size=60).map(lambda tail: json.dumps(GOOD).encode()[:700] + tail))
def test_no_bytes_break_the_reader(data: bytes) -> None:
    assert isinstance(read_table(data), Table | tuple)


junk = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just('24"'),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from([*RUIN, *BASES[0]]), inner, max_size=3),
    max_leaves=5,
)


@settings(max_examples=150)
@given(st.sampled_from([*RUIN, *BASES[0], *GOOD, "from", "to", "round", "hull"]), junk)
def test_no_value_in_any_place_breaks_the_reader(key: str, value: object) -> None:
    found = read(planted(GOOD, key, value))
    assert isinstance(found, Table | tuple)
    assert not isinstance(found, Table) or table_problems(found) == ()


def planted(document: object, key: str, value: object) -> object:
    """Put a value in every place of a document that has the key."""
    if isinstance(document, dict):
        return {name: value if name == key else planted(inner, key, value) for name, inner in document.items()}
    return [planted(inner, key, value) for inner in document] if isinstance(document, list) else document
