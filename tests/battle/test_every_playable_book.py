"""What must hold for every rulebook that can be played, whoever wrote it: found by name, played at random."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from grognard.battle.fuzzing import fuzz_game
from grognard.battle.log import Answer, Entry, read_log
from grognard.battle.session import Session, begin, resume
from grognard.battle.verifying import verify
from grognard.cli.battle_text import entry_lines, names_of, question_lines, standing_lines
from grognard.core.asking import Choose
from grognard.core.documents import Document
from grognard.core.domains import OneOf, SomeOf
from grognard.core.lines import Line
from grognard.core.rulebook import Rulebook, find, installed
from grognard.core.table import Handful
from grognard.i18n import LANGUAGES, words

SOAK = int(os.environ.get("GROGNARD_SOAK", "0"))
PLAYABLE = tuple(name for name in installed() if find(name).play is not None)
REPLAYS = Path(__file__).with_name("replays")
GAMES = 12 if SOAK else 3


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("name", PLAYABLE)
def test_random_games_end_and_nothing_is_found(name: str, game: int, tmp_path: Path) -> None:
    answers, finding = fuzz_game(find(name), f"{SOAK}/{game}", tmp_path)
    assert finding is None, finding
    assert answers > 2


def begun(book: Rulebook, rng: Random) -> Session:
    assert book.play is not None
    game = book.play.begin(Document(Path("invented.toml"), "", book.play.invent(rng)))
    assert not isinstance(game, tuple), game
    return begin(book, game)


def played(session: Session, rng: Random) -> Iterator[Entry]:
    """Play a random game, giving each entry after its answer."""
    yield session.entries[0]
    while session.open is not None:
        question = session.open
        yield (
            session.answer(next(iter(question.domain.suggestions(rng))))
            if isinstance(question, Choose)
            else session.throw(rng)
        )


@pytest.mark.parametrize("name", PLAYABLE)
def test_whatever_is_asked_and_told_has_words_and_rules(name: str) -> None:
    book, rng = find(name), Random(f"words {SOAK}")
    said = {language: words(language, book.words) for language in LANGUAGES}
    for _ in range(4 if SOAK else 1):
        session = begun(book, rng)
        for entry in played(session, rng):
            standing = session.standing
            texts = session.play.text(session.view(), "")
            check_lines(book, (*entry.lines, *texts), needs_rule=True)
            check_lines(book, standing.lines, needs_rule=False)
            check_question(book, session)
            if isinstance(entry, Answer):
                assert {group.cites for group in entry.thrown} <= {*book.citations}
            for language in LANGUAGES:
                told = [*entry_lines(entry, said[language]), *question_lines(session, said[language])]
                assert all([*told, *standing_lines(session, said[language])])
    assert session.standing.is_over


def check_lines(book: Rulebook, lines: Iterable[Line], *, needs_rule: bool) -> None:
    for line in lines:
        for language in LANGUAGES:
            assert words(language, book.words).has(line.key), (language, line)
            assert words(language, book.words).has(f"stage-{line.stage}") or not line.stage, (language, line)
        assert line.citation in book.citations or not (needs_rule or line.citation), line


def check_question(book: Rulebook, session: Session) -> None:
    question = session.open
    if isinstance(question, Handful):
        assert question.who in session.standing.seats
        assert question.stage in book.stages
    elif question is not None:
        assert question.who in session.standing.seats
        for language in LANGUAGES:
            assert words(language, book.words).has(f"why-{question.why}"), (language, question.why)
        if isinstance(question.domain, OneOf | SomeOf):
            names = names_of(question, words("en", book.words))
            assert len({name.casefold() for name in names.values()}) == len(names), f"options alike: {names}"


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_scenario_says_what_is_wrong_with_it(name: str) -> None:
    play = find(name).play
    assert play is not None
    for data in ({}, {"rulebook": name}, {"rulebook": name, "nonsense": 1}):
        found = play.begin(Document(Path("bad.toml"), f'rulebook = "{name}"\n', dict(data)))
        assert isinstance(found, tuple)
        assert found
        for problem in found:
            for language in LANGUAGES:
                assert words(language, find(name).words).has(problem.key), problem


@pytest.mark.parametrize("name", PLAYABLE)
def test_a_book_has_a_golden_replay(name: str) -> None:
    assert list(REPLAYS.glob(f"{name}-*.jsonl")), "`python -m tests.replays` writes them"


@pytest.mark.parametrize("path", sorted(REPLAYS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_golden_replay_comes_to_the_same(path: Path) -> None:
    """If this fails, the rules come to something else than they did: say so in the changelog, and renew the replay."""
    text = path.read_text(encoding="utf-8")
    book = find(read_log(text).header.rulebook)
    verified = verify(book, text)
    assert verified.difference is None, verified.difference
    session = resume(book, text)
    assert session.standing.is_over
    assert msgspec.json.decode(msgspec.json.encode(session.game), type=session.play.game) == session.game
