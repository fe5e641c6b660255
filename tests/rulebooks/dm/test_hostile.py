"""Whatever stands in a file, it is read, refused or named: nothing else comes of it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.core.documents import Document, Problem
from grognard.pricing.outlooks import outlook
from grognard.rulebooks.dm.game import Game
from grognard.rulebooks.dm.playing import PLAY
from grognard.rulebooks.dm.pricing import parts
from grognard.rulebooks.dm.situation import Situation
from rulebooks.dm.scenes import BOOK, judge

FILES = sorted(Path(__file__).with_name("examples").glob("*.toml"))
FOUND = [tomllib.loads(path.read_text("utf-8")) for path in FILES]
SITUATIONS = [example["situation"] for example in FOUND if "situation" in example]
SCENARIOS = [example["scenario"] for example in FOUND if "scenario" in example]
NONSENSE: tuple[Any, ...] = (
    None, True, -1, 0, 1, 7, 41, 10**12, -(10**12), 1.5, float("nan"), "", "mech", "\x00\u202e", "ы" * 300, [], [[]],
    [1, 2], [10**9, -(10**9)], [[0, 0]], {}, {"x": 1}, [{}], {"class": "mech", "hex": [0, 0]},
)  # fmt: skip


def bent(value: Any, rng: Random) -> Any:
    """Bend a document somewhere: a value replaced, left out, doubled, or moved."""
    if isinstance(value, dict) and value:
        name = rng.choice(sorted(value))
        kept = dict(value)
        if rng.random() < 0.15:
            kept.pop(name)
        elif rng.random() < 0.1:
            kept[rng.choice(("hex", "facing", "smoke", "x", "class"))] = rng.choice(NONSENSE)
        else:
            kept[name] = bent(value[name], rng)
        return kept
    if isinstance(value, list) and value and rng.random() < 0.8:
        at = rng.randrange(len(value))
        return [*value[:at], bent(value[at], rng), *value[at + 1 :], *([value[at]] if rng.random() < 0.2 else [])]
    if type(value) is int and rng.random() < 0.5:
        return value + rng.choice((-3, -1, 1, 5))
    return rng.choice(NONSENSE)


@pytest.mark.parametrize("seed", range(60))
def test_a_bent_situation_is_judged_or_named(seed: int) -> None:
    rng = Random(seed)
    for _ in range(20):
        data = rng.choice(SITUATIONS)
        for _ in range(rng.randint(1, 3)):
            data = bent(data, rng)
        found = judge(data) if isinstance(data, dict) else ()
        if isinstance(found, Situation):
            priced = parts(found)
            outlook(BOOK, priced).to_dict()
            if priced.picture is not None:
                priced.picture()
        else:
            assert all(isinstance(problem, Problem) for problem in found)


@pytest.mark.parametrize("seed", range(30))
def test_a_bent_scenario_begins_or_is_named(seed: int) -> None:
    rng = Random(seed)
    for _ in range(10):
        data = bent(rng.choice(SCENARIOS), rng)
        found = PLAY.begin(Document(Path("battle.toml"), "", data))
        if isinstance(found, Game):
            PLAY.picture(found, "")
            PLAY.text(found, "")
        else:
            assert found
            assert all(isinstance(problem, Problem) for problem in found)
