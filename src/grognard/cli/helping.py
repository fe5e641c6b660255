"""The help of every command in the reader's language."""

from __future__ import annotations

from typing import Any

import typer

from grognard.i18n import Words, language

__all__ = ["joined", "told_language", "with_help"]


def told_language(arguments: list[str]) -> str:
    """Return the language that a command line asks for, before it is parsed; else that of the environment."""
    for at, argument in enumerate(arguments):
        if argument.startswith("--lang="):
            return language(argument.removeprefix("--lang="))
        if argument == "--lang" and at + 1 < len(arguments):
            return language(arguments[at + 1])
    return language()


def joined(app: typer.Typer, more: typer.Typer, **groups: typer.Typer) -> typer.Typer:
    """Return an app with the commands of another, and with groups of commands by their names."""
    app.add_typer(more)
    for name, group in groups.items():
        app.add_typer(group, name=name)
    return app


def with_help(app: typer.Typer, words: Words) -> Any:
    """Return the command with its help in words: `help-<command>`, `help-<command>-<option>` or `help-<option>`."""
    group: Any = typer.main.get_command(app)
    group.help = words.say("help-grognard")
    _tell_commands(group, "", words)
    return group


def _tell_commands(group: Any, before: str, words: Words) -> None:
    """Put words to every command of a group, and of the groups in it; `before` is the name of the group."""
    for name, command in group.commands.items():
        command.help = words.say(f"help-{before}{name}")
        for parameter in command.params:
            own = f"help-{before}{name}-{parameter.name}"
            parameter.help = words.say(own if words.has(own) else f"help-{parameter.name}")
        if hasattr(command, "commands"):
            _tell_commands(command, f"{name}-", words)
