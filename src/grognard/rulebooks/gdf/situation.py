"""A situation: facts and special rules folded into a small frozen record; the dice rules see nothing else."""

from __future__ import annotations

from typing import Literal

import msgspec

from grognard.core.documents import Problem
from grognard.core.outlook import NotModelled
from grognard.core.reasons import Reason
from grognard.rulebooks.gdf.morale import Nerve
from grognard.rulebooks.gdf.shooting import Group, Ignoring
from grognard.rulebooks.gdf.takedown import Pick
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["FireGroup", "LeftOut", "OwnLosses", "Situation", "TargetSituation"]


class LeftOut(msgspec.Struct, frozen=True):
    """Copies of a weapon that a legal declaration does not count, and why (rule 6)."""

    weapon: str
    target: str
    copies: int
    key: Literal["out-of-range", "not-seen", "held-back", "used-up"]
    distance_um: int = 0
    range_um: int = 0


class FireGroup(msgspec.Struct, frozen=True):
    """One weapon group of the declaration: how it reads, its dice, the model it picks if it is a Takedown."""

    weapon: str
    copies: int
    distance_um: int
    range_um: int
    group: Group
    pick: Pick | None = None


class TargetSituation(msgspec.Struct, frozen=True):
    """A target: what is shot at it in the order it is resolved, and its nerve."""

    name: str
    unit: Unit
    groups: tuple[FireGroup, ...]
    nerve: Nerve


class OwnLosses(msgspec.Struct, frozen=True):
    """What the shooters may do to themselves: the Hazardous groups, their own rolls to ignore wounds, their nerve."""

    unit: Unit
    groups: tuple[Group, ...]
    to_ignore: Ignoring
    nerve: Nerve


class Situation(msgspec.Struct, frozen=True):
    """One declaration of fire, settled before the first die (rules 4–9)."""

    edition: str
    readings: tuple[tuple[str, str], ...]
    attacker: str
    action: str
    targets: tuple[TargetSituation, ...]
    own: OwnLosses | None = None
    reasons: tuple[Reason, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    not_modelled: tuple[NotModelled, ...] = ()
    warnings: tuple[Problem, ...] = ()
