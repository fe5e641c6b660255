"""Situations of the specification: written as files, judged, priced and played with dice."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

from grognard.core.distributions import Distribution
from grognard.core.documents import Document
from grognard.core.sources import Played, by_hand, play
from grognard.pricing.outlooks import priced_part
from grognard.rulebooks.dm import RULEBOOK
from grognard.rulebooks.dm.pricing import parts
from grognard.rulebooks.dm.reading import read
from grognard.rulebooks.dm.situation import Situation

BOOK = RULEBOOK

PLAIN: dict[str, Any] = {
    "rulebook": "dm",
    "attacker": {"class": "mech", "accuracy": 9},
    "target": {"class": "mech"},
    "attack": {"distance": 4, "weapon": {"arc": "main"}},
}
"""The simplest situation there is: two mechs in the open, four hexes apart."""


def changed(first: Any, second: Any) -> Any:
    """Return nested tables with those of `second` laid over them."""
    if not isinstance(first, Mapping) or not isinstance(second, Mapping):
        return second
    return {**first, **{key: changed(first.get(key), value) for key, value in second.items()}}


def judge(data: Mapping[str, Any]) -> Any:
    """Read what a file says: a situation, or its problems."""
    return read(Document(Path("situation.toml"), json.dumps(data), dict(data)))


def judge_text(text: str) -> Any:
    """Read a file as it is written."""
    return read(Document(Path("situation.toml"), text, tomllib.loads(text)))


def legal(data: Mapping[str, Any]) -> Situation:
    """Return the situation of a file that can be read."""
    found = judge(data)
    assert isinstance(found, Situation), found
    return found


def measured(situation: Situation) -> dict[str, Any]:
    """Return every measure of a situation."""
    return {key: value for part in parts(situation).parts for key, value in priced_part(part, {})}


def chances(odds: Distribution[int]) -> dict[int, Fraction]:
    """Return what can happen with its chance."""
    return {outcome: odds[outcome] for outcome in odds if odds[outcome]}


def played(situation: Situation, dice: str) -> Played[Any]:
    """Play the attack with dice as a player types them, every one used."""
    (part,) = parts(situation).parts
    return play(part.rule, *part.args, source=by_hand(dice.split("/")), stages=BOOK.stages)
