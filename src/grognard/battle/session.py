"""A game under way: the open question, its answers, undo, and what players agreed; everything goes into its log.

A session keeps the running rule alive. It is run again, with its answers trusted, only to resume and to undo.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, TypeVar

import msgspec

from grognard.battle.changes import differences
from grognard.battle.fingerprint import rules_fingerprint
from grognard.battle.log import (
    FORMAT,
    START,
    VERSION,
    Answer,
    Begin,
    Entry,
    Header,
    Override,
    Undo,
    joined,
    read_log,
    sealed,
)
from grognard.battle.plain import Json, counted, from_plain, lines, state_data, to_plain
from grognard.battle.replaying import Moment, still_standing
from grognard.battle.running import Run, run_on, start
from grognard.battle.throws import fallen, outcomes
from grognard.core.asking import Choose
from grognard.core.errors import BadInput, GrognardError, LogDoesNotMatch, RefusedAnswer, WrongDice
from grognard.core.playing import REVEALED, Play, Standing
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Rulebook
from grognard.core.sources import question_key
from grognard.core.table import Handful

__all__ = ["Keep", "Session", "begin", "resume"]

Keep = Callable[[int, str], None]
"""Makes a new line of the log durable: its number, counted from 1, and its text."""

LARGEST = 2**53
"""Whole numbers from here on are not the same in every reader of JSON."""

E = TypeVar("E", Begin, Answer, Override)


def _not_kept(line: int, text: str) -> None:
    """Keep a line nowhere but in the session."""


class Session:
    """A game under way. `keep` makes every new line of the log durable before anything is shown.

    Get one from `begin` or `resume`. `open` is a `Choose`, answered with whatever its domain accepts (see
    `core.domains`; `suggestions(rng)` finds legal answers), or a `Handful`, answered with the outcomes of each group of
    its dice or thrown by `throw`; None when the game is over.
    """

    def __init__(self, book: Rulebook, keep: Keep = _not_kept, fingerprint: str = "") -> None:
        if book.play is None:
            raise GrognardError("book-not-playable", name=book.name)
        self.book = book
        self.play: Play = book.play
        self.rows: list[str] = []
        self.fingerprint = fingerprint or rules_fingerprint(book)
        self.keep = keep
        self._digest = START
        self._rules = ""
        self._points: list[Moment] = []
        self._run = Run(None, None)

    @property
    def open(self) -> Handful | Choose[Any] | None:
        """The question that waits for its answer; None when the game is over."""
        return self._run.table.open if self._run.table else None

    @property
    def game(self) -> Any:
        """The state after the last step that ended."""
        return self._run.game

    @property
    def standing(self) -> Standing:
        """How the game stands."""
        return self.play.standing(self.game)

    @property
    def entries(self) -> tuple[Entry, ...]:
        """The entries that still stand, in order; what was undone is not among them."""
        return tuple(point.entry for point in self._points)

    def view(self, seat: str = "") -> Any:
        """Return the state as a seat may see it; without one, as anybody may."""
        return self.play.view(self.game, seat)

    def text(self) -> str:
        """Return the whole log: all there is to a session, to be resumed from."""
        return joined(self.rows)

    def answer(self, given: Any, *, typed: str = "", agreed: str = "") -> Answer:
        """Answer the open question, and return what the log says of it.

        `typed` is how a player typed it; `agreed` why an answer stands that the rules refuse. Raises `RefusedAnswer`
        or `WrongDice` and changes nothing if that is no answer.
        """
        question = self.open
        try:
            if agreed:
                _check_agreement(given, agreed)
            run = run_on(self.book, self._run, given, is_agreed=bool(agreed))
            asked = msgspec.structs.replace(_answered(question, given), typed=typed, agreed=agreed)
            entry, state = self._completed(asked, run)
        except (RefusedAnswer, WrongDice) as refused:
            if late := self.too_late(given):
                raise RefusedAnswer((*getattr(refused, "refusals", ()), *late)) from None
            raise
        except Exception as fault:
            self._restore()
            if told := self._agreed_on(fault, agreed):
                raise told from fault
            raise
        return self._stand_on(entry, state, run)

    def too_late(self, given: object) -> tuple[Refusal, ...]:
        """Say which rule closed the question that `given` would have answered, if the book knows; given or typed."""
        return self.play.closed(self.game, given) if self.play.closed and self.open is not None else ()

    def _agreed_on(self, fault: Exception, agreed: str) -> BadInput | None:
        """Return what stands in the way where the rules break on what players agreed on."""
        if isinstance(fault, GrognardError):
            return None
        if isinstance(fault, UnicodeEncodeError):
            return BadInput("text-not-unicode")
        if agreed:
            return BadInput("agreed-answer-impossible", what=type(fault).__name__)
        if any(entry.agreed for entry in self._pending()):
            return BadInput("agreed-deed-impossible", what=type(fault).__name__)
        return None

    def throw(self, rng: Random) -> Answer:
        """Answer the open handful with virtual dice."""
        question = self.open
        if not isinstance(question, Handful):
            raise GrognardError("no-dice-asked")
        dice = [(group.ask.reading.dice, group.count) for group in question.groups]
        return self.answer(tuple(tuple(rng.choice(die.outcomes) for _ in range(count)) for die, count in dice))

    def undo(self) -> Undo:
        """Take back the last answer or agreement. Raises `GrognardError` at dice and at what was revealed."""
        last = self._points[-1]
        if isinstance(last.entry, Begin):
            raise GrognardError("undo-nothing")
        if isinstance(last.entry, Answer) and last.entry.asks == "dice":
            raise GrognardError("undo-dice", stage=last.entry.what)
        if dict(last.entry.events).get(REVEALED):
            raise GrognardError("undo-revealed")
        entry = Undo(line=last.line, rules=self._new_rules())
        self._write(entry)
        self._points.pop()
        self._restore()
        return entry

    def override(self, state: Json, why: str) -> Override:
        """Put another state in the place of the present one, as the players agreed; only between two steps.

        A step that goes on from an answer agreed on may be broken off, since nobody knows whether it can be ended.
        Raises `BadInput` if that is no state or no reason is given, `GrognardError` if a step is half done.
        """
        if not why.strip():
            raise BadInput("override-without-reason")
        pending = self._pending()
        if pending and not any(entry.agreed for entry in pending):
            raise GrognardError("override-in-a-step")
        try:
            game = msgspec.convert(state, self.play.game)
        except (msgspec.ValidationError, ValueError, RecursionError) as error:
            raise BadInput("override-not-a-state", what=str(error)[:200]) from None
        try:
            run = start(self.book, game)
        except GrognardError:
            raise
        except Exception as fault:
            raise BadInput("override-not-playable", what=type(fault).__name__) from fault
        return self._stand_on(self._forced(Override(why=why), game, run), state_data(run.game), run)

    def _begin(self, game: Any) -> None:
        """Write the header, and the first state with what was forced on it."""
        run = start(self.book, game)
        sides = self.play.standing(run.game).seats
        self._write(Header(FORMAT, VERSION, self.book.name, game.edition, game.readings, self.fingerprint, sides))
        self._stand_on(self._forced(Begin(), game, run), state_data(run.game), run)

    def _forced(self, entry: E, game: Any, run: Run) -> E:
        """Complete an entry that puts a state on the table with what was forced on it."""
        first = state_data(game)
        return msgspec.structs.replace(
            entry,
            state=first,
            changes=tuple(differences(first, state_data(run.game))),
            events=counted(run.heard),
            lines=lines(run.heard),
            rules=self._new_rules(),
        )

    def _completed(self, entry: Answer, run: Run) -> tuple[Answer, Json]:
        """Complete an entry with what followed, and return the state it leads to.

        Raises `ValidationError` or `ValueError` if the log could not hold the entry or the state, and give it back.
        """
        state = self._points[-1].state
        news: dict[str, Any] = {}
        if run.has_ended_a_step:
            new = state_data(run.game)
            msgspec.convert(new, self.play.game)
            is_another = self.play.standing(run.game).moment != self.play.standing(self.game).moment
            news = {"state": new} if is_another else {"changes": tuple(differences(state, new))}
            state = new
        told = {"events": counted(run.heard), "lines": lines(run.heard), "rules": self._new_rules()}
        whole = msgspec.structs.replace(entry, **told, **news)
        msgspec.json.decode(msgspec.json.encode(whole), type=Answer)
        return whole, state

    def _stand_on(self, entry: E, state: Json, run: Run) -> E:
        """Make an entry durable, and only then stand on it."""
        self._write(entry)
        self._points.append(Moment(len(self.rows), entry, state))
        self._run = run
        return entry

    def _write(self, record: Header | Entry) -> None:
        """Seal a record and make it durable; if that fails, everything is as it was before."""
        try:
            row, digest = sealed(record, self._digest)
            self.keep(len(self.rows) + 1, row)
        except BaseException as fault:
            if self._points:
                self._restore()
            if isinstance(fault, UnicodeEncodeError):
                raise BadInput("text-not-unicode") from fault
            raise
        self.rows.append(row)
        self._digest = digest
        self._rules = record.rules or self._rules

    def _new_rules(self) -> str:
        """Return the fingerprint of the rules if it is no longer the one the log has."""
        return "" if self.fingerprint == self._rules else self.fingerprint

    def _pending(self) -> list[Answer]:
        """Return the answers of the step that is half done."""
        found: list[Answer] = []
        for point in reversed(self._points):
            if point.entry.ends_a_step or not isinstance(point.entry, Answer):
                break
            found.append(point.entry)
        return found[::-1]

    def _restore(self) -> None:
        """Run the open step again from the state it began with, its answers trusted."""
        try:
            game = msgspec.convert(self._points[-1].state, self.play.game)
        except (msgspec.ValidationError, ValueError) as error:
            raise BadInput("log-not-a-state", line=self._points[-1].line, what=str(error)[:200]) from None
        try:
            self._run = self._run_again(game)
        except GrognardError:
            raise
        except Exception as fault:
            line, what = self._points[-1].line, type(fault).__name__
            raise BadInput("log-not-playable", line=line, what=what) from fault

    def _run_again(self, game: Any) -> Run:
        run = start(self.book, game)
        for entry in self._pending():
            question = run.table.open if run.table else None
            key = question_key(question) if question is not None else "-"
            if key != entry.key:
                raise LogDoesNotMatch("log-meets-other-rules", recorded=entry.key, asked=key)
            given = outcomes(entry.thrown) if entry.asks == "dice" else from_plain(entry.chosen)
            run = run_on(self.book, run, given, is_agreed=True)
        return run

    def _resume(self, text: str) -> None:
        """Take up a log where it ends."""
        log = read_log(text)
        if log.header.rulebook != self.book.name:
            raise BadInput("log-of-another-book", rulebook=log.header.rulebook[:60], known=self.book.name)
        self.rows = text.split("\n")[: 1 + len(log.entries)]
        self._digest = log.digest
        self._rules = next((entry.rules for entry in reversed(log.entries) if entry.rules), log.header.rules)
        self._points = still_standing(log)
        self._restore()


def _answered(question: Handful | Choose[Any] | None, given: Any) -> Answer:
    """Return what the log says of an answer, before anything follows from it."""
    if isinstance(question, Handful):
        return Answer(question.key, question.who, "dice", question.stage, thrown=fallen(question, given))
    assert question is not None
    key, plain = question_key(question), to_plain(given)
    return Answer(key, question.who, "choice", question.why, question.facts, plain)


def _check_agreement(given: Any, agreed: str) -> None:
    """Raise `BadInput` unless there is a reason, and the answer is such as a log can hold."""
    if not agreed.strip():
        raise BadInput("override-without-reason")
    if not _is_plain(given):
        raise BadInput("agreed-answer-impossible", what=type(given).__name__)


def _is_plain(given: Any) -> bool:
    """Whether an answer is made of texts and of whole numbers that every reader of JSON knows."""
    if isinstance(given, tuple):
        return all(map(_is_plain, given))
    if type(given) is str:
        return not any("\ud800" <= character <= "\udfff" for character in given)
    return type(given) is int and abs(given) < LARGEST


def begin(book: Rulebook, game: Any, keep: Keep = _not_kept, *, fingerprint: str = "") -> Session:
    """Begin a game from its first state, such as `load_scenario` of `core.loading` reads.

    `fingerprint` is that of the rules, if not of those as they are now. Raises `GrognardError` if the book cannot be
    played.
    """
    session = Session(book, keep, fingerprint)
    session._begin(game)
    return session


def resume(book: Rulebook, text: str, keep: Keep = _not_kept) -> Session:
    """Take up the game of a log at the question that was open.

    Raises `BadInput` with the first line that is not as it was written, `LogDoesNotMatch` if the rules ask otherwise.
    """
    session = Session(book, keep)
    session._resume(text)
    return session
