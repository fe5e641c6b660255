"""Battles of tests: a scenario, scripted answers, what was told and refused.

An answer is a text for dice as a player types them, or for an option; a list for several picks; or a table: `move`
(the whole unit by so many inches), `paths` and `spots` (points in inches from the lower left corner), or `try` (an
answer that is refused) with `refusals`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from grognard.boards.length import INCH
from grognard.core.asking import Choose, Tell
from grognard.core.documents import Document
from grognard.core.domains import Routes, Spots
from grognard.core.lines import Line
from grognard.core.table import Handful, Table
from grognard.core.typed import read_handful
from grognard.rulebooks.gdf import RULEBOOK
from grognard.rulebooks.gdf.game import Game, squad
from grognard.rulebooks.gdf.playing import PLAY

__all__ = ["Battle", "begun", "played"]


class Battle:
    """A battle under way: its state, what was told, and the question that is open."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.heard: list[Tell] = []
        self.asked: list[str] = []
        self.table: Table[Game] | None = None
        self._go_on()

    @property
    def open(self) -> Choose[Any] | Handful | None:
        """The open question; None when the battle is over."""
        return self.table.open if self.table else None

    @property
    def lines(self) -> list[Line]:
        """Every sentence told so far."""
        heard = [*self.heard, *(self.table.heard if self.table else ())]
        return [tell.what for tell in heard if isinstance(tell.what, Line)]

    @property
    def told(self) -> list[str]:
        """Citation and key of every sentence told so far."""
        return [f"{line.citation} {line.key}" for line in self.lines]

    def answer(self, given: Any) -> None:
        """Answer the open question as the script says it, or see that it is refused."""
        question = self.open
        assert question is not None, f"nothing is asked any more, but {given} was to be answered"
        if isinstance(given, Mapping) and "try" in given:
            assert isinstance(question, Choose)
            refused = [f"{r.citation} {r.key}" for r in question.domain.refusals(self.meant(given["try"]))]
            assert sorted(refused) == sorted(given["refusals"]), f"{given['try']}: {refused}"
            return
        assert self.table is not None
        meant = self.meant(given)
        self.table.answer(meant)
        if isinstance(question, Handful):
            groups = (f"{group.count}x {dict(group.ask.facts).get('need', 0)}+" for group in question.groups)
            self.asked.append(f"{question.stage} {', '.join(groups)}")
        self._go_on()

    def meant(self, given: Any) -> Any:
        """Return an answer of a script as the open question takes it."""
        question = self.open
        if isinstance(question, Handful):
            return read_handful(given, question)
        assert isinstance(question, Choose)
        if isinstance(given, Mapping) and "move" in given:
            unit = squad(self.game, str(dict(question.facts)["unit"]))
            dx, dy = (round(part * INCH) for part in given["move"])
            return tuple(((model.x + dx, model.y + dy),) for model in unit.models)
        if isinstance(given, Mapping) and "paths" in given:
            assert isinstance(question.domain, Routes)
            return tuple(tuple(map(point, path)) for path in given["paths"])
        if isinstance(given, Mapping):
            assert isinstance(question.domain, Spots)
            return tuple(map(point, given["spots"]))
        return frozen(given)

    def _go_on(self) -> None:
        while self.table is None or self.table.open is None:
            if self.table is not None:
                self.heard += self.table.heard
                self.game, self.table = self.table.result, None
            if PLAY.standing(self.game).is_over:
                return
            self.table = Table(PLAY.step, self.game, stages=RULEBOOK.stages)


def point(given: Iterable[float]) -> tuple[int, int]:
    x, y = (round(part * INCH) for part in given)
    return x, y


def frozen(given: Any) -> Any:
    return tuple(map(frozen, given)) if isinstance(given, list) else given


def begun(data: dict[str, Any], path: Path = Path("scenario.toml")) -> Battle:
    """Begin a battle from the data of a scenario."""
    game = PLAY.begin(Document(path, "", data))
    assert isinstance(game, Game), game
    return Battle(game)


def played(data: dict[str, Any], *answers: Any) -> Battle:
    """Play a battle from the data of a scenario with scripted answers."""
    battle = begun(data)
    for answer in answers:
        battle.answer(answer)
    return battle
