"""A situation in one line: `grognard odds --pool`."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import LANGUAGES, run, written

POOL = "3C 1Y 1H 1M"


def test_a_pool_is_priced_for_programs() -> None:
    """36685/62208 to succeed; the endless tail is one last key, counted from nine on."""
    ended = run("odds", "--pool", POOL, "--json")
    assert ended.code == 0
    measures = json.loads(ended.out)["measures"]
    assert {*measures} == {"success", "boons", "comets", "stars", "delay", "exertion"}
    chances = measures["success"]["probabilities"]
    assert next(iter(chances)) == "-3"
    assert [*chances][-1] == "9+"
    assert sum(chances.values()) == pytest.approx(1)
    assert sum(chance for key, chance in chances.items() if int(key.rstrip("+")) >= 1) == pytest.approx(36685 / 62208)
    assert measures["success"]["mean"] == pytest.approx(49 / 60)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pool_is_priced_for_people(language: str) -> None:
    ended = run("odds", "--pool", POOL, "--lang", language)
    assert ended.code == 0
    assert "9+" in ended.out
    assert "measure-" not in ended.out


def test_an_empty_pool_is_certainly_no_symbols() -> None:
    ended = run("odds", "--pool", "", "--json")
    assert json.loads(ended.out)["measures"]["success"] == {"mean": 0.0, "probabilities": {"0": 1.0}}
    assert "net successes" in run("odds", "--pool", "").out


@pytest.mark.parametrize(("pool", "said"), [("3Q", "3Q"), ("500C", "500"), ("-2C 1Y", "-2C"), ("C3", "C3")])
def test_a_pool_that_is_none_is_refused_with_its_rule(pool: str, said: str) -> None:
    ended = run("odds", f"--pool={pool}")
    assert ended.code == 1
    assert said in ended.err
    assert "[wfrp3-dice]" in ended.err


def test_either_a_file_or_a_pool(tmp_path: Path) -> None:
    for words in ((), (written(tmp_path), "--pool", POOL), (written(tmp_path), "--rulebook", "wfrp3")):
        ended = run("odds", *words)
        assert ended.code == 2
        assert "--pool" in ended.err


def test_a_book_without_a_form_in_one_line_says_which_have_one() -> None:
    ended = run("odds", "--pool", POOL, "--rulebook", "gdf")
    assert ended.code == 2
    assert "wfrp3" in ended.err
    assert run("odds", "--pool", POOL, "--rulebook", "wfrp3").code == 0
    assert run("odds", "--pool", POOL, "--rulebook", "chess").code == 2


def test_a_pool_is_drawn(tmp_path: Path) -> None:
    path = tmp_path / "pool.svg"
    assert run("odds", "--pool", POOL, "--plot", str(path)).code == 0
    assert "<svg" in path.read_text("utf-8")
