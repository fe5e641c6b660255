"""An action as declared: a card or a skill, at a range, in a turn; refused, or ready for dice (rules W23–W28, W65)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from grognard.core.documents import Document
from grognard.core.reasons import Reason
from grognard.core.refusals import Refusal
from grognard.rulebooks.wfrp3.attack import Attack, rating_line
from grognard.rulebooks.wfrp3.building import DIFFICULTIES, Check, built
from grognard.rulebooks.wfrp3.cards import Card, Side, side_of
from grognard.rulebooks.wfrp3.damage import Weapon
from grognard.rulebooks.wfrp3.document import ActionText, SituationText
from grognard.rulebooks.wfrp3.pools import size_refusals
from grognard.rulebooks.wfrp3.ranges import RANGES, is_within, move_cost
from grognard.rulebooks.wfrp3.reading import Problems, Readings, known_card, sheet_of, stance_of, within
from grognard.rulebooks.wfrp3.sheets import PHYSICAL, Sheet, passes_out
from grognard.rulebooks.wfrp3.spending import RECOVER, SUFFER, Spending
from grognard.rulebooks.wfrp3.symbols import GM, PLAYERS
from grognard.rulebooks.wfrp3.turn import ACTIVE_DEFENCES, MANOEUVRES, TurnCosts, stance_stress
from grognard.rulebooks.wfrp3.wounds import state

__all__ = [
    "Action",
    "Declared",
    "declared",
    "defence_dice",
    "difficulty_of",
    "in_stance",
    "range_refusals",
    "ready",
    "unfit",
]

Refusals: TypeAlias = tuple[Refusal, ...]


class Declared(msgspec.Struct, frozen=True, cache_hash=True):
    """What an action needs besides its sheets: card or skill, weapon, difficulty, circumstances."""

    check: Check
    card: Card | None = None
    weapon: Weapon = Weapon()
    has_weapon: bool = True
    less_damage: int = 0
    critical_reading: str = "once"
    stage: str = "pool"
    player: str = PLAYERS
    gm: str = GM

    @property
    def is_attack(self) -> bool:
        """Whether the card strikes a target."""
        return self.card is not None and self.card.kind != "other"


class Action(msgspec.Struct, frozen=True):
    """An action ready for dice: who acts on whom, the attack, the reasons of its pool, what the turn has cost."""

    actor: Sheet
    target: Sheet
    declared: Declared
    attack: Attack
    reasons: tuple[Reason, ...]
    costs: TurnCosts
    stress: int
    stances: tuple[tuple[str, int, Attack], ...] = ()


def ready(actor: Sheet, target: Sheet, d: Declared) -> tuple[Attack, tuple[Reason, ...]]:
    """Return the dice of an action and what their symbols buy, with the reasons of the pool."""
    pool, reasons = built(actor, d.check)
    physical = d.check.characteristic in PHYSICAL
    kind = "physical" if physical else "mental"
    side = side_of(d.card, actor.colour) if d.card else Side()
    rating = (rating_line(d.weapon.critical, d.critical_reading),) if d.is_attack and d.has_weapon else ()
    is_armed = d.card is not None and d.card.kind in ("melee", "ranged")
    lines = (*rating, RECOVER[kind]), (SUFFER[kind],)
    spending = Spending(side, *lines, is_armed, physical, d.player, d.gm, fatigue=actor.fatigue, stress=actor.stress)
    reduction = target.toughness + target.soak + d.less_damage
    body = target.body if d.is_attack else None
    return Attack(pool, spending, _potential(actor, d), reduction, body, stage=d.stage), reasons


def _potential(actor: Sheet, d: Declared) -> int:
    """Return the damage of a hit before the lines of the card: a spell's is on the card (rule W66)."""
    if d.card is None or d.card.kind == "other":
        return 0
    if d.card.kind == "spell":
        return d.card.damage
    rating = actor.strength if d.card.kind == "melee" else actor.agility
    return rating + d.weapon.damage + d.card.damage


def in_stance(sheet: Sheet, stance: int) -> Sheet:
    """Return a character who has moved to another stance; beyond the first space each costs stress (rule W27)."""
    stress = sheet.stress + stance_stress(sheet.stance, stance)
    return msgspec.structs.replace(sheet, stance=stance, stress=stress)


def unfit(actor: Sheet) -> Iterator[Refusal]:
    """Say why somebody cannot act at all (rules W75, W77 and W82)."""
    condition = state(actor.body)
    if condition in ("unconscious", "dead"):
        yield Refusal("wfrp3-state", "cannot-act", (("name", actor.name), ("condition", condition)))
    if passes_out(actor):
        facts = (("name", actor.name), ("fatigue", actor.fatigue), ("stress", actor.stress))
        yield Refusal("wfrp3-passing-out", "passed-out", facts)


def declared(document: Document, text: SituationText, readings: Readings, found: Problems) -> Action | Refusals:
    """Read an action with everybody in it, and say every reason why it is not legal."""
    action = text.action or ActionText()
    actor = sheet_of(document, ("actor",), text.actor, found, readings)
    target = sheet_of(document, ("target",), text.target, found, readings)
    start = actor.stance
    if text.turn.stance_from:
        start = stance_of(document, ("turn", "stance_from"), text.turn.stance_from, found)
    costs = _costs(document, text, found)
    card = known_card(document, text, found)
    d = _declared(document, text, card, target, found)
    if found or d is None:
        return ()
    d = msgspec.structs.replace(
        d, critical_reading=dict(readings)["critical_rating"], check=_extreme(d.check, dict(readings))
    )
    stress = stance_stress(start, actor.stance)
    distance = action.range or ("close" if card is not None and card.kind != "melee" else "engaged")
    spent = msgspec.structs.replace(actor, fatigue=actor.fatigue + costs.fatigue, stress=actor.stress + stress)
    refusals = (
        *unfit(spent),
        *costs.refusals(readings),
        *_turn_refusals(text, d),
        *(range_refusals(card, d.weapon, distance) if card is not None and d.is_attack else ()),
        *_target_refusals(d, target, action),
    )
    if refusals:
        return refusals
    attack, reasons = ready(spent, target, d)
    if too_large := size_refusals(attack.pool):
        return too_large
    at_start = msgspec.structs.replace(actor, fatigue=spent.fatigue, stance=start)
    stances = tuple(_stances(at_start, target, d)) if action.stances else ()
    return Action(spent, target, d, attack, reasons, costs, stress, stances)


def _stances(start: Sheet, target: Sheet, d: Declared) -> Iterator[tuple[str, int, Attack]]:
    """Go through every depth of both sides of the meter: its short name, its stress, the attack from it."""
    for stance in range(-start.conservative, start.reckless + 1):
        moved = in_stance(start, stance)
        name = f"G{-stance}" if stance < 0 else f"R{stance}" if stance else "C"
        yield name, moved.stress - start.stress, ready(moved, target, d)[0]


def _declared(
    document: Document, text: SituationText, card: Card | None, target: Sheet, found: Problems
) -> Declared | None:
    action = text.action or ActionText()
    _check_numbers(document, text, found)
    characteristic = action.characteristic or (card.characteristic if card else None)
    if characteristic is None:
        found.append(document.problem(("action",), "field-missing", field="characteristic"))
        return None
    is_attack = card is not None and card.kind != "other"
    if not is_attack and action.difficulty is None and action.opposed is None:
        found.append(document.problem(("action",), "field-missing", field="difficulty"))
        return None
    if action.difficulty is not None and action.opposed is not None:
        found.append(document.problem(("action", "difficulty"), "difficulty-or-opposed"))
    challenge, rule = difficulty_of(action.difficulty)
    check = Check(
        action.skill or (card.skill if card else ""),
        characteristic,
        challenge,
        rule,
        target.defence if is_attack else 0,
        action.opposed.characteristic if action.opposed else None,
        action.opposed.training if action.opposed else 0,
        action.fortune_points,
        action.assists,
        action.fortune,
        action.misfortune,
        sum(defence_dice(target, name) for name in action.active_defences if name in ACTIVE_DEFENCES),
        action.guard,
        action.range == "extreme",
    )
    has_weapon = action.weapon is not None or _is_armed(card)
    return Declared(check, card, _weapon(action, card), has_weapon, action.less_damage)


def difficulty_of(stated: str | None) -> tuple[int, str]:
    """Return the challenge dice of a stated difficulty, or those of an ordinary attack, with their rule."""
    return (1, "wfrp3-plain-attack") if stated is None else (DIFFICULTIES[stated], "wfrp3-difficulty")


def _is_armed(card: Card | None) -> bool:
    return card is not None and card.kind in ("melee", "ranged")


def _weapon(action: ActionText, card: Card | None) -> Weapon:
    is_ranged = card is not None and card.kind != "melee"
    usual = card.reach if card is not None and is_ranged else "engaged"
    if action.weapon is None:
        return Weapon(reach=usual)
    text = action.weapon
    return Weapon(text.name, text.damage, text.critical, text.reach or usual, text.fast)


def _extreme(check: Check, readings: dict[str, str]) -> Check:
    return msgspec.structs.replace(check, extreme_penalty=int(readings["extreme_range_m"]))


def defence_dice(target: Sheet, name: str) -> int:
    """Return the misfortune dice of one active defence: one, and one more with training (rule W50)."""
    return 1 + (dict(target.training).get(ACTIVE_DEFENCES[name][1], 0) > 0)


def _check_numbers(document: Document, text: SituationText, found: Problems) -> None:
    action = text.action or ActionText()
    for name in ("fortune_points", "assists", "fortune", "misfortune", "guard", "less_damage"):
        found += within(document, ("action", name), getattr(action, name), 0, 20)
    if action.opposed is not None:
        found += within(document, ("action", "opposed", "characteristic"), action.opposed.characteristic, 1, 20)
        found += within(document, ("action", "opposed", "training"), action.opposed.training, 0, 6)
    if action.weapon is not None:
        found += within(document, ("action", "weapon", "damage"), action.weapon.damage, 0, 30)
        found += within(document, ("action", "weapon", "critical"), action.weapon.critical, 1, 9)
    for name in action.active_defences:
        if name not in ACTIVE_DEFENCES:
            known = ", ".join(ACTIVE_DEFENCES)
            place = ("action", "active_defences")
            found.append(document.problem(place, "unknown-defence", got=name[:40], known=known))


def _costs(document: Document, text: SituationText, found: Problems) -> TurnCosts:
    """Add up what the turn has seen: manoeuvres, moves and what was played before."""
    turn = text.turn
    for name in ("free_manoeuvres", "actions", "talents"):
        found += within(document, ("turn", name), getattr(turn, name), 0, 20)
    for name, tokens in turn.recharging.items():
        found += within(document, ("turn", "recharging", name), tokens, 0, 20)
    for name in turn.manoeuvres:
        if name not in MANOEUVRES:
            known = ", ".join(MANOEUVRES)
            place = ("turn", "manoeuvres")
            found.append(document.problem(place, "unknown-manoeuvre", got=name[:40], known=known))
    moved = 0
    for start, end in zip(turn.moves, turn.moves[1:], strict=False):
        moved += move_cost(start, end) if start in RANGES and end in RANGES else 0
    for name in turn.moves:
        if name not in RANGES:
            known = ", ".join(RANGES)
            found.append(document.problem(("turn", "moves"), "unknown-range", got=name[:40], known=known))
    has_card = bool(text.action and text.action.card)
    return TurnCosts(len(turn.manoeuvres) + moved, turn.free_manoeuvres, turn.actions + has_card, turn.talents)


def _turn_refusals(text: SituationText, d: Declared) -> Iterator[Refusal]:
    """Say whether the card is still recharging, or was not prepared (rules W39 and W47)."""
    if d.card is None:
        return
    if tokens := text.turn.recharging.get(d.card.name, 0):
        yield Refusal("wfrp3-recharge", "card-recharging", (("card", d.card.name), ("tokens", tokens)))
    if d.card.prepares and "prepare" not in text.turn.manoeuvres:
        yield Refusal("wfrp3-prepare", "not-prepared", (("card", d.card.name),))


def range_refusals(card: Card, weapon: Weapon, distance: str) -> Iterator[Refusal]:
    """Say whether the card or the weapon does not work at this range (rules W54, W55 and W61)."""
    if card.kind == "melee" and distance != "engaged":
        yield Refusal("wfrp3-range", "needs-engaged", (("card", card.name), ("distance", distance)))
    elif card.kind == "ranged" and distance == "engaged":
        yield Refusal("wfrp3-range", "not-engaged", (("card", card.name),))
    elif not is_within(distance, weapon.reach):
        yield Refusal("wfrp3-reach", "beyond-reach", (("distance", distance), ("reach", weapon.reach)))


def _target_refusals(d: Declared, target: Sheet, action: ActionText) -> Iterator[Refusal]:
    """Say whether the target is dead, or cannot defend itself like that (rule W50)."""
    if d.is_attack and target.body.is_dead:
        yield Refusal("wfrp3-death", "target-dead", (("name", target.name),))
    for at, name in enumerate(action.active_defences):
        characteristic = ACTIVE_DEFENCES[name][0]
        if name in action.active_defences[:at]:
            yield Refusal("wfrp3-active-defence", "defence-twice", (("defence", name),))
        elif target.rating(characteristic) < 3:
            facts = (("defence", name), ("characteristic", characteristic), ("got", target.rating(characteristic)))
            yield Refusal("wfrp3-active-defence", "defence-too-weak", facts)
