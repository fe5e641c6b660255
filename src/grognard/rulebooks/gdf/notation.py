"""Weapons and special rules as players write them: `2x Heavy Rifle (24", A1, AP(1))`, `5x Stealth`, `Tough(3)`.

What is not understood comes back as a `Notice`, never as an exception. Lengths are whole micrometres.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec

from grognard.boards.length import parse_length, show
from grognard.boards.problems import Problem
from grognard.core.refusals import Fact, Facts

__all__ = [
    "MOST_DIGITS",
    "Kind",
    "Notice",
    "Profile",
    "SpecialRule",
    "Weapon",
    "clean",
    "granted",
    "is_weapon",
    "notice",
    "parts",
    "read_profile",
    "read_rule",
    "whole",
]

MOST_DIGITS = 6
"""No number in a list has more digits than this."""

Kind: TypeAlias = tuple[int | None, int, tuple[str, ...]]
"""Range, attacks and rules of a profile: the key by which weapons are of one kind (rule 5)."""

_LONGEST = 2_000
_DEEPEST = 8
_QUOTED = 60
_RIGHT = '5x Rifle (24", A1, AP(1))'
_INVISIBLE = dict.fromkeys(map(ord, "\u200b\u200c\u200d\u200e\u200f\u2060\ufeff\u00ad"))
_COUNTED = re.compile(r"([0-9]+)(?:[x×х](?![0-9])\s*|\s?[xX×хХ]\s+)(?=.)")
_MARK = re.compile(r"[(),]")
_ATTACKS = re.compile(r"[AaАа]\s?([0-9]+)")
_RANGE = re.compile(r"[+\-−]?[.,]?[0-9]")
_RATING = re.compile(r"([+\-−]?)([0-9]+)([+\"”]?)")
_TOO_LONG = re.compile(rf"[0-9]{{{MOST_DIGITS + 1}}}")


class Notice(msgspec.Struct, frozen=True):
    """What was not understood, or is worth knowing: the line (0: there are no lines), a key, and named facts."""

    line: int
    key: str
    facts: Facts = ()


class SpecialRule(msgspec.Struct, frozen=True):
    """A rule or an item by its name, as it is stated.

    `rating` is the number in brackets and `count` how many have it, each none if it is not stated. `text` is what
    stands in the brackets where that is not just a number: `Energy Shield(Shield Wall)`, `Tough(+3)`.
    """

    name: str
    rating: int | None = None
    count: int | None = None
    text: str = ""

    def __str__(self) -> str:
        many = "" if self.count is None else f"{self.count}x "
        inside = self.text or ("" if self.rating is None else str(self.rating))
        return f"{many}{self.name}({inside})" if inside else many + self.name


class Profile(msgspec.Struct, frozen=True):
    """A weapon: its range (none in melee), how many attacks each copy makes, and its rules."""

    name: str
    range_um: int | None
    attacks: int
    rules: tuple[SpecialRule, ...] = ()

    @property
    def kind(self) -> Kind:
        """The full profile without its name; the order of the rules is of no account."""
        return self.range_um, self.attacks, tuple(sorted(str(rule).casefold() for rule in self.rules))

    def text(self) -> str:
        """Write the profile as the book does: `Rifle (24", A1, AP(1))`."""
        return _written(self)


@lru_cache(maxsize=1024)
def _written(profile: Profile) -> str:
    """Write a profile once: at a table it is asked for at every turn."""
    reach = () if profile.range_um is None else (show(profile.range_um),)
    inside = ", ".join((*reach, f"A{profile.attacks}", *map(str, profile.rules)))
    return f"{profile.name} ({inside})" if profile.name else f"({inside})"


class Weapon(msgspec.Struct, frozen=True):
    """So many copies of one profile."""

    count: int
    profile: Profile

    def __str__(self) -> str:
        text = self.profile.text()
        return f"{self.count}x {text}" if self.count != 1 or _COUNTED.match(text) else text


def notice(key: str, line: int = 0, **facts: Fact) -> Notice:
    """Make a notice with its facts in the order they are given, each cut to what a person wants to read of it."""
    return Notice(line, key, tuple((name, _quoted(fact)) for name, fact in facts.items()))


def read_profile(text: str) -> Weapon | Notice:
    """Read a weapon with its count (1 if none is written); a bare `24", A1, AP(1)` is one without a name."""
    read = _counted(text)
    if isinstance(read, Notice):
        return read
    count, rest = read
    name, inside = ("", rest) if len(_split(rest)) > 1 else _ended(rest)
    if not inside:
        return notice("profile-missing", got=rest, right=_RIGHT)
    profile = _profile(name, _split(inside))
    return profile if isinstance(profile, Notice) else Weapon(1 if count is None else count, profile)


def read_rule(text: str) -> SpecialRule | Notice:
    """Read a special rule or an item: `Fast`, `Tough(3)`, `5x Stealth`, `1x Energy Shield(Shield Wall)`."""
    read = _counted(text)
    if isinstance(read, Notice):
        return read
    count, rest = read
    name, inside = _ended(rest)
    if not any(map(str.isalpha, name)) or len(_split(rest)) > 1:
        return notice("not-a-rule", got=rest, right="Tough(3)")
    number = _RATING.fullmatch(inside)
    if number is None:
        return SpecialRule(name, None, count, inside)
    sign, digits, after = number.groups()
    rating = -int(digits) if sign in ("-", "−") else int(digits)
    return SpecialRule(name, rating, count, inside if sign or after else "")


def granted(rules: tuple[SpecialRule, ...], models: int) -> tuple[SpecialRule, ...]:
    """Return the rules of a unit with those that items give in place of the items, each as often as there are items.

    `2x Drone(Spotting Laser)` gives `2x Spotting Laser`; a text that names no rules stays with its rule. What all
    models have with a plus is added to what it raises: `Tough(3)` and `Tough(+3)` are `Tough(6)`.
    """
    found: list[SpecialRule] = []
    raised: dict[str, int] = {}
    for rule in _opened(rules):
        everyone = rule.rating is not None and rule.count in (None, models)
        place = raised.get(rule.name)
        if everyone and place is not None and rule.text == f"+{rule.rating}":
            found[place] = msgspec.structs.replace(found[place], rating=(found[place].rating or 0) + (rule.rating or 0))
            continue
        if everyone and not rule.text:
            raised.setdefault(rule.name, len(found))
        found.append(rule)
    return tuple(found)


def is_weapon(text: str) -> bool:
    """Tell whether a notation says how many attacks it makes, as only weapons do."""
    read = _counted(text)
    return not isinstance(read, Notice) and any(map(_ATTACKS.fullmatch, _split(_ended(read[1])[1])))


def parts(text: str) -> tuple[str, ...]:
    """Split a line at its commas outside brackets, empty places left out; a line with an unclosed bracket is whole."""
    return tuple(part for part in _split(text) if part)


def clean(text: str) -> str:
    """Put a plain space for every kind of blank, and take away what cannot be seen."""
    return " ".join(text.translate(_INVISIBLE).split())


def whole(text: str) -> int | None:
    """Read a whole number without a sign; none if it is not one or has too many digits."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS else None


def _counted(text: str) -> tuple[int | None, str] | Notice:
    """Take the count off a notation that is whole, of a sane length and has its brackets closed."""
    if len(text) > _LONGEST:
        return notice("too-long", got=text[:_LONGEST], most=_LONGEST)
    text = clean(text)
    if fault := _fault(text):
        return fault
    match = _COUNTED.match(text)
    if match is None:
        return None, text
    count = int(match[1])
    return (count, text[match.end() :].strip()) if count else notice("count-zero", got=text)


def _fault(text: str) -> Notice | None:
    """Return what keeps a text from being a notation of any kind."""
    depths = _depths(text)
    if not text.isprintable():
        return notice("not-text")
    if _TOO_LONG.search(text):
        return notice("number-too-long", got=text, most=MOST_DIGITS)
    if depths[-1] or min(depths) < 0:
        return notice("unclosed-bracket", got=text, right=_RIGHT)
    return notice("too-deep", got=text, most=_DEEPEST) if max(depths) > _DEEPEST else None


def _depths(text: str) -> list[int]:
    """Return how deep in brackets each bracket of a text leaves off."""
    depths = [0]
    for mark in re.finditer(r"[()]", text):
        depths.append(depths[-1] + (1 if mark[0] == "(" else -1))
    return depths


def _split(text: str) -> tuple[str, ...]:
    """Split at commas outside brackets; the comma of a decimal such as `12,5"` is none."""
    found, depth, start = [], 0, 0
    for mark in _MARK.finditer(text):
        depth += {"(": 1, ")": -1, ",": 0}[mark[0]]
        at = mark.start()
        if mark[0] == "," and depth <= 0 and not _is_decimal(text, start, at):
            found.append(text[start:at].strip())
            start = at + 1
    return (*found, text[start:].strip())


def _is_decimal(text: str, start: int, at: int) -> bool:
    """Tell whether the part before this comma is a whole number and a digit follows."""
    before = text[start:at].strip() if at - start <= 2 * MOST_DIGITS else ""
    return before.isdecimal() and text[at + 1 : at + 2].isdecimal()


def _ended(text: str) -> tuple[str, str]:
    """Split `name (inside)` at the last bracket that closes at its end; nothing is inside where none does."""
    if not text.endswith(")"):
        return text, ""
    depth = 0
    for mark in reversed(list(re.finditer(r"[()]", text))):
        depth += 1 if mark[0] == ")" else -1
        if depth == 0:
            return text[: mark.start()].strip(), text[mark.end() : -1].strip()
    return text, ""


def _profile(name: str, stats: tuple[str, ...]) -> Profile | Notice:
    """Put a profile together from what stands between its commas."""
    ranges, attacks, rules = [], [], []
    for stat in filter(None, stats):
        if number := _ATTACKS.fullmatch(stat):
            attacks.append(int(number[1]))
        elif _RANGE.match(stat) and not _COUNTED.match(stat):
            ranges.append(parse_length(stat))
        else:
            rules.append(read_rule(stat))
    for read in (*ranges, *rules):
        if isinstance(read, Problem):
            return Notice(0, read.key, read.facts)
        if isinstance(read, Notice):
            return read
    if len(attacks) != 1 or len(ranges) > 1 or not attacks[0]:
        key = "attacks-missing" if not any(attacks) else "stated-twice"
        return notice(key, got=f"{name} ({', '.join(stats)})", right=_RIGHT)
    reach = next((length for length in ranges if isinstance(length, int)), 0)
    return Profile(name, reach or None, attacks[0], tuple(rule for rule in rules if isinstance(rule, SpecialRule)))


def _opened(rules: tuple[SpecialRule, ...]) -> Iterator[SpecialRule]:
    """Go through rules, and for items through the rules that they give."""
    for rule in rules:
        inner = () if rule.rating is not None or not rule.text else tuple(map(read_rule, parts(rule.text)))
        given = tuple(item for item in inner if isinstance(item, SpecialRule))
        if given and len(given) == len(inner):
            yield from _opened(tuple(msgspec.structs.replace(item, count=_times(rule, item)) for item in given))
        else:
            yield rule


def _times(item: SpecialRule, rule: SpecialRule) -> int | None:
    """Return how often a rule is there that an item gives."""
    return rule.count if item.count is None else item.count * (rule.count or 1)


def _quoted(fact: Fact) -> Fact:
    return fact[: _QUOTED - 1] + "…" if isinstance(fact, str) and len(fact) > _QUOTED else fact
