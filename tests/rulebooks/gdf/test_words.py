"""The book's words: complete, well formed and translated in English, Polish and Russian."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import resources
from itertools import product
from typing import TypeAlias

import msgspec
import pytest
from babel import Locale
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast, visitor

from grognard.rulebooks.gdf import RULEBOOK
from grognard.rulebooks.gdf.citations import CITATIONS
from grognard.rulebooks.gdf.document import AttackText, HeroText, SituationText, TargetText, UnitText
from grognard.rulebooks.gdf.editions import EDITIONS
from grognard.rulebooks.gdf.notices import NOTICES
from grognard.rulebooks.gdf.readings import READINGS
from rulebooks.gdf.said_keys import fields, said

Value: TypeAlias = int | float | str

LANGUAGES = ("en", "pl", "ru")
TRANSLATIONS = ("pl", "ru")
CATEGORIES = frozenset({"zero", "one", "two", "few", "many", "other"})
NUMBERS = (0, 1, 2, 5, 21, 1.5)
"""Of every plural category that English, Polish and Russian have."""

TABLES: dict[str, type[msgspec.Struct]] = {
    "situation": SituationText,
    "unit": UnitText,
    "target": TargetText,
    "hero": HeroText,
    "attack": AttackText,
}
OURS = re.compile(r"(rule-gdf|reading|edition|schema)-")
"""What is said of something the book names; other messages are questions, results and problems."""

UNTOLD = {
    "absurd-length": {"most"},
    "too-many-digits": {"got"},
    "missing-unit": {"right"},
    "not-a-length": {"right"},
    "unknown-unit": {"right"},
}
"""Facts of a notice that would fill a line and help nobody; what a length looks like, each language says itself."""


@cache
def resource(language: str) -> ast.Resource:
    words = resources.files("grognard.rulebooks.gdf") / "words" / f"{language}.ftl"
    return FluentParser().parse(words.read_text(encoding="utf-8"))


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in resource(language).body if isinstance(entry, ast.Message)}


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    made.add_resource(resource(language))
    return made


class Used(visitor.Visitor):
    """What a message asks for: its variables with the values to try, and the plural selectors on its way."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.language = language
        self.values: dict[str, set[Value]] = {}
        self.selectors: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        if node.id.name in messages(self.language):  # formatting tells of one that is not there
            self.visit(messages(self.language)[node.id.name])

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        named = frozenset(v.key.name for v in node.variants if isinstance(v.key, ast.Identifier))
        is_number = named <= CATEGORIES
        if named & (CATEGORIES - {"other"}):
            self.selectors.append(named)
        if isinstance(node.selector, ast.VariableReference):
            self.values.setdefault(node.selector.id.name, set()).update(NUMBERS if is_number else sorted(named))
        self.generic_visit(node)


@cache
def used(language: str, key: str) -> Used:
    found = Used(language)
    found.visit(messages(language)[key])
    return found


def plain(language: str, key: str) -> str:
    """Format a message without variables."""
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    text, errors = bundle(language).format_pattern(pattern, {})
    assert not errors
    return str(text)


def needed() -> Iterator[str]:
    yield from (citation.key for citation in CITATIONS.values())
    for reading in READINGS.values():
        yield f"reading-{reading.name}"
        yield from (f"reading-{reading.name}-{option}" for option in reading.options)
    yield from (f"edition-{name.replace('.', '-')}" for name in EDITIONS)
    for table, struct in TABLES.items():
        shared = UnitText.__struct_fields__ if struct is TargetText else ()
        fields = (field.name for field in msgspec.structs.fields(struct) if field.name not in shared)
        yield from (f"schema-{table}-{field.replace('_', '-')}" for field in fields)


NEEDED = tuple(needed())


def formatted(language: str, key: str) -> Iterator[tuple[str, list[Exception]]]:
    """Format a message, its attributes too, with every combination of the values to try."""
    message = bundle(language).get_message(key)
    patterns = [pattern for pattern in (message.value, *message.attributes.values()) if pattern is not None]
    values = used(language, key).values
    for chosen in product(*(sorted(tried, key=str) or ["Protectors"] for tried in values.values())):
        for pattern in patterns:
            text, errors = bundle(language).format_pattern(pattern, dict(zip(values, chosen, strict=True)))
            yield str(text), errors


class Spoken(visitor.Visitor):
    """The words of a message, without what it fills in."""

    def __init__(self) -> None:
        super().__init__()
        self.words: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words += re.findall(r"[^\W\d_]+", re.sub(r"`[^`]*`", " ", node.value))


def spoken(language: str, key: str, length: int = 4) -> set[tuple[str, ...]]:
    """The runs of so many words of a message, at least two of them in small letters."""
    found = Spoken()
    found.visit(messages(language)[key])
    runs = {tuple(found.words[at : at + length]) for at in range(len(found.words) - length + 1)}
    return {run for run in runs if sum(word.islower() for word in run) > 1}


def test_the_numbers_to_try_reach_every_plural_category() -> None:
    for language in LANGUAGES:
        form = Locale.parse(language).plural_form
        assert {form(number) for number in NUMBERS} == form.tags | {"other"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_well_formed(language: str) -> None:
    assert [entry.content for entry in resource(language).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    keys = Counter(entry.id.name for entry in resource(language).body if isinstance(entry, ast.Message | ast.Term))
    assert [key for key, count in keys.items() if count > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_citation_reading_option_edition_and_field_has_words(language: str) -> None:
    assert [key for key in NEEDED if key not in messages(language)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_of_rules_readings_editions_or_fields_that_do_not_exist(language: str) -> None:
    assert [key for key in messages(language) if OURS.match(key) and key not in NEEDED] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_the_languages_have_the_same_keys(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_a_translation_tells_the_same_facts(language: str) -> None:
    both = [key for key in messages(language) if key in messages("en")]
    assert [key for key in both if used(language, key).values.keys() != used("en", key).values.keys()] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_formats_with_the_variables_it_uses(language: str) -> None:
    wrong = [(key, errors) for key in messages(language) for _, errors in formatted(language, key) if errors]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_plural_selector_has_every_category_of_its_language(language: str) -> None:
    every = Locale.parse(language).plural_form.tags | {"other"}
    found = [(key, selector) for key in messages(language) for selector in used(language, key).selectors]
    assert [(key, sorted(selector)) for key, selector in found if selector != every] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_one_sentence(language: str) -> None:
    texts = [plain(language, citation.key) for citation in CITATIONS.values()]
    assert [text for text in texts if not text.endswith(".") or re.search(r"[.!?]\s", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reading_asks_and_its_options_answer(language: str) -> None:
    for reading in READINGS.values():
        assert plain(language, f"reading-{reading.name}").endswith("?")
        answers = [plain(language, f"reading-{reading.name}-{option}") for option in reading.options]
        assert all(answer.endswith(".") for answer in answers)
        assert len(set(answers)) == len(answers)


def test_polish_and_russian_are_translated() -> None:
    assert [key for key in NEEDED if plain("pl", key) == plain("en", key)] == []
    assert [key for key in NEEDED if not re.search("[а-яё]{2}", plain("ru", key))] == []


@pytest.mark.parametrize("language", TRANSLATIONS)
def test_no_english_sentence_is_left_in_a_translation(language: str) -> None:
    """No four words in a row are those of the English: names of rules are shorter or capitalised."""
    both = [key for key in messages(language) if key in messages("en")]
    assert [key for key in both if spoken(language, key) & spoken("en", key)] == []


@cache
def shared(language: str) -> dict[str, ast.Message]:
    """Return the words of the product itself, which every book's reader has too."""
    words = resources.files("grognard.i18n") / "words" / f"{language}.ftl"
    body = FluentParser().parse(words.read_text(encoding="utf-8")).body
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


def variables(language: str, key: str) -> set[str]:
    """Return the variables of a sentence of the product or the book."""
    found = Used(language)
    found.visit(shared(language).get(key) or messages(language)[key])
    return set(found.values)


def named(facts: Iterable[str]) -> set[str]:
    """Return facts as the variables that they become."""
    return {fact.removesuffix("_um").replace("-", "_") for fact in facts}


def lacking(language: str, keys: Iterable[str]) -> list[str]:
    return sorted(key for key in keys if key not in messages(language) and key not in shared(language))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_is_both_the_products_and_the_books(language: str) -> None:
    assert shared(language).keys() & messages(language).keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_has_words_that_use_its_facts_only(language: str) -> None:
    assert lacking(language, NOTICES) == []
    assert [key for key, facts in NOTICES.items() if not variables(language, key) <= named(facts)] == []


def test_the_words_of_a_notice_leave_out_no_fact() -> None:
    """What was found and what would be right are both told."""
    untold = {key: named(facts) - variables("en", key) for key, facts in NOTICES.items()}
    assert {key: facts for key, facts in untold.items() if facts} == UNTOLD


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_has_words(language: str) -> None:
    assert len(said()) > 100
    assert lacking(language, {found.key for found in said()}) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_is_said_is_given_the_facts_of_its_words(language: str) -> None:
    given = [found for found in said() if found.facts is not None]
    assert len(given) > 50
    short = {f.where: variables(language, f.key) - named(f.facts or ()) for f in given}
    assert {where: missing for where, missing in short.items() if missing} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_stage_measure_and_field_has_words(language: str) -> None:
    dice = [stage for stage in RULEBOOK.stages if stage != "wounds"]  # wounds are dealt out, not thrown
    stages = [f"stage-{stage}" for stage in RULEBOOK.stages]
    stages += [f"{kind}-{stage}" for stage in dice for kind in ("ask", "good")]
    measures = [f"measure-{measure.key}" for measure in RULEBOOK.measures]
    assert {"quality", "defense", "blast", "deadly"} <= fields()
    assert lacking(language, [*stages, *measures, *(f"reason-{field}" for field in fields())]) == []
