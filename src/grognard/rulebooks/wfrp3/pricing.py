"""Reading a situation file or a pool in one line, and turning it into parts for the dice."""

from __future__ import annotations

from functools import partial
from typing import Any, TypeAlias

import msgspec

from grognard.core.asking import Rule, step, through
from grognard.core.documents import Document, Problem, convert
from grognard.core.outlook import NotModelled
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Part, Priced, Tally
from grognard.rulebooks.wfrp3.actions import Action, declared
from grognard.rulebooks.wfrp3.advice import best
from grognard.rulebooks.wfrp3.attack import Attack, Struck, attack, seen
from grognard.rulebooks.wfrp3.building import Check, built
from grognard.rulebooks.wfrp3.document import SituationText
from grognard.rulebooks.wfrp3.healing import (
    HEALING_POLICIES,
    MOST_AID,
    Healed,
    Patient,
    Treatment,
    drunk,
    night,
    recovery,
    treated,
)
from grognard.rulebooks.wfrp3.initiative import Contender, initiative, is_ranked
from grognard.rulebooks.wfrp3.measures import (
    ATTACK_MEASURES,
    CARD_MEASURES,
    HEALING_MEASURES,
    POOL_MEASURES,
    READ,
    WANTED,
    initiative_measures,
)
from grognard.rulebooks.wfrp3.pools import Noted, Pool, counted, noted, shown_pool, symbols
from grognard.rulebooks.wfrp3.reading import Readings, names_problems, readings_of, sheet_of
from grognard.rulebooks.wfrp3.spending import POLICIES, Spent
from grognard.rulebooks.wfrp3.symbols import COORDINATES, Counting
from grognard.rulebooks.wfrp3.telling import (
    after_attack,
    after_healing,
    after_initiative,
    before_action,
    before_healing,
)
from grognard.rulebooks.wfrp3.treatments import Cure, cure

__all__ = [
    "Rolling",
    "Situation",
    "attack_part",
    "healed",
    "measured",
    "notation",
    "parts",
    "read",
    "wanted",
    "wanting",
]

Refusals: TypeAlias = tuple[Refusal, ...]
KINDS = ("pool", "action", "healing", "initiative")


class Rolling(msgspec.Struct, frozen=True):
    """A pool that is only thrown, and how many successes and boons are wanted together, if any."""

    noted: Noted
    success: int | None = None
    boons: int | None = None


class Situation(msgspec.Struct, frozen=True):
    """What a situation file comes to: one of its kinds, ready for dice."""

    edition: str
    readings: Readings
    job: Rolling | Action | Cure | tuple[Contender, ...]


def notation(text: str) -> Situation | Refusals:
    """Read a pool in one line."""
    pool = noted(text)
    return pool if isinstance(pool, tuple) else Situation("published", readings_of("published", {}), Rolling(pool))


def read(document: Document) -> Situation | tuple[Problem, ...] | Refusals:
    """Read a situation file: a situation, everything that cannot be read, or everything that is not legal."""
    text = convert(document, SituationText)
    if isinstance(text, Problem):
        return (text,)
    found = list(names_problems(document, text.edition, text.readings))
    kinds = [kind for kind in KINDS if getattr(text, kind) is not None]
    if len(kinds) != 1:
        found.append(document.problem((), "one-kind", known=", ".join(KINDS), got=", ".join(kinds) or "-"))
    if found:
        return tuple(found)
    readings = readings_of(text.edition, text.readings)
    job = _job(document, text, readings, found)
    if found:
        return tuple(found)
    if isinstance(job, tuple) and any(isinstance(one, Refusal) for one in job):
        return tuple(one for one in job if isinstance(one, Refusal))
    return Situation(text.edition, readings, job)


def _job(document: Document, text: SituationText, readings: Readings, found: list[Problem]) -> Any:
    if text.pool is not None:
        return _rolling(document, text, found)
    if text.action is not None:
        return declared(document, text, readings, found)
    if text.healing is not None:
        return cure(document, text, readings, found)
    return _contenders(document, text, readings, found)


def _rolling(document: Document, text: SituationText, found: list[Problem]) -> Rolling | None:
    stated = text.pool
    pool = noted(stated.dice) if stated else None
    if stated is None or pool is None:
        return None
    if isinstance(pool, tuple):
        found += [document.problem(("pool", "dice"), wrong.key, **dict(wrong.facts)) for wrong in pool]
        return None
    pool = msgspec.structs.replace(pool, comet=stated.comet, star=stated.star)
    return Rolling(pool, stated.success, stated.boons)


def _contenders(
    document: Document, text: SituationText, readings: Readings, found: list[Problem]
) -> tuple[Contender, ...]:
    """Let everybody test Agility, or Fellowship in a social scene, in neutral stance (rule W51)."""
    if len(text.contender) < 2:
        found.append(document.problem(("contender",), "too-few-contenders", got=len(text.contender)))
    social = text.initiative is not None and text.initiative.social
    characteristic = "fellowship" if social else "agility"
    contenders = []
    for at, one in enumerate(text.contender):
        sheet = sheet_of(document, ("contender", at), one, found, readings)
        check = Check("", characteristic, is_neutral=True)
        contenders.append(Contender(one.name or f"{at + 1}", sheet.rating(characteristic), built(sheet, check)[0]))
    names = [one.name for one in contenders]
    if len({*names}) < len(names):
        found.append(document.problem(("contender",), "named-twice"))
    return tuple(contenders)


def parts(situation: Situation) -> Priced:
    """Turn a situation into its independent parts."""
    job = situation.job
    if isinstance(job, Rolling):
        return Priced(situation.edition, situation.readings, tuple(_pool_parts(job)))
    if isinstance(job, Action):
        return _action(situation, job)
    if isinstance(job, Cure):
        return _cure(situation, job)
    return Priced(situation.edition, situation.readings, tuple(_places(job)))


def _pool_parts(rolling: Rolling) -> list[Part]:
    """Measure each coordinate alone, which is quick whatever the pool."""
    n = rolling.noted
    whole = Counting(COORDINATES, n.comet, n.star)
    tallies = tuple(
        Tally(measure.key, counted, (n.pool, Counting((measure.key,), n.comet, n.star))) for measure in POOL_MEASURES
    )
    found = [Part("pool", None, symbols, (n.pool, whole), POOL_MEASURES, tallies=tallies)]
    if rolling.success is not None or rolling.boons is not None:
        least = (rolling.success, rolling.boons)
        counting = Counting(("success", "boons"), n.comet, n.star)
        tally = Tally("wanted", wanted, (n.pool, counting, least))
        found[0] = msgspec.structs.replace(
            found[0],
            rule=wanting,
            args=(n.pool, whole, least),
            measures=(*POOL_MEASURES, WANTED),
            tallies=(*tallies, tally),
        )
    return found


def wanting(pool: Pool, c: Counting, least: tuple[int | None, int | None]) -> Rule[tuple[int, ...]]:
    """Throw a pool and say besides whether it shows at least so many successes and boons."""
    shown: tuple[int, ...] = yield from symbols(pool, c)
    return (*shown, _is_enough(shown[0], shown[1], least))


def wanted(pool: Pool, c: Counting, least: tuple[int | None, int | None]) -> Rule[int]:
    """Say whether a pool shows at least so many successes and boons."""
    success, boons = yield from symbols(pool, c)
    return _is_enough(success, boons, least)


def _is_enough(success: int, boons: int, least: tuple[int | None, int | None]) -> int:
    both = zip((success, boons), least, strict=True)
    return int(all(wish is None or got >= wish for got, wish in both))


def measured(key: str, a: Attack) -> Rule[int]:
    """Play an attack and read one measure of it."""
    struck = yield from through(Struck(Spent()), step(_whole, a))
    return READ[key](struck)


def _whole(before: Struck, a: Attack) -> Rule[Struck]:
    return (yield from attack(a))


ALONE = {"success": "success", "boons": "boons", "strained": "exertion", "delayed": "delay"}
"""Measures that one coordinate answers alone."""


def attack_part(name: str, target: str, a: Attack) -> Part:
    """Return an action as one part; each measure looks only at the symbols that can change it."""
    star = "apart" if a.spending.side.star else "bane"
    measures = CARD_MEASURES if a.body is None else ATTACK_MEASURES
    tallies = tuple(
        Tally(m.key, counted, (a.pool, Counting((ALONE[m.key],), star=star)))
        if m.key in ALONE
        else Tally(m.key, measured, (m.key, seen(a)))
        for m in measures
    )
    return Part(name, target, attack, (a,), measures, tallies=tallies, lines=after_attack)


def _action(situation: Situation, action: Action) -> Priced:
    target = action.target.name if action.attack.body is not None else action.actor.name
    found = [attack_part("action", target, action.attack)]
    facts: tuple[tuple[str, Any], ...] = ()
    if action.stances:
        found = [
            attack_part(name, f"{name} · {shown_pool(a.pool)} · {stress}", a) for name, stress, a in action.stances
        ]
        facts = best(found, action.stances)
    return Priced(
        situation.edition,
        situation.readings,
        tuple(found),
        before_action(action),
        action.reasons,
        policies=POLICIES,
        facts=facts,
    )


def healed(kind: str, patient: Patient, t: Treatment) -> Rule[Healed]:
    """Heal somebody in one of the ways there are."""
    if kind == "night":
        return night(patient)
    if kind == "resilience":
        return (yield from recovery(patient, t))
    if kind == "draught":
        return (yield from drunk(patient, t))
    return (yield from treated(patient, t))


def _cure(situation: Situation, job: Cure) -> Priced:
    part = Part(
        "healing", job.name, healed, (job.kind, job.patient, job.treatment), HEALING_MEASURES, lines=after_healing
    )
    helper = job.treatment.helper
    beyond: tuple[NotModelled, ...] = ()
    if helper is not None and helper.expertise:
        beyond = (NotModelled(f"> {max(MOST_AID, helper.most)} F/Y", job.helper),)
    return Priced(
        situation.edition,
        situation.readings,
        (part,),
        before_healing(job),
        job.reasons,
        policies=HEALING_POLICIES,
        not_modelled=beyond,
    )


def _places(contenders: tuple[Contender, ...]) -> list[Part]:
    """Let everybody roll once; each part says how one of them stands."""
    found = []
    for at, one in enumerate(contenders):
        measures = initiative_measures(contenders, at)
        tallies = tuple(Tally(m.key, is_ranked, (contenders, at, m.key)) for m in measures)
        part = Part(one.name, one.name, initiative, (contenders,), measures, tallies=tallies)
        first = msgspec.structs.replace(part, lines=partial(after_initiative, contenders))
        found.append(msgspec.structs.replace(part, shares=contenders[0].name) if at else first)
    return found
