"""A charge: up to 12" into contact, every model nearer; defenders step in, chargers step back (P3, P4)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import cos, dist, inf, pi, sin
from random import Random

import msgspec

from grognard.boards.length import INCH
from grognard.boards.measure import is_within, overlap
from grognard.boards.path_goal import Goal, way_into
from grognard.boards.paths import Arc, Ground, Pierced, Route
from grognard.boards.shapes import Disc, Shape
from grognard.core.domains import Point, Routes
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.game import Game, Model, Squad, base_at, enemies, has_rule, model_name, squad
from grognard.rulebooks.gdf.marching import SHORT, Body, Path, Way, allowance, path_refusals
from grognard.rulebooks.gdf.movement import Paths, march, moved, ways
from grognard.rulebooks.gdf.sight import apart

__all__ = ["REACH", "TOUCH", "charge", "charge_refusals", "gap_between", "targets"]

TOUCH = INCH // 10
"""Bases this near, in micrometres, are in contact: nobody places them nearer by hand, or types where they would be."""

REACH = 2 * INCH
"""How near a model must be to strike, and to end a charge where contact cannot be reached (P3)."""

TRIES = 4
SPOTS = 12


def gap_between(unit: Squad, enemy: Squad) -> int:
    """Measure the gap between the two nearest models of two units, without measuring those that cannot be."""
    pairs = sorted(
        (dist((a.x, a.y), (b.x, b.y)) - (a.footing.long + b.footing.long) / 2, at, to)
        for at, a in enumerate(unit.models)
        for to, b in enumerate(enemy.models)
    )
    best = inf
    for least, at, to in pairs:
        if least >= best:
            break
        best = min(best, apart(_base(unit.models[at]), _base(enemy.models[to])))
    return int(best)


def _base(model: Model) -> Shape:
    return base_at(model.footing, model.x, model.y)


def targets(game: Game, unit: Squad) -> dict[str, tuple[Refusal, ...]]:
    """Return every enemy unit with what is against charging it: it is too far away even as the crow flies (P3)."""
    limit = max(allowance(game, unit, model, "charge") for model in unit.models)
    found: dict[str, tuple[Refusal, ...]] = {}
    for enemy in enemies(game, unit.seat):
        away = gap_between(unit, enemy)
        told = (("unit", unit.name), ("target", enemy.name), ("distance_um", away), ("limit_um", limit))
        found[enemy.name] = (Refusal("gdf-p3", "charge-out-of-reach", told),) if away > limit + REACH else ()
    return found


def charge(game: Game, name: str, target: str) -> Routes:
    """Return every way to charge a unit; to stay is one only if no way was found."""
    unit = squad(game, name)
    still: Paths = ((),) * len(unit.models)

    def check(paths: Paths) -> tuple[Refusal, ...]:
        if not any(paths):
            told = (("unit", name), ("target", target))
            return (Refusal("gdf-p3", "charge-is-possible", told),) if _found(game, name, target) else ()
        return tuple(charge_refusals(game, name, target, paths))

    def suggest(rng: Random) -> Iterator[Paths]:
        yield from (_drawn(game, name, target, rng) for _ in range(TRIES))
        if found := _found(game, name, target):
            yield found
        yield still

    return Routes("gdf-p3", len(unit.models), check, suggest)


@lru_cache(maxsize=256)
def _found(game: Game, name: str, target: str) -> Paths:
    """Return some legal charge, always the same one; nothing if none is found."""
    rng = Random(game.turn)
    drafts = (_drawn(game, name, target, rng) for _ in range(2 * TRIES))
    return next((paths for paths in drafts if any(paths) and not any(charge_refusals(game, name, target, paths))), ())


def charge_refusals(game: Game, name: str, target: str, paths: Paths) -> Iterator[Refusal]:
    """Say everything that is wrong with a charge: its paths, its end, who goes away, no contact (P3)."""
    unit, enemy = squad(game, name), squad(game, target)
    yield from march(game, unit, ways(game, unit, "charge", target), paths, target)
    after = moved(game, unit, paths)
    bases = [_base(model) for model in enemy.models]
    nearest = [min(apart(_base(model), base) for base in bases) for model in after.models]
    for old, model, away in zip(unit.models, after.models, nearest, strict=True):
        before = min(apart(_base(old), base) for base in bases)
        if away > before:
            told = (("model", model_name(unit, model)), ("target", target), ("before_um", before), ("after_um", away))
            yield Refusal("gdf-p3", "charges-away", told)
    told_end = (("unit", name), ("target", target), ("away_um", min(nearest)))
    if min(nearest) > REACH:
        yield Refusal("gdf-p3", "charge-falls-short", (*told_end, ("limit_um", REACH)))
    elif min(nearest) > TOUCH and _leader(game, name, target, 0):
        yield Refusal("gdf-p3", "charge-must-touch", told_end)


@lru_cache(maxsize=512)
def _leader(game: Game, name: str, target: str, within: int) -> tuple[int, Path] | None:
    """Find the model that can come into contact (or within a distance) by the shortest way, and that way."""
    unit, enemy = squad(game, name), squad(game, target)
    going = ways(game, unit, "charge", target)
    near = sorted(going, key=lambda way: min(apart(_base(way.model), _base(other)) for other in enemy.models))
    for way in near:
        if path := _way_to(game, unit, way, enemy, within):
            return way.model.number, path
    return None


def _way_to(game: Game, unit: Squad, way: Way, enemy: Squad, within: int) -> Path:
    """Find how one model gets to an enemy unit: straight, or short through difficult terrain, or any way around it."""
    near = min(apart(_base(way.model), _base(other)) for other in enemy.models)
    if near > way.limit + within:
        return ()
    is_free = any(has_rule(unit, name, model=way.model) for name in ("Flying", "Strider"))
    difficult = () if is_free else _pieces(game, "difficult")
    short = min(way.limit, SHORT) if difficult else way.limit
    if path := _straight(game, msgspec.structs.replace(way, limit=short), enemy, within):
        return path
    reachable = tuple(base for model in enemy.models if isinstance(base := _base(model), Disc))
    discs = tuple(disc for disc in reachable if apart(_base(way.model), disc) <= way.limit + within)
    if not discs or not isinstance(_base(way.model), Disc):
        return ()
    tries = [(short, ()), (way.limit, difficult)] if difficult else [(way.limit, ())]
    for limit, avoided in tries:
        if path := _around_things(game, way, (discs, within, limit), avoided):
            return path
    return ()


def _around_things(
    game: Game, way: Way, aim: tuple[tuple[Disc, ...], int, int], avoided: tuple[Shape | Pierced, ...]
) -> Path:
    """Find the shortest way of a model to one of some bases, so near and so far at most, past what is in the way."""
    discs, within, limit = aim
    half, (x, y) = way.model.footing.wide // 2, way.start
    far = limit + 2 * half
    solids = tuple(
        _grown(body)
        for body in way.bodies
        if body.box[0] < x + far and body.box[2] > x - far and body.box[1] < y + far and body.box[3] > y - far
    )
    ends = (*solids, *_pieces(game, "impassable"))
    goal = Goal(half, max(0, within - TOUCH // 2), (discs,), ends, (), _board(game))
    route = way_into(Ground((*solids, *avoided), _board(game)), 2 * half, way.start, goal, limit)
    path = () if route is None else _clicked(route, way, discs, within)
    return path if path and not any(path_refusals(game, way, path)) else ()


def _board(game: Game) -> tuple[int, int, int, int]:
    return 0, 0, game.width, game.depth


def _pieces(game: Game, kind: str) -> tuple[Shape | Pierced, ...]:
    return tuple(
        Pierced(piece.outline, piece.holes) if piece.holes else piece.outline
        for piece in game.terrain
        if kind in piece.properties
    )


def _grown(body: Body) -> Shape | Pierced:
    """Return a body with the distance kept from it."""
    shape = body.shape
    return Disc(shape.x, shape.y, shape.r + body.gap) if isinstance(shape, Disc) else shape


def _clicked(route: Route, way: Way, discs: Sequence[Disc], within: int) -> Path:
    """Return a route as points: arcs by the corners about them, the end a hair's breadth off the base it comes to."""
    spots: list[tuple[float, float]] = []
    for piece in route.pieces:
        if isinstance(piece, Arc):
            steps = max(1, int(abs(piece.sweep) / (pi / 12)) + 1)
            half = piece.sweep / steps / 2
            r = piece.radius / cos(half)
            turns = [piece.begin + half * (2 * at + 1) for at in range(steps)]
            spots += [(piece.centre[0] + r * cos(turn), piece.centre[1] + r * sin(turn)) for turn in turns]
            last = piece.begin + piece.sweep
            spots.append((piece.centre[0] + piece.radius * cos(last), piece.centre[1] + piece.radius * sin(last)))
        else:
            spots.append(piece.end)
    if not spots:
        return ()
    end = spots[-1]
    disc = min(discs, key=lambda each: dist(end, (each.x, each.y)) - each.r)
    keep = disc.r + way.model.footing.wide // 2 + (TOUCH // 4 if not within else 0)
    away = dist(end, (disc.x, disc.y))
    if away < keep:
        end = disc.x + (end[0] - disc.x) * keep / away, disc.y + (end[1] - disc.y) * keep / away
    return tuple((round(x), round(y)) for x, y in (*spots[:-1], end))


def _straight(game: Game, way: Way, enemy: Squad, within: int) -> Path:
    """Find a straight way to a base of a unit, the nearest first."""
    x, y = way.start
    for other in sorted(enemy.models, key=lambda model: dist((x, y), (model.x, model.y))):
        away = dist((x, y), (other.x, other.y)) or 1.0
        far = apart(_base(way.model), _base(other)) - (TOUCH // 4 if not within else within - TOUCH)
        while 0 < far <= way.limit:
            path = ((round(x + (other.x - x) * far / away), round(y + (other.y - y) * far / away)),)
            there = base_at(way.model.footing, *path[0])
            if not overlap(there, _base(other)):
                is_there = is_within(there, _base(other), max(within, TOUCH))
                return path if is_there and not any(path_refusals(game, way, path)) else ()
            far -= TOUCH // 4
    return ()


def _drawn(game: Game, name: str, target: str, rng: Random) -> Paths:
    """Draw a charge: one model by the shortest way into contact, the others after it as near as they get."""
    unit, enemy = squad(game, name), squad(game, target)
    lead = _leader(game, name, target, 0) or _leader(game, name, target, REACH)
    if lead is None:
        return ((),) * len(unit.models)
    number, path = lead
    start = next((model.x, model.y) for model in unit.models if model.number == number)
    shift = (path[-1][0] - start[0], path[-1][1] - start[1])
    drawn: dict[int, Path] = {number: path}
    placed = [base_at(model.footing, *path[-1]) for model in unit.models if model.number == number]
    going = ways(game, unit, "charge", target)
    order = sorted(going, key=lambda way: min(apart(_base(way.model), _base(other)) for other in enemy.models))
    for way in order:
        if way.model.number != number:
            follow = _follow(game, way, enemy, (placed, shift), rng)
            drawn[way.model.number] = follow
            placed.append(base_at(way.model.footing, *(follow[-1] if follow else way.start)))
    return tuple(drawn[model.number] for model in unit.models)


def _follow(game: Game, way: Way, enemy: Squad, lead: tuple[list[Shape], Point], rng: Random) -> Path:
    """Send a model as near to the enemy as it gets on a straight way, beside those who are there already.

    `lead` holds their bases, and how far the first of them went: to go as far in the same direction keeps the ranks.
    """
    placed, (dx, dy) = lead
    bases = [_base(model) for model in enemy.models]
    now = min(apart(_base(way.model), base) for base in bases)
    spots = [(round(way.start[0]) + dx, round(way.start[1]) + dy)]
    spots += [point for disc in (*bases, *placed) for point in _around(disc, way.model, rng)]
    ranked: list[tuple[int, float, Point]] = []
    for at in spots:
        far, there = dist(at, way.start), base_at(way.model.footing, *at)
        if far > way.limit or any(overlap(there, other) for other in (*placed, *bases)):
            continue
        away = min(apart(there, base) for base in bases)
        if away < now and any(is_within(there, other, INCH) for other in placed):
            ranked.append((away // (INCH // 4), far, at))
    for _, _, at in sorted(ranked)[: 2 * SPOTS]:
        if not any(path_refusals(game, way, (at,))):
            return (at,)
    return ()


def _around(shape: Shape, model: Model, rng: Random) -> Iterator[Point]:
    """Return places right beside a base."""
    if not isinstance(shape, Disc):
        return
    keep, first = shape.r + model.footing.long // 2 + TOUCH // 4, rng.uniform(0, 2 * pi)
    for at in range(SPOTS):
        turn = first + 2 * pi * at / SPOTS
        yield round(shape.x + keep * cos(turn)), round(shape.y + keep * sin(turn))
