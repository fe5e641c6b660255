"""A JSON document taken apart step by step, so that every part knows the line it stands in."""

from __future__ import annotations

import re
from collections.abc import Mapping

import msgspec

from grognard.rulebooks.gdf.notation import Notice, clean, notice, whole

__all__ = ["Place", "flag", "items", "members", "opened", "text_of", "whole_of"]

_BYTE = re.compile(r"byte ([0-9]+)")
_WHOLE = re.compile(r"([0-9]+)(?:\.0+)?")
_LONGEST = 10_000
_UNPRINTABLE = re.compile("[\x00-\x08\x0e-\x1f\ud800-\udfff]")
_MOST_FIELDS = 200


class Place(msgspec.Struct, frozen=True):
    """A value as it is written in the document, and its line."""

    raw: bytes
    line: int


def opened(data: bytes) -> Mapping[str, Place] | Notice:
    """Open a document that is one object, or say in which line it stops being JSON."""
    try:
        msgspec.json.decode(data, type=msgspec.Raw)
    except RecursionError:
        return notice("json-too-deep", 1)
    except msgspec.MsgspecError as fault:
        found = _BYTE.search(str(fault))
        before = data[: int(found[1])] if found else data
        column = len(before.rpartition(b"\n")[2].decode(errors="replace")) + 1
        return notice("json-malformed", before.count(b"\n") + 1, column=column)
    return members(Place(data, 1))


def members(place: Place | None) -> Mapping[str, Place]:
    """Return what stands in an object by its key; nothing if it is none, or has more keys than any of a list has."""
    values = _decoded(place, dict[str, msgspec.Raw])
    found: dict[str, Place] = {}
    if place is None or not isinstance(values, dict) or len(values) > _MOST_FIELDS:
        return found
    at, line, raw = 0, place.line, place.raw
    for key, value in values.items():
        name, written = msgspec.json.encode(key), bytes(value)
        after = raw.find(name, at)
        start = max(raw.find(written, at if after < 0 else after + len(name)), at)
        line += raw.count(b"\n", at, start)
        found[key] = Place(written, line)
        at = start + len(written)
        line += written.count(b"\n")
    return found


def items(place: Place | None) -> tuple[Place, ...] | None:
    """Return what stands in a list; none if it is not a list."""
    values = _decoded(place, list[msgspec.Raw])
    if place is None or not isinstance(values, list):
        return None
    found: list[Place] = []
    at, line = 0, place.line
    for value in values:
        written = bytes(value)
        start = place.raw.find(written, at)
        line += place.raw.count(b"\n", at, start)
        found.append(Place(written, line))
        at = start + len(written)
        line += written.count(b"\n")
    return tuple(found)


def text_of(place: Place | None) -> str:
    """Return a text, or what is written for a number; nothing if it is neither, and nothing for none.

    What cannot stand in a text file, such as an escaped control character, is a blank.
    """
    if place is None or len(place.raw) > _LONGEST:
        return ""
    if place.raw[:1] == b'"':
        text = _decoded(place, str)
        return clean(_UNPRINTABLE.sub(" ", text)) if isinstance(text, str) else ""
    return place.raw.decode() if place.raw[:1].isdigit() or place.raw[:1] == b"-" else ""


def whole_of(place: Place | None) -> int | None:
    """Return a whole number, written as such or as a text such as "02"; none if it is not one."""
    match = _WHOLE.fullmatch(text_of(place))
    return whole(match[1]) if match else None


def flag(place: Place | None) -> bool:
    """Tell whether true is written."""
    return place is not None and place.raw == b"true"


def _decoded(place: Place | None, kind: object) -> object:
    """Decode a value as far as one step goes; none if it is not of that kind."""
    if place is None:
        return None
    try:
        decoded: object = msgspec.json.decode(place.raw, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError):
        return None
    return decoded
