"""Sums against naive convolution: numbers and vectors, several parts, wide and negative values, huge totals."""

from fractions import Fraction
from math import comb
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.summing import added_up, chances
from grognard.core.distributions import Distribution, certain
from grognard.core.sums import SLOTS, add, sum_of

weight = st.one_of(st.integers(1, 6), st.integers(1, 2**70))


def lives(value: st.SearchStrategy[Any]) -> st.SearchStrategy[Distribution[Any]]:
    found = st.dictionaries(value, weight, min_size=1, max_size=3)
    return found.map(lambda weights: Distribution(weights, sum(weights.values())))


def parts(value: st.SearchStrategy[Any]) -> st.SearchStrategy[list[tuple[int, Distribution[Any]]]]:
    return st.lists(st.tuples(st.integers(1, 3), lives(value)), min_size=1, max_size=3)


def check(found: list[tuple[int, Distribution[Any]]], zero: Any) -> None:
    whole = sum_of(found)
    assert chances(whole) == added_up([(n, chances(odds)) for n, odds in found], zero)
    assert sum(whole.weights.values()) == whole.total


@given(parts(st.integers(-3, 6)))
def test_numbers(found: list[tuple[int, Distribution[Any]]]) -> None:
    check(found, 0)


@given(parts(st.tuples(st.integers(-2, 3), st.integers(-1, 1))))
def test_vectors(found: list[tuple[int, Distribution[Any]]]) -> None:
    check(found, (0, 0))


@settings(max_examples=30)
@given(parts(st.tuples(st.integers(-1, 1), st.integers(0, 2), st.integers(-5, 5))))
def test_vectors_of_three(found: list[tuple[int, Distribution[Any]]]) -> None:
    check(found, (0, 0, 0))


@settings(max_examples=30)
@given(parts(st.integers(-(10**9), 10**9)))
def test_values_too_wide_for_slots(found: list[tuple[int, Distribution[Any]]]) -> None:
    check(found, 0)


@settings(max_examples=30)
@given(parts(st.tuples(st.integers(-(10**6), 10**6), st.integers(-(10**6), 10**6))))
def test_vectors_too_wide_for_slots(found: list[tuple[int, Distribution[Any]]]) -> None:
    check(found, (0, 0))


@given(st.integers(1, 60), lives(st.integers(-4, 4)).filter(lambda odds: len(odds) == 2))
def test_two_valued_lives_are_binomial(n: int, odds: Distribution[int]) -> None:
    (low, a), (high, b) = odds.weights.items()
    expected: dict[int, Fraction] = {}
    for k in range(n + 1):
        expected[low * (n - k) + high * k] = Fraction(comb(n, k) * a ** (n - k) * b**k, odds.total**n)
    assert chances(sum_of([(n, odds)])) == expected


@pytest.mark.parametrize("width", [SLOTS - 1, SLOTS, SLOTS + 1])
def test_both_ways_agree_where_they_meet(width: int) -> None:
    wide: Distribution[int] = Distribution({0: 1, 1: 2, width - 1: 3}, 6)
    check([(1, wide), (2, Distribution({0: 1, 1: 1}, 2))], 0)


@pytest.mark.parametrize("bits", [7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 65, 71, 72, 73, 127, 128, 129])
def test_totals_at_the_edge_of_a_slot(bits: int) -> None:
    half = 2 ** (bits - 1)
    check([(1, Distribution({0: 1, 1: half - 2, 2: half + 1}, 2 * half)), (1, Distribution({5: 1}, 1))], 0)
    check([(1, Distribution({(0, 1): 1, (1, 0): half - 2, (2, -1): half + 1}, 2 * half)), (1, certain((1, 1)))], (0, 0))


def test_one_hundred_dice_beyond_any_machine_word() -> None:
    die: Distribution[int] = Distribution(dict.fromkeys(range(1, 7), 1), 6)
    whole = sum_of([(100, die)])
    assert whole.total == 6**100
    assert whole.mean == 350
    assert whole.variance == Fraction(100 * 35, 12)
    assert whole[100] == whole[600] == Fraction(1, 6**100)
    assert whole[101] == Fraction(100, 6**100)


def test_nothing_added_to_nothing_is_nothing() -> None:
    assert chances(sum_of([(3, Distribution({None: 2}, 2))])) == {None: 1}
    assert chances(sum_of([(3, Distribution({(): 2}, 2))])) == {(): 1}


def test_results_add_place_by_place() -> None:
    assert add(2, -3) == -1
    assert add((1, 2), (3, -4)) == (4, -2)
    assert add(None, None) is None
    with pytest.raises(ValueError, match="shorter"):
        add((1, 2), (1,))
