"""Shooting at a table: what is declared becomes a situation, its dice are thrown, the owners take off their losses."""

from __future__ import annotations

import msgspec

from grognard.core.asking import Each, Rule, choose, step, tell, through
from grognard.core.playing import DECLARED, LINE, narrate
from grognard.rulebooks.gdf.attacks import Action
from grognard.rulebooks.gdf.casualties import remove
from grognard.rulebooks.gdf.fire import HOLD, Declared, aimed, declaration, silent_copies, spent
from grognard.rulebooks.gdf.folding import Aim, Deed, Folding
from grognard.rulebooks.gdf.game import Activation, Game, squad, with_squad
from grognard.rulebooks.gdf.pricing import parts
from grognard.rulebooks.gdf.seats import Seats
from grognard.rulebooks.gdf.shooting import lasting
from grognard.rulebooks.gdf.sides import classes, side_of
from grognard.rulebooks.gdf.sight import cover_of
from grognard.rulebooks.gdf.situation import FireGroup, OwnLosses, Situation, TargetSituation
from grognard.rulebooks.gdf.takedown import fire_counting
from grognard.rulebooks.gdf.telling import before
from grognard.rulebooks.gdf.wounds import Unit, removed, suffer

__all__ = ["fired_at", "remember", "shoot", "situation_of"]

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
    situation = situation_of(game, unit.name, draft, activation.action or "hold")
    for line in before(situation):
        yield from tell(LINE, 1, line)
    yield from tell(DECLARED, 1, parts(situation))
    used = (*unit.used, *spent(game, unit.name, draft))
    game = replace(with_squad(game, replace(unit, used=used)), activation=done)
    ones = 0
    for target in situation.targets:
        game, more = yield from fired_at(game, target)
        ones += more
    if situation.own is not None and ones:
        game = yield from _harm(game, unit.name, situation.own, ones)
    return game


def situation_of(game: Game, name: str, draft: Declared, action: Action) -> Situation:
    """Fold a declaration at the table through the same path as one of a situation file."""
    unit = squad(game, name)
    enemy = next(seat for seat in game.seats if seat != unit.seat)
    deed = Deed(game.edition, game.readings, action, unit.has_moved, counts_stated=True, seats=Seats(unit.seat, enemy))
    aims = tuple(
        Aim(side_of(squad(game, target)), shots, cover_of(game, name, numbers, target), squad(game, target).has_moved)
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


def fired_at(game: Game, target: TargetSituation) -> Rule[tuple[Game, int]]:
    """Throw everything that is fired at one target, then have its owner take off the losses."""
    now = classes(squad(game, target.name))
    steps = (step(fire_counting, group.group, group.pick) for group in target.groups)
    after, ones = yield from through((now, 0), *steps)
    lost = removed(now, after)
    yield from narrate("wounds", "gdf-16", "losses", target=target.name, removed=lost, left=after.models)
    game = remember(game, target.name, now, after)
    return (yield from remove(game, target.name, after)), ones


def remember(game: Game, name: str, before: Unit, after: Unit) -> Game:
    """Remember what a unit was before it was first wounded in this activation: its morale is tested at the end."""
    activation = game.activation
    if activation is None or before == after or name in dict(activation.hurt):
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
    return (yield from remove(remember(game, name, now, after), name, after))
