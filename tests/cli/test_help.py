"""The help of every command, in the reader's language."""

from __future__ import annotations

import pytest

from cli.running import LANGUAGES, run
from grognard.cli.app import app
from grognard.cli.helping import told_language, with_help
from grognard.i18n import words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_help_in_words(language: str) -> None:
    say = words(language)
    group = with_help(app, say)
    assert set(group.commands) == {
        "odds", "resolve", "import", "rules", "schema", "battle", "replay", "verify", "fuzz"
    }  # fmt: skip
    battle = group.commands["battle"]
    assert set(battle.commands) == {"new", "show", "answer", "undo", "override", "log", "list"}
    named = {**group.commands, **{f"battle-{name}": command for name, command in battle.commands.items()}}
    for name, command in named.items():
        assert command.help == say.say(f"help-{name}") != f"help-{name}"
        assert say.has(f"help-{name}")
        for parameter in command.params:
            assert not parameter.help.startswith("help-"), parameter.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_printed_in_the_language_asked_for(language: str) -> None:
    ended = run("odds", "--lang", language, "--help")
    assert ended.code == 0
    first = words(language).say("help-odds").split()[0]
    assert first in ended.out


def test_the_language_is_known_before_the_command_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GROGNARD_LANG", "ru")
    assert told_language(["odds", "x"]) == "ru"
    assert told_language(["odds", "--lang", "pl", "x"]) == "pl"
    assert told_language(["odds", "--lang=en", "x"]) == "en"
    assert told_language(["odds", "--lang"]) == "ru"


def test_rules_without_a_book_lists_the_books() -> None:
    ended = run("rules")
    assert ended.code == 0
    assert "Grimdark Future" in ended.out
