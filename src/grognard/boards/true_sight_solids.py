"""Everything between an eye and a target as what it hides, and the verdict that follows."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from grognard.boards.rings import side
from grognard.boards.shapes import Point, centre
from grognard.boards.terrain import Opening, Terrain
from grognard.boards.true_sight_terms import Agreement, Cover, Glance, KindRule, Model, Spot, TrueSight
from grognard.boards.true_sight_view import (
    COLUMNS,
    Hidden,
    View,
    crossings_with,
    gaps_between,
    hidden_by,
    reaches_into,
    stretches,
    view_of,
    without_window,
)

__all__ = ["Solid", "glance", "look"]

_NOTHING = 1e-9
"""A share no larger than this is rounding."""


@dataclass(frozen=True, slots=True)
class Solid:
    """A thing that hides: its id, whether it gives cover, and what it hides in every column."""

    id: str
    gives_cover: bool
    hides: list[Hidden]


def look(
    shooter: Model, target: Model, pieces: tuple[Terrain, ...], between: tuple[Model, ...], agreement: Agreement
) -> TrueSight:
    """Look from one model at another past terrain pieces and the models in `between`."""
    stands_in = _stands_in(target, pieces, agreement)
    (x, y), z = centre(shooter.base), shooter.foot + shooter.height
    if (x, y) == centre(target.base):
        spot = (float(x), float(y))
        return TrueSight(True, 1.0, ((*spot, float(z)), (*spot, float(target.foot))), (), _cover(stands_in, []))
    return _verdict(*_scene(shooter, target, pieces, between, agreement), stands_in, agreement)


def glance(
    shooter: Model, target: Model, pieces: tuple[Terrain, ...], between: tuple[Model, ...], agreement: Agreement
) -> Glance:
    """Tell only whether a model is seen and which cover it has: the same as `look` does, several times faster."""
    stands_in = _stands_in(target, pieces, agreement)
    if centre(shooter.base) == centre(target.base):
        return Glance(True, _cover(stands_in, []).where)
    view, solids = _scene(shooter, target, pieces, between, agreement)
    share = _seen(view, solids)
    share = share if share > _NOTHING else 0.0
    is_enough = share > 0 if agreement.small_parts_suffice else share >= agreement.small_part
    covering = [solid for solid in solids if solid.gives_cover]
    hidden = 1.0 - (share if len(covering) == len(solids) else _seen(view, covering))
    is_behind = hidden > _NOTHING and hidden >= agreement.behind
    return Glance(is_enough, "in" if stands_in else "behind" if is_behind else "none")


def _scene(
    shooter: Model, target: Model, pieces: tuple[Terrain, ...], between: tuple[Model, ...], agreement: Agreement
) -> tuple[View, list[Solid]]:
    """Lay the view of a target out, with everything that is in the way of it."""
    (x, y), middle, z = centre(shooter.base), centre(target.base), shooter.foot + shooter.height
    view = view_of((x, y, z), target.base, (target.foot, target.foot + max(target.height, 1)))
    near = [piece for piece in pieces if reaches_into(view, piece.outline)]
    solids = [_terrain(view, piece, agreement.rule_for(piece.kind), ((x, y), middle)) for piece in near]
    for one in between:
        if reaches_into(view, one.base):
            hides = hidden_by(view, stretches(view, one.base), one.foot, one.foot + one.height)
            solids.append(Solid(one.id, agreement.models_give_cover, [hides]))
    return view, solids


def _stands_in(target: Model, pieces: tuple[Terrain, ...], agreement: Agreement) -> str:
    """Name the first piece that gives cover and has the middle of the target's base in it (its holes included)."""
    middle = centre(target.base)
    for piece in pieces:
        is_above = piece.height > 0 and target.foot >= piece.floor + piece.height
        if agreement.rule_for(piece.kind).gives_cover and not is_above and side(middle, piece.outline.ring) >= 0:
            return piece.id
    return ""


def _terrain(view: View, piece: Terrain, rule: KindRule, ends: tuple[Point, Point]) -> Solid:
    if rule.blocks == "never":
        return Solid(piece.id, rule.gives_cover, [])
    inside = stretches(view, piece.outline, tuple(hole.ring for hole in piece.holes))
    foot, top = float(piece.floor), float(piece.floor + piece.height)
    if rule.blocks == "entirely":
        foot, top = -np.inf, np.inf
    if rule.blocks == "area" and any(_is_in(end, piece) for end in ends):
        inside = _too_deep(view, inside, rule.depth)
    hides = [hidden_by(view, inside, foot, top)]
    if rule.blocks == "as built" and rule.windows_let_see:
        for opening in piece.openings:
            if opening.see:
                hides = _with_window(view, inside, hides, piece, opening)
    return Solid(piece.id, rule.gives_cover, hides)


def _is_in(point: Point, piece: Terrain) -> bool:
    return side(point, piece.outline.ring) >= 0 and all(side(point, hole.ring) <= 0 for hole in piece.holes)


def _too_deep(view: View, inside: Hidden, depth: int) -> Hidden:
    """Keep only the ways that run further than `depth` inside an area."""
    first, last = inside
    within = np.where(first < last, last - first, 0.0).sum(axis=0) * np.hypot(view.to_x, view.to_y)
    return np.where(within > depth, first, np.inf), last


def _with_window(view: View, inside: Hidden, hides: list[Hidden], piece: Terrain, opening: Opening) -> list[Hidden]:
    high = piece.height if opening.high is None else opening.high
    at = crossings_with(view, opening.a, opening.b)
    window = at, float(piece.floor + opening.low), float(piece.floor + high)
    left = [part for hidden in hides for part in without_window(view, inside, hidden, window)]
    return [part for part in left if (part[0] < part[1]).any()]


def _verdict(view: View, solids: list[Solid], stands_in: str, agreement: Agreement) -> TrueSight:
    share = _seen(view, solids)
    share = share if share > _NOTHING else 0.0
    shares = [(1.0 - (share if len(solids) == 1 else _seen(view, [solid])), solid) for solid in solids]
    shares = sorted(((hidden, solid) for hidden, solid in shares if hidden > _NOTHING), key=lambda s: (-s[0], s[1].id))
    covering = [solid for _, solid in shares if solid.gives_cover]
    hidden = 1.0 - (share if len(covering) == len(solids) else _seen(view, covering))
    cover = _cover(stands_in, [covering[0].id] if covering and hidden >= agreement.behind else [], hidden)
    is_enough = share > 0 if agreement.small_parts_suffice else share >= agreement.small_part
    return TrueSight(is_enough, share, _witness(view, solids), tuple(solid.id for _, solid in shares), cover)


def _cover(stands_in: str, behind: list[str], hidden: float = 0.0) -> Cover:
    if stands_in:
        return Cover("in", stands_in, hidden)
    return Cover("behind", behind[0], hidden) if behind else Cover("none", "", hidden)


def _seen(view: View, solids: list[Solid]) -> float:
    """Give the share of the target that the solids leave to be seen."""
    parts = [part for solid in solids for part in solid.hides]
    if not parts:
        return 1.0
    if len(parts) == 1 and len(parts[0][0]) == 1:
        ((start, end),) = parts  # one stretch a column needs no sorting, and most solids hide but one
        return 1.0 - float(np.maximum(end - start, 0.0).sum()) / ((view.high - view.low) * COLUMNS)
    start, end = gaps_between(view, parts)
    return float(np.maximum(end - start, 0.0).sum()) / ((view.high - view.low) * COLUMNS)


def _witness(view: View, solids: list[Solid]) -> tuple[Spot, Spot] | None:
    """Give the line to the middle of the tallest stretch seen; of equals the one nearest to the middle column."""
    start, end = gaps_between(view, [part for solid in solids for part in solid.hides])
    heights = end - start
    tallest = heights.max()
    if tallest <= _NOTHING * (view.high - view.low):
        return None
    rows, columns = np.nonzero(heights >= tallest * (1 - _NOTHING))
    best = int(np.argmin(np.abs(2 * columns + 1 - COLUMNS)))
    row, at = int(rows[best]), int(columns[best])
    x, y, eye = view.eye
    spot = x + float(view.to_x[at]), y + float(view.to_y[at]), float(start[row, at] + end[row, at]) / 2
    return (float(x), float(y), float(eye)), spot
