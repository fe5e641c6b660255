"""Encounters at a table: a scenario played with typed answers, and what the log says of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from grognard.battle.session import Session, begin
from grognard.battle.typed_choices import read_choice
from grognard.core.asking import Choose
from grognard.core.documents import Document
from grognard.core.lines import Line
from grognard.core.typed import read_handful
from grognard.rulebooks.wfrp3.encounter import Encounter, Fighter
from rulebooks.wfrp3.scenes import BOOK

__all__ = ["Table", "begun", "line_text"]


def line_text(line: Line) -> str:
    """Return a line of the log as its rule, its key and its facts."""
    return " ".join([line.citation, line.key, *(str(value) for _, value in line.facts)])


class Table:
    """A session with everything it has told so far."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.told: list[str] = [line_text(line) for line in session.entries[0].lines]

    @property
    def game(self) -> Encounter:
        game: Encounter = self.session.game
        return game

    @property
    def asked(self) -> str:
        """What is asked: the `why` of a choice, the stage of dice, nothing when the encounter is over."""
        question = self.session.open
        if question is None:
            return ""
        return question.why if isinstance(question, Choose) else question.stage

    def play(self, *answers: str) -> Table:
        """Answer question after question as a player types."""
        for answer in answers:
            question = self.session.open
            assert question is not None, f"nothing is asked, but answered: {answer}"
            given = read_choice(answer, question) if isinstance(question, Choose) else read_handful(answer, question)
            self.told += [line_text(line) for line in self.session.answer(given).lines]
        return self

    def refused(self, answer: str) -> list[str]:
        """Return the rules that refuse an answer, with their sentences."""
        question = self.session.open
        assert isinstance(question, Choose)
        return [f"{r.citation} {r.key}" for r in question.domain.refusals(read_choice(answer, question))]

    def fighter(self, name: str) -> Fighter:
        return next(one for one in self.game.fighters if one.name == name)


def begun(characters: Iterable[dict[str, Any]], **scenario: Any) -> Table:
    """Begin an encounter of these characters."""
    data = {"rulebook": "wfrp3", "character": list(characters), **scenario}
    assert BOOK.play is not None
    game = BOOK.play.begin(Document(Path("scenario.toml"), "", data))
    assert not isinstance(game, tuple), game
    return Table(begin(BOOK, game))
