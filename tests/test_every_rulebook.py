"""What every installed rulebook must have, ours and anybody's: its record is whole, and every rule has an example."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from grognard.core.rulebook import find, installed
from pages import example, example_files
from rulebooks.said_keys import book_source, dice_stages, taken

every_book = pytest.mark.parametrize("name", installed())

SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


@cache
def examples(name: str) -> dict[str, dict[str, Any]]:
    return {path.stem: example(path) for path in example_files(find(name))}


def stands(package: str, where: str) -> bool:
    """Whether `module.name` or `module.Class.name` is there in a package."""
    module, _, names = where.partition(".")
    there: object = import_module(f"{package}.{module}")
    for name in names.split("."):
        if not name or not hasattr(there, name):
            return False
        there = getattr(there, name)
    return True


def twice(names: Sequence[str]) -> set[str]:
    return {name for name in names if names.count(name) > 1}


def test_there_are_rulebooks() -> None:
    assert installed()


@every_book
def test_a_book_is_found_by_its_own_name(name: str) -> None:
    assert find(name).name == name
    assert SLUG.fullmatch(name)


@every_book
def test_a_slug_begins_with_the_name_of_its_book(name: str) -> None:
    book = find(name)
    assert book.citations
    assert {slug: citation.slug for slug, citation in book.citations.items()} == {slug: slug for slug in book.citations}
    assert [slug for slug in book.citations if not (slug.startswith(f"{name}-") and SLUG.fullmatch(slug))] == []


@every_book
def test_a_rule_is_implemented_where_it_says(name: str) -> None:
    book = find(name)
    lost = {slug: rule.where for slug, rule in book.citations.items() if not stands(book.words, rule.where)}
    assert lost == {}


@every_book
def test_a_rule_has_its_number_in_the_specification(name: str) -> None:
    assert [slug for slug, citation in find(name).citations.items() if not citation.number] == []


@every_book
def test_whatever_the_book_cites_is_a_rule_of_it(name: str) -> None:
    cited = taken(book_source(name), "citation")
    assert {(slug, where) for slug, where in cited if slug and slug not in find(name).citations} == set()


@every_book
def test_a_reading_has_options_and_a_rule(name: str) -> None:
    book = find(name)
    for key, reading in book.readings.items():
        assert (reading.name, len(reading.options) > 1, twice(reading.options)) == (key, True, set())
        assert reading.number, key
        assert reading.citation in book.citations, key


@every_book
def test_an_edition_is_an_overlay_of_readings_that_there_are(name: str) -> None:
    book = find(name)
    assert book.editions
    for key, edition in book.editions.items():
        assert edition.name == key
        assert not edition.parent or edition.parent in book.editions, key
        chosen = dict(edition.readings)
        assert len(chosen) == len(edition.readings), key
        assert {reading: option for reading, option in chosen.items() if option not in options(name, reading)} == {}


def options(name: str, reading: str) -> tuple[str, ...]:
    found = find(name).readings.get(reading)
    return found.options if found else ()


@every_book
def test_measures_and_stages_have_names_of_their_own(name: str) -> None:
    book = find(name)
    assert book.measures
    assert book.stages
    assert twice([measure.key for measure in book.measures]) == set()
    assert twice(book.stages) == set()


@every_book
def test_dice_are_thrown_in_stages_of_the_book(name: str) -> None:
    thrown = taken(book_source(name), "stage", only=("Throw", "throw"))
    assert {(stage, where) for stage, where in thrown if stage not in dice_stages(find(name))} == set()


@every_book
def test_every_rule_has_an_example(name: str) -> None:
    shown = {slug for one in examples(name).values() for slug in one["rule"]}
    assert [slug for slug in find(name).citations if slug not in shown] == []


@every_book
def test_an_example_is_about_rules_of_the_book_and_says_what_it_shows(name: str) -> None:
    assert examples(name)
    for stem, one in examples(name).items():
        about = one.get("rule")
        assert isinstance(about, list), stem
        assert about, stem
        assert [slug for slug in about if slug not in find(name).citations] == [], stem
        assert isinstance(one.get("says"), str), stem
        assert one["says"].strip(), stem


@every_book
def test_the_book_names_its_examples(name: str) -> None:
    shown: dict[str, list[str]] = {slug: [] for slug in find(name).citations}
    for stem, one in examples(name).items():
        for slug in one["rule"]:
            shown.setdefault(slug, []).append(stem)
    assert {slug: sorted(names) for slug, names in find(name).examples.items()} == shown
