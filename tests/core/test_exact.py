import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from core.brute import brute_force
from core.plays import AnyRule
from core.summing import chances
from grognard.core import exact, finder
from grognard.core.asking import Each, Rule, Tell, Throw, choose, each, lives, step, tell, through, throw
from grognard.core.dice import D3, D6, Reading, dice
from grognard.core.distributions import certain
from grognard.core.domains import OneOf
from grognard.core.errors import GrognardError, NoPolicy, RefusedAnswer
from grognard.core.exact import Policy, exactly, forget
from grognard.core.table import Table

TESTS = Path(__file__).parents[1]
HIT: Reading[int] = dice("D2", 2).read_as(lambda face: int(face == 2))
FIRST = Policy("the first", lambda domain: next(domain.options()))
LAST = Policy("the last", lambda domain: max(domain.options()))


def hit() -> Throw[int]:
    """The shortest rule is a question."""
    return throw(HIT, "hit")


def volley(n: int) -> Each[int]:
    return each((n, hit, ()))


def told(n: int) -> Tell:
    return tell("bell", n)


def options() -> OneOf[int]:
    return OneOf("invented", (1, 2, 3))


def chosen() -> Rule[int]:
    return (yield from choose("me", options(), "number")) + (yield from throw(D3.faces(), "plus"))


def rarely_chosen() -> Rule[int]:
    if (yield from throw(D6.faces(), "first")) < 6:
        return 0
    return (yield from choose("me", options(), "number"))


def added(state: int, result: int) -> int:
    return state + result


def several(n: int) -> Rule[int]:
    yield from tell("volleys")
    state = yield from through(n, lives(n, hit, into=added), step(steps_on), lives(2, hit, into=added))
    yield from tell("total", state)
    return state


def steps_on(state: int) -> Rule[int]:
    yield from tell("steps", 2)
    return state + (yield from each((2, hit, ())))


@pytest.fixture
def little_memory(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    forget()
    monkeypatch.setattr(finder, "MEMORY", 3)
    yield
    forget()


def test_a_rule_may_be_a_question() -> None:
    assert exactly(hit) == HIT.odds
    assert chances(exactly(volley, 2)) == {0: Fraction(1, 4), 1: Fraction(1, 2), 2: Fraction(1, 4)}
    assert exactly(told, 3) == certain(None)
    assert chances(exactly(told, 3, watch=("bell", "gong"))) == {(None, (3, 0)): 1}
    assert exactly(lambda: through(5)) == certain(5)
    assert exactly(lambda: choose("me", options(), "number"), policies={"number": LAST}) == certain(3)


def test_a_rule_that_asks_nothing_is_sure() -> None:
    def sure() -> Rule[str]:
        return "so"
        yield

    assert exactly(sure) == certain("so")


def test_nothing_else_may_be_asked() -> None:
    for ask in ("what now?", (1, 2), None):
        with pytest.raises(TypeError, match="five questions"):
            exactly(rude, ask)
        with pytest.raises(TypeError, match="five questions"):
            exactly(rude, ask, watch=("bell",))


def rude(ask: object) -> Any:
    yield ask
    return 3


def test_what_a_rule_raises_is_not_hidden_and_does_no_harm() -> None:
    mood = [ValueError("once")]

    def moody() -> Rule[int]:
        if mood and (yield from throw(D6.faces(), "die")) == 6:
            raise mood.pop()
        return 1

    with pytest.raises(ValueError, match="once"):
        exactly(moody)
    assert exactly(moody) == certain(1)


def test_forgetting_changes_no_answer() -> None:
    before = exactly(several, 3, watch=("steps",))
    assert exactly(several, 3, watch=("steps",)) is before
    forget()
    after = exactly(several, 3, watch=("steps",))
    assert after is not before
    assert after == before


@pytest.mark.usefixtures("little_memory")
def test_a_full_memory_changes_no_answer() -> None:
    for n in range(4):
        assert chances(exactly(several, n)) == brute_force(several, n)
        assert chances(exactly(several, n, watch=("total",))) == brute_force(several, n, watch=("total",))


@pytest.mark.usefixtures("little_memory")
def test_memory_is_bounded() -> None:
    for n in range(50):
        exactly(volley, n)
    remembered = exact._finder((), ())
    assert len(remembered.found) + len(remembered.sums) <= 3 + 2  # a rule and its sum more than it takes to make room


def grown(start: int) -> Each[int]:
    return Each(((2, hit, ()),), added, start)


def test_the_rows_of_a_fold_are_bounded() -> None:
    forget()
    starts = 2 * finder.STATES
    for start in range(starts):
        assert exactly(grown, start)[start + 1] == Fraction(1, 2)
    (rows,) = exact._finder((), ()).rows.values()
    assert len(rows.states) <= finder.STATES + 3  # each fold adds the three states it goes through


# Choices.


def test_a_choice_nobody_was_told_how_to_make_is_an_error() -> None:
    with pytest.raises(NoPolicy) as refused:
        exactly(chosen, policies={"another": FIRST})
    assert (refused.value.key, refused.value.facts) == ("no-policy", {"why": "number", "known": "another"})
    with pytest.raises(NoPolicy):
        exactly(chosen)
    with pytest.raises(NoPolicy):
        exactly(rarely_chosen)


@pytest.mark.parametrize("life", [chosen, rarely_chosen])
@pytest.mark.parametrize("is_known", [False, True])
def test_inside_a_life_nothing_is_chosen(life: AnyRule, is_known: bool) -> None:
    forget()
    if is_known:
        exactly(life, policies={"number": FIRST})
    for rule in (lambda: each((2, life, ())), lambda: through(0, lives(1, life, into=added))):
        with pytest.raises(GrognardError) as refused:
            exactly(rule, policies={"number": FIRST})
        assert (refused.value.key, refused.value.facts) == ("choice-inside-a-life", {"why": "number"})


def test_odds_follow_the_policy_they_are_given() -> None:
    assert chances(exactly(chosen, policies={"number": FIRST})) == dict.fromkeys((2, 3, 4), Fraction(1, 3))
    assert chances(exactly(chosen, policies={"number": LAST})) == dict.fromkeys((4, 5, 6), Fraction(1, 3))
    assert chances(exactly(chosen, policies={"number": FIRST})) == dict.fromkeys((2, 3, 4), Fraction(1, 3))
    assert exactly(rarely_chosen, policies={"number": LAST})[3] == Fraction(1, 6)


def test_a_policy_that_cheats_is_refused() -> None:
    with pytest.raises(RefusedAnswer) as refused:
        exactly(chosen, policies={"number": Policy("cheat", lambda domain: 4)})
    assert [(refusal.citation, refusal.key) for refusal in refused.value.refusals] == [("invented", "not-an-option")]


def test_a_policy_for_what_is_not_asked_makes_no_difference() -> None:
    assert exactly(volley, 3, policies={"number": LAST, "another": FIRST}) == exactly(volley, 3)


# What is not reached costs nothing and needs nothing.


def broken() -> Rule[int]:
    raise AssertionError("nobody asked for this life")
    yield


def only_if(asked: bool) -> Rule[int]:
    if asked:
        return (yield from choose("me", options(), "number"))
    return (yield from each((0, broken, ()), (1, hit, ())))


def test_branches_that_are_not_taken_are_not_explored() -> None:
    assert exactly(only_if, False) == HIT.odds


def test_a_bag_holds_no_negative_number_of_lives() -> None:
    for rule in (volley, folded, folded_at_once):
        with pytest.raises(ValueError, match="negative"):
            exactly(rule, -1)


def folded(n: int) -> Each[int]:
    return Each(((n, hit, ()),), added, 0)


def folded_at_once(n: int) -> Each[int]:
    return Each(((n, hit, ()),), added, 0, together=True)


def none_of_it(into: Callable[[int, int], int] | None, together: bool) -> Each[int]:
    return Each(((0, broken, ()), (1, hit, ())), into, 0, together=together)


@pytest.mark.parametrize("order", [None, int])
def test_none_of_a_life_is_not_run(order: Callable[[int], int] | None) -> None:
    coin = {0: Fraction(1, 2), 1: Fraction(1, 2)}
    assert chances(exactly(lambda: Each(((0, broken, ()), (1, hit, ())), added, 0, order=order))) == coin
    for into, together in ((None, False), (added, False), (added, True)):
        assert chances(exactly(none_of_it, into, together)) == coin


def forgetful() -> Rule[int | None]:
    """On one branch it forgets to say what it comes to."""
    return 1 if (yield from throw(HIT, "hit")) else None


def test_lives_all_come_to_something_or_all_to_nothing() -> None:
    with pytest.raises(TypeError):
        exactly(lambda: each((2, forgetful, ())))


def test_a_bag_that_is_a_step_says_what_it_is_folded_into() -> None:
    for n in (0, 2):
        for answer in (exactly, Table):
            with pytest.raises(TypeError, match="folded into"):
                answer(lambda n=n: through(5, Each(((n, hit, ()),))))


# Watching.


@pytest.mark.parametrize("watch", [("volleys",), ("steps",), ("total",), ("total", "volleys", "steps", "nothing")])
def test_watching_counts_and_changes_nothing(watch: tuple[str, ...]) -> None:
    watched = exactly(several, 2, watch=watch)
    assert chances(watched) == brute_force(several, 2, watch=watch)
    assert watched.map(lambda outcome: outcome[0]) == exactly(several, 2)


def test_the_order_of_keys_is_the_order_of_counts() -> None:
    there, back = exactly(several, 2, watch=("steps", "total")), exactly(several, 2, watch=("total", "steps"))
    assert there.map(lambda outcome: (outcome[0], outcome[1][::-1])) == back


def test_a_key_watched_twice_is_counted_twice() -> None:
    once, twice = exactly(several, 2, watch=("steps",)), exactly(several, 2, watch=("steps", "steps"))
    assert once.map(lambda outcome: (outcome[0], 2 * outcome[1])) == twice


def test_a_long_rule_is_not_a_deep_one() -> None:
    def long() -> Rule[int]:
        total = 0
        for _ in range(3_000):
            total += yield from each((1, sure_one, ()))
        return (yield from through(total, *(step(one_more) for _ in range(3_000))))

    assert exactly(long) == certain(6_000)


def sure_one() -> Rule[int]:
    return 1
    yield


def one_more(state: int) -> Rule[int]:
    return state + (yield from each((1, sure_one, ())))


# A fresh process.

FRESH = """
from grognard.core.exact import Policy, exactly
from core.sketches.all import SKETCHES

for sketch in SKETCHES:
    policies = {why: Policy("as the sketch says", pick) for why, pick in sketch.picks}
    for watch in ((), sketch.keys[:1]):
        odds = exactly(sketch.rule, *sketch.large, watch=watch, policies=policies)
        print(sketch.name, odds.total, sorted((str(outcome), weight) for outcome, weight in odds.weights.items()))
"""


def test_the_first_call_of_a_fresh_process_is_like_any_later_one() -> None:
    said: set[str] = set()
    for hashes in ("0", "1"):
        environment = {**os.environ, "PYTHONPATH": str(TESTS), "PYTHONHASHSEED": hashes}
        done = subprocess.run(
            [sys.executable, "-c", f"{FRESH}\nprint('again')\n{FRESH}"],
            env=environment,
            capture_output=True,
            text=True,
            check=True,
        )
        first, again = done.stdout.split("again\n")
        assert first.count("\n") == 12
        said |= {first, again}
    assert len(said) == 1
