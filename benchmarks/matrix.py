"""The matrix: 200 profiles of 10 to 30 attacks at 200 targets; models removed and wounds on the next, jointly.

An attack hits on its quality; a natural 6 adds Rending to its AP; every hit counts Blast times (at most once a model);
a block succeeds on 6, fails on 1 and needs the target's Defense on the face less AP otherwise; a wound counts Deadly
times on one model, no carry-over; every wound may be ignored. One profile in five is Deadly.
"""

from __future__ import annotations

from random import Random
from typing import NamedTuple

__all__ = ["SIDE", "Profile", "Target", "needed", "profiles", "targets"]

SIDE = 200
SEED = 1


class Profile(NamedTuple):
    """The attacks of one unit."""

    n: int
    quality: int
    ap: int
    blast: int
    deadly: int
    rending: int


class Target(NamedTuple):
    """The unit attacked; `ignore` is 7 where no wound can be ignored."""

    defense: int
    tough: int
    models: int
    ignore: int


def profiles() -> tuple[Profile, ...]:
    """Return the attackers, always the same."""
    rng = Random(SEED)
    return tuple(_profile(rng) for _ in range(SIDE))


def _profile(rng: Random) -> Profile:
    n, quality, ap, blast = rng.randint(10, 30), rng.randint(2, 6), rng.randint(0, 4), rng.choice((1, 1, 1, 3))
    deadly = rng.choice((3, 6)) if rng.random() < 0.2 else 1
    return Profile(n, quality, ap, 1 if deadly > 1 else blast, deadly, rng.choice((0, 0, 4)))


def targets() -> tuple[Target, ...]:
    """Return the attacked, always the same."""
    rng = Random(SEED + 1)
    return tuple(
        Target(rng.randint(2, 6), rng.choice((1, 1, 3, 6)), rng.randint(1, 20), rng.choice((7, 7, 5)))
        for _ in range(SIDE)
    )


def needed(profile: Profile, target: Target) -> tuple[int, int]:
    """Return what blocks a plain hit and what blocks a natural 6."""
    plain = target.defense + profile.ap
    return min(plain, 6), min(plain + profile.rending, 6)
