"""Folds against taking in one result after the other: whatever the function, the life and the states are."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from functools import partial
from itertools import product
from typing import TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.brute import Chances, brute_force
from core.summing import chances
from grognard.core.asking import Each, Rule, Through, lives, step, through, throw
from grognard.core.dice import D3, D6
from grognard.core.distributions import Distribution, certain
from grognard.core.exact import exactly
from grognard.core.folds import Rows, take, take_sorted

STATES, RESULTS = range(5), range(4)
Leads: TypeAlias = Mapping[tuple[int, int], int]
Into: TypeAlias = Callable[[int, int], int]
Bag: TypeAlias = list[tuple[int, Distribution[int]]]

leads = st.fixed_dictionaries({(state, result): st.sampled_from(STATES) for state in STATES for result in RESULTS})
odds = st.dictionaries(st.sampled_from(RESULTS), st.integers(1, 9), min_size=1).map(
    lambda weights: Distribution(weights, sum(weights.values()))
)
spreads = st.dictionaries(st.sampled_from(STATES), st.integers(1, 9), min_size=1).map(
    lambda weights: Distribution(weights, sum(weights.values()))
)


def led(found: Leads) -> Into:
    return lambda state, result: found[state, result]


def one_by_one(into: Into, life: Distribution[int], n: int, before: Distribution[int]) -> Chances:
    now = chances(before)
    for _ in range(n):
        after: Chances = {}
        for state, chance in now.items():
            for result, share in chances(life).items():
                key = into(state, result)
                after[key] = after.get(key, Fraction(0)) + chance * share
        now = after
    return now


def every_sequence(into: Into, bag: Bag, before: Distribution[int], order: Callable[[int], int]) -> Chances:
    found: Chances = {}
    for start, chance in chances(before).items():
        for results in product(*(chances(life).items() for n, life in bag for _ in range(n))):
            state, share = start, chance
            for result in sorted([result for result, _ in results], key=order):
                state = into(state, result)
            for _, likely in results:
                share *= likely
            found[state] = found.get(state, Fraction(0)) + share
    return found


def check(rows: Rows, n: int, before: Distribution[int]) -> None:
    after = take(rows, n, before)
    assert chances(after) == one_by_one(rows.into, rows.life, n, before)
    assert sum(after.weights.values()) == after.total


@given(leads, odds, st.integers(0, 6), spreads)
def test_any_fold_is_one_by_one(found: Leads, life: Distribution[int], n: int, before: Distribution[int]) -> None:
    check(Rows(led(found), life), n, before)


@given(leads, odds, st.lists(st.tuples(st.integers(0, 5), spreads), min_size=2, max_size=4))
def test_rows_that_are_remembered_stay_right(
    found: Leads, life: Distribution[int], asked: list[tuple[int, Distribution[int]]]
) -> None:
    rows = Rows(led(found), life)
    for n, before in asked:
        check(rows, n, before)


@given(leads, st.lists(st.tuples(st.integers(0, 2), odds), max_size=2), spreads, st.permutations(RESULTS))
def test_results_are_taken_in_by_a_stated_order(
    found: Leads, bag: Bag, before: Distribution[int], places: list[int]
) -> None:
    after = take_sorted(led(found), bag, before, places.index)
    assert chances(after) == every_sequence(led(found), bag, before, places.index)
    assert sum(after.weights.values()) == after.total


@given(leads, odds, spreads)
def test_none_at_all_changes_nothing(found: Leads, life: Distribution[int], before: Distribution[int]) -> None:
    assert take(Rows(led(found), life), 0, before) == before


def test_the_likeliest_result_may_change_states() -> None:
    life: Distribution[int] = Distribution({1: 5, 0: 1}, 6)
    check(Rows(lambda state, result: (state + result) % 3, life), 7, certain(0))


def test_the_likeliest_result_may_change_only_a_state_met_late() -> None:
    life: Distribution[int] = Distribution({0: 5, 1: 1}, 6)
    check(Rows(lambda state, result: state + result + (state == 3), life), 8, certain(0))


def test_states_that_nothing_changes_take_in_everything() -> None:
    life: Distribution[int] = Distribution({0: 1, 1: 1, 2: 1}, 3)
    after = take(Rows(lambda state, result: min(state + result, 4), life), 60, certain(0))
    assert after.total == 3**60
    assert after[0] == Fraction(1, 3**60)
    assert after[1] == Fraction(60, 3**60)
    assert after[4] == 1 - after[0] - after[1] - after[2] - after[3]


def test_a_life_that_is_sure() -> None:
    assert take(Rows(lambda state, result: state + result, certain(2)), 50, certain(0)) == certain(100)


# Asked as a rule asks.


def die() -> Rule[int]:
    return (yield from throw(D3.faces(), "die"))


def spread(state: int) -> Rule[int]:
    return state + (yield from throw(D6.faces(), "start"))


def knocked(state: int, result: int) -> int:
    return state if result == 1 else (2 * state + result) % 7


def fallen(state: int, result: int) -> int:
    return max(0, state - result)


def largest(result: int) -> int:
    return -result


def both(n: int, m: int) -> Through[int]:
    return through(0, step(spread), lives(n, die, into=knocked), step(spread), lives(m, die, into=fallen))


def sorted_kinds(n: int) -> Rule[int]:
    return (yield from Each(((n, die, ()), (2, spread, (0,))), knocked, 3, order=largest))


def test_a_fold_starts_from_states_that_are_spread() -> None:
    for n, m in ((0, 0), (0, 2), (2, 0), (2, 1)):
        assert chances(exactly(both, n, m)) == brute_force(both, n, m)


def test_an_order_holds_for_the_whole_bag() -> None:
    for n in (0, 1, 3):
        assert chances(exactly(sorted_kinds, n)) == brute_force(sorted_kinds, n)


def nothing(result: int) -> int:
    return 0


def test_an_order_tells_results_apart() -> None:
    with pytest.raises(ValueError, match="apart"):
        exactly(lambda: Each(((2, die, ()),), knocked, 3, order=nothing))


def total_into(state: int, total: int) -> int:
    return state * 100 + total


def together(n: int, cap: int | None) -> Each[int]:
    return Each(((n, die, ()), (1, spread, (0,))), total_into, 7, 0, cap, together=True)


def test_together_takes_in_the_sum_once() -> None:
    for n, cap in ((0, None), (3, None), (3, 8)):
        assert chances(exactly(together, n, cap)) == brute_force(together, n, cap)


def test_two_functions_and_two_lives_are_kept_apart() -> None:
    for into in (knocked, fallen):
        for n in (1, 3):
            rule = partial(folded, into, n)
            assert chances(exactly(rule)) == brute_force(rule)


def folded(into: Into, n: int) -> Each[int]:
    return Each(((n, die, ()), (n, spread, (1,))), into, 5)
