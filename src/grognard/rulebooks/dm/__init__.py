"""Древняя Механика: attacks on hexes, and small battles."""

from __future__ import annotations

from grognard.core.rulebook import Pricing, Rulebook
from grognard.rulebooks.dm.citations import CITATIONS
from grognard.rulebooks.dm.document import SituationText
from grognard.rulebooks.dm.editions import EDITIONS
from grognard.rulebooks.dm.examples import EXAMPLES
from grognard.rulebooks.dm.playing import PLAY
from grognard.rulebooks.dm.pricing import MEASURES, parts
from grognard.rulebooks.dm.reading import read
from grognard.rulebooks.dm.readings import READINGS
from grognard.rulebooks.dm.rolls import STAGES

__all__ = ["RULEBOOK"]

RULEBOOK = Rulebook(
    name="dm",
    editions=EDITIONS,
    readings=READINGS,
    citations=CITATIONS,
    words="grognard.rulebooks.dm",
    stages=STAGES,
    measures=MEASURES,
    pricing=Pricing(SituationText, read, parts),
    examples=EXAMPLES,
    play=PLAY,
)
