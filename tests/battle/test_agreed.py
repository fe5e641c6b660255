"""Players may agree on what the rules refuse, and on another state; it is marked, and never ends a game for good."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from battle.skirmish import BOOK, HIT, Skirmish, first, step
from battle.test_session import asked, key
from grognard.battle.session import begin, resume
from grognard.battle.verifying import verify
from grognard.core.asking import Rule, choose
from grognard.core.domains import OneOf, SomeOf
from grognard.core.errors import BadInput, GrognardError, RefusedAnswer
from grognard.core.playing import narrate
from grognard.core.rulebook import Rulebook


def other_rules(step: Callable[[Skirmish], Any]) -> Rulebook:
    """Return the skirmish with another step."""
    assert BOOK.play is not None
    return msgspec.structs.replace(BOOK, play=msgspec.structs.replace(BOOK.play, step=step))


def test_players_may_let_a_refused_answer_stand() -> None:
    session = begin(BOOK, first())
    session.answer("move")
    with pytest.raises(RefusedAnswer):
        session.answer((((50, 0),), ()))
    entry = session.answer((((50, 0),), ()), agreed="The table is longer than the map says.")
    assert entry.agreed == "The table is longer than the map says."
    assert session.game.places == ((50, 0), (0, 0))
    assert resume(BOOK, session.text()).game == session.game
    found = verify(BOOK, session.text())
    assert (found.verdict, found.overrides) == ("same", (len(session.rows),))


def test_what_makes_no_sense_cannot_be_agreed_on() -> None:
    session = begin(BOOK, first())
    before = session.text()
    with pytest.raises(BadInput) as error:
        session.answer(("no", "deed"), agreed="Let us try.")
    assert key(error) == "agreed-answer-impossible"
    assert (session.text(), asked(session)) == (before, asked(begin(BOOK, first())))
    session.answer("wait")


@pytest.mark.parametrize(
    "given", [2**53, 1.5, float("nan"), True, None, [1], {"a": 1}, "\ud800", object(), ("a",), b"a"]
)
def test_an_answer_that_no_log_can_hold_cannot_be_agreed_on(given: Any) -> None:
    session = begin(BOOK, first())
    session.answer("turn")
    before, question = session.text(), asked(session)
    with pytest.raises(BadInput) as error:
        session.answer(given, agreed="Let us try.")
    assert key(error) == "agreed-answer-impossible"
    assert (session.text(), asked(session)) == (before, question)
    assert verify(BOOK, session.text()).verdict == "same"


@pytest.mark.parametrize(("agreed", "wanted"), [(" ", "override-without-reason"), ("\udcff", "text-not-unicode")])
def test_an_agreement_needs_a_reason_that_can_be_written(agreed: str, wanted: str) -> None:
    session = begin(BOOK, first())
    before = asked(session)
    with pytest.raises(BadInput) as error:
        session.answer("move", agreed=agreed)
    assert key(error) == wanted
    assert (asked(session), len(session.rows)) == (before, 2)


def fussy(game: Skirmish) -> Rule[Skirmish]:
    """Throw a die for the picks, and fail at a pick there is not."""
    picked = yield from choose("North", SomeOf("skirmish-1", ("bow", "sling"), 1, 1), "arms")
    yield from HIT
    if picked[0] == "gun":
        raise KeyError(picked)
    return msgspec.structs.replace(game, turn=game.turn + 1)


def test_a_deed_that_cannot_be_ended_after_an_agreement_may_be_broken_off() -> None:
    """Dice stand between the agreement and its consequence, so undo is no way out."""
    session = begin(other_rules(fussy), first())
    session.answer(("gun",), agreed="A find.")
    with pytest.raises(BadInput) as error:
        session.answer(((3,),))
    assert key(error) == "agreed-deed-impossible"
    state = json.loads(msgspec.json.encode(session.game))
    session.override(state, "There was no gun.")
    session.answer(("bow",))
    session.answer(((3,),))
    assert verify(session.book, session.text()).verdict == "same"
    assert resume(session.book, session.text()).game == session.game


def talking(game: Skirmish) -> Rule[Skirmish]:
    """Tell what was picked, whatever it is."""
    picked = yield from choose("North", OneOf("skirmish-1", ("bow", "sling")), "arms")
    yield from narrate("turn", "skirmish-1", "picks", picked=picked)
    return msgspec.structs.replace(game, turn=game.turn + 1)


def test_nothing_is_written_that_nobody_can_read_again() -> None:
    session = begin(other_rules(talking), first())
    before = session.text()
    with pytest.raises(BadInput) as error:
        session.answer((1, 2), agreed="Two arms.")
    assert key(error) == "agreed-answer-impossible"
    assert session.text() == before
    session.answer("gun", agreed="A find.")
    assert resume(session.book, session.text()).entries == session.entries


def test_a_fault_of_the_rules_leaves_the_question_open() -> None:
    def stuck(game: Skirmish) -> Rule[Skirmish]:
        if game.turn:
            return game
        return (yield from step(game))

    session = begin(other_rules(stuck), first())
    session.answer("turn")
    before = asked(session)
    for _ in range(2):
        with pytest.raises(GrognardError) as error:
            session.answer(1)
        assert (key(error), asked(session)) == ("steps-without-end", before)
    session.undo()


def test_players_may_change_the_state_by_agreement() -> None:
    session = begin(BOOK, first())
    session.answer("wait")
    state = json.loads(msgspec.json.encode(session.game)) | {"strength": [9, 1]}
    session.override(state, "We forgot a wound.")
    assert session.game.strength == (9, 1)
    assert resume(BOOK, session.text()).game == session.game
    assert verify(BOOK, session.text()).verdict == "same"
    session.undo()
    assert session.game.strength == (9, 9)
    assert verify(BOOK, session.text()).overrides == (len(session.rows) - 1,)


def test_an_override_needs_a_reason_a_state_and_a_pause_between_steps() -> None:
    session = begin(BOOK, first())
    state = json.loads(msgspec.json.encode(session.game))
    for other, why, wanted in (
        (state, " ", "override-without-reason"),
        (state | {"turn": "noon"}, "Because.", "override-not-a-state"),
        ([], "Because.", "override-not-a-state"),
        (state | {"turn": -1, "strength": [9]}, "Because.", "override-not-a-state"),
    ):
        with pytest.raises(BadInput) as error:
            session.override(other, why)
        assert key(error) == wanted
    session.answer("attack")
    with pytest.raises(GrognardError) as halfway:
        session.override(state, "Because.")
    assert key(halfway) == "override-in-a-step"


def test_steps_that_never_ask_are_told() -> None:
    def forever(game: Skirmish) -> Any:
        yield from ()
        return game

    with pytest.raises(GrognardError) as error:
        begin(other_rules(forever), first())
    assert key(error) == "steps-without-end"
