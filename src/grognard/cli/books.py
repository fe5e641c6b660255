"""Commands about rulebooks: their rules in three languages, the schema of their situation files."""

from __future__ import annotations

import msgspec

from grognard.cli.output import Reader
from grognard.core.errors import GrognardError
from grognard.core.rulebook import Rulebook, find, installed
from grognard.i18n import LANGUAGES, Words, words

__all__ = ["print_books", "print_rules", "rule_data", "schema_of"]


def rule_data(book: Rulebook, slug: str) -> dict[str, object]:
    """Return one rule for programs: where it stands, what it says in every language, where it is implemented."""
    citation = book.citations[slug]
    statement = {code: words(code, book.words).say(citation.key) for code in LANGUAGES}
    where = f"{book.words}.{citation.where}"
    return {
        "id": slug,
        "number": citation.number,
        "seed": citation.seed,
        "statement": statement,
        "where": where,
        "examples": list(book.examples.get(slug, ())),
    }


def print_books(reader: Reader) -> None:
    """Print the rulebooks that are installed, with their editions and how many rules each has."""
    books = [find(name) for name in installed()]
    if reader.is_program:
        reader.data(
            [{"name": book.name, "editions": list(book.editions), "rules": len(book.citations)} for book in books]
        )
        return
    for book in books:
        editions = ", ".join(book.editions)
        reader.line(f"{book.name}  {reader.words(book).say('book')} ({editions}): {len(book.citations)}")


def print_rules(book: Rulebook, rule: str | None, reader: Reader) -> None:
    """Print every rule of a book, or one. Raises `GrognardError` if there is none of that name."""
    say = reader.words(book)
    if rule is not None and rule not in book.citations:
        raise GrognardError("cli-not-found", rule=rule[:60], rulebook=book.name)
    slugs = list(book.citations) if rule is None else [rule]
    if reader.is_program:
        reader.data([rule_data(book, slug) for slug in slugs])
        return
    for slug in slugs:
        _print_rule(book, slug, reader, say)


def _print_rule(book: Rulebook, slug: str, reader: Reader, say: Words) -> None:
    citation = book.citations[slug]
    reader.line(f"{slug}  {say.say(citation.key)}")
    if citation.seed:
        reader.line(f"    {say.say('cli-seed-book', {'heading': citation.seed})}")
    reader.line(f"    {say.say('cli-where', {'where': f'{book.words}.{citation.where}'})}")


def schema_of(book: Rulebook) -> dict[str, object]:
    """Return the JSON Schema of a book's situation files."""
    return msgspec.json.schema(book.pricing.schema)
