"""Which examples show each rule."""

# Written by `make pages` from the citations, the words and the examples; do not edit.

from types import MappingProxyType

__all__ = ["EXAMPLES"]

# fmt: off
EXAMPLES = MappingProxyType(
    {
        "dm-order": (
            "battle-turn",
            "budget",
            "map-accidents",
        ),
        "dm-attack": (
            "budget",
        ),
        "dm-enemy": (
            "budget",
        ),
        "dm-mech": (
            "budget",
        ),
        "dm-once": (
            "budget",
        ),
        "dm-crew": (
            "budget",
        ),
        "dm-infantry": (
            "budget",
            "salvos",
        ),
        "dm-small": (
            "budget",
        ),
        "dm-salvos": (
            "salvos",
        ),
        "dm-refused": (
            "budget",
            "number-size-heavy",
        ),
        "dm-smoke": (
            "battle-moves",
            "map-edge",
        ),
        "dm-main": (
            "map-arcs",
        ),
        "dm-course": (
            "map-arcs",
        ),
        "dm-turret": (
            "map-arcs",
            "map-line",
        ),
        "dm-no-arc": (
            "map-arcs",
        ),
        "dm-reach": (
            "budget",
        ),
        "dm-facing": (
            "map-arcs",
            "map-problems",
        ),
        "dm-hexes": (
            "map-edge",
            "map-problems",
            "number-range",
        ),
        "dm-one-unit": (
            "battle-moves",
            "map-problems",
        ),
        "dm-facet": (
            "map-facets",
            "penetration",
        ),
        "dm-line": (
            "map-line",
        ),
        "dm-own-hex": (
            "map-edge",
            "map-line",
        ),
        "dm-target-hex": (
            "map-line",
        ),
        "dm-ends": (
            "map-line",
        ),
        "dm-off-map": (
            "map-edge",
        ),
        "dm-pairs": (
            "map-line",
        ),
        "dm-corner": (
            "map-line",
        ),
        "dm-in-hex": (
            "map-edge",
            "map-line",
        ),
        "dm-hindrance": (
            "map-line",
            "number-others",
        ),
        "dm-hidden": (
            "map-line",
            "number-others",
        ),
        "dm-units": (
            "map-line",
        ),
        "dm-within-arc": (
            "map-arcs",
        ),
        "dm-both-ways": (
            "map-line",
        ),
        "dm-shown": (
            "map-line",
        ),
        "dm-crest": (
            "map-heights",
        ),
        "dm-need": (
            "number-range",
        ),
        "dm-height": (
            "map-heights",
            "number-others",
        ),
        "dm-range": (
            "number-range",
        ),
        "dm-moved": (
            "battle-moves",
            "number-others",
        ),
        "dm-wavering": (
            "number-others",
        ),
        "dm-size": (
            "number-size-heavy",
        ),
        "dm-heavy": (
            "number-size-heavy",
        ),
        "dm-sights": (
            "number-others",
        ),
        "dm-other": (
            "number-others",
        ),
        "dm-low": (
            "number-size-heavy",
        ),
        "dm-sure": (
            "number-others",
        ),
        "dm-roll": (
            "number-range",
            "salvos",
        ),
        "dm-log": (
            "map-accidents",
        ),
        "dm-critical": (
            "critical-without-skill",
            "criticals",
        ),
        "dm-critical-mech": (
            "criticals",
        ),
        "dm-critical-infantry": (
            "criticals",
        ),
        "dm-accident": (
            "accidents",
            "map-accidents",
        ),
        "dm-struck": (
            "accidents",
        ),
        "dm-own-troops": (
            "accidents",
        ),
        "dm-each-salvo": (
            "accidents",
            "salvos",
        ),
        "dm-compulsory": (
            "accidents",
        ),
        "dm-declaration": (
            "map-accidents",
        ),
        "dm-dice-pairs": (
            "salvos",
        ),
        "dm-marks": (
            "map-arcs",
        ),
        "dm-penetration": (
            "map-facets",
            "penetration",
        ),
        "dm-damage": (
            "criticals",
            "penetration",
        ),
        "dm-zero": (
            "battle-turn",
            "criticals",
            "penetration",
        ),
        "dm-check": (
            "criticals",
        ),
        "dm-failed": (
            "criticals",
        ),
        "dm-protection": (
            "critical-without-skill",
        ),
        "dm-anti-infantry": (
            "budget",
        ),
        "dm-ammo": (
            "budget",
        ),
        "dm-gaps": (
            "critical-without-skill",
            "map-facets",
            "map-problems",
        ),
        "dm-round": (
            "battle-turn",
        ),
        "dm-initiative": (
            "battle-turn",
        ),
        "dm-morale": (
            "battle-moves",
        ),
        "dm-move": (
            "battle-moves",
        ),
        "dm-pass": (
            "battle-moves",
        ),
        "dm-last-step": (
            "battle-moves",
        ),
    }
)
"""The names of the examples by the slug of the rule."""
