"""Dice on the command line: typed, asked for on the terminal, or from a seed; slips are told, never guessed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.running import DICE, LANGUAGES, run, started, written


def test_a_seed_falls_the_same_way_again(tmp_path: Path) -> None:
    path = written(tmp_path)
    games = [run("resolve", path, "--seed", str(seed)) for seed in range(8)]
    assert all(game.code == 0 for game in games)
    assert games == [run("resolve", path, "--seed", str(seed)) for seed in range(8)]
    assert len({re.sub("seed [0-9]+", "", game.out) for game in games}) > 1
    assert started("resolve", path, "--seed", "3") == games[3]


def test_a_seed_nobody_gave_is_told_and_can_be_given(tmp_path: Path) -> None:
    path = written(tmp_path)
    drawn = run("resolve", path)
    found = re.search(r"^Dice from seed ([0-9]+)$", drawn.out, re.MULTILINE)
    assert found is not None
    assert run("resolve", path, "--seed", found[1]) == drawn
    seed = json.loads(run("resolve", path, "--json").out)["seed"]
    assert json.loads(run("resolve", path, "--json", "--seed", str(seed)).out)["seed"] == seed


@pytest.mark.parametrize("dice", ["2,3,4,5,6/2,4,6", "1x2 1x3 1x4 1x5 1x6 / 1x2 2x6", "2xmiss 3xhit / 2xblock 1xfail"])
def test_dice_in_every_notation(tmp_path: Path, dice: str) -> None:
    (target,) = json.loads(run("resolve", written(tmp_path), "--dice", dice, "--json").out)["targets"]
    assert (target["hits"], target["wounds"], target["models_removed"]) == (3, 1, 1)


def test_dice_that_are_asked_for(tmp_path: Path) -> None:
    path = written(tmp_path)
    ended = started("resolve", path, "--dice", "ask", stdin="2 3 4 5 6\n2 4 6\n")
    assert ended.code == 0
    assert ended.out == run("resolve", path, "--dice", DICE).out
    assert ended.err.splitlines() == [
        'Quality – Rifle (24", A1, AP(1)): 5 dice, 4+ hits:   → 3 hits',
        "Defense – 3 dice, 4+ blocks (AP 1):   → 2 blocked",
    ]


AGAIN = [("2 3 4 5 7", "en"), ("2 3 4 5", "pl"), ("2 3 4 5 6 6", "ru"), ("", "en"), ("five 5 5 5 5", "pl")]


@pytest.mark.parametrize(("slip", "language"), AGAIN)
def test_a_slip_is_told_and_asked_again(tmp_path: Path, slip: str, language: str) -> None:
    path = written(tmp_path)
    ended = run("resolve", path, "--dice", "ask", "--lang", language, stdin=f"{slip}\n2 3 4 5 6\n2 4 6\n")
    asked = run("resolve", path, "--dice", "ask", "--lang", language, stdin="2 3 4 5 6\n2 4 6\n")
    told = run("resolve", path, "--dice", f"{slip} / 2 4 6", "--lang", language)
    assert (ended.code, ended.out) == (0, asked.out)
    prompt = ": ".join(asked.err.split(": ")[:2]) + ": "
    assert ended.err == prompt + told.err + asked.err


@pytest.mark.parametrize("typed", ["", "2 3 4 5 6\n", "2 3 4 5 7\n"])
def test_an_input_that_ends_too_early(tmp_path: Path, typed: str) -> None:
    ended = run("resolve", written(tmp_path), "--dice", "ask", stdin=typed)
    assert (ended.code, ended.out) == (2, "")
    assert ended.lines[-1].startswith("error: no dice are left for ")


SLIPS = [
    ("2 3 4 5 7 / 2 4 6", ("7", "D6")),
    ("2 3 4 5 6 / 2 4 0", ("0", "D6")),
    ("2 3 4 5 -1 / 2 4 6", ("-1", "D6")),
    ("2 3 4 5 6 6 / 2 4 6", ("5", "6")),
    ("2 3 4 5 / 2 4 6", ("5", "4")),
    ("2 3 4 5 6", ("3",)),
    ("2 3 4 5 6 / 2 4 6 / 1", ("1",)),
    ("2 3 4 5 6 /", ("3", "0")),
    ("", ("5", "0")),
    ("99999x6", ("5",)),
    ("2 3 4 5 " + "9" * 5_000, ("D6",)),
    ("2 3 4 5 \x00", ("D6",)),
    ("2 3 4 5 six", ("six", "D6")),
]


@pytest.mark.parametrize(("dice", "named"), SLIPS, ids=[dice[:24] for dice, _ in SLIPS])
def test_dice_that_are_not_those_asked_for(tmp_path: Path, dice: str, named: tuple[str, ...]) -> None:
    path = written(tmp_path)
    told = [run("resolve", path, "--dice", dice, "--lang", language) for language in LANGUAGES]
    for ended in told:
        assert (ended.code, ended.out, len(ended.lines)) == (2, "", 1)
        assert [name for name in named if name not in ended.err] == []
        assert len(ended.err) < 200
    assert len({ended.err for ended in told}) == len(LANGUAGES)


def test_wrong_dice_for_programs(tmp_path: Path) -> None:
    ended = run("resolve", written(tmp_path), "--dice", "2 3 4 5 7 / 2 4 6", "--json")
    error = json.loads(ended.out)["error"]
    assert ended.code == 2
    assert (error["key"], error["facts"]) == ("dice-impossible-face", {"face": "7", "dice": "D6", "known": "1–6"})
    assert error["sentence"] in ended.err


def test_dice_and_a_seed_at_once(tmp_path: Path) -> None:
    ended = run("resolve", written(tmp_path), "--dice", DICE, "--seed", "1")
    assert (ended.code, ended.out, ended.lines) == (2, "", ["error: give either --dice or --seed"])
