"""Playing an action card in an encounter: target, defences, dice, and what becomes of everybody (rule W65)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from grognard.core.asking import Rule, choose, tell
from grognard.core.domains import Number, OneOf, SomeOf
from grognard.core.playing import DECLARED, LINE, narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.wfrp3.actions import Action, Declared, defence_dice, difficulty_of, range_refusals, ready
from grognard.rulebooks.wfrp3.attack import Struck, attack
from grognard.rulebooks.wfrp3.building import DIFFICULTIES, Check
from grognard.rulebooks.wfrp3.cards import BASIC_CARDS, Card
from grognard.rulebooks.wfrp3.damage import Weapon
from grognard.rulebooks.wfrp3.encounter import (
    Encounter,
    Fighter,
    can_act,
    changed,
    distance,
    enemies,
    engaged_with,
    fighter,
    guarded,
    moved_bands,
    named,
    other_seat,
    reading,
    tokens_on,
    with_tokens,
)
from grognard.rulebooks.wfrp3.healing import mended
from grognard.rulebooks.wfrp3.pricing import Situation, parts
from grognard.rulebooks.wfrp3.ranges import is_within
from grognard.rulebooks.wfrp3.spending import NOTHING, Spent
from grognard.rulebooks.wfrp3.symbols import GM
from grognard.rulebooks.wfrp3.telling import consequences
from grognard.rulebooks.wfrp3.turn import ACTIVE_DEFENCES, put_on
from grognard.rulebooks.wfrp3.wounds import Hurt, suffer_hit

__all__ = ["STRIKE", "card_refusals", "play_card", "strike", "struck_by", "weapon_for"]

replace = msgspec.structs.replace
Refusals: TypeAlias = tuple[Refusal, ...]

UNARMED = Weapon("unarmed", 3, 4)
STRIKE = BASIC_CARDS["Melee Strike"]
JUDGEMENTS = ("plain", "helped", "hindered", "harder")
"""What the GM may make of the circumstances: nothing, a fortune die, a misfortune die, a challenge die (rule W25)."""
DEFENCE_TOKENS = 2
"""What an active defence puts on itself (rule W50)."""


def weapon_for(one: Fighter, card: Card) -> Weapon | None:
    """Return what a card is played with: the weapon in hand, bare hands for a blow, nothing to shoot with if none."""
    is_missile = one.in_hand.reach != "engaged"
    if card.kind == "melee":
        return UNARMED if is_missile else one.in_hand
    if card.kind == "ranged":
        return one.in_hand if is_missile else None
    return Weapon(reach=card.reach)


def card_refusals(game: Encounter, card: Card) -> Refusals:
    """Say why whoever has the turn cannot play a card: tokens, preparation, weapon, nobody in reach."""
    return tuple(_card_refusals(game, card))


def _card_refusals(game: Encounter, card: Card) -> Iterator[Refusal]:
    me = fighter(game)
    if tokens := tokens_on(me, card.name):
        yield Refusal("wfrp3-recharge", "card-recharging", (("card", card.name), ("tokens", tokens)))
    if card.prepares and card.name not in me.prepared:
        yield Refusal("wfrp3-prepare", "not-prepared", (("card", card.name),))
    weapon = weapon_for(me, card)
    if card.kind == "ranged" and weapon is None:
        yield Refusal("wfrp3-reach", "no-missile", (("card", card.name), ("weapon", me.in_hand.name)))
    elif card.kind == "ranged" and not me.is_loaded:
        yield Refusal("wfrp3-manoeuvres", "not-loaded", (("weapon", me.in_hand.name),))
    elif card.kind != "other" and not any(True for at in enemies(game, game.active) if not _aim(game, card, at)):
        yield Refusal("wfrp3-range", "nobody-in-reach", (("card", card.name),))


def _aim(game: Encounter, card: Card, at: int) -> Refusals:
    """Say why a card cannot be played on somebody."""
    weapon = weapon_for(fighter(game), card)
    if weapon is None:
        return (Refusal("wfrp3-reach", "no-missile", (("card", card.name), ("weapon", fighter(game).in_hand.name))),)
    return tuple(range_refusals(card, weapon, distance(game, game.active, at)))


def play_card(game: Encounter) -> Rule[Encounter]:
    """Choose a card and its target, and play it."""
    me = fighter(game)
    cards = {card.name: card for card in me.cards}
    domain = OneOf("wfrp3-turn", tuple(cards), lambda name: card_refusals(game, cards[name]))
    card = cards[(yield from choose(me.seat, domain, "card"))]
    at = -1
    if card.kind != "other":
        names = tuple(game.fighters[n].name for n in enemies(game, game.active))
        whom = OneOf("wfrp3-range", names, lambda name: _aim(game, card, named(game, name)))
        at = named(game, (yield from choose(me.seat, whom, "target", (("card", card.name),))))
    game = replace(game, costs=replace(game.costs, actions=game.costs.actions + 1))
    game = changed(game, (game.active, replace(me, prepared=tuple(name for name in me.prepared if name != card.name))))
    return (yield from strike(game, game.active, at, card))


def strike(game: Encounter, me: int, at: int, card: Card) -> Rule[Encounter]:
    """Play a card of one fighter on another, or on nobody: defences, circumstances, dice, consequences."""
    game, active = yield from _defended(game, me, at) if at >= 0 else _nobody(game)
    check = yield from _check(game, me, at, card)
    game = changed(game, (me, _helped(game.fighters[me], check, game.round)))
    one = game.fighters[me]
    target = game.fighters[at].sheet if at >= 0 else one.sheet
    weapon = weapon_for(one, card) or UNARMED
    d = Declared(
        replace(check, active=active), card, weapon, card.kind in ("melee", "ranged"),
        critical_reading=reading(game, "critical_rating"), player=one.seat, gm=other_seat(one.seat),
    )  # fmt: skip
    a, reasons = ready(one.sheet, target, d)
    action = Action(one.sheet, target, d, a, reasons, game.costs, 0)
    yield from tell(DECLARED, 1, parts(Situation(game.edition, game.readings, action)))
    if at < 0:
        yield from narrate("turn", "wfrp3-card-side", "fighter-plays", name=one.name, card=card.name)
    else:
        facts = {"name": one.name, "card": card.name, "target": target.name}
        yield from narrate("turn", "wfrp3-card-side", "fighter-strikes", **facts)
    struck = yield from attack(a)
    return (yield from struck_by(game, (me, at), card, struck))


def _helped(one: Fighter, check: Check, now: int) -> Fighter:
    """Return a fighter whose assistance and fortune points have gone into a check."""
    return replace(one, points=one.points - check.points, assists=0 if one.assisted == now else one.assists)


def _nobody(game: Encounter) -> Rule[tuple[Encounter, int]]:
    yield from ()
    return game, 0


def _defended(game: Encounter, me: int, at: int) -> Rule[tuple[Encounter, int]]:
    """Let the target use active defences: each once an attack, none while it recharges (rule W50)."""
    one = game.fighters[at]
    can = tuple(name for name in one.defences if not tokens_on(one, name) and _is_able(one, name))
    if not can or not can_act(one):
        return game, 0
    facts = (("target", one.name), ("name", game.fighters[me].name))
    used = yield from choose(one.seat, SomeOf("wfrp3-active-defence", can, 0, len(can)), "defend", facts)
    for name in used:
        one = with_tokens(one, name, DEFENCE_TOKENS)
        yield from narrate("turn", "wfrp3-active-defence", "defends", name=one.name, defence=name)
    return changed(game, (at, one)), sum(defence_dice(one.sheet, name) for name in used)


def _is_able(one: Fighter, name: str) -> bool:
    """Whether somebody is strong enough for a defence, and has a melee weapon in hand to parry with (rule W50)."""
    has_blade = name != "parry" or one.in_hand.reach == "engaged"
    return has_blade and one.sheet.rating(ACTIVE_DEFENCES[name][0]) >= 3


def _check(game: Encounter, me: int, at: int, card: Card) -> Rule[Check]:
    """Gather the circumstances: difficulty, Defence, assistance, fortune points, and what the GM sees fit."""
    one = game.fighters[me]
    challenge, rule = difficulty_of(None)
    if card.kind == "other":
        facts = (("name", one.name), ("card", card.name))
        stated = yield from choose(GM, OneOf("wfrp3-difficulty", tuple(DIFFICULTIES)), "difficulty", facts)
        challenge, rule = difficulty_of(stated)
    points = 0
    if one.points:
        points = yield from choose(one.seat, Number("wfrp3-fortune-point", 0, one.points), "fortune-points")
    judged = "plain"
    if game.is_judged:
        facts = (("name", one.name), ("card", card.name))
        judged = yield from choose(GM, OneOf("wfrp3-advantage", JUDGEMENTS), "judgement", facts)
    assists = one.assists if one.assisted == game.round else 0
    foe = game.fighters[at] if at >= 0 else None
    far = foe is not None and distance(game, me, at) == "extreme"
    challenge += int(judged == "harder")
    return Check(
        card.skill, card.characteristic, challenge, rule, foe.sheet.defence if foe else 0,
        points=points, assists=assists, fortune=int(judged == "helped"), misfortune=int(judged == "hindered"),
        guard=foe.guard if foe else 0, is_extreme=far, extreme_penalty=int(reading(game, "extreme_range_m")),
    )  # fmt: skip


def struck_by(game: Encounter, pair: tuple[int, int], card: Card, struck: Struck) -> Rule[Encounter]:
    """Return the encounter after an action: the target, the actor, his card, and the order of acting."""
    me, at = pair
    yield from narrate("result", "wfrp3-success", "check-passed" if struck.spent.is_hit else "check-failed")
    for line in consequences(struck):
        yield from tell(LINE, 1, line)
    if at >= 0 and struck.body is not None:
        game = changed(game, (at, _hit(game.fighters[at], struck)))
    one = yield from _paid(game.fighters[me], struck.spent)
    one = _used(one, card, struck.spent)
    if me == game.active:
        one = yield from _recharging(one, card, struck.spent.all_tokens)
        costs = replace(game.costs, free_manoeuvres=game.costs.free_manoeuvres + struck.spent.manoeuvres)
        slips = (*game.slips, game.slot) if struck.spent.slipped else game.slips
        game = replace(game, costs=costs, slips=slips)
    game = changed(game, (me, one))
    if struck.spent.covers:
        allies = [n for n in engaged_with(game, me) if game.fighters[n].seat == one.seat]
        game = changed(game, *((n, guarded(game.fighters[n], one.name, struck.spent.guard)) for n in allies))
    if struck.spent.heals > 0 and me == game.active:
        game = yield from _heal(game, card, struck.spent.heals)
    if struck.spent.opening and at >= 0:
        game = yield from _opening(game, me, at)
    return moved_bands(game)


def _heal(game: Encounter, card: Card, most: int) -> Rule[Encounter]:
    """Heal somebody of one's own side within the reach of the card; it says how much (rule W99)."""
    me = fighter(game)
    hurt = [
        one.name
        for at, one in enumerate(game.fighters)
        if one.seat == me.seat
        and one.sheet.body.normal
        and not one.sheet.body.is_dead
        and is_within(distance(game, game.active, at), card.reach)
    ]
    if not hurt:
        return game
    facts = (("card", card.name), ("heals", most))
    at = named(game, (yield from choose(me.seat, OneOf("wfrp3-healing-card", tuple(hurt)), "healed-one", facts)))
    one = game.fighters[at]
    body, healed = mended(one.sheet.body, most)
    yield from narrate("result", "wfrp3-healing-card", "card-heals", name=one.name, healed=healed)
    return changed(game, (at, replace(one, sheet=replace(one.sheet, body=body))))


def _opening(game: Encounter, me: int, at: int) -> Rule[Encounter]:
    """Let the other side use an opening: the target slips out of the engagement, or somebody close joins it (W61)."""
    one, foe = game.fighters[me], game.fighters[at]
    joining = tuple(
        other.name
        for n, other in enumerate(game.fighters)
        if other.seat == foe.seat and can_act(other) and not other.group and distance(game, me, n) == "close"
    )
    slipping = ("slip-away",) if foe.group and foe.group == one.group and can_act(foe) else ()
    if not (slipping or joining):
        return game
    facts = (("name", one.name), ("target", foe.name))
    picked = yield from choose(foe.seat, OneOf("wfrp3-lines", (*slipping, *joining, NOTHING)), "opening", facts)
    if picked == NOTHING:
        return game
    yield from narrate("result", "wfrp3-lines", "uses-opening", name=foe.name if picked == "slip-away" else picked)
    if picked == "slip-away":
        return changed(game, (at, replace(foe, group=0)))
    group = one.group or 1 + max(other.group for other in game.fighters)
    joiner = named(game, picked)
    return changed(game, (me, replace(one, group=group)), (joiner, replace(game.fighters[joiner], group=group)))


def _hit(foe: Fighter, struck: Struck) -> Fighter:
    """Return the target after a blow: its body, its fatigue and stress; the dead are engaged with nobody."""
    body = struck.body or foe.sheet.body
    tired = (0, 0) if foe.sheet.is_henchman else (struck.spent.target_fatigue, struck.spent.target_stress)
    sheet = replace(
        foe.sheet, body=body, fatigue=max(0, foe.sheet.fatigue + tired[0]), stress=max(0, foe.sheet.stress + tired[1])
    )
    return replace(foe, sheet=sheet, group=0 if body.is_dead else foe.group)


def _paid(one: Fighter, spent: Spent) -> Rule[Fighter]:
    """Let the actor suffer and recover; what would tire a henchman wounds him (rule W80)."""
    sheet = one.sheet
    if sheet.is_henchman:
        wounds = max(0, spent.all_fatigue) + max(0, spent.all_stress)
        body = yield from suffer_hit(sheet.body, Hurt(wounds))
        return replace(one, sheet=replace(sheet, body=body), group=0 if body.is_dead else one.group)
    fatigue, stress = max(0, sheet.fatigue + spent.all_fatigue), max(0, sheet.stress + spent.all_stress)
    return replace(one, sheet=replace(sheet, fatigue=fatigue, stress=stress))


def _recharging(one: Fighter, card: Card, more: int) -> Rule[Fighter]:
    """Put tokens on the card that was used, and those of a delay where the GM wants them; they pile up (rule W47)."""
    is_fast = card.kind in ("melee", "ranged") and one.in_hand.is_fast
    one = with_tokens(one, card.name, put_on(card.recharge, is_fast=is_fast))
    if more < 0:
        return (yield from _token_off(one))
    if not more:
        return one
    names = tuple(own.name for own in one.cards)
    where = card.name
    if len(names) > 1:
        facts = (("name", one.name), ("tokens", more))
        where = yield from choose(other_seat(one.seat), OneOf("wfrp3-delay", names), "tokens-on", facts)
    return with_tokens(one, where, more)


def _used(one: Fighter, card: Card, spent: Spent) -> Fighter:
    """Return the actor with his guard up and a weapon that may have to be loaded."""
    is_shot = card.kind == "ranged"
    loaded = one.is_loaded and not (is_shot and one.in_hand.needs_reload)
    return replace(guarded(one, one.name, spent.guard), is_loaded=loaded)


def _token_off(one: Fighter) -> Rule[Fighter]:
    """Take a token off one card, as the player chooses."""
    names = tuple(name for name, _ in one.tokens)
    if not names:
        return one
    name = names[0]
    if len(names) > 1:
        name = yield from choose(one.seat, OneOf("wfrp3-lines", names), "token-off")
    return with_tokens(one, name, -1)
