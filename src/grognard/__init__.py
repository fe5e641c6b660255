"""Tabletop combat off one copy of the rules: referee, dice, exact odds, advice and simulation."""

from __future__ import annotations

from importlib import import_module

TYPE_CHECKING = False  # as in typing, which takes longer to import than all of this
if TYPE_CHECKING:
    from grognard.library import load, odds, resolve

__all__ = ["load", "odds", "resolve"]


def __getattr__(name: str) -> object:
    """Import what is asked for when it is asked for, so that importing the package costs nothing."""
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module("grognard.library"), name)
