import random
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.boards import length
from grognard.rulebooks.gdf import notices
from grognard.rulebooks.gdf.army_forge import ArmyList, read_army, show_army
from grognard.rulebooks.gdf.army_list import MOST_BYTES, MOST_NOTICES, MOST_UNITS
from grognard.rulebooks.gdf.notices import NOTICES

LISTS = Path(__file__).parent / "lists"
UNIT = "Guards [5] Q4+ D4+ | 100pts"


def keys_of(source: str | bytes) -> list[tuple[int, str]]:
    found = read_army(source)
    return [(notice.line, notice.key) for notice in (found if isinstance(found, tuple) else found.warnings)]


@pytest.mark.parametrize(
    ("source", "notice"),
    [
        ("", (1, "empty")),
        (b" \r\n\t\n", (1, "empty")),
        ("\ufeff", (1, "empty")),
        (b"\x89PNG\r\n\x1a\n\x00\x00", (1, "not-text")),
        (b"hello\n\xff\n", (2, "not-text")),
        ("hello\nthere\x00", (2, "not-text")),
        ("hello\n\ud800", (2, "not-text")),
        (b"\xff\xfea", (1, "not-text")),
        (random.Random(1).randbytes(100_000), (1, "not-text")),
        ("\n\nnothing of the kind", (3, "no-units")),
        ("<html>", (1, "no-units")),
        ("{", (1, "json-malformed")),
        ('{\n "units": [\n  {]\n', (3, "json-malformed")),
        ('{"units": NaN}', (1, "json-malformed")),
        ('{"units": []} x', (1, "json-malformed")),
        ("[" * 200_000, (1, "json-too-deep")),
        ('{"a":' * 200_000, (1, "json-too-deep")),
        ("[]", (1, "not-a-list")),
        ("{}", (1, "not-a-list")),
        ('{"unit": 1}', (1, "not-a-list")),
        ('{\n"units": []}', (2, "no-units")),
        ('{"units": 3}', (1, "no-units")),
        ('{"units": 1' + "0" * 400 + "}", (1, "no-units")),
        ('{"units": [' + ",".join(["1"] * (MOST_UNITS + 1)) + "]}", (1, "too-many-units")),
        ("x" * (MOST_BYTES + 1), (1, "too-large")),
        (b"x" * 50_000_000, (1, "too-large")),
        ("+" * MOST_BYTES, (1, "no-units")),
        ("[" * MOST_BYTES, (1, "json-too-deep")),
        ("\n" * 4_000_000 + "x", (20_000, "too-many-lines")),
        ("x\n" * (MOST_UNITS + 1), (MOST_UNITS + 1, "too-many-lines")),
        (f"{UNIT} | {'Fast,' * 201}", (1, "too-many-parts")),
        (f"{UNIT} | {'Fast,' * 900_000}", (1, "too-many-parts")),
        (f"{UNIT} | {'Fast,' * 190_000}", (1, "unit-not-understood")),
        (f"{UNIT}\n{'Gun (A1),' * 500_000}", (1, "too-many-parts")),
        (f"{UNIT}\n{'(' * 4_000_000}", (1, "too-many-parts")),
        (f"{UNIT}\n{'(' * 190_000}", (2, "too-long")),
        (f"{UNIT}\n{'(' * 900}A1{')' * 900}", (2, "too-deep")),
        (f"{UNIT}\n{'[' * 4_000_000}", (2, "too-long")),
        (f"{' Q4' * 1_500_000}|", (1, "unit-not-understood")),
        (f"++ {'[5pts] ' * 600_000} ++\n{UNIT}", (1, "points-differ")),
    ],
)
def test_hostile_files_are_answered_with_a_line(source: str | bytes, notice: tuple[int, str]) -> None:
    assert notice in keys_of(source)


def test_further_notices_are_counted() -> None:
    found = read_army(f"++ A [GF 100pts] ++\n{UNIT}\n\n" + "pardon\n\n" * 500)
    assert isinstance(found, ArmyList)
    assert len(found.warnings) == MOST_NOTICES + 1
    assert found.warnings[-1].key == "further-notices"
    assert found.warnings[-1].facts == (("count", 500 - MOST_NOTICES),)


def test_every_notice_of_the_table_is_one_that_is_given() -> None:
    folder = Path(notices.__file__).parent
    modules = [*folder.glob("army_*.py"), folder / "notation.py", folder / "json_places.py", Path(length.__file__)]
    sources = "".join(module.read_text(encoding="utf-8") for module in modules)
    assert [key for key in NOTICES if f'"{key}"' not in sources] == []


def answered(source: str | bytes) -> None:
    found = read_army(source)
    assert isinstance(found, ArmyList) or found
    for notice in found.warnings if isinstance(found, ArmyList) else found:
        facts = dict(notice.facts)
        assert notice.line >= 1
        assert set(NOTICES[notice.key]) <= set(facts)
        assert all(not isinstance(fact, str) or len(fact) <= 60 for fact in facts.values())
    if isinstance(found, ArmyList):
        again = read_army(show_army(found))
        assert isinstance(again, ArmyList)
        assert again.points_computed == found.points_computed


@given(st.text() | st.binary())
def test_any_text_and_any_bytes_are_answered(source: str | bytes) -> None:
    answered(source)


MARKS = st.sampled_from(
    [*'\n|+[](),x"”-0123456789QDA {}:#', "pts", " Q4+ D4+", "\n\n", "| Joined to:\n", "++", "3x ", "NaN"]
)


@given(
    st.sampled_from(sorted(LISTS.iterdir())), st.lists(st.tuples(st.floats(0, 1), st.integers(0, 6), MARKS), max_size=6)
)
def test_a_list_with_slips_of_the_pen_is_answered(path: Path, slips: list[tuple[float, int, str]]) -> None:
    text = path.read_text(encoding="utf-8")
    for share, gone, put in slips:
        at = int(share * len(text))
        text = text[:at] + put + text[at + gone :]
    answered(text)
