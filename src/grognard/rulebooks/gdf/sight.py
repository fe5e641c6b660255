"""Who sees whom, how far away, and in which cover: measured for each model on its own (rules 6 to 8 and 15)."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, isqrt
from typing import Literal, TypeAlias

import msgspec

from grognard.boards.measure import distance
from grognard.boards.shapes import Disc, Shape, bounds
from grognard.boards.terrain import Terrain
from grognard.boards.true_sight import Agreement, Cover, TrueSight, true_sight
from grognard.boards.true_sight import Model as Seen
from grognard.rulebooks.gdf.game import Game, on_table, reading, seen, squad

__all__ = ["Bearing", "apart", "bearings", "cover_of", "sight"]

Box: TypeAlias = tuple[int, int, int, int]
CLEAR = TrueSight(True, 1.0, None, (), Cover("none"))


class Bearing(msgspec.Struct, frozen=True):
    """How a model stands to a target: how far from its nearest model, and from the nearest it sees (-1: sees none)."""

    number: int
    distance_um: int
    seen_um: int

    @property
    def sees(self) -> bool:
        """Whether it sees any model of the target."""
        return self.seen_um >= 0


def apart(a: Shape, b: Shape) -> int:
    """Measure from base to base in whole micrometres, rounded up, so that exactly 24" is within 24" and more is not."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
        root = isqrt(square)
        return max(0, root + (root * root < square) - a.r - b.r)
    return ceil(distance(a, b) - 1e-3)


@lru_cache(maxsize=64)
def _standing(game: Game) -> tuple[tuple[Seen, Box], ...]:
    """Return every model on the table with the box about its base."""
    models = (seen(unit, model) for unit in on_table(game) for model in unit.models)
    return tuple((model, bounds(model.base)) for model in models)


@lru_cache(maxsize=64)
def _boxed(terrain: tuple[Terrain, ...]) -> tuple[tuple[Terrain, Box], ...]:
    return tuple((piece, bounds(piece.outline)) for piece in terrain)


def sight(game: Game, shooter: Seen, target: Seen) -> TrueSight:
    """Say what a model sees of another, past terrain and the models of other units (rule 8)."""
    box = _about(bounds(shooter.base), bounds(target.base))
    pieces = tuple(piece for piece, its in _boxed(game.terrain) if _overlap(box, its))
    others: tuple[Seen, ...] = ()
    if game.agreement.models_block:
        units = (shooter.unit, target.unit)
        near = (model for model, its in _standing(game) if _overlap(box, its) and model.unit not in units)
        others = tuple(model for model in near if _is_between(shooter.base, target.base, model.base))
    return _looked(shooter, target, pieces, others, game.agreement) if pieces or others else CLEAR


@lru_cache(maxsize=16_384)
def _looked(
    shooter: Seen, target: Seen, pieces: tuple[Terrain, ...], others: tuple[Seen, ...], agreement: Agreement
) -> TrueSight:
    return true_sight(shooter, target, pieces, others, agreement)


def _about(a: Box, b: Box) -> Box:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _is_between(a: Shape, b: Shape, c: Shape) -> bool:
    """Tell whether a base can be on a way from one base to another, its corner to corner included."""
    (al, ad, ar, au), (bl, bd, br, bu), (cl, cd, cr, cu) = bounds(a), bounds(b), bounds(c)
    ax, ay, bx, by = (al + ar) / 2, (ad + au) / 2, (bl + br) / 2, (bd + bu) / 2
    dx, dy, ex, ey = bx - ax, by - ay, (cl + cr) / 2 - ax, (cd + cu) / 2 - ay
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, (ex * dx + ey * dy) / square)) if square else 0.0
    px, py = ex - share * dx, ey - share * dy
    reach = (max(cr - cl, cu - cd) + max(br - bl, bu - bd)) * 0.7072
    return px * px + py * py <= reach * reach


@lru_cache(maxsize=1024)
def bearings(game: Game, shooter: str, target: str) -> tuple[Bearing, ...]:
    """Measure range and sight from each model of a unit to a target, model by model."""
    unit, enemy = squad(game, shooter), squad(game, target)
    targets = [seen(enemy, model) for model in enemy.models]
    found = []
    for model in unit.models:
        eye = seen(unit, model)
        far = sorted(((apart(eye.base, other.base), at) for at, other in enumerate(targets)))
        first = next((away for away, at in far if sight(game, eye, targets[at]).visible), -1)
        found.append(Bearing(model.number, far[0][0], first))
    return tuple(found)


@lru_cache(maxsize=1024)
def cover_of(game: Game, shooter: str, numbers: tuple[int, ...], target: str) -> Literal["none", "in", "behind"]:
    """Judge the cover of a target from those models that fire (rule 15): most of its models must have it.

    A model stands in cover, or is hidden behind it from most of those who fire (a reading: from all of them).
    """
    unit, enemy = squad(game, shooter), squad(game, target)
    eyes = [seen(unit, model) for model in unit.models if model.number in numbers]
    inside, behind = 0, 0
    for model in enemy.models if eyes else ():
        what = seen(enemy, model)
        first = sight(game, eyes[0], what).cover.where
        if first == "in":
            inside += 1
            continue
        hidden = sum(sight(game, eye, what).cover.where == "behind" for eye in eyes)
        enough = len(eyes) if reading(game, "cover-behind") == "from-all" else len(eyes) // 2 + 1
        behind += hidden >= enough
    if 2 * inside > len(enemy.models):
        return "in"
    return "behind" if 2 * (inside + behind) > len(enemy.models) else "none"
