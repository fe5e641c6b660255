"""The order of an encounter: initiative, slots, turns, rounds, the end (rules W30, W42–W45, W51–W53)."""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType

import msgspec

from grognard.core.asking import Rule, choose
from grognard.core.domains import OneOf
from grognard.core.playing import narrate
from grognard.rulebooks.wfrp3.building import Check, built
from grognard.rulebooks.wfrp3.deeds import do_deed
from grognard.rulebooks.wfrp3.encounter import (
    Encounter,
    Fighter,
    can_act,
    changed,
    fighter,
    moved_bands,
    named,
    reading,
    unguarded,
)
from grognard.rulebooks.wfrp3.initiative import Contender, Order, initiative
from grognard.rulebooks.wfrp3.sheets import Sheet, recovered
from grognard.rulebooks.wfrp3.symbols import GM, PLAYERS
from grognard.rulebooks.wfrp3.turn import TurnCosts, after_turn, stance_stress

__all__ = ["beaten", "stance_name", "step"]

replace = msgspec.structs.replace
ROLL_OFFS = 3
"""So often equals roll again before the GM has to decide."""


def step(game: Encounter) -> Rule[Encounter]:
    """Make the smallest change of the table that the phase asks for."""
    return (yield from PHASES[game.phase](game))


def beaten(game: Encounter) -> tuple[str, ...]:
    """Return the sides of which nobody is up any more."""
    up = {one.seat for one in game.fighters if can_act(one)}
    return tuple(seat for seat in (PLAYERS, GM) if seat not in up)


def _contender(one: Fighter) -> Contender:
    check = Check("", "agility", is_neutral=True)
    return Contender(one.name, one.sheet.agility, built(one.sheet, check)[0], one.seat)


def _initiative(game: Encounter) -> Rule[Encounter]:
    """Let everybody test Agility in neutral stance (rule W51)."""
    order = yield from initiative(tuple(map(_contender, game.fighters)))
    for one, success in zip(game.fighters, order.successes, strict=True):
        yield from narrate("initiative", "wfrp3-initiative", "rolls-initiative", name=one.name, success=success)
    return replace(game, phase="ties", scores=order.successes)


def _ties(game: Encounter) -> Rule[Encounter]:
    """Make the slots of a round: the sides in the order of their results; equals roll off, or the GM decides (W52)."""
    keys = [(-score, -one.sheet.agility) for score, one in zip(game.scores, game.fighters, strict=True)]
    slots: list[str] = []
    for key in sorted(set(keys)):
        seats = [one.seat for one, own in zip(game.fighters, keys, strict=True) if own == key]
        if len({*seats}) > 1:
            first = yield from _first_of_equals(-key[1])
            seats.sort(key=lambda seat: seat != first)
        slots += seats
    return replace(game, phase="slot", slots=tuple(slots))


def _first_of_equals(agility: int) -> Rule[str]:
    """Return the side that acts first of equals."""
    options: tuple[str, ...] = ("roll-off", "players-first", "gm-first")
    for _ in range(ROLL_OFFS):
        picked = yield from choose(GM, OneOf("wfrp3-tie", options), "tie", (("agility", agility),))
        if picked != "roll-off":
            return PLAYERS if picked == "players-first" else GM
        order = yield from initiative(tuple(_side(seat, agility) for seat in (PLAYERS, GM)))
        if order.successes[0] != order.successes[1]:
            return _winner(order)
    picked = yield from choose(GM, OneOf("wfrp3-tie", options[1:]), "tie", (("agility", agility),))
    return PLAYERS if picked == "players-first" else GM


def _side(seat: str, agility: int) -> Contender:
    check = Check("", "agility", is_neutral=True)
    return Contender(seat, agility, built(Sheet(agility=agility), check)[0], seat)


def _winner(order: Order) -> str:
    return PLAYERS if order.successes[0] > order.successes[1] else GM


def _slot(game: Encounter) -> Rule[Encounter]:
    """Let a side choose who of those left uses its slot (rule W53)."""
    if beaten(game):
        return (yield from _over(game))
    if game.slot >= len(game.slots):
        return replace(game, phase="round-end")
    seat = game.slots[game.slot]
    ready = tuple(one.name for one in game.fighters if one.seat == seat and not one.has_acted and can_act(one))
    if not ready:
        return replace(game, slot=game.slot + 1)
    name = ready[0]
    if len(ready) > 1:
        name = yield from choose(seat, OneOf("wfrp3-initiative", ready), "who-acts", (("round", game.round),))
    at = named(game, name)
    game = replace(game, fighters=tuple(unguarded(one, name) for one in game.fighters))
    me = replace(game.fighters[at], has_acted=True, is_exposed=False)
    yield from narrate("turn", "wfrp3-turn", "turn-begins", name=name, round=game.round)
    return changed(replace(game, phase="stance", active=at, costs=TurnCosts()), (at, me))


def stance_name(stance: int) -> str:
    """Return a stance as it is picked: `neutral`, `conservative-2`, `reckless-1`."""
    return "neutral" if not stance else f"conservative-{-stance}" if stance < 0 else f"reckless-{stance}"


def _stance(game: Encounter) -> Rule[Encounter]:
    """Move the stance: one space for free, each further one for stress (rule W27)."""
    me = fighter(game)
    stances = {stance_name(n): n for n in range(-me.sheet.conservative, me.sheet.reckless + 1)}
    facts = (("name", me.name), ("stress", me.sheet.stress))
    picked = yield from choose(me.seat, OneOf("wfrp3-stance-meter", tuple(stances)), "stance", facts)
    stress = stance_stress(me.sheet.stance, stances[picked])
    if stress:
        yield from narrate("turn", "wfrp3-stance-meter", "stance-costs", name=me.name, stress=stress)
    sheet = replace(me.sheet, stance=stances[picked], stress=me.sheet.stress + stress)
    game = changed(game, (game.active, replace(me, sheet=sheet)))
    return replace(game, phase="turn") if can_act(fighter(game)) else _ended(game)


def _turn(game: Encounter) -> Rule[Encounter]:
    """Let whoever has the turn do one thing more, or end it."""
    game, goes_on = yield from do_deed(game)
    return game if goes_on and not beaten(game) else _ended(game)


def _ended(game: Encounter) -> Encounter:
    """End a turn: one token off every card and talent, of the GM's fighters at the end of the round (W42, W45)."""
    me = fighter(game)
    if me.seat == PLAYERS or reading(game, "npc_recharge") == "turn":
        me = _recharged(me)
    return replace(changed(game, (game.active, me)), phase="slot", slot=game.slot + 1, active=-1, costs=TurnCosts())


def _recharged(one: Fighter) -> Fighter:
    return replace(one, tokens=tuple((name, after_turn(n)) for name, n in one.tokens if after_turn(n)))


def _round_end(game: Encounter) -> Rule[Encounter]:
    """End a round: cards of the GM's fighters recharge, slots slip back, everybody can act again."""
    yield from narrate("turn", "wfrp3-turn", "round-ends", round=game.round)
    per_round = reading(game, "npc_recharge") == "round"
    fighters = [_recharged(one) if one.seat == GM and per_round else one for one in game.fighters]
    slots = list(game.slots)
    for at in sorted(game.slips, reverse=True):
        if at + 1 < len(slots):
            slots[at], slots[at + 1] = slots[at + 1], slots[at]
    game = replace(
        game,
        fighters=tuple(replace(one, has_acted=False) for one in fighters),
        slots=tuple(slots),
        slips=(),
        slot=0,
        round=game.round + 1,
        phase="slot",
    )
    return (yield from _over(game)) if game.round > game.rounds else game


def _over(game: Encounter) -> Rule[Encounter]:
    """End the encounter: everybody recovers fatigue and stress (rule W83)."""
    yield from narrate("turn", "wfrp3-recovery", "encounter-ends", round=min(game.round, game.rounds))
    fighters = tuple(replace(one, sheet=recovered(one.sheet)) for one in game.fighters)
    return moved_bands(replace(game, fighters=fighters, phase="over", active=-1))


PHASES: MappingProxyType[str, Callable[[Encounter], Rule[Encounter]]] = MappingProxyType(
    {
        "initiative": _initiative,
        "ties": _ties,
        "slot": _slot,
        "stance": _stance,
        "turn": _turn,
        "round-end": _round_end,
    }
)
