"""Games in a store: nothing accepted is ever lost, two writers never mix, and what is wrong is told."""

from __future__ import annotations

import os
import signal
import sqlite3
import time
from pathlib import Path
from random import Random

import pytest

from battle.skirmish import BOOK, first
from battle.test_session import go_on
from grognard.battle import store as stores
from grognard.battle.log import read_log
from grognard.battle.session import begin
from grognard.battle.store import Store, default_store, open_store
from grognard.battle.verifying import verify
from grognard.core.errors import BadInput, GrognardError, UnknownRulebook

SOAK = "GROGNARD_SOAK" in os.environ
FORKS = pytest.mark.filterwarnings("ignore:.*fork:DeprecationWarning")
"""The children touch nothing but their own store, so the threads of the test runner do them no harm."""


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Store:
    monkeypatch.setattr(stores, "find", lambda name: BOOK)
    return open_store(str(tmp_path / "deep" / "games.sqlite"))


def test_a_game_is_kept_line_by_line_and_taken_up_again(store: Store) -> None:
    session = store.begin("one", BOOK, first())
    rng = Random(1)
    while session.open is not None:
        assert store.text("one") == session.text()
        go_on(session, rng)
        session = store.resume("one") if rng.random() < 0.5 else session
    assert verify(BOOK, store.text("one")).verdict == "same"
    (kept,) = store.games()
    assert (kept.name, kept.rulebook, kept.lines) == ("one", "skirmish", len(session.rows))


def test_sqlite_writes_ahead_and_syncs_every_line(store: Store, tmp_path: Path) -> None:
    with store._writing() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_of_two_who_answer_at_once_one_is_told_that_the_game_went_on(store: Store) -> None:
    store.begin("one", BOOK, first())
    mine, yours = store.resume("one"), store.resume("one")
    mine.answer("wait")
    before = yours.game
    for _ in range(2):
        with pytest.raises(GrognardError) as error:
            yours.answer("attack")
        assert error.value.key == "game-went-on"
        assert yours.game == before
    assert store.text("one") == mine.text()
    again = store.resume("one")
    again.answer("wait")
    with pytest.raises(GrognardError):
        mine.undo()
    assert verify(BOOK, store.text("one")).verdict == "same"


@FORKS
def test_two_processes_never_mix_their_lines(store: Store, tmp_path: Path) -> None:
    """Two processes answer the same game as fast as they can: every line is one of theirs, and all verify."""
    store.begin("one", BOOK, first(turns=40))
    children = [os.fork() for _ in range(2)]
    if 0 in children:
        _answer_a_lot(str(tmp_path / "deep" / "games.sqlite"), children.index(0))
    assert [os.waitpid(child, 0)[1] for child in children] == [0, 0]
    verified = verify(BOOK, store.text("one"))
    assert verified.verdict == "same"
    assert verified.lines > 12


def _answer_a_lot(where: str, seed: int) -> None:
    """Answer twelve questions in a process of its own, taking the game up anew whenever it has gone on."""
    code = 1
    try:
        mine, rng, given = open_store(where), Random(seed), 0
        session = mine.resume("one")
        while given < 12 and session.open is not None:
            try:
                go_on(session, rng)
                given += 1
            except GrognardError:
                session = mine.resume("one")
        code = 0
    finally:
        os._exit(code)


@FORKS
@pytest.mark.parametrize("trial", range(200 if SOAK else 12))
def test_kill_9_at_any_moment_loses_no_accepted_answer(store: Store, tmp_path: Path, trial: int) -> None:
    store.begin("one", BOOK, first(turns=200))
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        _tell_what_is_accepted(str(tmp_path / "deep" / "games.sqlite"), trial, writing)
    os.close(writing)
    assert os.read(reading, 8) == b"%7d\n" % 2  # it has the game
    time.sleep(Random(trial).uniform(0, 0.15))
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    with os.fdopen(reading, "rb") as accepted:
        told = [int(line) for line in accepted.read().splitlines() if len(line) == 7]
    text = open_store(str(tmp_path / "deep" / "games.sqlite")).text("one")
    log = read_log(text)
    assert not log.is_cut_off
    assert 1 + len(log.entries) >= max(told, default=2)
    assert verify(BOOK, text).verdict == "same"
    again = store.resume("one")
    if again.open is not None:
        go_on(again, Random(trial))


def _tell_what_is_accepted(where: str, seed: int, pipe: int) -> None:
    """Play on and say after each answer how many lines were accepted, until somebody pulls the plug."""
    try:
        session, rng = open_store(where).resume("one"), Random(seed)
        os.write(pipe, b"%7d\n" % len(session.rows))
        while session.open is not None:
            go_on(session, rng)
            os.write(pipe, b"%7d\n" % len(session.rows))
    finally:
        os._exit(0)


def test_a_log_from_elsewhere_is_taken_up(store: Store) -> None:
    elsewhere = begin(BOOK, first())
    elsewhere.answer("wait")
    session = store.take("theirs", BOOK, elsewhere.text())
    session.answer("wait")
    assert store.resume("theirs").rows == session.rows


def key(error: pytest.ExceptionInfo[GrognardError]) -> str:
    return error.value.key


def test_names_are_told_apart(store: Store) -> None:
    store.begin("one", BOOK, first())
    for name, wanted in (("one", "game-name-taken"), ("", "not-a-game-name"), ("x" * 61, "not-a-game-name")):
        with pytest.raises(BadInput) as error:
            store.begin(name, BOOK, first())
        assert key(error) == wanted
    with pytest.raises(BadInput) as error:
        store.text("two")
    assert (key(error), error.value.facts["known"]) == ("no-such-game", "one")
    assert store.resume("one").open is not None


def test_a_game_whose_book_is_gone_says_so(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.begin("one", BOOK, first())
    monkeypatch.undo()
    with pytest.raises(UnknownRulebook):
        store.resume("one")


def test_a_place_that_cannot_be_used_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no database " * 100)
    places = [str(tmp_path / "file"), str(tmp_path), str(tmp_path / "file" / "games"), "nonsense://x", "://", "a\0b"]
    for where in (*places, "sqlite:///x?timeout=abc"):
        with pytest.raises(BadInput) as error:
            open_store(where)
        assert key(error) == "store-not-usable"
    assert (tmp_path / "file").read_text().startswith("no database")


@pytest.mark.parametrize(
    "where",
    [
        "postgresql+nodriver://me:secret@host/games",
        "postgresql://me:se/secret@host:5432/games",
        "postgresql://me:secret@host:port/games",
        "postgresql+nodriver://me:se@secret@host/games",
        "postgresql+nodriver://host/games?user=me&password=secret",
        "://me:secret@host/games",
        "secret://me:secret@host/games?x=\0",
    ],
)
def test_a_password_is_never_told(where: str) -> None:
    with pytest.raises(BadInput) as error:
        open_store(where)
    assert key(error) == "store-not-usable"
    assert "secret" not in str(error.value.facts).replace("secret://", "").replace("dialects:secret", "")


def test_a_name_that_nobody_can_type_is_no_game(store: Store) -> None:
    store.begin("one", BOOK, first())
    for name in ("\udcff", "a\0b", "", "x" * 100):
        with pytest.raises(BadInput) as error:
            store.resume(name)
        assert (key(error), error.value.facts["known"]) == ("no-such-game", "one")


def test_a_name_is_the_same_however_its_accents_are_written(store: Store) -> None:
    """A file system may write the letters of a scenario's name and their accents apart."""
    apart = "бои\u0306"
    store.begin(apart, BOOK, first())
    assert store.text(apart) == store.text("бой")
    store.resume(apart).answer("wait")
    store.resume("бой").answer("wait")
    with pytest.raises(BadInput) as error:
        store.begin("бой", BOOK, first())
    assert key(error) == "game-name-taken"


def test_a_user_without_a_home_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def homeless() -> Path:
        raise RuntimeError("Could not determine home directory.")

    for name in ("GROGNARD_STORE", "XDG_DATA_HOME"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(Path, "home", homeless)
    with pytest.raises(BadInput) as error:
        default_store()
    assert (key(error), error.value.facts["where"]) == ("store-not-usable", "GROGNARD_STORE")


def test_a_url_opens_the_same_store(store: Store, tmp_path: Path) -> None:
    store.begin("one", BOOK, first())
    other = open_store(f"sqlite:///{tmp_path}/deep/games.sqlite")
    assert [game.name for game in other.games()] == ["one"]


def test_a_database_that_was_edited_is_found(store: Store, tmp_path: Path) -> None:
    session = store.begin("one", BOOK, first())
    session.answer("wait")
    database = sqlite3.connect(tmp_path / "deep" / "games.sqlite")
    database.execute("UPDATE lines SET text = replace(text, 'wait', 'move') WHERE line = 3")
    database.commit()
    database.close()
    with pytest.raises(BadInput) as error:
        store.resume("one")
    assert (key(error), error.value.facts["line"]) == ("log-line-changed", 3)


def test_where_games_are_kept_can_be_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("GROGNARD_STORE", "here.sqlite")
    assert default_store() == "here.sqlite"
    monkeypatch.delenv("GROGNARD_STORE")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert default_store() == str(tmp_path / "grognard" / "games.sqlite")
    monkeypatch.setattr("sys.platform", "win32")
    monkeypatch.setenv("APPDATA", str(tmp_path / "data"))
    assert default_store() == str(tmp_path / "data" / "grognard" / "games.sqlite")
