"""Verifying a log: every line is read, its digest checked, and everything run again under the rules as they are now."""

from __future__ import annotations

from typing import Literal

import msgspec

from grognard.battle.changes import differences
from grognard.battle.fingerprint import rules_fingerprint
from grognard.battle.log import Answer, Begin, Entry, Log, Override, Undo, read_log
from grognard.battle.plain import Json, from_plain, state_data
from grognard.battle.replaying import moments, still_standing
from grognard.battle.session import Session, begin
from grognard.battle.throws import outcomes
from grognard.core.errors import BadInput, GrognardError, RefusedAnswer
from grognard.core.refusals import Facts, Refusal
from grognard.core.rulebook import Rulebook

__all__ = ["Difference", "Verified", "verify"]


class Difference(msgspec.Struct, frozen=True):
    """Where the rules, run again, come to something else than the log: the line, the place in it, both values.

    `refusals` say why a recorded answer is no answer now, `key` and `facts` what else stops the game there.
    """

    line: int
    place: str = ""
    recorded: Json = None
    found: Json = None
    refusals: tuple[Refusal, ...] = ()
    key: str = ""
    facts: Facts = ()


class Verified(msgspec.Struct, frozen=True):
    """What became of a check: how many lines, under which rules then and now, and the first difference if any.

    `overrides` are the lines where players changed the game or let a refused answer stand by agreement, `typed` how
    many handfuls were typed by hand; `is_over`: whether the game came to its end, as a log that lost its last lines
    does not.
    """

    lines: int
    rules_then: tuple[str, ...]
    rules_now: str
    difference: Difference | None = None
    overrides: tuple[int, ...] = ()
    typed: int = 0
    thrown: int = 0
    is_over: bool = False

    @property
    def verdict(self) -> Literal["same", "differs", "rules-changed-same", "rules-changed-differ"]:
        """Say it in a word: whether all is the same, and whether the rules are."""
        if self.rules_then == (self.rules_now,):
            return "same" if self.difference is None else "differs"
        return "rules-changed-same" if self.difference is None else "rules-changed-differ"


def verify(book: Rulebook, text: str) -> Verified:
    """Check a log. Raises `BadInput` at the first line that is not as it was written, or if the last was cut off."""
    log = read_log(text)
    if log.is_cut_off:
        raise BadInput("log-cut-off", line=log.cut_off)
    if log.header.rulebook != book.name:
        raise BadInput("log-of-another-book", rulebook=log.header.rulebook[:60], known=book.name)
    for _ in moments(log):
        pass
    then = dict.fromkeys([log.header.rules, *(entry.rules for entry in log.entries if entry.rules)])
    dice = [entry for entry in log.entries if isinstance(entry, Answer) and entry.asks == "dice"]
    agreed = (line for line, entry in enumerate(log.entries, 2) if isinstance(entry, Override) or _is_agreed(entry))
    return Verified(
        len(log.entries) + 1,
        tuple(then),
        rules_fingerprint(book),
        _run_again(book, log, text),
        tuple(agreed),
        sum(bool(entry.typed) for entry in dice),
        len(dice),
        _is_over(book, log),
    )


def _is_over(book: Rulebook, log: Log) -> bool:
    try:
        return (
            book.play is not None
            and book.play.standing(msgspec.convert(still_standing(log)[-1].state, book.play.game)).is_over
        )
    except Exception:  # a state that no game comes to: what is wrong with it is told as a difference
        return False


def _is_agreed(entry: Entry) -> bool:
    return isinstance(entry, Answer) and bool(entry.agreed)


def _run_again(book: Rulebook, log: Log, text: str) -> Difference | None:
    """Play the recorded answers in a session of their own; it writes its lines as the log's rules would have."""
    session: Session | None = None
    for line, entry in enumerate(log.entries, 2):
        try:
            if session is None:
                session, again = _begun(book, log)
            else:
                session.fingerprint = entry.rules or session.fingerprint
                again = _done(session, entry)
        except RefusedAnswer as refused:
            return Difference(line, refusals=refused.refusals)
        except GrognardError as error:
            return Difference(line, key=error.key, facts=tuple((name, str(fact)) for name, fact in error.facts.items()))
        except Exception as fault:  # a state or an answer that no game comes to may break any rule
            return Difference(line, key="log-not-playable", facts=(("line", line), ("what", type(fault).__name__)))
        difference = _first_difference(line, state_data(entry), state_data(again))
        if difference is not None:
            return difference
    return None if session is None else _first_row(session, text)


def _first_row(session: Session, text: str) -> Difference | None:
    """Name the first line that says the same as it should, but not letter for letter, such as with something added."""
    for line, (found, recorded) in enumerate(zip(session.rows, text.split("\n"), strict=False), 1):
        if found != recorded:
            return Difference(line, "text", recorded, found)
    return None


def _first_difference(line: int, recorded: Json, found: Json) -> Difference | None:
    """Name the first field of an entry, and the place in it, that came out otherwise."""
    for name in {**recorded, **found}:
        for place, value in differences(recorded.get(name), found.get(name), (name,)):
            old = recorded.get(name)
            for part in place[1:]:
                old = old[part]
            return Difference(line, ".".join(map(str, place)), old, value)
    return None


def _begun(book: Rulebook, log: Log) -> tuple[Session, Entry]:
    state = log.entries[0].state
    try:
        game = msgspec.convert(state, book.play.game if book.play else msgspec.Struct)
    except (msgspec.ValidationError, ValueError) as error:
        raise BadInput("log-not-a-state", line=2, what=str(error)[:200]) from None
    session = begin(book, game, fingerprint=log.header.rules)
    if read_log(session.text()).header != log.header:
        raise BadInput("log-header-does-not-fit")
    return session, session.entries[0]


def _done(session: Session, entry: Entry) -> Entry:
    if isinstance(entry, Undo):
        return session.undo()
    if isinstance(entry, Override):
        return session.override(entry.state, entry.why)
    if isinstance(entry, Begin):
        raise BadInput("log-line-not-readable", line=0)
    given = outcomes(entry.thrown) if entry.asks == "dice" else from_plain(entry.chosen)
    return session.answer(given, typed=entry.typed, agreed=entry.agreed)
