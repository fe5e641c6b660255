"""What one turn allows and what it costs (rules W27, W31–W43)."""

from __future__ import annotations

from types import MappingProxyType

import msgspec

from grognard.core.refusals import Refusal

__all__ = ["ACTIVE_DEFENCES", "MANOEUVRES", "TurnCosts", "after_turn", "playable_again", "put_on", "stance_stress"]

MANOEUVRES = MappingProxyType(
    {
        "assist": "wfrp3-assist",
        "swap-talent": "wfrp3-manoeuvres",
        "interact": "wfrp3-manoeuvres",
        "equipment": "wfrp3-manoeuvres",
        "mount": "wfrp3-manoeuvres",
        "prepare": "wfrp3-prepare",
        "skill": "wfrp3-skill-use",
        "move": "wfrp3-move",
        "disengage": "wfrp3-disengage",
    }
)
"""The manoeuvres, each with its rule (rules W34–W41, W58)."""

ACTIVE_DEFENCES = MappingProxyType(
    {"block": ("toughness", "Resilience"), "parry": ("strength", "Weapon Skill"), "dodge": ("agility", "Coordination")}
)
"""The characteristic that must be 3 or more, and the skill whose training adds a die (rule W50)."""


def stance_stress(start: int, end: int) -> int:
    """Return the stress of a stance move at the start of a turn: the first space is free (rule W27)."""
    return max(0, abs(end - start) - 1)


def put_on(recharge: int, *, is_fast: bool = False) -> int:
    """Return the tokens that go on a card when it is used; a fast weapon puts one fewer (rules W43 and W46)."""
    return max(0, recharge - int(is_fast))


def after_turn(tokens: int) -> int:
    """Return the tokens on a card after one turn's end (rule W42)."""
    return max(0, tokens - 1)


def playable_again(turn: int, recharge: int) -> int:
    """Return the turn in which a card can be used again (rule W43)."""
    return turn + max(1, recharge)


class TurnCosts(msgspec.Struct, frozen=True, cache_hash=True):
    """What has been done in a turn so far."""

    manoeuvres: int = 0
    free_manoeuvres: int = 0
    actions: int = 0
    talents: int = 0

    @property
    def fatigue(self) -> int:
        """One for each manoeuvre beyond the first and those that cost nothing (rule W32)."""
        return max(0, self.manoeuvres - self.free_manoeuvres - 1)

    def refusals(self, readings: tuple[tuple[str, str], ...]) -> tuple[Refusal, ...]:
        """Say every reason why this is more than one turn allows (rules W31 and W32)."""
        chosen = dict(readings)
        found = []
        if self.actions > 1:
            found.append(Refusal("wfrp3-turn", "second-action", (("actions", self.actions),)))
        if self.talents > 1 and chosen["talents_per_turn"] == "1":
            found.append(Refusal("wfrp3-turn", "second-talent", (("talents", self.talents),)))
        paid = self.manoeuvres - self.free_manoeuvres
        if paid > 2 and chosen["extra_manoeuvres"] == "one":
            found.append(Refusal("wfrp3-extra-manoeuvre", "too-many-manoeuvres", (("manoeuvres", paid),)))
        return tuple(found)
