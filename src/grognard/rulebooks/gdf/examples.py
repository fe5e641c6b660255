"""Which examples show each rule."""

# Written by `make pages` from the citations, the words and the examples; do not edit.

from types import MappingProxyType

__all__ = ["EXAMPLES"]

# fmt: off
EXAMPLES = MappingProxyType(
    {
        "gdf-1": (
            "g18-bane",
            "rule-01-units",
            "unknown-rules-are-listed",
        ),
        "gdf-2": (
            "melee-refusals",
            "rule-02-actions",
            "table-movement",
        ),
        "gdf-3": (
            "g01-g02-the-seeds-attack",
            "rule-03-order",
        ),
        "gdf-4": (
            "g25-the-seeds-division",
            "rule-04-05-declaration",
            "table-fire",
        ),
        "gdf-5": (
            "g25-the-seeds-division",
            "rule-04-05-declaration",
            "table-fire",
            "table-weapons",
        ),
        "gdf-6": (
            "g25-the-seeds-division",
            "g27-who-sees-and-reaches",
            "rule-06-targets",
            "table-fire",
            "table-range-and-sight",
        ),
        "gdf-7": (
            "g24-exactly-in-range",
            "table-fire",
            "table-range-and-sight",
        ),
        "gdf-8": (
            "g27-who-sees-and-reaches",
            "table-fire",
            "table-range-and-sight",
        ),
        "gdf-9": (
            "rule-09-simultaneous",
            "table-casualties",
        ),
        "gdf-10": (
            "g01-g02-the-seeds-attack",
            "g21-number-of-attacks",
            "g27-who-sees-and-reaches",
        ),
        "gdf-11": (
            "g01-g02-the-seeds-attack",
            "g03-g04-seeds-rolls",
            "g05-one-attack",
            "g22-modified-quality",
            "rule-11-natural-quality",
        ),
        "gdf-12": (
            "g07-two-bonuses-and-primal",
            "g22-modified-quality",
            "rule-12-cap",
        ),
        "gdf-13": (
            "g01-g02-the-seeds-attack",
            "g03-g04-seeds-rolls",
            "g05-one-attack",
            "g11-naturals-on-defense",
            "g23-cover-and-ap",
        ),
        "gdf-14": (
            "g01-g02-the-seeds-attack",
            "g06-rending-through-cover",
            "g10-shielded",
            "g20-deadly-kills",
            "g23-cover-and-ap",
            "rule-14-ap",
        ),
        "gdf-15": (
            "g01-g02-the-seeds-attack",
            "g06-rending-through-cover",
            "g11-naturals-on-defense",
            "g23-cover-and-ap",
            "melee-refusals",
            "rule-15-cover",
            "table-fire",
            "table-range-and-sight",
        ),
        "gdf-16": (
            "g01-g02-the-seeds-attack",
            "g03-g04-seeds-rolls",
            "g14-blast",
            "g26-wounds-and-tough",
            "table-casualties",
        ),
        "gdf-17": (
            "g08-deadly-on-tough",
            "g15-deadly-before-the-others",
            "g20-deadly-kills",
            "g26-wounds-and-tough",
            "rule-17-tough",
            "table-casualties",
        ),
        "gdf-18": (
            "rule-18-hero",
            "table-casualties",
        ),
        "gdf-19": (
            "g08-deadly-on-tough",
            "g09-deadly-and-regeneration",
            "g12-deadly-on-infantry",
            "g15-deadly-before-the-others",
            "g20-deadly-kills",
            "rule-19-deadly",
        ),
        "gdf-20": (
            "g14-blast",
            "rule-09-simultaneous",
            "rule-18-hero",
            "rule-20-blast",
        ),
        "gdf-21": (
            "g01-g02-the-seeds-attack",
            "table-casualties",
        ),
        "gdf-22": (
            "g09-deadly-and-regeneration",
            "g26-wounds-and-tough",
            "rule-22-morale",
            "table-casualties",
        ),
        "gdf-p1": (
            "rule-p1-one-activation",
            "table-deployment",
            "table-objectives",
        ),
        "gdf-p2": (
            "table-movement",
        ),
        "gdf-p3": (
            "melee-fallen-weapons",
            "melee-only-shooting",
            "melee-p3-strikes",
            "melee-refusals",
            "table-charge",
        ),
        "gdf-p4": (
            "melee-fear",
            "melee-p4-who-has-won",
            "table-charge",
        ),
        "gdf-p5": (
            "melee-counter",
            "melee-furious",
            "melee-impact",
            "melee-thrust",
        ),
        "gdf-armor": (
            "special-armor",
        ),
        "gdf-artillery": (
            "special-artillery",
        ),
        "gdf-artillery-target": (
            "special-artillery-target",
        ),
        "gdf-bad-shot": (
            "g22-modified-quality",
            "rule-12-cap",
            "special-bad-shot",
        ),
        "gdf-bane": (
            "g18-bane",
            "special-bane",
        ),
        "gdf-crack": (
            "special-crack",
        ),
        "gdf-defense": (
            "special-defense",
        ),
        "gdf-destructive": (
            "special-destructive",
        ),
        "gdf-disintegrate": (
            "special-disintegrate",
        ),
        "gdf-entrenched": (
            "special-entrenched",
        ),
        "gdf-evasive": (
            "special-evasive",
        ),
        "gdf-fearless": (
            "special-fearless",
        ),
        "gdf-fortified": (
            "special-fortified",
        ),
        "gdf-good-shot": (
            "g07-two-bonuses-and-primal",
            "g17-rending-with-a-bonus",
            "g22-modified-quality",
            "special-good-shot",
        ),
        "gdf-hazardous": (
            "special-hazardous",
            "table-weapons",
        ),
        "gdf-ignores-cover": (
            "special-ignores-cover",
        ),
        "gdf-indirect": (
            "special-indirect",
        ),
        "gdf-increased-range": (
            "special-increased-range",
        ),
        "gdf-lacerate": (
            "special-lacerate",
        ),
        "gdf-limited": (
            "special-limited",
            "table-weapons",
        ),
        "gdf-lock-on": (
            "special-lock-on",
        ),
        "gdf-plaguebound": (
            "special-plaguebound",
        ),
        "gdf-point-blank": (
            "special-point-blank",
        ),
        "gdf-precise": (
            "g07-two-bonuses-and-primal",
            "special-precise",
        ),
        "gdf-primal": (
            "g07-two-bonuses-and-primal",
            "special-primal",
        ),
        "gdf-protected": (
            "g07-two-bonuses-and-primal",
            "special-protected",
        ),
        "gdf-regeneration": (
            "g05-one-attack",
            "g09-deadly-and-regeneration",
            "special-regeneration",
        ),
        "gdf-relentless": (
            "g19-relentless",
            "special-relentless",
        ),
        "gdf-reliable": (
            "g13-reliable-and-stealth",
            "special-reliable",
        ),
        "gdf-rending": (
            "g06-rending-through-cover",
            "g17-rending-with-a-bonus",
            "rule-20-blast",
            "special-rending",
        ),
        "gdf-resistance": (
            "special-resistance",
        ),
        "gdf-self-repair": (
            "special-self-repair",
        ),
        "gdf-shatter": (
            "special-shatter",
        ),
        "gdf-shielded": (
            "g10-shielded",
            "special-shielded",
        ),
        "gdf-shred": (
            "g16-shred",
            "special-shred",
        ),
        "gdf-stealth": (
            "g13-reliable-and-stealth",
            "rule-12-cap",
            "special-stealth",
        ),
        "gdf-sturdy": (
            "special-sturdy",
        ),
        "gdf-surge": (
            "special-surge",
        ),
        "gdf-takedown": (
            "special-takedown",
            "table-weapons",
        ),
        "gdf-targeting-visor": (
            "special-targeting-visor",
        ),
        "gdf-tear": (
            "special-tear",
        ),
        "gdf-unstoppable": (
            "special-unstoppable",
        ),
        "gdf-counter": (
            "melee-counter",
        ),
        "gdf-fatigued": (
            "melee-fatigued",
            "table-charge",
        ),
        "gdf-fear": (
            "melee-fear",
        ),
        "gdf-furious": (
            "melee-furious",
        ),
        "gdf-impact": (
            "melee-impact",
        ),
        "gdf-thrust": (
            "melee-thrust",
        ),
        "gdf-ambush": (
            "table-deployment",
        ),
        "gdf-flying": (
            "table-movement",
        ),
        "gdf-p6": (
            "table-deployment",
        ),
        "gdf-scout": (
            "table-deployment",
        ),
        "gdf-strider": (
            "table-movement",
        ),
    }
)
"""The names of the examples by the slug of the rule."""
