"""Before a round: objectives, deployment, Scouts, units in ambush (P1, P6, section 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from random import Random
from typing import TypeAlias

import msgspec

from grognard.boards.length import INCH
from grognard.boards.measure import contains, is_within, overlap
from grognard.boards.shapes import Disc, Polygon, bounds, rectangle
from grognard.core.asking import Rule, Throw, choose
from grognard.core.dice import D3
from grognard.core.domains import OneOf, Point, Spots
from grognard.core.playing import narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.game import (
    Activation,
    Game,
    Objective,
    Squad,
    base_at,
    enemies,
    has_rule,
    living,
    model_name,
    moved_to,
    squad,
    with_squad,
)
from grognard.rulebooks.gdf.movement import end_refusals, length_of, moved, movement

__all__ = ["arrive", "count_markers", "deploy", "place_marker", "places", "scout", "zone_of"]

Places: TypeAlias = tuple[Point, ...]
APART = 9 * INCH
"""Objectives lie farther apart than this, and units in ambush arrive farther than this from every enemy."""

TURNS = 12
MOST_COLUMNS = 10
replace = msgspec.structs.replace


def zone_of(game: Game, seat: str) -> Polygon:
    """Return the strip along a long edge in which a seat deploys (P6)."""
    is_first = seat == game.seats[0]
    if game.width >= game.depth:
        low = 0 if is_first else game.depth - game.zone
        return rectangle(0, low, game.width, low + game.zone)
    left = 0 if is_first else game.width - game.zone
    return rectangle(left, 0, left + game.zone, game.depth)


def count_markers(game: Game) -> Rule[Game]:
    """Throw how many objectives there are: D3+2 (P1)."""
    seat = game.seats[game.active]
    many = yield from Throw(D3.faces(), "objectives", seat, (), (), "gdf-p1")
    yield from narrate("objectives", "gdf-p1", "objectives-counted", count=many + 2)
    return replace(game, markers=many + 2, phase="placing", turn=game.turn + 1)


def place_marker(game: Game) -> Rule[Game]:
    """Let the players place the objectives in turn, outside the deployment zones and more than 9" apart (P6)."""
    seat = game.seats[game.active]

    def check(spots: Places) -> tuple[Refusal, ...]:
        return tuple(_marker_refusals(game, spots[0]))

    def suggest(rng: Random) -> Iterator[Places]:
        return ((spot,) for each in (rng, Random(game.turn)) for spot in _anywhere(game, each))

    is_room = any(not any(_marker_refusals(game, spot)) for spot in _anywhere(game, Random(game.turn)))
    if not game.markers or not is_room:
        return _deploying(game)
    ((x, y),) = yield from choose(
        seat, Spots("gdf-p6", 1, check, suggest), "place-objective", (("left", game.markers),)
    )
    yield from narrate("objectives", "gdf-p6", "objective-placed", side=seat, marker=len(game.objectives) + 1)
    markers = (*game.objectives, Objective(x, y))
    return replace(game, objectives=markers, markers=game.markers - 1, active=1 - game.active, turn=game.turn + 1)


def _anywhere(game: Game, rng: Random) -> Iterator[Point]:
    """Go through random points of the table, then through a grid of it."""
    for _ in range(TURNS):
        yield rng.randint(0, game.width), rng.randint(0, game.depth)
    for x in range(INCH, game.width, 2 * INCH):
        yield from ((x, y) for y in range(INCH, game.depth, 2 * INCH))


def _marker_refusals(game: Game, spot: Point) -> Iterator[Refusal]:
    marker = Disc(*spot, 0)
    if not (0 <= spot[0] <= game.width and 0 <= spot[1] <= game.depth):
        yield Refusal("gdf-p6", "objective-not-on-table")
    if any(overlap(zone_of(game, seat), marker) or contains(zone_of(game, seat), marker) for seat in game.seats):
        yield Refusal("gdf-p6", "objective-in-zone", (("zone_um", game.zone),))
    for number, other in enumerate(game.objectives, 1):
        if is_within(marker, Disc(other.x, other.y, 0), APART):
            yield Refusal("gdf-p6", "objective-too-near", (("marker", number), ("least_um", APART)))
    for piece in game.terrain:
        if "impassable" in piece.properties and contains(piece.outline, marker):
            yield Refusal("gdf-p6", "objective-in-impassable", (("piece", piece.id),))


def _deploying(game: Game) -> Game:
    return replace(game, phase="deployment", active=game.first, turn=game.turn + 1)


def _waiting(game: Game, seat: str) -> tuple[Squad, ...]:
    """Return the units that a seat may deploy now: Scouts come when everybody else has been deployed."""
    waiting = [unit for unit in living(game) if unit.where == "waiting"]
    others = [unit for unit in waiting if not has_rule(unit, "Scout")]
    return tuple(unit for unit in others or waiting if unit.seat == seat)


def deploy(game: Game) -> Rule[Game]:
    """Let the players deploy their units in turn within their zones, Scouts last (P6)."""
    seat = game.seats[game.active]
    mine = _waiting(game, seat)
    if not mine:
        if _waiting(game, game.seats[1 - game.active]):
            return replace(game, active=1 - game.active)
        yield from narrate("round", "gdf-p1", "round-begins", round=1, side=game.seats[game.first])
        return replace(game, phase="battle", active=game.first, turn=game.turn + 1)
    names = tuple(unit.name for unit in mine)
    name = names[0] if len(names) == 1 else (yield from choose(seat, OneOf("gdf-p6", names), "deploy-next"))
    unit = squad(game, name)
    game = replace(game, active=1 - game.active, turn=game.turn + 1)
    if has_rule(unit, "Ambush"):
        option = yield from choose(seat, OneOf("gdf-ambush", ("deploy", "reserve")), "ambush", (("unit", name),))
        if option == "reserve":
            yield from narrate("deployment", "gdf-ambush", "goes-into-reserve", unit=name)
            return with_squad(game, replace(unit, where="reserve"))
    spots = yield from choose(seat, _zoned(game, unit), "deploy", (("unit", name), ("models", len(unit.models))))
    yield from narrate("deployment", "gdf-p6", "deployed", unit=name)
    game = with_squad(game, _standing(unit, spots))
    return replace(game, phase="scouts", activation=Activation(name)) if has_rule(unit, "Scout") else game


def scout(game: Game) -> Rule[Game]:
    """Let a Scout that has just been deployed move up to 12" (section 14)."""
    game, name = replace(game, phase="deployment", activation=None), game.activation.unit if game.activation else ""
    unit = squad(game, name)
    paths = yield from choose(unit.seat, movement(game, name, "scout"), "move", (("unit", name), ("action", "scout")))
    longest = max(length_of(model, path) for model, path in zip(unit.models, paths, strict=True))
    yield from narrate("deployment", "gdf-scout", "scouted", unit=name, length_um=longest)
    return with_squad(game, moved(game, unit, paths))


def _standing(unit: Squad, spots: Places) -> Squad:
    models = tuple(moved_to(model, at) for model, at in zip(unit.models, spots, strict=True))
    return replace(unit, models=models, where="table")


def _zoned(game: Game, unit: Squad) -> Spots:
    """Return every way to deploy a unit within its zone."""
    zone = zone_of(game, unit.seat)

    def outside(after: Squad) -> Iterator[Refusal]:
        for model in after.models:
            if not _is_inside(bounds(base_at(model.footing, model.x, model.y)), bounds(zone)):
                told = (("model", model_name(after, model)), ("zone_um", game.zone))
                yield Refusal("gdf-p6", "outside-zone", told)

    return places(game, unit, "gdf-p6", outside, zone)


def _is_inside(box: tuple[int, int, int, int], zone: tuple[int, int, int, int]) -> bool:
    return zone[0] <= box[0] and zone[1] <= box[1] and box[2] <= zone[2] and box[3] <= zone[3]


def places(game: Game, unit: Squad, citation: str, more: Callable[[Squad], Iterator[Refusal]], area: Polygon) -> Spots:
    """Return every way to put a unit down in an area, `more` being what else may be wrong with it."""

    def check(spots: Places) -> tuple[Refusal, ...]:
        after = _standing(unit, spots)
        return (*more(after), *end_refusals(game, unit, after))

    def suggest(rng: Random) -> Iterator[Places]:
        yield from _blocks(unit, area, rng)
        yield from _blocks(unit, area, Random(game.turn))

    return Spots(citation, len(unit.models), check, suggest)


def _blocks(unit: Squad, area: Polygon, rng: Random) -> Iterator[Places]:
    """Suggest ranks of models, at random and then all over an area; ovals that lie aslant stand closer together."""
    boxes = [bounds(base_at(model.footing, 0, 0)) for model in unit.models]
    pitch = tuple(max(box[side + 2] - box[side] for box in boxes) + INCH // 8 for side in (0, 1))
    many = len(unit.models)
    wide = min(many, max(3, round(many**0.5) + 1))
    for _ in range(TURNS):
        yield from _ranks(area, many, rng.choice((wide, wide, min(many, 5), max(1, wide - 1))), pitch, rng)
    are_round = all(model.footing.long == model.footing.wide for model in unit.models)
    for share in (1.0,) if are_round else (1.0, 0.85, 0.7, 0.6):
        closer = tuple(int(side * share) for side in pitch)
        for columns in sorted(range(1, min(many, MOST_COLUMNS) + 1), key=lambda count: (abs(count - wide), count)):
            yield from _ranks(area, many, columns, closer, None)


def _ranks(area: Polygon, many: int, columns: int, pitch: tuple[int, ...], rng: Random | None) -> Iterator[Places]:
    """Put ranks of models at a random place of an area, or everywhere in it."""
    (left, low), (right, high) = area.ring[0], area.ring[2]
    across, up = pitch
    half, deep, rows = across // 2 + 1, up // 2 + 1, -(-many // columns)
    last_x, last_y = right - half - (columns - 1) * across, high - deep - (rows - 1) * up
    xs: Sequence[int] = range(left + half, max(left + half, last_x) + 1, INCH)
    ys: Sequence[int] = range(low + deep, max(low + deep, last_y) + 1, INCH)
    if rng is not None:
        xs = [rng.randint(left + half, max(left + half, last_x))]
        ys = [rng.randint(low + deep, max(low + deep, last_y))]
    for x, y in product(xs, ys):
        yield tuple((x + at % columns * across, y + at // columns * up) for at in range(many))


def arrive(game: Game) -> Rule[Game]:
    """Let a unit in ambush arrive from round two on, more than 9" away from every enemy (section 14)."""
    seat = game.seats[game.active]
    ready = [unit for unit in living(game) if unit.where == "reserve" and unit.seat == seat and not unit.is_activated]
    if not ready:
        others = [unit for unit in living(game) if unit.where == "reserve" and not unit.is_activated]
        if others:
            return replace(game, active=1 - game.active)
        squads = tuple(replace(unit, is_activated=False) if unit.where == "reserve" else unit for unit in game.squads)
        return replace(game, phase="battle", active=game.first, squads=squads)
    unit = ready[0]
    game = replace(game, active=1 - game.active, turn=game.turn + 1)
    domain = _far_from_enemies(game, unit)
    is_room = next(iter(domain.suggestions(Random(game.turn))), None) is not None

    def check(option: str) -> tuple[Refusal, ...]:
        is_stuck = option == "arrive" and not is_room
        return (Refusal("gdf-ambush", "no-room-to-arrive", (("unit", unit.name),)),) if is_stuck else ()

    option = yield from choose(
        seat, OneOf("gdf-ambush", ("arrive", "wait"), check), "arrive", (("unit", unit.name), ("round", game.round))
    )
    if option == "wait":
        return with_squad(game, replace(unit, is_activated=True))
    spots = yield from choose(seat, domain, "deploy", (("unit", unit.name), ("models", len(unit.models))))
    yield from narrate("deployment", "gdf-ambush", "arrived", unit=unit.name)
    return with_squad(game, replace(_standing(unit, spots), is_activated=False))


def _far_from_enemies(game: Game, unit: Squad) -> Spots:
    def near(after: Squad) -> Iterator[Refusal]:
        for model in after.models:
            base = base_at(model.footing, model.x, model.y)
            for other in enemies(game, unit.seat):
                if any(is_within(base, base_at(m.footing, m.x, m.y), APART) for m in other.models):
                    told = (("model", model_name(after, model)), ("other", other.name), ("least_um", APART))
                    yield Refusal("gdf-ambush", "arrives-too-near", told)

    return places(game, unit, "gdf-ambush", near, rectangle(0, 0, game.width, game.depth))
