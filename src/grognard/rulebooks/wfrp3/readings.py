"""Every place where the seed is silent, unclear or disagrees with the published game, as an option (section 2.11)."""

from __future__ import annotations

from types import MappingProxyType

from grognard.core.readings import Edition, ReadingOption

__all__ = ["EDITIONS", "READINGS", "layers"]

_ALL = (
    ReadingOption("talents_per_turn", ("1", "as_written"), "W31", "wfrp3-turn"),
    ReadingOption("extra_manoeuvres", ("any", "one"), "W32", "wfrp3-extra-manoeuvre"),
    ReadingOption("assist_range", ("close", "engaged"), "W34", "wfrp3-assist"),
    ReadingOption("npc_recharge", ("round", "turn"), "W45", "wfrp3-recharge"),
    ReadingOption("extreme_range_m", ("0", "1", "2", "3"), "W55", "wfrp3-extreme"),
    ReadingOption("unsafe_disengage", ("exposed", "free_basic_attack"), "W60", "wfrp3-disengage"),
    ReadingOption("critical_rating", ("once", "repeat"), "W71", "wfrp3-critical-rating"),
    ReadingOption("severity_adds_wounds", ("henchmen", "all", "off"), "W80", "wfrp3-severity"),
    ReadingOption("critical_heals", ("to_normal", "remove"), "W87", "wfrp3-resilience"),
    ReadingOption("boons_heal", ("on", "off"), "W87", "wfrp3-resilience"),
    ReadingOption("first_aid_bonus", ("off", "on"), "W88", "wfrp3-aid-help"),
    ReadingOption("medicine_dice", ("per_success", "single"), "W89", "wfrp3-medicine-help"),
    ReadingOption("first_aid_limit", ("scene", "act", "day"), "W96", "wfrp3-first-aid-limit"),
    ReadingOption("self_treatment_h", ("1", "0"), "W97", "wfrp3-self-treatment"),
)

READINGS = MappingProxyType({reading.name: reading for reading in _ALL})
"""By name."""

_SEED = (
    ("npc_recharge", "turn"),
    ("severity_adds_wounds", "all"),
    ("critical_heals", "remove"),
    ("boons_heal", "off"),
    ("self_treatment_h", "0"),
)

EDITIONS = MappingProxyType({"published": Edition("published"), "seed": Edition("seed", "published", _SEED)})
"""The published game as section 2 has it, and the seed taken at its word."""


def layers(name: str) -> tuple[Edition, ...]:
    """Return an edition with its parents, the oldest first."""
    edition = EDITIONS[name]
    return (*(layers(edition.parent) if edition.parent else ()), edition)
