"""The five ranges and what it costs to change them (rules W54–W60)."""

from __future__ import annotations

__all__ = ["RANGES", "free_to_leave", "is_within", "move_cost", "reached"]

RANGES = ("engaged", "close", "medium", "long", "extreme")
"""From within reach of each other to the farthest at which anything can be done."""

_STEPS = (1, 1, 2, 3)
"""Manoeuvres from each range to the next; the same both ways (rules W56 and W57)."""

_FAR = (0, 1, 3, 6)
"""Manoeuvres between two places that are close, at medium, at long and at extreme range."""


def move_cost(start: str, end: str) -> int:
    """Return the manoeuvres from one range to another; leaving any number of enemies costs one (rule W58)."""
    first, last = sorted((RANGES.index(start), RANGES.index(end)))
    return sum(_STEPS[first:last])


def reached(previous: str, distance: int) -> str:
    """Return the range after a move, given the manoeuvres that lie between two places (close is none).

    A range changes when its step is paid in full, either way; on the way it stays what it was (rule W57).
    """
    paid = [RANGES[at + 1] for at, far in enumerate(_FAR) if far <= distance][-1]
    left = [RANGES[at + 1] for at, far in enumerate(_FAR) if far >= distance]
    nearest = left[0] if left else RANGES[-1]
    if RANGES.index(previous) < RANGES.index(paid):
        return paid
    return nearest if RANGES.index(previous) > RANGES.index(nearest) else previous


def is_within(distance: str, reach: str) -> bool:
    """Whether a weapon of this reach works at this range."""
    return RANGES.index(distance) <= RANGES.index(reach)


def free_to_leave(enemies_engaged: int) -> bool:
    """Whether an engagement can be left free of charge: only allies are in it (rule W59)."""
    return enemies_engaged == 0
