"""Counting what salvos tell, for odds: one salvo is explored once, whatever is asked of it.

A salvo tells what happens as it does at the table. Here somebody listens: the counts of one salvo become part of what
it comes to, so that every measure of an attack is added up from the same few outcomes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any

import msgspec

from grognard.core.asking import Each, Rule, Step, Tell, each, step, through
from grognard.core.rulebook import Measure, Tally
from grognard.rulebooks.dm.salvos import Mark, Shot, Volley, salvo

__all__ = ["COUNTED", "counted", "tallies"]

COUNTED = (
    "hits", "accidents", "criticals", "own_hits", "own_failures", "stopped", "pierced", "damage_rolls", "heavy_checks",
    "structure_lost", "salvos_left", "boldness_failed", "victims_lost",
)  # fmt: skip
"""What a salvo tells that is measured."""

_PLACES: Mapping[str, int] = MappingProxyType({key: at for at, key in enumerate(COUNTED)})

_ASIDE = frozenset({"accidents", "own_hits", "own_failures", "victims_lost"})
"""What hangs on who stands about; an accident changes nothing for the target."""


class _Sum(msgspec.Struct, frozen=True, cache_hash=True):
    """How it stands between two salvos, and one count so far."""

    now: Volley
    count: int = 0


def counted(now: Volley, shot: Shot) -> Rule[tuple[Volley, tuple[int, ...]]]:
    """Resolve one salvo, and keep count of what it tells."""
    counts = [0] * len(COUNTED)
    rule: Any = salvo(now, shot)
    answer: Any = None
    try:
        while True:
            ask = rule.send(answer)
            answer = None
            if not isinstance(ask, Tell):
                answer = yield ask
            elif ask.key in _PLACES:
                counts[_PLACES[ask.key]] += ask.n
    except StopIteration as stop:
        return stop.value, tuple(counts)


def _alike(now: Volley) -> Volley:
    """Forget what no count hangs on: names, who wavers, and in which order those stand who are hit by chance."""
    target, *victims = (
        msgspec.structs.replace(mark, name="", is_wavering=False) for mark in (now.target, *now.victims)
    )
    return Volley(target, tuple(sorted(victims, key=_known)))


def _known(mark: Mark) -> tuple[int, ...]:
    numbers = (-1 if number is None else number for number in (mark.armour, mark.left, mark.boldness))
    return (*numbers, int(mark.is_friend), int(mark.kind == "infantry"))


def _kept(now: Volley, shot: Shot) -> Volley:
    """Keep count only of what can come to an end in this attack: the rest is as good as endless."""
    most = shot.salvos * shot.attacks * (2 if shot.has_criticals and shot.is_in_addition else 1)
    target, *victims = (
        msgspec.structs.replace(mark, left=None) if mark.left is not None and mark.left > most else mark
        for mark in (now.target, *now.victims)
    )
    return _alike(Volley(target, tuple(victims)))


def _take(_: Any, one: Any) -> Any:
    return one


def _add(so_far: _Sum, at: int, shot: Shot) -> Rule[_Sum]:
    """Add one count of the next salvo."""
    after, counts = yield from Each(((1, counted, (so_far.now, shot)),), _take, (so_far.now, ()))
    return _Sum(_alike(after), so_far.count + counts[at])


@lru_cache(maxsize=32)
def _count_at(at: int) -> Callable[[int, tuple[Volley, tuple[int, ...]]], int]:
    return lambda _, one: one[1][at]


def _once(start: Volley, shot: Shot, at: int) -> Each[int]:
    """Count what the one salvo of an attack tells under one key."""
    return Each(((1, counted, (start, shot)),), _count_at(at), 0)


def _all_alike(start: Volley, shot: Shot, at: int) -> Each[int]:
    """Count what salvos tell that change nothing for one another: the sum of so many equal lives."""
    return each((shot.salvos * shot.attacks, _once, (start, shot, at)), zero=0)


def _is_gone(_: int, one: tuple[Volley, tuple[int, ...]]) -> int:
    return int(one[0].target.left == 0)


def _is_destroyed_at_once(start: Volley, shot: Shot) -> Each[int]:
    """Tell whether nothing is left of the target after the one salvo of an attack."""
    return Each(((1, counted, (start, shot)),), _is_gone, 0)


def _told(start: Volley, shot: Shot, at: int) -> Rule[int]:
    """Count what all salvos of an attack tell under one key."""
    steps: list[Step[_Sum]] = [step(_add, at, shot)] * (shot.salvos * shot.attacks)
    end = yield from through(_Sum(start), *steps)
    return end.count


def _next(now: Volley, shot: Shot) -> Rule[Volley]:
    after, _ = yield from Each(((1, counted, (now, shot)),), _take, (now, ()))
    return _alike(after)


def _is_destroyed(start: Volley, shot: Shot) -> Rule[int]:
    """Tell whether nothing is left of the target after all salvos."""
    steps: list[Step[Volley]] = [step(_next, shot)] * (shot.salvos * shot.attacks)
    end = yield from through(start, *steps)
    return int(end.target.left == 0)


def tallies(start: Volley, shot: Shot, measures: tuple[Measure, ...]) -> tuple[Tally, ...]:
    """Return the quicker way to the odds of each measure."""
    whole = _kept(start, shot)
    alone = Volley(whole.target)
    is_one = shot.salvos * shot.attacks == 1
    end = _is_destroyed_at_once if is_one else _is_destroyed
    found = []
    for measure in measures:
        volley = whole if measure.key in _ASIDE else alone
        if measure.key not in _PLACES:
            found.append(Tally(measure.key, end, (alone, shot)))
            continue
        rule = _once if is_one else _all_alike if _is_steady(volley) else _told
        found.append(Tally(measure.key, rule, (volley, shot, _PLACES[measure.key])))
    return tuple(found)


def _is_steady(now: Volley) -> bool:
    """Whether nobody can come to an end in this attack, so that no salvo changes anything for the next."""
    return all(mark.left is None for mark in (now.target, *now.victims))
