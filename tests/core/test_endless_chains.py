"""Chains that have no exact answer are refused by name; a table plays them all the same."""

import pytest

from core.plays import AnyRule
from grognard.core.asking import Each, Rule, each, step, tell, through, throw
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


# What does anything else with its rest than add to it.


def swinging() -> Rule[int]:
    """A chain whose results lead back to themselves."""
    if (yield from throw(COIN, "coin")):
        return 1
    return 3 - (yield from each((1, swinging, ())))


def sinking() -> Rule[int]:
    """Five, or one less than the rest: more than a cap comes down below it."""
    if (yield from throw(COIN, "burst")):
        return 5
    return max(0, (yield from each((1, sinking, ()))) - 1)


def climbing() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return min(3, 1 + (yield from each((1, climbing, ()))))


def turning() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return (1 + (yield from each((1, turning, ())))) % 6


def doubling() -> Rule[int]:
    """A chain whose mean would be infinite."""
    if not (yield from throw(COIN, "burst")):
        return 0
    return 1 + 2 * (yield from each((1, doubling, ())))


def floored() -> Rule[int]:
    """Only a rest below nothing shows that this is no sum."""
    if not (yield from throw(COIN, "burst")):
        return -5
    return max(0, 1 + (yield from each((1, floored, ()))))


def thrown_for_the_rest() -> Rule[int]:
    """As many dice more as there are already."""
    if not (yield from throw(COIN, "burst")):
        return 0
    rest = yield from each((1, thrown_for_the_rest, ()))
    return 1 + rest + (yield from each((rest, coin, ())))


def lucky() -> Rule[int]:
    """A sum but for one number."""
    if not (yield from throw(COIN, "burst")):
        return 0
    rest = yield from each((1, lucky, ()))
    return 7 if rest == 1 else 1 + rest


def boasting() -> Rule[int]:
    """Nothing but what is told depends on the rest."""
    if not (yield from throw(COIN, "burst")):
        return 0
    rest = yield from each((1, boasting, ()))
    if rest >= 5:
        yield from tell("long")
    return 1 + rest


@pytest.mark.parametrize("life", [swinging, sinking, climbing, turning, doubling, floored, thrown_for_the_rest, lucky])
@pytest.mark.parametrize("cap", [None, 2])
def test_a_chain_adds_to_its_rest_and_nothing_else(life: AnyRule, cap: int | None) -> None:
    with pytest.raises(EndlessChain, match="no-sum"):
        exactly(lambda: each((1, life, ()), cap=cap))


def test_what_is_told_depends_on_no_rest() -> None:
    with pytest.raises(EndlessChain, match="no-sum"):
        exactly(lambda: each((1, boasting, ()), cap=2), watch=("long",))
    assert exactly(lambda: each((1, boasting, ()), cap=2)).mean == 1


def crossed() -> Rule[tuple[int, int]]:
    """One place of a result depends on another, which is capped."""
    if not (yield from throw(COIN, "burst")):
        return 0, 0
    one, _ = yield from each((1, crossed, ()), zero=(0, 0))
    return 1 + one, one


def swapped() -> Rule[tuple[int, int]]:
    if not (yield from throw(COIN, "burst")):
        return 0, 0
    one, other = yield from each((1, swapped, ()), zero=(0, 0))
    return 1 + other, 1 + one


@pytest.mark.parametrize("life", [crossed, swapped])
@pytest.mark.parametrize("cap", [(2, None), (2, 2)])
def test_each_place_of_a_chain_is_a_sum_of_its_own(life: AnyRule, cap: tuple[int | None, ...]) -> None:
    with pytest.raises(EndlessChain, match="no-sum"):
        exactly(lambda: each((1, life, ()), zero=(0, 0), cap=cap))


def falling() -> Rule[int]:
    if not (yield from throw(COIN, "burst")):
        return 0
    return (yield from each((1, falling, ()))) - 1


def test_a_chain_that_goes_down_has_no_cap() -> None:
    with pytest.raises(EndlessChain, match="shrinks"):
        exactly(lambda: each((1, falling, ()), cap=2))


# What is no link of a chain, though it looks like one.


def with_a_capped_sum() -> Rule[int]:
    """What each link is worth stands for more than it says."""
    if not (yield from throw(COIN, "burst")):
        return 0
    plus = yield from each((5, coin, ()), cap=1)
    return 1 + plus + (yield from each((1, with_a_capped_sum, ())))


def taken_at_once() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return (yield from Each(((1, taken_at_once, ()),), added, 1, together=True))


def only_itself() -> Each[int]:
    return each((1, only_itself, ()))


@pytest.mark.parametrize("life", [with_a_capped_sum, taken_at_once, only_itself])
def test_a_link_is_known_and_asked_for_in_the_open(life: AnyRule) -> None:
    for rule in (lambda: each((1, life, ()), cap=3), life):
        with pytest.raises(EndlessChain):
            exactly(rule)


def step_of_itself(state: int) -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return state
    return (yield from through(state, step(step_of_itself)))


def longer(n: int) -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    return 1 + (yield from each((1, longer, (n + 1,))))


def test_what_asks_for_itself_in_another_way_is_endless_too() -> None:
    with pytest.raises(EndlessChain):
        exactly(lambda: through(0, step(step_of_itself)))
    with pytest.raises(EndlessChain):
        exactly(lambda: each((1, longer, (0,)), cap=3))
