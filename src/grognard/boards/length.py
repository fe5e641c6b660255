"""Lengths are whole micrometres, so that range and contact compare squared integers."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction

from grognard.boards.problems import Problem, found_instead, problem

__all__ = ["CM", "INCH", "LONGEST", "MM", "parse_length", "read_length", "show"]

INCH = 25_400
"""Micrometres in an inch."""

CM = 10_000
"""Micrometres in a centimetre."""

MM = 1_000
"""Micrometres in a millimetre."""

LONGEST = 10**9 * INCH
"""Nothing longer is taken for a length, in micrometres: no table is that large, and no number need be."""

_MOST_DIGITS = 30
_NOTATION = re.compile(r"\s*([+\-−]?)\s*([0-9]+[.,]?[0-9]*|[.,][0-9]+)\s*([^\s0-9.,+\-−][^0-9]*?)?\s*", re.DOTALL)
_INCH_WORDS = ('"', "”", "“", "„", "″", "''", "’’", "′′", "in", "in.", "inch", "inches")
_POLISH_AND_RUSSIAN_INCHES = ("cal", "cale", "cali", "дюйм", "дюйма", "дюймов")
_UNITS = (
    dict.fromkeys((*_INCH_WORDS, *_POLISH_AND_RUSSIAN_INCHES), INCH)
    | dict.fromkeys(("cm", "cm.", "см"), CM)
    | dict.fromkeys(("mm", "mm.", "мм"), MM)
    | dict.fromkeys(("um", "µm", "μm", "мкм"), 1)
)
_RIGHT = '24", 24 in, 61 cm or 610 mm'


def parse_length(
    text: str, default: int | None = None, *, signed: bool = False, where: str = "length"
) -> int | Problem:
    """Read a length such as `24"`, `12,5 cali`, `61 cm` or `32mm` as whole micrometres.

    A number without a unit counts in `default` micrometres, and is a problem without one. Decimal arithmetic is exact,
    and half a micrometre goes to the even one. A negative length is a problem unless it is `signed`.
    """
    match = _NOTATION.fullmatch(text[: 10 * _MOST_DIGITS])
    if match is None or len(text) > 10 * _MOST_DIGITS:
        return problem(where, "not-a-length", got=_quoted(text), right=_RIGHT)
    sign, digits, word = match.groups()
    if len(digits) > _MOST_DIGITS:
        return problem(where, "too-many-digits", got=_quoted(text), most=_MOST_DIGITS)
    unit = _UNITS.get(word.casefold()) if word else default
    if unit is None:
        key = "unknown-unit" if word else "missing-unit"
        return problem(where, key, got=_quoted(text), right=_RIGHT)
    number = Fraction(digits.replace(",", ".").rstrip("."))
    return _whole(-number if sign in ("-", "−") else number, unit, signed, where)


def read_length(
    value: object, default: int | None = None, *, signed: bool = False, where: str = "length"
) -> int | Problem:
    """Read a length that a document holds as a text or as a bare number, which counts in `default` micrometres.

    A float stands for the shortest decimal that is written for it: 12.1 is 121/10.
    """
    if isinstance(value, str):
        return parse_length(value, default, signed=signed, where=where)
    if isinstance(value, bool) or not isinstance(value, int | float | Decimal):
        return problem(where, "not-a-length", got=found_instead(value), right=_RIGHT)
    number = _decimal(value)
    if number is None:
        return problem(where, "too-many-digits", most=_MOST_DIGITS)
    if not number.is_finite():
        return problem(where, "not-a-length", got=_quoted(str(number)), right=_RIGHT)
    if default is None:
        return problem(where, "missing-unit", got=str(number), right=_RIGHT)
    return _whole(Fraction(number), default, signed, where)


def show(length: int, places: int = 5) -> str:
    """Write micrometres as inches without needless zeros: `24"`, `24.3"`.

    Five places say every micrometre, so that what is shown is read back as the same length.
    """
    number = round(Fraction(length, INCH), places)
    digits = f"{abs(number.numerator) * 10**places // number.denominator:0{places + 1}d}"
    whole, part = digits[: len(digits) - places], digits[len(digits) - places :].rstrip("0")
    return ("-" if number < 0 else "") + whole + ("." + part if part else "") + '"'


def _decimal(value: float | Decimal) -> Decimal | None:
    """Take a number as the decimal it is written as; none if it has more digits than a length may have."""
    if isinstance(value, int) and abs(value) >= 10**_MOST_DIGITS:
        return None
    number = Decimal(repr(value)) if isinstance(value, float) else Decimal(value)
    longest = max(abs(number.adjusted()), len(number.as_tuple().digits))
    return None if number.is_finite() and longest > _MOST_DIGITS else number


def _whole(number: Fraction, unit: int, signed: bool, where: str) -> int | Problem:
    """Round to whole micrometres, unless the length is none that could be meant."""
    if number < 0 and not signed:
        return problem(where, "negative-length", least=0)
    if abs(number) * unit > LONGEST:
        return problem(where, "absurd-length", most_um=LONGEST)
    return round(number * unit)


def _quoted(text: str) -> str:
    """Cut a text to what a person would want to read of it."""
    return text if len(text) <= 40 else text[:39] + "…"
