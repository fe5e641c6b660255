"""The five ranges and what it costs to change them (rules W54–W60)."""

from __future__ import annotations

__all__ = ["RANGES", "free_to_leave", "is_within", "move_cost"]

RANGES = ("engaged", "close", "medium", "long", "extreme")
"""From within reach of each other to the farthest at which anything can be done."""

_STEPS = (1, 1, 2, 3)
"""Manoeuvres from each range to the next; the same both ways (rules W56 and W57)."""


def move_cost(start: str, end: str) -> int:
    """Return the manoeuvres from one range to another; leaving any number of enemies costs one (rule W58)."""
    first, last = sorted((RANGES.index(start), RANGES.index(end)))
    return sum(_STEPS[first:last])


def is_within(distance: str, reach: str) -> bool:
    """Whether a weapon of this reach works at this range."""
    return RANGES.index(distance) <= RANGES.index(reach)


def free_to_leave(enemies_engaged: int) -> bool:
    """Whether an engagement can be left free of charge: only allies are in it (rule W59)."""
    return enemies_engaged == 0
