"""Casualties at a table: the rules say how many of which class, their owner says which models (rules 16 to 18, 21)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import msgspec

from grognard.core.asking import Rule, choose
from grognard.core.domains import OneOf, SomeOf
from grognard.core.playing import narrate
from grognard.core.refusals import Facts, Refusal
from grognard.rulebooks.gdf.declaration import carried
from grognard.rulebooks.gdf.game import Game, Model, Squad, model_name, squad, with_squad
from grognard.rulebooks.gdf.movement import coherency_of
from grognard.rulebooks.gdf.objectives import held_by
from grognard.rulebooks.gdf.sides import classes
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["costs", "remove", "struck"]

TRIES = 8
replace = msgspec.structs.replace


def remove(game: Game, name: str, after: Unit) -> Rule[Game]:
    """Take off a unit what it has lost, and mark the wounds on the rest; its owner chooses among equals."""
    unit, before = squad(game, name), classes(squad(game, name))
    if after == before:
        return game
    plain, tough, heroes = _by_class(unit)
    gone = yield from _chosen(game, unit, plain, before.plain - after.plain)
    marked: dict[int, int] = {}
    hurt = [model for model in tough if model.wounds]
    fresh = [model for model in tough if not model.wounds]
    dead = len(tough) - after.fresh - len(after.hurt)
    gone += [model.number for model in hurt[:dead]]
    if dead > len(hurt):
        gone += yield from _chosen(game, unit, fresh, dead - len(hurt))
    left = hurt[dead:]
    marked |= {model.number: wounds for model, wounds in zip(left, after.hurt, strict=False)}
    for wounds in after.hurt[len(left) :]:
        open_ones = [model for model in fresh if model.number not in gone and model.number not in marked]
        marked[(yield from _wounded(unit, open_ones, wounds))] = wounds
    gone += [model.number for model in heroes[: len(heroes) - len(after.heroes)]]
    for model, (wounds, _) in zip(heroes[len(heroes) - len(after.heroes) :], after.heroes, strict=True):
        marked[model.number] = wounds
    return (yield from _taken_off(game, unit, gone, marked))


def struck(game: Game, name: str, number: int, wounds: int) -> Rule[Game]:
    """Mark wounds on one model of a unit that was picked, and take it off if they are as many as it bears."""
    unit = squad(game, name)
    model = next(model for model in unit.models if model.number == number)
    if wounds == model.wounds:
        return game
    gone = [number] if wounds >= model.tough else []
    return (yield from _taken_off(game, unit, gone, {} if gone else {number: wounds}))


def _by_class(unit: Squad) -> tuple[list[Model], list[Model], list[Model]]:
    """Return the models without Tough, the Tough ones, most wounded first, and the joined heroes."""
    troops = [model for model in unit.models if not model.is_hero]
    heroes = [model for model in unit.models if model.is_hero]
    if not troops:
        troops, heroes = heroes, []
    tough = sorted((model for model in troops if model.tough > 1), key=lambda model: (-model.wounds, model.number))
    return [model for model in troops if model.tough == 1], tough, heroes


def _chosen(game: Game, unit: Squad, among: Sequence[Model], count: int) -> Rule[list[int]]:
    """Ask the owner which of several equal models are lost."""
    if count <= 0 or count >= len(among):
        return [model.number for model in among[: max(0, count)]]
    by_name = {model_name(unit, model): model for model in unit.models}
    names = [model_name(unit, model) for model in among]

    def check(picks: tuple[str, ...]) -> tuple[Refusal, ...]:
        return tuple(_too_early(unit, by_name[name]) for name in picks if name not in names)

    def suggest(rng: Random) -> Iterator[tuple[str, ...]]:
        for _ in range(TRIES):
            places = sorted(rng.sample(range(len(names)), count))
            yield tuple(names[place] for place in places)

    domain = SomeOf("gdf-16", tuple(by_name), count, count, check, suggest)
    facts: Facts = (("unit", unit.name), ("count", count), *_told_costs(game, unit, among))
    picks = yield from choose(unit.seat, domain, "casualties", facts)
    return [by_name[name].number for name in picks]


def _too_early(unit: Squad, model: Model) -> Refusal:
    """Say why a model is not lost yet, though others are (rules 16 to 18)."""
    name = model_name(unit, model)
    plain, tough, _ = _by_class(unit)
    if model.is_hero and len(unit.models) > 1:
        told = (("hero", name), ("unit", unit.name), ("others", len(unit.models) - 1))
        return Refusal("gdf-18", "hero-dies-last", told)
    if model.tough > 1 and plain:
        return Refusal("gdf-18", "plain-die-first", (("model", name),))
    if model in tough and tough[0].wounds:
        return Refusal("gdf-17", "wounded-die-first", (("model", name), ("first", model_name(unit, tough[0]))))
    return Refusal("gdf-16", "wounds-are-counted", (("model", name),))


def _wounded(unit: Squad, among: Sequence[Model], wounds: int) -> Rule[int]:
    """Ask the owner which unwounded Tough model takes what is left of the wounds."""
    if len(among) == 1:
        return among[0].number
    by_name = {model_name(unit, model): model for model in among}
    facts = (("unit", unit.name), ("wounds", wounds))
    name = yield from choose(unit.seat, OneOf("gdf-17", tuple(by_name)), "wounded", facts)
    return by_name[name].number


def costs(game: Game, unit: Squad, model: Model) -> tuple[str, ...]:
    """Return what the loss of a model costs its unit (rule 21): `coherency`, `objective`, `last-weapon: …`."""
    rest = replace(unit, models=tuple(other for other in unit.models if other.number != model.number))
    lost = _given_up(game, unit, rest)
    return tuple(dict.fromkeys(f"{kind}: {what}" if kind == "last-weapon" else kind for kind, what in lost))


def _given_up(game: Game, before: Squad, after: Squad) -> Iterator[tuple[str, str]]:
    """Name what a unit gives up with its losses (rule 21): its coherency, markers, weapons that none has any more."""
    if sum(coherency_of(game, after)) > sum(coherency_of(game, before)):
        yield "coherency", ""
    for at in sorted(set(held_by(before, game)) - set(held_by(after, game))):
        yield "objective", str(at + 1)
    weapons = carried(before)
    left = {at for model in after.models for at, _ in model.carries}
    for at in sorted({at for model in before.models for at, _ in model.carries} - left):
        yield "last-weapon", weapons[at].text


def _told_costs(game: Game, unit: Squad, among: Sequence[Model]) -> Iterator[tuple[str, str]]:
    for model in among:
        if lost := costs(game, unit, model):
            yield f"note {model_name(unit, model)}", "; ".join(lost)


def _taken_off(game: Game, unit: Squad, gone: list[int], marked: dict[int, int]) -> Rule[Game]:
    """Remove models, mark wounds, and say what that changed (rule 21)."""
    models = tuple(
        replace(model, wounds=marked.get(model.number, model.wounds))
        for model in unit.models
        if model.number not in gone
    )
    after = replace(unit, models=models)
    for model in unit.models:
        if model.number in gone:
            yield from narrate("wounds", "gdf-16", "model-removed", model=model_name(unit, model))
    for model in models:
        if marked.get(model.number):
            name, taken, tough = model_name(unit, model), model.wounds, model.tough
            yield from narrate("wounds", "gdf-17", "model-wounded", model=name, wounds=taken, tough=tough)
    if not models:
        yield from narrate("wounds", "gdf-16", "unit-destroyed", unit=unit.name)
        return with_squad(game, after)
    if gone:
        yield from _changed(game, unit, after)
    return with_squad(game, after)


def _changed(game: Game, unit: Squad, after: Squad) -> Rule[None]:
    for kind, what in _given_up(game, unit, after):
        if kind == "coherency":
            yield from narrate("wounds", "gdf-21", "coherency-lost", unit=unit.name)
        elif kind == "objective":
            yield from narrate("wounds", "gdf-21", "objective-left", unit=unit.name, marker=int(what))
        else:
            yield from narrate("wounds", "gdf-21", "weapon-lost", unit=unit.name, weapon=what)
