"""Healing of every kind (rules W85–W101)."""

from __future__ import annotations

import msgspec

from grognard.core.asking import Rule, choose, tell
from grognard.core.domains import OneOf
from grognard.core.ways import Policy
from grognard.rulebooks.wfrp3.pools import TAIL, Pool, symbols
from grognard.rulebooks.wfrp3.symbols import PLAYERS, Counting
from grognard.rulebooks.wfrp3.wounds import Body, suffer, tally

__all__ = [
    "DRAUGHT",
    "HEALING_POLICIES",
    "MOST_AID",
    "Healed",
    "Patient",
    "Treatment",
    "drunk",
    "helped",
    "mended",
    "night",
    "recovery",
    "severe",
    "treated",
]

MOST_AID = 12
"""A chain of a helper that goes farther brings no more dice than these, and the odds say so."""
DRAUGHT = Pool(fortune=4)
"""What a healing draught has one throw (rule W98)."""


def _worst(domain: OneOf[int]) -> int:
    return max(domain.options())


HEALING_POLICIES = (("critical", Policy("most-severe", _worst)),)
"""How odds choose among criticals that can be healed."""


class Patient(msgspec.Struct, frozen=True, cache_hash=True):
    """Who is healed: body, fatigue, stress, Willpower, and the severities whose effects are ignored for a day."""

    body: Body = Body()
    fatigue: int = 0
    stress: int = 0
    willpower: int = 3
    ignored: tuple[int, ...] = ()


class Treatment(msgspec.Struct, frozen=True, cache_hash=True):
    """A healing check: its pool, the helper's pool if one helps, the readings it needs, and what a mishap takes.

    `die` is what each success of the helper brings: `fortune`, `expertise`, or `one-expertise` for any success; with
    `has_bonus` two boons bring one more. `mishap` net banes make things worse; `who` is the seat that throws.
    """

    pool: Pool
    helper: Pool | None = None
    die: str = "fortune"
    has_bonus: bool = False
    mishap: int = 2
    removes_criticals: bool = False
    boons_heal: bool = True
    who: str = PLAYERS


class Healed(msgspec.Struct, frozen=True, cache_hash=True):
    """What healing came to: the patient after it, how many normal and critical wounds it healed, whether it failed."""

    patient: Patient
    normal: int = 0
    criticals: int = 0
    is_success: bool = False
    is_mishap: bool = False


def severe(body: Body) -> int:
    """Return the challenge dice of a check on these wounds: two with any critical, else one (rules W86 and W91)."""
    return 2 if body.criticals else 1


def night(patient: Patient) -> Healed:
    """Sleep a night: normal wounds up to Toughness heal without a check, fatigue and stress go (rules W83 and W85)."""
    rested = msgspec.structs.replace(
        patient,
        fatigue=max(0, patient.fatigue - patient.body.toughness),
        stress=max(0, patient.stress - patient.willpower),
    )
    return _mended(rested, patient.body.toughness)


def _mended(patient: Patient, most: int) -> Healed:
    body, healed = mended(patient.body, most)
    return Healed(msgspec.structs.replace(patient, body=body), normal=healed)


def mended(body: Body, most: int) -> tuple[Body, int]:
    """Heal at most so many normal wounds, and say how many."""
    healed = max(0, min(most, body.normal))
    return _up_again(msgspec.structs.replace(body, normal=body.normal - healed)), healed


def _up_again(body: Body) -> Body:
    """Return a body that stands once its wounds no longer exceed its threshold, so that it can fall anew."""
    return msgspec.structs.replace(body, is_down=body.is_down and tally(body) > body.threshold)


def helped(t: Treatment) -> Rule[Pool]:
    """Let a helper's check bring dice: fortune for each net success, or expertise in medicine (rules W88 and W89)."""
    if t.helper is None:
        return t.pool
    names = ("success", "boons") if t.has_bonus else ("success",)
    counting = Counting(names, star="bane", stage="helping", who=t.who)
    found = yield from symbols(t.helper, counting, enough=max(MOST_AID, t.helper.most))
    success, boons = found if isinstance(found, tuple) else (found, 0)
    dice = 0 if success < 1 else (1 if t.die == "one-expertise" else success) + int(t.has_bonus and boons >= 2)
    yield from tell("aid", dice)
    if t.die == "fortune":
        return msgspec.structs.replace(t.pool, fortune=t.pool.fortune + dice)
    return msgspec.structs.replace(t.pool, expertise=t.pool.expertise + dice)


def recovery(patient: Patient, t: Treatment) -> Rule[Healed]:
    """Test Resilience after a night: one critical of severity up to the net successes, and boons (rule W87)."""
    rested = night(patient)
    pool = yield from helped(t)
    success, boons = yield from symbols(pool, Counting(("success", "boons"), star="bane", who=t.who), enough=TAIL)
    yield from tell("net-success", success)
    yield from tell("net-boons", boons)
    if success < 1:
        return rested
    done = msgspec.structs.replace(rested, is_success=True)
    done = yield from _one_critical(done, success, t.who, removes=t.removes_criticals)
    if not t.boons_heal:
        return done
    more = _mended(done.patient, boons)
    return msgspec.structs.replace(done, patient=more.patient, normal=done.normal + more.normal)


def _one_critical(healed: Healed, most: int, who: str, *, removes: bool) -> Rule[Healed]:
    """Heal one critical of at most that severity, as the patient chooses; it goes, or becomes a normal wound."""
    body = healed.patient.body
    fitting = tuple(sorted({severity for severity in body.criticals if severity <= most}))
    if not fitting:
        return healed
    severity = fitting[0]
    if len(fitting) > 1:
        severity = yield from choose(who, OneOf("wfrp3-resilience", fitting), "critical")
    yield from tell("criticals-healed")
    left = list(body.criticals)
    left.remove(severity)
    after = msgspec.structs.replace(body, criticals=tuple(left), normal=body.normal + (0 if removes else 1))
    patient = msgspec.structs.replace(healed.patient, body=_up_again(after))
    return msgspec.structs.replace(healed, patient=patient, criticals=1)


def treated(patient: Patient, t: Treatment) -> Rule[Healed]:
    """Give first aid at once, or medicine instead of it: wounds up to Toughness, criticals ignored, mishaps.

    The healing comes before a mishap's wound (rules W91–W95 and W101).
    """
    success, boons = yield from symbols(t.pool, Counting(("success", "boons"), star="bane", who=t.who))
    yield from tell("net-success", success)
    yield from tell("net-boons", boons)
    healed = Healed(patient)
    if success >= 1:
        healed = _mended(patient, min(success, patient.body.toughness))
        ignored = tuple(severity for severity in patient.body.criticals if severity <= success)
        after = msgspec.structs.replace(healed.patient, ignored=ignored)
        healed = msgspec.structs.replace(healed, patient=after, is_success=True)
    if -boons < t.mishap:
        return healed
    return (yield from _mishap(healed))


def _mishap(healed: Healed) -> Rule[Healed]:
    """Make things worse: one stress, one fatigue, and a wound for the critically wounded (rule W94)."""
    yield from tell("mishaps")
    patient = healed.patient
    body = patient.body
    if body.criticals:
        body = yield from suffer(body, 1, 0)
    worse = msgspec.structs.replace(patient, body=body, fatigue=patient.fatigue + 1, stress=patient.stress + 1)
    return msgspec.structs.replace(healed, patient=worse, is_mishap=True)


def drunk(patient: Patient, t: Treatment) -> Rule[Healed]:
    """Drink a draught: normal wounds up to the successes, and a critical of severity up to the boons (rule W98)."""
    counting = Counting(("success", "boons"), who=t.who)
    success, boons = yield from symbols(t.pool, counting)
    yield from tell("net-success", success)
    yield from tell("net-boons", boons)
    healed = _mended(patient, success)
    healed = msgspec.structs.replace(healed, is_success=success >= 1)
    return (yield from _one_critical(healed, boons, t.who, removes=True))
