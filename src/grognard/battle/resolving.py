"""Resolving a declaration with real dice: the same parts that odds explore, played one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import msgspec

from grognard.core.asking import Choose, Tell
from grognard.core.distributions import Distribution
from grognard.core.errors import RefusedAnswer
from grognard.core.lines import Line
from grognard.core.playing import LINE
from grognard.core.refusals import Facts
from grognard.core.rulebook import Part, Priced, Rulebook
from grognard.core.sources import Answered, Asked, Played, Source, play
from grognard.core.sums import sum_of
from grognard.core.table import Group, Handful
from grognard.core.ways import Policy

__all__ = ["Resolution", "Resolved", "ThrownGroup", "luck", "resolve"]


class ThrownGroup(msgspec.Struct, frozen=True):
    """One named group of a handful: the throw, its outcomes, how many are good, the chance of at least as many.

    `told` is what its handful was heard to come to at once, such as hits after Blast, with the last of its groups.
    """

    group: Group
    outcomes: tuple[Any, ...]
    good: int
    chance: Fraction
    told: tuple[tuple[str, int], ...] = ()


class Resolved(msgspec.Struct, frozen=True):
    """One part as it was played: what was thrown, what it came to in numbers, and the lines that say so."""

    target: str | None
    entries: tuple[ThrownGroup | Line, ...]
    measures: tuple[tuple[str, int], ...]
    report: Facts

    @property
    def thrown(self) -> tuple[ThrownGroup, ...]:
        """Only what was thrown."""
        return tuple(entry for entry in self.entries if isinstance(entry, ThrownGroup))


class Resolution(msgspec.Struct, frozen=True):
    """A declaration resolved: what was settled before the dice, and every part."""

    lines: tuple[Line, ...]
    parts: tuple[Resolved, ...]


def resolve(book: Rulebook, priced: Priced, source: Source) -> Resolution:
    """Play every part with answers from `source`, and every choice as the odds assume it.

    Raises `WrongDice`, `MissingDice` and `UnusedDice` as the source does, and `RefusedAnswer` where the rules refuse
    what was declared; nothing is half done, since nothing changes.
    """
    if priced.refusals:
        raise RefusedAnswer(priced.refusals)
    done: list[tuple[str, Played[Any]]] = []
    deciding = _deciding(source, dict(priced.policies))
    parts = tuple(_resolved(book, part, deciding, done) for part in priced.parts)
    source.finish()
    return Resolution(priced.lines, parts)


def _deciding(source: Source, policies: Mapping[str, Policy]) -> Source:
    """Return the source with every choice made as the odds assume it, where they do."""

    def answer(asked: Asked) -> Any:
        if isinstance(asked, Choose) and asked.why in policies:
            return policies[asked.why].pick(asked.domain)
        return source.answer(asked)

    return Source(answer, typed=source.typed)


def _resolved(book: Rulebook, part: Part, source: Source, done: list[tuple[str, Played[Any]]]) -> Resolved:
    """Play a part, unless it shares the dice of one that is `done`, and read what it measures."""
    shared = next((played for name, played in done if name == part.shares), None)
    played = shared or _played(book, part, source, done)
    told = _counted(played.told)
    if shared is None:
        done.append((part.name, played))
    measures = tuple((m.key, told[m.heard] if m.read is None else m.read(played.result)) for m in part.measures)
    entries = () if shared else tuple(_entries(played))
    report = part.report(played.result) if part.report else ()
    lines = part.lines(played.result, told) if part.lines else ()
    return Resolved(part.target, _in_order(book, entries, lines), measures, report)


def _played(book: Rulebook, part: Part, source: Source, done: list[tuple[str, Played[Any]]]) -> Played[Any]:
    rule, args = part.rule, part.args
    if part.told_rule is not None:
        before = sum(_counted(played.told)[part.told] for _, played in done)
        rule, args = part.told_rule, (before, *part.told_args)
    on = Source(source.answer, typed=source.typed)
    return play(rule, *args, source=on, stages=book.stages)


def _entries(played: Played[Any]) -> Iterator[ThrownGroup | Line]:
    """Return what was thrown, and every line that a rule told of itself where it told it."""
    first = len(played.told) - sum(len(answered.told) for answered in played.answers)
    yield from _lines(played.told[:first])
    for answered in played.answers:
        yield from _thrown(answered)
        yield from _lines(answered.told)


def _lines(told: tuple[Tell, ...]) -> Iterator[Line]:
    return (event.what for event in told if isinstance(event.what, Line))


def _in_order(
    book: Rulebook, told: tuple[ThrownGroup | Line, ...], lines: tuple[Line, ...]
) -> tuple[ThrownGroup | Line, ...]:
    """Put lines between the dice: after the dice of earlier stages, before those of later ones."""
    entries: list[ThrownGroup | Line] = list(told)
    for line in lines:
        rank = book.stages.index(line.stage) if line.stage in book.stages else len(book.stages)
        places = [at for at, entry in enumerate(entries, 1) if _rank(book, entry) <= rank]
        entries.insert(max(places, default=0), line)
    return tuple(entries)


def _rank(book: Rulebook, entry: ThrownGroup | Line) -> int:
    stage = entry.stage if isinstance(entry, Line) else entry.group.ask.stage
    return book.stages.index(stage) if stage in book.stages else len(book.stages)


def _counted(told: tuple[Tell, ...]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for event in told:
        counts[event.key] += event.n
    return counts


def _thrown(answered: Answered) -> list[ThrownGroup]:
    if not isinstance(answered.question, Handful):
        return []
    told = tuple((key, n) for key, n in _counted(answered.told).items() if key != LINE)
    groups = zip(answered.question.groups, answered.answer, strict=True)
    thrown = [ThrownGroup(group, outcomes, *luck(group, outcomes)) for group, outcomes in groups]
    return [*thrown[:-1], msgspec.structs.replace(thrown[-1], told=told)]


def luck(group: Group, outcomes: tuple[Any, ...]) -> tuple[int, Fraction]:
    """Return how many of a group's dice are good for whoever threw them, and the chance of at least as many."""
    reading, wanted = group.ask.reading, group.ask.good
    good = sum(reading.meaning(outcome) in wanted for outcome in outcomes)
    weights: Mapping[Any, int] = reading.odds.weights
    hits = sum(weight for meaning, weight in weights.items() if meaning in wanted)
    if hits in (0, reading.odds.total):
        return good, Fraction(1)
    one = Distribution({0: reading.odds.total - hits, 1: hits}, reading.odds.total).reduced()
    return good, sum_of([(group.count, one)]).at_least(good)
