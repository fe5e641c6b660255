"""The commands. Each ends with 0 (done), 1 (refused by the rules) or 2 (bad input); none with a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from secrets import randbelow
from typing import Annotated, TypeAlias

import typer

from grognard.battle.resolving import resolve as resolve_parts
from grognard.cli.armies import army_data, army_lines, read_list
from grognard.cli.asking import asked_by_hand
from grognard.cli.battles import battle
from grognard.cli.books import print_books, print_rules, schema_of
from grognard.cli.helping import joined, told_language, with_help
from grognard.cli.logs import logs
from grognard.cli.maps import save_map
from grognard.cli.notes import heading, note_data, note_lines
from grognard.cli.odds_text import odds_lines
from grognard.cli.one_line import load_line
from grognard.cli.output import Exit, Reader
from grognard.cli.resolve_text import resolution_data, resolution_lines
from grognard.core.documents import Problem
from grognard.core.errors import GrognardError, RefusedAnswer
from grognard.core.imports import ImportedArmy
from grognard.core.loading import Loaded, load_situation
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Rulebook, find
from grognard.core.sources import Source, by_hand, seeded
from grognard.i18n import LANGUAGES, language
from grognard.pricing.charts import save_chart
from grognard.pricing.outlooks import outlook

__all__ = ["app", "grognard", "import_list", "main", "odds", "resolve", "rules", "schema"]

app = joined(
    typer.Typer(no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False), logs, battle=battle
)

File = Annotated[Path, typer.Argument(show_default=False)]
Json = Annotated[bool, typer.Option("--json")]
Lang = Annotated[str | None, typer.Option("--lang")]
NotLoaded: TypeAlias = tuple[Rulebook | None, tuple[Problem | Refusal, ...]]


@app.callback()
def grognard() -> None:
    """Tabletop combat off one copy of the rules: your own dice, exact odds, and why."""


@app.command()
def odds(
    file: Annotated[Path | None, typer.Argument(show_default=False)] = None,
    pool: Annotated[str | None, typer.Option()] = None,
    rulebook: Annotated[str | None, typer.Option()] = None,
    plot: Annotated[Path | None, typer.Option()] = None,
    picture: Annotated[Path | None, typer.Option("--map")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the exact odds of a situation, from a file or in one line."""
    reader = _reader(lang, json)
    if (file is None) == (pool is None) or (pool is None and rulebook is not None):
        raise typer.Exit(reader.error(GrognardError("cli-file-or-pool")))

    def price(loaded: Loaded) -> None:
        priced = outlook(loaded.book, loaded.priced)
        if plot is not None:
            say = reader.words(loaded.book).say
            save_chart(priced, lambda key: say(f"measure-{key}"), plot)
        if picture is not None:
            save_map(loaded.priced, picture)
        if reader.is_program:
            reader.data({**priced.to_dict(), **reader.refused(loaded.priced.refusals, loaded.book)})
        else:
            for line in odds_lines(priced, loaded.book, reader.words(loaded.book)):
                reader.line(line)
        if loaded.priced.refusals:
            raise typer.Exit(reader.told_refusals(loaded.priced.refusals, loaded.book))

    if file is not None:
        _with_situation(file, reader, price)
    else:
        _or_error(reader, lambda: _with_loaded(load_line(pool or "", rulebook), reader, price))


@app.command()
def resolve(
    file: File,
    dice: Annotated[str | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Resolve a situation with your own dice or with virtual ones."""
    reader = _reader(lang, json)
    if dice is not None and seed is not None:
        raise typer.Exit(reader.error(GrognardError("cli-dice-or-seed")))
    chosen = randbelow(1_000_000_000) if dice is None and seed is None else seed

    def play(loaded: Loaded) -> None:
        words = reader.words(loaded.book)
        resolution = resolve_parts(loaded.book, loaded.priced, _source(dice, chosen, reader, loaded.book))
        if reader.is_program:
            notes = note_data(loaded.priced, loaded.book)
            reader.data({**notes, **resolution_data(resolution, words), "seed": chosen})
            return
        reader.line(heading(loaded.priced, words))
        for line in resolution_lines(resolution, words):
            reader.line(line)
        for line in note_lines(loaded.priced, loaded.book, words):
            reader.line(line)
        if chosen is not None:
            reader.line(words.say("cli-seed", {"seed": str(chosen)}))

    _with_situation(file, reader, play)


@app.command("import")
def import_list(
    file: File,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Read an army list: its units, the points check, and what was not understood."""
    reader = _reader(lang, json)
    book, army = read_list(file)
    words = reader.words(book)
    if not isinstance(army, ImportedArmy):
        raise typer.Exit(reader.problems(army, book))
    if reader.is_program:
        reader.data(army_data(army, words))
        return
    for line in army_lines(army, words):
        reader.line(line)


@app.command()
def rules(
    rulebook: Annotated[str | None, typer.Argument(show_default=False)] = None,
    rule: Annotated[str | None, typer.Argument(show_default=False)] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    """Print the rules of a rulebook, each in our own words, with its source and where it is implemented."""
    reader = _reader(lang, json)
    if rulebook is None:
        _or_error(reader, lambda: print_books(reader))
    else:
        _or_error(reader, lambda: print_rules(find(rulebook), rule, reader))


@app.command()
def schema(rulebook: Annotated[str, typer.Argument(show_default=False)], lang: Lang = None) -> None:
    """Print the JSON Schema of a rulebook's situation files."""
    reader = _reader(lang, True)
    _or_error(reader, lambda: reader.data(schema_of(find(rulebook))))


def _or_error(reader: Reader, work: Callable[[], None]) -> None:
    try:
        work()
    except GrognardError as error:
        raise typer.Exit(reader.error(error)) from None


def _source(dice: str | None, seed: int | None, reader: Reader, book: Rulebook) -> Source:
    if dice is None:
        return seeded(seed or 0)
    if dice.strip().lower() == "ask":
        return asked_by_hand(reader, book)
    return by_hand(dice.split("/"))


def _reader(lang: str | None, is_program: bool) -> Reader:
    reader = Reader(language(lang), is_program)
    if lang is not None and lang not in LANGUAGES:
        raise typer.Exit(reader.error(GrognardError("cli-usage-languages")))
    return reader


def _with_situation(file: Path, reader: Reader, use: Callable[[Loaded], None]) -> None:
    """Load a situation and use it, or say what stands in the way and end with its code."""
    _with_loaded(load_situation(file), reader, use)


def _with_loaded(loaded: Loaded | NotLoaded, reader: Reader, use: Callable[[Loaded], None]) -> None:
    if isinstance(loaded, Loaded):
        try:
            use(loaded)
        except RefusedAnswer as refused:
            raise typer.Exit(reader.refusals(refused.refusals, loaded.book)) from None
        except GrognardError as error:
            raise typer.Exit(reader.error(error, loaded.book)) from None
        return
    book, reasons = loaded
    if refusals := [reason for reason in reasons if isinstance(reason, Refusal)]:
        raise typer.Exit(reader.refusals(refusals, book))
    raise typer.Exit(reader.problems([reason for reason in reasons if isinstance(reason, Problem)], book))


def _open_streams() -> None:
    """Give a command that was started without them streams that lead nowhere."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def _usage(error: typer.TyperException) -> str:
    """Return what the option parser has against the command, with the name of the option."""
    told = error.format_message() if isinstance(error, typer.BadParameter) else str(error)
    return str(told)


def _failed(reader: Reader, key: str, told: str) -> None:
    """Give a program its one document even where a command could not begin or broke."""
    if reader.is_program:
        reader.data({"error": {"key": key, "facts": {}, "sentence": told}})


def main() -> None:
    """Run the command line; whatever happens, its user reads a sentence."""
    reader = Reader(told_language(sys.argv[1:]), "--json" in sys.argv[1:])
    _open_streams()
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    try:
        sys.exit(with_help(app, reader.words())(standalone_mode=False) or Exit.DONE)
    except GrognardError as error:
        sys.exit(reader.error(error))
    except typer.Abort:
        sys.exit(Exit.BAD_INPUT)
    except typer.TyperException as error:
        if told := " ".join(_usage(error).split()):
            _failed(reader, "cli-usage", told)
            sys.stderr.write(f"{reader.words().say('cli-error')}: {told}\n")
        sys.exit(Exit.BAD_INPUT)
    except OSError:
        sys.stderr.write(f"{reader.words().say('cli-error')}: {reader.words().say('cli-not-written')}\n")
        sys.exit(Exit.BAD_INPUT)
    except Exception as error:  # the last net: a fault of ours is told in one line, never as a traceback
        told = reader.words().say("cli-inside-error", {"what": f"{type(error).__name__}: {error}"[:200]})
        _failed(reader, "cli-inside-error", told)
        sys.stderr.write(told + "\n")
        sys.exit(Exit.FAULT)
