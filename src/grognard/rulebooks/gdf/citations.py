"""Every rule of the book that refuses, modifies or resolves: by number, special rules by name."""

from __future__ import annotations

from types import MappingProxyType

from grognard.core.citations import Citation

__all__ = ["CITATIONS"]

_RULES = (
    # number, heading in the seed, where it is implemented
    ("1", "Kiedy jednostka może strzelać?", "wounds.Unit"),
    ("2", "Kiedy jednostka może strzelać?", "declaration._check_action"),
    ("3", "Procedura ataku strzeleckiego", "rolls.STAGES"),
    ("4", "Najważniejsza zasada: najpierw deklaracja, później rzuty", "declaration.declared"),
    ("5", "Dzielenie ognia", "declaration._check_kinds"),
    ("6", "Wybór celu", "declaration._shots"),
    ("7", "Zasięg broni", "declaration._distance"),
    ("8", "Linia widzenia", "declaration._shots"),
    ("9", "Najważniejsza zasada: najpierw deklaracja, później rzuty", "folding.Folding._circumstances"),
    ("10", "Liczba ataków", "folding.Folding._attack"),
    ("11", "Test Quality – rzut na trafienie", "rolls.hit_throw"),
    ("12", "Modyfikatory trafienia", "resolution._to_hit"),
    ("13", "Rzut Defense – obrona celu", "rolls.block_throw"),
    ("14", "Przebicie pancerza – AP", "specials.SPECIALS"),
    ("15", "Osłona", "resolution._defense"),
    ("16", "Przydzielanie ran", "wounds.suffer"),
    ("17", "Modele z zasadą Tough", "wounds.allocate"),
    ("18", "Bohater dołączony do oddziału", "wounds.allocate"),
    ("19", "Broń Deadly", "shooting.packet"),
    ("20", "Broń Blast", "shooting.hits"),
    ("21", "Przydzielanie ran", "wounds.removed"),
    ("22", "Kiedy wykonuje się test morale?", "morale.morale"),
    ("p1", "", "turns.next_activation"),
    ("p2", "", "movement.march"),
    ("p3", "", "melee.melee"),
    ("p4", "", "melee_morale.won"),
    ("p5", "", "melee_folding.Fighting"),
)

_SPECIALS = (
    "armor", "artillery", "artillery-target", "bad-shot", "bane", "crack", "defense", "destructive", "disintegrate",
    "entrenched", "evasive", "fearless", "fortified", "good-shot", "hazardous", "ignores-cover", "indirect",
    "increased-range", "lacerate", "limited", "lock-on", "plaguebound", "point-blank", "precise", "primal", "protected",
    "regeneration", "relentless", "reliable", "rending", "resistance", "self-repair", "shatter", "shielded", "shred",
    "stealth", "sturdy", "surge", "takedown", "targeting-visor", "tear", "unstoppable",
)  # fmt: skip

_DEFENDERS = (
    "armor", "artillery-target", "defense", "entrenched", "evasive", "fearless", "fortified", "plaguebound",
    "protected",
    "regeneration", "resistance", "self-repair", "shielded", "stealth", "sturdy",
)  # fmt: skip

_MELEE = (
    # name, where its number stands, where it is implemented
    ("counter", "P5", "melee_folding.with_counter"),
    ("fatigued", "P3", "resolution._to_hit"),
    ("fear", "P4", "melee_morale.Score"),
    ("furious", "P5", "specials.SPECIALS"),
    ("impact", "P5", "rolls.impact_throw"),
    ("thrust", "P5", "specials.SPECIALS"),
)

_TABLE = (
    # name, where its number stands, where it is implemented
    ("ambush", "14", "setting_up.arrive"),
    ("flying", "14", "movement.liberties"),
    ("p6", "P6", "setting_up.deploy"),
    ("scout", "14", "setting_up.scout"),
    ("strider", "14", "movement.liberties"),
)

_ELSEWHERE = {
    "fearless": "morale.morale",
    "fortified": "resolution._defense",
    "hazardous": "hazard.own_losses",
    "increased-range": "declaration.reach",
    "limited": "declaration._divided",
    "takedown": "takedown.take_down",
}

CITATIONS = MappingProxyType(
    {
        citation.slug: citation
        for citation in (
            *(Citation(f"gdf-{number}", number, seed, where) for number, seed, where in _RULES),
            *(
                Citation(
                    f"gdf-{name}", "6" if name in ("fearless",) else "5", "", _ELSEWHERE.get(name, "specials.SPECIALS")
                )
                for name in _SPECIALS
            ),
            *(Citation(f"gdf-{name}", number, "", where) for name, number, where in (*_MELEE, *_TABLE)),
        )
    }
)
"""By slug."""
