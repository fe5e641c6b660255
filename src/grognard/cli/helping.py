"""The help of every command in the reader's language."""

from __future__ import annotations

from typing import Any

import typer

from grognard.i18n import Words, language

__all__ = ["told_language", "with_help"]


def told_language(arguments: list[str]) -> str:
    """Return the language that a command line asks for, before it is parsed; else that of the environment."""
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return language(argument.removeprefix("--lang="))
        if argument == "--lang" and at + 1 < len(arguments):
            return language(arguments[at + 1])
    return language()


def with_help(app: typer.Typer, words: Words) -> Any:
    """Return the command with its help in words: `help-<command>`, `help-<command>-<option>` or `help-<option>`."""
    group: Any = typer.main.get_command(app)
    group.help = words.say("help-grognard")
    for name, command in group.commands.items():
        command.help = words.say(f"help-{name}")
        for parameter in command.params:
            own = f"help-{name}-{parameter.name}"
            parameter.help = words.say(own if words.has(own) else f"help-{parameter.name}")
    return group
