"""A melee as parts for the dice: both sides measure the same fight, each what was done to it (P3 to P5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Literal, TypeAlias

from grognard.core.lines import Line
from grognard.core.refusals import Facts
from grognard.core.rulebook import Measure, Part, Priced, Tally
from grognard.rulebooks.gdf.melee import (
    Outcome,
    Turn,
    blows_of,
    hits_on_charger,
    hits_on_defender,
    melee,
    struck,
    wounds_on_charger,
    wounds_on_defender,
)
from grognard.rulebooks.gdf.melee_situation import Melee, MeleeSituation
from grognard.rulebooks.gdf.morale import Aftermath
from grognard.rulebooks.gdf.wounds import removed

__all__ = ["MELEE_MEASURES", "melee_parts"]

Side: TypeAlias = Literal["charger", "defender"]


def _models_removed(after: Aftermath) -> int:
    return removed(after.before, after.unit)


def _wounds_left(after: Aftermath) -> int:
    return after.unit.marked


def _is_tested(after: Aftermath) -> int:
    return after.is_tested


def _is_shaken(after: Aftermath) -> int:
    return after.is_shaken


def _is_routed(after: Aftermath) -> int:
    return after.is_routed


def _is_destroyed(after: Aftermath) -> int:
    return after.unit.models == 0


def _has_won(side: Side, outcome: Outcome) -> int:
    return outcome.winner == side


def _read(side: Side, read: Callable[[Aftermath], int], outcome: Outcome) -> int:
    return read(outcome.charger if side == "charger" else outcome.defender)


def _measures(side: Side, told: str) -> tuple[Measure, ...]:
    """Return what odds can be asked of one side, each what happens to it."""
    return (
        Measure("hits", "count", told=f"hits{told}"),
        Measure("wounds", "count", told=f"wounds{told}"),
        Measure("models_removed", "count", partial(_read, side, _models_removed)),
        Measure("wounds_left", "count", partial(_read, side, _wounds_left)),
        Measure("won", "chance", partial(_has_won, side)),
        Measure("morale_test", "chance", partial(_read, side, _is_tested)),
        Measure("shaken", "chance", partial(_read, side, _is_shaken)),
        Measure("routed", "chance", partial(_read, side, _is_routed)),
        Measure("destroyed", "chance", partial(_read, side, _is_destroyed)),
    )


ON_DEFENDER = _measures("defender", "")
ON_CHARGER = _measures("charger", "-back")
MELEE_MEASURES = tuple(measure for measure in ON_DEFENDER if measure.key in ("won", "routed"))
"""What odds can be asked of a melee only."""


def melee_parts(situation: MeleeSituation) -> Priced:
    """Turn a melee into its parts: what the defender suffers, and of the same dice what the charger does."""
    fought = situation.melee
    parts = (
        Part(
            "melee", fought.defender.name, melee, (fought,), ON_DEFENDER,
            tallies=_on_defender(fought), report=partial(_report, "defender"),
        ),
        Part(
            "charger", fought.charger.name, melee, (fought,), ON_CHARGER,
            tallies=_on_charger(fought), report=partial(_report, "charger"), shares="melee",
        ),
    )  # fmt: skip
    return Priced(
        situation.edition,
        situation.readings,
        parts,
        tuple(_lines(fought)),
        situation.reasons,
        not_modelled=situation.not_modelled,
        warnings=situation.warnings,
    )


def _on_defender(fought: Melee) -> tuple[Tally, ...]:
    """Return hits and wounds as sums of lives, unless who is left changes what blocks."""
    hits, wounds = Tally("hits", hits_on_defender, (fought,)), Tally("wounds", wounds_on_defender, (fought,))
    return (hits,) if _in_turn(fought, "charge") else (hits, wounds)


def _on_charger(fought: Melee) -> tuple[Tally, ...]:
    """Return the same for the charger."""
    hits, wounds = Tally("hits", hits_on_charger, (fought,)), Tally("wounds", wounds_on_charger, (fought,))
    return (hits,) if _in_turn(fought, "back") else (hits, wounds)


def _in_turn(fought: Melee, turn: Turn) -> bool:
    return any(blow.group.alone for blow in blows_of(fought, turn))


def _report(side: Side, outcome: Outcome) -> Facts:
    """Say in one word how the melee went for one side, and its morale test."""
    after = outcome.charger if side == "charger" else outcome.defender
    fate = "routed" if after.is_routed else "failed" if after.is_shaken else "passed"
    result = "tied" if not outcome.winner else "won" if outcome.winner == side else "lost"
    return (("melee", result), ("morale", fate if after.is_tested else "none"))


def _lines(fought: Melee) -> Iterator[Line]:
    """Say what was settled before the first die."""
    charger, defender = fought.charger, fought.defender
    names = (("unit", charger.name), ("target", defender.name))
    yield Line("charge", "gdf-p3", "melee-charges", names)
    for side in (charger, defender):
        if side.is_fatigued:
            yield Line("charge", "gdf-fatigued", "melee-fatigued", (("unit", side.name),))
    if not fought.strikes_back:
        yield Line("charge", "gdf-p3", "melee-declines", (("unit", defender.name),))
    for turn in ("counter", "charge", "back"):
        yield from _attacks(fought, turn)


def _attacks(fought: Melee, turn: Turn) -> Iterator[Line]:
    sides = (fought.charger, fought.defender)
    striker, target = sides if turn == "charge" else sides[::-1]
    for group, _ in struck(blows_of(fought, turn), striker.unit, target.unit):
        facts = (("weapon", dict(group.to_hit.facts)["weapon"]), ("attacks", group.attacks))
        yield Line("attacks", "gdf-10", "melee-attacks", facts)
