"""Who sees whom, how far away, and in which cover: measured for each model on its own (rules 6 to 8 and 15)."""

from __future__ import annotations

from functools import lru_cache
from math import ceil, isqrt
from typing import Literal, TypeAlias

from grognard.boards.measure import distance, is_within
from grognard.boards.rings import side
from grognard.boards.shapes import Disc, Shape, Stadium, bounds, centre, moved
from grognard.boards.terrain import Terrain
from grognard.boards.true_sight import Agreement, Glance, glance
from grognard.boards.true_sight import Model as Seen
from grognard.core.domains import Point
from grognard.rulebooks.gdf.game import Game, on_table, reading, seen, squad
from grognard.rulebooks.gdf.rays import is_free

__all__ = ["apart", "cover_of", "distances", "nearest_seen", "sees", "sight"]

Box: TypeAlias = tuple[int, int, int, int]
CLEAR = Glance(True, "none")


def apart(a: Shape, b: Shape) -> int:
    """Measure from base to base in whole micrometres, rounded up, so that exactly 24" is within 24" and more is not."""
    if isinstance(a, Disc) and isinstance(b, Disc):
        square = (a.x - b.x) ** 2 + (a.y - b.y) ** 2
        root = isqrt(square)
        return max(0, root + (root * root < square) - a.r - b.r)
    x, y = centre(a)
    return _gap(moved(a, -x, -y), moved(b, -x, -y))


@lru_cache(maxsize=16_384)
def _gap(a: Shape, b: Shape) -> int:
    """Measure between bases that are not both round, which takes a hundred times as long."""
    return ceil(distance(a, b) - 1e-3)


@lru_cache(maxsize=64)
def _standing(game: Game) -> tuple[tuple[Seen, Box, Point], ...]:
    """Return every model on the table with the box about its base and the middle of it."""
    models = (seen(unit, model) for unit in on_table(game) for model in unit.models)
    return tuple((model, bounds(model.base), centre(model.base)) for model in models)


@lru_cache(maxsize=64)
def _boxed(terrain: tuple[Terrain, ...]) -> tuple[tuple[Terrain, Box], ...]:
    return tuple((piece, bounds(piece.outline)) for piece in terrain)


@lru_cache(maxsize=16_384)
def _between(game: Game, shooter: Seen, target: Seen) -> tuple[tuple[Terrain, ...], tuple[Seen, ...]]:
    """Return the terrain, and the models of other units, that may be anywhere between two models."""
    box, eye, middle = _about(bounds(shooter.base), bounds(target.base)), centre(shooter.base), centre(target.base)
    half = _half(target.base)
    strip = Stadium(*eye, *middle, half)
    near = (piece for piece, its in _boxed(game.terrain) if _overlap(box, its))
    pieces = tuple(piece for piece in near if is_within(strip, piece.outline, 0))
    if not game.agreement.models_block:
        return pieces, ()
    units = (shooter.unit, target.unit)
    beside = (one for one in _standing(game) if one[0].unit not in units and _overlap(box, one[1]))
    return pieces, tuple(model for model, its, at in beside if _is_beside(eye, middle, at, half + _wide(its)))


def _half(base: Shape) -> int:
    """Return half the width that a base can look to have, rounded up."""
    return (_wide(bounds(base)) if not isinstance(base, Disc) else base.r) + 1


def _wide(box: Box) -> int:
    """Return how far a base reaches from its middle at most."""
    across, up = box[2] - box[0], box[3] - box[1]
    return (across if across == up else isqrt(across * across + up * up)) // 2 + 1


def _is_beside(eye: Point, middle: Point, at: Point, reach: int) -> bool:
    dx, dy, ex, ey = middle[0] - eye[0], middle[1] - eye[1], at[0] - eye[0], at[1] - eye[1]
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, (ex * dx + ey * dy) / square)) if square else 0.0
    px, py = ex - share * dx, ey - share * dy
    return px * px + py * py <= reach * reach


def sight(game: Game, shooter: Seen, target: Seen) -> Glance:
    """Say whether a model sees another, past terrain and the models of other units, and in which cover (rule 8)."""
    pieces, others = _between(game, shooter, target)
    return _looked(shooter, target, pieces, others, game.agreement) if pieces or others else CLEAR


@lru_cache(maxsize=16_384)
def _looked(
    shooter: Seen, target: Seen, pieces: tuple[Terrain, ...], others: tuple[Seen, ...], agreement: Agreement
) -> Glance:
    return glance(shooter, target, pieces, others, agreement)


def sees(game: Game, shooter: Seen, target: Seen) -> bool:
    """Tell whether a model sees another: one free line is enough to know it where any part that is seen counts."""
    pieces, others = _between(game, shooter, target)
    if not pieces and not others:
        return True
    if game.agreement.small_parts_suffice and is_free(shooter, target, pieces, others, game.agreement):
        return True
    return _looked(shooter, target, pieces, others, game.agreement).visible


def _about(a: Box, b: Box) -> Box:
    return min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])


def _overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


@lru_cache(maxsize=1024)
def distances(game: Game, shooter: str, target: str) -> tuple[tuple[tuple[int, int], ...], ...]:
    """Measure from each model of a unit to every model of a target: `(how far, which)`, the nearest first."""
    unit, enemy = squad(game, shooter), squad(game, target)
    targets = [seen(enemy, model).base for model in enemy.models]
    bases = (seen(unit, model).base for model in unit.models)
    return tuple(tuple(sorted((apart(base, other), at) for at, other in enumerate(targets))) for base in bases)


@lru_cache(maxsize=4096)
def nearest_seen(game: Game, shooter: str, at: int, target: str) -> int:
    """Return how far the nearest model of a target is that one model of a unit sees; -1 if it sees none."""
    unit, enemy = squad(game, shooter), squad(game, target)
    eye = seen(unit, unit.models[at])
    ranked = distances(game, shooter, target)[at]
    return next((away for away, to in ranked if sees(game, eye, seen(enemy, enemy.models[to]))), -1)


def _stands_in_cover(game: Game, model: Seen) -> bool:
    """Tell whether the middle of a model's base is in a piece that gives cover and that it does not stand upon."""
    at = centre(model.base)
    return any(
        game.agreement.rule_for(piece.kind).gives_cover
        and not (piece.height > 0 and model.foot >= piece.floor + piece.height)
        and side(at, piece.outline.ring) >= 0
        for piece in game.terrain
    )


@lru_cache(maxsize=1024)
def cover_of(game: Game, shooter: str, numbers: tuple[int, ...], target: str) -> Literal["none", "in", "behind"]:
    """Judge the cover of a target from those models that fire (rule 15): most of its models must have it.

    A model stands in cover, or is hidden behind it from most of those who fire (a reading: from all of them).
    """
    unit, enemy = squad(game, shooter), squad(game, target)
    eyes = [seen(unit, model) for model in unit.models if model.number in numbers]
    models = [seen(enemy, model) for model in enemy.models]
    open_ones = [model for model in models if not _stands_in_cover(game, model)]
    inside, many = len(models) - len(open_ones), len(models)
    if not eyes or 2 * inside > many:
        return "in" if eyes else "none"
    enough = len(eyes) if reading(game, "cover-behind") == "from-all" else len(eyes) // 2 + 1
    behind = 0
    for left, model in zip(range(len(open_ones), 0, -1), open_ones, strict=True):
        if 2 * (inside + behind + left) <= many:
            return "none"
        behind += _is_hidden(game, eyes, model, enough)
    return "behind" if 2 * (inside + behind) > many else "none"


def _is_hidden(game: Game, eyes: list[Seen], model: Seen, enough: int) -> bool:
    """Tell whether a model is behind cover from enough of those who fire."""
    misses = len(eyes) - enough
    for eye in eyes:
        if enough <= 0 or misses < 0:
            break
        is_behind = sight(game, eye, model).where == "behind"
        enough, misses = enough - is_behind, misses - (not is_behind)
    return enough <= 0
