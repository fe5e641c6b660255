"""Grimdark Future (One Page Rules): shooting and melee."""

from __future__ import annotations

from grognard.core.rulebook import Pricing, Rulebook
from grognard.rulebooks.gdf.citations import CITATIONS
from grognard.rulebooks.gdf.document import SituationText
from grognard.rulebooks.gdf.editions import EDITIONS
from grognard.rulebooks.gdf.examples import EXAMPLES
from grognard.rulebooks.gdf.imports import imported
from grognard.rulebooks.gdf.melee_pricing import MELEE_MEASURES
from grognard.rulebooks.gdf.playing import PLAY
from grognard.rulebooks.gdf.pricing import MEASURES, OWN_MEASURES, parts, read
from grognard.rulebooks.gdf.readings import READINGS
from grognard.rulebooks.gdf.rolls import STAGES

__all__ = ["RULEBOOK"]

RULEBOOK = Rulebook(
    name="gdf",
    editions=EDITIONS,
    readings=READINGS,
    citations=CITATIONS,
    words="grognard.rulebooks.gdf",
    stages=STAGES,
    measures=(*MEASURES, *OWN_MEASURES, *MELEE_MEASURES),
    pricing=Pricing(SituationText, read, parts, imported),
    examples=EXAMPLES,
    play=PLAY,
)
