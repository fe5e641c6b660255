"""Army lists for people and for programs: the units, the points check, and what was not understood, line by line."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from grognard.core.documents import Problem, read_bytes
from grognard.core.imports import ImportedArmy, ImportedUnit
from grognard.core.rulebook import Rulebook, find, installed
from grognard.i18n import Words

__all__ = ["army_data", "army_lines", "read_list"]

LARGEST = 5_000_000
"""Bytes; no list of an army is larger."""


def read_list(path: Path) -> tuple[Rulebook, ImportedArmy | tuple[Problem, ...]]:
    """Read a list with the first installed book that imports lists and understands it, else say what is wrong."""
    books = [book for book in map(find, installed()) if book.pricing.imports is not None]
    data = read_bytes(path, LARGEST)
    if isinstance(data, Problem):
        return books[0], (data,)
    results = [(book, book.pricing.imports(data, str(path))) for book in books if book.pricing.imports is not None]
    return next((result for result in results if isinstance(result[1], ImportedArmy)), results[0])


def army_data(army: ImportedArmy, words: Words) -> dict[str, object]:
    """Return a list for programs."""
    return {
        "name": army.name,
        "game": army.game,
        "points": {"stated": army.stated, "computed": army.computed},
        "units": [_unit_data(unit) for unit in army.units],
        "warnings": [
            {**msgspec.to_builtins(warning), "sentence": words.say(warning.key, warning.facts)}
            for warning in army.warnings
        ],
    }


def _unit_data(unit: ImportedUnit) -> dict[str, object]:
    weapons = [{"count": count, "profile": profile} for count, profile in unit.weapons]
    facts = dict(unit.facts)
    return {
        "name": unit.name,
        **facts,
        "points": facts.get("points"),
        "weapons": weapons,
        "rules": list(unit.rules),
        "joined_to": unit.joined_to,
        "copies": unit.copies,
    }


def army_lines(army: ImportedArmy, words: Words) -> Iterator[str]:
    """Return the lines of a list."""
    stated = "–" if army.stated is None else str(army.stated)
    yield words.say("army", {"name": army.name, "game": army.game, "stated": stated, "computed": army.computed})
    for unit in army.units:
        yield ""
        yield words.say("army-unit", {"name": unit.name, "copies": unit.copies, **dict(unit.facts)})
        if unit.joined_to:
            yield "  " + words.say("army-joined", {"host": unit.joined_to})
        if unit.rules:
            yield f"  {', '.join(unit.rules)}"
        yield from (f"  {count}× {profile}" for count, profile in unit.weapons)
    if army.warnings:
        yield ""
        yield words.say("cli-warnings")
        for warning in army.warnings:
            named = dict(warning.facts).get("unit", "")
            whose = f"{named}: " if named else ""
            yield f"  {warning.path}:{warning.line}: {whose}{words.say(warning.key, warning.facts)}"
