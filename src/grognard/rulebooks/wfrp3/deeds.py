"""Manoeuvres and what else a turn is made of besides its action card (rules W31–W41, W57–W60)."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import TypeAlias

import msgspec

from grognard.core.asking import Rule, choose
from grognard.core.domains import OneOf
from grognard.core.playing import narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.wfrp3.aid import aid_deed_refusals, can_be_aided, draught_refusals, drink, give_first_aid
from grognard.rulebooks.wfrp3.encounter import (
    Encounter,
    Fighter,
    can_act,
    changed,
    distance,
    engaged_with,
    fighter,
    guarded,
    moved_bands,
    named,
    reading,
    tokens_on,
    with_tokens,
)
from grognard.rulebooks.wfrp3.ranges import free_to_leave
from grognard.rulebooks.wfrp3.strikes import STRIKE, card_refusals, play_card, strike
from grognard.rulebooks.wfrp3.turn import TurnCosts
from grognard.rulebooks.wfrp3.wounds import Hurt, suffer_hit

__all__ = ["DEEDS", "END", "do_deed", "foes_near"]

replace = msgspec.structs.replace
Refusals: TypeAlias = tuple[Refusal, ...]
Deed: TypeAlias = Callable[[Encounter], Rule[Encounter]]
Check: TypeAlias = Callable[[Encounter], Refusals]

END = "end-turn"


def foes_near(game: Encounter, at: int) -> tuple[int, ...]:
    """Return the enemies in the engagement of a fighter who are up."""
    seat = game.fighters[at].seat
    return tuple(n for n in engaged_with(game, at) if game.fighters[n].seat != seat and can_act(game.fighters[n]))


def _allies_at(game: Encounter, ranges: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of one's own side who are up, at one of these ranges."""
    me = fighter(game)
    return tuple(
        one.name
        for at, one in enumerate(game.fighters)
        if at != game.active and one.seat == me.seat and can_act(one) and distance(game, game.active, at) in ranges
    )


def _allowed(game: Encounter) -> Refusals:
    """Refuse nothing."""
    return ()


def _paid(game: Encounter, manoeuvres: int = 1) -> Rule[Encounter]:
    """Count a manoeuvre; each beyond the first that cost nothing tires, and wounds a henchman (rules W32 and W80)."""
    costs = replace(game.costs, manoeuvres=game.costs.manoeuvres + manoeuvres)
    tired = max(0, costs.fatigue - game.costs.fatigue)
    me = fighter(game)
    if tired and me.sheet.is_henchman:
        sheet = replace(me.sheet, body=(yield from suffer_hit(me.sheet.body, Hurt(tired))))
    else:
        sheet = replace(me.sheet, fatigue=me.sheet.fatigue + tired)
    if tired:
        yield from narrate("turn", "wfrp3-extra-manoeuvre", "manoeuvre-tires", name=me.name)
    return changed(replace(game, costs=costs), (game.active, replace(me, sheet=sheet)))


def _manoeuvre_refusals(game: Encounter) -> Refusals:
    """Say whether the reading allows one more manoeuvre."""
    more = replace(game.costs, manoeuvres=game.costs.manoeuvres + 1, actions=0, talents=0)
    return more.refusals(game.readings)


def _manoeuvre(also: Check) -> Check:
    return lambda game: (*_manoeuvre_refusals(game), *also(game))


def _in_melee(game: Encounter) -> Refusals:
    me = fighter(game)
    return (Refusal("wfrp3-disengage", "still-engaged", (("name", me.name),)),) if me.group else ()


def _at_the_end(step: int) -> Check:
    def check(game: Encounter) -> Refusals:
        place = fighter(game).place + step
        return () if 0 <= place <= game.length else (Refusal("wfrp3-move", "no-farther", (("length", game.length),)),)

    return lambda game: (*_in_melee(game), *check(game))


def _moving(step: int) -> Deed:
    """Return the deed of moving by one place on the line."""

    def move(game: Encounter) -> Rule[Encounter]:
        game = yield from _paid(game)
        me = fighter(game)
        yield from narrate("turn", "wfrp3-move", "moves-to", name=me.name, place=me.place + step)
        return moved_bands(changed(game, (game.active, replace(me, place=me.place + step))))

    return move


def _close(game: Encounter) -> tuple[str, ...]:
    """Return the names of all who are close and alive, the fallen too: they may need help."""
    return tuple(
        one.name
        for at, one in enumerate(game.fighters)
        if not one.sheet.body.is_dead and distance(game, game.active, at) == "close"
    )


def _nobody_close(game: Encounter) -> Refusals:
    return _in_melee(game) if _close(game) else (*_in_melee(game), Refusal("wfrp3-range", "nobody-close"))


def _engage(game: Encounter) -> Rule[Encounter]:
    """Close with somebody near: one manoeuvre (rule W56)."""
    whom = yield from choose(fighter(game).seat, OneOf("wfrp3-range", _close(game)), "engage")
    game = yield from _paid(game)
    at, me = named(game, whom), fighter(game)
    group = game.fighters[at].group or 1 + max(one.group for one in game.fighters)
    yield from narrate("turn", "wfrp3-move", "engages", name=me.name, target=whom)
    both = (game.active, replace(me, group=group)), (at, replace(game.fighters[at], group=group))
    return changed(game, *both)


def _not_engaged(game: Encounter) -> Refusals:
    me = fighter(game)
    return () if me.group else (Refusal("wfrp3-disengage", "is-free", (("name", me.name),)),)


def _cannot_leave(game: Encounter) -> Refusals:
    is_free = free_to_leave(len(foes_near(game, game.active)))
    return _not_engaged(game) or (() if is_free else _manoeuvre_refusals(game))


def _disengage(game: Encounter) -> Rule[Encounter]:
    """Leave an engagement: one manoeuvre however many enemies, none among allies only (rules W58 and W59)."""
    if not free_to_leave(len(foes_near(game, game.active))):
        game = yield from _paid(game)
    me = fighter(game)
    yield from narrate("turn", "wfrp3-disengage", "leaves", name=me.name)
    return moved_bands(changed(game, (game.active, replace(me, group=0))))


def _no_enemy_there(game: Encounter) -> Refusals:
    if foes_near(game, game.active):
        return ()
    return _not_engaged(game) or (Refusal("wfrp3-disengage", "free-to-leave", (("name", fighter(game).name),)),)


def _break_away(game: Encounter) -> Rule[Encounter]:
    """Leave without the manoeuvre: exposed, or struck at by every enemy there, as the reading has it (rule W60)."""
    foes = foes_near(game, game.active)
    me = game.active
    yield from narrate("turn", "wfrp3-disengage", "breaks-away", name=fighter(game).name)
    if reading(game, "unsafe_disengage") == "free_basic_attack":
        for foe in foes:
            if not game.fighters[me].sheet.body.is_dead:
                game = yield from strike(game, foe, me, STRIKE)
    one = replace(game.fighters[me], group=0, is_exposed=True)
    return moved_bands(changed(game, (me, one)))


def _helpable(game: Encounter) -> tuple[str, ...]:
    near = ("engaged",) if reading(game, "assist_range") == "engaged" else ("engaged", "close")
    return _allies_at(game, near)


def _nobody_to_help(game: Encounter) -> Refusals:
    return () if _helpable(game) else (Refusal("wfrp3-assist", "nobody-to-assist"),)


def _assist(game: Encounter) -> Rule[Encounter]:
    """Give an ally one fortune die for a check in the next round (rule W34)."""
    whom = yield from choose(fighter(game).seat, OneOf("wfrp3-assist", _helpable(game)), "assist")
    game = yield from _paid(game)
    at = named(game, whom)
    ally = game.fighters[at]
    kept = ally.assists if ally.assisted == game.round + 1 else 0
    yield from narrate("turn", "wfrp3-assist", "assists", name=fighter(game).name, target=whom)
    return changed(game, (at, replace(ally, assists=kept + 1, assisted=game.round + 1)))


def _equipment(game: Encounter) -> Rule[Encounter]:
    """Draw another weapon, or load the one in hand (rule W37)."""
    me = fighter(game)
    picked = yield from choose(me.seat, OneOf("wfrp3-manoeuvres", _at_hand(me)), "equipment")
    game = yield from _paid(game)
    me = fighter(game)
    if picked == "load":
        yield from narrate("turn", "wfrp3-manoeuvres", "loads", name=me.name, weapon=me.in_hand.name)
        return changed(game, (game.active, replace(me, is_loaded=True)))
    at = next(n for n, weapon in enumerate(me.weapons) if weapon.name == picked)
    yield from narrate("turn", "wfrp3-manoeuvres", "draws", name=me.name, weapon=picked)
    return changed(game, (game.active, replace(me, weapon=at, is_loaded=True)))


def _at_hand(me: Fighter) -> tuple[str, ...]:
    others = tuple(weapon.name for at, weapon in enumerate(me.weapons) if at != me.weapon)
    return others if me.is_loaded else ("load", *others)


def _nothing_at_hand(game: Encounter) -> Refusals:
    return () if _at_hand(fighter(game)) else (Refusal("wfrp3-manoeuvres", "nothing-to-handle"),)


def _interact(game: Encounter) -> Rule[Encounter]:
    """Do something with the surroundings (rule W36)."""
    game = yield from _paid(game)
    yield from narrate("turn", "wfrp3-manoeuvres", "interacts", name=fighter(game).name)
    return game


def _mount(game: Encounter) -> Rule[Encounter]:
    """Mount or dismount (rule W38)."""
    game = yield from _paid(game)
    me = fighter(game)
    yield from narrate("turn", "wfrp3-manoeuvres", "dismounts" if me.is_mounted else "mounts", name=me.name)
    return changed(game, (game.active, replace(me, is_mounted=not me.is_mounted)))


def _unprepared(me: Fighter) -> tuple[str, ...]:
    return tuple(card.name for card in me.cards if card.prepares and card.name not in me.prepared)


def _nothing_to_prepare(game: Encounter) -> Refusals:
    return () if _unprepared(fighter(game)) else (Refusal("wfrp3-prepare", "nothing-to-prepare"),)


def _prepare(game: Encounter) -> Rule[Encounter]:
    """Prepare a card that asks for it (rule W39)."""
    name = yield from choose(fighter(game).seat, OneOf("wfrp3-prepare", _unprepared(fighter(game))), "prepare")
    game = yield from _paid(game)
    me = fighter(game)
    yield from narrate("turn", "wfrp3-prepare", "prepares", name=me.name, card=name)
    return changed(game, (game.active, replace(me, prepared=(*me.prepared, name))))


def _usable(me: Fighter) -> tuple[str, ...]:
    return tuple(one.name for one in me.talents if one.is_slotted and not tokens_on(me, one.name))


def _no_talent(game: Encounter) -> Refusals:
    used = TurnCosts(talents=game.costs.talents + 1).refusals(game.readings)
    return used or (() if _usable(fighter(game)) else (Refusal("wfrp3-turn", "no-talent"),))


def _talent(game: Encounter) -> Rule[Encounter]:
    """Use a talent, which is no manoeuvre; it recharges like a card (rules W31 and W42)."""
    me = fighter(game)
    name = yield from choose(me.seat, OneOf("wfrp3-turn", _usable(me)), "talent")
    talent = next(one for one in me.talents if one.name == name)
    line = talent.line
    sheet = replace(
        me.sheet, fatigue=max(0, me.sheet.fatigue + line.fatigue), stress=max(0, me.sheet.stress + line.stress)
    )
    me = with_tokens(guarded(replace(me, sheet=sheet), me.name, line.guard), name, talent.recharge)
    free = game.costs.free_manoeuvres + max(0, line.manoeuvres)
    costs = replace(game.costs, talents=game.costs.talents + 1, free_manoeuvres=free)
    yield from narrate("turn", "wfrp3-turn", "uses-talent", name=me.name, talent=name)
    return changed(replace(game, costs=costs), (game.active, me))


def _spare(me: Fighter) -> tuple[tuple[str, ...], tuple[str, ...]]:
    slotted = tuple(one.name for one in me.talents if one.is_slotted)
    return slotted, tuple(one.name for one in me.talents if not one.is_slotted)


def _nothing_to_swap(game: Encounter) -> Refusals:
    return () if all(_spare(fighter(game))) else (Refusal("wfrp3-manoeuvres", "nothing-to-swap"),)


def _swap(game: Encounter) -> Rule[Encounter]:
    """Put another talent into a slot (rule W35)."""
    slotted, spare = _spare(fighter(game))
    seat = fighter(game).seat
    out = yield from choose(seat, OneOf("wfrp3-manoeuvres", slotted), "swap-out")
    into = yield from choose(seat, OneOf("wfrp3-manoeuvres", spare), "swap-in")
    game = yield from _paid(game)
    me = fighter(game)
    kept = {*slotted, into} - {out}
    talents = tuple(replace(one, is_slotted=one.name in kept) for one in me.talents)
    yield from narrate("turn", "wfrp3-manoeuvres", "swaps", name=me.name, talent=into)
    return changed(game, (game.active, replace(me, talents=talents)))


def _first_aid(game: Encounter) -> Rule[Encounter]:
    """Give first aid: a use of a skill, so a manoeuvre (rule W40)."""
    names = can_be_aided(game)
    whom = yield from choose(fighter(game).seat, OneOf("wfrp3-first-aid-limit", names), "patient")
    game = yield from _paid(game)
    return (yield from give_first_aid(game, named(game, whom)))


def _draught(game: Encounter) -> Rule[Encounter]:
    """Take a draught out of the pack, for oneself or somebody engaged (rules W37 and W98)."""
    names = (fighter(game).name, *can_be_aided(game, draught=True))
    whom = yield from choose(fighter(game).seat, OneOf("wfrp3-draught", tuple(dict.fromkeys(names))), "drinker")
    game = yield from _paid(game)
    return (yield from drink(game, named(game, whom)))


def _second_action(game: Encounter) -> Refusals:
    more = TurnCosts(actions=game.costs.actions + 1).refusals(game.readings)
    cards = [card_refusals(game, card) for card in fighter(game).cards]
    return more or (() if not all(cards) else tuple(refusal for found in cards for refusal in found))


DEEDS: MappingProxyType[str, tuple[Deed, Check]] = MappingProxyType(
    {
        "play-card": (play_card, _second_action),
        "use-talent": (_talent, _no_talent),
        "engage": (_engage, _manoeuvre(_nobody_close)),
        "disengage": (_disengage, _cannot_leave),
        "break-away": (_break_away, _no_enemy_there),
        "move-left": (_moving(-1), _manoeuvre(_at_the_end(-1))),
        "move-right": (_moving(1), _manoeuvre(_at_the_end(1))),
        "assist": (_assist, _manoeuvre(_nobody_to_help)),
        "equipment": (_equipment, _manoeuvre(_nothing_at_hand)),
        "prepare": (_prepare, _manoeuvre(_nothing_to_prepare)),
        "first-aid": (_first_aid, _manoeuvre(aid_deed_refusals)),
        "draught": (_draught, _manoeuvre(draught_refusals)),
        "interact": (_interact, _manoeuvre(_allowed)),
        "mount": (_mount, _manoeuvre(_allowed)),
        "swap-talent": (_swap, _manoeuvre(_nothing_to_swap)),
    }
)
"""What can be done in a turn, each with what may forbid it; besides them the turn can end."""


def do_deed(game: Encounter) -> Rule[tuple[Encounter, bool]]:
    """Let whoever has the turn do one thing; say whether the turn goes on."""
    me = fighter(game)

    def check(deed: str) -> Refusals:
        return () if deed == END else DEEDS[deed][1](game)

    facts = (("name", me.name), ("fatigue", me.sheet.fatigue), ("stress", me.sheet.stress))
    deed = yield from choose(me.seat, OneOf("wfrp3-turn", (*DEEDS, END), check), "deed", facts)
    if deed == END:
        return game, False
    game = moved_bands((yield from DEEDS[deed][0](game)))
    return game, can_act(fighter(game))
