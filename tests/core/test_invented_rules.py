from hypothesis import given, settings

from core.brute import brute_force
from core.invented import KEYS, STAGES, Spec, obey, specs
from core.plays import every_play
from core.summing import chances
from grognard.core.domains import OneOf
from grognard.core.exact import Policy, exactly


def last(domain: OneOf[int]) -> int:
    return domain.all_options[-1]


PICKS = {"pick": last}
POLICIES = {"pick": Policy("the last", last)}


@settings(max_examples=100)
@given(specs())
def test_any_rule_is_answered_exactly(spec: Spec) -> None:
    assert chances(exactly(obey, spec, policies=POLICIES)) == brute_force(obey, spec, picks=PICKS)


@settings(max_examples=100)
@given(specs())
def test_any_rule_is_watched_exactly(spec: Spec) -> None:
    watched = exactly(obey, spec, watch=KEYS, policies=POLICIES)
    assert chances(watched) == brute_force(obey, spec, watch=KEYS, picks=PICKS)


@settings(max_examples=40)
@given(specs())
def test_any_rule_comes_to_the_same_at_a_table(spec: Spec) -> None:
    played = every_play(obey, spec, stages=STAGES, watch=KEYS, picks=PICKS)
    assert played == brute_force(obey, spec, watch=KEYS, picks=PICKS)
