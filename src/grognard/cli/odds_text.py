"""Odds for people: a sentence, a table, a bar for every outcome, the reasons, and what was left out."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from grognard.cli.notes import heading, note_lines
from grognard.cli.output import number, percent
from grognard.core.distributions import Distribution, certain
from grognard.core.outlook import Outlook, TargetOutlook, Value
from grognard.core.reasons import Reason
from grognard.core.rulebook import Rulebook
from grognard.i18n import Words

__all__ = ["odds_lines"]

NOTHING = certain(0)
WHOLE, SUMMARY = "whole", "summary"
BAR = 40
"""The longest bar, in characters."""
MOST_BARS = 24
"""More outcomes than this are shown where they are likely enough."""


def odds_lines(outlook: Outlook, book: Rulebook, words: Words) -> Iterator[str]:
    """Return the lines of an outlook."""
    yield heading(outlook, words)
    for target in outlook.targets:
        yield ""
        yield from _target(target, words)
    is_whole = not outlook.targets or any(value not in (Fraction(0), NOTHING) for _, value in outlook.measures)
    if outlook.measures and is_whole:
        yield ""
        yield from _whole(outlook, words)
    yield from _facts(outlook, words)
    yield from _reasons(outlook.reasons, words)
    yield from note_lines(outlook, book, words)


def _target(target: TargetOutlook, words: Words) -> Iterator[str]:
    yield target.name
    if words.has(SUMMARY):
        yield "  " + words.say("summary", {"target": target.name, **dict(_shown(target.measures, words.language))})
        yield ""
    yield from _measures(target.measures, words)


def _facts(outlook: Outlook, words: Words) -> Iterator[str]:
    """Return a line for each fact that the book has words for."""
    told = [words.say(f"told-{key}", {"value": value}) for key, value in outlook.facts if words.has(f"told-{key}")]
    yield from ["", *told] if told else []


def _whole(outlook: Outlook, words: Words) -> Iterator[str]:
    """Return what is not of one target: under the book's own heading and summary, if it has them."""
    heading = f"told-{WHOLE}"
    summary = f"told-{SUMMARY}"
    yield words.say(heading) if words.has(heading) else words.say("cli-whole")
    if words.has(summary):
        yield "  " + words.say(summary, {**dict(outlook.facts), **dict(_shown(outlook.measures, words.language))})
        yield ""
    yield from _measures(outlook.measures, words)


def _shown(measures: tuple[tuple[str, Value], ...], language: str) -> Iterator[tuple[str, str]]:
    for key, value in measures:
        yield key, percent(value, language) if isinstance(value, Fraction) else number(value.mean, language)


def _measures(measures: tuple[tuple[str, Value], ...], words: Words) -> Iterator[str]:
    width = max(len(words.say(f"measure-{key}")) for key, _ in measures)
    bars: list[tuple[str, Distribution[int]]] = []
    for key, value in measures:
        name = words.say(f"measure-{key}").ljust(width)
        if isinstance(value, Fraction):
            yield f"  {name}  {percent(value, words.language):>8}"
            continue
        yield f"  {name}  {number(value.mean, words.language):>8}  {words.say('cli-mean')}"
        if len(value) > 1 and not any(value == other for _, other in bars):
            bars.append((key, value))
    for key, value in bars:
        yield ""
        yield f"  {words.say(f'measure-{key}')}"
        yield from _bars(value, words)


def _bars(value: Distribution[int], words: Words) -> Iterator[str]:
    """Return a line for each outcome: its chance, the chance of at least as much, a bar."""
    outcomes = value.outcomes()
    if len(outcomes) > MOST_BARS:
        outcomes = [outcome for outcome in outcomes if value[outcome] * 1000 >= 1]
    highest = max(value[outcome] for outcome in outcomes)
    least = words.say("cli-at-least")
    yield f"  {'':>5}  {words.say('cli-chance'):>8}  {least:>{max(8, len(least))}}"
    for outcome in outcomes:
        exact, more = percent(value[outcome], words.language), percent(value.at_least(outcome), words.language)
        bar = "█" * max(1, round(BAR * value[outcome] / highest))
        yield f"  {value.label(outcome):>5}  {exact:>8}  {more:>{max(8, len(least))}}  {bar}"


def _reasons(reasons: tuple[Reason, ...], words: Words) -> Iterator[str]:
    if not reasons:
        return
    yield ""
    yield words.say("cli-reasons")
    fields = dict.fromkeys((reason.of, reason.field) for reason in reasons)
    for of, field in fields:
        mine = [reason for reason in reasons if (reason.of, reason.field) == (of, field)]
        name = words.say(f"reason-{field}", {"of": of})
        facts = {"field": name, "start": mine[0].before, "end": mine[-1].after}
        own = f"reason-line-{field}"
        is_need = not words.has(own)
        stays = "reason-stays" if mine[0].before == mine[-1].after else "reason-line"
        yield "  " + words.say(stays if is_need else own, facts)
        for reason in mine:
            step = f"{reason.before}+ → {reason.after}+" if is_need else f"{reason.before} → {reason.after}"
            yield f"    {step}  {words.say(f'rule-{reason.citation}')} [{reason.citation}]"
