"""The generated pages: each rule of a book, where it is implemented, which example shows it.

`make pages` writes `docs/rulebooks/<book>.md` and the book's `examples.py`; a test fails if they are not up to date.
"""

from __future__ import annotations

import sys
import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any

from grognard.core.rulebook import Rulebook, find, installed
from grognard.i18n import words

ROOT = Path(__file__).parent.parent
GENERATED = "Written by `make pages` from the citations, the words and the examples; do not edit."


def example_files(book: Rulebook) -> list[Path]:
    """Return the examples of a book."""
    return sorted((ROOT / "tests" / "rulebooks" / book.name / "examples").glob("*.toml"))


def example(path: Path) -> dict[str, Any]:
    """Return what an example says. Raises ValueError if it is not TOML."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except ValueError as error:
        raise ValueError(f"{path.parent.parent.name}/{path.name}: {error}") from error


def shown_by(book: Rulebook) -> dict[str, list[str]]:
    """Return the examples that exercise each rule, by name. Raises ValueError if one is about no rule of the book."""
    found: dict[str, list[str]] = {slug: [] for slug in book.citations}
    for path in example_files(book):
        for slug in example(path)["rule"]:
            if slug not in found:
                raise ValueError(f"{path.name}: {book.name} has no rule {slug}")
            found[slug].append(path.stem)
    return found


def page(book: Rulebook) -> str:
    """Return the page of a book."""
    say = words("en", book.words).say
    shown = shown_by(book)
    lines = [f"# {say('book')} (`{book.name}`)", "", GENERATED, ""]
    lines += ["| rule | what it says | where | examples |", "|---|---|---|---|"]
    for slug, citation in book.citations.items():
        examples = ", ".join(f"`{name}`" for name in shown[slug])
        lines.append(f"| `{slug}` | {say(citation.key)} | `{citation.where}` | {examples} |")
    lines += ["", "## Readings", "", "| reading | question | options, the default first |", "|---|---|---|"]
    for name, reading in book.readings.items():
        options = " · ".join(f"`{option}`: {say(f'reading-{name}-{option}')}" for option in reading.options)
        lines.append(f"| `{name}` ({reading.number}) | {say(f'reading-{name}')} | {options} |")
    return "\n".join(lines) + "\n"


def module(book: Rulebook) -> str:
    """Return the book's list of examples, so that the installed package can name them."""
    lines = ['"""Which examples show each rule."""', "", f"# {GENERATED}", "", "from types import MappingProxyType", ""]
    lines += ['__all__ = ["EXAMPLES"]', "", "# fmt: off", "EXAMPLES = MappingProxyType(", "    {"]
    for slug, names in shown_by(book).items():
        lines.append(f'        "{slug}": (')
        lines += [f'            "{name}",' for name in names]
        lines.append("        ),")
    return "\n".join([*lines, "    }", ")", '"""The names of the examples by the slug of the rule."""', ""])


def files(name: str) -> dict[Path, str]:
    """Return every generated file of a book with what should stand in it."""
    book = find(name)
    folder = Path(str(import_module(book.words).__file__)).parent
    return {ROOT / "docs" / "rulebooks" / f"{name}.md": page(book), folder / "examples.py": module(book)}


def main() -> int:
    """Write every generated file."""
    for path, text in [pair for name in installed() for pair in files(name).items()]:
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
