"""The main job from the command line: the seed's example resolved and priced, for people and for programs."""

from __future__ import annotations

import json
import re
from math import comb
from pathlib import Path

import pytest

from cli.running import DICE, LANGUAGES, SEED, Ended, run, started, written

WOUNDS = [comb(5, n) * 3 ** (5 - n) / 4**5 for n in range(6)]
"""An attack wounds if it hits on 4+ and is not blocked on 4+: one in four."""
HITS = [comb(5, n) / 2**5 for n in range(6)]
TESTED = WOUNDS[3] + WOUNDS[4]
"""Two or one of five models left: half or less, and somebody to test."""

TARGET = {"name", "hits", "wounds", "models_removed", "wounds_left", "morale_test", "shaken", "destroyed"}


def document(ended: Ended) -> dict[str, object]:
    """Return the one JSON document that a command has written."""
    assert (ended.code, ended.err) == (0, "")
    read = json.loads(ended.out)
    assert isinstance(read, dict)
    return read


def test_the_seeds_dice_remove_one_model(tmp_path: Path) -> None:
    ended = started("resolve", written(tmp_path), "--dice", DICE)
    assert (ended.code, ended.err) == (0, "")
    assert "5 dice, 4+ hits: 2 3 4 5 6 → 3 hits " in ended.out
    assert "3 dice, 4+ blocks (AP 1): 2 4 6 → 2 blocked " in ended.out
    assert "1 wound, 1 model removed" in ended.out
    assert "4 models left" in ended.out
    assert "no test is needed" in ended.out


def test_every_line_of_a_resolution_is_cited_and_in_the_seeds_order(tmp_path: Path) -> None:
    lines = run("resolve", written(tmp_path), "--dice", DICE).out.splitlines()
    told = lines[lines.index("Shooting unit") :]
    told = told[: told.index("")] if "" in told else told
    first = "Shooting unit, Targets, Line of sight, Range, Number of attacks, Quality, Defense"
    stages = [line for line in told if not line.startswith(" ")]
    assert stages == [*first.split(", "), "Wounds and casualties", "Morale"]
    assert [line for line in told if line.startswith(" ") and not re.search(r" \[gdf-[\w-]+\]$", line)] == []


def test_the_seeds_odds(tmp_path: Path) -> None:
    ended = run("odds", written(tmp_path))
    assert (ended.code, ended.err) == (0, "")
    assert "On average 2.50 hits, 1.25 wounds and 1.25 models removed" in ended.out
    assert re.search(r"^  morale test +10\.3%$", ended.out, re.MULTILINE)
    assert "[gdf-14]" in ended.out
    assert "[gdf-15]" in ended.out


def test_odds_for_programs(tmp_path: Path) -> None:
    priced = document(started("odds", written(tmp_path), "--json"))
    assert priced.keys() >= {"rulebook", "edition", "readings", "targets", "measures", "reasons", "not_modelled"}
    assert (priced["rulebook"], priced["edition"], priced["not_modelled"]) == ("gdf", "academy", [])
    (target,) = json.loads(json.dumps(priced["targets"]))
    assert target.keys() == TARGET
    assert target["name"] == "Saurian Warriors"
    assert target["hits"]["mean"] == 2.5
    assert target["hits"]["probabilities"] == {str(n): pytest.approx(p) for n, p in enumerate(HITS)}
    for key in ("wounds", "models_removed"):
        assert target[key]["mean"] == 1.25
        assert target[key]["probabilities"] == {str(n): pytest.approx(p) for n, p in enumerate(WOUNDS)}
    assert target["wounds_left"] == {"mean": 0.0, "probabilities": {"0": 1.0}}
    assert target["morale_test"] == pytest.approx(TESTED) == pytest.approx(0.1025, abs=0.0001)
    assert target["shaken"] == pytest.approx(TESTED / 2)
    assert target["destroyed"] == pytest.approx(WOUNDS[5])


def test_own_losses_belong_to_the_whole(tmp_path: Path) -> None:
    risky = SEED.replace("AP(1))", "Hazardous)")
    priced = document(run("odds", written(tmp_path, risky), "--json"))
    measures = json.loads(json.dumps(priced["measures"]))
    ones = [comb(5, n) * 5 ** (5 - n) / 6**5 for n in range(6)]
    assert measures["own_losses"]["probabilities"] == {str(n): pytest.approx(p) for n, p in enumerate(ones)}
    assert measures["own_losses"]["mean"] == pytest.approx(5 / 6)


def test_a_resolution_for_programs(tmp_path: Path) -> None:
    resolved = document(run("resolve", written(tmp_path), "--dice", DICE, "--json"))
    steps = json.loads(json.dumps(resolved["steps"]))
    assert all(step.keys() == {"stage", "rule", "question", "dice", "result", "chance"} for step in steps)
    thrown = [(step["stage"], step["rule"], step["dice"], step["chance"]) for step in steps if step["dice"]]
    assert thrown == [("quality", "gdf-11", [2, 3, 4, 5, 6], 0.5), ("defense", "gdf-13", [2, 4, 6], 0.5)]
    (target,) = json.loads(json.dumps(resolved["targets"]))
    assert target.items() >= {"name": "Saurian Warriors", "hits": 3, "wounds": 1, "models_removed": 1}.items()
    assert target["morale"] == "none"


def test_a_chance_is_that_of_doing_at_least_as_well(tmp_path: Path) -> None:
    resolved = document(run("resolve", written(tmp_path), "--dice", "4 4 4 4 3 / 4 4 4 3", "--json"))
    chances = [step["chance"] for step in json.loads(json.dumps(resolved["steps"])) if step["dice"]]
    assert chances == [pytest.approx(6 / 32), pytest.approx(5 / 16)]


def test_the_dice_of_a_failed_test(tmp_path: Path) -> None:
    resolved = document(run("resolve", written(tmp_path), "--dice", "4 4 4 4 3 / 3 3 3 4 / 3", "--json"))
    (target,) = json.loads(json.dumps(resolved["targets"]))
    assert (target["models_removed"], target["morale"]) == (3, "failed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_read_the_same_numbers_in_every_language(tmp_path: Path, language: str) -> None:
    path = written(tmp_path)
    assert run("odds", path, "--json", "--lang", language) == run("odds", path, "--json")
    resolved = document(run("resolve", path, "--dice", DICE, "--json", "--lang", language))
    in_english = document(run("resolve", path, "--dice", DICE, "--json"))
    assert resolved["targets"] == in_english["targets"]
    assert (resolved["steps"] == in_english["steps"]) == (language == "en")


def test_rules_for_programs() -> None:
    listed = json.loads(run("rules", "gdf", "--json").out)
    assert {"gdf-1", "gdf-15", "gdf-22", "gdf-rending"} <= {rule["id"] for rule in listed}
    for rule in listed:
        assert rule.keys() >= {"id", "number", "seed", "statement", "where"}
        assert rule["statement"].keys() == set(LANGUAGES)
        assert len(set(rule["statement"].values())) == len(LANGUAGES)
        assert rule["where"].startswith("grognard.rulebooks.gdf.")
    assert json.loads(run("rules", "gdf", "gdf-15", "--json").out) == [r for r in listed if r["id"] == "gdf-15"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_for_people(language: str) -> None:
    (listed,) = json.loads(run("rules", "gdf", "gdf-15", "--json").out)
    ended = run("rules", "gdf", "gdf-15", "--lang", language)
    assert ended.code == 0
    assert ended.out.startswith(f"gdf-15  {listed['statement'][language]}\n")
    assert listed["where"] in ended.out


def test_the_schema_names_every_field_of_the_seeds_example() -> None:
    ended = run("schema", "gdf")
    schema = json.loads(ended.out)
    named = {name for table in schema["$defs"].values() for name in table.get("properties", ())}
    assert (ended.code, ended.err) == (0, "")
    assert set(re.findall(r"^(\w+) =", SEED, re.MULTILINE)) <= named
