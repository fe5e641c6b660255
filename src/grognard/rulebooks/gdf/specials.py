"""Special rules: each a plain function from attack to attack, and one entry in the table (sections 5 and 6).

The steps of the dice read general fields and never name a rule. What an edition means by a name stands in `editions`.
"""

from __future__ import annotations

from collections.abc import Callable
from types import MappingProxyType
from typing import Literal, TypeAlias

import msgspec

from grognard.boards.length import INCH
from grognard.rulebooks.gdf.attacks import Attack, Circumstances, Roll, changing

__all__ = ["KNOWN", "ONLY_SHOOTING", "PARTLY_OPEN", "REGENERATION", "SILENT", "SPECIALS", "Special"]

Effect: TypeAlias = Callable[[Attack, Circumstances, int], Attack]
Side: TypeAlias = Literal["weapon", "shooter", "defender"]
When: TypeAlias = Callable[[Circumstances], bool]

REGENERATION = "gdf-regeneration"
FAR = 9 * INCH
NEAR = 12 * INCH
replace = msgspec.structs.replace


class Special(msgspec.Struct, frozen=True):
    """What one special rule does in one wording, whose rule it is, and the citation it is known by."""

    citation: str
    side: Side
    effect: Effect


def _always(c: Circumstances) -> bool:
    return True


def _is_far(c: Circumstances) -> bool:
    """Rules "over 9 inches" are strict (rule 7)."""
    return c.distance_um > FAR


def _is_near(c: Circumstances) -> bool:
    return c.distance_um <= NEAR


def _set(citation: str, side: Side = "weapon", when: When = _always, **fields: int | str) -> Special:
    """Return a rule that sets fields of the attack."""
    return Special(citation, side, lambda a, c, _: replace(a, **fields) if when(c) else a)


def _change(citation: str, side: Side, roll: Roll, change: int, when: When = _always) -> Special:
    """Return a rule that changes a roll."""
    return Special(citation, side, lambda a, c, _: changing(a, roll, citation, change) if when(c) else a)


def _six(citation: str, more: Literal["six_hits", "six_attacks"], n: int = 1, side: Side = "weapon") -> Special:
    """Return a rule that makes a natural 6 to hit worth more, from whatever distance."""
    return Special(citation, side, lambda a, c, _: changing(a, more, citation, n))


def _six_ap(citation: str, bonus: int) -> Special:
    """Return a weapon rule that adds AP to the hit of a natural 6."""
    return Special(citation, "weapon", lambda a, c, _: changing(a, "six_ap", citation, bonus))


def _ignore(citation: str, need: int) -> Special:
    """Return a rule that lets the target ignore wounds on `need` or more."""
    return Special(citation, "defender", lambda a, c, _: replace(a, ignores=(*a.ignores, (citation, need))))


def _together(*rules: Special) -> Special:
    """Return a rule that does what all of these do; it is cited as the first."""

    def effect(a: Attack, c: Circumstances, rating: int) -> Attack:
        for rule in rules:
            a = rule.effect(a, c, rating)
        return a

    return Special(rules[0].citation, rules[0].side, effect)


def _blast(a: Attack, c: Circumstances, rating: int) -> Attack:
    return replace(a, blast=min(rating, c.target_models), ignores_cover_by="gdf-20")


def _indirect(a: Attack, c: Circumstances, _: int) -> Attack:
    a = replace(a, ignores_cover_by="gdf-indirect") if c.cover == "behind" else a
    return changing(a, "hit", "gdf-indirect", -1) if c.has_moved else a


def _armor(a: Attack, c: Circumstances, rating: int) -> Attack:
    return replace(a, defense_is=rating, defense_by="gdf-armor") if rating < a.defense else a


def _holds(c: Circumstances) -> bool:
    return c.action == "hold"


def _charges(c: Circumstances) -> bool:
    return c.is_charging


def _no_regeneration(citation: str) -> Special:
    return _set(citation, ignores_regeneration=True)


SPECIALS = MappingProxyType(
    {
        # weapons
        "AP": Special("gdf-14", "weapon", lambda a, c, rating: changing(a, "ap", "gdf-14", rating)),
        "Blast": Special("gdf-20", "weapon", _blast),
        "Blast, uncapped": Special("gdf-20", "weapon", lambda a, c, rating: replace(a, blast=rating)),
        "Deadly": Special("gdf-19", "weapon", lambda a, c, rating: replace(a, deadly=rating)),
        "Rending": _together(_six_ap("gdf-rending", 4), _no_regeneration("gdf-rending")),
        "Rending, AP is 4": _together(
            _set("gdf-rending", six_ap_is=4, six_by="gdf-rending"), _no_regeneration("gdf-rending")
        ),
        "Rending, sixes": _set("gdf-rending", six_ap_is=4, six_by="gdf-rending", six_ignores_regeneration=True),
        "Reliable": _set("gdf-reliable", quality_is=2, quality_by="gdf-reliable"),
        "Takedown": _set("gdf-takedown"),  # whom it picks is settled before the attack: see folding
        "Sniper": _set("gdf-takedown", quality_is=2, quality_by="gdf-takedown"),
        "Precise": _change("gdf-precise", "weapon", "hit", 1),
        "Unstoppable": _set("gdf-unstoppable", ignores_regeneration=True, ignores_penalties_by="gdf-unstoppable"),
        "Lock-On": _set("gdf-lock-on", ignores_cover_by="gdf-lock-on", ignores_penalties_by="gdf-lock-on"),
        "Bane": _set("gdf-bane", re_roll_by="gdf-bane", ignores_regeneration=True),
        "Poison, triple": _six("gdf-bane", "six_hits", 2),
        "Lacerate": _set("gdf-lacerate", re_roll_by="gdf-lacerate"),
        "Shred": _set("gdf-shred", shreds_by="gdf-shred"),
        "Surge": _six("gdf-surge", "six_hits"),
        "Shatter": _change("gdf-shatter", "weapon", "ap", 2, lambda c: c.target_tough >= 3),
        "Tear": _change("gdf-tear", "weapon", "ap", 4, lambda c: c.target_tough >= 9),
        "Disintegrate": _together(
            _change("gdf-disintegrate", "weapon", "ap", 2, lambda c: c.target_defense <= 3),
            _no_regeneration("gdf-disintegrate"),
        ),
        "Crack": _six_ap("gdf-crack", 2),
        "Destructive": _six_ap("gdf-destructive", 4),
        "Hazardous": _set("gdf-hazardous", is_hazardous=True, ap_is=4, ap_by="gdf-hazardous"),
        "Ignores Cover": _set("gdf-ignores-cover", ignores_cover_by="gdf-ignores-cover"),
        "Indirect": Special("gdf-indirect", "weapon", _indirect),
        # shooters
        "Good Shot": _change("gdf-good-shot", "shooter", "hit", 1),
        "Bad Shot": _change("gdf-bad-shot", "shooter", "hit", -1),
        "Artillery": _change("gdf-artillery", "shooter", "hit", 1, _is_far),
        "Targeting Visor": _change("gdf-targeting-visor", "shooter", "hit", 1, _is_far),
        "Point-Blank Surge": _change("gdf-point-blank", "shooter", "six_hits", 1, _is_near),
        "Point-Blank Piercing": _change("gdf-point-blank", "shooter", "ap", 1, _is_near),
        "Primal": _six("gdf-primal", "six_attacks", side="shooter"),
        "Relentless": _change("gdf-relentless", "shooter", "six_hits", 1, _is_far),
        "Relentless, holding": _change("gdf-relentless", "shooter", "six_hits", 1, _holds),
        "Relentless, attacks": _six("gdf-relentless", "six_attacks", side="shooter"),
        # strikers
        "Furious": _change("gdf-furious", "shooter", "six_hits", 1, _charges),
        "Thrust": _together(
            _change("gdf-thrust", "weapon", "hit", 1, _charges), _change("gdf-thrust", "weapon", "ap", 1, _charges)
        ),
        # defenders
        "Regeneration": _ignore(REGENERATION, 5),
        "Protected": _ignore("gdf-protected", 6),
        "Self-Repair": _ignore("gdf-self-repair", 6),
        "Plaguebound": _ignore("gdf-plaguebound", 6),
        "Resistance": _ignore("gdf-resistance", 6),
        "Shielded": _change("gdf-shielded", "defender", "block", 1),
        "Fortified": _set("gdf-fortified", "defender", ap_less=1),
        "Sturdy": _change("gdf-sturdy", "defender", "block", 1, _is_far),
        "Stealth": _change("gdf-stealth", "defender", "hit", -1, _is_far),
        "Stealth, any distance": _change("gdf-stealth", "defender", "hit", -1),
        "Evasive": _change("gdf-evasive", "defender", "hit", -1),
        "Entrenched": _change("gdf-entrenched", "defender", "hit", -2, lambda c: _is_far(c) and not c.target_has_moved),
        "Artillery as target": _change("gdf-artillery-target", "defender", "hit", -2, _is_far),
        "Armor": Special("gdf-armor", "defender", _armor),
        "Defense": Special("gdf-defense", "defender", lambda a, c, rating: changing(a, "block", "gdf-defense", rating)),
    }
)
"""Every mechanic of sections 5 and 6, under the wording an edition calls it up with."""

SILENT = frozenset(
    {
        "Ambush", "Counter", "Fast", "Fear", "Fearless", "Flying", "Furious", "Hero", "Impact",
        "Increased Shooting Range", "Scout", "Slow", "Strider", "Thrust", "Tough",
    }
)  # fmt: skip
"""Rules the dice of an attack need not know: they act in movement, melee, deployment or in a place of their own."""

ONLY_SHOOTING = frozenset(
    {
        "Artillery", "Artillery as target", "Bad Shot", "Entrenched", "Good Shot", "Indirect", "Point-Blank Piercing",
        "Point-Blank Surge", "Relentless", "Relentless, attacks", "Relentless, holding", "Sniper", "Stealth",
        "Stealth, any distance", "Sturdy", "Targeting Visor",
    }
)  # fmt: skip
"""Rules by their wording that say "shooting", or that need a distance, and so do nothing in melee."""

KNOWN = MappingProxyType({name.casefold(): name for name in (*SPECIALS, *SILENT, "Limited", "Poison")})
"""The names as they are printed, by how anybody may type them."""

PARTLY_OPEN = frozenset({"Fearless", "Increased Shooting Range"})
"""Of those, the ones that matter to an attack and are left out if only some models have them."""
