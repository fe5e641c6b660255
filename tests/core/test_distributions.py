from collections.abc import Callable
from fractions import Fraction
from operator import eq, ne

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.summing import chances
from grognard.core.distributions import Distribution, certain
from grognard.core.errors import OpenTail

LOADED: Distribution[int] = Distribution({3: 1, 0: 2, -1: 3}, 6)
CAPPED: Distribution[int] = Distribution({0: 1, 1: 2, 2: 5}, 8, True, 2, (Fraction(9, 4),))
PAIRS: Distribution[tuple[int, ...]] = Distribution({(0, 0): 1, (1, 0): 1, (1, 2): 2}, 4)

weights = st.dictionaries(st.integers(-20, 20), st.integers(0, 10**12), min_size=1).filter(lambda w: any(w.values()))


def of(found: dict[int, int]) -> Distribution[int]:
    return Distribution(found, sum(found.values()))


def test_a_chance_is_a_fraction() -> None:
    assert [LOADED[outcome] for outcome in (-1, 0, 1, 3)] == [Fraction(1, 2), Fraction(1, 3), 0, Fraction(1, 6)]
    assert LOADED.chance(lambda outcome: outcome < 3) == Fraction(5, 6)


def test_it_is_a_collection_of_its_outcomes_in_order() -> None:
    assert list(LOADED) == LOADED.outcomes() == [-1, 0, 3]
    assert len(LOADED) == 3
    assert 3 in LOADED
    assert 1 not in LOADED


def test_outcomes_without_an_order_stay_as_they_came() -> None:
    assert Distribution({"b": 1, 2: 1}, 2).outcomes() == ["b", 2]


def test_mean_and_variance_by_hand() -> None:
    assert LOADED.mean == 0  # (3 - 3) / 6
    assert LOADED.variance == Fraction(9 + 3, 6)
    assert certain(7).mean == 7
    assert certain(7).variance == 0


def test_at_least_and_at_most_by_hand() -> None:
    assert [LOADED.at_least(k) for k in (-1, 0, 1, 3, 4)] == [1, Fraction(1, 2), Fraction(1, 6), Fraction(1, 6), 0]
    assert [LOADED.at_most(k) for k in (-2, -1, 2, 3)] == [0, Fraction(1, 2), Fraction(5, 6), 1]


def test_quantiles_by_hand() -> None:
    shares = (0, 0.25, 0.5, Fraction(51, 100), Fraction(5, 6), 0.9, 1)
    assert [LOADED.quantile(share) for share in shares] == [-1, -1, -1, 0, 0, 3, 3]


@pytest.mark.parametrize("share", [-0.1, 1.1, Fraction(7, 6)])
def test_a_share_lies_between_none_and_all(share: float | Fraction) -> None:
    with pytest.raises(ValueError, match="between 0 and 1"):
        LOADED.quantile(share)


def test_a_quantile_is_an_outcome_that_can_happen() -> None:
    assert Distribution({0: 0, 1: 1}, 1).quantile(0) == 1


@given(weights)
def test_at_least_and_at_most_share_out_everything(found: dict[int, int]) -> None:
    odds = of(found)
    for k in range(-21, 22):
        assert odds.at_most(k) + odds.at_least(k + 1) == 1


@given(weights, st.fractions(0, 1))
def test_a_quantile_is_the_least_outcome_reached(found: dict[int, int], share: Fraction) -> None:
    odds = of(found)
    outcome = odds.quantile(share)
    assert odds.at_most(outcome) >= share
    assert odds[outcome] > 0
    assert odds.at_most(outcome - 1) < share or odds.at_most(outcome - 1) == 0


@given(weights)
def test_mean_and_variance_are_those_of_the_chances(found: dict[int, int]) -> None:
    odds = of(found)
    mean = sum((outcome * chance for outcome, chance in chances(odds).items()), Fraction(0))
    assert odds.mean == mean
    assert odds.variance == sum(((outcome - mean) ** 2 * p for outcome, p in chances(odds).items()), Fraction(0))


@given(weights, st.integers(1, 10**9))
def test_equal_chances_are_equal_in_any_terms(found: dict[int, int], factor: int) -> None:
    odds = of(found)
    wider = Distribution({outcome: weight * factor for outcome, weight in found.items()}, odds.total * factor)
    assert wider == odds
    assert not ne(wider, odds)
    assert hash(wider) == hash(odds)
    assert wider.reduced().weights == odds.reduced().weights


def test_what_cannot_happen_makes_no_difference() -> None:
    assert Distribution({1: 3, 2: 0}, 3) == certain(1)
    assert hash(Distribution({1: 3, 2: 0}, 3)) == hash(certain(1))


def test_other_chances_are_not_equal() -> None:
    one: Distribution[int] = Distribution({0: 1, 1: 2}, 3)
    others = Distribution({0: 2, 1: 1}, 3), Distribution({0: 1, 2: 2}, 3), Distribution({0: 1, 1: 2}, 3, True, 1), 1
    assert not any(eq(one, other) for other in others)
    assert all(ne(one, other) for other in others)


def test_a_cap_is_part_of_what_is_equal() -> None:
    three: Distribution[int] = Distribution({0: 1, 3: 1}, 2, True, 3)
    five: Distribution[int] = Distribution({0: 1, 3: 1}, 2, True, 5)
    assert three == Distribution({0: 2, 3: 2}, 4, True, 3)
    assert ne(three, five)
    assert {three, five, Distribution({0: 2, 3: 2}, 4, True, 3)} == {three, five}


@given(weights)
def test_mapping_merges_and_loses_nothing(found: dict[int, int]) -> None:
    halves = of(found).map(lambda outcome: outcome // 2)
    assert sum(halves.weights.values()) == halves.total
    for half in range(-10, 11):
        assert halves[half] == of(found)[2 * half] + of(found)[2 * half + 1]


def test_a_marginal_is_one_coordinate() -> None:
    assert PAIRS.marginal(0) == Distribution({0: 1, 1: 3}, 4)
    assert PAIRS.marginal(1) == Distribution({0: 1, 2: 1}, 2)


def test_a_marginal_keeps_its_own_cap() -> None:
    joint: Distribution[tuple[int, ...]] = Distribution(
        {(0, 3): 1, (2, 5): 1}, 2, True, (2, None), (Fraction(4), Fraction(4))
    )
    assert joint.marginal(0).open
    assert joint.marginal(0).mean == 4
    assert joint.marginal(0).at_least(2) == Fraction(1, 2)
    with pytest.raises(OpenTail):
        joint.marginal(0).at_least(3)
    assert not joint.marginal(1).open
    assert joint.marginal(1).mean == 4
    assert joint.marginal(1).variance == 1


def test_an_open_tail_is_known_up_to_its_cap() -> None:
    assert CAPPED.mean == Fraction(9, 4)
    assert [CAPPED.at_least(k) for k in (0, 1, 2)] == [1, Fraction(7, 8), Fraction(5, 8)]
    assert [CAPPED.at_most(k) for k in (-1, 0, 1)] == [0, Fraction(1, 8), Fraction(3, 8)]


def test_beyond_its_cap_an_open_tail_refuses_to_guess() -> None:
    unknown: Distribution[int] = Distribution({0: 1, 2: 1}, 2, True, 2)
    asked: list[Callable[[], object]] = [
        lambda: CAPPED.at_least(3),
        lambda: CAPPED.at_most(2),
        lambda: CAPPED.variance,
        lambda: CAPPED[3],
        lambda: CAPPED.quantile(Fraction(99, 100)),
        lambda: unknown.mean,
    ]
    for ask in asked:
        with pytest.raises(OpenTail) as refused:
            ask()
        assert refused.value.key == "open-tail"
        assert refused.value.facts["cap"] == "2"


def test_labels_are_what_a_reader_expects() -> None:
    assert [CAPPED.label(outcome) for outcome in CAPPED] == ["0", "1", "2+"]
    assert [LOADED.label(outcome) for outcome in LOADED] == ["-1", "0", "3"]
    assert [PAIRS.label(outcome) for outcome in PAIRS] == ["0, 0", "1, 0", "1, 2"]
    joint: Distribution[tuple[int, ...]] = Distribution({(2, 2): 1}, 1, True, (2, None))
    assert joint.label((2, 2)) == "2+, 2"


def test_to_dict_for_json_is_floats_or_whatever_is_asked() -> None:
    assert LOADED.to_dict() == {"mean": 0.0, "probabilities": {"-1": 0.5, "0": 1 / 3, "3": 1 / 6}}
    assert CAPPED.to_dict(str) == {"mean": "9/4", "probabilities": {"0": "1/8", "1": "1/4", "2+": "5/8"}}


def test_to_dict_has_no_mean_where_there_is_none() -> None:
    assert PAIRS.to_dict()["mean"] is None
    assert Distribution({0: 1, 2: 1}, 2, True, 2).to_dict()["mean"] is None
    assert Distribution({"shaken": 1, "steady": 1}, 2).to_dict() == {
        "mean": None,
        "probabilities": {"shaken": 0.5, "steady": 0.5},
    }


def test_the_weights_of_names_may_be_larger_than_any_float() -> None:
    many = 10**400
    shown = {"mean": None, "probabilities": {"a": 1.0, "b": 0.0}}
    assert Distribution({"a": many, "b": 1}, many + 1).to_dict() == shown
    assert Distribution({(1, 2): many, (0, 0): 1}, many + 1).to_dict()["mean"] is None


def test_a_notebook_shows_a_table_and_nothing_it_was_not_given() -> None:
    odds = Distribution({"<b>": 1, "plain": 3}, 4)
    assert odds._repr_html_() == (
        "<table><tr><th>outcome</th><th>chance</th></tr>"
        "<tr><td>&lt;b&gt;</td><td>0.2500</td></tr><tr><td>plain</td><td>0.7500</td></tr></table>"
    )


def test_a_repr_is_short() -> None:
    assert repr(CAPPED) == "Distribution(0: 1/8, 1: 1/4, 2+: 5/8)"
    many = Distribution(dict.fromkeys(range(100), 1), 100)
    assert repr(many).endswith("11: 1/100, …)")
