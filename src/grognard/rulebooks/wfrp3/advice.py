"""Which stance is best for a check: green or red, and how deep."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from grognard.core.exact import exactly
from grognard.core.rulebook import Part
from grognard.rulebooks.wfrp3.attack import Attack
from grognard.rulebooks.wfrp3.spending import POLICIES

__all__ = ["best"]


def best(found: list[Part], stances: tuple[tuple[str, int, Attack], ...]) -> tuple[tuple[str, Any], ...]:
    """Return the stance with the best chance to succeed and that with the most wounds; of equals the calmest."""
    keys = ("hit", "wounds") if stances[0][2].body is not None else ("passed",)
    return tuple((f"best_{key}", _best(key, found, stances)) for key in keys)


def _best(key: str, found: list[Part], stances: tuple[tuple[str, int, Attack], ...]) -> str:
    def worth(at: int) -> tuple[Fraction, int, int]:
        name, stress, _ = stances[at]
        tally = next(tally for tally in found[at].tallies if tally.key == key)
        mean: Fraction = exactly(tally.rule, *tally.args, policies=dict(POLICIES)).mean
        return mean, -stress, -int(name[1:] or 0)

    return stances[max(range(len(stances)), key=worth)][0]
