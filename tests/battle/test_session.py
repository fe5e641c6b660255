"""A session asks, takes answers, undoes, resumes and is overruled; its log plays back and verifies."""

from __future__ import annotations

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
from grognard.core.errors import GrognardError, RefusedAnswer, WrongDice
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
