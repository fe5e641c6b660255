"""From the map to the facts of a shot: arc, distance, line, heights, facets and bystanders, all at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.boards.hex import Hex, distance, relative
from grognard.rulebooks.dm.arcs import facets_struck, is_in_arc
from grognard.rulebooks.dm.board import Board, Standing, shown_hex
from grognard.rulebooks.dm.heights import hiding_hexes, is_higher
from grognard.rulebooks.dm.hindrance import line_between, zone
from grognard.rulebooks.dm.situation import Ground
from grognard.rulebooks.dm.units import FACETS, Weapon

__all__ = ["arc_of", "can_aim_at", "facets_of", "ground_of"]


def can_aim_at(shooter: Standing, weapon: Weapon, target: Hex, readings: Mapping[str, str]) -> bool:
    """Whether a hex lies in the weapon's arc; infantry has none, and a turret needs no facing (R16, R17)."""
    if shooter.unit.kind == "infantry" or weapon.arc in ("turret", "all"):
        return target != shooter.hex
    return is_in_arc(weapon.arc, relative(shooter.hex, shooter.facing or 0, target), readings)


def facets_of(target: Standing, shooter: Hex) -> tuple[int, ...]:
    """Return the facets a shot can strike; none where the target's facing is not known."""
    return () if target.facing is None else facets_struck(target.hex, target.facing, shooter)


def ground_of(
    board: Board,
    ends: tuple[Standing, Standing],
    others: Sequence[Standing],
    armed: tuple[Weapon, str | None],
    readings: Mapping[str, str],
) -> Ground:
    """Say everything the map knows of a shot; `armed` is the weapon and the facet the shooter chose, if any."""
    shooter, target = ends
    weapon, chosen = armed
    line = line_between(board, shooter.hex, target.hex, others, readings)
    near = zone(shooter, target, others, readings)
    facets = facets_of(target, shooter.hex)
    return Ground(
        distance=distance(shooter.hex, target.hex),
        hindrance=line.total,
        in_target=line.in_target,
        counted=line.counted,
        is_higher=is_higher(board, shooter.hex, target.hex),
        hiding=tuple(shown_hex(board, cell) for cell in hiding_hexes(board, shooter, target, readings)),
        is_in_arc=can_aim_at(shooter, weapon, target.hex, readings),
        in_arc=", ".join(
            each.unit.name
            for each in others
            if not each.unit.is_friend and can_aim_at(shooter, weapon, each.hex, readings)
        ),
        facets=facets,
        struck=_struck(facets, chosen),
        chosen=chosen or "",
        bystanders=tuple(each.unit for each in near),
        by_facet=tuple(_struck(facets_of(each, shooter.hex), None) for each in near),
    )


def _struck(facets: tuple[int, ...], chosen: str | None) -> int | None:
    """Return the facet that is struck: the only one, or the one of two that the shooter chose."""
    if chosen is not None and FACETS.index(chosen) in facets:
        return FACETS.index(chosen)
    return facets[0] if len(facets) == 1 else None


def arc_of(shooter: Standing, weapon: Weapon, readings: Mapping[str, str], cells: Sequence[Hex]) -> tuple[Hex, ...]:
    """Return those of some hexes that lie in the weapon's arc, to be marked on the board (R60)."""
    return tuple(cell for cell in cells if can_aim_at(shooter, weapon, cell, readings))
