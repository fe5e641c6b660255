"""Every ambiguity of section 11 that dice can meet, with its options: the default first."""

from __future__ import annotations

from types import MappingProxyType

from grognard.core.readings import ReadingOption

__all__ = ["READINGS"]

_ALL = (
    ReadingOption("hit-cap", ("none", "one"), "12", "gdf-12"),
    ReadingOption("one-weapon-kind", ("profile", "profile-and-name"), "A2", "gdf-5"),
    ReadingOption("morale-again", ("always", "only-when-crossing"), "A3", "gdf-22"),
    ReadingOption("natural-defense", ("as-quality", "modified-only"), "A4", "gdf-13"),
    ReadingOption("deadly-order", ("largest-first", "as-thrown"), "A5", "gdf-19"),
    ReadingOption("shred-wound", ("after-packets", "with-packet"), "A6", "gdf-shred"),
    ReadingOption("hero-defense", ("unit", "own-once-alone"), "A7", "gdf-18"),
    ReadingOption("takedown-target", ("own-values", "unit-values"), "A8", "gdf-takedown"),
    ReadingOption("hazardous-wounds", ("as-wounds", "no-ignore"), "A9", "gdf-hazardous"),
    ReadingOption("several-ignores", ("best", "each"), "A10", "gdf-16"),
    ReadingOption("blast-six", ("all-copies", "one-copy"), "A11", "gdf-20"),
    ReadingOption("range-to", ("nearest", "nearest-seen"), "A1", "gdf-7"),
    ReadingOption("cover-behind", ("from-most", "from-all"), "15", "gdf-15"),
    ReadingOption("fast-and-slow", ("two-and-four", "nine-and-four"), "2", "gdf-2"),
    ReadingOption("coherency", ("nine-inches", "six-inches"), "P2", "gdf-p2"),
    ReadingOption("difficult-terrain", ("whole-unit", "each-model"), "P2", "gdf-p2"),
    ReadingOption("wiped-out", ("battle-ends", "plays-on"), "P1", "gdf-p1"),
    ReadingOption("melee-wounds", ("all", "suffered"), "P4", "gdf-p4"),
    ReadingOption("fear-whose", ("any-model", "every-model"), "P4", "gdf-fear"),
    ReadingOption("fallen-weapons", ("special-last", "special-first"), "14", "gdf-p3"),
)

READINGS = MappingProxyType({reading.name: reading for reading in _ALL})
"""By name."""
