"""Shooting at a table: what is declared becomes a situation, its dice are thrown, the owners take off their losses."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from grognard.core.asking import Each, Rule, choose, step, tell, through
from grognard.core.domains import OneOf
from grognard.core.playing import DECLARED, LINE, narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.attacks import Action
from grognard.rulebooks.gdf.casualties import remove, struck
from grognard.rulebooks.gdf.fire import HOLD, Declared, aimed, declaration, silent_copies, spent
from grognard.rulebooks.gdf.folding import Aim, Deed, Folding
from grognard.rulebooks.gdf.game import Activation, Game, Model, Squad, model_name, seen, squad, with_squad
from grognard.rulebooks.gdf.pricing import parts
from grognard.rulebooks.gdf.seats import Seats
from grognard.rulebooks.gdf.shooting import lasting
from grognard.rulebooks.gdf.sides import classes, side_of
from grognard.rulebooks.gdf.sight import cover_of, sees
from grognard.rulebooks.gdf.situation import FireGroup, OwnLosses, Situation, TargetSituation
from grognard.rulebooks.gdf.takedown import Pick, fire_counting
from grognard.rulebooks.gdf.telling import before
from grognard.rulebooks.gdf.wounds import Unit, removed, suffer

__all__ = ["NOBODY", "fired_at", "remember", "shoot", "situation_of"]

NOBODY: Mapping[str, int] = MappingProxyType({})
"""Nobody is picked."""

replace = msgspec.structs.replace


def shoot(game: Game, activation: Activation) -> Rule[Game]:
    """Ask for a declaration of fire and resolve it; nothing can be added once a die has fallen (rules 4 and 9)."""
    unit = squad(game, activation.unit)
    domain = declaration(game, unit.name)
    draft: Declared = ()
    if any(option[0] != HOLD and not domain.check((option,)) for option in domain.all_options):
        draft = yield from choose(unit.seat, domain, "declare-fire", (("unit", unit.name),))
    done = replace(activation, done="attacked")
    aims = aimed(game, unit.name, draft)
    if not aims:
        yield from narrate("shooter", "gdf-2", "does-not-shoot", unit=unit.name)
        return replace(game, activation=done)
    action: Action = "advance" if activation.action == "advance" else "hold"
    picked = yield from _picked(game, situation_of(game, unit.name, draft, action), unit)
    situation = situation_of(game, unit.name, draft, action, picked)
    for line in before(situation):
        yield from tell(LINE, 1, line)
    for name, _, numbers in aims:
        where = cover_of(game, unit.name, numbers, name)
        if where != "none":
            yield from narrate("defense", "gdf-15", "has-cover", target=name, where=where)
    yield from tell(DECLARED, 1, parts(situation))
    used = (*unit.used, *spent(game, unit.name, draft))
    game = replace(with_squad(game, replace(unit, used=used)), activation=done)
    ones = 0
    for target in situation.targets:
        game, more = yield from fired_at(game, target, picked.get(target.name))
        ones += more
    if situation.own is not None and ones:
        game = yield from _harm(game, unit.name, situation.own, ones)
    return game


def _picked(game: Game, situation: Situation, unit: Squad) -> Rule[dict[str, int]]:
    """Ask the shooters whom their Takedown weapons pick in each target: any model that some of them see."""
    found: dict[str, int] = {}
    for target in situation.targets:
        enemy = squad(game, target.name)
        if len(enemy.models) == 1 or not any(group.pick for group in target.groups):
            continue
        names = {model_name(enemy, model): model for model in enemy.models}
        eyes = [seen(unit, model) for model in unit.models]
        visible = {name for name, model in names.items() if any(sees(game, eye, seen(enemy, model)) for eye in eyes)}

        def check(name: str, visible: frozenset[str] = frozenset(visible)) -> tuple[Refusal, ...]:
            is_hidden = bool(visible) and name not in visible
            return (Refusal("gdf-takedown", "picked-not-seen", (("model", name),)),) if is_hidden else ()

        domain = OneOf("gdf-takedown", tuple(names), check)
        name = yield from choose(unit.seat, domain, "take-down", (("unit", unit.name), ("target", target.name)))
        found[target.name] = names[name].number
    return found


def _class_of(unit: Squad, number: int | None) -> Pick | None:
    """Return the class of the model that was picked; a hero left alone is a unit of one."""
    model = next((model for model in unit.models if model.number == number), None)
    if model is None:
        return None
    if model.is_hero and len(unit.models) > 1:
        return "hero"
    return "tough" if model.tough > 1 else "model"


def situation_of(
    game: Game, name: str, draft: Declared, action: Action, picked: Mapping[str, int] = NOBODY
) -> Situation:
    """Fold a declaration at the table through the same path as one of a situation file.

    `picked` are the models that Takedown picks, by their targets.
    """
    unit = squad(game, name)
    enemy = next(seat for seat in game.seats if seat != unit.seat)
    deed = Deed(game.edition, game.readings, action, unit.has_moved, counts_stated=True, seats=Seats(unit.seat, enemy))
    aims = tuple(
        Aim(
            side_of(squad(game, target)),
            shots,
            cover_of(game, name, numbers, target),
            squad(game, target).has_moved,
            _class_of(squad(game, target), picked.get(target)),
        )
        for target, shots, numbers in aimed(game, name, draft)
    )
    folded = Folding(deed, side_of(unit), game.name).situation(aims)
    targets = tuple(replace(target, groups=_merged(target.groups)) for target in folded.targets)
    return replace(folded, targets=targets, left_out=silent_copies(game, name, draft))


def _merged(groups: tuple[FireGroup, ...]) -> tuple[FireGroup, ...]:
    """Put copies together again that were told apart by distance and attack alike all the same."""
    found: list[FireGroup] = []
    for group in groups:
        at = next((at for at, other in enumerate(found) if _attacks_alike(group, other)), None)
        if at is None:
            found.append(group)
            continue
        other = found[at]
        together = replace(other.group, attacks=other.group.attacks + group.group.attacks)
        nearest = min(other.distance_um, group.distance_um)
        found[at] = replace(other, copies=other.copies + group.copies, distance_um=nearest, group=together)
    return tuple(found)


def _attacks_alike(one: FireGroup, other: FireGroup) -> bool:
    alike = replace(one.group, attacks=other.group.attacks) == other.group
    sixes = (one.group.six is one.group.plain) == (other.group.six is other.group.plain)
    return (one.weapon, one.pick) == (other.weapon, other.pick) and alike and sixes


def fired_at(game: Game, target: TargetSituation, number: int | None = None) -> Rule[tuple[Game, int]]:
    """Throw everything that is fired at one target, then have its owner take off the losses.

    The model of that `number` was picked by Takedown: it is fired at on its own, before everything else.
    """
    groups, ones, name = target.groups, 0, target.name
    many = len(squad(game, name).models)
    if number is not None:
        game, ones = yield from _take_down(game, target, number)
        groups = tuple(group for group in groups if not group.pick)
    now = classes(squad(game, name))
    after, more = yield from through((now, 0), *(step(fire_counting, group.group, group.pick) for group in groups))
    yield from narrate("wounds", "gdf-16", "losses", target=name, removed=many - after.models, left=after.models)
    game = remember(game, name, now) if after != now else game
    return (yield from remove(game, name, after)), ones + more


def _take_down(game: Game, target: TargetSituation, number: int) -> Rule[tuple[Game, int]]:
    """Fire at one model as at a unit of one (section 5)."""
    unit = squad(game, target.name)
    model = next(model for model in unit.models if model.number == number)
    steps = (step(fire_counting, group.group, None) for group in target.groups if group.pick)
    alone = _alone(model)
    after, ones = yield from through((alone, 0), *steps)
    game = remember(game, unit.name, classes(unit)) if after != alone else game
    return (yield from struck(game, unit.name, number, after.marked if after.models else model.tough)), ones


def _alone(model: Model) -> Unit:
    """Return one model as a unit of one."""
    if model.tough == 1:
        return Unit(1)
    return Unit(0, int(not model.wounds), (model.wounds,) if model.wounds else (), model.tough)


def remember(game: Game, name: str, before: Unit) -> Game:
    """Remember what a unit was before it was first wounded in this activation: its morale is tested at the end."""
    activation = game.activation
    if activation is None or name in dict(activation.hurt):
        return game
    return replace(game, activation=replace(activation, hurt=(*activation.hurt, (name, before))))


def _harm(game: Game, name: str, own: OwnLosses, ones: int) -> Rule[Game]:
    """Take wounds from one's own Hazardous weapons (reading A9)."""
    unit = squad(game, name)
    if not unit.models:
        return game
    now = classes(unit)
    after = yield from through(now, Each(((ones, lasting, (own.to_ignore,)),), suffer, together=True))
    yield from narrate("wounds", "gdf-hazardous", "own-losses", unit=name, ones=ones, removed=removed(now, after))
    game = remember(game, name, now) if after != now else game
    return (yield from remove(game, name, after))
