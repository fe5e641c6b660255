"""What every answer says besides: edition, readings that are not the default, what was not modelled or understood."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.outlook import Outlook
from grognard.core.rulebook import Priced, Rulebook
from grognard.i18n import Words

__all__ = ["heading", "note_data", "note_lines"]


def heading(told: Priced | Outlook, words: Words) -> str:
    """Return the game and the edition."""
    return words.say("cli-edition", {"rulebook": words.say("book"), "edition": told.edition})


def note_lines(told: Priced | Outlook, book: Rulebook, words: Words) -> Iterator[str]:
    """Return the lines below an answer; nothing where there is nothing to note."""
    changed = [(name, option) for name, option in told.readings if option != book.readings[name].default]
    if changed:
        yield ""
        yield words.say("cli-readings")
        for name, option in changed:
            question, answer = words.say(f"reading-{name}"), words.say(f"reading-{name}-{option}")
            yield f"  {question} {answer} [{name} = {option}]"
    if told.left_out and isinstance(told, Outlook):
        yield ""
        yield words.say("cli-left-out")
        yield from (f"  {words.say(line.key, line.facts)} [{line.citation}]" for line in told.left_out)
    if told.not_modelled:
        yield ""
        yield words.say("cli-not-modelled")
        for left_out in told.not_modelled:
            yield "  " + words.say("cli-not-modelled-line", {"what": left_out.what, "whose": left_out.whose})
    if told.warnings:
        yield ""
        yield words.say("cli-warnings")
        for warning in told.warnings:
            yield f"  {warning.path}:{warning.line}: {words.say(warning.key, warning.facts)}"


def note_data(told: Priced, book: Rulebook) -> dict[str, object]:
    """Return the same for programs."""
    return {
        "rulebook": book.name,
        "edition": told.edition,
        "readings": dict(told.readings),
        "not_modelled": [msgspec.to_builtins(left_out) for left_out in told.not_modelled],
        "warnings": [msgspec.to_builtins(warning) for warning in told.warnings],
    }
