"""The number to roll: accuracy and every modifier, each with its rule; the order does not matter (2.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import msgspec

from grognard.core.reasons import Reason, changed, summed
from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.units import Size, Unit, Weapon

__all__ = [
    "SURE",
    "Aim",
    "heavy_change",
    "need_of",
    "out_of_the_question",
    "range_change",
    "reasons_of",
    "size_change",
]

HIDDEN = 4
"""A sum of hindrances that hides the target wholly."""

SURE = 12
"""Two dice cannot show more."""


class Aim(msgspec.Struct, frozen=True):
    """Everything the number depends on: who with what at whom, and what the map said about it."""

    shooter: Unit
    weapon: Weapon
    target: Unit
    distance: int
    hindrance: int = 0
    in_target: int = 0
    is_higher: bool = False
    other: int = 0


def range_change(distance: int, option: str) -> int:
    """Return what the range takes away: nothing up to 10 hexes, then 1 for every 10 begun, or another step (2.7)."""
    if option == "per5-from-6":
        return -((distance - 1) // 5)
    if option == "per-started-10":
        return -((distance + 9) // 10)
    return -((distance - 1) // 10) - int(option == "step-at-6" and distance >= 6)


def size_change(size: Size, distance: int, readings: Mapping[str, str]) -> int:
    """Return what a small target takes away from 6 hexes on."""
    if distance < (6 if readings["size-from"] == "six" else 7):
        return 0
    infantry = -3 if readings["infantry-size"] == "three" else -2
    return {"large": 0, "small": -1, "infantry": infantry}[size]


def heavy_change(weapon: Weapon, distance: int) -> int:
    """Return what a Heavy weapon loses at 2 to 5 hexes; at 1 it cannot fire at all."""
    return -3 if "heavy" in weapon.tags and distance <= 5 else 0


def reasons_of(aim: Aim, readings: Mapping[str, str]) -> tuple[Reason, ...]:
    """Return how accuracy becomes the number to roll: their changes sum to the number less accuracy."""
    accuracy = aim.shooter.accuracy or 0
    reasons = changed("need", accuracy, ((rule, change) for rule, change in _changes(aim, readings) if change))
    number = summed(accuracy, reasons)
    if readings["need-cap"] == "twelve" and number > SURE:
        reasons = (*reasons, Reason("dm-sure", "need", number, SURE))
    return reasons


def _changes(aim: Aim, readings: Mapping[str, str]) -> Iterator[tuple[str, int]]:
    spent = aim.shooter.moved + (aim.shooter.reaction_moved if readings["spent"] == "all" else 0)
    shaken = aim.target if readings["wavering"] == "target" else aim.shooter
    yield "dm-height", int(aim.is_higher)
    yield "dm-range", range_change(aim.distance, readings["range"])
    yield "dm-moved", -int(spent >= 4)
    yield "dm-hindrance", -aim.hindrance
    yield "dm-wavering", -int(shaken.is_wavering)
    yield "dm-heavy", heavy_change(aim.weapon, aim.distance)
    yield "dm-size", size_change(aim.target.size, aim.distance, readings)
    yield "dm-sights", aim.weapon.sights
    yield "dm-other", aim.other


def need_of(aim: Aim, reasons: tuple[Reason, ...]) -> int:
    """Return the number that two dice must not exceed."""
    return summed(aim.shooter.accuracy or 0, reasons)


def out_of_the_question(aim: Aim, need: int, readings: Mapping[str, str]) -> Iterator[Refusal]:
    """Say why no shot can be made: too much in the way, a Heavy weapon too near, a number of 1 or less."""
    counted = aim.hindrance - (aim.in_target if readings["target-hex"] == "modifier-only" else 0)
    if counted >= HIDDEN:
        yield Refusal("dm-hidden", "hidden", (("hindrance", counted), ("most", HIDDEN - 1)))
    if "heavy" in aim.weapon.tags and aim.distance == 1:
        yield Refusal("dm-heavy", "heavy-too-near", (("weapon", aim.weapon.name or "–"), ("least", 2)))
    if aim.shooter.accuracy is not None and need <= 1:
        facts = (("need", need), ("accuracy", aim.shooter.accuracy), ("least", 2))
        yield Refusal("dm-low", "need-too-low", facts)
