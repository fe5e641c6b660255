"""The oracles themselves, against values that anybody can work out."""

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from core.brute import Chances, brute_force, gathered
from core.plays import disagreement, every_play
from core.summing import added_up
from grognard.core.asking import Each, Rule, choose, each, lives, step, tell, through, throw
from grognard.core.dice import D3, D6, Reading
from grognard.core.domains import OneOf

HIT: Reading[int] = D6.read_as(lambda face: int(face >= 5))
THIRD = Fraction(1, 3)


def hit() -> Rule[int]:
    is_hit = yield from throw(HIT, "hit")
    yield from tell("hits", is_hit)
    return is_hit


def pair() -> Rule[int]:
    first = yield from throw(D6.faces(), "first")
    return first + (yield from throw(D6.faces(), "second"))


def volley(n: int, cap: int | None) -> Each[int]:
    return each((n, hit, ()), cap=cap)


def remember(state: int, result: int) -> int:
    return 10 * state + result


def in_order() -> Rule[int]:
    return (yield from through(0, lives(2, die, into=remember, order=lambda face: -face), step(plus_die)))


def die() -> Rule[int]:
    return (yield from throw(D3.faces(), "die"))


def plus_die(state: int) -> Rule[int]:
    return 10 * state + (yield from throw(D3.faces(), "last"))


def chosen() -> Rule[int]:
    return (yield from choose("me", OneOf("any", (1, 2)), "pick"))


def test_two_dice() -> None:
    expected = {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}
    assert brute_force(pair) == every_play(pair) == expected


@pytest.mark.parametrize("n", [0, 1, 4])
def test_a_bag_of_equal_lives_is_binomial(n: int) -> None:
    expected = {k: comb(n, k) * THIRD**k * (1 - THIRD) ** (n - k) for k in range(n + 1)}
    assert brute_force(volley, n, None) == expected
    assert every_play(volley, n, None) == expected
    assert brute_force(volley, n, None, watch=("hits", "misses")) == {(k, (k, 0)): p for k, p in expected.items()}


def test_a_cap_counts_as_that_or_more() -> None:
    expected = {0: Fraction(16, 81), 1: Fraction(32, 81), 2: Fraction(33, 81)}
    assert brute_force(volley, 4, 2) == every_play(volley, 4, 2) == expected


def test_results_are_taken_in_by_order() -> None:
    expected: Chances = {}
    for one in (1, 2, 3):
        for other in (1, 2, 3):
            for last in (1, 2, 3):
                key = 100 * max(one, other) + 10 * min(one, other) + last
                expected[key] = expected.get(key, Fraction(0)) + Fraction(1, 27)
    assert brute_force(in_order) == every_play(in_order) == expected


def test_choices_are_picked() -> None:
    assert brute_force(chosen, picks={"pick": max_option}) == {2: 1}
    assert every_play(chosen, picks={"pick": max_option}) == {2: 1}


def max_option(domain: OneOf[int]) -> int:
    return max(domain.options())


def test_added_up_is_the_slow_way() -> None:
    coin = {0: Fraction(1, 2), 3: Fraction(1, 2)}
    assert added_up([(2, coin), (1, {-1: Fraction(1)})], 0) == {
        -1: Fraction(1, 4),
        2: Fraction(1, 2),
        5: Fraction(1, 4),
    }


def test_gathered_adds_equal_outcomes() -> None:
    assert gathered(iter([("a", 2), ("b", 4), ("a", 4)])) == {"a": Fraction(3, 4), "b": Fraction(1, 4)}


def test_frequencies_notice_what_is_wrong() -> None:
    fair = {face: Fraction(1, 6) for face in range(1, 7)}
    assert not disagreement(Counter(dict.fromkeys(fair, 500)), fair)
    assert "cannot be" in disagreement(Counter({**dict.fromkeys(fair, 500), 7: 1}), fair)
    assert "not about 500.0" in disagreement(Counter({1: 700, 2: 300, 3: 500, 4: 500, 5: 500, 6: 500}), fair)
    assert "not about 500.0" in disagreement(Counter({1: 600, 2: 600, 3: 600, 4: 600, 5: 600}), fair)
    uneven = Counter({1: 620, 2: 380, 3: 620, 4: 380, 5: 620, 6: 380})
    assert "chi-square" in disagreement(uneven, fair)
