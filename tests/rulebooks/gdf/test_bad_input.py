"""Situation files that cannot be read: a problem on its line for everything that is wrong, and never an exception."""

from __future__ import annotations

import copy
import datetime
import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.documents import Document, Problem, read_document
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.situation import Situation
from rulebooks.gdf.scenes import BOOK

GOOD = """\
rulebook = "gdf"
edition = "3.5"
[attacker]
name = "Shooters"
models = 5
quality = 4
defense = 4
weapons = ['5x Rifle (24", A1)']
rules = ["Relentless"]
[attacker.hero]
quality = 3
weapons = ['1x Pistol (12", A1)']
rules = ["Tough(3)"]
[target]
name = "Target"
models = 5
starting_models = 6
quality = 4
defense = 4
rules = ["Stealth", "Tough(3)"]
wounds = [1]
cover = "in"
distance = 12
fired_by = [1, 2]
moved = true
[target.hero]
defense = 2
rules = ["Tough(3)"]
wounds = 1
[attack]
action = "hold"
distance = 18
firing = { Rifle = 3 }
held_back = []
[readings]
hit-cap = "one"
"""


def read(text: str, folder: Path) -> Any:
    path = folder / "situation.toml"
    path.write_text(text, encoding="utf-8")
    return read_file(path)


def read_file(path: Path) -> Any:
    document = read_document(path)
    return (document,) if isinstance(document, Problem) else BOOK.pricing.read(document)


def problems(text: str, folder: Path) -> list[tuple[int, str]]:
    found = read(text, folder)
    assert isinstance(found, tuple), found
    assert all(isinstance(problem, Problem) for problem in found), found
    assert {problem.path for problem in found} == {str(folder / "situation.toml")}
    return [(problem.line, problem.key) for problem in found]


def test_the_file_that_is_spoilt_below_is_good(tmp_path: Path) -> None:
    assert not isinstance(read(GOOD, tmp_path), tuple)


SPOILT = [
    ('edition = "3.5"', 'edition = "9.9"', "unknown-edition"),
    ('edition = "3.5"', "edition = 3.5", "field-wrong-type"),
    ('hit-cap = "one"', 'hit-cop = "one"', "unknown-reading"),
    ('hit-cap = "one"', 'hit-cap = "two"', "unknown-option"),
    ("quality = 3", "quality = 9", "number-out-of-range"),
    ("quality = 3", "quality = 1", "number-out-of-range"),
    ("quality = 3", "quality = 3.5", "field-wrong-type"),
    ("quality = 3", 'quality = "3+"', "field-wrong-type"),
    ("starting_models = 6", "starting_models = 4", "more-than-started"),
    ("starting_models = 6", "starting_models = -3", "number-out-of-range"),
    ("starting_models = 6", f"starting_models = 1{'0' * 400}", "number-out-of-range"),
    ("wounds = [1]", "wounds = [3]", "wounds-do-not-fit"),
    ("wounds = [1]", "wounds = [-1]", "wounds-do-not-fit"),
    ("wounds = [1]", "wounds = [1, 1, 1, 1, 1, 1]", "wounds-do-not-fit"),
    ("wounds = [1]", 'wounds = ["one"]', "field-wrong-type"),
    ("distance = 12", "distance = nan", "not-a-length"),
    ("distance = 12", "distance = inf", "not-a-length"),
    ("distance = 12", "distance = -1", "negative-length"),
    ("distance = 12", 'distance = "12 parsecs"', "unknown-unit"),
    ("distance = 12", 'distance = ""', "not-a-length"),
    ("distance = 12", "distance = true", "field-wrong-type"),
    ("distance = 12", f"distance = 1{'0' * 400}", "too-many-digits"),
    ("fired_by = [1, 2]", "fired_by = [1, 3]", "weapon-unknown"),
    ("fired_by = [1, 2]", "fired_by = [1, 1]", "weapon-named-twice"),
    ("fired_by = [1, 2]", "fired_by = 1", "field-wrong-type"),
    ("firing = { Rifle = 3 }", "firing = { Rifle = 6 }", "number-out-of-range"),
    ("firing = { Rifle = 3 }", "firing = { Rifle = -1 }", "number-out-of-range"),
    ("firing = { Rifle = 3 }", "firing = { Bow = 1 }", "weapon-unknown"),
    ("held_back = []", 'held_back = ["Bow"]', "weapon-unknown"),
    ("held_back = []", "held_backs = []", "field-unknown"),
    ('action = "hold"', 'action = "run"', "field-wrong-value"),
    ('cover = "in"', 'cover = "under"', "field-wrong-value"),
    ("moved = true", "moved = 1", "field-wrong-type"),
    ("moved = true", 'pick = "nobody"', "field-wrong-value"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['5x Rifle (24", A1']""", "unclosed-bracket"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['5x Rifle (24")']""", "attacks-missing"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['0x Rifle (24", A1)']""", "count-zero"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['Rifle']""", "profile-missing"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['5x Rifle (24", A1, Blast)']""", "rule-needs-number"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['5x Rifle (24", A1, Deadly(0))']""", "rule-needs-number"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['5x Rifle (24", A1, AP(-2))']""", "rule-needs-number"),
    ('rules = ["Stealth", "Tough(3)"]', 'rules = ["Tough(3", "Stealth"]', "unclosed-bracket"),
    ('rules = ["Stealth", "Tough(3)"]', 'rules = ["Tough(-2)"]', "rule-needs-number"),
    ('rules = ["Stealth", "Tough(3)"]', 'rules = ["Tough", "Stealth"]', "rule-needs-number"),
    ('rules = ["Stealth", "Tough(3)"]', 'rules = ["Tough(+999999)", "Stealth"]', "rule-needs-number"),
    ('rules = ["Stealth", "Tough(3)"]', 'rules = ["2x Tough(3)", "1x Tough(6)"]', "several-toughs"),
    ('rules = ["Stealth", "Tough(3)"]', "rules = [3]", "field-wrong-type"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['5x Rifle (24", A1, Blast(+0))']""", "rule-needs-number"),
    ("""weapons = ['5x Rifle (24", A1)']""", """weapons = ['5x Rifle (24", A9999999)']""", "number-too-long"),
    ("distance = 18", "distance = 18\nmoved = true", "hold-has-moved"),
    ('rules = ["Relentless"]', 'rules = "Relentless"', "field-wrong-type"),
    ('rulebook = "gdf"', 'rulebook = "chess"', "field-wrong-value"),
]  # fmt: skip


@pytest.mark.parametrize(("right", "wrong", "key"), SPOILT)
def test_what_is_wrong_is_named_on_its_line(right: str, wrong: str, key: str, tmp_path: Path) -> None:
    assert GOOD.count(right) == 1
    line = GOOD[: GOOD.index(right)].count("\n") + 1 + wrong.count("\n")
    assert (line, key) in problems(GOOD.replace(right, wrong), tmp_path)


@pytest.mark.parametrize(
    "weapon", ['999999x Rifle (24", A999999)', '1000x Rifle (24", A3)', '99x Rifle (24", A9, Blast(24))']
)
def test_more_dice_than_anybody_throws_are_a_problem(weapon: str, tmp_path: Path) -> None:
    text = GOOD.replace("""'5x Rifle (24", A1)'""", f"'{weapon}'").replace("firing = { Rifle = 3 }\n", "")
    found = problems(text.replace("models = 5\nstarting_models = 6", "models = 30"), tmp_path)
    assert found == [(GOOD[: GOOD.index("weapons")].count("\n") + 1, "too-many-dice")]


def test_an_unknown_weapon_is_named_once(tmp_path: Path) -> None:
    text = GOOD.replace("distance = 12\n", "").replace(
        "distance = 18", "distance = { Bow = 18, Rifle = 18, Pistol = 9 }"
    )
    assert problems(text, tmp_path) == [(text[: text.index("distance = {")].count("\n") + 1, "weapon-unknown")]


def test_a_hero_who_would_be_dead_is_a_problem(tmp_path: Path) -> None:
    text = GOOD.replace('defense = 2\nrules = ["Tough(3)"]\nwounds = 1', "defense = 2\nrules = []\nwounds = 1")
    line = GOOD[: GOOD.index("\nwounds = 1\n")].count("\n") + 2
    assert (line, "wounds-do-not-fit") in problems(text, tmp_path)


@pytest.mark.parametrize("name", ["models", "quality", "defense"])
def test_a_number_left_out_is_named(name: str, tmp_path: Path) -> None:
    lines = GOOD.splitlines()
    at = max(at for at, line in enumerate(lines) if line.startswith(f"{name} =") and at < lines.index("[target.hero]"))
    del lines[at]
    assert (lines.index("[target]") + 1, "field-missing") in problems("\n".join(lines), tmp_path)


@pytest.mark.parametrize("table", ["attacker", "target", "attack"])
def test_a_table_left_out_is_named(table: str, tmp_path: Path) -> None:
    kept = [part for part in GOOD.split("\n[") if not part.startswith((f"{table}]", f"{table}."))]
    assert "field-missing" in {key for _, key in problems("\n[".join(kept), tmp_path)}


def test_everything_wrong_is_named_at_once(tmp_path: Path) -> None:
    text = GOOD.replace("3.5", "9.9").replace("models = 5\nquality = 4", "models = -3\nquality = 9")
    assert sorted(problems(text.replace('"one"', '"two"'), tmp_path)) == [
        (2, "unknown-edition"),
        (5, "number-out-of-range"),
        (6, "number-out-of-range"),
        (text[: text.index("hit-cap")].count("\n") + 1, "unknown-option"),
    ]


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\n[attacker", 2),
        ("a = 1\na = 2\n", 2),
        ("\nrulebook = gdf", 2),
        ('"' * 3, 1),
        ("[" * 1900, 1),
        ("\x00", 1),
    ],
)
def test_what_is_no_toml_is_named_on_its_line(text: str, line: int, tmp_path: Path) -> None:
    assert problems(text, tmp_path) == [(line, "file-not-toml")]


@pytest.mark.parametrize(
    ("data", "key"), [(b"\xff\xfe\x00", "file-not-text"), (b"# " + b"x" * 50_000_000, "file-too-large")], ids=len
)
def test_what_is_no_text_is_not_read(data: bytes, key: str, tmp_path: Path) -> None:
    path = tmp_path / "situation.toml"
    path.write_bytes(data)
    (problem,) = read_file(path)
    assert problem.key == key


def test_what_is_not_there_is_named(tmp_path: Path) -> None:
    (problem,) = read_file(tmp_path / "missing.toml")
    assert problem.key == "file-not-readable"


@pytest.mark.parametrize("name", ["missing.json", ".", "situation.toml"])
def test_a_list_that_cannot_be_read_is_named(name: str, tmp_path: Path) -> None:
    text = GOOD.replace('name = "Target"', f'list = "{name}"\nunit = "Guards"')
    (line, _), *_ = problems(text, tmp_path)
    assert line


NASTY = st.sampled_from(
    [
        "", " ", "(((", '5x Rifle (24", A1)', "\x00", "x" * 5_000, "Tough(3)", "-1x Rifle", "∞", "nan", "rush", "hero",
        True, False, 0, 1, -1, 3, 10**400, -(10**400), 2.5, float("nan"), float("inf"), [], {}, [[]], [""], [0],
        ["x", 1], {"": 0}, {"a": {"b": 1}}, [{}], datetime.date(2020, 1, 1), datetime.time(1, 2), [1, 1], [10**400],
        {"Rifle": 10**400},
    ]
)  # fmt: skip


def places(data: Any, at: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """List every place in a document."""
    found = [at] if at else []
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in items:
        found += places(value, (*at, name))
    return found


@settings(max_examples=400, deadline=None)
@given(st.data())
def test_no_document_is_an_exception(data: st.DataObject) -> None:
    """Spoil up to three places of a good document, by another value, by a new name, or by leaving something out."""
    document = tomllib.loads(GOOD)
    for _ in range(data.draw(st.integers(1, 3))):
        all_places = places(document)
        if not all_places:
            break
        *way, last = data.draw(st.sampled_from(all_places))
        inner: Any = document
        for name in way:
            inner = inner[name]
        deed = data.draw(st.sampled_from(("change", "add", "leave out")))
        if deed == "leave out":
            del inner[last]
        elif deed == "change" or isinstance(inner, list):
            inner[last] = copy.deepcopy(data.draw(NASTY))
        else:
            inner[data.draw(st.sampled_from(("pick", "list", "unit", "shaken", "used", "x", "", "héro")))] = (
                copy.deepcopy(data.draw(NASTY))
            )
    found = BOOK.pricing.read(Document(Path("situation.toml"), GOOD, document))
    if isinstance(found, tuple):
        assert found
        assert all(isinstance(one, Problem | Refusal) for one in found)
        assert not {type(one) for one in found} >= {Problem, Refusal}
    else:
        assert BOOK.pricing.parts(found).parts


HEAVY = """
rulebook = "gdf"
[attacker]
models = 5
quality = 4
defense = 4
weapons = ['R (24", A50, Deadly(12))']
[target]
models = 100
quality = 4
defense = 4
rules = ["Tough(60)", "Regeneration"]
[attack]
distance = 6
"""


def test_what_would_take_minutes_is_refused_at_once(tmp_path: Path) -> None:
    """Many Deadly packets whose every wound may be ignored, on a unit that can take thousands of wounds."""
    assert [key for _, key in problems(HEAVY, tmp_path)] == ["too-much-to-price"]
    assert isinstance(read(HEAVY.replace(', "Regeneration"', ""), tmp_path), Situation)
