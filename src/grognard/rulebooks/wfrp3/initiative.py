"""Who acts first (rules W51–W53)."""

from __future__ import annotations

from fractions import Fraction

import msgspec

from grognard.core.asking import Rule, step, through
from grognard.core.distributions import Distribution
from grognard.rulebooks.wfrp3.pools import Pool, joint, symbols
from grognard.rulebooks.wfrp3.symbols import PLAYERS, Counting

__all__ = ["Contender", "Order", "Place", "compared", "initiative", "is_ranked", "leads", "placed", "ranked"]


class Contender(msgspec.Struct, frozen=True, cache_hash=True):
    """Who rolls for initiative: the characteristic just rolled, and its pool, normally blue dice only."""

    name: str
    characteristic: int
    pool: Pool
    seat: str = PLAYERS


class Order(msgspec.Struct, frozen=True, cache_hash=True):
    """Net successes of everybody, in the order of rolling."""

    successes: tuple[int, ...] = ()


class Place(msgspec.Struct, frozen=True, cache_hash=True):
    """How one contender stands to those who have rolled: `first`, `tied` for it, or `behind`."""

    success: int
    characteristic: int
    rank: str = "first"


def initiative(contenders: tuple[Contender, ...]) -> Rule[Order]:
    """Let everybody roll."""
    return (yield from through(Order(), *(step(_rolled, contender) for contender in contenders)))


def _rolled(order: Order, contender: Contender) -> Rule[Order]:
    success = yield from symbols(contender.pool, _counting(contender))
    return Order((*order.successes, success))


def ranked(contenders: tuple[Contender, ...], order: Order) -> tuple[tuple[int, ...], ...]:
    """Return who acts when, by place: more successes first, then the higher characteristic; the rest roll off."""
    keys = [(-success, -one.characteristic) for success, one in zip(order.successes, contenders, strict=True)]
    return tuple(tuple(at for at, own in enumerate(keys) if own == key) for key in sorted(set(keys)))


def leads(contenders: tuple[Contender, ...], me: int) -> Rule[Place]:
    """Roll for everybody and say only how one of them stands to the rest."""
    mine = contenders[me]
    success = yield from symbols(mine.pool, _counting(mine))
    rivals = [one for at, one in enumerate(contenders) if at != me]
    return (yield from through(Place(success, mine.characteristic), *(step(_against, rival) for rival in rivals)))


def is_ranked(contenders: tuple[Contender, ...], me: int, rank: str) -> Rule[int]:
    """Roll for everybody and say whether one of them is `first`, or `tied` for it."""
    place = yield from leads(contenders, me)
    return int(place.rank == rank)


def placed(contenders: tuple[Contender, ...], me: int, order: Order) -> str:
    """Return how one contender stands once everybody has rolled."""
    best = ranked(contenders, order)[0]
    return "behind" if me not in best else "first" if len(best) == 1 else "tied"


def _against(place: Place, rival: Contender) -> Rule[Place]:
    if place.rank == "behind":
        return Place(0, 0, "behind")
    success = yield from symbols(rival.pool, _counting(rival))
    theirs, ours = (success, rival.characteristic), (place.success, place.characteristic)
    if theirs > ours:
        return Place(0, 0, "behind")
    return msgspec.structs.replace(place, rank="tied") if theirs == ours else place


def _counting(contender: Contender) -> Counting:
    return Counting(("success",), stage="initiative", who=contender.seat, roller=contender.name)


def compared(mine: int, other: int) -> tuple[Fraction, Fraction, Fraction]:
    """Return the chances to have more, as many, and fewer successes with that many blue dice against as many others."""
    one: Distribution[int] = joint(Pool(characteristic=mine), "success")
    two: Distribution[int] = joint(Pool(characteristic=other), "success")
    win = sum((one[a] * two[b] for a in one for b in two if a > b), Fraction(0))
    tie = sum((one[a] * two[a] for a in one if a in two), Fraction(0))
    return win, tie, 1 - win - tie
