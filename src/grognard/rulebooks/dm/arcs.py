"""Which hexes a weapon may fire into, and which facet of the target a shot strikes (2.3)."""

from __future__ import annotations

from collections.abc import Mapping

from grognard.boards.hex import Hex, distance, sides_facing, third
from grognard.rulebooks.dm.units import Arc

__all__ = ["arc_rule", "facets_struck", "is_in_arc"]

_RULES: Mapping[str, str] = {"main": "dm-main", "course": "dm-course", "turret": "dm-turret", "all": "dm-no-arc"}


def arc_rule(arc: Arc) -> str:
    """Return the rule that draws an arc."""
    return _RULES[arc]


def is_in_arc(arc: Arc, seen: Hex, readings: Mapping[str, str]) -> bool:
    """Whether a hex, given as `relative` to a shooter who faces north, lies in the arc; none has an end of its own."""
    if seen == (0, 0):
        return False
    if arc in ("turret", "all"):
        return True
    if arc == "main" and readings["main-arc"] == "front180":
        return seen[1] <= third(seen)
    is_frontal = seen[1] <= 0 <= third(seen)
    return is_frontal and (arc == "main" or _is_on_course(seen, readings["course-arc"]))


def _is_on_course(seen: Hex, option: str) -> bool:
    """Whether a frontal hex is one of the three columns straight ahead, or what else the course arc is read as."""
    if option == "adjacent":
        return distance((0, 0), seen) == 1
    if option == "rays":
        return 0 in (seen[0], seen[1], third(seen))
    return abs(seen[0]) <= 1


def facets_struck(target: Hex, facing: int, shooter: Hex) -> tuple[int, ...]:
    """Return the facets of a target that a shot from there can strike: one, or two of which the shooter chooses."""
    return tuple(sorted((side - facing) % 6 for side in sides_facing(target, shooter)))
