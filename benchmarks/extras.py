"""Measured beside the others, without them: watched keys, an endless chain, and the import."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.clock import Contender, fresh, in_turns
from benchmarks.given import State
from benchmarks.ours import meets
from grognard.core.asking import Question, Rule, each, tell, throw
from grognard.core.dice import D6, Dice
from grognard.core.exact import exactly, forget

__all__ = ["KEYS", "bombardment", "lines", "pool"]

RUNS = 20

TEAMS = (("infantry", 8), ("gun", 4), ("tank", 5), ("lorry", 3))
KEYS = ("infantry destroyed", "gun destroyed", "tank bailed out", "tank destroyed", "lorry destroyed")

RANGED = throw(meets(4), "ranging in")
HITS = {score: throw(meets(score), "hit") for score in (3, 4, 5)}
SAVES = {"infantry": throw(meets(3), "save"), "gun": throw(meets(5), "save"), "lorry": throw(meets(5), "save")}
ARMOUR = throw(D6.read(through=(1,), glance=(2,), holds=(3, 4, 5, 6)), "save")
FIREPOWER = throw(meets(4), "firepower")


def bombardment() -> Rule[None]:
    """Range in, harder to hit with every attempt, then the lives of all teams under the template."""
    for score in (3, 4, 5):
        if (yield from RANGED):
            yield from each(*((n, team, (kind, score)) for kind, n in TEAMS), zero=None)
            return


def team(kind: str, score: int) -> Rule[None]:
    """One team under the template: hit, save, firepower."""
    if not (yield from HITS[score]):
        return
    if kind == "tank":
        yield from tank()
    elif not (yield from SAVES[kind]) and (kind != "infantry" or (yield from FIREPOWER)):
        yield from tell(f"{kind} destroyed")


def tank() -> Rule[None]:
    """One tank that is hit: a glancing hit at most bails it out."""
    struck = yield from ARMOUR
    if struck == "holds":
        return
    penetrates = yield from FIREPOWER
    if struck == "through":
        yield from tell("tank destroyed" if penetrates else "tank bailed out")
    elif penetrates:
        yield from tell("tank bailed out")


SIDES: dict[str, tuple[State, ...]] = {
    "characteristic": ((0, 0), (0, 0), (1, 0), (1, 0), (1, 0), (1, 0), (0, 1), (0, 1)),
    "stance": ((0, 0), (1, 0), (1, 0), (1, 0), (1, 0), (0, 1), (0, 1), (1, 1), (1, 0), (1, 0)),
    "fortune": ((0, 0), (0, 0), (0, 0), (1, 0), (1, 0), (0, 1)),
    "challenge": ((0, 0), (-1, 0), (-1, 0), (-2, 0), (-2, 0), (0, -1), (0, -2), (0, 0)),
    "misfortune": ((0, 0), (0, 0), (0, 0), (-1, 0), (-1, 0), (0, -1)),
}
SYMBOLS = {name: throw(Dice(name, tuple(range(len(s)))).read_as(s.__getitem__), "pool") for name, s in SIDES.items()}
EXPERTISE = throw(Dice("expertise", ("-", "S", "S+", "B", "B", "C")).faces(), "pool")
POOL = (("characteristic", 3), ("stance", 2), ("fortune", 2), ("challenge", 3), ("misfortune", 3))


def symbols(name: str) -> Question[State]:
    """One symbol die."""
    return SYMBOLS[name]


def expertise() -> Rule[State]:
    """One die that may call for another of its kind, without end."""
    side = yield from EXPERTISE
    if side != "S+":
        return int(side == "S"), int(side == "B")
    more = yield from each((1, expertise, ()), zero=(0, 0))
    return 1 + more[0], more[1]


def pool() -> Question[State]:
    """Fifteen symbol dice, two of them endless: successes up to nine, boons."""
    rest = ((n, symbols, (name,)) for name, n in POOL)
    return each((2, expertise, ()), *rest, zero=(0, 0), cap=(9, None))


def lines() -> list[str]:
    """Measure and say what was found; goals in brackets."""
    watched = [f"{key} {_quickest(partial(exactly, bombardment, watch=(key,))):.2f} ms" for key in KEYS]
    imported = [f"{module} {_import(module)}" for module in ("grognard", "grognard.core.exact", "grognard.library")]
    return [
        f"20 teams of 4 kinds, one watched key (1 ms): {', '.join(watched)}",
        f"15 symbol dice, two endless, successes and boons jointly (20 ms): {_quickest(partial(exactly, pool)):.2f} ms",
        f"import (30 ms, no NumPy): {', '.join(imported)}",
    ]


def _quickest(run: Callable[[], Any]) -> float:
    return in_turns([Contender("ours", forget, run)], RUNS)["ours"]


def _import(module: str) -> str:
    """Return how long a fresh process imports a module, and whether NumPy came along."""
    told = [fresh("-X", "importtime", "-c", f"import {module}").stderr.splitlines() for _ in range(RUNS)]
    quickest = min(int(lines[-1].split("|")[1]) for lines in told[1:])
    return f"{quickest / 1e3:.1f} ms {'with' if any('numpy' in line for line in told[0]) else 'without'} NumPy"
