"""Input that cannot be read: one line that says what, where and what would be right, exit code 2, no traceback."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cli.running import LANGUAGES, SEED, Ended, plain, run, started, written

LIST = """\
++ Dawn Patrol [GF 100pts] ++

Riflemen [5] Q4+ D4+ | 100pts
5x Rifle (24", A1)
"""

GHOSTS = 'rulebook = "gdf"\n[attacker]\nlist = "army.txt"\nunit = "Ghosts"\n' + SEED[SEED.index("[target]") :]

SPOILT: dict[str, tuple[str | bytes, int, tuple[str, ...]]] = {
    "malformed": (SEED.replace("models = 5", "models = = 5", 1), 5, ('name = "Robot Warriors"',)),
    "unknown edition": (SEED.replace('"academy"', '"9.9"'), 2, ("9.9", "3.5", "3.4", "2.12", "academy")),
    "Quality 9": (SEED.replace("quality = 4", "quality = 9", 1), 6, ("9", "2", "6")),
    "-3 models": (SEED.replace("models = 5", "models = -3", 1), 5, ("-3", "1")),
    "10^400 models": (SEED.replace("models = 5", f"models = 1{'0' * 400}", 1), 5, ("10^400", "1")),
    "unclosed bracket": (SEED.replace("AP(1))'", "AP(1)'"), 8, ("AP(1)", '5x Rifle (24", A1, AP(1))')),
    "NaN inches": (SEED.replace("= 18", "= nan"), 17, ("NaN", '24"', "61")),
    "endless inches": (SEED.replace("= 18", "= inf"), 17, ("Infinity", '24"', "61")),
    "inches below zero": (SEED.replace("= 18", "= -18"), 17, ("0",)),
    "no inches": (SEED.replace("distance = 18\n", ""), 15, ("Rifle", "distance = 18")),
    "binary noise": (bytes(range(256)) * 40, 2, ("UTF-8",)),
    "a nought byte": (SEED + "\0", 18, ('name = "Robot Warriors"',)),
    "an empty file": ("", 1, ("rulebook =", "gdf")),
    "no rulebook": (SEED.replace('rulebook = "gdf"\n', ""), 1, ("rulebook =", "gdf")),
    "unknown rulebook": (SEED.replace('"gdf"', '"chess"'), 1, ("chess", "gdf")),
    "a rulebook that is a number": (SEED.replace('"gdf"', "7"), 1, ("7", "gdf")),
    "unknown field": (SEED.replace("models", "modles", 1), 5, ("modles", "grognard schema")),
    "missing field": (SEED.replace("quality = 4\n", "", 1), 3, ("quality",)),
    "no weapon": (
        SEED.replace('"advance"', '"advance"\nheld_back = ["Bow"]'),
        17,
        ("Bow", '1: Rifle (24", A1, AP(1))'),
    ),
    "a nest": ("a = " + "[" * 990 + "]" * 990, 1, ('name = "Robot Warriors"',)),
    "unknown reading": (SEED + "[readings]\nnope = 'x'\n", 19, ("nope", "hit-cap")),
    "unknown option": (SEED + "[readings]\nhit-cap = 'x'\n", 19, ("x", "one", "none")),
}
"""What stands in the file, the line that is wrong, and what its sentence must name in any language."""


def one_line(ended: Ended) -> str:
    """Return the one line that a command has ended with."""
    assert (ended.code, ended.out, len(ended.lines)) == (2, "", 1)
    assert "Traceback" not in ended.err
    assert "$" not in ended.err
    assert len(ended.err) < 600
    return ended.lines[0]


@pytest.mark.parametrize("case", SPOILT)
def test_a_spoilt_file_is_told_with_its_line_in_every_language(tmp_path: Path, case: str) -> None:
    text, line, named = SPOILT[case]
    path = written(tmp_path, text)
    told = [one_line(run("odds", path, "--lang", language)) for language in LANGUAGES]
    for sentence in told:
        assert sentence.startswith(f"{path}:{line}: ")
        assert [name for name in named if name not in sentence] == []
    assert len(set(told)) == len(LANGUAGES)
    assert one_line(run("resolve", path)) == told[0]


def test_the_lines_above_are_those_of_the_good_file(tmp_path: Path) -> None:
    """What is spoilt above is a file that is otherwise read."""
    assert run("odds", written(tmp_path)).code == 0
    assert len(SEED.splitlines()) == 17


def test_everything_wrong_is_told_at_once(tmp_path: Path) -> None:
    text = SEED.replace("quality = 4", "quality = 9").replace('"academy"', '"9.9"')
    path = written(tmp_path, text)
    ended = run("odds", path)
    assert ended.code == 2
    assert [line.split(": ")[0] for line in ended.lines] == [f"{path}:2", f"{path}:6", f"{path}:12"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_large_file_is_not_read(tmp_path: Path, language: str) -> None:
    path = tmp_path / "large.toml"
    path.touch()
    os.truncate(path, 50_000_000)
    told = one_line(run("odds", str(path), "--lang", language))
    assert told.startswith(f"{path}: ")
    assert "200000" in re.sub(r"[ ,\u00a0\u202f]", "", told.removeprefix(f"{path}: "))


@pytest.mark.parametrize("name", ["missing.toml", ".", "x" * 5_000])
def test_what_is_no_file_is_not_read(tmp_path: Path, name: str) -> None:
    told = [run("odds", str(tmp_path / name), "--lang", language) for language in LANGUAGES]
    assert {(ended.code, ended.out, len(ended.lines)) for ended in told} == {(2, "", 1)}
    assert all(ended.err.startswith(str(tmp_path)) for ended in told)
    assert len({ended.err for ended in told}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_that_may_not_be_read(tmp_path: Path, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever runs the tests may be allowed to read everything, so the file system's answer is put in its mouth."""

    path = written(tmp_path)
    opened: Callable[..., Any] = Path.open

    def forbidden(self: Path, *how: Any, **more: Any) -> Any:
        if self == Path(path):
            raise PermissionError(13, "Permission denied")
        return opened(self, *how, **more)

    monkeypatch.setattr(Path, "open", forbidden)
    told = one_line(run("odds", path, "--lang", language))
    assert told.startswith(f"{path}: ")
    assert {"en": "permission", "pl": "uprawnień", "ru": "права"}[language] in told


@pytest.mark.parametrize("name", ["two words.toml", "zażółć – №1 [x] {$y} 'z'.toml", "-.toml", "%s\\n.toml", "🎲.toml"])
def test_a_name_with_odd_characters(tmp_path: Path, name: str) -> None:
    assert run("odds", written(tmp_path, SEED, name)).code == 0
    ended = run("odds", written(tmp_path, "", name))
    assert (ended.code, ended.out, len(ended.lines)) == (2, "", 1)
    assert ended.err.startswith(f"{tmp_path / name}:1: ")


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    name = os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.toml")
    Path(name).write_text("", encoding="utf-8")
    for ended in (started("odds", name), run("odds", name, "--json"), run("import", name)):
        assert (ended.code, len(ended.lines)) == (2, 1)
        assert ended.err.startswith(str(tmp_path))
        assert "Traceback" not in ended.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_without_the_unit(tmp_path: Path, language: str) -> None:
    written(tmp_path, LIST, "army.txt")
    path = written(tmp_path, GHOSTS)
    ended = run("odds", path, "--lang", language)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err.startswith(f"{path}:4: ")
    assert "Ghosts" in ended.lines[0]
    assert "Riflemen" in ended.lines[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("listed", "line", "named"),
    [
        (LIST.replace("A1)", "A1"), 4, '5x Rifle (24", A1, AP(1))'),
        (LIST.replace("Q4+", "Q9+"), 3, "2+"),
        (LIST.replace("[5]", "[0]"), 3, "1"),
        ("", 1, "Riflemen [5] Q4+ D4+ | 100pts"),
        ("nothing\n", 1, "Riflemen [5] Q4+ D4+ | 100pts"),
        ('{"units": [', 1, "JSON"),
        ('{"list": {"units": []}}', 1, "Share as text"),
        (bytes(range(256)), 2, "UTF-8"),
    ],
)
def test_a_list_that_cannot_be_read(tmp_path: Path, listed: str | bytes, line: int, named: str, language: str) -> None:
    army = written(tmp_path, listed, "army.txt")
    told = one_line(run("import", army, "--lang", language))
    assert told.startswith(f"{army}:{line}: ")
    assert named in told
    assert run("odds", written(tmp_path, GHOSTS), "--lang", language).lines[0] == told


def test_problems_for_programs(tmp_path: Path) -> None:
    path = written(tmp_path, SPOILT["Quality 9"][0])
    ended = run("odds", path, "--json")
    (problem,) = json.loads(ended.out)["problems"]
    assert ended.code == 2
    assert (problem["path"], problem["line"], problem["key"]) == (path, 6, "number-out-of-range")
    assert ended.err == f"{path}:6: {problem['sentence']}\n"


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["odds", "FILE", "--bogus"], "--bogus"),
        (["resolve", "FILE", "--die", "6"], "--die"),
        (["resolve", "FILE", "--seed", "x"], "--seed"),
        (["odds"], "file"),
        (["odds", "FILE", "FILE"], "FILE"),
        (["price", "FILE"], "price"),
    ],
)
def test_words_that_the_command_line_does_not_know(words: list[str], named: str) -> None:
    ended = run(*words)
    assert (ended.code, ended.out) == (2, "")
    assert named in plain(ended.err)
    assert "Traceback" not in ended.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_books_and_rules_that_are_not_there(language: str) -> None:
    for words in (["rules", "chess"], ["schema", "chess"]):
        ended = run(*words, "--lang", language)
        assert (ended.code, len(ended.lines)) == (2, 1)
        assert "chess" in ended.err
        assert "gdf" in ended.err
    told = one_line(run("rules", "gdf", "gdf-99", "--lang", language))
    assert "gdf-99" in told


def test_a_fault_of_ours_is_one_line_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a wheel came off")

    path = written(tmp_path)
    monkeypatch.setattr("grognard.cli.app.outlook", broken)
    ended = run("odds", path)
    assert (ended.code, ended.out, len(ended.lines)) == (3, "", 1)
    assert "RuntimeError: a wheel came off" in ended.err
    assert "Traceback" not in ended.err
