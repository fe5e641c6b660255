"""Who reads what a command prints, as its options say."""

from __future__ import annotations

import typer

from grognard.cli.output import Reader
from grognard.core.errors import GrognardError
from grognard.i18n import LANGUAGES, language

__all__ = ["opened_reader"]


def opened_reader(lang: str | None, is_program: bool) -> Reader:
    """Return the reader of a command; ends it if the language is none of ours."""
    reader = Reader(language(lang), is_program)
    if lang is not None and lang not in LANGUAGES:
        raise typer.Exit(reader.error(GrognardError("cli-usage-languages")))
    return reader
