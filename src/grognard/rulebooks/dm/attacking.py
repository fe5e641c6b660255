"""Attacks of the unit that acts: one declaration after the other, by the very rules that are priced (2.2-2.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from grognard.boards.hex import Hex, within
from grognard.core.asking import Rule, choose, tell
from grognard.core.domains import OneOf
from grognard.core.playing import DECLARED, LINE, narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.board import Smoke, is_on, named_hex, shown_hex
from grognard.rulebooks.dm.budget import attacks_made, mount_of
from grognard.rulebooks.dm.consequences import after_volley, smoke_laid
from grognard.rulebooks.dm.declaration import judged
from grognard.rulebooks.dm.game import Fighter, Game, alive, fighter, other_side, readings_of, standing_for
from grognard.rulebooks.dm.pricing import parts
from grognard.rulebooks.dm.salvos import volley
from grognard.rulebooks.dm.situation import Declared, Scene, Situation
from grognard.rulebooks.dm.smoke import smoke_situation
from grognard.rulebooks.dm.survey import facets_of, ground_of
from grognard.rulebooks.dm.telling import before
from grognard.rulebooks.dm.units import FACETS, Weapon, attacks_per_turn

__all__ = ["END", "Aimed", "Pointed", "aims", "attack", "situation_of"]

END = "end"
SMOKE = "smoke"

Pointed: TypeAlias = tuple[str | int, ...]
Aimed: TypeAlias = str | Pointed
"""A weapon and a target, with the facet where two can be struck; of a smoke weapon the weapon and `smoke`."""

FAR = 8
"""Smoke is laid no farther than this where the weapon names no range."""


def attack(game: Game) -> Rule[Game]:
    """Let the active unit attack once, or end its turn; nothing is asked where nothing can be attacked."""
    shooter = fighter(game, game.active)
    checked = _checked(game, shooter)
    options: tuple[Aimed, ...] = (END, *checked)
    if all(checked.values()):
        return (yield from (_no_more_salvos(game) if game.rest[1] else _ended(game, shooter)))
    domain = OneOf("dm-order", options, lambda aimed: () if isinstance(aimed, str) else checked[aimed])
    why = "attack-again" if game.rest[1] else "attack"
    facts = (("unit", shooter.unit.name), ("left", _left(game, shooter)), ("salvos", game.rest[1]))
    aimed = yield from choose(shooter.seat, domain, why, facts)
    if not isinstance(aimed, str):
        is_smoke = "smoke" in _mounted(shooter, aimed).tags
        return (yield from (_smoke if is_smoke else _fire)(game, shooter, aimed))
    return (yield from (_no_more_salvos(game) if game.rest[1] else _ended(game, shooter)))


def _no_more_salvos(game: Game) -> Rule[Game]:
    """Let the salvos that are left over go."""
    yield from narrate("attack", "dm-salvos", "salvos-let-go", salvos=game.rest[1])
    return msgspec.structs.replace(game, rest=("", 0, ""), turn=game.turn + 1)


def _left(game: Game, shooter: Fighter) -> int:
    return max(0, (attacks_per_turn(shooter.unit) or 0) - attacks_made(shooter.unit, readings_of(game)))


def _ended(game: Game, shooter: Fighter) -> Rule[Game]:
    yield from narrate("round", "dm-round", "turn-ends", unit=shooter.unit.name)
    fighters = tuple(
        msgspec.structs.replace(each, has_acted=True) if each.unit.name == shooter.unit.name else each
        for each in game.fighters
    )
    game = msgspec.structs.replace(game, fighters=fighters, active="", rest=("", 0, ""))
    return msgspec.structs.replace(game, last=shooter.seat, turn=game.turn + 1)


def _checked(game: Game, shooter: Fighter) -> dict[Pointed, tuple[Refusal, ...]]:
    """Return whatever can be declared, each with everything the rules have against it."""
    found: dict[Pointed, tuple[Refusal, ...]] = {}
    for weapon in _weapons(game, shooter):
        if "smoke" in weapon.tags:
            found[(mount_of(weapon), SMOKE)] = _smoke_refusals(game, shooter, weapon)
    for aimed in aims(game, shooter):
        found[aimed] = situation_of(game, shooter, aimed).refusals
    return found


def aims(game: Game, shooter: Fighter) -> Iterator[Pointed]:
    """Go through every weapon that shoots with every unit it could be declared at, legal or not."""
    for weapon in _weapons(game, shooter):
        if "smoke" not in weapon.tags:
            yield from _targets(game, shooter, weapon)


def _weapons(game: Game, shooter: Fighter) -> tuple[Weapon, ...]:
    """Return the weapons that can be declared; salvos left over belong to the weapon that fired them."""
    if not game.rest[1]:
        return shooter.unit.weapons
    return tuple(weapon for weapon in shooter.unit.weapons if mount_of(weapon) == game.rest[0])


def _targets(game: Game, shooter: Fighter, weapon: Weapon) -> Iterator[Pointed]:
    for target in alive(game):
        if target.unit.name in (shooter.unit.name, game.rest[2]):
            continue
        facets = facets_of(standing_for(target, shooter.seat), shooter.hex)
        aimed: Pointed = (mount_of(weapon), target.unit.name)
        if len(facets) < 2 or target.unit.kind == "infantry":
            yield aimed
        else:
            yield from ((*aimed, FACETS[facet]) for facet in facets)


def _smoke_refusals(game: Game, shooter: Fighter, weapon: Weapon) -> tuple[Refusal, ...]:
    """Return what the rules have against laying smoke anywhere; nothing if there is a hex for it."""
    hexes = _smoke_hexes(game, shooter, weapon)
    return () if not hexes or not all(hexes.values()) else next(iter(hexes.values()))


def _smoke_hexes(game: Game, shooter: Fighter, weapon: Weapon) -> dict[Pointed, tuple[Refusal, ...]]:
    reach = min(FAR if weapon.reach is None else weapon.reach, FAR)
    return {
        named_hex(game.board, cell): _smoke_situation(game, shooter, weapon, cell).refusals
        for cell in within(shooter.hex, reach)
        if is_on(game.board, cell)
    }


def _smoke_situation(game: Game, shooter: Fighter, weapon: Weapon, cell: Hex) -> Situation:
    standing = standing_for(shooter, shooter.seat)
    settled = (game.edition, readings_of(game))
    return smoke_situation(shooter.unit, weapon, (cell, shown_hex(game.board, cell)), settled, standing)


def situation_of(game: Game, shooter: Fighter, aimed: Pointed) -> Situation:
    """Judge a declaration in a battle: the facts come from the map, the rest as from a file."""
    _, name, *facet = aimed
    readings = readings_of(game)
    everybody = [standing_for(each, shooter.seat) for each in alive(game)]
    own = next(each for each in everybody if each.unit.name == shooter.unit.name)
    target = next(each for each in everybody if each.unit.name == name)
    others = tuple(each for each in everybody if each not in (own, target))
    weapon = _mounted(shooter, aimed)
    if game.rest[1]:
        weapon = msgspec.structs.replace(weapon, salvos=game.rest[1], ammo=None)
        unit = msgspec.structs.replace(own.unit, fired=own.unit.fired[:-1], fired_at=own.unit.fired_at[:-1])
        own = msgspec.structs.replace(own, unit=unit)
    chosen = str(facet[0]) if facet else None
    return judged(
        Declared(shooter=own.unit, weapon=weapon, target=target.unit),
        ground_of(game.board, (own, target), others, (weapon, chosen), readings),
        (game.edition, readings),
        (shooter.seat, other_side(game, shooter.seat)),
        Scene(board=game.board, units=others, shooter=own, target=target),
    )


def _fire(game: Game, shooter: Fighter, aimed: Pointed) -> Rule[Game]:
    """Declare an attack, resolve every salvo, and take what it comes to into the battle."""
    situation = situation_of(game, shooter, aimed)
    priced = parts(situation)
    for line in before(situation):
        yield from tell(LINE, 1, line)
    yield from tell(DECLARED, 1, priced)
    assert situation.start is not None
    assert situation.shot is not None
    after = yield from volley(situation.start, situation.shot)
    return after_volley(game, situation, after)


def _smoke(game: Game, shooter: Fighter, aimed: Pointed) -> Rule[Game]:
    """Lay smoke: an attack that is spent, and a hindrance in a hex."""
    weapon = _mounted(shooter, aimed)
    hexes = _smoke_hexes(game, shooter, weapon)
    domain = OneOf("dm-smoke", tuple(hexes), hexes.__getitem__)
    where = yield from choose(
        shooter.seat, domain, "smoke", (("unit", shooter.unit.name), ("weapon", weapon.name or "–"))
    )
    cell = next(each for each in within(shooter.hex, FAR) if named_hex(game.board, each) == where)
    for line in before(_smoke_situation(game, shooter, weapon, cell)):
        yield from tell(LINE, 1, line)
    lasts = readings_of(game)["smoke-lasts"] == "round"
    return smoke_laid(game, shooter, weapon, Smoke(cell, 1, game.round + 1 if lasts else 0))


def _mounted(shooter: Fighter, aimed: Pointed) -> Weapon:
    return next(each for each in shooter.unit.weapons if mount_of(each) == aimed[0])
