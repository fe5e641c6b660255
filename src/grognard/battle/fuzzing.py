"""Playing at random, legally and illegally, to find what should not happen: crashes, dead ends, bad undo, lost states.

Each finding is a file that shows it again: the log so far, and what was tried next.
"""

from __future__ import annotations

import json
import re
import time
import traceback
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path
from random import Random, SystemRandom
from typing import Any

import msgspec

from grognard.battle.log import Answer
from grognard.battle.plain import from_plain
from grognard.battle.session import Session, begin, resume
from grognard.battle.verifying import verify
from grognard.core.asking import Choose
from grognard.core.documents import Document, Problem, read_bytes
from grognard.core.errors import BadInput, GrognardError, RefusedAnswer, WrongDice
from grognard.core.playing import REVEALED
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Rulebook
from grognard.core.sources import question_key
from grognard.core.table import Handful

__all__ = ["Finding", "FuzzReport", "again", "fuzz", "fuzz_game"]

OFTEN = 0.15
"""How often an answer is undone, a game suspended, or something illegal tried."""

LARGEST = 64_000_000
"""Bytes of a finding."""

MOST_ANSWERS = 5_000
"""A game that asks more than this never ends."""

NONSENSE: tuple[Any, ...] = (
    None, True, -1, 0, 10**12, 1.5, "", "no such thing", (), ((),), ((0, 0),), (((0, 0),),), (1, 2, 3), ("a", "a"),
    ((10**12, -(10**12)),), (((10**9, 0), (0, 10**9)),), ("x",) * 50,
)  # fmt: skip


class Finding(msgspec.Struct, frozen=True):
    """Something that should not happen: what, and the file that shows it."""

    what: str
    path: str


class FuzzReport(msgspec.Struct, frozen=True):
    """What a run of the fuzzer came to."""

    rulebook: str
    seed: str
    games: int
    answers: int
    seconds: float
    findings: tuple[Finding, ...]


class _Wrong(Exception):
    """Something that should not happen; `tried` is what was about to be done."""

    def __init__(self, what: str, tried: object = None) -> None:
        super().__init__(what)
        self.tried = tried


def fuzz(book: Rulebook, seconds: float, seed: int | None, out: Path) -> FuzzReport:
    """Play random games for so many seconds, at least one; findings are written into the folder `out`."""
    if book.play is None:
        raise GrognardError("book-not-playable", name=book.name)
    seed = SystemRandom().randrange(10**9) if seed is None else seed
    start, games, answers = time.monotonic(), 0, 0
    findings: list[Finding] = []
    while not games or time.monotonic() - start < seconds:
        many, finding = fuzz_game(book, f"{seed}/{games}", out)
        games, answers = games + 1, answers + many
        if finding is not None and not _is_another_of(finding, findings):
            findings.append(finding)
    return FuzzReport(book.name, str(seed), games, answers, time.monotonic() - start, tuple(findings))


def _is_another_of(finding: Finding, findings: list[Finding]) -> bool:
    """Whether the same was found before, numbers aside; if so, its file is not kept: one shows it."""
    if _without_numbers(finding.what) not in {_without_numbers(known.what) for known in findings}:
        return False
    Path(finding.path).unlink(missing_ok=True)
    return True


def _without_numbers(what: str) -> str:
    return re.sub(r"\d+", "0", what)


def fuzz_game(book: Rulebook, seed: str, out: Path) -> tuple[int, Finding | None]:
    """Play one random game; return how many answers it took, and what was found if anything was."""
    rng = Random(seed)
    trial: dict[str, Any] = {"rulebook": book.name, "seed": seed, "log": []}
    try:
        _played(book, rng, trial)
    except Exception as fault:  # whatever it is, it is what a fuzzer looks for
        return len(trial["log"]), _written(trial, fault, out)
    return len(trial["log"]), None


def again(book: Rulebook, path: Path, out: Path) -> FuzzReport:
    """Play the game of a finding again. Raises `BadInput` if the file is none, or one of another rulebook."""
    data = read_bytes(path, LARGEST)
    try:
        if isinstance(data, Problem):
            raise KeyError(path)
        record = msgspec.json.decode(data, type=dict[str, Any])
        rulebook, seed = str(record["rulebook"]), str(record["seed"])
    except (msgspec.DecodeError, KeyError, RecursionError):
        raise BadInput("not-a-finding", path=str(path)) from None
    if rulebook != book.name:
        raise BadInput("log-of-another-book", rulebook=rulebook[:60], known=book.name)
    start = time.monotonic()
    answers, finding = fuzz_game(book, seed, out)
    return FuzzReport(book.name, seed, 1, answers, time.monotonic() - start, () if finding is None else (finding,))


def _played(book: Rulebook, rng: Random, trial: dict[str, Any]) -> None:
    """Play to the end, with everything that is tried on the way; `trial` keeps what shows a finding again."""
    trial["scenario"] = book.play.invent(rng) if book.play else {}
    session = _begun(book, trial["scenario"])
    trial["log"] = session.rows
    while session.open is not None:
        _answer(session, rng)
        if len(session.rows) > MOST_ANSWERS:
            raise _Wrong("the game does not end")
    _at_the_end(session)


def _begun(book: Rulebook, scenario: dict[str, Any]) -> Session:
    play = book.play
    assert play is not None
    game = play.begin(Document(Path("invented.toml"), "", scenario))
    if isinstance(game, tuple):
        raise _Wrong(f"an invented scenario is refused: {game!r}", scenario)
    return begin(book, game)


def _answer(session: Session, rng: Random) -> None:
    """Answer the open question, with everything that may be tried on the way."""
    question = session.open
    _survives(session)
    if rng.random() < OFTEN:
        _suspended(session)
    if isinstance(question, Choose):
        if rng.random() < OFTEN:
            _illegal(session, question, rng)
        given = next(iter(question.domain.suggestions(rng)), None)
        if given is None:
            raise _Wrong(f"a dead end: nothing can be answered to {question.why!r}")
        if refusals := question.domain.refusals(given):
            raise _Wrong(f"a suggestion is refused: {refusals!r}", given)
        entry = session.answer(given)
        if rng.random() < OFTEN and not dict(entry.events).get(REVEALED):
            _undone(session, entry, question)
    else:
        if rng.random() < OFTEN:
            _wrong_dice(session)
        session.throw(rng)


def _survives(session: Session) -> None:
    """Check that the state is plain data: JSON brings it back equal."""
    data = msgspec.json.encode(session.game)
    if msgspec.json.decode(data, type=session.play.game) != session.game:
        raise _Wrong("the state does not survive JSON")
    hash(session.game)


def _suspended(session: Session) -> None:
    """Check that the game can be put away and taken up at the same question."""
    resumed = resume(session.book, session.text())
    if resumed.game != session.game or _asked(resumed) != _asked(session):
        raise _Wrong(f"suspended at {_asked(session)!r}, resumed at {_asked(resumed)!r}")
    for seat in ("", *session.standing.seats):
        view = session.view(seat)
        session.play.picture(view, seat)
        session.play.text(view, seat)
        if session.play.drawing:
            session.play.drawing(view, seat)


def _asked(session: Session) -> object:
    question = session.open
    return (question_key(question), getattr(question, "facts", ())) if question is not None else None


def _illegal(session: Session, question: Choose[Any], rng: Random) -> None:
    """Try what should be refused, and check that it is: by a rule of the book, with nothing changed."""
    before = session.text()
    for draft in (*rng.sample(NONSENSE, 4), *_bent(question, rng)):
        refusals = question.domain.refusals(draft)
        _cited(refusals, session.book, draft)
        if not refusals:
            continue
        try:
            session.answer(draft)
        except RefusedAnswer as refused:
            _cited(refused.refusals, session.book, draft)
        else:
            raise _Wrong("what the domain refuses was accepted", draft)
        _agreed(session, draft)
    if session.text() != before:
        raise _Wrong("a refused answer left a trace")


def _agreed(session: Session, draft: object) -> None:
    """Check, in a game beside this one, that whatever players agree on resumes or is told to be impossible."""
    beside = resume(session.book, session.text())
    with suppress(GrognardError):
        beside.answer(draft, agreed="fuzzed")
    again = resume(session.book, beside.text())
    if again.game != beside.game or _asked(again) != _asked(beside):
        raise _Wrong("a game does not go on from what was agreed on", draft)


def _cited(refusals: tuple[Refusal, ...], book: Rulebook, draft: object) -> None:
    for refusal in refusals:
        if refusal.citation not in book.citations:
            raise _Wrong(f"a refusal cites no rule of the book: {refusal!r}", draft)


def _bent(question: Choose[Any], rng: Random) -> Iterator[Any]:
    """Bend legal answers a little: numbers moved, parts left out, doubled or swapped."""
    for answer in islice(question.domain.suggestions(rng), 3):
        yield _bend(answer, rng)
        if isinstance(answer, tuple) and answer:
            yield answer[:-1]
            yield (*answer, answer[0])
            yield answer[::-1]


def _bend(answer: Any, rng: Random) -> Any:
    if isinstance(answer, tuple) and answer:
        at = rng.randrange(len(answer))
        return (*answer[:at], _bend(answer[at], rng), *answer[at + 1 :])
    if type(answer) is int:
        return answer + rng.choice((-(10**6), -1, 1, 10, 10**6))
    return f"{answer}!"


def _wrong_dice(session: Session) -> None:
    """Try dice that were not asked for."""
    question = session.open
    assert isinstance(question, Handful)
    before = session.text()
    for wrong in ((), ((99,) * question.size,), (("",),) * (len(question.groups) + 1)):
        try:
            session.answer(wrong)
        except WrongDice:
            continue
        raise _Wrong("dice that were not asked for were accepted", wrong)
    if session.text() != before:
        raise _Wrong("wrong dice left a trace")


def _undone(session: Session, entry: Answer, question: Choose[Any]) -> None:
    """Check that undo brings back the very question, and answer it again."""
    session.undo()
    asked = session.open
    if not isinstance(asked, Choose) or (asked.who, asked.why, asked.facts) != (
        question.who,
        question.why,
        question.facts,
    ):
        raise _Wrong(f"undo of {question.why!r} leads to {asked!r}")
    same = session.answer(from_plain(entry.chosen))
    if msgspec.structs.replace(same, rules="") != msgspec.structs.replace(entry, rules=""):
        raise _Wrong("the same answer after an undo comes to something else", entry.chosen)


def _at_the_end(session: Session) -> None:
    """Check that the log plays back to the end and verifies."""
    verified = verify(session.book, session.text())
    if verified.verdict != "same":
        raise _Wrong(f"the log does not verify: {verified.difference!r}")
    if resume(session.book, session.text()).open is not None:
        raise _Wrong("a game that is over resumes with a question")
    hash(session.standing)


def _written(trial: dict[str, Any], fault: Exception, out: Path) -> Finding:
    """Write what shows a finding again: its seed and scenario, the log so far, and what was tried."""
    what = str(fault) if isinstance(fault, _Wrong) else f"{type(fault).__name__}: {fault}"
    trace = traceback.format_exception(fault)[-8:]
    record = {**trial, "what": what, "tried": repr(getattr(fault, "tried", None)), "trace": trace}
    out.mkdir(parents=True, exist_ok=True)
    seed = "".join(c if c.isalnum() else "-" for c in trial["seed"])[:60]
    path = out / f"{trial['rulebook']}-{seed}.json"
    path.write_text(json.dumps(record, ensure_ascii=False, indent=1, default=repr), encoding="utf-8")
    return Finding(what[:300], str(path))
