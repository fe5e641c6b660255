"""A rulebook is a record, found by entry point: no base class, no registration, no hooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any, Literal, TypeAlias

import msgspec

from grognard.core.citations import Citation
from grognard.core.documents import Document, Problem
from grognard.core.errors import UnknownRulebook
from grognard.core.imports import ImportedArmy
from grognard.core.lines import Line
from grognard.core.outlook import NotModelled
from grognard.core.playing import Play
from grognard.core.readings import Edition, ReadingOption
from grognard.core.reasons import Reason
from grognard.core.refusals import Facts, Refusal
from grognard.core.ways import Policy

__all__ = ["Measure", "Part", "Priced", "Pricing", "Rulebook", "Tally", "find", "installed"]

GROUP = "grognard.rulebooks"
Problems: TypeAlias = tuple[Problem, ...]


class Measure(msgspec.Struct, frozen=True):
    """What odds can be asked: a count or a chance.

    `read` takes it from a part's result; None counts what is told, under `told` or else under the measure's own key.
    """

    key: str
    kind: Literal["count", "chance"]
    read: Callable[[Any], int] | None = None
    told: str = ""

    @property
    def heard(self) -> str:
        """The key under which the measure is told, if it is not read from a result."""
        return self.told or self.key


class Tally(msgspec.Struct, frozen=True):
    """A rule whose result is what is told under `key` in a part: the same lives, added up without a state."""

    key: str
    rule: Callable[..., Any]
    args: tuple[Any, ...]


class Part(msgspec.Struct, frozen=True):
    """One independent part of a resolution: a rule with its arguments, and the measures it answers.

    `target` names the unit the measures belong to; None for those of the whole. In play a part that follows from what
    others told is played as `told_rule(count, *told_args)` with the count of `told`, instead of throwing its dice anew.
    A told measure that no state can change has a tally, which is the quicker way to its odds.
    `lines` says in sentences what a result and what was told come to, `report` in facts for programs. A part that
    `shares` the dice of an earlier one, by its name, measures another side of it: it has the same rule and arguments,
    and in play the same result.
    """

    name: str
    target: str | None
    rule: Callable[..., Any]
    args: tuple[Any, ...]
    measures: tuple[Measure, ...]
    told: str = ""
    told_rule: Callable[..., Any] | None = None
    told_args: tuple[Any, ...] = ()
    tallies: tuple[Tally, ...] = ()
    lines: Callable[[Any, Mapping[str, int]], tuple[Line, ...]] | None = None
    report: Callable[[Any], Facts] | None = None
    shares: str = ""


class Priced(msgspec.Struct, frozen=True):
    """A situation ready for dice: its parts, and everything a reader must know besides.

    With `refusals` it can be judged but not resolved: the odds show what was reckoned, and no dice are thrown.
    `picture` draws it as SVG, where there is something to draw.
    """

    edition: str
    readings: tuple[tuple[str, str], ...]
    parts: tuple[Part, ...]
    lines: tuple[Line, ...] = ()
    reasons: tuple[Reason, ...] = ()
    policies: tuple[tuple[str, Policy], ...] = ()
    not_modelled: tuple[NotModelled, ...] = ()
    warnings: tuple[Problem, ...] = ()
    left_out: tuple[Line, ...] = ()
    facts: tuple[tuple[str, Any], ...] = ()
    refusals: tuple[Refusal, ...] = ()
    picture: Callable[[], str] | None = None


class Pricing(msgspec.Struct, frozen=True):
    """How a book reads a situation file and turns it into parts.

    `read` returns a situation, the problems of its text, or the refusals of its declaration; `parts` the rest.
    `imports` reads a foreign army list, given its bytes and the path that problems name. `notation` reads a book's
    one-line form, such as a dice pool, into the same situation.
    """

    schema: type[msgspec.Struct]
    read: Callable[[Document], Any | Problems | tuple[Refusal, ...]]
    parts: Callable[[Any], Priced]
    imports: Callable[[bytes, str], ImportedArmy | Problems] | None = None
    notation: Callable[[str], Any | tuple[Refusal, ...]] | None = None


class Rulebook(msgspec.Struct, frozen=True):
    """Everything that the faces of the product know of a book. `play` is None until it can be played."""

    name: str
    editions: Mapping[str, Edition]
    readings: Mapping[str, ReadingOption]
    citations: Mapping[str, Citation]
    words: str
    stages: tuple[str, ...]
    measures: tuple[Measure, ...]
    pricing: Pricing
    examples: Mapping[str, tuple[str, ...]]
    play: Play | None = None


def installed() -> tuple[str, ...]:
    """Return the names of the rulebooks that are installed, in order."""
    return tuple(sorted(entry.name for entry in entry_points(group=GROUP)))


def find(name: str) -> Rulebook:
    """Return the rulebook of that name. Raises `UnknownRulebook` naming those there are."""
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            book: Rulebook = entry.load()
            return book
    raise UnknownRulebook("unknown-rulebook", name=name[:60], known=", ".join(installed()))
