"""What a capped sum still knows once it is summed, stepped through or watched; beyond that nothing is claimed."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from core.brute import brute_force
from core.plays import AnyRule
from core.summing import chances
from grognard.core.asking import Each, Rule, Step, each, step, tell, through, throw
from grognard.core.dice import Reading, dice
from grognard.core.distributions import Distribution
from grognard.core.errors import OpenTail
from grognard.core.exact import exactly

COIN: Reading[int] = dice("D2", 2).read_as(lambda face: face - 1)


def coin() -> Rule[int]:
    return (yield from throw(COIN, "coin"))


def sure() -> Rule[int]:
    return 1
    yield


def capped() -> Each[int]:
    return each((5, coin, ()), cap=2)


def asked() -> Rule[int]:
    return (yield from each((5, coin, ()), cap=2))


def pooled() -> Each[int]:
    return each((3, capped, ()))


def pooled_and_capped() -> Each[int]:
    return each((3, capped, ()), cap=10)


def claims(odds: Distribution[int]) -> list[Callable[[], object]]:
    return [lambda: odds[0], lambda: odds.at_least(1), lambda: odds.at_most(3), lambda: odds.quantile(0.5)]


@pytest.mark.parametrize("rule", [capped, asked])
def test_a_rule_that_hands_its_answer_on_is_the_question(rule: AnyRule) -> None:
    odds = exactly(rule)
    assert chances(odds) == {0: Fraction(1, 32), 1: Fraction(5, 32), 2: Fraction(26, 32)}
    assert (odds.open, odds.cap, odds.mean) == (True, 2, Fraction(5, 2))
    assert odds.at_least(1) == Fraction(31, 32)


def test_one_of_it_is_the_same_again() -> None:
    assert exactly(lambda: each((1, capped, ()))) == exactly(capped)


@pytest.mark.parametrize("rule", [pooled, pooled_and_capped])
def test_a_sum_of_what_is_capped_knows_its_mean_and_no_more(rule: AnyRule) -> None:
    """Two of a capped result are no less than two: how much more, nobody can say."""
    odds = exactly(rule)
    assert odds.open
    assert odds.cap is None
    assert odds.mean == Fraction(15, 2)
    for claim in claims(odds):
        with pytest.raises(OpenTail):
            claim()


def test_a_quantile_beyond_the_cap_is_not_known() -> None:
    odds = exactly(capped)
    assert odds.quantile(Fraction(6, 32)) == 1
    for share in (Fraction(7, 32), Fraction(99, 100)):
        with pytest.raises(OpenTail):
            odds.quantile(share)


def three_are_two_or_more(state: int) -> Each[int]:
    return each((3, sure, ()), cap=2)


def same(state: int) -> Rule[int]:
    return state
    yield


def doubled(state: int) -> Rule[int]:
    return 2 * state + (yield from throw(COIN, "coin"))


@pytest.mark.parametrize("more", [(), (step(same),), (step(doubled),), (step(same), step(doubled))])
def test_a_state_that_met_a_cap_stays_open(more: tuple[Step[int], ...]) -> None:
    def rule() -> Rule[int]:
        return (yield from through(0, step(three_are_two_or_more), *more))

    odds = exactly(rule)
    assert chances(odds) == brute_force(rule)
    assert odds.open


def capped_by(state: int) -> Each[int]:
    return each((3 if state == 2 else 0, coin, ()), cap=1)


def test_what_follows_from_an_open_state_claims_nothing() -> None:
    """Three are shown as two or more; a rule that asks whether they are two is told so, and is wrong."""
    odds = exactly(lambda: through(0, step(three_are_two_or_more), step(capped_by)))
    assert odds.open
    for claim in claims(odds):
        with pytest.raises(OpenTail):
            claim()
    with pytest.raises(OpenTail):
        _ = odds.mean


def cut_off() -> Rule[int]:
    return min(2, (yield from each((5, coin, ()), cap=2)))


def by_threes() -> Rule[int]:
    return (yield from each((5, coin, ()), cap=2)) % 3


def one_more() -> Rule[int]:
    return 1 + (yield from each((5, coin, ()), cap=2))


@pytest.mark.parametrize("rule", [cut_off, by_threes, one_more])
@pytest.mark.parametrize("watch", [(), ("bell",)])
def test_a_rule_that_does_anything_with_its_answer_claims_nothing(rule: AnyRule, watch: tuple[str, ...]) -> None:
    odds = exactly(rule, watch=watch)
    assert odds.open
    assert odds.cap is None
    with pytest.raises(OpenTail):
        _ = odds.mean
    with pytest.raises(OpenTail):
        odds.chance(bool)


def pair() -> Rule[tuple[int, int]]:
    return (yield from throw(COIN, "one")), (yield from throw(COIN, "other"))


def test_a_vector_is_known_within_its_caps() -> None:
    odds = exactly(lambda: each((2, pair, ()), zero=(0, 0), cap=(1, None)))
    assert [odds[0, 0], odds[0, 2], odds[1, 1], odds[0, 3]] == [
        Fraction(1, 16),
        Fraction(1, 16),
        Fraction(3, 8),
        0,
    ]
    with pytest.raises(OpenTail):
        _ = odds[2, 1]


def bell() -> Rule[int]:
    is_heads = yield from throw(COIN, "coin")
    yield from tell("bell", is_heads)
    return is_heads


def bells() -> Each[int]:
    return each((3, bell, ()), cap=2)


def test_a_watched_count_is_not_capped_with_the_result() -> None:
    odds = exactly(bells, watch=("bell", "drum"))
    assert chances(odds) == brute_force(bells, watch=("bell", "drum"))
    assert odds.open
    assert not odds.marginal(1).open
    assert chances(odds.marginal(1)) == {(k, 0): Fraction(w, 8) for k, w in enumerate((1, 3, 3, 1))}


def test_what_is_watched_and_capped_can_be_shown() -> None:
    odds = exactly(bells, watch=("bell", "drum"))
    shown = odds.to_dict(str)
    assert shown["mean"] is None
    assert isinstance(shown["probabilities"], dict)
    assert list(shown["probabilities"].values()) == ["1/8", "3/8", "3/8", "1/8"]
    assert all(chance in repr(odds) for chance in ("1/8", "3/8"))


def ringing_pair() -> Rule[tuple[int, int]]:
    one, other = yield from pair()
    yield from tell("bell", one + other)
    return one, other


def test_the_mean_of_a_watched_vector_is_not_that_of_another_place() -> None:
    odds = exactly(lambda: each((3, ringing_pair, ()), zero=(0, 0), cap=(1, 2)), watch=("bell",))
    assert odds.open
    for place in (0, 1):
        with pytest.raises(OpenTail):
            _ = odds.marginal(place).mean


def at_most_two() -> Rule[int]:
    return 1 + (yield from each((5, coin, ()), cap=2, clipped=True))


def chain() -> Rule[int]:
    if not (yield from throw(COIN, "coin")):
        return 0
    return 1 + (yield from each((1, chain, ())))


def chained() -> Rule[tuple[int, int]]:
    heads = yield from each((2, chain, ()), cap=2, clipped=True)
    return heads, heads % 2


@pytest.mark.parametrize("watch", [(), ("bell",)])
def test_a_rule_that_wants_to_know_no_more_than_the_cap_is_known_whole(watch: tuple[str, ...]) -> None:
    odds = exactly(at_most_two, watch=watch)
    assert not odds.open
    assert chances(odds) == brute_force(at_most_two, watch=watch) if watch else odds.mean == Fraction(89, 32)


def test_a_clipped_chain_is_known_whole() -> None:
    """Two coins thrown on as long as they show heads: none with 1/4, one with 2 x 1/8."""
    odds = exactly(chained)
    assert not odds.open
    assert chances(odds) == {(0, 0): Fraction(1, 4), (1, 1): Fraction(1, 4), (2, 0): Fraction(1, 2)}


def test_clipping_does_not_close_what_an_inner_cap_left_open() -> None:
    assert exactly(lambda: each((3, capped, ()), cap=2, clipped=True)).open
