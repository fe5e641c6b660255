"""A session asks, takes answers, undoes, resumes and is overruled; its log plays back and verifies."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from battle.skirmish import BOOK, Skirmish, first
from grognard.battle.log import Answer, read_log
from grognard.battle.replaying import moments
from grognard.battle.session import Session, begin, resume
from grognard.battle.verifying import verify
from grognard.core.asking import Choose
from grognard.core.errors import BadInput, GrognardError, RefusedAnswer, WrongDice
from grognard.core.table import Handful


def played(seed: int, turns: int = 3) -> Session:
    """Play a whole random game."""
    rng, session = Random(seed), begin(BOOK, first(turns))
    while session.open is not None:
        go_on(session, rng)
    return session


def go_on(session: Session, rng: Random) -> Answer:
    question = session.open
    if isinstance(question, Choose):
        return session.answer(next(iter(question.domain.suggestions(rng))))
    return session.throw(rng)


def key(error: pytest.ExceptionInfo[GrognardError]) -> str:
    return error.value.key


def to_the_dice(session: Session) -> None:
    """Declare an attack with four dice."""
    session.answer("attack")
    session.answer(("bow", "stone"))
    session.answer(4)


def test_the_open_question_is_answered_and_logged() -> None:
    session = begin(BOOK, first())
    to_the_dice(session)
    assert isinstance(session.open, Handful)
    entry = session.answer(((1, 3, 5, 6),), typed="1 3 5 6")
    assert entry.events == (("hits", 2),)
    assert [(line.key, dict(line.facts)) for line in entry.lines] == [
        ("shot-with", {"arms": "bow stone", "hits": 2}),
    ]
    (group,) = entry.thrown
    assert (group.faces, group.good, group.chance, group.one) == ((1, 3, 5, 6), 2, "11/16", "1/2")
    assert session.game.strength == (9, 7)
    assert (entry.who, entry.what, entry.typed) == ("North", "attack", "1 3 5 6")


def test_forced_steps_follow_at_once_and_are_told() -> None:
    session = begin(BOOK, first())
    to_the_dice(session)
    session.answer(((4, 4, 4, 4),))
    assert session.game.is_tired is False  # South, tired, has rested already
    assert [line.key for line in session.entries[-1].lines] == ["shot-with", "rests"]
    assert session.game.turn == 2


def test_a_refused_answer_changes_nothing() -> None:
    session = begin(BOOK, first())
    before = session.text()
    with pytest.raises(RefusedAnswer) as refused:
        session.answer("fly")
    assert [refusal.citation for refusal in refused.value.refusals] == ["skirmish-1"]
    to_the_dice(session)
    with pytest.raises(WrongDice):
        session.answer(((7, 1, 1, 1),))
    assert session.text().startswith(before)
    assert session.answer(((1, 1, 1, 1),)).events == ()


def test_nothing_is_answered_when_the_game_is_over() -> None:
    session = played(1)
    assert session.standing.is_over
    with pytest.raises(GrognardError) as error:
        session.answer("wait")
    assert key(error) == "nothing-is-open"
    with pytest.raises(GrognardError) as error:
        session.throw(Random(1))
    assert key(error) == "no-dice-asked"


@pytest.mark.parametrize("seed", range(20))
def test_a_suspended_game_resumes_at_the_same_question(seed: int) -> None:
    rng, session = Random(seed), begin(BOOK, first())
    while session.open is not None:
        again = resume(BOOK, session.text())
        assert (again.open is None) == (session.open is None)
        assert asked(again) == asked(session)
        assert again.game == session.game
        go_on(session, rng)
    assert resume(BOOK, session.text()).open is None


def asked(session: Session) -> object:
    question = session.open
    if isinstance(question, Choose):
        return question.who, question.why, question.facts, type(question.domain)
    return question


@pytest.mark.parametrize("seed", range(20))
def test_undo_brings_back_the_question_and_stops_at_dice(seed: int) -> None:
    rng, session = Random(seed), begin(BOOK, first())
    while session.open is not None:
        before, game = asked(session), session.game
        entry = go_on(session, rng)
        if entry.asks == "choice" and "revealed" not in dict(entry.events):
            session.undo()
            assert (asked(session), session.game) == (before, game)
            assert resume(BOOK, session.text()).game == game
            session.answer(tuples(entry.chosen))
        else:
            with pytest.raises(GrognardError) as error:
                session.undo()
            assert key(error) == ("undo-dice" if entry.asks == "dice" else "undo-revealed")
    assert verify(BOOK, session.text()).verdict == "same"


def tuples(data: Any) -> Any:
    return tuple(map(tuples, data)) if isinstance(data, list) else data


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    with pytest.raises(GrognardError) as error:
        begin(BOOK, first()).undo()
    assert key(error) == "undo-nothing"


@pytest.mark.parametrize("seed", range(10))
def test_a_log_plays_back_by_reading(seed: int) -> None:
    session = played(seed)
    states = [moment.state for moment in moments(read_log(session.text()))]
    games = [msgspec.convert(state, Skirmish) for state in states]
    assert games[0] == first()
    assert games[-1] == session.game
    assert [game.turn for game in games] == sorted(game.turn for game in games)


@pytest.mark.parametrize("seed", range(10))
def test_a_whole_game_verifies(seed: int) -> None:
    session = played(seed)
    found = verify(BOOK, session.text())
    assert (found.verdict, found.lines, found.overrides) == ("same", len(session.rows), ())


def test_an_answer_that_cannot_be_kept_is_not_given() -> None:
    full = OSError("the disk is full")

    def keep(line: int, text: str) -> None:
        if line > 3:
            raise full

    session = begin(BOOK, first(), keep)
    session.answer("wait")
    before, game = asked(session), session.game
    with pytest.raises(OSError, match="the disk is full"):
        session.answer("wait")
    assert (asked(session), session.game, len(session.rows)) == (before, game, 3)


def test_an_answer_that_was_not_kept_does_not_use_up_the_mark_of_newer_rules() -> None:
    full = [OSError("the disk is full")]

    def keep(line: int, text: str) -> None:
        if full:
            raise full.pop()

    session = resume(BOOK, begin(BOOK, first(), fingerprint="older").text(), keep)
    with pytest.raises(OSError, match="the disk is full"):
        session.answer("wait")
    assert session.answer("wait").rules == session.fingerprint


def changed(text: str, line: int, change: Callable[[str], str]) -> str:
    rows = text.split("\n")
    rows[line - 1] = change(rows[line - 1])
    return "\n".join(rows)


@pytest.mark.parametrize("seed", range(3))
def test_any_flipped_character_is_found_in_its_line(seed: int) -> None:
    text = played(seed, turns=1).text()
    rng, line = Random(seed), 1
    for at, old in enumerate(text):
        new = rng.choice([c for c in 'abc019",:{}[] \n' if c != old])
        with pytest.raises(BadInput) as error:
            verify(BOOK, text[:at] + new + text[at + 1 :])
        assert error.value.facts.get("line", line) == line, error.value
        line += old == "\n"


def test_a_log_cut_off_in_its_last_line_opens_and_is_told() -> None:
    session = played(4)
    whole = session.rows[:-1]
    cut = "\n".join([*whole, session.rows[-1][:40]])
    assert resume(BOOK, cut).rows == whole
    with pytest.raises(BadInput) as error:
        verify(BOOK, cut)
    assert (key(error), error.value.facts["line"]) == ("log-cut-off", len(session.rows))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", "log-empty"),
        (" \n", "log-empty"),
        ("hello\n", "log-not-a-log"),
        ("{}\n", "log-not-a-log"),
        ('{"format":"grognard-log","version":2}\n', "log-other-version"),
        ('{"format":"grognard-log","version":1}\n', "log-line-changed"),
        ("[" * 100_000, "log-not-a-log"),
    ],
)
def test_what_is_no_log_is_told(text: str, wanted: str) -> None:
    for use in (resume, verify):
        with pytest.raises(BadInput) as error:
            use(BOOK, text)
        assert key(error) == wanted


def resealed(session: Session, line: int, change: dict[str, Any]) -> str:
    """Write a log with one line changed and every digest made to fit again, as a cheat would."""
    from grognard.battle.log import START, sealed  # noqa: PLC0415 - only cheats need it

    log = read_log(session.text())
    rows, digest = [], START
    for number, record in enumerate((log.header, *log.entries), 1):
        new = msgspec.structs.replace(record, **change) if number == line else record
        row, digest = sealed(new, digest)
        rows.append(row)
    return "".join(f"{row}\n" for row in rows)


def test_a_log_that_was_edited_and_sealed_again_does_not_verify() -> None:
    session = begin(BOOK, first())
    session.answer("share")
    session.answer((3, 1, 0))
    edited = resealed(session, 4, {"changes": ((("reserve",), 4),)})
    assert resume(BOOK, edited).game.reserve == 4
    found = verify(BOOK, edited)
    assert found.verdict == "differs"
    assert found.difference is not None
    assert (found.difference.line, found.difference.place) == (4, "changes")
    told = verify(BOOK, resealed(session, 4, {"events": (("luck", 2),)})).difference
    assert told is not None
    assert (told.line, told.place, told.recorded, told.found) == (4, "events", [["luck", 2]], None)
    refused = verify(BOOK, resealed(session, 4, {"chosen": [4, 0, 0]})).difference
    assert refused is not None
    assert [refusal.key for refusal in refused.refusals] == ["allotted-out-of-range"]
    moved = verify(BOOK, resealed(session, 3, {"chosen": "wait"})).difference
    assert moved is not None
    assert (moved.line, moved.place) == (3, "changes")


def test_a_sealed_line_that_makes_no_sense_is_told() -> None:
    session = begin(BOOK, first())
    session.answer("wait")
    for change in ({"changes": ((("nowhere", 3), 1),)}, {"changes": ((("turn", "x"), 1),)}):
        with pytest.raises(BadInput) as error:
            resume(BOOK, resealed(session, 3, change))
        assert (key(error), error.value.facts["line"]) == ("log-line-not-readable", 3)
    with pytest.raises(BadInput) as error:
        resume(BOOK, resealed(session, 3, {"changes": ((("turn",), "x"),)}))
    assert key(error) == "log-not-a-state"


def test_a_log_of_another_book_is_refused() -> None:
    text = begin(BOOK, first()).text()
    other = msgspec.structs.replace(BOOK, name="chess")
    for use in (resume, verify):
        with pytest.raises(BadInput) as error:
            use(other, text)
        assert key(error) == "log-of-another-book"


def test_what_newer_rules_change_is_told() -> None:
    """A game under other rules verifies as `rules-changed`; where they come to something else, the line is named."""
    session = begin(BOOK, first(), fingerprint="older")
    session.answer("wait")
    assert verify(BOOK, session.text()).verdict == "rules-changed-same"
    session.answer("move")
    session.answer((((50, 0),), ()), agreed="Long table.")
    text = resealed(session, 5, {"agreed": ""})
    found = verify(BOOK, text)
    assert found.verdict == "rules-changed-differ"
    assert found.difference is not None
    assert found.difference.line == 5
    again = resume(BOOK, session.text())
    entry = again.answer("wait")
    assert entry.rules == again.fingerprint
    assert verify(BOOK, again.text()).rules_then == ("older", again.fingerprint)


def test_a_book_that_cannot_be_played_says_so() -> None:
    with pytest.raises(GrognardError) as error:
        begin(msgspec.structs.replace(BOOK, play=None), first())
    assert key(error) == "book-not-playable"
