"""Endless chains against what can be worked out by hand, and against twins that end where it no longer matters."""

from fractions import Fraction
from typing import TypeAlias

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from core.brute import brute_force
from core.summing import chances
from grognard.core.asking import Each, Rule, each, step, tell, through, throw
from grognard.core.dice import D3, D6, Dice, Reading, dice
from grognard.core.distributions import Distribution
from grognard.core.errors import EndlessChain
from grognard.core.exact import exactly

SIXTH = Fraction(1, 6)
SIX: Reading[bool] = D6.read_as(lambda face: face == 6)
COIN: Reading[int] = dice("D2", 2).read_as(lambda face: face - 1)


def burst(links: int | None) -> Rule[int]:
    """A six is one more and goes on; with `links` it goes on only so often."""
    if not (yield from throw(SIX, "burst")):
        return 0
    if links == 0:
        return 1
    return 1 + (yield from each((1, burst, (None if links is None else links - 1,))))


def bursts(n: int, cap: int | None, links: int | None = None) -> Each[int]:
    return each((n, burst, (links,)), cap=cap)


def test_a_chain_is_geometric() -> None:
    odds = exactly(bursts, 1, 4)
    assert chances(odds) == {**{k: SIXTH**k * (1 - SIXTH) for k in range(4)}, 4: SIXTH**4}
    assert odds.open
    assert odds.cap == 4
    assert odds.label(4) == "4+"


def test_its_mean_is_that_without_the_cap() -> None:
    for cap in (1, 2, 9):
        assert exactly(bursts, 1, cap).mean == Fraction(1, 5)
        assert exactly(bursts, 7, cap).mean == Fraction(7, 5)


@pytest.mark.parametrize(("n", "cap"), [(2, 1), (2, 3), (3, 2)])
def test_several_chains_are_their_twins(n: int, cap: int) -> None:
    assert chances(exactly(bursts, n, cap)) == brute_force(bursts, n, cap, cap)


def exploding() -> Rule[int]:
    """A six is thrown again and added."""
    face = yield from throw(D6.faces(), "burst")
    if face == 6:
        return 6 + (yield from each((1, exploding, ())))
    return face


def explosions(n: int, cap: int) -> Each[int]:
    return each((n, exploding, ()), cap=cap)


def test_an_exploding_die_by_hand() -> None:
    odds = exactly(explosions, 1, 14)
    assert odds.mean == Fraction(21, 5)
    assert [odds[k] for k in (1, 5, 6, 7, 11, 12, 13)] == [SIXTH, SIXTH, 0, SIXTH**2, SIXTH**2, 0, SIXTH**3]
    assert odds[14] == SIXTH**2 - SIXTH**3
    assert exactly(explosions, 3, 5).mean == Fraction(63, 5)


SIDES = Dice("symbols", ("S", "SR", "B", "-"))
SHOWN: Reading[str] = SIDES.faces()


def symbol(links: int | None) -> Rule[tuple[int, int]]:
    """Successes and boons; `R` goes on. A twin ends on one of the three other sides, each equally likely."""
    side = yield from throw(SHOWN, "pool")
    if side != "SR":
        return int(side == "S"), int(side == "B")
    if links == 0:
        last = yield from throw(D3.faces(), "last")
        return 1 + (last == 1), int(last == 2)
    more = yield from each((1, symbol, (None if links is None else links - 1,)), zero=(0, 0))
    return 1 + more[0], more[1]


def trouble() -> Rule[tuple[int, int]]:
    failed = yield from throw(COIN, "pool")
    return -failed, -failed


def pool(n: int, troubles: int, caps: tuple[int | None, int | None], links: int | None) -> Each[tuple[int, int]]:
    return each((n, symbol, (links,)), (troubles, trouble, ()), zero=(0, 0), cap=caps)


@pytest.mark.parametrize(("n", "troubles", "cap", "links"), [(1, 0, 2, 1), (2, 0, 1, 1), (1, 2, 1, 2), (2, 1, 2, 2)])
def test_nothing_in_the_bag_undoes_a_cap(n: int, troubles: int, cap: int, links: int) -> None:
    """`links` is as far as successes can matter when every trouble takes one away."""
    odds = exactly(pool, n, troubles, (cap, None), None)
    assert chances(odds) == brute_force(pool, n, troubles, (cap, None), links)
    assert odds.cap == (cap, None)


def test_means_of_a_vector_are_known_place_by_place() -> None:
    odds = exactly(pool, 2, 3, (2, None), None)
    # a symbol's successes are s = (1 + (1 + s)) / 4 = 2/3, its boons b = (1 + b) / 4 = 1/3
    assert odds.marginal(0).mean == Fraction(4, 3) - Fraction(3, 2)
    assert odds.marginal(1).mean == Fraction(2, 3) - Fraction(3, 2)
    assert odds.marginal(0).open
    assert not odds.marginal(1).open


def thrown_again() -> Rule[int]:
    """A six is thrown again until it is something else."""
    face = yield from throw(D6.faces(), "again")
    if face == 6:
        return (yield from each((1, thrown_again, ())))
    return face


def test_a_chain_that_adds_nothing_needs_no_cap() -> None:
    odds = exactly(thrown_again)
    assert odds == exactly(lambda: each((1, thrown_again, ()))) == Distribution(dict.fromkeys(range(1, 6), 1), 5)
    assert not odds.open
    assert odds.mean == 3


def into(state: int, total: int) -> int:
    return state + 10 * total


def after_a_chain(cap: int) -> Rule[int]:
    """A chain asked in a step, its sum taken in at once."""
    return (yield from through(1, Each(((2, burst, (None,)),), into, None, 0, cap, together=True), step(plus_coin)))


def plus_coin(state: int) -> Rule[int]:
    return state + (yield from throw(COIN, "coin"))


def test_a_chain_in_a_step() -> None:
    expected = {
        1 + 10 * k + coin: chance / 2 for k, chance in chances(exactly(bursts, 2, 2)).items() for coin in (0, 1)
    }
    odds = exactly(after_a_chain, 2)
    assert chances(odds) == expected
    assert odds.open


# Any chain that adds to its rest.


Side: TypeAlias = tuple[bool, int]
"""Whether a side goes on, and what it is worth."""


def endless(sides: tuple[Side, ...], links: int | None) -> Rule[int]:
    goes_on, worth = yield from throw(Dice("sides", sides).faces(), "any")
    if not goes_on or links == 0:
        return worth
    return worth + (yield from each((1, endless, (sides, None if links is None else links - 1))))


def worth_no_more(worth: int) -> Rule[int]:
    return worth * (yield from throw(COIN, "coin"))


def any_bag(sides: tuple[Side, ...], n: int, taken: int, cap: int, links: int | None) -> Each[int]:
    return each((n, endless, (sides, links)), (1, worth_no_more, (-taken,)), cap=cap)


stopping = st.tuples(st.just(False), st.integers(-2, 4))
going_on = st.tuples(st.just(True), st.integers(1, 4))


@given(
    st.lists(stopping, min_size=1, max_size=2),
    going_on,
    st.integers(1, 2),
    st.integers(0, 1),
    st.integers(-2, 2),
)
@example([(False, 4)], (True, 1), 2, 0, 2)
@example([(False, -2)], (True, 1), 2, 0, 2)
@example([(False, 0)], (True, 1), 2, 0, -2)
def test_any_chain_is_its_twin(stops: list[Side], more: Side, n: int, taken: int, cap: int) -> None:
    """A link is worth at least 1, and what a bag can take away is made up for by so many links."""
    sides, links = (*stops, more), max(0, cap + taken + 2 * (n - 1) + 1)
    odds = exactly(any_bag, sides, n, taken, cap, None)
    assert chances(odds) == brute_force(any_bag, sides, n, taken, cap, links)
    mean = Fraction(sum(worth for _, worth in sides), len(stops))  # m = (worths + m) / sides
    assert odds.mean == n * mean - Fraction(taken, 2)


def test_chains_of_two_kinds_do_not_undo_each_other() -> None:
    falling, rising = ((False, -2), (True, 1)), ((False, 3), (True, 1))

    def both(links: int | None) -> Each[int]:
        return each((1, endless, (falling, links)), (1, endless, (rising, links)), cap=3)

    assert chances(exactly(both, None)) == brute_force(both, 6)


# A chain within another.


def with_more() -> Rule[int]:
    """Each link throws another die until it shows no six."""
    if not (yield from throw(COIN, "link")):
        return 0
    plus = yield from each((1, thrown_again, ()))
    return plus + (yield from each((1, with_more, ())))


def test_a_chain_may_ask_for_another_chain() -> None:
    odds = exactly(lambda: each((1, with_more, ()), cap=3))
    # a plus is 1 to 5, each a fifth
    assert chances(odds) == {
        0: Fraction(1, 2),
        1: Fraction(1, 20),
        2: Fraction(1, 20) + Fraction(1, 200),
        3: 1 - Fraction(1, 2) - Fraction(1, 20) - Fraction(1, 20) - Fraction(1, 200),
    }
    assert odds.mean == 3  # m = (3 + m) / 2


def test_a_chain_is_taken_in_up_to_its_cap() -> None:
    odds = exactly(lambda: Each(((1, burst, (None,)),), added, 10, 0, 4))
    assert chances(odds) == {**{10 + k: SIXTH**k * (1 - SIXTH) for k in range(4)}, 14: SIXTH**4}
    assert odds.open


def added(state: int, result: int) -> int:
    return state + result


def test_without_a_cap_a_chain_does_not_end() -> None:
    for rule in (
        lambda: bursts(1, None),
        lambda: bursts(2, None),
        lambda: burst(None),
        lambda: Each(((1, burst, (None,)),), added, 0),
        lambda: each((1, symbol, (None,)), zero=(0, 0), cap=(None, 4)),
    ):
        with pytest.raises(EndlessChain):
            exactly(rule)


def test_a_chain_that_failed_leaves_nothing_behind() -> None:
    for _ in range(2):
        with pytest.raises(EndlessChain):
            exactly(bursts, 3, None)
        assert exactly(bursts, 1, 1) == exactly(lambda: bursts(1, 1))
        assert chances(exactly(bursts, 1, 1)) == {0: 1 - SIXTH, 1: SIXTH}


# Watched.


def told_at_the_end() -> Rule[int]:
    if (yield from throw(SIX, "burst")):
        return 1 + (yield from each((1, told_at_the_end, ())))
    is_boon = yield from throw(COIN, "boon")
    yield from tell("boons", is_boon)
    return 0


def told_on_the_way() -> Rule[int]:
    if not (yield from throw(SIX, "burst")):
        return 0
    yield from tell("bursts")
    return 1 + (yield from each((1, told_on_the_way, ())))


def test_a_watched_chain() -> None:
    odds = exactly(lambda: each((2, told_at_the_end, ()), cap=2), watch=("boons", "never"))
    both = {0: Fraction(25, 36), 1: 2 * Fraction(5, 6) * Fraction(5, 36), 2: Fraction(2, 27)}
    assert chances(odds) == {
        (k, (boons, 0)): chance * Fraction((1, 2, 1)[boons], 4) for k, chance in both.items() for boons in range(3)
    }


def test_watching_what_a_chain_does_not_tell_changes_nothing() -> None:
    odds = exactly(bursts, 2, 3, watch=("nothing",))
    assert {result: chance for (result, _), chance in chances(odds).items()} == chances(exactly(bursts, 2, 3))
    assert {told for _, told in odds.weights} == {(0,)}


def test_a_count_without_end_is_not_cut_off() -> None:
    with pytest.raises(EndlessChain):
        exactly(lambda: each((1, told_on_the_way, ()), cap=2), watch=("bursts",))
    assert chances(exactly(lambda: each((1, told_on_the_way, ()), cap=2), watch=("others",))) == {
        (0, (0,)): 1 - SIXTH,
        (1, (0,)): SIXTH - SIXTH**2,
        (2, (0,)): SIXTH**2,
    }
