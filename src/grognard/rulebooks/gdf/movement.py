"""The movement of a unit: all its paths in one answer, judged together (rule 2, P2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import atan2, cos, dist, pi, sin
from random import Random
from typing import TypeAlias

import msgspec

from grognard.boards.coherency import coherency_problems
from grognard.boards.length import INCH
from grognard.boards.measure import contains, is_closer, overlap
from grognard.boards.rings import side
from grognard.boards.shapes import Shape, bounds
from grognard.core.asking import Tell
from grognard.core.domains import Routes
from grognard.core.playing import narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.game import (
    Game,
    Model,
    Squad,
    base_at,
    has_rule,
    model_name,
    moved_to,
    on_table,
    reading,
    squad,
)
from grognard.rulebooks.gdf.marching import GAP, SHORT, Path, Way, allowance, bodies, crossed, path_refusals, track

__all__ = ["Paths", "coherency_of", "end_refusals", "length_of", "liberties", "march", "moved", "movement", "ways"]

Paths: TypeAlias = tuple[Path, ...]
"""One path for each living model of a unit, in their order."""

LINK = INCH
"""How near some other model of the unit must be (P2)."""

TURNS = 12
replace = msgspec.structs.replace


def movement(game: Game, name: str, action: str) -> Routes:
    """Return every way in which a unit may move with an action; it may always stay where it is."""
    unit = squad(game, name)
    going = ways(game, unit, action)

    def check(paths: Paths) -> tuple[Refusal, ...]:
        return tuple(march(game, unit, going, paths))

    def suggest(rng: Random) -> Iterator[Paths]:
        return _suggested(game, unit, going, rng)

    return Routes("gdf-2", len(unit.models), check, suggest)


def ways(game: Game, unit: Squad, action: str, spared: str = "") -> tuple[Way, ...]:
    """Return how each model of a unit may move."""
    return tuple(
        Way(model, model_name(unit, model), allowance(game, unit, model, action), bodies(game, unit, model, spared))
        for model in unit.models
    )


def march(game: Game, unit: Squad, going: tuple[Way, ...], paths: Paths, spared: str = "") -> Iterator[Refusal]:
    """Say everything that is wrong with a movement: each way, difficult terrain, and how the unit stands in the end.

    A `spared` enemy unit may be touched.
    """
    for way, path in zip(going, paths, strict=True):
        yield from path_refusals(game, way, path)
    yield from _slowed(game, unit, going, paths)
    yield from end_refusals(game, unit, moved(game, unit, paths), spared)


def moved(game: Game, unit: Squad, paths: Paths) -> Squad:
    """Return a unit at the end of its paths; who leaves the floor it stands on is on the ground."""
    models = (
        _landed(game, moved_to(model, path[-1])) if path else model
        for model, path in zip(unit.models, paths, strict=True)
    )
    return replace(unit, models=tuple(models))


def _landed(game: Game, model: Model) -> Model:
    """Return a model on the floor that is still under it, or on the ground."""
    if not model.foot:
        return model
    floors = [
        (outline, piece.floor + height)
        for piece in game.terrain
        for outline, height in (
            (piece.outline, piece.height), *((top.outline, top.height) for top in piece.tops)
        )
    ]  # fmt: skip
    is_over = any(height == model.foot and side((model.x, model.y), outline.ring) >= 0 for outline, height in floors)
    return model if is_over else replace(model, foot=0)


def _slowed(game: Game, unit: Squad, going: tuple[Way, ...], paths: Paths) -> Iterator[Refusal]:
    """Refuse more than 6" to a unit of which some model crosses difficult terrain (P2)."""
    slowed = []
    for way, path in zip(going, paths, strict=True):
        is_free = has_rule(unit, "Strider", model=way.model) or has_rule(unit, "Flying", model=way.model)
        pieces = crossed(game, way.model, path, "difficult") if path and not is_free else ()
        slowed.append(pieces[0] if pieces else "")
    together = next(filter(None, slowed), "") if reading(game, "difficult-terrain") == "whole-unit" else ""
    for way, path, piece in zip(going, paths, slowed, strict=True):
        length = length_of(way.model, path)
        if (piece or together) and length > SHORT + 1:
            facts = (("model", way.name), ("piece", piece or together), ("length_um", length), ("limit_um", SHORT))
            yield Refusal("gdf-p2", "too-far-in-difficult", facts)


def liberties(game: Game, before: Squad, paths: Paths) -> Iterator[Tell]:
    """Tell which models flew over something that would have stopped others, or strode through difficult terrain."""
    for model, path in zip(before.models, paths, strict=True):
        name = model_name(before, model)
        if path and has_rule(before, "Flying", model=model):
            over = (*crossed(game, model, path, "difficult"), *crossed(game, model, path, "impassable"))
            if over:
                yield narrate("movement", "gdf-flying", "flies-over", model=name, what=", ".join(dict.fromkeys(over)))
        elif length_of(model, path) > SHORT and has_rule(before, "Strider", model=model):
            through = crossed(game, model, path, "difficult")
            if through:
                yield narrate("movement", "gdf-strider", "strides-through", model=name, what=", ".join(through))


def length_of(model: Model, path: Path) -> int:
    """Measure a path in micrometres."""
    points = track((model.x, model.y), path)
    return round(sum(dist(a, b) for a, b in pairwise(points)))


def end_refusals(game: Game, before: Squad, after: Squad, spared: str = "") -> Iterator[Refusal]:
    """Say where models of a unit may not come to stand, and whether it loses its coherency (P2)."""
    still = {model.number for model, old in zip(after.models, before.models, strict=True) if model == old}
    shapes = [base_at(model.footing, model.x, model.y) for model in after.models]
    for at, (model, shape) in enumerate(zip(after.models, shapes, strict=True)):
        name = model_name(after, model)
        if model.number not in still:
            yield from _stands(game, after, (name, shape), spared)
        for other, beside in zip(after.models[:at], shapes[:at], strict=True):
            is_new = model.number not in still or other.number not in still
            if is_new and model.foot == other.foot and overlap(shape, beside):
                yield Refusal("gdf-p2", "ends-on-base", (("model", name), ("other", model_name(after, other))))
    yield from _apart(game, before, after)


def _stands(game: Game, unit: Squad, standing: tuple[str, Shape], spared: str) -> Iterator[Refusal]:
    """Say why a base may not stand where it is, other units and impassable terrain considered."""
    name, shape = standing
    left, low, right, high = bounds(shape)
    if left < 0 or low < 0 or right > game.width or high > game.depth:
        yield Refusal("gdf-p2", "leaves-the-table", (("model", name),))
    for other in on_table(game):
        if other.name == unit.name:
            continue
        gap = GAP if other.seat != unit.seat and other.name != spared else 0
        for one in other.models:
            if abs(one.x - (left + right) // 2) > right - left + one.footing.long + gap:
                continue
            beside = base_at(one.footing, one.x, one.y)
            told = (("model", name), ("other", f"{other.name} #{one.number}"))
            if overlap(shape, beside):
                yield Refusal("gdf-p2", "ends-on-base", told)
            elif gap and is_closer(shape, beside, gap):
                yield Refusal("gdf-p2", "ends-near-enemy", (*told, ("least_um", gap)))
    for piece in game.terrain:
        is_in = "impassable" in piece.properties and overlap(shape, piece.outline)
        if is_in and not any(contains(hole, shape) for hole in piece.holes):
            yield Refusal("gdf-p2", "ends-in-impassable", (("model", name), ("piece", piece.id)))


def coherency_of(game: Game, unit: Squad) -> tuple[int, int]:
    """Count what breaks a unit: groups too far from the others, and pairs of models too far apart (P2)."""
    shapes = [base_at(model.footing, model.x, model.y) for model in unit.models]
    spread = (6 if reading(game, "coherency") == "six-inches" else 9) * INCH
    found = [wrong.key for wrong in coherency_problems(shapes, LINK, spread)]
    return found.count("not-linked"), found.count("too-far")


def _apart(game: Game, before: Squad, after: Squad) -> Iterator[Refusal]:
    """Refuse a movement that breaks a unit; one that is broken already may stay so, but not get worse."""
    groups, pairs = coherency_of(game, after)
    if not groups and not pairs:
        return
    old_groups, old_pairs = coherency_of(game, before) if before.where == "table" else (0, 0)
    if groups > old_groups:
        yield Refusal("gdf-p2", "not-coherent", (("unit", after.name), ("groups", groups + 1), ("reach_um", LINK)))
    if pairs > old_pairs:
        reach = (6 if reading(game, "coherency") == "six-inches" else 9) * INCH
        yield Refusal("gdf-p2", "too-spread-out", (("unit", after.name), ("pairs", pairs), ("reach_um", reach)))


def _suggested(game: Game, unit: Squad, going: tuple[Way, ...], rng: Random) -> Iterator[Paths]:
    """Suggest that the whole unit goes somewhere as it stands, often towards something; then that it stays."""
    limit = min((way.limit for way in going), default=0)
    others = [(one.x, one.y) for other in on_table(game) if other.seat != unit.seat for one in other.models[:1]]
    aims = [*others, *((marker.x, marker.y) for marker in game.objectives)]
    first = unit.models[0]
    for turn in range(TURNS if limit else 0):
        angle, far = rng.uniform(0, 2 * pi), limit * rng.choice((1.0, 1.0, 0.5, 0.25))
        if aims and turn % 2 == 0:
            x, y = rng.choice(aims)
            angle = atan2(y - first.y, x - first.x) + rng.uniform(-0.3, 0.3)
        dx, dy = int(far * cos(angle)), int(far * sin(angle))
        if _is_inside(game, unit, dx, dy):
            yield tuple(((model.x + dx, model.y + dy),) for model in unit.models)
    yield tuple(() for _ in unit.models)


def _is_inside(game: Game, unit: Squad, dx: int, dy: int) -> bool:
    """Tell at a glance whether a unit stays on the table."""
    return all(
        half <= model.x + dx <= game.width - half and half <= model.y + dy <= game.depth - half
        for model in unit.models
        for half in (model.footing.wide // 2,)
    )
