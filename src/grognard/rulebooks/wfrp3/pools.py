"""A pool of dice: how many of each, what it comes to, and its one-line form such as `3C 1Y 1H 1M`."""

from __future__ import annotations

import re

import msgspec

from grognard.core.asking import Each, each
from grognard.core.distributions import Distribution
from grognard.core.exact import exactly
from grognard.core.refusals import Refusal
from grognard.rulebooks.wfrp3.symbols import CODES, Counting, Value, pool_bag

__all__ = [
    "ENOUGH",
    "MOST_DICE",
    "TAIL",
    "Noted",
    "Pool",
    "counted",
    "joint",
    "noted",
    "shown_pool",
    "size_refusals",
    "symbols",
]

MOST_DICE = 40
"""The largest pool that is read; no table has thrown one."""
TAIL = 9
"""Net successes from here on are shown together where an expertise die may go on for ever."""
ENOUGH = 20
"""More net successes than these do no more: no rating, severity or line asks for so many."""

NUMBER = re.compile(r"([+-]?)(\d{1,3})x?([A-Za-z])")
OPTION = re.compile(r"(comet|star)=([a-z]+)")
OPTIONS = {"comet": ("apart", "success", "boon"), "star": ("apart", "bane")}
ADDED = {"S": "success", "B": "boons", "X": "success", "K": "boons"}


class Pool(msgspec.Struct, frozen=True, cache_hash=True):
    """How many dice of each kind, and successes and boons that are there without a die."""

    characteristic: int = 0
    conservative: int = 0
    reckless: int = 0
    expertise: int = 0
    fortune: int = 0
    misfortune: int = 0
    challenge: int = 0
    success: int = 0
    boons: int = 0

    @property
    def dice(self) -> tuple[tuple[str, int], ...]:
        """The dice by letter, in the order of building."""
        counts = (
            self.characteristic, self.conservative, self.reckless, self.expertise, self.fortune, self.misfortune,
            self.challenge,
        )  # fmt: skip
        return tuple(zip(CODES, counts, strict=True))

    @property
    def size(self) -> int:
        """How many dice."""
        return sum(n for _, n in self.dice)

    @property
    def most(self) -> int:
        """The most successes without a righteous one."""
        return (
            self.characteristic + self.conservative + 2 * self.reckless + self.expertise + self.fortune + self.success
        )


class Noted(msgspec.Struct, frozen=True):
    """A pool as it was written, with what a comet and a chaos star count as."""

    pool: Pool
    comet: str = "apart"
    star: str = "apart"


def symbols(pool: Pool, c: Counting, *, is_open: bool = False, enough: int = ENOUGH) -> Each[Value]:
    """Throw a pool. With expertise dice successes are counted up to a last outcome of so many or more.

    A rule wants to know of no more than are `enough`; whoever asks for the successes themselves wants them `is_open`.
    """
    bag = pool_bag(pool.dice, c.of({"success": pool.success, "boons": pool.boons}), c)
    if "success" not in c.coordinates or not pool.expertise:
        return each(*bag, zero=c.nothing)
    limit = max(TAIL, pool.most) if is_open else enough
    caps = tuple(limit if name == "success" else None for name in c.coordinates)
    return each(*bag, zero=c.nothing, cap=caps if len(caps) > 1 else limit, clipped=not is_open)


def counted(pool: Pool, c: Counting) -> Each[Value]:
    """Throw a pool for the symbols themselves: the last outcome stands for so many or more."""
    return symbols(pool, c, is_open=True)


def joint(pool: Pool, *coordinates: str, comet: str = "apart", star: str = "apart") -> Distribution[Value]:
    """Return the joint distribution of just these coordinates; of one of them whole numbers, else tuples."""
    return exactly(counted, pool, Counting(coordinates, comet, star))


def noted(text: str) -> Noted | tuple[Refusal, ...]:
    """Read `3C 1Y 1H 1M`, with `+1S`, `-1B` for symbols without a die and `comet=success`, `star=bane`."""
    counts: dict[str, int] = {}
    added = {"success": 0, "boons": 0}
    chosen: dict[str, str] = {}
    found: list[Refusal] = []
    for word in text.replace(",", " ").split():
        if option := OPTION.fullmatch(word):
            chosen[option[1]] = option[2]
            continue
        number = NUMBER.fullmatch(word)
        if number is None:
            found.append(_unread(word))
        elif number[1] and number[3].upper() in ADDED:
            _add(added, number)
        elif number[1] == "-":
            found.append(Refusal("wfrp3-dice", "pool-negative", (("word", word[:40]),)))
        elif number[3].upper() not in CODES:
            found.append(_unread(word))
        else:
            code = number[3].upper()
            counts[code] = counts.get(code, 0) + int(number[2])
    found += [_unread(f"{name}={value}") for name, value in chosen.items() if value not in OPTIONS[name]]
    pool = Pool(*(counts.get(code, 0) for code in CODES), **added)
    return (*found, *size_refusals(pool)) or Noted(pool, **chosen)


def size_refusals(pool: Pool) -> tuple[Refusal, ...]:
    """Refuse a pool that no table has dice for."""
    if pool.size <= MOST_DICE:
        return ()
    return (Refusal("wfrp3-dice", "pool-too-large", (("size", pool.size), ("most", MOST_DICE))),)


def _add(added: dict[str, int], number: re.Match[str]) -> None:
    symbol = number[3].upper()
    change = int(number[2]) * (-1 if number[1] == "-" else 1) * (-1 if symbol in "XK" else 1)
    added[ADDED[symbol]] += change


def _unread(word: str) -> Refusal:
    return Refusal("wfrp3-dice", "pool-word", (("word", word[:40]), ("known", ", ".join(CODES))))


def shown_pool(pool: Pool) -> str:
    """Write a pool in its one-line form; a pool without dice is `0C`."""
    words = [f"{n}{code}" for code, n in pool.dice if n]
    words += [f"{n:+}{symbol}" for symbol, n in (("S", pool.success), ("B", pool.boons)) if n]
    return " ".join(words) or "0C"
