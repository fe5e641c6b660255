"""Words: a key and its facts become a sentence in the reader's language (Fluent, with real plural forms)."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from grognard.boards.length import show
from grognard.core.refusals import Fact, Facts

__all__ = ["LANGUAGES", "Words", "language", "printable", "words"]

LANGUAGES = ("en", "pl", "ru")
"""The first is what a reader gets whose language is none of these."""


class Words:
    """The words of the product and of some rulebooks in one language; English where a sentence is missing."""

    def __init__(self, language: str, packages: tuple[str, ...]) -> None:
        self.language = language
        self._bundles = [_bundle(language, packages)]
        if language != LANGUAGES[0]:
            self._bundles.append(_bundle(LANGUAGES[0], packages))

    def has(self, key: str) -> bool:
        """Whether there is a sentence of that key in this very language."""
        return self._bundles[0].has_message(key)

    def say(self, key: str, facts: Facts | Mapping[str, object] = ()) -> str:
        """Return the sentence for a key; the key itself with its facts if no language has it."""
        told = dict(facts)
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is not None:
                text, _ = bundle.format_pattern(pattern, self._arguments(told))
                return str(text)
        details = ", ".join(f"{name} = {value}" for name, value in told.items())
        return f"{key} ({details})" if details else key

    def length(self, um: int) -> str:
        """Return a length in inches as this language writes it."""
        text = show(um)
        return text if self.language == "en" else text.replace(".", ",")

    def _text(self, name: str, value: str) -> str:
        """Return a text as it is told: on one line, and a stage by its name."""
        if name == "stage" and self.has(f"stage-{value}"):
            return self.say(f"stage-{value}")
        return printable(value)

    def _arguments(self, told: Mapping[str, object]) -> dict[str, Fact]:
        """Return the facts as variables: a length in micrometres as text, a truth as yes or no."""
        arguments: dict[str, Fact] = {}
        for name, value in told.items():
            plain = name.replace("-", "_")
            if name.endswith("_um") and isinstance(value, int):
                arguments[plain.removesuffix("_um")] = self.length(value)
            elif isinstance(value, bool):
                arguments[plain] = "yes" if value else "no"
            elif isinstance(value, int | float):
                arguments[plain] = value
            else:
                arguments[plain] = self._text(name, str(value))
        return arguments


def printable(text: str) -> str:
    """Return a text on one line, with a dot for what cannot be seen."""
    return "".join(c if c.isprintable() else " " if c.isspace() else "·" for c in text)


def language(wanted: str | None = None) -> str:
    """Return the reader's language: as wanted, else as the environment has it, else English."""
    names = (wanted, os.environ.get("GROGNARD_LANG"), os.environ.get("LC_ALL"), os.environ.get("LANG"))
    for name in names:
        code = (name or "").split("_")[0].split("-")[0].split(".")[0].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


@lru_cache(maxsize=32)
def words(language: str, *packages: str) -> Words:
    """Return the words of a language, with those of rulebooks by the package they stand in."""
    return Words(language, packages)


def _bundle(language: str, packages: tuple[str, ...]) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for package in ("grognard.i18n", *packages):
        text = files(package).joinpath("words", f"{language}.ftl").read_text(encoding="utf-8")
        bundle.add_resource(FluentResource(text))
    return bundle
