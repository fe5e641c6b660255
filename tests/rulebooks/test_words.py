"""The words of the product and of every rulebook: complete, well formed and translated in English, Polish, Russian."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec
import pytest
from babel import Locale
from fluent.syntax import ast

from grognard.core.rulebook import Rulebook, find, installed
from rulebooks.book_words import own_words
from rulebooks.said_keys import FAMILIES, Said, said_by, said_by_product, said_of, written_out
from rulebooks.sentences import (
    LANGUAGES,
    NUMBERS,
    PRODUCT,
    TRANSLATIONS,
    formatted,
    known,
    messages,
    plain,
    resource,
    spoken,
    used,
    variables,
)

every_words = pytest.mark.parametrize("whose", [PRODUCT, *installed()])
every_book = pytest.mark.parametrize("name", installed())
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", TRANSLATIONS)

OF_LISTS = ("cli/armies.py",)
"""What these modules say, only books have to say that read lists."""


def test_the_numbers_to_try_reach_every_plural_category() -> None:
    for language in LANGUAGES:
        form = Locale.parse(language).plural_form
        assert {form(number) for number in NUMBERS} == form.tags | {"other"}


# The sentences themselves.


@every_words
@every_language
def test_every_line_is_well_formed(whose: str, language: str) -> None:
    assert [entry.content for entry in resource(whose, language).body if isinstance(entry, ast.Junk)] == []


@every_words
@every_language
def test_no_key_stands_twice(whose: str, language: str) -> None:
    body = resource(whose, language).body
    keys = Counter(entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term))
    assert [key for key, count in keys.items() if count > 1] == []


@every_words
@every_translation
def test_the_languages_have_the_same_keys(whose: str, language: str) -> None:
    assert set(messages(whose, language)) == set(messages(whose, "en"))


@every_words
@every_translation
def test_a_translation_tells_the_same_facts(whose: str, language: str) -> None:
    both = [key for key in messages(whose, language) if key in messages(whose, "en")]
    assert [key for key in both if variables(whose, language, key) != variables(whose, "en", key)] == []


@every_words
@every_language
def test_every_message_formats_with_the_variables_it_uses(whose: str, language: str) -> None:
    keys = messages(whose, language)
    assert [(key, errors) for key in keys for _, errors in formatted(whose, language, key) if errors] == []


@every_words
@every_language
def test_a_plural_selector_has_every_category_of_its_language(whose: str, language: str) -> None:
    every = Locale.parse(language).plural_form.tags | {"other"}
    keys = messages(whose, language)
    found = [(key, selector) for key in keys for selector in used(whose, language, key).selectors]
    assert [(key, sorted(selector)) for key, selector in found if selector != every] == []


@every_words
@every_translation
def test_no_english_sentence_is_left_in_a_translation(whose: str, language: str) -> None:
    """No four words in a row are those of the English: names of rules are shorter or capitalised."""
    both = [key for key in messages(whose, language) if key in messages(whose, "en")]
    assert [key for key in both if spoken(whose, language, key) & spoken(whose, "en", key)] == []


@every_book
@every_language
def test_no_key_is_both_the_products_and_the_books(name: str, language: str) -> None:
    assert messages(PRODUCT, language).keys() & messages(name, language).keys() == set()


# What a book names: its rules, readings, editions, measures and fields.


def members(book: Rulebook) -> Iterator[str]:
    """Go through every key that a book's own names make, other than stages and reasons."""
    for family in ("rule-", "reading-", "measure-"):
        yield from FAMILIES[family](book)
    yield from (f"edition-{name.replace('.', '-')}" for name in book.editions)
    tables = own_words(book.name).tables
    for table, struct in tables.items():
        told = {field for other in tables.values() if other in struct.__mro__[1:] for field in other.__struct_fields__}
        fields = [field.name for field in msgspec.structs.fields(struct) if field.name not in told]
        yield from (f"schema-{table}-{field.replace('_', '-')}" for field in fields)


@every_book
@every_language
def test_whatever_a_book_names_has_words_of_the_book(name: str, language: str) -> None:
    needed = [*members(find(name)), *(said.key for said in said_of(name)), "book"]
    assert sorted({key for key in needed if key not in messages(name, language)}) == []


@every_book
@every_language
def test_nothing_is_said_of_what_a_book_does_not_name(name: str, language: str) -> None:
    ours = re.compile(rf"(rule-{re.escape(name)}|reading|edition|measure|schema)-")
    spoken_of = {*members(find(name)), *(said.key for said in said_by(name))}
    assert [key for key in messages(name, language) if ours.match(key) and key not in spoken_of] == []


@every_book
@every_language
def test_a_rule_is_one_sentence(name: str, language: str) -> None:
    texts = [plain(name, language, citation.key) for citation in find(name).citations.values()]
    assert [text for text in texts if not text.endswith(".") or re.search(r"[.!?]\s", text)] == []


@every_book
@every_language
def test_a_reading_asks_and_its_options_answer(name: str, language: str) -> None:
    for reading in find(name).readings.values():
        question = plain(name, language, f"reading-{reading.name}")
        assert question.endswith("?"), reading.name
        answers = [plain(name, language, f"reading-{reading.name}-{option}") for option in reading.options]
        assert all(answer.endswith(".") for answer in answers), reading.name
        assert len(set(answers)) == len(answers), reading.name


@every_book
def test_whatever_a_book_names_is_translated(name: str) -> None:
    told = [key for key in members(find(name)) if not key.startswith("measure-")]
    assert [key for key in told if plain(name, "pl", key) == plain(name, "en", key)] == []
    assert [key for key in told if not re.search("[А-ЯЁа-яё]{2}", plain(name, "ru", key))] == []


# What the source says.


def named(facts: Iterable[str]) -> set[str]:
    """Return facts as the variables that they become."""
    return {fact.removesuffix("_um").replace("-", "_") for fact in facts}


def lacking(whose: str, language: str, said: Iterable[Said]) -> list[str]:
    """Return the keys that have no words, each with its places."""
    return sorted(f"{each.key} ({each.where})" for each in said if each.key not in known(whose, language))


def left_to(name: str) -> list[Said]:
    """Return what the product says and leaves to the words of a book; of lists, to a book that reads them."""
    reads_lists = find(name).pricing.imports is not None
    return [
        said
        for said in said_by_product()
        if not said.is_family
        and said.key not in messages(PRODUCT, "en")
        and said.key not in own_words(name).never_said
        and any(said.key in messages(book, "en") for book in installed())
        and (reads_lists or said.where.rpartition(":")[0] not in OF_LISTS)
    ]


@every_book
@every_language
def test_whatever_a_book_says_has_words(name: str, language: str) -> None:
    assert said_by(name), "a book that says nothing is not read right"
    assert lacking(name, language, said_by(name)) == []


@every_language
def test_whatever_the_product_says_has_words(language: str) -> None:
    said = [each for each in said_by_product() if not each.is_family]
    assert len(said) > 100
    told = {key for whose in (PRODUCT, *installed()) for key in messages(whose, language)}
    assert sorted(f"{each.key} ({each.where})" for each in said if each.key not in told) == []


@every_book
@every_language
def test_whatever_the_product_leaves_to_the_words_of_a_book_is_there(name: str, language: str) -> None:
    assert lacking(name, language, left_to(name)) == []


@every_book
def test_what_a_book_never_says_it_has_no_words_for(name: str) -> None:
    never = own_words(name).never_said
    assert {*never} & {*messages(name, "en")} == set()
    assert {*never} <= {said.key for said in said_by_product()}


@every_book
@every_language
def test_whatever_is_said_is_given_the_facts_of_its_words(name: str, language: str) -> None:
    every = (*said_by_product(), *said_of(name), *said_by(name))
    given = [said for said in every if said.facts is not None and not said.is_family]
    assert len(given) > 50
    short = {
        f"{said.key} ({said.where})": variables(name, language, said.key) - named(said.facts or ()) for said in given
    }
    assert {said: missing for said, missing in short.items() if missing} == {}


@every_book
@every_language
def test_a_summary_tells_measures(name: str, language: str) -> None:
    measures = {measure.key for measure in find(name).measures}
    assert variables(name, language, "summary") <= named({"target", *measures})


@every_book
def test_a_stage_without_dice_is_a_stage_of_the_book(name: str) -> None:
    assert {*own_words(name).without_dice} <= {*find(name).stages}


@every_book
def test_what_is_spelt_out_for_the_tests_stands_in_the_book(name: str) -> None:
    assert {*own_words(name).spelt_out} <= written_out(name)


@every_book
@every_language
def test_every_notice_has_words_that_use_its_facts_only(name: str, language: str) -> None:
    notices = own_words(name).notices
    assert [key for key in notices if key not in known(name, language)] == []
    assert [key for key, facts in notices.items() if not variables(name, language, key) <= named(facts)] == []


@every_book
def test_the_words_of_a_notice_leave_out_no_fact(name: str) -> None:
    """What was found and what would be right are both told."""
    own = own_words(name)
    untold = {key: named(facts) - variables(name, "en", key) for key, facts in own.notices.items()}
    assert {key: facts for key, facts in untold.items() if facts} == dict(own.untold)
