"""A unit in open ranks charges another such: a way is found, staying is no charge, and contact can be typed."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random

import pytest

from grognard.battle.session import Session, begin
from grognard.core.asking import Choose
from grognard.core.documents import Document
from grognard.core.errors import RefusedAnswer
from rulebooks.gdf.scenes import BOOK

INCH = 25_400
SCENARIO = """
rulebook = "gdf"
rounds = 2
[table]
width = 48
depth = 24
[[side]]
name = "Robots"
[[side.unit]]
name = "Warriors"
models = 5
quality = 4
defense = 4
weapons = ["5x Claws (A1)"]
at = [[12, 8], [12, 10], [12, 12], [12, 14], [12, 16]]
[[side]]
name = "Saurians"
[[side.unit]]
name = "Hunters"
models = 5
quality = 4
defense = 4
weapons = ["5x Claws (A2)"]
at = [[20, 8], [20, 10], [20, 12], [20, 14], [20, 16]]
"""


def charging() -> Session:
    assert BOOK.play is not None
    game = BOOK.play.begin(Document(Path("ranks.toml"), SCENARIO, tomllib.loads(SCENARIO)))
    assert not isinstance(game, tuple), game
    session = begin(BOOK, game)
    session.answer("charge")
    session.answer("Hunters")
    return session


@pytest.mark.parametrize("seed", range(6))
def test_a_charge_is_suggested(seed: int) -> None:
    session = charging()
    assert isinstance(session.open, Choose)
    session.answer(next(iter(session.open.domain.suggestions(Random(seed)))))
    assert all(model.x > 18 * INCH for model in session.game.squads[0].models)


def test_to_stay_is_no_charge_if_there_is_a_way() -> None:
    with pytest.raises(RefusedAnswer) as refused:
        charging().answer(((),) * 5)
    assert [refusal.key for refusal in refused.value.refusals] == ["charge-is-possible"]


@pytest.mark.parametrize(("x", "is_contact"), [(18.74, True), (18.7, True), (18.6, False)])
def test_contact_is_as_near_as_a_hand_can_place_a_base(x: float, is_contact: bool) -> None:
    """The bases touch at 18.74 inches; a tenth of an inch is near enough."""
    session = charging()
    paths = tuple(((int(x * INCH), y * INCH),) for y in (8, 10, 12, 14, 16))
    assert isinstance(session.open, Choose)
    keys = [refusal.key for refusal in session.open.domain.refusals(paths)]
    assert keys == ([] if is_contact else ["charge-must-touch"])
