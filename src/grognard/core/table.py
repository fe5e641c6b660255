"""Answering at a table: all lives advance together, a handful of dice a stage.

Every life is a task; the earliest stage pending is thrown first, everybody else waits. A handful is all that one seat
throws in one stage, in groups of equal throws in the order their first life appears. The table says which question is
open and takes its answer; where answers come from is the business of a source (`sources`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Generic, TypeVar

import msgspec

from grognard.core.asking import Choose, Each, Question, Rule, Step, Tell, Through, Throw
from grognard.core.chains import clipped
from grognard.core.domains import is_same
from grognard.core.errors import GrognardError, RefusedAnswer, WrongDice
from grognard.core.sums import add

__all__ = ["Group", "Handful", "Outcomes", "Table"]

MOST_LIVES = 100_000
"""More lives in one bag than this were never meant; a table that tries to hold them all runs out of memory."""

T = TypeVar("T", bound=Hashable)
Outcomes = tuple[tuple[Hashable, ...], ...]


class Group(msgspec.Struct, frozen=True):
    """Equal throws of one handful: their dice are interchangeable."""

    ask: Throw[Any]
    count: int


class Handful(msgspec.Struct, frozen=True):
    """All that one seat throws in one stage; answered with the outcomes of each group."""

    who: str
    stage: str
    groups: tuple[Group, ...]

    @property
    def size(self) -> int:
        """The number of dice (or of dice read together) in the hand."""
        return sum(group.count for group in self.groups)

    @property
    def key(self) -> str:
        """What a log remembers of the question: seat, stage, and how many of which dice read how."""
        groups = ", ".join(f"{g.count}x{g.ask.reading.dice.name}{g.ask.reading.meanings}" for g in self.groups)
        return f"throw {self.who or '-'} {self.stage}: {groups}"

    def check(self, outcomes: Outcomes) -> None:
        """Raise `WrongDice` unless there is an outcome of its dice for each throw of each group."""
        if not isinstance(outcomes, tuple) or len(outcomes) != len(self.groups):
            groups = len(outcomes) if isinstance(outcomes, tuple) else 0
            raise WrongDice("dice-wrong-groups", given=groups, asked=len(self.groups))
        for group, given in zip(self.groups, outcomes, strict=True):
            if not isinstance(given, tuple) or len(given) != group.count:
                many = len(given) if isinstance(given, tuple) else 0
                raise WrongDice("dice-wrong-count", stage=self.stage, given=many, asked=group.count)
            for outcome in given:
                if not any(is_same(known, outcome) for known in group.ask.reading.dice.outcomes):
                    known = ", ".join(dict.fromkeys(map(str, group.ask.reading.dice.outcomes)))
                    dice = group.ask.reading.dice.name
                    raise WrongDice("dice-impossible-face", face=outcome, dice=dice, known=known[:80])


class _Task:
    """A rule under way: what it waits for, and who waits for it."""

    __slots__ = ("ask", "parent", "path", "results", "rule", "slot", "steps", "waits")

    def __init__(self, rule: Any, parent: _Task | None, slot: int) -> None:
        self.rule = iter(rule)
        self.parent = parent
        self.slot = slot
        self.path: tuple[int, ...] = (*parent.path, slot) if parent else ()
        self.ask: Any = None
        self.steps: list[Any] | None = None
        self.results: list[Any] = []
        self.waits = 0

    def is_in_a_life(self) -> bool:
        """Whether somebody waits for this task as one life of a bag."""
        above = self.parent
        while above is not None:
            if above.steps is None:
                return True
            above = above.parent
        return False


class Table(Generic[T]):
    """A rule being played. `open` is the question that waits: a handful, a choice, or None when all is done."""

    def __init__(self, rule: Callable[..., Rule[T] | Question[T]], *args: Hashable, stages: Sequence[str] = ()) -> None:
        self.ranks = {stage: rank for rank, stage in enumerate(stages)}
        self.heard: list[Tell] = []
        self.open: Handful | Choose[Any] | None = None
        self._pending: list[_Task] = []
        self._thrown: list[list[_Task]] = []
        self._result: list[T] = []
        self._go_on([(_Task(rule(*args), None, 0), None)])

    @property
    def result(self) -> T:
        """What the rule came to; only when nothing is open."""
        (result,) = self._result
        return result

    def answer(self, given: Any, *, is_agreed: bool = False) -> None:
        """Answer the open question: outcomes by group for a handful, an answer of its domain for a choice.

        Raises `WrongDice` or `RefusedAnswer` and changes nothing if that is no answer to it; what players `is_agreed`
        on is taken as a choice even if its domain refuses it.
        """
        question = self.open
        if isinstance(question, Choose):
            if not is_agreed and (refusals := question.domain.refusals(given)):
                raise RefusedAnswer(refusals)
            ((chooser,),) = self._thrown
            self._go_on([(chooser, given)])
        elif isinstance(question, Handful):
            question.check(given)
            self._go_on(
                [
                    (task, group.ask.reading.meaning(outcome))
                    for group, tasks, outcomes in zip(question.groups, self._thrown, given, strict=True)
                    for task, outcome in zip(tasks, outcomes, strict=True)
                ]
            )
        else:
            raise WrongDice("nothing-is-open")

    def _go_on(self, work: list[tuple[_Task, Any]]) -> None:
        """Run every task that has its answer until all wait for dice or for a choice; then open the next question."""
        while work:
            after: list[tuple[_Task, Any]] = []
            for task, answer in work:
                self._advance(task, answer, after)
            work = after
        self._open_next()

    def _advance(self, task: _Task, answer: Any, work: list[tuple[_Task, Any]]) -> None:
        try:
            ask = task.rule.send(answer)
            while isinstance(ask, Tell):
                self.heard.append(ask)
                ask = task.rule.send(None)
        except StopIteration as stop:
            self._finish(task, stop.value, work)
            return
        task.ask, task.steps = ask, None
        if isinstance(ask, Throw | Choose):
            self._pending.append(task)
        elif isinstance(ask, Each):
            self._begin_lives(task, ask, work)
        elif isinstance(ask, Through):
            task.steps = list(ask.steps)
            self._next_step(task, ask.state, work)
        else:
            raise TypeError(f"a rule asks one of the five questions, not {ask!r}")

    def _begin_lives(self, task: _Task, ask: Each[Any], work: list[tuple[_Task, Any]]) -> None:
        if any(n < 0 for n, _, _ in ask.bag):
            raise ValueError(f"a bag holds no negative number of lives: {ask.bag!r}")
        if sum(n for n, _, _ in ask.bag) > MOST_LIVES:
            raise GrognardError("too-many-lives", most=MOST_LIVES)
        lives = [(life, args) for n, life, args in ask.bag for _ in range(n)]
        task.results, task.waits = [None] * len(lives), len(lives)
        if not lives:
            work.append((task, _settled(ask, [])))
        for slot, (life, args) in enumerate(lives):
            work.append((_Task(life(*args), task, slot), None))

    def _next_step(self, task: _Task, state: Any, work: list[tuple[_Task, Any]]) -> None:
        if not task.steps:
            task.steps = None
            work.append((task, state))
            return
        step = task.steps.pop(0)
        if isinstance(step, Each) and step.into is None:
            raise TypeError("a step that is a bag of lives says what they are folded into")
        rule = step.rule(state, *step.args) if isinstance(step, Step) else msgspec.structs.replace(step, start=state)
        work.append((_Task(rule, task, 0), None))

    def _finish(self, task: _Task, result: Any, work: list[tuple[_Task, Any]]) -> None:
        parent = task.parent
        if parent is None:
            self._result.append(result)
        elif parent.steps is not None:
            self._next_step(parent, result, work)
        else:
            parent.results[task.slot] = result
            parent.waits -= 1
            if not parent.waits:
                work.append((parent, _settled(parent.ask, parent.results)))

    def _open_next(self) -> None:
        chooser = next((task for task in self._pending if isinstance(task.ask, Choose)), None)
        if chooser is not None:
            if chooser.is_in_a_life():
                raise GrognardError("choice-inside-a-life", why=chooser.ask.why)
            self._pending.remove(chooser)
            self._thrown, self.open = [[chooser]], chooser.ask
            return
        if not self._pending:
            self.open = None
            return
        self._pending.sort(key=lambda task: task.path)
        first = min(self._pending, key=lambda task: self._rank(task.ask.stage))
        stage, who = first.ask.stage, first.ask.who
        groups: dict[tuple[Throw[Any], int], list[_Task]] = {}
        rest: list[_Task] = []
        for task in self._pending:
            if task.ask.stage == stage and task.ask.who == who:
                groups.setdefault((task.ask, id(task.parent) if task.ask.is_apart else 0), []).append(task)
            else:
                rest.append(task)
        self._pending, self._thrown = rest, list(groups.values())
        self.open = Handful(who, stage, tuple(Group(ask, len(tasks)) for (ask, _), tasks in groups.items()))

    def _rank(self, stage: str) -> int:
        if stage not in self.ranks:
            self.ranks[stage] = len(self.ranks)
        return self.ranks[stage]


def _settled(ask: Each[Any], results: list[Any]) -> Any:
    """Return what a bag comes to: the sum of its results, or the state they were folded into."""
    if ask.into is not None and not ask.together:
        state = ask.start
        for result in _in_order(ask, results):
            state = ask.into(state, result)
        return state
    total = ask.zero if not results else results[0]
    for result in results[1:]:
        total = add(total, result)
    total = clipped(total, ask.cap)
    return total if ask.into is None else ask.into(ask.start, total)


def _in_order(ask: Each[Any], results: list[Any]) -> list[Any]:
    """Return the results in the order they are folded: as they stand in the bag, or sorted."""
    return results if ask.order is None else sorted(results, key=ask.order)
