"""Unit sheets: the examples that come with the book, and files of your own."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from pathlib import Path

from grognard.core.documents import Document, Place, Problem, convert, read_document
from grognard.rulebooks.dm.document import SheetText

__all__ = ["SHEETS", "sheet"]

SHEETS = ("vran", "truck", "squad", "suit")
"""The examples: one mech with its one published number, and invented units of the other classes."""


def sheet(document: Document, place: Place, name: str) -> SheetText | Problem:
    """Return the sheet of that name, or of that file beside the situation."""
    if name in SHEETS:
        text = files("grognard.rulebooks.dm").joinpath("sheets", f"{name}.toml").read_text(encoding="utf-8")
        return convert(Document(Path(f"{name}.toml"), text, tomllib.loads(text)), SheetText)
    if not name.endswith(".toml"):
        return document.problem(place, "unknown-sheet", sheet=name[:60], known=", ".join(SHEETS))
    found = read_document(document.path.parent / name)
    return found if isinstance(found, Problem) else convert(found, SheetText)
