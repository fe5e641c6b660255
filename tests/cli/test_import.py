"""Army lists from the command line: for people and for programs, with the points check and every notice."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.running import LANGUAGES, plain, run, written

LISTS = Path(__file__).parents[1] / "rulebooks" / "gdf" / "lists"

ODD = """\
++ Dawn Patrol [GF 250pts] ++

2x Riflemen [5] Q4+ D4+ | 100pts | 5x Stealth
5x Rifle (24", A1), 5x CCW (A1)

what is this?
"""
"""Fifty points more than two units of a hundred come to, and a line that nobody understands."""


def test_a_list_for_programs(tmp_path: Path) -> None:
    path = written(tmp_path, ODD, "army.txt")
    ended = run("import", path, "--json")
    army = json.loads(ended.out)
    assert (ended.code, ended.err) == (0, "")
    assert army.keys() == {"name", "game", "points", "units", "warnings"}
    assert (army["name"], army["game"]) == ("Dawn Patrol", "GF")
    assert army["points"] == {"stated": 250, "computed": 200}
    (unit,) = army["units"]
    assert unit.items() >= {"name": "Riflemen", "models": 5, "quality": 4, "defense": 4, "points": 100}.items()
    assert unit["weapons"] == [{"count": 5, "profile": 'Rifle (24", A1)'}, {"count": 5, "profile": "CCW (A1)"}]
    assert (unit["rules"], unit["joined_to"]) == (["5x Stealth"], None)
    noted = [(warning["line"], warning["key"]) for warning in army["warnings"]]
    assert sorted(noted) == [(1, "points-differ"), (6, "not-understood")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_for_people(tmp_path: Path, language: str) -> None:
    path = written(tmp_path, ODD, "army.txt")
    ended = run("import", path, "--lang", language)
    assert (ended.code, ended.err) == (0, "")
    assert {"250", "200"} <= set(re.findall("[0-9]+", ended.out.splitlines()[0]))
    assert "Riflemen [5]" in ended.out
    warned = [line.strip() for line in ended.out.splitlines() if path in line]
    assert [line.split(": ")[0] for line in warned] == [f"{path}:1", f"{path}:6"]
    assert "what is this?" in warned[1]
    assert "{" not in ended.out


@pytest.mark.parametrize("name", ["patrol.txt", "patrol.json", "old.txt", "old.json", "allies.txt"])
def test_the_points_are_the_sum_of_the_units(name: str) -> None:
    army = json.loads(run("import", str(LISTS / name), "--json").out)
    total = sum((unit["points"] or 0) * unit["copies"] for unit in army["units"])
    assert army["points"]["computed"] == total > 0
    differs = army["points"]["stated"] not in (None, total)
    assert any(warning["key"] == "points-differ" for warning in army["warnings"]) == differs


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["saved.json", "book.json"])
def test_files_that_hold_no_list_say_what_to_share_instead(name: str, language: str) -> None:
    ended = run("import", str(LISTS / name), "--lang", language)
    assert (ended.code, ended.out, len(ended.lines)) == (2, "", 1)
    assert "Army Forge" in ended.err
    assert "JSON" in ended.err
    assert "Traceback" not in plain(ended.err)


@pytest.mark.parametrize("name", ["missing.txt", "."])
def test_lists_that_are_no_files(tmp_path: Path, name: str) -> None:
    told = [run("import", str(tmp_path / name), "--lang", language) for language in LANGUAGES]
    assert {(ended.code, ended.out, len(ended.lines)) for ended in told} == {(2, "", 1)}
    assert len({ended.err for ended in told}) == len(LANGUAGES)
