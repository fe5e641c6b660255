"""Reading a situation file, and turning the situation into parts for the dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from grognard.core.asking import Each, Life, Rule, each
from grognard.core.documents import Document, Problem, convert
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Measure, Part, Priced, Tally
from grognard.rulebooks.gdf.declaration import Declaration, Shot, declared, texts
from grognard.rulebooks.gdf.document import SituationText, TargetText
from grognard.rulebooks.gdf.editions import EDITIONS
from grognard.rulebooks.gdf.folding import Aim, Deed, Folding
from grognard.rulebooks.gdf.hazard import nothing_lost, own_losses, take_own
from grognard.rulebooks.gdf.melee_pricing import melee_parts
from grognard.rulebooks.gdf.melee_reading import read_melee
from grognard.rulebooks.gdf.melee_situation import MeleeSituation
from grognard.rulebooks.gdf.morale import Aftermath, Nerve, morale
from grognard.rulebooks.gdf.readings import READINGS
from grognard.rulebooks.gdf.shooting import Group, hits_of, wounds_of
from grognard.rulebooks.gdf.situation import Situation, TargetSituation
from grognard.rulebooks.gdf.takedown import Fire, volley
from grognard.rulebooks.gdf.telling import after, after_own, before, report, silent
from grognard.rulebooks.gdf.units import Side, read_side
from grognard.rulebooks.gdf.wounds import Unit, removed

__all__ = ["MEASURES", "OWN_MEASURES", "assault", "parts", "read", "tally", "wrong_names"]


def _models_removed(after: Aftermath) -> int:
    return removed(after.before, after.unit)


def _wounds_left(after: Aftermath) -> int:
    return after.unit.marked


def _is_tested(after: Aftermath) -> int:
    return after.is_tested


def _is_shaken(after: Aftermath) -> int:
    return after.is_shaken


def _is_destroyed(after: Aftermath) -> int:
    return after.unit.models == 0


MEASURES = (
    Measure("hits", "count"),
    Measure("wounds", "count"),
    Measure("models_removed", "count", _models_removed),
    Measure("wounds_left", "count", _wounds_left),
    Measure("morale_test", "chance", _is_tested),
    Measure("shaken", "chance", _is_shaken),
    Measure("destroyed", "chance", _is_destroyed),
)
"""What odds can be asked of a target, in the order of an attack."""

OWN_MEASURES = (
    Measure("own_losses", "count", _models_removed),
    Measure("own_morale_test", "chance", _is_tested),
    Measure("own_shaken", "chance", _is_shaken),
)
"""What odds can be asked of the shooting unit, if its weapons are Hazardous."""


def read(document: Document) -> Situation | MeleeSituation | tuple[Problem, ...] | tuple[Refusal, ...]:
    """Read a situation file: a situation, everything that cannot be read, or everything that is not legal."""
    text = convert(document, SituationText)
    if isinstance(text, Problem):
        return (text,)
    found = list(wrong_names(document, text.edition, text.readings))
    attacker = read_side(document, ("attacker",), text.attacker, found)
    targets = [
        read_side(document, ("target", n) if n else ("target",), target, found) for n, target in enumerate(texts(text))
    ]
    sides = [side for side in targets if side is not None]
    if not texts(text):
        found.append(document.problem(("target",), "field-missing", field="target"))
    if text.melee is None and "attack" not in document.data:
        found.append(document.problem((), "field-missing", field="attack"))
    if found or attacker is None:
        return tuple(found)
    if text.melee is not None:
        return read_melee(document, text, attacker, sides)
    declaration = declared(document, text, attacker, sides)
    if isinstance(declaration, Declaration):
        return tuple(declaration.problems) or tuple(declaration.refusals)
    shots, left_out = declaration
    folding = Folding(_deed(text), attacker, str(document.path))
    situation = folding.situation([_aim(*each) for each in zip(texts(text), sides, shots, strict=True)])
    if folding.problems:
        return tuple(folding.problems)
    return msgspec.structs.replace(situation, left_out=left_out)


def wrong_names(document: Document, edition: str, readings: Mapping[str, str]) -> Iterator[Problem]:
    """Name an edition, and readings with their options, that there are not."""
    if edition not in EDITIONS:
        known = ", ".join(EDITIONS)
        yield document.problem(("edition",), "unknown-edition", edition=edition[:60], known=known)
    for name, option in readings.items():
        if name not in READINGS:
            yield document.problem(("readings", name), "unknown-reading", reading=name[:60], known=", ".join(READINGS))
        elif option not in READINGS[name].options:
            known = ", ".join(READINGS[name].options)
            yield document.problem(("readings", name), "unknown-option", reading=name, option=option[:60], known=known)


def _deed(text: SituationText) -> Deed:
    attack = text.attack
    moved = attack.action == "advance" if attack.moved is None else attack.moved
    return Deed(text.edition, tuple(text.readings.items()), attack.action, moved, bool(attack.firing))


def _aim(text: TargetText, side: Side, shots: tuple[Shot, ...]) -> Aim:
    cover = "in" if text.cover is True else text.cover or "none"
    return Aim(side, shots, cover, text.moved, text.pick)


def parts(situation: Situation | MeleeSituation) -> Priced:
    """Turn a situation into its independent parts: each target, then what the shooters do to themselves."""
    if isinstance(situation, MeleeSituation):
        return melee_parts(situation)
    found = [
        Part(
            target.name, target.name, assault, (target.unit, _numbers(target), target.nerve), MEASURES,
            tallies=_tallies(target), lines=after, report=report,
        )
        for target in situation.targets
    ]  # fmt: skip
    if situation.own is None:
        found.append(Part("own", None, nothing_lost, (), OWN_MEASURES))
    else:
        own = situation.own
        args = (own.unit, own.groups, own.to_ignore, own.nerve)
        rest = (own.unit, own.to_ignore, own.nerve)
        found.append(
            Part(
                "own", None, own_losses, args, OWN_MEASURES,
                told="own-wounds", told_rule=take_own, told_args=rest, lines=after_own, report=report,
            )
        )  # fmt: skip
    return Priced(
        situation.edition,
        situation.readings,
        tuple(found),
        before(situation),
        situation.reasons,
        not_modelled=situation.not_modelled,
        warnings=situation.warnings,
        left_out=silent(situation),
    )


def _numbers(target: TargetSituation) -> Fire:
    return tuple((group.group, group.pick) for group in target.groups)


def _tallies(target: TargetSituation) -> tuple[Tally, ...]:
    """Return hits and wounds as sums of lives, unless who is left changes what blocks."""
    groups = tuple(group.group for group in target.groups)
    hits = Tally("hits", tally, (hits_of, groups))
    return (hits,) if any(group.alone for group in groups) else (hits, Tally("wounds", tally, (wounds_of, groups)))


def tally(life: Life[int], groups: tuple[Group, ...]) -> Each[int]:
    """Add up one count over every attack of every group."""
    return each(*((group.attacks, life, (group,)) for group in groups))


def assault(unit: Unit, groups: Fire, nerve: Nerve) -> Rule[Aftermath]:
    """Fire every group at a unit, one after the other, then test its morale."""
    unit = yield from volley(unit, groups)
    return (yield from morale(unit, nerve))
