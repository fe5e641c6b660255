"""Situations as tables, read, priced and resolved as a player's file would be."""

from __future__ import annotations

from collections.abc import Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

from grognard.battle.resolving import Resolution, resolve
from grognard.core.distributions import Distribution
from grognard.core.documents import Document
from grognard.core.rulebook import Priced, find
from grognard.core.sources import by_hand
from grognard.pricing.outlooks import outlook

__all__ = ["BOOK", "changed", "is_as_stated", "looked_up", "odds", "read", "ready", "resolved", "scene"]

BOOK = find("wfrp3")
Data = dict[str, Any]
Value = Distribution[int] | Fraction


def changed(first: Any, second: Any) -> Any:
    """Return nested tables with those of `second` laid over them."""
    if not isinstance(first, Mapping) or not isinstance(second, Mapping):
        return second
    return {key: changed(first.get(key), second[key]) if key in second else first[key] for key in {**first, **second}}


def scene(**tables: Any) -> Data:
    """Return a situation of these tables."""
    return {"rulebook": "wfrp3", **tables}


def read(data: Data, text: str = "") -> Any:
    """Read a situation: a situation, its problems, or its refusals."""
    return BOOK.pricing.read(Document(Path("situation.toml"), text, data))


def ready(data: Data) -> Priced:
    """Return a situation that is legal, ready for dice."""
    found = read(data)
    assert not isinstance(found, tuple), found
    return BOOK.pricing.parts(found)


def odds(data: Data) -> dict[str, dict[str, Value]]:
    """Return the measures of each target by its name, of the whole under the empty name."""
    priced = outlook(BOOK, ready(data))
    found = {target.name: dict(target.measures) for target in priced.targets}
    return found | {"": dict(priced.measures)}


def resolved(data: Data, thrown: str) -> Resolution:
    """Resolve a situation with typed dice, handfuls apart by `/`."""
    return resolve(BOOK, ready(data), by_hand(thrown.split("/") if thrown else []))


def is_as_stated(found: Fraction, stated: str) -> bool:
    """Compare with a fraction exactly, with a decimal to its last place."""
    if "." not in stated:
        return found == Fraction(stated)
    places = -int(Decimal(stated).as_tuple().exponent)
    return abs(found - Fraction(stated)) <= Fraction(1, 2 * 10**places)


def looked_up(value: Value, asked: str) -> Fraction:
    """Return the mean, the chance of `3`, or of `3+`."""
    if isinstance(value, Fraction):
        return value
    if asked == "mean":
        return value.mean
    return value.at_least(int(asked[:-1])) if asked.endswith("+") else value[int(asked)]
