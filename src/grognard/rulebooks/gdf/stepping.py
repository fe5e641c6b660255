"""The small movements around a melee: defenders step in, chargers step back, who has destroyed goes on (P3, P4)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import cos, dist, hypot, pi, sin
from random import Random
from typing import TypeAlias

from grognard.boards.length import INCH
from grognard.core.asking import Rule, choose
from grognard.core.domains import Routes
from grognard.core.playing import narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.charging import TOUCH
from grognard.rulebooks.gdf.game import Game, Model, Squad, base_at, model_name, squad, with_squad
from grognard.rulebooks.gdf.marching import Path, Way, bodies
from grognard.rulebooks.gdf.movement import Paths, march, moved
from grognard.rulebooks.gdf.sight import apart

__all__ = ["go_on", "step_back", "step_in"]

More: TypeAlias = Callable[[Paths], Iterator[Refusal]]
IN, BACK, ON = 3 * INCH, INCH, 3 * INCH
"""How far defenders step in, chargers step back, and who has destroyed the enemy goes on."""


def _away(model: Model, enemy: Squad) -> int:
    base = base_at(model.footing, model.x, model.y)
    return min(apart(base, base_at(other.footing, other.x, other.y)) for other in enemy.models)


def _steps(
    game: Game, unit: Squad, reach: tuple[int, str], more: More, suggest: Callable[[Random], Iterator[Paths]]
) -> Routes:
    """Return every way in which a unit may take a few steps; `reach` is how far, and the enemy it may touch."""
    limit, spared = reach
    going = tuple(
        Way(model, model_name(unit, model), limit, bodies(game, unit, model, spared)) for model in unit.models
    )
    still: Paths = ((),) * len(unit.models)

    def check(paths: Paths) -> tuple[Refusal, ...]:
        return (*march(game, unit, going, paths, spared), *more(paths))

    def all_suggested(rng: Random) -> Iterator[Paths]:
        yield from suggest(rng)
        yield still

    return Routes("gdf-p3", len(unit.models), check, all_suggested)


def step_in(game: Game, charger: str, target: str) -> Rule[Game]:
    """Let defenders who are not in contact step up to 3" nearer to the charger (P3)."""
    unit, enemy = squad(game, target), squad(game, charger)

    def nearer(paths: Paths) -> Iterator[Refusal]:
        for old, model in zip(unit.models, moved(game, unit, paths).models, strict=True):
            if old != model and _away(model, enemy) > _away(old, enemy):
                yield Refusal("gdf-p3", "steps-away", (("model", model_name(unit, model)), ("target", charger)))

    def suggest(rng: Random) -> Iterator[Paths]:
        yield tuple(_towards(model, enemy, IN) for model in unit.models)
        for _ in range(3):
            some = rng.sample(unit.models, rng.randint(1, len(unit.models)))
            yield tuple(_towards(model, enemy, IN) if model in some else () for model in unit.models)

    domain = _steps(game, unit, (IN, charger), nearer, suggest)
    if all(_away(model, enemy) <= TOUCH for model in unit.models):
        return game
    paths = yield from choose(unit.seat, domain, "step-in", (("unit", target), ("target", charger)))
    if any(paths):
        yield from narrate("charge", "gdf-p3", "stepped-in", unit=target, models=sum(map(bool, paths)))
    return with_squad(game, moved(game, unit, paths))


def _towards(model: Model, enemy: Squad, limit: int) -> Path:
    """Return the straight way of a model to the nearest enemy, as far as it goes."""
    other = min(enemy.models, key=lambda each: dist((each.x, each.y), (model.x, model.y)))
    away = dist((other.x, other.y), (model.x, model.y))
    far = min(limit, _away(model, enemy) - TOUCH // 4)
    if far <= TOUCH or not away:
        return ()
    return ((round(model.x + (other.x - model.x) * far / away), round(model.y + (other.y - model.y) * far / away)),)


def step_back(game: Game, charger: str, target: str) -> Rule[Game]:
    """Have the charger step back 1" from those it has fought; who has no room stays (P4)."""
    unit, enemy = squad(game, charger), squad(game, target)

    def farther(paths: Paths) -> Iterator[Refusal]:
        for old, model in zip(unit.models, moved(game, unit, paths).models, strict=True):
            if old != model and _away(model, enemy) < _away(old, enemy):
                yield Refusal("gdf-p4", "steps-nearer", (("model", model_name(unit, model)), ("target", target)))

    def suggest(rng: Random) -> Iterator[Paths]:
        yield tuple(_back(model, enemy, BACK) for model in unit.models)
        yield _all_back(unit, enemy)

    free = _steps(game, unit, (BACK, target), farther, suggest)

    def obliged(paths: Paths) -> Iterator[Refusal]:
        yield from farther(paths)
        if not any(paths) and any(not free.refusals(draft) for draft in suggest(Random(0)) if any(draft)):
            yield Refusal("gdf-p4", "must-step-back", (("unit", charger), ("target", target)))

    domain = _steps(game, unit, (BACK, target), obliged, suggest)
    paths = yield from choose(unit.seat, domain, "step-back", (("unit", charger), ("target", target)))
    if any(paths):
        yield from narrate("charge", "gdf-p4", "stepped-back", unit=charger, target=target)
    return with_squad(game, moved(game, unit, paths))


def _back(model: Model, enemy: Squad, far: int) -> Path:
    other = min(enemy.models, key=lambda each: dist((each.x, each.y), (model.x, model.y)))
    away = dist((other.x, other.y), (model.x, model.y))
    if not away:
        return ()
    return ((round(model.x - (other.x - model.x) * far / away), round(model.y - (other.y - model.y) * far / away)),)


def _all_back(unit: Squad, enemy: Squad) -> Paths:
    """Return the way of a whole unit straight away from another, as it stands."""
    dx, dy = (
        sum(getattr(model, axis) for model in unit.models) / len(unit.models)
        - sum(getattr(model, axis) for model in enemy.models) / len(enemy.models)
        for axis in ("x", "y")
    )
    away = hypot(dx, dy) or 1.0
    x, y = int(dx * BACK / away), int(dy * BACK / away)
    return tuple(((model.x + x, model.y + y),) for model in unit.models)


def go_on(game: Game, name: str) -> Rule[Game]:
    """Let a unit that has destroyed its enemy move up to 3" (P4)."""
    unit = squad(game, name)

    def suggest(rng: Random) -> Iterator[Paths]:
        for _ in range(4):
            turn, far = rng.uniform(0, 2 * pi), rng.uniform(0, ON)
            dx, dy = int(far * cos(turn)), int(far * sin(turn))
            yield tuple(((model.x + dx, model.y + dy),) for model in unit.models)

    domain = _steps(game, unit, (ON, ""), lambda _: iter(()), suggest)
    paths = yield from choose(unit.seat, domain, "go-on", (("unit", name),))
    if any(paths):
        yield from narrate("charge", "gdf-p4", "went-on", unit=name)
    return with_squad(game, moved(game, unit, paths))
