"""What changed from one state to the next, as the smallest list of places with their new values."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeAlias

from msgspec.json import encode

from grognard.battle.plain import Json

__all__ = ["Change", "changed", "differences"]

Place: TypeAlias = tuple[str | int, ...]
Change: TypeAlias = tuple[Place, Json]
"""A place, as the names and positions that lead to it, and what stands there now."""


def differences(before: Json, after: Json, at: Place = ()) -> Iterator[Change]:
    """Find what must be put where so that `before` becomes `after`."""
    if isinstance(before, dict | list) and before == after and encode(before) == encode(after):
        return  # equal to the last type: a truth is no number, though Python takes one for the other
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for name in before:
            yield from differences(before[name], after[name], (*at, name))
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for place in range(len(before)):
            yield from differences(before[place], after[place], (*at, place))
    elif type(before) is not type(after) or before != after:
        yield at, after


def changed(state: Json, changes: tuple[Change, ...]) -> Json:
    """Return a state with changes put in their places; what did not change is shared with the old one.

    Raises `LookupError` or `TypeError` if there is no such place.
    """
    for place, value in changes:
        state = _put(state, place, value)
    return state


def _put(state: Json, place: Place, value: Json) -> Json:
    if not place:
        return value
    new = state.copy()
    new[place[0]] = _put(state[place[0]], place[1:], value)
    return new
