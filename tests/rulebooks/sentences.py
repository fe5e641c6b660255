"""The words of the product and of every rulebook, taken apart: what a message asks for, what it says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from itertools import product
from typing import TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from grognard.core.rulebook import find

Value: TypeAlias = int | float | str

PRODUCT = "the product"
LANGUAGES = ("en", "pl", "ru")
TRANSLATIONS = ("pl", "ru")
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 5, 21, 1.5)
"""Of every plural category that English, Polish and Russian have."""


@cache
def resource(whose: str, language: str) -> ast.Resource:
    """Return the words of a book, or of the product."""
    package = "grognard.i18n" if whose == PRODUCT else find(whose).words
    words = resources.files(package) / "words" / f"{language}.ftl"
    return FluentParser().parse(words.read_text(encoding="utf-8"))


@cache
def messages(whose: str, language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(whose, language).body if isinstance(entry, ast.Message)}


@cache
def known(whose: str, language: str) -> dict[str, ast.Message]:
    """Return every message that a reader of a book has: its own and the product's."""
    return {**messages(whose, language), **messages(PRODUCT, language)}


@cache
def bundle(whose: str, language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for each in dict.fromkeys((PRODUCT, whose)):
        made.add_resource(resource(each, language))
    return made


class Used(visitor.Visitor):
    """What a message asks for: its variables with the values to try, and the plural selectors on its way."""

    def __init__(self, whose: str, language: str) -> None:
        super().__init__()
        self.there = known(whose, language)
        self.values: dict[str, set[Value]] = {}
        self.selectors: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in self.there:  # formatting tells of one that is not there
            self.visit(self.there[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        named = frozenset(v.key.name for v in node.variants if isinstance(v.key, ast.Identifier))
        is_number = named <= CATEGORIES
        if named & (CATEGORIES - {"other"}):
            self.selectors.append(named)
        if isinstance(node.selector, ast.VariableReference):
            self.values.setdefault(node.selector.id.name, set()).update(NUMBERS if is_number else sorted(named))
        self.generic_visit(node)


@cache
def used(whose: str, language: str, key: str) -> Used:
    found = Used(whose, language)
    found.visit(known(whose, language)[key])
    return found


def variables(whose: str, language: str, key: str) -> set[str]:
    """Return the variables of a sentence; none if there is no such sentence."""
    return set(used(whose, language, key).values) if key in known(whose, language) else set()


def plain(whose: str, language: str, key: str) -> str:
    """Format a message without variables."""
    pattern = bundle(whose, language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(whose, language).format_pattern(pattern, {})
    assert not errors, (key, errors)
    return str(text)


def formatted(whose: str, language: str, key: str) -> Iterator[tuple[str, list[Exception]]]:
    """Format a message, its attributes too, with every combination of the values to try."""
    message = bundle(whose, language).get_message(key)
    patterns = [pattern for pattern in (message.value, *message.attributes.values()) if pattern is not None]
    values = used(whose, language, key).values
    for chosen in product(*(sorted(tried, key=str) or ["Protectors"] for tried in values.values())):
        for pattern in patterns:
            text, errors = bundle(whose, language).format_pattern(pattern, dict(zip(values, chosen, strict=True)))
            yield str(text), errors


class Spoken(visitor.Visitor):
    """The words of a message, without what it fills in."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += re.findall(r"[^\W\d_]+", re.sub(r"`[^`]*`", " ", node.value))


def spoken(whose: str, language: str, key: str, length: int = 4) -> set[tuple[str, ...]]:
    """The runs of so many words of a message, at least two of them in small letters."""
    found = Spoken()
    found.visit(messages(whose, language)[key])
    runs = {tuple(found.words[at : at + length]) for at in range(len(found.words) - length + 1)}
    return {run for run in runs if sum(word.islower() for word in run) > 1}
