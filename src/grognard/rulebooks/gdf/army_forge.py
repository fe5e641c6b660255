"""Read what people have of an army: an Army Forge list as JSON, or as it is shared as text."""

from __future__ import annotations

import re

from grognard.rulebooks.gdf.army_forge_json import read_json
from grognard.rulebooks.gdf.army_forge_text import read_text, show_army
from grognard.rulebooks.gdf.army_list import MOST_BYTES, ArmyList, ListedUnit
from grognard.rulebooks.gdf.notation import Notice, notice

__all__ = ["ArmyList", "ListedUnit", "read_army", "show_army"]

_MARKS = ((b"\xef\xbb\xbf", "utf-8-sig"), (b"\xff\xfe", "utf-16"), (b"\xfe\xff", "utf-16"))
_NOISE = re.compile("[\x00-\x08\x0e-\x1f\ud800-\udfff]")


def read_army(source: str | bytes) -> ArmyList | tuple[Notice, ...]:
    """Read an army from a file's text or bytes, whatever its format: the army with its warnings, or all errors.

    A file that holds no list, or holds one that cannot be resolved, is an error that says which file it is.
    """
    if len(source) > MOST_BYTES:
        return (notice("too-large", 1, got=len(source), most=MOST_BYTES),)
    text = _text(source)
    if isinstance(text, Notice):
        return (text,)
    if not text.strip():
        return (notice("empty", 1),)
    if text.lstrip()[0] in "{[":
        return read_json(text.encode())
    return read_text(text)


def _text(source: str | bytes) -> str | Notice:
    """Decode a file, or say in which line it stops being text."""
    text = source if isinstance(source, str) else _decoded(source)
    if isinstance(text, Notice):
        return text
    noise = _NOISE.search(text)
    return notice("not-text", text.count("\n", 0, noise.start()) + 1) if noise else text.removeprefix("\ufeff")


def _decoded(source: bytes) -> str | Notice:
    coding = next((coding for mark, coding in _MARKS if source.startswith(mark)), "utf-8")
    try:
        return source.decode(coding)
    except UnicodeDecodeError as fault:
        return notice("not-text", source.count(b"\n", 0, fault.start) + 1)
