"""What all three libraries are given alike: the sides of the symbol dice, and how wounds meet models.

A state of wounds is (models removed, wounds on the next).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

__all__ = ["APART", "POOL", "State", "Taking", "allotter", "hurter", "spreader", "unpacked"]

State: TypeAlias = tuple[int, int]
Taking: TypeAlias = Callable[[State, int], State]


APART = 1_000
"""Where a library adds numbers faster than vectors, two go into one: the first so many times, plus the second."""

POOL: tuple[tuple[int, tuple[State, ...]], ...] = (
    (4, ((0, 0), (0, 0), (1, 0), (1, 0), (1, 0), (1, 0), (0, 1), (0, 1))),
    (2, ((0, 0), (1, 0), (1, 0), (1, 0), (1, 0), (1, 1), (0, 1), (0, 1), (1, 0), (1, 0))),
    (2, ((0, 0), (0, 1), (1, 0), (1, 0), (0, 2), (2, 0))),
    (3, ((0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (0, 1))),
    (3, ((0, 0), (-1, 0), (-1, 0), (-2, 0), (-2, 0), (0, -1), (0, -2), (-1, -1))),
    (2, ((0, 0), (0, 0), (0, 0), (-1, 0), (-1, 0), (0, -1))),
)
"""How many dice of which sides; each side shows (success, boon)."""


@cache
def hurter(tough: int, models: int) -> Taking:
    """Return the function that takes one packet: damage on one model, what is left over is lost."""

    def hurt(state: State, damage: int) -> State:
        removed, wounds = state
        if not damage or removed >= models:
            return state
        return (removed + 1, 0) if wounds + damage >= tough else (removed, wounds + damage)

    return hurt


@cache
def spreader(tough: int, models: int) -> Taking:
    """Return the function that takes any number of wounds of 1 at once."""

    def spread(state: State, wounds: int) -> State:
        wounds += state[0] * tough + state[1]
        return divmod(wounds, tough) if wounds < tough * models else (models, 0)

    return spread


@cache
def allotter(size: int, tough: int, models: int) -> Taking:
    """Return the function that takes any number of packets of one size at once."""
    each = -(-tough // size)

    def allot(state: State, packets: int) -> State:
        removed, wounds = state
        first = -((wounds - tough) // size)
        if packets < first or removed >= models:
            return state if removed >= models else (removed, wounds + packets * size)
        more, left = divmod(packets - first, each)
        removed += 1 + more
        return (removed, left * size) if removed < models else (models, 0)

    return allot


def unpacked(number: int) -> State:
    """Return the two numbers that went into one."""
    first = (number + APART // 2) // APART
    return first, number - APART * first
