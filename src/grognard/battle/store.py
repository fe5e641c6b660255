"""Where games are kept: a database, SQLite by default, each line of a log on disk before anybody is shown it.

A game's lines are numbered; a number can be taken only once. So of two who answer at once one is told that the game
has gone on, and nothing is ever lost or mixed up.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from unicodedata import normalize

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from grognard.battle.log import joined
from grognard.battle.session import Session, begin, resume
from grognard.core.errors import BadInput, GrognardError
from grognard.core.rulebook import Rulebook, find

__all__ = ["Kept", "Store", "default_store", "open_store"]

LONGEST = 60
"""Characters of a game's name."""


class Kept(msgspec.Struct, frozen=True):
    """A game in the store: its name, its rulebook, when it began (UTC, ISO 8601), how many lines its log has."""

    name: str
    rulebook: str
    began: str
    lines: int


class Store:
    """Games in a database. Open one with `open_store`."""

    def __init__(self, engine: sa.Engine, games: sa.Table, lines: sa.Table) -> None:
        self._engine = engine
        self._games = games
        self._lines = lines

    def games(self) -> tuple[Kept, ...]:
        """Return every game, the newest last."""
        games, lines = self._games.c, self._lines.c
        many = sa.select(lines.game, sa.func.count().label("many")).group_by(lines.game).subquery()
        query = sa.select(games.name, games.rulebook, games.began, sa.func.coalesce(many.c.many, 0))
        query = query.outerjoin(many, many.c.game == games.name).order_by(games.began, games.name)
        with self._reading() as connection:
            return tuple(Kept(*row) for row in connection.execute(query))

    def text(self, name: str) -> str:
        """Return the log of a game. Raises `BadInput` naming those there are if there is none of that name."""
        lines, rows = self._lines.c, list[str]()
        if _is_name(name):
            query = sa.select(lines.text).where(lines.game == _composed(name)).order_by(lines.line)
            with self._reading() as connection:
                rows += connection.execute(query).scalars()
        if not rows:
            known = ", ".join(game.name for game in self.games())
            raise BadInput("no-such-game", name=name[:LONGEST], known=known[:400] or "–")
        return joined(rows)

    def begin(self, name: str, book: Rulebook, game: Any) -> Session:
        """Begin a game under a new name. Raises `BadInput` if the name is taken or is no name."""
        return self._taking_up(name, begin(book, game))

    def take(self, name: str, book: Rulebook, text: str) -> Session:
        """Take up the game of a log that came from elsewhere, under a new name."""
        return self._taking_up(name, resume(book, text))

    def resume(self, name: str) -> Session:
        """Take up a game at the question that was open. Raises `BadInput` or `LogDoesNotMatch` as `resume` does."""
        text, name = self.text(name), _composed(name)
        return resume(find(self._rulebook(name)), text, lambda line, row: self._append(name, line, row))

    def _rulebook(self, name: str) -> str:
        query = sa.select(self._games.c.rulebook).where(self._games.c.name == name)
        with self._reading() as connection:
            return str(connection.execute(query).scalar_one())

    def _taking_up(self, name: str, session: Session) -> Session:
        """Keep all that there is of a game at once, and from then on each line as it comes."""
        name = _composed(name)
        if not _is_name(name):
            raise BadInput("not-a-game-name", name=name[:LONGEST], most=LONGEST)
        row = {"name": name, "rulebook": session.book.name, "began": datetime.now(UTC).isoformat(timespec="seconds")}
        lines = [{"game": name, "line": line, "text": text} for line, text in enumerate(session.rows, 1)]
        try:
            with self._writing() as connection:
                connection.execute(self._games.insert(), row)
                connection.execute(self._lines.insert(), lines)
        except IntegrityError:
            raise BadInput("game-name-taken", name=name) from None
        session.keep = lambda line, text: self._append(name, line, text)
        return session

    def _append(self, name: str, line: int, text: str) -> None:
        try:
            with self._writing() as connection:
                connection.execute(self._lines.insert(), {"game": name, "line": line, "text": text})
        except IntegrityError:
            raise GrognardError("game-went-on", name=name) from None

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except SQLAlchemyError as error:
            raise BadInput("store-not-usable", where=_named(self._engine), what=_first_line(error)) from None

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection]:
        try:
            with self._engine.connect() as connection:
                yield connection
        except SQLAlchemyError as error:
            raise BadInput("store-not-usable", where=_named(self._engine), what=_first_line(error)) from None


def _is_name(name: str) -> bool:
    return bool(name.strip()) and len(name) <= LONGEST and name.isprintable()


def _composed(name: str) -> str:
    """Return a name as one types it: some file systems write letters and their accents apart."""
    return normalize("NFC", name)


def default_store() -> str:
    """Return where games are kept if nobody says otherwise: GROGNARD_STORE, or a file among the user's data.

    Raises `BadInput` if the user has no home for data.
    """
    if told := os.environ.get("GROGNARD_STORE"):
        return told
    try:
        return _among_the_data()
    except RuntimeError as error:
        raise BadInput("store-not-usable", where="GROGNARD_STORE", what=_first_line(error)) from None


def _among_the_data() -> str:
    if sys.platform == "win32":
        home = Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming")
    else:
        home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return str(home / "grognard" / "games.sqlite")


def open_store(where: str) -> Store:
    """Open a store: a path means SQLite in that file, a URL any database that SQLAlchemy has a driver for.

    Raises `BadInput` if it cannot be opened.
    """
    metadata = sa.MetaData()
    games = sa.Table(
        "games",
        metadata,
        sa.Column("name", sa.String(LONGEST), primary_key=True),
        sa.Column("rulebook", sa.String(LONGEST), nullable=False),
        sa.Column("began", sa.String(40), nullable=False),
    )
    lines = sa.Table(
        "lines",
        metadata,
        sa.Column("game", sa.ForeignKey("games.name"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("text", sa.Text, nullable=False),
    )
    try:
        engine = _engine(where)
        metadata.create_all(engine)
    except (SQLAlchemyError, OSError, ModuleNotFoundError) as error:
        raise BadInput("store-not-usable", where=_hidden(where), what=_first_line(error)) from None
    except (ValueError, TypeError) as error:  # an odd URL; what is odd of it may be of its password
        raise BadInput("store-not-usable", where=_hidden(where), what=type(error).__name__) from None
    return Store(engine, games, lines)


def _engine(where: str) -> sa.Engine:
    if "://" in where:
        engine = sa.create_engine(where)
    else:
        path = Path(where)
        path.parent.mkdir(parents=True, exist_ok=True)
        engine = sa.create_engine(sa.URL.create("sqlite", database=str(path)), connect_args={"timeout": 30})
    if engine.dialect.name == "sqlite":
        sa.event.listen(engine, "connect", _prepare)
    return engine


def _prepare(connection: Any, record: object) -> None:
    """Have SQLite write ahead, and sync every line to the disk."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _named(engine: sa.Engine) -> str:
    return _hidden(engine.url.render_as_string(hide_password=True))


def _hidden(where: str) -> str:
    """Return a place without who may go there: a password may have any characters, and stand anywhere."""
    return re.sub(r"(password|passwd|pwd)=[^&;]*", r"\1=***", re.sub(r"://.*@", "://***@", where), flags=re.I)[:200]


def _first_line(error: Exception) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0][:200]
