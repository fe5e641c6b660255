"""The picture of a situation, written where the reader wants it."""

from __future__ import annotations

from pathlib import Path

from grognard.core.documents import REASONS
from grognard.core.errors import GrognardError
from grognard.core.rulebook import Priced

__all__ = ["save_map"]


def save_map(priced: Priced, path: Path) -> None:
    """Write the map of a situation as SVG.

    Raises `GrognardError` for a situation without a map, another ending, or a path that cannot be written.
    """
    if priced.picture is None:
        raise GrognardError("map-nothing-to-draw")
    if path.suffix.lower() != ".svg":
        raise GrognardError("plot-wrong-format", path=str(path), known=".svg")
    try:
        path.write_text(priced.picture(), encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = REASONS.get(getattr(error, "errno", None) or 0, "other")
        raise GrognardError("plot-not-written", path=str(path), reason=reason) from None
