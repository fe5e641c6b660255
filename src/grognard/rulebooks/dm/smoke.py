"""Laying smoke: an attack that is spent like any other, but aims at a hex and not at a unit (R6, R12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.boards.hex import Hex, distance
from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.arcs import arc_rule
from grognard.rulebooks.dm.board import Standing
from grognard.rulebooks.dm.budget import budget_refusals, weapon_refusals
from grognard.rulebooks.dm.situation import Situation
from grognard.rulebooks.dm.survey import can_aim_at
from grognard.rulebooks.dm.units import Unit, Weapon

__all__ = ["smoke_refusals", "smoke_situation"]


def smoke_situation(
    shooter: Unit,
    weapon: Weapon,
    at: tuple[Hex, str],
    settled: tuple[str, Mapping[str, str]],
    standing: Standing | None,
) -> Situation:
    """Judge the laying of smoke in a hex; without a map neither arc nor range can be judged."""
    edition, readings = settled
    cell, shown = at
    return Situation(
        edition=edition,
        readings=tuple(sorted(readings.items())),
        declared=None,
        ground=None,
        need=None,
        shot=None,
        start=None,
        refusals=tuple(smoke_refusals(shooter, weapon, cell, readings, standing)),
        smoke=cell,
        smoke_by=shooter.name,
        smoke_in=shown,
    )


def smoke_refusals(
    shooter: Unit, weapon: Weapon, cell: Hex, readings: Mapping[str, str], standing: Standing | None
) -> Iterator[Refusal]:
    """Say everything the rules have against laying smoke there."""
    yield from budget_refusals(shooter, 1, readings)
    yield from weapon_refusals(shooter, weapon, 1, readings)
    if standing is None:
        return
    if not can_aim_at(standing, weapon, cell, readings):
        facts = (
            ("weapon", weapon.name or "–"),
            ("target", f"{cell[0]}, {cell[1]}"),
            ("arc", weapon.arc),
            ("legal", "–"),
        )
        yield Refusal(arc_rule(weapon.arc), "out-of-arc", facts)
    if weapon.reach is not None and distance(standing.hex, cell) > weapon.reach:
        numbers = (("weapon", weapon.name or "–"), ("distance", distance(standing.hex, cell)), ("reach", weapon.reach))
        yield Refusal("dm-reach", "out-of-reach", numbers)
