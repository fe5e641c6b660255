"""A battle step by step: rounds of alternating activations, each with its movement, its fire, its end (P1)."""

from __future__ import annotations

import msgspec

from grognard.core.asking import Rule, Throw, choose, each
from grognard.core.dice import D6
from grognard.core.domains import OneOf
from grognard.core.playing import narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.casualties import remove
from grognard.rulebooks.gdf.charging import REACH, charge, gap_between, targets
from grognard.rulebooks.gdf.fighting import fight
from grognard.rulebooks.gdf.folding import Deed, Folding
from grognard.rulebooks.gdf.game import (
    Activation,
    Game,
    Squad,
    has_rule,
    on_table,
    squad,
    with_squad,
)
from grognard.rulebooks.gdf.marching import crossed
from grognard.rulebooks.gdf.morale import morale
from grognard.rulebooks.gdf.movement import Paths, length_of, liberties, moved, movement
from grognard.rulebooks.gdf.objectives import scores, settle, survivors
from grognard.rulebooks.gdf.sides import classes, not_played, side_of
from grognard.rulebooks.gdf.volleys import remember, shoot
from grognard.rulebooks.gdf.wounds import removed, suffer

__all__ = ["battle", "dangerous", "dangerous_throw", "end_round", "next_activation"]

ACTIONS = ("hold", "advance", "rush", "charge")
replace = msgspec.structs.replace


def battle(game: Game) -> Rule[Game]:
    """Take the next step of a round: choose a unit, its action, move it, let it shoot, end its activation."""
    activation = game.activation
    if activation is None:
        return (yield from next_activation(game))
    if not activation.action:
        return (yield from _choose_action(game, activation))
    if activation.done == "chosen":
        return (yield from _move(game, activation))
    if activation.done == "moved" and activation.action == "charge":
        return (yield from fight(game, activation))
    if activation.done == "moved":
        return (yield from shoot(game, activation))
    return (yield from _end(game, activation))


def _waiting(game: Game, seat: str) -> tuple[Squad, ...]:
    """Return the units of a seat that are still to be activated this round."""
    return tuple(unit for unit in on_table(game) if unit.seat == seat and not unit.is_activated)


def next_activation(game: Game) -> Rule[Game]:
    """Let the active seat choose a unit; the other one goes on alone when it has none left, and then the round ends."""
    seat = game.seats[game.active]
    mine = _waiting(game, seat)
    if not mine:
        if _waiting(game, game.seats[1 - game.active]):
            return replace(game, active=1 - game.active)
        return (yield from end_round(game))
    name = mine[0].name
    if len(mine) > 1:
        names = tuple(unit.name for unit in on_table(game))

        def check(option: str) -> tuple[Refusal, ...]:
            unit = squad(game, option)
            if unit.seat != seat:
                return (Refusal("gdf-p1", "not-your-unit", (("unit", option),)),)
            return (Refusal("gdf-p1", "already-activated", (("unit", option),)),) if unit.is_activated else ()

        name = yield from choose(seat, OneOf("gdf-p1", names, check), "activate", (("round", game.round),))
    unit = squad(game, name)
    if unit.is_shaken:
        yield from narrate("shooter", "gdf-22", "shaken-idles", unit=name)
        rallied = with_squad(game, replace(unit, is_shaken=False, has_moved=False))
        return replace(rallied, activation=Activation(name, "idle"))
    yield from narrate("shooter", "gdf-p1", "activated", unit=name, side=seat)
    for left_open in not_played(game, unit) if game.round == 1 else ():
        yield from narrate("shooter", "gdf-1", "rule-not-played", what=left_open.what, whose=left_open.whose)
    return replace(with_squad(game, replace(unit, has_moved=False)), activation=Activation(name))


def _choose_action(game: Game, activation: Activation) -> Rule[Game]:
    """Let the unit take one of the four actions (rule 2)."""
    unit = squad(game, activation.unit)

    against = targets(game, unit)

    def check(option: str) -> tuple[Refusal, ...]:
        is_in_vain = option == "charge" and all(against.values())
        return (Refusal("gdf-p3", "nobody-to-charge", (("unit", unit.name),)),) if is_in_vain else ()

    action = yield from choose(unit.seat, OneOf("gdf-2", ACTIONS, check), "action", (("unit", unit.name),))
    if action != "charge":
        return replace(game, activation=replace(activation, action=action))
    others = tuple(other.name for other in on_table(game) if other.name != unit.name)
    friends = {
        name: (Refusal("gdf-p3", "charges-friend", (("target", name),)),) for name in others if name not in against
    }
    domain = OneOf("gdf-p3", others, ({**against, **friends}).__getitem__)
    target = yield from choose(unit.seat, domain, "charge-target", (("unit", unit.name),))
    return replace(game, activation=replace(activation, action=action, target=target))


def _move(game: Game, activation: Activation) -> Rule[Game]:
    """Ask for the movement of the whole unit, throw for dangerous terrain, and go on to what the action allows."""
    unit, action = squad(game, activation.unit), activation.action
    paths: Paths = ((),) * len(unit.models)
    if action not in ("hold", "idle"):
        domain = charge(game, unit.name, activation.target) if action == "charge" else movement(game, unit.name, action)
        paths = yield from choose(unit.seat, domain, "move", (("unit", unit.name), ("action", action)))
    longest = max(length_of(model, path) for model, path in zip(unit.models, paths, strict=True))
    if action != "idle":
        yield from narrate("movement", "gdf-2", "moved", unit=unit.name, action=action, length_um=longest)
    for told in liberties(game, unit, paths):
        yield from told
    gone = replace(moved(game, unit, paths), has_moved=longest > 0)
    game = replace(with_squad(game, gone), activation=replace(activation, done="moved"))
    game = yield from dangerous(game, unit, paths)
    is_done = action in ("rush", "idle") or not squad(game, unit.name).models
    if action == "charge" and not any(paths) and gap_between(unit, squad(game, activation.target)) > REACH:
        yield from narrate("movement", "gdf-p3", "charge-called-off", unit=unit.name, target=activation.target)
        is_done = True
    if is_done and game.activation is not None:
        game = replace(game, activation=replace(game.activation, done="attacked"))
    return game


def dangerous_throw(who: str) -> Throw[int]:
    """Return the die for dangerous terrain: a 1 is a wound that no rule may block (P2)."""
    return Throw(D6.read_as(lambda face: int(face == 1)), "dangerous", who, (("need", 2),), (0,), "gdf-p2")


def dangerous(game: Game, unit: Squad, paths: Paths) -> Rule[Game]:
    """Throw a die per Tough point for every model that crosses dangerous terrain or began in it (P2)."""
    dice = 0
    for model, path in zip(unit.models, paths, strict=True):
        flies = bool(path) and has_rule(unit, "Flying", model=model)
        dice += model.tough if not flies and crossed(game, model, path, "dangerous") else 0
    if not dice:
        return game
    wounds = yield from each((dice, dangerous_throw, (unit.seat,)))
    now = classes(unit)
    after = suffer(now, wounds)
    lost = removed(now, after)
    yield from narrate("dangerous", "gdf-p2", "dangerous-terrain", unit=unit.name, wounds=wounds, removed=lost)
    game = remember(game, unit.name, now) if after != now else game
    return (yield from remove(game, unit.name, after))


def _end(game: Game, activation: Activation) -> Rule[Game]:
    """Test the morale of everybody who was wounded in this activation, and hand over (rule 22)."""
    for name, before in activation.hurt:
        unit = squad(game, name)
        if unit.models:
            side = side_of(unit)
            nerve = Folding(Deed(game.edition, game.readings), side, game.name).nerve(
                side, before, is_own=name == activation.unit
            )
            result = yield from morale(classes(unit), nerve, unit.seat)
            key = "stands-firm" if not result.is_shaken else "becomes-shaken"
            if result.is_tested:
                yield from narrate("morale", "gdf-22", key, unit=name)
            game = with_squad(game, replace(unit, is_shaken=result.is_shaken))
    return _passed_on(replace(game, activation=None), activation.unit)


def _passed_on(game: Game, name: str) -> Game:
    """Return the battle with a unit activated and the other seat to act."""
    unit = squad(game, name)
    game = with_squad(game, replace(unit, is_activated=True))
    finished, own = game.finished, game.seats.index(unit.seat)
    for at in (1 - own, own) if finished < 0 else ():
        if finished < 0 and not _waiting(game, game.seats[at]):
            finished = at
    return replace(game, active=1 - own, finished=finished, turn=game.turn + 1)


def end_round(game: Game) -> Rule[Game]:
    """Settle the objectives; begin the next round with who had finished first, or end the battle (P1)."""
    game = yield from settle(game)
    if game.round == game.rounds or survivors(game):
        for seat, many in scores(game):
            yield from narrate("objectives", "gdf-p1", "objectives-held", side=seat, count=many)
        return replace(game, phase="over", turn=game.turn + 1)
    squads = tuple(replace(unit, is_activated=False, is_fatigued=False) for unit in game.squads)
    first = game.finished if game.finished >= 0 else game.first
    yield from narrate("round", "gdf-p1", "round-begins", round=game.round + 1, side=game.seats[first])
    return replace(
        game, squads=squads, round=game.round + 1, first=first, active=first, finished=-1, turn=game.turn + 1,
        phase="arrivals",
    )  # fmt: skip
