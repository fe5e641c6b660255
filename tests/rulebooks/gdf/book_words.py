"""What is special about the words of this book."""

from __future__ import annotations

from grognard.rulebooks.gdf.document import AttackText, HeroText, MeleeText, SituationText, TargetText, UnitText
from grognard.rulebooks.gdf.notices import NOTICES
from grognard.rulebooks.gdf.scenario import (
    AgreementText,
    BlockText,
    KindText,
    ScenarioText,
    SideText,
    SquadText,
    TableText,
)
from grognard.rulebooks.gdf.telling import LEFT_OUT
from rulebooks.book_words import BookWords

OWN = BookWords(
    spelt_out={
        ("telling.py", "f'left-out-{key}'"): tuple(f"left-out-{key}" for key in LEFT_OUT),
        ("army_forge_unit.py", "{'size': 'models-wrong'}.get(key, f'{key}-wrong')"): (
            "models-wrong",
            "quality-wrong",
            "defense-wrong",
        ),
    },
    without_dice=("wounds",),  # they are dealt out
    tables={
        "situation": SituationText,
        "unit": UnitText,
        "target": TargetText,
        "hero": HeroText,
        "attack": AttackText,
        "scenario": ScenarioText,
        "side": SideText,
        "squad": SquadText,
        "block": BlockText,
        "table": TableText,
        "kind": KindText,
        "agreement": AgreementText,
        "melee": MeleeText,
    },
    notices=NOTICES,
    # what would fill a line and help nobody; what a length looks like, each language says itself
    untold={
        "absurd-length": frozenset({"most"}),
        "too-many-digits": frozenset({"got"}),
        "missing-unit": frozenset({"right"}),
        "not-a-length": frozenset({"right"}),
        "unknown-unit": frozenset({"right"}),
    },
)
