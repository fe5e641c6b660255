"""A game for people: the open question with what can be answered, the lines of its log, how it stands."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

from grognard.battle.log import Answer, Begin, Entry, Override, Undo
from grognard.battle.luck import SideLuck
from grognard.battle.session import Session
from grognard.cli.output import number, percent
from grognard.cli.resolve_text import question as dice_question
from grognard.core.asking import Choose, Domain
from grognard.core.domains import Allot, Facing, Number, OneOf, Routes, SomeOf, Spots
from grognard.core.lines import Line
from grognard.core.table import Handful
from grognard.core.typed import is_symbolic
from grognard.i18n import Words

__all__ = [
    "entry_lines",
    "luck_lines",
    "names_of",
    "question_data",
    "question_lines",
    "standing_lines",
    "told_lines",
]

SHOWN = 40
"""Options that are listed; the rest is counted."""


def names_of(question: Choose[Any], words: Words) -> dict[Any, str]:
    """Return what the options of a question are called in the reader's language."""
    if not isinstance(question.domain, OneOf | SomeOf):
        return {}
    return {option: _name(option, words) for option in question.domain.all_options}


def _name(option: Hashable, words: Words) -> str:
    if isinstance(option, tuple):
        return " ".join(_name(part, words) for part in option)
    text = str(option)
    is_slug = text.replace("-", "").replace("_", "").isalnum()
    return words.say(f"option-{text}") if is_slug and words.has(f"option-{text}") else text


def question_lines(session: Session, words: Words) -> Iterator[str]:
    """Say what is asked of whom, and what can be answered."""
    question = session.open
    if question is None:
        yield words.say("battle-over")
    elif isinstance(question, Handful):
        asked = "; ".join(dice_question(group, words) for group in question.groups)
        yield f"{_name(question.who, words)} – {words.say(f'stage-{question.stage}')}: {asked}"
        yield words.say("battle-type-symbols" if is_symbolic(question) else "battle-type-dice")
    else:
        yield f"{_name(question.who, words)}: {words.say(f'why-{question.why}', question.facts)}"
        yield from _answers(question, words)


def _answers(question: Choose[Any], words: Words) -> Iterator[str]:
    domain = question.domain
    if isinstance(domain, OneOf | SomeOf):
        legal = [
            (at, option)
            for at, option in enumerate(domain.all_options, 1)
            if isinstance(domain, SomeOf) or not domain.check(option)
        ]
        notes = dict(question.facts)
        for at, option in legal[:SHOWN]:
            yield f"  #{at} {_name(option, words)}" + _noted(notes.get(f"note {option}"), words)
        if len(legal) > SHOWN:
            yield words.say("battle-more-options", {"more": len(legal) - SHOWN})
    if isinstance(domain, Allot):
        for place, room in zip(domain.places, domain.room, strict=True):
            yield f"  {_name(place, words)}: 0–{room}"
    yield _how_to_type(domain, words)


def _how_to_type(domain: Domain[Any], words: Words) -> str:
    """Say in which form an answer is typed."""
    if isinstance(domain, SomeOf) and domain.least == domain.most:
        return words.say("battle-type-exactly", {"count": domain.least})
    if isinstance(domain, SomeOf):
        return words.say("battle-type-several", {"least": domain.least, "most": domain.most})
    if isinstance(domain, Allot):
        return words.say("battle-type-shares", {"total": domain.total, "places": len(domain.places)})
    if isinstance(domain, Number | Facing):
        least, most = (0, domain.sides - 1) if isinstance(domain, Facing) else (domain.least, domain.most)
        return words.say("battle-type-number", {"least": least, "most": most})
    if isinstance(domain, Spots | Routes):
        key = "battle-type-points" if isinstance(domain, Spots) else "battle-type-paths"
        return words.say(key, {"count": domain.count})
    return words.say("battle-type-one")


def _noted(note: object, words: Words) -> str:
    """Return what a book has to say about one option, its notes apart by semicolons: ` – note; note`."""
    return f" – {'; '.join(_note(part, words) for part in str(note).split('; '))}" if note else ""


def _note(part: str, words: Words) -> str:
    """Return one note: a slug with words of its own, after a colon what it is about; or a text as it is."""
    slug, _, what = part.partition(": ")
    is_slug = slug.replace("-", "").isalnum() and words.has(f"note-{slug}")
    return words.say(f"note-{slug}", {"what": what}) if is_slug else part


def question_data(session: Session, words: Words) -> dict[str, object] | None:
    """Return the open question for programs, with some legal answers."""
    question = session.open
    if question is None:
        return None
    if isinstance(question, Handful):
        groups = [
            {"count": g.count, "dice": g.ask.reading.dice.name, "rule": g.ask.citation, "asks": dice_question(g, words)}
            for g in question.groups
        ]
        return {"who": question.who, "asks": "dice", "stage": question.stage, "groups": groups}
    domain = question.domain
    return {
        "who": question.who,
        "asks": "choice",
        "why": question.why,
        "question": words.say(f"why-{question.why}", question.facts),
        "facts": dict(question.facts),
        "kind": type(domain).__name__,
        "rule": domain.citation
        if isinstance(domain, OneOf | SomeOf | Allot | Number | Facing | Spots | Routes)
        else "",
        "suggestions": list(islice(domain.suggestions(Random(0)), SHOWN)),
    }


def entry_lines(entry: Entry, words: Words) -> Iterator[str]:
    """Say what a line of the log says: what was answered, what fell, what came of it, each with its rule."""
    if isinstance(entry, Answer) and entry.asks == "dice":
        yield from (f"{_name(entry.who, words)}: {text}" for text in _dice(entry, words))
    elif isinstance(entry, Answer):
        asked = words.say(f"why-{entry.what}", entry.facts)
        yield f"{_name(entry.who, words)}: {asked} {_chosen(entry.chosen, words)}"
        if entry.agreed:
            yield words.say("battle-agreed", {"why": entry.agreed})
    elif isinstance(entry, Override):
        yield words.say("battle-overruled", {"why": entry.why})
    elif isinstance(entry, Undo):
        yield words.say("battle-undone", {"line": entry.line})
    elif isinstance(entry, Begin):
        yield words.say("battle-begins")
    yield from told_lines(entry.lines, words)


def told_lines(told: Iterable[Line], words: Words) -> Iterator[str]:
    """Say sentences with their rules, under the name of their stage where it changes."""
    stage = ""
    for line in told:
        if line.stage != stage:
            stage = line.stage
            yield f"  {words.say(f'stage-{stage}')}"
        yield f"    {words.say(line.key, line.facts)}" + (f" [{line.citation}]" if line.citation else "")


def _dice(entry: Answer, words: Words) -> Iterator[str]:
    for group in entry.thrown:
        asked = words.say(f"ask-{entry.what}", {"count": len(group.faces), **dict(group.facts)})
        faces = " ".join(map(_face, group.faces))
        told = f"{words.say(f'stage-{entry.what}')} – {asked}: {faces}"
        notes = []
        if 0 < Fraction(group.one) < 1:  # where nothing can fail, nobody was lucky
            told += f" → {words.say(f'good-{entry.what}', {'good': group.good})}"
            notes.append(
                words.say("cli-at-least-as-well", {"percent": percent(Fraction(group.chance), words.language)})
            )
        notes += [words.say("battle-typed")] if entry.typed else []
        yield told + (f" ({', '.join(notes)})" if notes else "") + f" [{group.cites}]"


def _face(face: Hashable) -> str:
    return "+".join(map(str, face)) if isinstance(face, tuple | list) else str(face)


def _chosen(chosen: Any, words: Words) -> str:
    """Return an answer in words: names of options, numbers, points and paths in inches."""
    if not isinstance(chosen, list):
        return _name(chosen, words)
    if all(isinstance(part, str) for part in chosen):
        return ", ".join(_name(part, words) for part in chosen) or "–"
    if chosen and all(_is_point(part) for part in chosen):
        return " ".join(_point(part, words) for part in chosen)
    if chosen and all(isinstance(part, list) and all(map(_is_point, part)) for part in chosen):
        return " / ".join(" ".join(_point(point, words) for point in part) or "–" for part in chosen)
    if all(isinstance(part, list) for part in chosen):
        return "; ".join(" → ".join(_chosen(piece, words) for piece in part) for part in chosen) or "–"
    return ", ".join(_chosen(part, words) for part in chosen) or "–"


def _is_point(part: Any) -> bool:
    return isinstance(part, list) and len(part) == 2 and all(type(number) is int for number in part)


def _point(point: list[int], words: Words) -> str:
    x, y = (words.length(part) for part in point)
    return f"({x}; {y})"


def standing_lines(session: Session, words: Words) -> Iterator[str]:
    """Say how the game stands."""
    standing = session.standing
    for line in standing.lines:
        yield words.say(line.key, line.facts)
    if standing.scores:
        yield words.say(
            "battle-scores", {"scores": ", ".join(f"{_name(who, words)} {score}" for who, score in standing.scores)}
        )
    if standing.is_over:
        key = "battle-is-won" if standing.winners else "battle-is-drawn"
        yield words.say(
            key, {"winners": ", ".join(_name(who, words) for who in standing.winners), "count": len(standing.winners)}
        )


def luck_lines(sides: Iterable[SideLuck], words: Words) -> Iterator[str]:
    """Say how lucky each side was."""
    for side in sides:
        facts: dict[str, object] = {
            "who": _name(side.who, words),
            "dice": side.dice,
            "good": side.good,
            "expected": number(side.expected, words.language),
            "percent": percent(side.chance, words.language),
        }
        yield words.say("battle-luck", facts)
