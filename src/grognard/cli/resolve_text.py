"""A resolution for people and for programs: the book's stages in the book's order, each line with its rule."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from grognard.battle.resolving import Resolution, Resolved, ThrownGroup
from grognard.cli.output import percent
from grognard.core.lines import Line
from grognard.core.table import Group
from grognard.i18n import Words

__all__ = ["question", "resolution_data", "resolution_lines"]


def question(group: Group, words: Words) -> str:
    """Return what a player is asked to throw, in words."""
    return words.say(f"ask-{group.ask.stage}", {"count": group.count, **dict(group.ask.facts)})


def _face(outcome: Hashable) -> str:
    return "+".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)


def resolution_lines(resolution: Resolution, words: Words) -> Iterator[str]:
    """Return the lines of a resolution."""
    stage = ""
    for line in resolution.lines:
        if line.stage != stage:
            stage = line.stage
            yield words.say(f"stage-{stage}")
        yield _line(line, words)
    told = [part for part in resolution.parts if part.entries]
    several = len(told) > 1
    for part in told:
        if several:
            yield ""
            yield part.target or words.say("cli-whole")
        yield from _part(part, words)


def _part(part: Resolved, words: Words) -> Iterator[str]:
    stage = ""
    for entry in part.entries:
        now = entry.stage if isinstance(entry, Line) else entry.group.ask.stage
        if now != stage:
            stage = now
            yield words.say(f"stage-{stage}")
        yield _line(entry, words) if isinstance(entry, Line) else _thrown(entry, words)


def _line(line: Line, words: Words) -> str:
    return f"  {words.say(line.key, line.facts)} [{line.citation}]"


def _thrown(thrown: ThrownGroup, words: Words) -> str:
    ask = thrown.group.ask
    faces = " ".join(map(_face, thrown.outcomes))
    result = words.say(f"good-{ask.stage}", {"good": thrown.good}) + _told(thrown, words)
    luck = words.say("cli-at-least-as-well", {"percent": percent(thrown.chance, words.language)})
    return f"  {question(thrown.group, words)}: {faces} → {result} ({luck}) [{ask.citation}]"


def _told(thrown: ThrownGroup, words: Words) -> str:
    """Say what good dice count for, where it is more than their number."""
    told = [
        (key, n) for key, n in thrown.told if words.has(f"told-{key}-{thrown.group.ask.stage}") and n != thrown.good
    ]
    return "".join(", " + words.say(f"told-{key}-{thrown.group.ask.stage}", {"count": n}) for key, n in told)


def resolution_data(resolution: Resolution, words: Words) -> dict[str, object]:
    """Return a resolution for programs."""
    steps: list[dict[str, object]] = [_line_data(line, words) for line in resolution.lines]
    for part in resolution.parts:
        steps += [_line_data(e, words) if isinstance(e, Line) else _thrown_data(e, words) for e in part.entries]
    targets = [
        {"name": part.target, **dict(part.measures), **dict(part.report)} for part in resolution.parts if part.target
    ]
    whole = {key: value for part in resolution.parts if part.target is None for key, value in part.measures}
    return {"steps": steps, "targets": targets, "measures": whole}


def _line_data(line: Line, words: Words) -> dict[str, object]:
    text = words.say(line.key, line.facts)
    return {"stage": line.stage, "rule": line.citation, "question": "", "dice": [], "result": text, "chance": None}


def _thrown_data(thrown: ThrownGroup, words: Words) -> dict[str, object]:
    ask = thrown.group.ask
    return {
        "stage": ask.stage,
        "rule": ask.citation,
        "question": question(thrown.group, words),
        "dice": list(thrown.outcomes),
        "result": words.say(f"good-{ask.stage}", {"good": thrown.good}) + _told(thrown, words),
        "chance": float(thrown.chance),
    }
