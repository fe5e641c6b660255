"""Editions are overlays: each states only what differs from its parent (section 1)."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

from grognard.core.readings import Edition
from grognard.rulebooks.gdf.specials import SPECIALS

__all__ = ["EDITIONS", "layers", "wording"]

_NEWEST = (
    "AP", "Blast", "Deadly", "Rending", "Reliable", "Unstoppable", "Bane", "Lacerate", "Indirect", "Shred", "Surge",
    "Takedown", "Shatter", "Crack", "Precise", "Tear", "Disintegrate", "Destructive", "Hazardous", "Ignores Cover",
    "Limited", "Good Shot", "Bad Shot", "Artillery", "Artillery as target", "Targeting Visor", "Point-Blank Surge",
    "Point-Blank Piercing",
    "Primal", "Relentless", "Regeneration", "Protected", "Self-Repair", "Plaguebound", "Resistance", "Shielded",
    "Fortified", "Sturdy", "Stealth", "Evasive", "Entrenched", "Armor", "Defense",
    "Furious", "Thrust",
)  # fmt: skip

EDITIONS = MappingProxyType(
    {
        "3.5": Edition("3.5", specials=tuple((name, name) for name in _NEWEST)),
        "academy": Edition("academy", "3.5", readings=(("hit-cap", "one"),), specials=(("Lock-On", "Lock-On"),)),
        "3.4": Edition(
            "3.4",
            "3.5",
            specials=(
                ("Rending", "Rending, AP is 4"),
                ("Relentless", "Relentless, holding"),
                ("Sniper", "Sniper"),
                ("Takedown", ""),
                ("Lock-On", "Lock-On"),
                ("Unstoppable", ""),
                ("Poison", "Bane"),
                ("Bane", ""),
            ),
        ),
        "2.12": Edition(
            "2.12",
            "3.4",
            readings=(("fast-and-slow", "nine-and-four"),),
            specials=(
                ("Rending", "Rending, sixes"),
                ("Reliable", ""),
                ("Limited", ""),
                ("Relentless", "Relentless, attacks"),
                ("Lock-On", ""),
                ("Poison", "Poison, triple"),
                ("Blast", "Blast, uncapped"),
                ("Stealth", "Stealth, any distance"),
            ),
        ),
    }
)
"""Every edition of section 1; a special rule without a wording is not known in it."""


def layers(name: str) -> tuple[Edition, ...]:
    """Return an edition with its parents, the oldest first."""
    edition = EDITIONS[name]
    return (*(layers(edition.parent) if edition.parent else ()), edition)


@lru_cache(maxsize=512)
def wording(edition: str, rule: str) -> str:
    """Return which entry of the table a rule's name means in an edition; empty if the edition does not know it."""
    found = ""
    for layer in layers(edition):
        found = dict(layer.specials).get(rule, found)
    return found if found in SPECIALS or found == "Limited" else ""
