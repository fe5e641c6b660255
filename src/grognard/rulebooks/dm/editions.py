"""Editions are overlays: each states only what differs from its parent."""

from __future__ import annotations

from types import MappingProxyType

from grognard.core.readings import Edition

__all__ = ["EDITIONS"]

EDITIONS = MappingProxyType(
    {
        "seed": Edition("seed"),
        "example": Edition("example", "seed", readings=(("range", "per5-from-6"),)),
    }
)
"""The rules as the seed lists them, and as its worked example counts the range."""
