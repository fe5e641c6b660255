"""Where the answers at a table come from: seeded dice, dice typed by hand, a log, or the script of a test.

A source is a function from the open question to an answer. `play` feeds a table from one until nothing is open, and
records what was asked, answered and told.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from random import Random
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec

from grognard.core.asking import Choose, Question, Rule, Tell
from grognard.core.errors import GrognardError, LogDoesNotMatch, MissingDice, UnusedDice
from grognard.core.table import Handful, Table
from grognard.core.typed import read_handful

__all__ = ["Answered", "Asked", "Played", "Source", "by_hand", "from_log", "play", "question_key", "scripted", "seeded"]

T = TypeVar("T", bound=Hashable)
Asked: TypeAlias = Handful | Choose[Any]


class Source(msgspec.Struct, frozen=True):
    """Answers questions; `finish` is asked when the rule is done and complains about what is left."""

    answer: Callable[[Asked], Any]
    finish: Callable[[], None] = lambda: None
    typed: bool = False


class Answered(msgspec.Struct, frozen=True):
    """A question of a log, its answer, and what was told before the next one."""

    question: Asked
    answer: Any
    told: tuple[Tell, ...]
    typed: bool = False

    @property
    def key(self) -> str:
        """What a log remembers of the question."""
        return question_key(self.question)


class Played(msgspec.Struct, Generic[T], frozen=True):
    """A rule played to its end."""

    result: T
    answers: tuple[Answered, ...]
    told: tuple[Tell, ...]


def question_key(question: Asked) -> str:
    """Return what a log remembers of a question."""
    return question.key if isinstance(question, Handful) else f"choose {question.who or '-'} {question.why}"


def play(
    rule: Callable[..., Rule[T] | Question[T]], *args: Hashable, source: Source, stages: Sequence[str] = ()
) -> Played[T]:
    """Play `rule(*args)` with answers from `source`; stages in the book's order.

    Raises `WrongDice` (and its kinds), `LogDoesNotMatch` and `RefusedAnswer` as the source does.
    """
    table: Table[T] = Table(rule, *args, stages=stages)
    answers: list[Answered] = []
    while table.open is not None:
        question, heard = table.open, len(table.heard)
        answer = source.answer(question)
        table.answer(answer)
        answers.append(Answered(question, answer, tuple(table.heard[heard:]), source.typed))
    source.finish()
    return Played(table.result, tuple(answers), tuple(table.heard))


def seeded(seed: int | str) -> Source:
    """Return dice from a seed, and choices at random from what a domain suggests."""
    rng = Random(seed)

    def answer(question: Asked) -> Any:
        if isinstance(question, Choose):
            for suggestion in question.domain.suggestions(rng):
                return suggestion
            raise GrognardError("nothing-to-choose", why=question.why)
        return tuple(
            tuple(rng.choice(group.ask.reading.dice.outcomes) for _ in range(group.count)) for group in question.groups
        )

    return Source(answer)


def scripted(*answers: Any) -> Source:
    """Return the script of a test: dice one after the other, as many as each handful needs, and choices in between.

    Raises `MissingDice` when it runs out and `UnusedDice` when something is left.
    """
    rest = list(answers)

    def take() -> Any:
        if not rest:
            raise MissingDice("script-runs-out")
        return rest.pop(0)

    def answer(question: Asked) -> Any:
        if isinstance(question, Choose):
            return take()
        return tuple(tuple(take() for _ in range(group.count)) for group in question.groups)

    return Source(answer, lambda: _nothing_left(rest))


def by_hand(handfuls: Iterable[str]) -> Source:
    """Return dice as a player types them, a text for each handful: faces, counts or meanings (see `typed`)."""
    texts = iter(handfuls)

    def answer(question: Asked) -> Any:
        if isinstance(question, Choose):
            raise GrognardError("choices-are-not-typed-as-dice", why=question.why)
        text = next(texts, None)
        if text is None:
            raise MissingDice("dice-run-out", stage=question.stage, asked=question.size)
        return read_handful(text, question)

    return Source(answer, lambda: _nothing_left(list(texts)), typed=True)


def from_log(answers: Sequence[tuple[str, Any]]) -> Source:
    """Return the answers of a log, `(key, answer)` a line. Raises `LogDoesNotMatch` at the first other question."""
    rest = list(enumerate(answers, 1))

    def answer(question: Asked) -> Any:
        key = question_key(question)
        if not rest:
            raise LogDoesNotMatch("log-ends-early", asked=key)
        line, (recorded, given) = rest.pop(0)
        if recorded != key:
            raise LogDoesNotMatch("log-differs", line=line, recorded=recorded, asked=key)
        return given

    def finish() -> None:
        if rest:
            raise LogDoesNotMatch("log-goes-on", line=rest[0][0], recorded=rest[0][1][0])

    return Source(answer, finish)


def _nothing_left(rest: Sequence[object]) -> None:
    if rest:
        raise UnusedDice("dice-left-over", left=" / ".join(str(left).strip() for left in rest))
