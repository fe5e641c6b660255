"""In which language the command line speaks: as asked, else as the environment has it, else English."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.running import DICE, LANGUAGES, run, started, written

TITLES = {"en": "Number of attacks", "pl": "Liczba ataków", "ru": "Число атак"}


def spoken(text: str) -> list[str]:
    """Return the languages that a resolution is told in."""
    return [language for language, title in TITLES.items() if title in text.splitlines()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_that_is_asked_for(tmp_path: Path, language: str) -> None:
    path = written(tmp_path)
    assert spoken(run("resolve", path, "--dice", DICE, "--lang", language).out) == [language]
    assert spoken(run("resolve", path, "--dice", DICE, "--lang", language, GROGNARD_LANG="ru", LANG="pl").out) == [
        language
    ]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "ru_RU"}, "ru"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "ru_RU.UTF-8", "LANG": "pl_PL.UTF-8"}, "ru"),
        ({"GROGNARD_LANG": "pl", "LC_ALL": "ru_RU.UTF-8", "LANG": "en_GB.UTF-8"}, "pl"),
        ({"GROGNARD_LANG": "PL", "LANG": "ru_RU.UTF-8"}, "pl"),
        ({"GROGNARD_LANG": "", "LANG": "ru_RU.UTF-8"}, "ru"),
    ],
)
def test_the_language_of_the_environment(tmp_path: Path, environment: dict[str, str], language: str) -> None:
    assert spoken(run("resolve", written(tmp_path), "--dice", DICE, **environment).out) == [language]


def test_a_process_speaks_the_language_of_its_environment(tmp_path: Path) -> None:
    ended = started(
        "resolve", written(tmp_path), "--dice", DICE, GROGNARD_LANG="ru", LANG="C", PYTHONIOENCODING="ascii"
    )
    assert (ended.code, ended.err, spoken(ended.out)) == (0, "", ["ru"])
    assert "1 рана, убрана 1 модель" in ended.out


@pytest.mark.parametrize("language", ["de", "", "english"])
def test_a_language_that_nobody_wrote(tmp_path: Path, language: str) -> None:
    ended = run("odds", written(tmp_path), "--lang", language)
    assert (ended.code, ended.out) == (2, "")
    assert ended.lines == ["error: --lang is en, pl or ru"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_as_the_language_has_them(tmp_path: Path, language: str) -> None:
    out = run("odds", written(tmp_path), "--lang", language).out
    assert ("1.25" in out) == (language == "en")
    assert ("1,25" in out) == (language != "en")
    assert ("10.3%" in out) == (language == "en")
    assert ("10,3 %" in out) == (language != "en")
