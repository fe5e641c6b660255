"""A situation: one declared attack as numbers; the dice rules see nothing else."""

from __future__ import annotations

import msgspec

from grognard.boards.hex import Hex
from grognard.core.documents import Problem
from grognard.core.outlook import NotModelled
from grognard.core.reasons import Reason
from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.board import Board, Standing
from grognard.rulebooks.dm.hindrance import Counted
from grognard.rulebooks.dm.salvos import Shot, Volley
from grognard.rulebooks.dm.units import Unit, Weapon

__all__ = ["Declared", "Ground", "Scene", "Situation"]


class Ground(msgspec.Struct, frozen=True, kw_only=True):
    """What the map, or a file without one, says of a shot.

    `hiding` names the hexes whose height hides the target; `facets` are those that can be struck, `struck` the one that
    is, None if it is not settled, `chosen` the one the shooter named; `by_facet` gives the facet in which each
    bystander would be struck.
    """

    distance: int
    hindrance: int = 0
    in_target: int = 0
    counted: tuple[Counted, ...] = ()
    is_higher: bool = False
    hiding: tuple[str, ...] = ()
    is_in_arc: bool = True
    in_arc: str = ""
    facets: tuple[int, ...] = ()
    struck: int | None = None
    chosen: str = ""
    bystanders: tuple[Unit, ...] = ()
    by_facet: tuple[int | None, ...] = ()


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The map with everybody on it, for the picture: who shoots from where at what."""

    board: Board
    units: tuple[Standing, ...]
    shooter: Standing
    target: Standing | None


class Declared(msgspec.Struct, frozen=True, kw_only=True):
    """A declaration before anything is checked: who attacks whom with what, and what else changes the number."""

    shooter: Unit
    weapon: Weapon
    target: Unit
    attacks: int = 1
    other: tuple[tuple[str, int], ...] = ()


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A declaration that was judged.

    `refusals` are all reasons why no shot can be made, `need` is None then; `shot` and `start` are what the dice need,
    also for a shot that the rules refuse and the players agree on.
    `needs_input` names the gaps of the sheets that keep something from being worked out. `smoke` is the hex in which
    smoke is laid instead of a shot.
    """

    edition: str
    readings: tuple[tuple[str, str], ...]
    declared: Declared | None
    ground: Ground | None
    need: int | None
    shot: Shot | None
    start: Volley | None
    reasons: tuple[Reason, ...] = ()
    refusals: tuple[Refusal, ...] = ()
    needs_input: tuple[str, ...] = ()
    not_modelled: tuple[NotModelled, ...] = ()
    warnings: tuple[Problem, ...] = ()
    scene: Scene | None = None
    smoke: Hex | None = None
    smoke_by: str = ""
    smoke_in: str = ""
