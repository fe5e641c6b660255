"""The commands of a game: new, show, answer, undo, override, log, list."""

from __future__ import annotations

import json as json_text
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from secrets import randbelow
from typing import TYPE_CHECKING, Annotated, Any

import typer

from grognard.battle.log import Entry, read_log
from grognard.battle.luck import luck_of
from grognard.battle.plain import Json, from_plain, state_data
from grognard.battle.replaying import moments
from grognard.battle.session import Session
from grognard.battle.typed_choices import read_choice
from grognard.cli.battle_text import (
    entry_lines,
    luck_lines,
    names_of,
    question_data,
    question_lines,
    standing_lines,
    told_lines,
)
from grognard.cli.output import Exit, Reader
from grognard.cli.reading import opened_reader
from grognard.core.asking import Choose
from grognard.core.documents import Problem, read_bytes
from grognard.core.errors import BadInput, GrognardError, RefusedAnswer, WrongDice
from grognard.core.loading import Begun, load_scenario
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Rulebook, find
from grognard.core.table import Handful
from grognard.core.typed import read_handful

if TYPE_CHECKING:
    from grognard.battle.store import Store

__all__ = [
    "about",
    "answer",
    "battle",
    "list_games",
    "log_text",
    "new_game",
    "override",
    "print_log",
    "show",
    "show_log",
    "told_errors",
    "undo",
]

battle = typer.Typer(no_args_is_help=True, add_completion=False)

Game = Annotated[str, typer.Argument(show_default=False)]
Where = Annotated[str | None, typer.Option("--store", show_default=False)]
Json_ = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str | None, typer.Option("--lang")]

LARGEST = 64_000_000
"""Bytes of a log or a state; no game that somebody played is longer."""


@battle.callback()
def about() -> None:
    """Play a game: the referee asks, you answer, the log keeps everything."""


@battle.command("new")
def new_game(
    file: Annotated[Path, typer.Argument(show_default=False)],
    name: Annotated[str | None, typer.Option()] = None,
    store: Where = None,
    json: Json_ = False,
    lang: Lang = None,
) -> None:
    """Begin a game from a scenario file, or take one up from a log."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        kept, called = _opened(store), name or file.stem
        session = _begun(file, called, kept, reader)
        _show(called, session, reader, session.entries[-1:])


def _opened(where: str | None) -> Store:
    """Open the store that an option names, else the user's own."""
    from grognard.battle import store  # noqa: PLC0415 - a database that most commands do without takes long to load

    return store.open_store(where or store.default_store())


def _begun(file: Path, name: str, store: Store, reader: Reader) -> Session:
    """Begin a game from whatever the file is: a log ends in .jsonl, anything else is a scenario."""
    if file.suffix == ".jsonl":
        text = log_text(file)
        log = read_log(text)
        if log.is_cut_off:
            Reader(reader.language).error(BadInput("log-cut-off", line=log.cut_off))
        return store.take(name, find(log.header.rulebook), text)
    begun = load_scenario(file)
    if isinstance(begun, Begun):
        return store.begin(name, begun.book, begun.game)
    book, reasons = begun
    if refusals := [reason for reason in reasons if isinstance(reason, Refusal)]:
        raise typer.Exit(reader.refusals(refusals, book))
    raise typer.Exit(reader.problems([reason for reason in reasons if isinstance(reason, Problem)], book))


@battle.command()
def show(
    game: Game,
    seat: Annotated[str, typer.Option()] = "",
    svg: Annotated[Path | None, typer.Option()] = None,
    store: Where = None,
    json: Json_ = False,
    lang: Lang = None,
) -> None:
    """Show a game: the table as text, how it stands, what is asked."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        session = _opened(store).resume(game)
        if seat and seat not in session.standing.seats:
            raise BadInput("no-such-seat", seat=seat[:60], known=", ".join(session.standing.seats))
        view = session.view(seat)
        if svg is not None:
            _write(svg, session.play.picture(view, seat))
        if not reader.is_program:
            words = reader.words(session.book)
            for row in session.play.drawing(view, seat) if session.play.drawing else ():
                reader.line(row)
            for text in told_lines(session.play.text(view, seat), words):
                reader.line(text)
        _show(game, session, reader, (), state_data(view))


@battle.command(context_settings={"ignore_unknown_options": True})  # an answer may begin with a dash: `- / 12,5`
def answer(
    game: Game,
    text: Annotated[str | None, typer.Argument(show_default=False)] = None,
    roll: Annotated[bool, typer.Option("--roll")] = False,
    suggest: Annotated[bool, typer.Option("--suggest")] = False,
    seed: Annotated[int | None, typer.Option()] = None,
    agreed: Annotated[str, typer.Option()] = "",
    store: Where = None,
    json: Json_ = False,
    lang: Lang = None,
) -> None:
    """Answer the open question of a game."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        session = _opened(store).resume(game)
        with told_errors(reader, session.book):
            rng = Random(randbelow(2**60) if seed is None else seed)
            if text is None:
                _check_virtual(session.open, roll=roll, suggest=suggest)
            entry = _answered(session, text, rng if roll or suggest else None, agreed, reader)
            _show(game, session, reader, (entry,))


def _check_virtual(question: Handful | Choose[object] | None, *, roll: bool, suggest: bool) -> None:
    """Raise `GrognardError` where dice would be thrown for somebody who wants a suggestion, or the other way round."""
    if roll and not suggest and isinstance(question, Choose):
        raise GrognardError("no-dice-asked")
    if suggest and not roll and isinstance(question, Handful):
        raise GrognardError("dice-are-asked")


def _answered(session: Session, text: str | None, rng: Random | None, agreed: str, reader: Reader) -> Entry:
    question = session.open
    if (text is None) == (rng is None):
        raise BadInput("answer-text-or-virtual")
    if question is None:
        raise GrognardError("nothing-is-open")
    if agreed and (rng is not None or isinstance(question, Handful)):
        raise BadInput("agreed-choices-only")
    said = text or ""
    if isinstance(question, Handful):
        if rng is not None:
            return session.throw(rng)
        return session.answer(_in_time(session, said, lambda: read_handful(said, question)), typed=said)
    if rng is not None:
        for suggestion in question.domain.suggestions(rng):
            return session.answer(suggestion)
        raise GrognardError("nothing-to-choose", why=question.why)
    chosen = _in_time(session, said, lambda: _choice(said, question, session.book, reader))
    return session.answer(chosen, agreed=agreed)


def _in_time(session: Session, text: str, read: Callable[[], Any]) -> Any:
    """Read an answer; if it is none but would have been one before, say which rule closed its question."""
    try:
        return read()
    except (BadInput, WrongDice):
        if late := session.too_late(text):
            raise RefusedAnswer(late) from None
        raise


def _choice(text: str, question: Choose[object], book: Rulebook, reader: Reader) -> object:
    """Read an answer as a player types it, or as the log writes it: JSON in brackets."""
    if text.lstrip().startswith("["):
        try:
            return from_plain(json_text.loads(text))
        except (ValueError, RecursionError):
            raise BadInput("answer-not-json") from None
    return read_choice(text, question, names_of(question, reader.words(book)))


@battle.command()
def undo(game: Game, store: Where = None, json: Json_ = False, lang: Lang = None) -> None:
    """Take back the last answer; not past dice, nor past what was revealed."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        session = _opened(store).resume(game)
        _show(game, session, reader, (session.undo(),))


@battle.command()
def override(
    game: Game,
    state: Annotated[Path, typer.Argument(show_default=False)],
    why: Annotated[str, typer.Option(show_default=False)],
    store: Where = None,
    json: Json_ = False,
    lang: Lang = None,
) -> None:
    """Put the state of a JSON file in the place of the present one, because the players agreed; it is marked."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        session = _opened(store).resume(game)
        try:
            data: Json = json_text.loads(log_text(state))
        except (ValueError, RecursionError):
            raise BadInput("state-not-json", path=str(state)) from None
        _show(game, session, reader, (session.override(data, why),))


@battle.command("log")
def show_log(
    game: Game,
    save: Annotated[Path | None, typer.Option()] = None,
    store: Where = None,
    json: Json_ = False,
    lang: Lang = None,
) -> None:
    """Print the log of a game with its rules, and how the dice fell; --json prints the log itself."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        text = _opened(store).text(game)
        if save is not None:
            _write(save, text)
        if reader.is_program:
            sys.stdout.write(text)
            return
        print_log(text, reader)


@battle.command("list")
def list_games(store: Where = None, json: Json_ = False, lang: Lang = None) -> None:
    """List the games in the store."""
    reader = opened_reader(lang, json)
    with told_errors(reader):
        games = _opened(store).games()
        if reader.is_program:
            reader.data([state_data(game) for game in games])
            return
        for game in games:
            reader.line(f"{game.name}  {game.rulebook}  {game.began}  {game.lines}")
        if not games:
            reader.line(reader.words().say("battle-no-games"))


def print_log(text: str, reader: Reader) -> None:
    """Print a log by reading it: no rule is run."""
    log = read_log(text)
    words = reader.words(find(log.header.rulebook))
    reader.line(words.say("cli-edition", {"rulebook": words.say("book"), "edition": log.header.edition}))
    for moment in moments(log):
        for line in entry_lines(moment.entry, words):
            reader.line(line)
    for line in luck_lines(luck_of(log.entries), words):
        reader.line(line)
    if log.is_cut_off:
        reader.line(words.say("log-cut-off", {"line": log.cut_off}))


def log_text(path: Path) -> str:
    """Return the text of a file. Raises `BadInput` saying why it cannot be read."""
    data = read_bytes(path, LARGEST)
    if isinstance(data, Problem):
        raise BadInput(data.key, path=data.path, **dict(data.facts))
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError:
        raise BadInput("file-not-text", path=str(path)) from None


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadInput("cli-file-not-written", path=str(path), what=error.strerror or "?") from None


def _show(name: str, session: Session, reader: Reader, news: tuple[Entry, ...], state: Json = None) -> None:
    """Print what is new, how the game stands, and what is asked."""
    words = reader.words(session.book)
    if reader.is_program:
        data = {"game": name, "rulebook": session.book.name, "news": [state_data(entry) for entry in news]}
        more = {"standing": state_data(session.standing), "open": question_data(session, words)}
        reader.data(data | more | ({} if state is None else {"state": state}))
        return
    for entry in news:
        for line in entry_lines(entry, words):
            reader.line(line)
    for line in standing_lines(session, words):
        reader.line(line)
    for line in question_lines(session, words):
        reader.line(line)


@contextmanager
def told_errors(reader: Reader, book: Rulebook | None = None) -> Iterator[None]:
    """End a command with a sentence if it cannot do what it was asked for."""
    try:
        yield
    except RefusedAnswer as refused:
        raise typer.Exit(reader.refusals(refused.refusals, book)) from None
    except RecursionError:
        raise typer.Exit(reader.error(BadInput("document-too-deep"))) from None
    except GrognardError as error:
        code = reader.error(error, book)
        raise typer.Exit(Exit.REFUSED if type(error) is GrognardError else code) from None
