"""How far models go and what is in their way: lengths by rule, bases, terrain and the distance kept from enemies."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot
from typing import TypeAlias

import msgspec

from grognard.boards.length import INCH
from grognard.boards.measure import contains, distance, overlap
from grognard.boards.path_check import check_path, polyline
from grognard.boards.paths import TOLERANCE, Ground, Pierced
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium, bounds
from grognard.boards.terrain import Terrain
from grognard.core.domains import Point
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.game import Game, Model, Squad, base_at, has_rule, on_table, reading

__all__ = ["GAP", "SCOUTED", "SHORT", "Body", "Path", "Way", "allowance", "bodies", "crossed", "path_refusals", "track"]

Path: TypeAlias = tuple[Point, ...]
"""The points that a model goes through after the one it stands on; none if it stays."""

GAP = INCH
"""How far models stay away from enemies outside a charge (P2)."""

SHORT = 6 * INCH
"""The most that anybody goes who crosses difficult terrain (P2)."""

SCOUTED = 12 * INCH
"""How far a Scout may move once it is deployed (section 14)."""


class Body(msgspec.Struct, frozen=True):
    """Something in the way: whose it is, its shape, how far to keep from it, its box grown by that."""

    name: str
    shape: Shape | Pierced
    gap: int
    box: tuple[int, int, int, int]
    is_enemy: bool = False


class Way(msgspec.Struct, frozen=True):
    """How one model of a unit may move: how far, and past what."""

    model: Model
    name: str
    limit: int
    bodies: tuple[Body, ...]

    @property
    def start(self) -> Point:
        """Where the model stands."""
        return self.model.x, self.model.y


def allowance(game: Game, unit: Squad, model: Model, action: str) -> int:
    """Return how far a model moves with an action, in micrometres (rule 2): Fast and Slow cancel each other."""
    if action == "scout":
        return SCOUTED
    if action not in ("advance", "rush", "charge"):
        return 0
    is_long = action != "advance"
    fast, slow = (has_rule(unit, name, model=model) for name in ("Fast", "Slow"))
    if fast == slow:
        return (12 if is_long else 6) * INCH
    if reading(game, "fast-and-slow") == "nine-and-four":
        return (9 if fast else 4) * (2 if is_long else 1) * INCH
    change = 4 if is_long else 2
    return (12 if is_long else 6) * INCH + (change if fast else -change) * INCH


def track(start: Point, path: Path) -> Path:
    """Return a path with where it begins, each point once in a row."""
    points = (start, *path)
    return (start, *(b for a, b in pairwise(points) if a != b))


def bodies(game: Game, unit: Squad, model: Model, spared: str = "") -> tuple[Body, ...]:
    """Return what is in a model's way: other units' bases, enemies with an inch about them, what nobody can enter.

    A `spared` enemy unit, the target of a charge, may be touched. Who stands nearer than allowed already may stay so.
    """
    if has_rule(unit, "Flying", model=model):
        return ()
    own = base_at(model.footing, model.x, model.y)
    found = []
    for other in on_table(game):
        gap = GAP if other.seat != unit.seat and other.name != spared else 0
        for one in other.models if other.name != unit.name else ():
            if one.foot == model.foot:
                shape = base_at(one.footing, one.x, one.y)
                found.append(_body(f"{other.name} #{one.number}", shape, _kept(own, shape, gap), bool(gap)))
    for piece in game.terrain:
        if "impassable" in piece.properties and not model.foot:
            solid = Pierced(piece.outline, piece.holes) if piece.holes else piece.outline
            found.append(Body(piece.id, solid, 0, bounds(piece.outline)))
    return tuple(found)


def _kept(own: Shape, shape: Shape, gap: int) -> int:
    """Return the distance to keep: less where a base is nearer already."""
    a, b = bounds(own), bounds(shape)
    if a[0] - b[2] >= gap or b[0] - a[2] >= gap or a[1] - b[3] >= gap or b[1] - a[3] >= gap:
        return gap
    return min(gap, int(distance(own, shape)))


def _body(name: str, shape: Shape, gap: int, is_enemy: bool) -> Body:
    left, low, right, high = bounds(shape)
    return Body(name, shape, gap, (left - gap, low - gap, right + gap, high + gap), is_enemy)


def path_refusals(game: Game, way: Way, path: Path) -> Iterator[Refusal]:
    """Say what is wrong with the way of one model: too long, over the edge, through something, past an enemy."""
    points = track(way.start, path)
    if len(points) == 1:
        return
    length = sum(hypot(bx - ax, by - ay) for (ax, ay), (bx, by) in pairwise(points))
    if length > way.limit + TOLERANCE:
        facts = (("model", way.name), ("length_um", round(length)), ("limit_um", way.limit))
        yield Refusal("gdf-2", "moves-too-far", facts)
    half = way.model.footing.wide // 2
    if not all(half <= x <= game.width - half and half <= y <= game.depth - half for x, y in points):
        yield Refusal("gdf-p2", "leaves-the-table", (("model", way.name),))
    for body in way.bodies:
        if any(_meets(body, half, leg) for leg in pairwise(points)):
            if body.is_enemy and body.gap:
                yield Refusal(
                    "gdf-p2", "passes-enemy", (("model", way.name), ("other", body.name), ("least_um", body.gap))
                )
            else:
                yield Refusal("gdf-p2", "path-blocked", (("model", way.name), ("other", body.name)))


def _meets(body: Body, half: int, leg: tuple[Point, Point]) -> bool:
    """Tell whether a base of this half width comes too near a body on a straight leg."""
    (ax, ay), (bx, by) = leg
    left, low, right, high = body.box
    if max(ax, bx) + half <= left or min(ax, bx) - half >= right:
        return False
    if max(ay, by) + half <= low or min(ay, by) - half >= high:
        return False
    if isinstance(body.shape, Disc):
        clearance = body.shape.r + half + body.gap - TOLERANCE
        return clearance > 0 and _gap_squared(leg, body.shape.x, body.shape.y) < clearance * clearance
    return bool(check_path(Ground((body.shape,)), 2 * (half + body.gap), polyline(leg)))


def _gap_squared(leg: tuple[Point, Point], x: int, y: int) -> float:
    (ax, ay), (bx, by) = leg
    dx, dy, ex, ey = bx - ax, by - ay, x - ax, y - ay
    square = dx * dx + dy * dy
    share = min(1.0, max(0.0, (ex * dx + ey * dy) / square)) if square else 0.0
    px, py = ex - share * dx, ey - share * dy
    return px * px + py * py


def crossed(game: Game, model: Model, path: Path, kind: str) -> tuple[str, ...]:
    """Name the pieces with a property that a model's base touches on its way, where it stands included."""
    if model.foot:
        return ()
    pieces = [piece for piece in game.terrain if kind in piece.properties]
    if not pieces:
        return ()
    half = model.footing.wide // 2
    points = track((model.x, model.y), path)
    legs: Sequence[Shape] = [Stadium(*a, *b, half) for a, b in pairwise(points)] or [Disc(*points[0], half)]
    return tuple(piece.id for piece in pieces if any(_is_on(leg, piece) for leg in legs))


def _is_on(shape: Shape, piece: Terrain) -> bool:
    outline: Polygon = piece.outline
    return overlap(shape, outline) and not any(contains(hole, shape) for hole in piece.holes)
