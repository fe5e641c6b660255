from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.documents import LARGEST, Document, Place, Problem, convert, read_document

TEXT = """\
# two targets
rulebook = "invented"

[attacker]
name = "Lamps"

[[target]]
name = "Reeds"
[[target]]
name = "Stones"
save = 4
size = { wide = 2, deep = 3 }
"""


class Target(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    save: int = 6


class Schema(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rulebook: str
    target: tuple[Target, ...]


@pytest.fixture
def written(tmp_path: Path) -> Path:
    path = tmp_path / "situation.toml"
    path.write_text(TEXT, "utf-8")
    return path


def read(path: Path, content: bytes) -> Document | Problem:
    path.write_bytes(content)
    return read_document(path)


def document(path: Path, text: str) -> Document:
    found = read(path, text.encode())
    assert isinstance(found, Document)
    return found


def test_a_document_says_what_is_written(written: Path) -> None:
    found = read_document(written)
    assert isinstance(found, Document)
    assert found.text == TEXT
    assert found.data["target"][1]["save"] == 4


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ((), 1),
        (("rulebook",), 2),
        (("attacker",), 4),
        (("attacker", "name"), 5),
        (("target", 0), 7),
        (("target", 0, "name"), 8),
        (("target", 1), 9),
        (("target", 1, "name"), 10),
        (("target", 1, "save"), 11),
        (("target", 1, "size", "deep"), 12),
        (("target", 1, "missing"), 9),
        (("missing",), 1),
    ],
)
def test_every_place_has_its_line(written: Path, place: Place, line: int) -> None:
    found = read_document(written)
    assert isinstance(found, Document)
    assert found.line(place) == line
    assert found.problem(place, "wrong", given=4) == Problem(str(written), line, "wrong", (("given", 4),))


@pytest.mark.parametrize(
    ("content", "key", "line"),
    [
        (b'a = 1\nb = = 2\nc = "3"\n', "file-not-toml", 2),
        (b"a = 1\na = 2\n", "file-not-toml", 2),
        (b'a = "never closed', "file-not-toml", 1),
        (b"a = 1\nb = '\xff'\n", "file-not-text", 2),
        (b"#" * (LARGEST + 1), "file-too-large", 0),
    ],
)
def test_what_cannot_be_read_is_a_problem_with_its_line(tmp_path: Path, content: bytes, key: str, line: int) -> None:
    found = read(tmp_path / "bad.toml", content)
    assert isinstance(found, Problem)
    assert (found.key, found.line, found.path) == (key, line, str(tmp_path / "bad.toml"))


def test_a_byte_order_mark_is_no_mistake(tmp_path: Path) -> None:
    assert isinstance(read(tmp_path / "bom.toml", b"\xef\xbb\xbfa = 1\n"), Document)


@pytest.mark.parametrize("name", ["missing.toml", "", "a\0b", "x" * 5_000, "not/a/folder"])
def test_what_is_not_there_is_a_problem(tmp_path: Path, name: str) -> None:
    found = read_document(tmp_path / name)
    assert isinstance(found, Problem)
    assert (found.key, found.line) == ("file-not-readable", 0)


@pytest.mark.parametrize("content", [b"a = " + b"[" * 50_000, b"[a]\n" + b"x." * 1_000 + b"y = 1"])
def test_a_document_too_deep_is_a_problem_or_is_read(tmp_path: Path, content: bytes) -> None:
    assert isinstance(read(tmp_path / "deep.toml", content), Problem | Document)


@given(content=st.binary())
def test_noise_is_a_document_or_a_problem(tmp_path_factory: pytest.TempPathFactory, content: bytes) -> None:
    path = tmp_path_factory.getbasetemp() / "noise.toml"
    found = read(path, content)
    assert isinstance(found, Document) or found.key in {"file-not-text", "file-not-toml"}


# In the form of a schema.


def test_a_document_takes_its_form(written: Path) -> None:
    text = 'rulebook = "invented"\n[[target]]\nname = "Reeds"\n[[target]]\nname = "Stones"\nsave = 4\n'
    assert convert(document(written, text), Schema) == Schema("invented", (Target("Reeds"), Target("Stones", 4)))


@pytest.mark.parametrize(
    ("text", "line", "key", "facts"),
    [
        ('[[target]]\nname = "Reeds"\n', 1, "field-missing", {"field": "rulebook"}),
        ('rulebook = "a"\n[[target]]\nsave = 3\n', 2, "field-missing", {"field": "name"}),
        ('rulebook = "a"\n[[target]]\nname = "b"\nsvae = 3\n', 4, "field-unknown", {"field": "svae"}),
        (
            'rulebook = "a"\n[[target]]\nname = "b"\n[[target]]\nname = "c"\nsave = "4+"\n',
            6,
            "field-wrong-type",
            {"field": "target.save", "expected": "int", "got": "str"},
        ),
        (
            'rulebook = "a"\ntarget = "all"\n',
            2,
            "field-wrong-type",
            {"field": "target", "expected": "array", "got": "str"},
        ),
    ],
)
def test_what_has_not_its_form_is_a_problem_where_it_stands(
    written: Path, text: str, line: int, key: str, facts: dict[str, str]
) -> None:
    found = convert(document(written, text), Schema)
    assert isinstance(found, Problem)
    assert (found.line, found.key, dict(found.facts)) == (line, key, facts)


def test_an_entry_of_a_list_on_one_line_is_found_on_that_line() -> None:
    text = '[unit]\nname = "A"\nweapons = [{ range = 1 }, { range = 2 }]\n'
    document = Document(Path("x.toml"), text, {})
    assert document.line(("unit", "weapons", 1)) == 3


class Placed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    at: tuple[int, int] = (0, 0)
    size: int | float | str = 0
    base: int | str | None = None


@pytest.mark.parametrize(
    ("text", "key", "facts"),
    [
        ("at = [1, 2, 3]", "list-wrong-length", {"field": "at", "length": 2, "got": 3}),
        ("at = []", "list-wrong-length", {"field": "at", "length": 2, "got": 0}),
        ("size = [1]", "field-wrong-type", {"field": "size", "expected": "int-or-float-or-str", "got": "array"}),
        ("base = [1]", "field-wrong-type", {"field": "base", "expected": "int-or-str", "got": "array"}),
    ],
)
def test_what_may_be_one_of_several_is_named_with_all_of_them(
    written: Path, text: str, key: str, facts: dict[str, str | int]
) -> None:
    assert convert(document(written, text), Placed) == Problem(str(written), 1, key, tuple(facts.items()))
