"""Turning a situation into one part for the dice, with everything that odds can be asked of it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec

from grognard.core.rulebook import Measure, Part, Priced
from grognard.rulebooks.dm.counting import tallies
from grognard.rulebooks.dm.picture import drawn_scene
from grognard.rulebooks.dm.salvos import Mark, Shot, Volley, no_shot, volley
from grognard.rulebooks.dm.situation import Situation
from grognard.rulebooks.dm.telling import before

__all__ = ["MEASURES", "measures_of", "parts"]


def _is_destroyed(after: Volley) -> int:
    return after.target.left == 0


MEASURES = (
    Measure("hits", "count"),
    Measure("accidents", "count"),
    Measure("criticals", "count"),
    Measure("own_hits", "count"),
    Measure("own_failures", "count"),
    Measure("stopped", "count"),
    Measure("pierced", "count"),
    Measure("damage_rolls", "count"),
    Measure("heavy_checks", "count"),
    Measure("structure_lost", "count"),
    Measure("destroyed", "chance", _is_destroyed),
    Measure("salvos_left", "count"),
    Measure("boldness_failed", "count"),
    Measure("victims_lost", "count"),
)
"""What odds can be asked; the first three always, the others where the sheets say enough."""


def measures_of(shot: Shot | None, start: Volley) -> tuple[Measure, ...]:
    """Return the measures that can be answered: nothing that hangs on a gap of the sheets."""
    known = {"hits", "accidents", "criticals"}
    if shot is not None:
        known = {"hits", "accidents", *_known(shot, start)}
    return tuple(measure for measure in MEASURES if measure.key in known)


def _known(shot: Shot, start: Volley) -> Iterator[str]:
    friends = [mark for mark in start.victims if mark.is_friend]
    at_once = shot.infantry_at_once and start.target.kind == "infantry"
    is_settled = not shot.has_criticals or shot.confirm is not None or at_once
    does_pierce = shot.power is not None and start.target.armour is not None
    if is_settled:
        yield "criticals"
    if friends:
        yield "own_hits"
    if friends and all(mark.boldness is not None for mark in friends) and _own_stand(shot, friends):
        yield "own_failures"
    if is_settled and does_pierce:
        yield from ("stopped", "pierced", "structure_lost")
        yield from () if start.target.kind == "infantry" else ("damage_rolls", "heavy_checks")
        yield from () if start.target.left is None else ("destroyed",)
        yield from () if start.target.left is None or shot.salvos * shot.attacks == 1 else ("salvos_left",)
    if is_settled and shot.has_criticals and start.target.boldness is not None:
        yield "boldness_failed"
    if start.victims and shot.power is not None and all(mark.armour is not None for mark in start.victims):
        yield "victims_lost"


def _own_stand(shot: Shot, friends: list[Mark]) -> bool:
    """Whether it is known which friends are left to be tested: a destroyed one makes no check."""
    return all(mark.left is None or (shot.power is not None and mark.armour is not None) for mark in friends)


def parts(situation: Situation) -> Priced:
    """Return the attack as one part: no shot is a part too, in which nobody is hit."""
    return Priced(
        edition=situation.edition,
        readings=situation.readings,
        parts=tuple(_parts(situation)),
        lines=before(situation),
        reasons=situation.reasons,
        not_modelled=situation.not_modelled,
        warnings=situation.warnings,
        facts=_facts(situation),
        refusals=situation.refusals,
        picture=None if situation.scene is None else partial(drawn_scene, situation),
    )


def _parts(situation: Situation) -> Iterator[Part]:
    shot, start = situation.shot, situation.start
    if start is None:
        return
    shot = None if situation.refusals else shot
    measures = measures_of(shot, start)
    if shot is None:
        yield Part("attack", None, no_shot, (start,), measures)
    else:
        yield Part("attack", None, volley, (start, shot), measures, tallies=tallies(start, shot, measures))


def _facts(situation: Situation) -> tuple[tuple[str, object], ...]:
    """Return what stands on top of the odds: the number, or why there is none, and the gaps of the sheets."""
    refused = [msgspec.to_builtins(refusal) for refusal in situation.refusals]
    smoke = () if situation.smoke is None else (("smoke", situation.smoke_in),)
    return (
        *smoke,
        ("need", situation.need),
        ("impossible", refused[0] if refused else None),
        ("needs_input", list(situation.needs_input)),
    )
