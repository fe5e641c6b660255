"""A healing as declared: refused, or ready for dice (rules W85–W98)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

import msgspec

from grognard.core.documents import Document
from grognard.core.reasons import Reason
from grognard.core.refusals import Refusal
from grognard.rulebooks.wfrp3.building import Check, built
from grognard.rulebooks.wfrp3.document import HealingText, SituationText
from grognard.rulebooks.wfrp3.healing import DRAUGHT, Patient, Treatment, severe
from grognard.rulebooks.wfrp3.pools import Pool, size_refusals
from grognard.rulebooks.wfrp3.reading import Problems, Readings, sheet_of, within
from grognard.rulebooks.wfrp3.sheets import Sheet
from grognard.rulebooks.wfrp3.wounds import Body

__all__ = ["SKILLS", "Cure", "aid_refusals", "cure", "earlier_refusals", "treatment_check"]

Refusals: TypeAlias = tuple[Refusal, ...]

SKILLS = {"first-aid": "First Aid", "medicine": "Medicine"}
"""The skill behind each kind of help."""

SUCCEEDED = {
    "scene": ("succeeded",),
    "act": ("succeeded", "succeeded-act"),
    "day": ("succeeded", "succeeded-act", "succeeded-day"),
}
"""Which earlier successes use up the one that is allowed, by the reading (rule W96)."""

EARLIER = ("failed", *SUCCEEDED["day"])


class Cure(msgspec.Struct, frozen=True):
    """A healing ready for dice: of whom, of what kind, with which treatment, and why its pools are what they are."""

    name: str
    kind: str
    patient: Patient
    treatment: Treatment
    reasons: tuple[Reason, ...] = ()
    helper: str = ""


def cure(document: Document, text: SituationText, readings: Readings, found: Problems) -> Cure | Refusals:
    """Read a healing with everybody in it, and say every reason why it is not legal."""
    healing = text.healing or HealingText(kind="night")
    patient = sheet_of(document, ("patient",), text.patient, found, readings)
    helper = patient if healing.own else None
    if text.helper is not None:
        helper = sheet_of(document, ("helper",), text.helper, found, readings)
    needs = healing.help or (healing.kind if healing.kind in SKILLS else "")
    if needs and helper is None:
        found.append(document.problem((), "field-missing", field="helper"))
    for name in ("fortune", "misfortune"):
        found += within(document, ("healing", name), getattr(healing, name), 0, 20)
    for word in healing.earlier:
        if word not in EARLIER:
            known = ", ".join(EARLIER)
            found.append(document.problem(("healing", "earlier"), "unknown-earlier", got=word[:40], known=known))
    if found:
        return ()
    chosen = dict(readings)
    if refusals := tuple(_refusals(healing, patient, helper, chosen)):
        return refusals
    found_cure = _cure(healing, patient, helper, chosen)
    pools = (found_cure.treatment.pool, found_cure.treatment.helper or Pool())
    return tuple(refusal for pool in pools for refusal in size_refusals(pool)) or found_cure


def _cure(healing: HealingText, patient: Sheet, helper: Sheet | None, readings: dict[str, str]) -> Cure:
    who = Patient(patient.body, patient.fatigue, patient.stress, patient.willpower)
    pool, help_pool = Pool(), None
    reasons: list[Reason] = []
    if healing.kind == "draught":
        pool = DRAUGHT
    elif healing.kind == "resilience":
        check = treatment_check("Resilience", "toughness", patient.body, healing)
        pool, own = built(patient, check)
        reasons += own
    elif helper is not None and healing.kind in SKILLS:
        pool, own = _helping(healing, healing.kind, patient, helper, readings)
        reasons += own
    if healing.kind == "resilience" and healing.help and helper is not None:
        help_pool, own = _helping(healing, healing.help, patient, helper, readings)
        reasons += own
    treatment = Treatment(
        pool,
        help_pool,
        _die(healing.help, readings),
        readings["first_aid_bonus"] == "on",
        3 if healing.kind == "medicine" else 2,
        readings["critical_heals"] == "remove",
        readings["boons_heal"] == "on",
    )
    return Cure(patient.name, healing.kind, who, treatment, tuple(reasons), helper.name if helper and help_pool else "")


def _die(help_kind: str, readings: dict[str, str]) -> str:
    if help_kind != "medicine":
        return "fortune"
    return "one-expertise" if readings["medicine_dice"] == "single" else "expertise"


def treatment_check(skill: str, characteristic: str, body: Body, healing: HealingText, *, alone: int = 0) -> Check:
    """Return a healing check on these wounds: one challenge die, two with any critical; long-term care takes one off.

    The floor is no challenge die at all (rules W86, W90 and W91).
    """
    easier = int(healing.long_term and skill == "Resilience")
    return Check(
        skill,
        characteristic,
        severe(body),
        "wfrp3-gravity",
        fortune=healing.fortune,
        misfortune=healing.misfortune,
        easier=easier,
        alone=alone,
        is_neutral=False,
    )


def _helping(
    healing: HealingText, kind: str, patient: Sheet, helper: Sheet, readings: dict[str, str]
) -> tuple[Pool, tuple[Reason, ...]]:
    alone = int(readings["self_treatment_h"]) if healing.own and healing.kind in SKILLS else 0
    check = treatment_check(SKILLS[kind], "intelligence", patient.body, healing, alone=alone)
    return built(helper, check)


def _refusals(
    healing: HealingText, patient: Sheet, helper: Sheet | None, readings: dict[str, str]
) -> Iterator[Refusal]:
    if patient.body.is_dead:
        yield Refusal("wfrp3-death", "patient-dead", (("name", patient.name),))
    if healing.help == "medicine" and helper is not None:
        yield from aid_refusals(helper)
    if healing.kind in SKILLS:
        if healing.kind == "medicine" and healing.in_combat:
            yield Refusal("wfrp3-medicine", "medicine-in-combat")
        if healing.kind == "first-aid" and healing.in_combat and healing.range != "engaged":
            yield Refusal("wfrp3-skill-use", "aid-not-engaged", (("distance", healing.range),))
        yield from earlier_refusals(healing.earlier, readings["first_aid_limit"], patient.name)
    elif healing.in_combat and healing.kind in ("night", "resilience"):
        yield Refusal("wfrp3-night", "rest-in-combat")


def aid_refusals(helper: Sheet) -> Iterator[Refusal]:
    """Say whether a helper lacks the training that medicine asks for (rule W89)."""
    if not dict(helper.training).get(SKILLS["medicine"], 0):
        yield Refusal("wfrp3-medicine-help", "medicine-untrained", (("name", helper.name),))


def earlier_refusals(earlier: tuple[str, ...], limit: str, name: str) -> Iterator[Refusal]:
    """Say whether first aid has succeeded already within its limit; attempts that failed do not count (rule W96)."""
    if any(word in SUCCEEDED[limit] for word in earlier):
        yield Refusal("wfrp3-first-aid-limit", "first-aid-used-up", (("name", name), ("limit", limit)))
