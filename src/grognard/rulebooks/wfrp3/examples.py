"""Which examples show each rule."""

# Written by `make pages` from the citations, the words and the examples; do not edit.

from types import MappingProxyType

__all__ = ["EXAMPLES"]

# fmt: off
EXAMPLES = MappingProxyType(
    {
        "wfrp3-dice": (
            "dice-cancel",
        ),
        "wfrp3-cancelling": (
            "dice-cancel",
        ),
        "wfrp3-success": (
            "dice-cancel",
        ),
        "wfrp3-righteous": (
            "righteous-success",
        ),
        "wfrp3-comet": (
            "comet",
            "read-comets-and-stars",
        ),
        "wfrp3-star": (
            "chaos-star",
            "read-comets-and-stars",
        ),
        "wfrp3-lines": (
            "healing-card",
            "lines",
        ),
        "wfrp3-exertion": (
            "exertion-and-delay",
        ),
        "wfrp3-delay": (
            "exertion-and-delay",
        ),
        "wfrp3-universal": (
            "lines",
        ),
        "wfrp3-characteristic": (
            "building",
        ),
        "wfrp3-stance-dice": (
            "building",
            "exertion-and-delay",
        ),
        "wfrp3-training": (
            "building",
        ),
        "wfrp3-fortune-dice": (
            "building",
        ),
        "wfrp3-specialisation": (
            "building",
        ),
        "wfrp3-fortune-point": (
            "building",
        ),
        "wfrp3-advantage": (
            "building",
        ),
        "wfrp3-disadvantage": (
            "building",
        ),
        "wfrp3-defence": (
            "building",
        ),
        "wfrp3-difficulty": (
            "building",
        ),
        "wfrp3-plain-attack": (
            "building",
        ),
        "wfrp3-opposed": (
            "opposed",
        ),
        "wfrp3-stance-meter": (
            "encounter",
            "turn",
        ),
        "wfrp3-card-side": (
            "card-side",
        ),
        "wfrp3-turn": (
            "encounter",
            "turn",
        ),
        "wfrp3-extra-manoeuvre": (
            "encounter",
            "turn",
        ),
        "wfrp3-assist": (
            "building",
            "turn",
        ),
        "wfrp3-manoeuvres": (
            "turn",
        ),
        "wfrp3-prepare": (
            "turn",
        ),
        "wfrp3-skill-use": (
            "first-aid",
            "turn",
        ),
        "wfrp3-recharge": (
            "turn",
        ),
        "wfrp3-active-defence": (
            "building",
            "ranges",
        ),
        "wfrp3-initiative": (
            "encounter",
            "initiative",
        ),
        "wfrp3-tie": (
            "initiative",
        ),
        "wfrp3-range": (
            "ranges",
        ),
        "wfrp3-reach": (
            "ranges",
        ),
        "wfrp3-extreme": (
            "ranges",
        ),
        "wfrp3-move": (
            "encounter",
            "turn",
        ),
        "wfrp3-disengage": (
            "turn",
        ),
        "wfrp3-guard": (
            "building",
        ),
        "wfrp3-damage": (
            "damage",
        ),
        "wfrp3-minimum": (
            "damage",
        ),
        "wfrp3-no-critical": (
            "damage",
        ),
        "wfrp3-critical-rating": (
            "damage",
        ),
        "wfrp3-threshold": (
            "falling",
        ),
        "wfrp3-wound-cards": (
            "falling",
        ),
        "wfrp3-state": (
            "falling",
        ),
        "wfrp3-fall": (
            "falling",
        ),
        "wfrp3-death": (
            "falling",
        ),
        "wfrp3-needs-help": (
            "falling",
        ),
        "wfrp3-severity": (
            "falling",
        ),
        "wfrp3-distress": (
            "building",
            "passing-out",
        ),
        "wfrp3-passing-out": (
            "passing-out",
        ),
        "wfrp3-recovery": (
            "encounter",
        ),
        "wfrp3-night": (
            "night",
        ),
        "wfrp3-gravity": (
            "first-aid",
            "resilience",
        ),
        "wfrp3-resilience": (
            "resilience",
        ),
        "wfrp3-aid-help": (
            "resilience",
        ),
        "wfrp3-medicine-help": (
            "resilience",
        ),
        "wfrp3-long-term": (
            "resilience",
        ),
        "wfrp3-first-aid": (
            "first-aid",
        ),
        "wfrp3-ignoring": (
            "first-aid",
        ),
        "wfrp3-mishap": (
            "first-aid",
        ),
        "wfrp3-medicine": (
            "first-aid",
        ),
        "wfrp3-first-aid-limit": (
            "first-aid",
        ),
        "wfrp3-self-treatment": (
            "first-aid",
        ),
        "wfrp3-draught": (
            "draught",
        ),
        "wfrp3-healing-card": (
            "healing-card",
        ),
    }
)
"""The names of the examples by the slug of the rule."""
