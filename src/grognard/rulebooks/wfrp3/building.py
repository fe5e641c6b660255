"""From a sheet to a pool: the player's dice, then the GM's, each with its reason (rules W20–W26)."""

from __future__ import annotations

from collections.abc import Iterator
from types import MappingProxyType

import msgspec

from grognard.core.reasons import Reason, changed, summed
from grognard.rulebooks.wfrp3.pools import Pool
from grognard.rulebooks.wfrp3.sheets import Sheet, is_distressed
from grognard.rulebooks.wfrp3.symbols import NAMES

__all__ = ["DIFFICULTIES", "Check", "built", "opposed_challenge"]

DIFFICULTIES = MappingProxyType({"simple": 0, "easy": 1, "average": 2, "hard": 3, "daunting": 4, "heroic": 5})
"""Challenge dice by difficulty (rule W24)."""

Change = tuple[str, str, int]
"""Which die, which rule, how many."""


class Check(msgspec.Struct, frozen=True, cache_hash=True):
    """What is tested and under which circumstances; the rest stands on the sheet.

    `challenge` counts challenge dice, `defence` the target's points, `opposing` is the opponent's characteristic with
    his ranks in `opposing_training`. `fortune` and `misfortune` are dice for advantages and disadvantages, `active` for
    active defences, `aid` and `medicine` those a helper's check brought. `is_neutral` leaves all dice blue.
    """

    skill: str
    characteristic: str
    challenge: int = 0
    difficulty_rule: str = "wfrp3-difficulty"
    defence: int = 0
    opposing: int | None = None
    opposing_training: int = 0
    points: int = 0
    assists: int = 0
    fortune: int = 0
    misfortune: int = 0
    active: int = 0
    guard: int = 0
    is_extreme: bool = False
    extreme_penalty: int = 0
    aid: int = 0
    medicine: int = 0
    is_neutral: bool = False
    easier: int = 0
    alone: int = 0


def opposed_challenge(acting: int, opposing: int) -> int:
    """Return the challenge dice of an opposed check; exactly double counts as double (rule W26)."""
    if acting >= 2 * opposing:
        return 0
    if opposing >= 2 * acting:
        return 4
    return 2 if acting == opposing else 1 if acting > opposing else 3


def built(sheet: Sheet, check: Check) -> tuple[Pool, tuple[Reason, ...]]:
    """Return the pool of a check and why it holds what it holds; built anew each time from the same values."""
    changes = [change for change in (*_players(sheet, check), *_gms(sheet, check)) if change[2]]
    counts: dict[str, int] = {}
    reasons: list[Reason] = []
    for die in NAMES.values():
        own = changed(die, 0, [(rule, n) for name, rule, n in changes if name == die], sheet.name)
        counts[die] = summed(0, own)
        reasons += own
    return Pool(**counts), tuple(reasons)


def _players(sheet: Sheet, check: Check) -> Iterator[Change]:
    """Blue dice, some of them turned, expertise and fortune (rules W20–W22)."""
    rating = sheet.rating(check.characteristic)
    yield "characteristic", "wfrp3-characteristic", rating
    depth = 0 if check.is_neutral else min(abs(sheet.stance), rating)
    yield "characteristic", "wfrp3-stance-dice", -depth
    yield "conservative" if sheet.stance < 0 else "reckless", "wfrp3-stance-dice", depth
    yield "expertise", "wfrp3-training", dict(sheet.training).get(check.skill, 0)
    yield "expertise", "wfrp3-medicine-help", check.medicine
    yield "fortune", "wfrp3-fortune-dice", dict(sheet.fortune).get(check.characteristic, 0)
    yield "fortune", "wfrp3-specialisation", dict(sheet.specialisations).get(check.skill, 0)
    yield "fortune", "wfrp3-fortune-point", check.points
    yield "fortune", "wfrp3-assist", check.assists
    yield "fortune", "wfrp3-advantage", check.fortune
    yield "fortune", "wfrp3-aid-help", check.aid


def _gms(sheet: Sheet, check: Check) -> Iterator[Change]:
    """Challenge and misfortune (rules W23–W26, W50, W81); Defence never adds a challenge die (rule W25)."""
    challenge = check.challenge
    rule = check.difficulty_rule
    if check.opposing is not None:
        challenge, rule = opposed_challenge(sheet.rating(check.characteristic), check.opposing), "wfrp3-opposed"
    yield "challenge", rule, challenge
    yield "challenge", "wfrp3-long-term", -min(challenge, check.easier)
    yield "challenge", "wfrp3-self-treatment", check.alone
    yield "misfortune", "wfrp3-opposed", check.opposing_training
    yield "misfortune", "wfrp3-defence", check.defence
    yield "misfortune", "wfrp3-active-defence", check.active
    yield "misfortune", "wfrp3-guard", check.guard
    yield "misfortune", "wfrp3-extreme", check.extreme_penalty if check.is_extreme else 0
    yield "misfortune", "wfrp3-distress", int(is_distressed(sheet, check.characteristic))
    yield "misfortune", "wfrp3-disadvantage", check.misfortune
