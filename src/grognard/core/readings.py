"""Readings and editions: every ambiguity of a book is one named option, consulted in one place."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

__all__ = ["Edition", "ReadingOption", "chosen_readings"]


class ReadingOption(msgspec.Struct, frozen=True):
    """One ambiguity: its name, the options with the default first, where the spec states it, and its rule."""

    name: str
    options: tuple[str, ...]
    number: str
    citation: str

    @property
    def default(self) -> str:
        """The option that holds unless an edition or a player says otherwise."""
        return self.options[0]


class Edition(msgspec.Struct, frozen=True):
    """An overlay: it states only what differs from its parent (readings, and which special rules mean what)."""

    name: str
    parent: str = ""
    readings: tuple[tuple[str, str], ...] = ()
    specials: tuple[tuple[str, str], ...] = ()


def chosen_readings(
    options: Mapping[str, ReadingOption], layers: tuple[tuple[tuple[str, str], ...], ...]
) -> tuple[tuple[str, str], ...]:
    """Return every reading with its option: the defaults, overlaid by each layer in turn, in order of name."""
    chosen = {name: option.default for name, option in options.items()}
    for layer in layers:
        chosen.update(layer)
    return tuple(sorted(chosen.items()))
