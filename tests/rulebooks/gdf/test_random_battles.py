"""Random battles: whatever is answered legally, the table stays one that could stand there."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from grognard.boards.length import INCH
from grognard.boards.measure import is_closer, overlap
from grognard.boards.shapes import bounds
from grognard.core.documents import Document
from grognard.core.sources import play, seeded
from grognard.rulebooks.gdf import RULEBOOK
from grognard.rulebooks.gdf.game import Game, base_at, on_table
from grognard.rulebooks.gdf.movement import coherency_of
from grognard.rulebooks.gdf.playing import PLAY


def begun(seed: int) -> Game:
    game = PLAY.begin(Document(Path("invented.toml"), "", PLAY.invent(Random(f"battle {seed}"))))
    assert isinstance(game, Game), game
    return game


def check(game: Game) -> None:
    """See that bases are on the table and beside each other, and that wounds and models add up."""
    standing = [
        (unit, model, base_at(model.footing, model.x, model.y)) for unit in on_table(game) for model in unit.models
    ]
    for _, _, base in standing:
        left, low, right, high = bounds(base)
        assert 0 <= left < right <= game.width
        assert 0 <= low < high <= game.depth
    for (_, one, a), (_, other, b) in combinations(standing, 2):
        assert one.foot != other.foot or not overlap(a, b)
    for unit in game.squads:
        numbers = [model.number for model in unit.models]
        assert numbers == sorted(set(numbers))
        assert all(0 <= model.wounds < model.tough for model in unit.models)
        assert sum(not model.is_hero for model in unit.models) <= unit.start


@pytest.mark.parametrize("seed", range(8))
def test_the_table_stays_possible(seed: int) -> None:
    game, source = begun(seed), seeded(seed)
    steps, last = 0, game
    while not PLAY.standing(game).is_over:
        last, game = game, play(PLAY.step, game, source=source, stages=RULEBOOK.stages).result
        check(game)
        moved_on_its_own(last, game)
        steps += 1
        assert steps < 1_000
    assert game.round <= game.rounds
    assert len(game.squads) == len(begun(seed).squads)


def moved_on_its_own(before: Game, after: Game) -> None:
    """See that who moves outside a charge stays coherent and an inch away from enemies."""
    activation = before.activation
    if activation is None or activation.action not in ("advance", "rush") or activation.done != "chosen":
        return
    old = next(unit for unit in before.squads if unit.name == activation.unit)
    new = next(unit for unit in after.squads if unit.name == activation.unit)
    if len(new.models) < len(old.models) or not new.has_moved:
        return
    assert coherency_of(after, new) <= coherency_of(before, old)
    for model, was in zip(new.models, old.models, strict=True):
        if (model.x, model.y) == (was.x, was.y):
            continue
        base = base_at(model.footing, model.x, model.y)
        enemies = [other for unit in on_table(after) if unit.seat != new.seat for other in unit.models]
        assert not any(is_closer(base, base_at(other.footing, other.x, other.y), INCH) for other in enemies)
