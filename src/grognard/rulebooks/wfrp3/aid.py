"""First aid and draughts in an encounter (rules W40, W91–W98)."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from grognard.core.asking import Rule, tell
from grognard.core.playing import DECLARED, LINE, narrate
from grognard.core.refusals import Refusal
from grognard.rulebooks.wfrp3.building import built
from grognard.rulebooks.wfrp3.document import HealingText
from grognard.rulebooks.wfrp3.encounter import Encounter, Fighter, changed, engaged_with, fighter, reading
from grognard.rulebooks.wfrp3.healing import DRAUGHT, Healed, Patient, Treatment, drunk, treated
from grognard.rulebooks.wfrp3.pricing import Situation, parts
from grognard.rulebooks.wfrp3.telling import cured
from grognard.rulebooks.wfrp3.treatments import SKILLS, Cure, treatment_check

__all__ = ["aid_deed_refusals", "can_be_aided", "draught_refusals", "drink", "give_first_aid"]

replace = msgspec.structs.replace
Refusals: TypeAlias = tuple[Refusal, ...]
KIND = "first-aid"


def can_be_aided(game: Encounter, *, draught: bool = False) -> tuple[str, ...]:
    """Return whoever of one's own side is engaged, oneself too, alive and hurt, and has not profited yet."""
    me = fighter(game)
    near = (game.active, *engaged_with(game, game.active))
    found = [game.fighters[at] for at in near]
    hurt = [one for one in found if one.seat == me.seat and not one.sheet.body.is_dead and _is_hurt(one)]
    return tuple(one.name for one in hurt if draught or not one.is_aided)


def _is_hurt(one: Fighter) -> bool:
    return bool(one.sheet.body.normal or one.sheet.body.criticals)


def aid_deed_refusals(game: Encounter) -> Refusals:
    """Say whether there is nobody to treat: engaged, hurt, and not helped yet in this scene (rules W40 and W96)."""
    return () if can_be_aided(game) else (Refusal("wfrp3-first-aid-limit", "nobody-to-treat"),)


def draught_refusals(game: Encounter) -> Refusals:
    """Say whether there is no draught left."""
    me = fighter(game)
    return () if me.draughts else (Refusal("wfrp3-draught", "no-draught", (("name", me.name),)),)


def give_first_aid(game: Encounter, at: int) -> Rule[Encounter]:
    """Treat somebody at once; every success counts against the limit of the scene."""
    me, one = fighter(game), game.fighters[at]
    alone = int(reading(game, "self_treatment_h")) if at == game.active else 0
    check = treatment_check(SKILLS[KIND], "intelligence", one.sheet.body, HealingText(kind="first-aid"), alone=alone)
    assists = me.assists if me.assisted == game.round else 0
    pool, reasons = built(me.sheet, replace(check, assists=assists))
    treatment = Treatment(pool, who=me.seat)
    if assists:
        me = replace(me, assists=0)
        game = changed(game, (game.active, me))
    patient = _patient(one)
    yield from tell(DECLARED, 1, parts(_situation(game, Cure(one.name, KIND, patient, treatment, reasons, me.name))))
    yield from narrate("turn", "wfrp3-skill-use", "treats", name=me.name, target=one.name)
    healed = yield from treated(patient, treatment)
    game = yield from _told(game, at, healed)
    return changed(game, (at, replace(game.fighters[at], is_aided=game.fighters[at].is_aided or healed.is_success)))


def drink(game: Encounter, at: int) -> Rule[Encounter]:
    """Drink a healing draught, or give it to somebody engaged."""
    me, one = fighter(game), game.fighters[at]
    treatment = Treatment(DRAUGHT, who=me.seat)
    patient = _patient(one)
    yield from tell(DECLARED, 1, parts(_situation(game, Cure(one.name, "draught", patient, treatment))))
    yield from narrate("turn", "wfrp3-draught", "drinks", name=me.name, target=one.name)
    game = changed(game, (game.active, replace(me, draughts=me.draughts - 1)))
    return (yield from _told(game, at, (yield from drunk(patient, treatment))))


def _patient(one: Fighter) -> Patient:
    return Patient(one.sheet.body, one.sheet.fatigue, one.sheet.stress, one.sheet.willpower, one.ignored)


def _situation(game: Encounter, cure: Cure) -> Situation:
    return Situation(game.edition, game.readings, cure)


def _told(game: Encounter, at: int, healed: Healed) -> Rule[Encounter]:
    """Tell what a healing did, and return the encounter after it."""
    for line in cured(healed):
        yield from tell(LINE, 1, line)
    one, patient = game.fighters[at], healed.patient
    sheet = replace(one.sheet, body=patient.body, fatigue=patient.fatigue, stress=patient.stress)
    group = 0 if patient.body.is_dead else one.group
    return changed(game, (at, replace(one, sheet=sheet, ignored=patient.ignored, group=group)))
