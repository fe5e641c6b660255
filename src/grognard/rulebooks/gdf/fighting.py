"""Melee at a table: who is close enough to strike, blow after blow with the owners' casualties in between (P3, P4)."""

from __future__ import annotations

from collections import Counter

import msgspec

from grognard.boards.length import INCH
from grognard.boards.measure import is_within
from grognard.core.asking import Rule, choose, tell
from grognard.core.domains import OneOf
from grognard.core.playing import DECLARED, narrate
from grognard.rulebooks.gdf.casualties import remove
from grognard.rulebooks.gdf.charging import REACH
from grognard.rulebooks.gdf.declaration import carried
from grognard.rulebooks.gdf.game import Activation, Game, Model, Squad, base_at, has_rule, squad, with_squad
from grognard.rulebooks.gdf.melee import Turn, backlash, blows_of, strike
from grognard.rulebooks.gdf.melee_folding import melee_situation
from grognard.rulebooks.gdf.melee_morale import Score, melee_morale, verdict
from grognard.rulebooks.gdf.melee_situation import Combatant, Contender, MeleeSituation, Striker, Terms
from grognard.rulebooks.gdf.pricing import parts
from grognard.rulebooks.gdf.sides import classes, side_of
from grognard.rulebooks.gdf.stepping import go_on, step_back, step_in
from grognard.rulebooks.gdf.wounds import Unit, caused

__all__ = ["Bout", "contender", "fight", "strikers"]

HIGH = 4 * INCH
"""How far up or down a model strikes."""

replace = msgspec.structs.replace


class Bout(msgspec.Struct, frozen=True):
    """A melee while it is fought: who, whether the defender strikes back, who was tired before, what came of it.

    `caused` are the wounds that the charger and the defender have caused, `fear` what counts besides.
    """

    charger: str
    defender: str
    strikes_back: bool
    tired: tuple[bool, bool]
    caused: tuple[int, int] = (0, 0)
    fear: tuple[int, int] = (0, 0)


def strikers(unit: Squad, enemy: Squad) -> tuple[Model, ...]:
    """Return the models within 2" of an enemy model, and 4" up or down, who strike (P3)."""
    bases = [(base_at(other.footing, other.x, other.y), other.foot) for other in enemy.models]
    return tuple(
        model
        for model in unit.models
        if any(
            abs(model.foot - foot) <= HIGH and is_within(base_at(model.footing, model.x, model.y), base, REACH)
            for base, foot in bases
        )
    )


def contender(unit: Squad, enemy: Squad, *, is_fatigued: bool) -> Contender:
    """Return a side of a melee: the melee weapons of the models that strike, and their Impact."""
    side, who = side_of(unit), strikers(unit, enemy)
    is_alone = all(model.is_hero for model in unit.models)
    first = len(unit.weapons) if is_alone else 0
    copies: Counter[int] = Counter()
    for model in who:
        copies.update(dict(model.carries))
    weapons = carried(side)
    held = [(weapons[at - first], many) for at, many in sorted(copies.items())]
    striking = tuple(Striker(weapon, many) for weapon, many in held if weapon.weapon.profile.range_um is None)
    counted = [model for model in who if is_alone or not model.is_hero]
    impacting = sum(has_rule(unit, "Impact", model=model) for model in counted)
    return Contender(side, striking, impacting, any(model.is_hero for model in who), is_fatigued, unit.seat)


def fight(game: Game, activation: Activation) -> Rule[Game]:
    """Fight the melee of a charge: the defender steps in and may strike back, then who has lost tests its nerve."""
    charger, defender = activation.unit, activation.target
    game = replace(game, activation=replace(activation, done="attacked"))
    game = yield from step_in(game, charger, defender)
    unit, enemy = squad(game, charger), squad(game, defender)
    domain = OneOf("gdf-p3", ("strike-back", "decline"))
    answer = yield from choose(enemy.seat, domain, "strike-back", (("unit", defender), ("target", charger)))
    if answer == "decline":
        yield from narrate("charge", "gdf-p3", "melee-declines", unit=defender)
    bout = Bout(charger, defender, answer == "strike-back", (unit.is_fatigued, enemy.is_fatigued))
    m = _situation(game, bout)
    bout = replace(bout, fear=(m.charger.fear, m.defender.fear))
    yield from tell(DECLARED, 1, parts(m))
    for turn in ("counter", "charge", "back"):
        game, bout = yield from _turn(game, bout, turn)
    game = yield from _settled(game, bout, m)
    return (yield from _parted(game, bout))


def _situation(game: Game, bout: Bout) -> MeleeSituation:
    """Fold the melee as it stands, with whoever is left."""
    unit, enemy = squad(game, bout.charger), squad(game, bout.defender)
    ours = contender(unit, enemy, is_fatigued=bout.tired[0])
    theirs = contender(enemy, unit, is_fatigued=bout.tired[1])
    return melee_situation(ours, theirs, Terms(game.edition, game.readings, bout.strikes_back), game.name)


def _turn(game: Game, bout: Bout, turn: Turn) -> Rule[tuple[Game, Bout]]:
    """Let one side strike with whoever is left of it, and have the owners take off the losses."""
    if not squad(game, bout.charger).models or not squad(game, bout.defender).models:
        return game, bout
    m = _situation(game, bout)
    if not blows_of(m.melee, turn):
        return game, bout
    striker, enemy = (m.charger, m.defender) if turn == "charge" else (m.defender, m.charger)
    after, ones = yield from strike(enemy.unit, blows_of(m.melee, turn), (striker, enemy), turn)
    hurt = caused(enemy.unit, after)
    mine, theirs = bout.caused
    bout = replace(bout, caused=(mine + hurt, theirs) if turn == "charge" else (mine, theirs + hurt))
    own = yield from backlash(striker.unit, ones, striker)
    game = with_squad(game, replace(squad(game, striker.name), is_fatigued=True))
    game = yield from remove(game, enemy.name, _plain(after))
    return (yield from remove(game, striker.name, _plain(own))), bout


def _plain(unit: Unit) -> Unit:
    """Return a unit without the count of wounds that no model needed."""
    return replace(unit, excess=None)


def _settled(game: Game, bout: Bout, m: MeleeSituation) -> Rule[Game]:
    """Say who has won, and test the nerve of who has lost: Shaken, or routed and removed (P4)."""
    unit, enemy = squad(game, bout.charger), squad(game, bout.defender)
    ours = Score(bout.caused[0], bout.fear[0], not unit.models)
    theirs = Score(bout.caused[1], bout.fear[1], not enemy.models)
    winner = yield from verdict((bout.charger, ours), (bout.defender, theirs))
    loser: Combatant | None = {"charger": m.defender, "defender": m.charger}.get(winner)
    if loser is None or not squad(game, loser.name).models:
        return game
    now = squad(game, loser.name)
    result = yield from melee_morale(loser, classes(now))
    models = () if result.is_routed else now.models
    return with_squad(game, replace(now, models=models, is_shaken=result.is_shaken))


def _parted(game: Game, bout: Bout) -> Rule[Game]:
    """Part the sides: the charger steps back, or who has destroyed the other goes on (P4)."""
    unit, enemy = squad(game, bout.charger), squad(game, bout.defender)
    if unit.models and enemy.models:
        return (yield from step_back(game, bout.charger, bout.defender))
    if unit.models or enemy.models:
        return (yield from go_on(game, unit.name if unit.models else enemy.name))
    return game
