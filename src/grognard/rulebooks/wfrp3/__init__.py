"""Warhammer Fantasy Roleplay, 3rd edition: combat and healing."""

from __future__ import annotations

from grognard.core.rulebook import Pricing, Rulebook
from grognard.rulebooks.wfrp3.citations import CITATIONS
from grognard.rulebooks.wfrp3.document import SituationText
from grognard.rulebooks.wfrp3.examples import EXAMPLES
from grognard.rulebooks.wfrp3.measures import MEASURES
from grognard.rulebooks.wfrp3.playing import PLAY
from grognard.rulebooks.wfrp3.pricing import notation, parts, read
from grognard.rulebooks.wfrp3.readings import EDITIONS, READINGS
from grognard.rulebooks.wfrp3.telling import STAGES

__all__ = ["RULEBOOK"]

RULEBOOK = Rulebook(
    name="wfrp3",
    editions=EDITIONS,
    readings=READINGS,
    citations=CITATIONS,
    words="grognard.rulebooks.wfrp3",
    stages=STAGES,
    measures=MEASURES,
    pricing=Pricing(SituationText, read, parts, notation=notation),
    examples=EXAMPLES,
    play=PLAY,
)
