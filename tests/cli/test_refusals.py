"""Declarations that the rules refuse: exit code 1, every reason at once, each with its rule."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.running import ILLEGAL, LANGUAGES, SEED, run, started, written

BROKEN = ["gdf-2", "gdf-p1", "gdf-2", "gdf-6", "gdf-7"]
"""Shaken, activated before, after a rush, a friend, too far."""


@pytest.mark.parametrize("command", ["odds", "resolve"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_is_told_with_its_rule(tmp_path: Path, command: str, language: str) -> None:
    ended = run(command, written(tmp_path, ILLEGAL), "--lang", language)
    assert (ended.code, ended.out) == (1, "")
    assert [re.findall(r"\[([\w-]+)\]$", line) for line in ended.lines] == [[slug] for slug in BROKEN]
    assert [line for line in ended.lines if "$" in line or "{" in line] == []
    assert "Robot Warriors" in ended.lines[0]
    assert "Hold" in ended.lines[2]
    assert "Advance" in ended.lines[2]
    assert "Saurian Warriors" in ended.lines[3]
    assert '30"' in ended.lines[4]
    assert '24"' in ended.lines[4]


def test_a_reason_is_told_in_every_language(tmp_path: Path) -> None:
    path = written(tmp_path, ILLEGAL)
    told = [run("odds", path, "--lang", language).lines for language in LANGUAGES]
    assert all(len(set(lines)) == len(LANGUAGES) for lines in zip(*told, strict=True))


def test_a_length_that_is_not_whole_is_told_as_the_language_writes_it(tmp_path: Path) -> None:
    path = written(tmp_path, SEED.replace("distance = 18", "distance = 24.3"))
    assert '24.3" away' in run("odds", path).err
    assert '24,3"' in run("odds", path, "--lang", "pl").err
    assert '24,3"' in run("odds", path, "--lang", "ru").err


def test_refusals_for_programs(tmp_path: Path) -> None:
    ended = started("odds", written(tmp_path, ILLEGAL), "--json")
    refusals = json.loads(ended.out)["refusals"]
    assert ended.code == 1
    assert [refusal["citation"] for refusal in refusals] == BROKEN
    assert all(refusal["sentence"] in line for refusal, line in zip(refusals, ended.lines, strict=True))


def test_what_is_refused_is_a_rule_that_can_be_looked_up(tmp_path: Path) -> None:
    refusals = json.loads(run("odds", written(tmp_path, ILLEGAL), "--json").out)["refusals"]
    assert {run("rules", "gdf", refusal["citation"]).code for refusal in refusals} == {0}
