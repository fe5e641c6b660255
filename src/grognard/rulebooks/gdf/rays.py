"""One free line from an eye to a target: the cheap way to know that something is seen (rule 8).

It only ever says yes when a line is free; without one a closer look may still find a gap.
"""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TypeAlias

from grognard.boards.rings import side
from grognard.boards.shapes import Disc, Point, Polygon, centre
from grognard.boards.terrain import Terrain
from grognard.boards.true_sight import Agreement, KindRule
from grognard.boards.true_sight import Model as Seen

__all__ = ["is_free"]

Spot: TypeAlias = tuple[float, float]
MARGIN = 100.0
"""Micrometres that a free line stays away from bases."""

SHARES = (0.0, 0.6, -0.6, 0.9, -0.9)
"""Where lines are tried, as shares of half the target's width."""


def is_free(
    shooter: Seen, target: Seen, pieces: tuple[Terrain, ...], others: tuple[Seen, ...], agreement: Agreement
) -> bool:
    """Tell whether one of a few lines to just below the top of a target is free."""
    (x, y), (tx, ty) = centre(shooter.base), centre(target.base)
    if not isinstance(target.base, Disc) or (x, y) == (tx, ty):
        return False
    length = hypot(tx - x, ty - y)
    nx, ny = -(ty - y) / length * target.base.r, (tx - x) / length * target.base.r
    lowest = min(shooter.foot + shooter.height, target.foot + int(target.height * 0.98))
    tall = [one for one in others if one.foot + one.height >= lowest]
    if not all(isinstance(one.base, Disc) for one in tall):
        return False
    discs = [one.base for one in tall if isinstance(one.base, Disc)]
    in_way = [piece for piece in pieces if _may_hide(piece, agreement.rule_for(piece.kind), lowest)]
    depths = [_depth(piece, agreement.rule_for(piece.kind), ((x, y), (tx, ty))) for piece in in_way]
    for share in SHARES:
        line = (float(x), float(y)), (tx + share * nx, ty + share * ny)
        crossed = any(_inside(piece.outline, line) > depth for piece, depth in zip(in_way, depths, strict=True))
        if not crossed and _is_clear(*line, discs):
            return True
    return False


def _may_hide(piece: Terrain, rule: KindRule, lowest: int) -> bool:
    """Tell whether a piece hides anything as high as a line; windows are left to the closer look."""
    return rule.blocks == "entirely" or (rule.blocks != "never" and piece.floor + piece.height >= lowest)


def _depth(piece: Terrain, rule: KindRule, ends: tuple[Point, Point]) -> float:
    """Return how much of a piece a line may go through: some of an area, if one of the models is in it."""
    if rule.blocks == "area" and not piece.holes and any(side(end, piece.outline.ring) >= 0 for end in ends):
        return rule.depth - MARGIN
    return 0.0


def _is_clear(a: Spot, b: Spot, discs: list[Disc]) -> bool:
    dx, dy = b[0] - a[0], b[1] - a[1]
    square = dx * dx + dy * dy
    for disc in discs:
        ex, ey = disc.x - a[0], disc.y - a[1]
        share = min(1.0, max(0.0, (ex * dx + ey * dy) / square))
        px, py = ex - share * dx, ey - share * dy
        if px * px + py * py < (disc.r + MARGIN) ** 2:
            return False
    return True


def _is_in(spot: Spot, outline: Polygon) -> bool:
    return side((round(spot[0]), round(spot[1])), outline.ring) >= 0


def _inside(outline: Polygon, line: tuple[Spot, Spot]) -> float:
    """Measure how much of a line lies in an outline."""
    (ax, ay), (bx, by) = line
    dx, dy = bx - ax, by - ay
    marks = [0.0, 1.0]
    ring = outline.ring
    for (px, py), (qx, qy) in zip(ring, ring[1:] + ring[:1], strict=True):
        over_p, over_q = dx * (py - ay) - dy * (px - ax), dx * (qy - ay) - dy * (qx - ax)
        if (over_p > 0) != (over_q > 0):
            share = over_p / (over_p - over_q)
            x, y = px + (qx - px) * share, py + (qy - py) * share
            along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)
            marks += [along] if 0 < along < 1 else []
    marks.sort()
    length = hypot(dx, dy)
    return sum(
        (last - first) * length
        for first, last in pairwise(marks)
        if _is_in((ax + dx * (first + last) / 2, ay + dy * (first + last) / 2), outline)
    )
