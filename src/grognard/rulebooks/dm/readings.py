"""Every ambiguity and every open point of the specification that dice or the map can meet, the default first."""

from __future__ import annotations

from types import MappingProxyType

from grognard.core.readings import ReadingOption

__all__ = ["READINGS"]

_ALL = (
    ReadingOption("range", ("literal", "per5-from-6", "per-started-10", "step-at-6"), "A1", "dm-range"),
    ReadingOption("main-arc", ("front120", "front180"), "A2", "dm-main"),
    ReadingOption("course-arc", ("columns", "adjacent", "rays"), "A3", "dm-course"),
    ReadingOption("second-target", ("may", "must"), "A4", "dm-mech"),
    ReadingOption("second-weapon", ("mount", "type"), "A5", "dm-once"),
    ReadingOption("two-sides", ("shared-edge", "left-and-right"), "A6", "dm-pairs"),
    ReadingOption("pair-side", ("each-pair", "whole-line"), "A7", "dm-pairs"),
    ReadingOption("one-side", ("counts", "free"), "A8", "dm-pairs"),
    ReadingOption("corner", ("counts", "free"), "A9", "dm-corner"),
    ReadingOption("in-hex", ("sum", "greatest"), "A10", "dm-in-hex"),
    ReadingOption("own-hex", ("smoke-only", "counts"), "A11", "dm-own-hex"),
    ReadingOption("target-hex", ("in-the-limit", "modifier-only"), "A12", "dm-target-hex"),
    ReadingOption("small-units", ("no-hindrance", "hinder"), "A13", "dm-units"),
    ReadingOption("wrecks", ("no-hindrance", "hinder"), "A14", "dm-units"),
    ReadingOption("size-from", ("six", "seven"), "A15", "dm-size"),
    ReadingOption("spent", ("own-activation", "all"), "A17", "dm-moved"),
    ReadingOption("need-cap", ("none", "twelve"), "A19", "dm-sure"),
    ReadingOption("confirmed-by", ("attacker", "target"), "A21", "dm-critical"),
    ReadingOption("critical-instead", ("replaces", "in-addition"), "A22", "dm-critical-mech"),
    ReadingOption("infantry-critical", ("confirmed", "at-once"), "A23", "dm-critical-infantry"),
    ReadingOption("accident-line", ("touched", "crossed"), "A25", "dm-accident"),
    ReadingOption("anti-infantry", ("not-needed", "needed"), "A26", "dm-anti-infantry"),
    ReadingOption("own-check", ("after-damage", "before-damage"), "A28", "dm-own-troops"),
    ReadingOption("overlook", ("no", "yes"), "A30", "dm-height"),
    ReadingOption("melee", ("shared", "apart"), "A31", "dm-attack"),
    ReadingOption("small-arms", ("each-figure", "one-a-squad"), "A32", "dm-infantry"),
    ReadingOption("wavering", ("shooter", "target"), "A33", "dm-wavering"),
    ReadingOption("salvos-left", ("lost", "new-target"), "A34", "dm-salvos"),
    ReadingOption("by-two", ("heavy", "damage"), "O3", "dm-penetration"),
    ReadingOption("at-zero", ("wreck", "gone"), "O5", "dm-zero"),
    ReadingOption("check", ("two-dice", "one-die"), "O6", "dm-check"),
    ReadingOption("failed", ("wavering", "nothing"), "O7", "dm-failed"),
    ReadingOption("heights", ("crest", "adjacent", "profile", "none"), "O9", "dm-crest"),
    ReadingOption("crest-pair", ("both", "one"), "R36", "dm-crest"),
    ReadingOption("infantry-size", ("two", "three"), "O17", "dm-size"),
    ReadingOption("smoke-lasts", ("round", "game"), "O19", "dm-smoke"),
    ReadingOption("equal-numbers", ("other-side", "first-side"), "1.3", "dm-initiative"),
    ReadingOption("criticals", ("off", "on"), "R50", "dm-critical"),
)

READINGS = MappingProxyType({reading.name: reading for reading in _ALL})
"""By name. A16, A18, A20, A24, A27, A29 and A35 leave no second option that the seed allows."""
