"""A pool of symbol dice: an endless chain, a comet that is chosen, and lines that are bought.

Sides show successes (S), boons (B), banes (b), failures (f) and a comet (C); `R` is a success that throws one more die
of its kind. All dice are one handful. A comet becomes a wound or a success as its owner likes; then he buys lines of
his action from top to bottom, each for so many successes and boons.
"""

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from core.sketches.sketch import Sketch
from grognard.core.asking import Each, Rule, Step, choose, each, step, tell, through, throw
from grognard.core.dice import Dice, Reading
from grognard.core.domains import OneOf

STAGES = ("pool",)

SKILL = Dice("skill", ("-", "S", "S", "B", "R", "C"))
END = Dice("end", ("-", "S", "S", "B", "C"))
TALENT = Dice("talent", ("-", "S", "SB"))
TROUBLE = Dice("trouble", ("-", "f", "b"))

Symbols = tuple[int, int, int]
"""Successes, boons and comets, less what failures and banes take."""
NONE: Symbols = (0, 0, 0)


class Line(msgspec.Struct, frozen=True, cache_hash=True):
    wounds: int
    successes: int
    boons: int = 0


class Check(msgspec.Struct, frozen=True, cache_hash=True):
    """Dice, the lines of the action, and how many successes can matter; `links` ends the chain, for brute force."""

    skill: int
    talent: int
    trouble: int
    lines: tuple[Line, ...]
    most: int
    links: int | None = None


class Spent(msgspec.Struct, frozen=True, cache_hash=True):
    successes: int
    boons: int
    comets: int
    wounds: int = 0


@lru_cache
def symbols(die: Dice[str]) -> Reading[tuple[Symbols, bool]]:
    """Read a side: what it shows, and whether it goes on."""

    def read(side: str) -> tuple[Symbols, bool]:
        successes = side.count("S") + side.count("R") - side.count("f")
        return (successes, side.count("B") - side.count("b"), side.count("C")), "R" in side

    return die.read_as(read)


def die(kind: Dice[str]) -> Rule[Symbols]:
    shown, _ = yield from throw(symbols(kind), "pool", "hero", (("die", kind.name),))
    return shown


def skilled(links: int | None) -> Rule[Symbols]:
    """One die of skill, which may go on and on.

    With `links` it is thrown only so often again: beyond that more successes do not matter, and the side it ends with
    is one of the others.
    """
    shown, goes_on = yield from throw(symbols(SKILL), "pool", "hero", (("die", SKILL.name),))
    if not goes_on:
        return shown
    if links == 0:
        more = yield from die(END)
    else:
        more = yield from each((1, skilled, (None if links is None else links - 1,)), zero=NONE)
    return shown[0] + more[0], shown[1] + more[1], shown[2] + more[2]


def comet(spent: Spent) -> Rule[Spent]:
    """A comet becomes a wound at once, or a success."""
    if not spent.comets:
        return spent
    picked = yield from choose("hero", OneOf("comet", ("wound", "success")), "comet")
    yield from tell("comets", spent.comets)
    if picked == "wound":
        return msgspec.structs.replace(spent, comets=0, wounds=spent.comets)
    return msgspec.structs.replace(spent, comets=0, successes=spent.successes + spent.comets)


def buy(spent: Spent, line: Line) -> Rule[Spent]:
    """Buy a line or leave it, if it can be paid for."""
    if spent.successes < line.successes or spent.boons < line.boons:
        return spent
    if not (yield from choose("hero", OneOf("lines", (True, False)), "buy")):
        return spent
    yield from tell("lines")
    return Spent(spent.successes - line.successes, spent.boons - line.boons, 0, spent.wounds + line.wounds)


def wounds(spent: Spent) -> Rule[int]:
    yield from tell("wounds", spent.wounds)
    return spent.wounds


def pool(c: Check) -> Each[Symbols]:
    bag = (c.skill, skilled, (c.links,)), (c.talent, die, (TALENT,)), (c.trouble, die, (TROUBLE,))
    return each(*bag, zero=NONE, cap=(c.most, None, None))


def check(c: Check) -> Rule[int]:
    """Return the wounds done."""
    successes, boons, comets = yield from pool(c)
    steps: list[Step[Spent]] = [step(comet), *(step(buy, line) for line in c.lines)]
    spent = yield from through(Spent(successes, boons, comets), *steps)
    return (yield from wounds(spent))


def success(domain: OneOf[str]) -> str:
    return domain.all_options[1]


def first(domain: OneOf[bool]) -> bool:
    options: Iterator[bool] = domain.options()
    return next(options)


LINES = (Line(3, 3), Line(2, 1, 1), Line(1, 1))

SKETCH = Sketch(
    "symbols",
    check,
    small=((Check(2, 0, 1, LINES[1:], 3),),),
    large=(Check(4, 2, 3, LINES, 5),),
    stages=STAGES,
    keys=("comets", "lines", "wounds"),
    picks=(("comet", success), ("buy", first)),
    finite=((Check(2, 0, 1, LINES[1:], 3, links=3),),),
)
