"""Answers, undo, agreements, overrides, full disks and resuming in any order: the log always comes to the game."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random

import msgspec
import pytest

from battle.skirmish import BOOK, first
from battle.test_session import asked, go_on
from grognard.battle.log import Answer, read_log
from grognard.battle.replaying import moments
from grognard.battle.session import Session, begin, resume
from grognard.battle.verifying import verify
from grognard.core.asking import Choose
from grognard.core.domains import Number, Routes, Spots
from grognard.core.errors import GrognardError


def undo(session: Session, rng: Random) -> None:
    with suppress(GrognardError):
        session.undo()


def agree(session: Session, rng: Random) -> None:
    """Answer something that the rules refuse but can go on from."""
    question = session.open
    if isinstance(question, Choose) and isinstance(question.domain, Number):
        session.answer(rng.randint(5, 9), agreed="More dice.")
    elif isinstance(question, Choose) and isinstance(question.domain, Spots):
        session.answer(((99, 0), (0, 99)), agreed="Far out.")
    elif isinstance(question, Choose) and isinstance(question.domain, Routes):
        session.answer((((99, 0),), ()), agreed="Far out.")


def override(session: Session, rng: Random) -> None:
    state = json.loads(msgspec.json.encode(session.game))
    with suppress(GrognardError):
        session.override(state | {"strength": [rng.randint(1, 9), 9]}, "We counted again.")


def fail(session: Session, rng: Random) -> None:
    """Answer while the disk is full."""
    keep, before = session.keep, (asked(session), session.game, session.text())

    def full(line: int, text: str) -> None:
        raise OSError("the disk is full")

    session.keep = full
    with suppress(OSError, GrognardError):
        if session.open is None:
            session.undo()
        else:
            go_on(session, rng)
    session.keep = keep
    assert (asked(session), session.game, session.text()) == before


def play_on(session: Session, rng: Random) -> None:
    if session.open is not None:
        go_on(session, rng)


DEEDS: tuple[Callable[[Session, Random], None], ...] = (play_on, play_on, play_on, undo, agree, override, fail)


@pytest.mark.parametrize("seed", range(40))
def test_whatever_players_do_the_log_comes_to_the_game(seed: int) -> None:
    rng, session = Random(seed), begin(BOOK, first(turns=4))
    for _ in range(40):
        rng.choice(DEEDS)(session, rng)
        again = resume(BOOK, session.text())
        assert (asked(again), again.game, again.entries) == (asked(session), session.game, session.entries)
        *_, last = moments(read_log(session.text()))
        assert msgspec.convert(last.state, type(session.game)) == session.game
        session = again if rng.random() < 0.2 else session
    assert verify(BOOK, session.text()).verdict == "same"


@pytest.mark.parametrize("seed", range(20))
def test_undo_again_and_again_goes_back_to_the_last_dice(seed: int) -> None:
    rng, session = Random(seed), begin(BOOK, first(turns=4))
    for _ in range(rng.randint(1, 15)):
        play_on(session, rng)
    standing = [entry for entry in session.entries if isinstance(entry, Answer)]
    fixed = [at for at, entry in enumerate(standing, 1) if entry.asks == "dice" or "revealed" in dict(entry.events)]
    with suppress(GrognardError):
        for _ in range(100):
            session.undo()
    assert len(session.entries) == 1 + max(fixed, default=0)
    assert verify(BOOK, session.text()).verdict == "same"
