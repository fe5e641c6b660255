"""Tables that nobody can play on: each gets a sentence in the reader's language, with its file, line and place."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.running import LANGUAGES, Ended, run, written

SCENARIO = """\
rulebook = "gdf"
edition = "academy"
[table]
width = 48
depth = 24
terrain = [
    { id = "wood", kind = "wood", outline = [[20, 7], [24, 7], [24, 9]] },
    { id = "ruin", kind = "ruin", outline = [[34, 7], [42, 7], [42, 17], [34, 17]], height = 4 },
]
[[side]]
name = "Robots"
[[side.unit]]
name = "Robot Warriors"
quality = 4
defense = 4
models = 1
at = [[12, 8]]
[[side]]
name = "Saurians"
[[side.unit]]
name = "Saurian Warriors"
quality = 4
defense = 4
models = 1
at = [[12, 16]]
"""

OUTLINE = "[[34, 7], [42, 7], [42, 17], [34, 17]]"
FROM_FILE = SCENARIO.replace(SCENARIO[SCENARIO.index("[table]") : SCENARIO.index("[[side]]")], 'table = "t.json"\n')

BROKEN = {
    "no width": (("width = 48", "width = 0"), 4, "width: ", '1000"'),
    "a unit that nobody knows": (("width = 48", 'width = "48 ells"'), 4, "width: ", "48 ells"),
    "an outline that crosses itself": (
        (OUTLINE, "[[34, 7], [42, 17], [42, 7], [34, 17]]"), 8, "terrain ruin outline: ", "",
    ),
    "two corners": ((OUTLINE, "[[34, 7], [42, 17]]"), 8, "terrain ruin outline: ", ""),
    "three coordinates": ((OUTLINE, "[[34, 7, 1], [42, 7], [42, 17]]"), 8, "terrain ruin outline 1: ", "[12, 8]"),
    "no length": ((OUTLINE, '[["far", 7], [42, 7], [42, 17]]'), 8, "terrain ruin outline 1 x: ", "far"),
    "off the table": (
        (OUTLINE, "[[34, 7], [52, 7], [52, 17]]"), 8, "terrain ruin outline: ", '(34"; 7") … (52"; 17") … (48"; 24")',
    ),
    "too high": (("height = 4", "height = 4000"), 8, "terrain ruin height: ", '4000" … 0" … 1000"'),
    "a field that nobody knows": (("height = 4", 'colour = "red"'), 8, "terrain ruin: ", "colour … outline"),
    "a text for a list": (("height = 4", 'properties = "red"'), 8, "terrain ruin properties: ", "'red'"),
    "a hole outside": (("height = 4", "holes = [[[30, 7], [36, 9], [36, 12]]]"), 8, "terrain ruin holes 1: ", ""),
    "a window outside": (
        ("height = 4", "openings = [{ from = [30, 8], to = [34, 8] }]"), 8, "terrain ruin openings 1: ", '(30"; 8")',
    ),
    "a stair that leads down": (
        ("height = 4", f"access = [{{ outline = {OUTLINE}, from = 3, to = 1 }}]"), 8, "terrain ruin access 1 to: ", "3",
    ),
    "on nothing": (("height = 4", 'on = "hill"'), 8, "terrain ruin: ", "hill"),
    "an id twice": (('"ruin", kind', '"wood", kind'), 7, "terrain wood: ", ""),
    "no id": (('id = "ruin", ', ""), 6, "terrain 2: ", ""),
    "a base of no width": (("models = 1", "models = 1\nbase = 0"), 17, "", "`60x35`"),
    "a base far up": (("models = 1", "models = 1\nup = 4000"), 12, "base Robot Warriors #1 elevation: ", '4000"'),
}  # fmt: skip
"""What is done to the scenario; the line and the place that are named, and what the sentence tells."""


def begun(path: str, language: str) -> Ended:
    return run("battle", "new", path, "--store", f"{Path(path).parent}/games.sqlite", "--lang", language)


def is_told(told: str, words: str) -> bool:
    """Whether a sentence has some words in this order, with anything between them."""
    return re.search(".*".join(map(re.escape, words.split(" … "))), told) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("broken", BROKEN)
def test_a_broken_table_is_named_with_line_and_place(tmp_path: Path, broken: str, language: str) -> None:
    change, line, place, words = BROKEN[broken]
    path = written(tmp_path, SCENARIO.replace(*change, 1))
    ended = begun(path, language)
    (told,) = ended.lines
    start = f"{path}:{line}: {place}"
    assert (ended.code, ended.out, told[: len(start)]) == (2, "", start)
    assert is_told(told[len(start) :], words)
    assert "{" not in told
    assert not re.search(r"\b[a-z]+-[a-z]+\b", told[len(start) :])
    assert language != "ru" or re.search("[а-яё]{3}", told)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("table", "place", "words"),
    [
        ('{"schema": 1,\n "width": 48,, }', "", "2 … 14"),
        ("[]", "", ""),
        ('{"schema": 2, "width": 48, "depth": 24}', "schema: ", "1"),
        ('{"schema": 1, "width": null, "depth": 24}', "width: ", "null"),
        ('{"schema": 1, "width": 48}', "", "depth"),
        ('{"schema": 1, "width": 48, "depth": 24, "bases": [{"id": "a"}]}', "base a: ", "base"),
    ],
)
def test_a_broken_table_file_is_named_itself(tmp_path: Path, table: str, place: str, words: str, language: str) -> None:
    file = written(tmp_path, table, "t.json")
    ended = begun(written(tmp_path, FROM_FILE), language)
    (told,) = ended.lines
    assert ended.code == 2
    assert told.startswith(f"{file}: {place}")
    assert is_told(told.removeprefix(f"{file}: {place}"), words)


def test_the_place_is_told_to_programs(tmp_path: Path) -> None:
    path = written(tmp_path, SCENARIO.replace("height = 4", "height = -4"))
    (problem,) = json.loads(run("battle", "new", path, "--store", f"{tmp_path}/games.sqlite", "--json").out)["problems"]
    assert (problem["line"], problem["inside"], problem["key"]) == (8, "terrain ruin height", "negative-length")


def test_the_scenario_is_whole_before_it_is_broken(tmp_path: Path) -> None:
    assert begun(written(tmp_path, SCENARIO), "en").code == 0
    assert all(change[0] in SCENARIO for change, *_ in BROKEN.values())
