"""Chains that have no exact answer are refused by name; a table plays them all the same."""

from fractions import Fraction

import pytest

from core.plays import AnyRule
from core.summing import chances
from grognard.core.asking import Each, Rule, each, step, through, throw
from grognard.core.dice import D6, Reading, dice
from grognard.core.errors import EndlessChain
from grognard.core.exact import exactly
from grognard.core.sources import play, scripted

SIX: Reading[bool] = D6.read_as(lambda face: face == 6)
COIN: Reading[int] = dice("D2", 2).read_as(lambda face: face - 1)


def added(state: int, result: int) -> int:
    return state + result


def two_more() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return 1 + (yield from each((2, two_more, ()), cap=3))


def more_and_a_coin() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return 1 + (yield from each((1, more_and_a_coin, ()), (1, coin, ()), cap=3))


def coin() -> Rule[int]:
    return (yield from throw(COIN, "coin"))


def a_coin_and_more() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return 1 + (yield from each((1, coin, ()), (1, a_coin_and_more, ())))


def twice() -> Rule[int]:
    """One more, and then another one."""
    if not (yield from throw(SIX, "burst")):
        return 0
    one = yield from each((1, twice, ()))
    return 1 + one + (yield from each((1, twice, ())))


def capped_in_itself() -> Rule[int]:
    if not (yield from throw(COIN, "burst")):
        return 0
    return 1 + (yield from each((1, capped_in_itself, ()), cap=2))


def folded_into_itself() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return (yield from Each(((1, folded_into_itself, ()),), added, 1))


def in_a_step_of_itself() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return (yield from through(1, step(plus_more)))


def plus_more(state: int) -> Rule[int]:
    return state + (yield from each((1, in_a_step_of_itself, ())))


def ping() -> Rule[int]:
    if not (yield from throw(SIX, "ping")):
        return 0
    return 1 + (yield from each((1, pong, ())))


def pong() -> Rule[int]:
    if not (yield from throw(COIN, "pong")):
        return 10
    return (yield from each((1, ping, ())))


@pytest.mark.parametrize(
    "life",
    [
        two_more,
        more_and_a_coin,
        a_coin_and_more,
        twice,
        capped_in_itself,
        folded_into_itself,
        in_a_step_of_itself,
        ping,
    ],
)
def test_a_chain_asks_for_one_more_of_itself_and_nothing_else(life: AnyRule) -> None:
    with pytest.raises(EndlessChain) as refused:
        exactly(lambda: each((1, life, ()), cap=3))
    assert (refused.value.key, refused.value.facts) == ("endless-chain-branches", {"life": life.__name__})


def test_a_table_follows_what_odds_refuse() -> None:
    assert play(capped_in_itself, source=scripted(2, 2, 2, 2, 2, 2, 1)).result == 3
    assert play(twice, source=scripted(6, 6, 1, 1, 6, 1, 1)).result == 3
    assert play(ping, source=scripted(6, 2, 6, 1)).result == 12


def here() -> Each[int]:
    return each((1, there, ()))


def there() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return (yield from Each(((1, here, ()),), added, 1))


def test_what_was_refused_is_refused_again_wherever_it_starts() -> None:
    for life in (there, here, there):
        with pytest.raises(EndlessChain):
            exactly(lambda life=life: each((1, life, ()), cap=3))


def forever() -> Rule[int]:
    return 1 + (yield from each((1, forever, ())))


def test_a_chain_that_never_stops_is_endless() -> None:
    with pytest.raises(EndlessChain):
        exactly(lambda: each((1, forever, ()), cap=3))


def sinking() -> Rule[int]:
    """Five, or one less than the rest: more than a cap comes down below it."""
    if (yield from throw(COIN, "burst")):
        return 5
    return max(0, (yield from each((1, sinking, ()))) - 1)


def test_a_chain_that_takes_from_its_rest_has_no_cap() -> None:
    with pytest.raises(EndlessChain, match="shrinks"):
        exactly(lambda: each((1, sinking, ()), cap=3))
    assert chances(exactly(sinking)) == {**{5 - k: Fraction(1, 2 ** (k + 1)) for k in range(5)}, 0: Fraction(1, 32)}


def swinging() -> Rule[int]:
    """A chain whose results lead back to themselves."""
    if (yield from throw(COIN, "coin")):
        return 1
    return 3 - (yield from each((1, swinging, ())))


def test_results_that_lead_back_to_themselves_are_not_solved() -> None:
    with pytest.raises(EndlessChain, match="circular"):
        exactly(lambda: each((1, swinging, ())))
    with pytest.raises(EndlessChain, match="shrinks"):
        exactly(lambda: each((1, swinging, ()), cap=9))
