"""Domains: what they offer they accept, what they do not offer they refuse, and every refusal is a value."""

from collections.abc import Callable, Iterator
from itertools import islice, product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.domains import Allot, Facing, Number, OneOf, Point, Routes, SomeOf, Spots, allows
from grognard.core.refusals import Refusal


def odd_only(draft: object) -> tuple[Refusal, ...]:
    """A check as a book has it: refuses by a rule that has nothing to do with the form of an answer."""
    weight = sum(map(hash, draft)) if isinstance(draft, tuple) else hash(draft)
    return () if weight % 2 else (Refusal("odd-only", "not-odd"),)


checks = st.sampled_from([allows, odd_only])
one_of = st.builds(OneOf, st.just("c"), st.lists(st.integers(0, 9), unique=True, max_size=6).map(tuple), checks)
some_of = st.builds(
    lambda options, least, more, check: SomeOf("c", tuple(options), least, least + more, check),
    st.lists(st.integers(0, 9), unique=True, min_size=3, max_size=5),
    st.integers(0, 3),
    st.integers(0, 4),
    checks,
)
allot = st.lists(st.integers(0, 4), min_size=1, max_size=4).flatmap(
    lambda room: st.builds(
        Allot, st.just("c"), st.just(tuple(map(str, range(len(room))))), st.just(tuple(room)), st.integers(0, 8), checks
    )
)
number = st.builds(
    lambda least, more, check: Number("c", least, least + more, check), st.integers(-5, 5), st.integers(0, 6), checks
)
facing = st.builds(Facing, st.just("c"), st.integers(1, 6), checks)
closed = st.one_of(one_of, some_of, allot, number, facing)
drafts = st.one_of(
    st.integers(-9, 9),
    st.text(max_size=3),
    st.none(),
    st.floats(0.25, 0.75),
    st.lists(st.integers(-2, 9), max_size=5),
    st.lists(st.integers(-2, 9), max_size=5).map(tuple),
    st.tuples(st.text(max_size=2), st.integers()),
)


def are_refusals(found: Any) -> bool:
    return isinstance(found, tuple) and all(isinstance(refusal, Refusal) for refusal in found)


@given(closed)
def test_every_option_is_accepted(domain: Any) -> None:
    options = list(domain.options())
    assert len(set(options)) == len(options)
    assert [domain.refusals(option) for option in options] == [()] * len(options)


@given(closed, drafts)
def test_every_other_draft_is_refused_with_a_value(domain: Any, draft: object) -> None:
    refusals = domain.refusals(draft)
    assert are_refusals(refusals)
    assert bool(refusals) != (draft in list(domain.options()))
    assert all(refusal.citation in {"c", "odd-only"} for refusal in refusals)


@given(closed, st.integers())
def test_every_suggestion_is_accepted_and_there_is_one_if_there_is_an_option(domain: Any, seed: int) -> None:
    options = set(domain.options())
    suggested = list(islice(domain.suggestions(Random(seed)), 60))
    assert set(suggested) <= options
    assert bool(suggested) == bool(options)


@pytest.mark.parametrize(
    "domain",
    [
        OneOf("c", ()),
        SomeOf("c", ("a",), 2, 3),
        SomeOf("c", ("a", "b"), 2, 1),
        Allot("c", ("a",), (3,), -1),
        Allot("c", ("a",), (3,), 4),
        Number("c", 5, 3),
        Facing("c", 0),
    ],
)
def test_of_an_impossible_choice_nothing_is_suggested(domain: Any) -> None:
    assert list(domain.options()) == []
    assert list(domain.suggestions(Random(1))) == []


@given(closed)
def test_options_and_suggestions_are_lazy(domain: Any) -> None:
    assert iter(domain.options()) is not None
    assert next(domain.options(), None) == next(iter(list(domain.options())), None)


def test_options_are_all_there_are() -> None:
    assert list(OneOf("c", (3, 1, 2)).options()) == [3, 1, 2]
    assert list(SomeOf("c", ("a", "b", "c"), 1, 2).options()) == [
        *(("a",), ("b",), ("c",)),
        *(("a", "b"), ("a", "c"), ("b", "c")),
    ]
    assert list(Number("c", 2, 4).options()) == [2, 3, 4]
    assert list(Facing("c", 3).options()) == [0, 1, 2]


@given(st.lists(st.integers(0, 3), max_size=4), st.integers(0, 8))
def test_allotments_are_all_ways_to_share_out(room: list[int], total: int) -> None:
    expected = {draft for draft in product(*(range(most + 1) for most in room)) if sum(draft) == total}
    domain = Allot("c", tuple(map(str, range(len(room)))), tuple(room), total)
    assert set(domain.options()) == expected


def keys(domain: Any, draft: object) -> list[str]:
    return [refusal.key for refusal in domain.refusals(draft)]


@pytest.mark.parametrize(
    ("domain", "draft", "expected"),
    [
        (OneOf("c", (1, 2)), 3, ["not-an-option"]),
        (OneOf("c", (1, 2)), [1], ["not-an-option"]),
        (OneOf("c", (1, 2)), True, ["not-an-option"]),
        (OneOf("c", (1, 2)), 1.0, ["not-an-option"]),
        (OneOf("c", (1, True)), True, []),
        (OneOf("c", ((0, "a"), (1, "a"))), (True, "a"), ["not-an-option"]),
        (OneOf("c", ((0, "a"), (1, "a"))), (1.0, "a"), ["not-an-option"]),
        (OneOf("c", ((0, "a"), (1, "a"))), (1, "a"), []),
        (OneOf("c", ((0, "a"), (1, "a"))), (1,), ["not-an-option"]),
        (SomeOf("c", ((0, 1), (1, 1)), 1, 2), ((False, 1),), ["not-an-option"]),
        (OneOf("c", (1, 2), odd_only), 2, ["not-odd"]),
        (SomeOf("c", (1, 2, 3), 1, 2), [1], ["not-several"]),
        (SomeOf("c", (1, 2, 3), 1, 2), (4, 5), ["not-an-option", "not-an-option"]),
        (SomeOf("c", (1, 2, 3), 1, 2), (2, 1), ["picked-twice-or-out-of-order"]),
        (SomeOf("c", (1, 2, 3), 1, 2), (1, 1), ["picked-twice-or-out-of-order"]),
        (SomeOf("c", (1, 2, 3), 1, 2), (), ["picked-too-few-or-many"]),
        (SomeOf("c", ("a", "a"), 2, 2), ("a", "a"), []),
        (SomeOf("c", ("a", "a"), 2, 3), ("a", "a", "a"), ["picked-twice-or-out-of-order"]),
        (SomeOf("c", (1, 2, 3), 1, 2), (4, 1, 2), ["not-an-option", "picked-too-few-or-many"]),
        (Allot("c", ("a", "b"), (2, 2), 3), (3, 0), ["allotted-out-of-range"]),
        (Allot("c", ("a", "b"), (2, 2), 3), (3, 1), ["allotted-out-of-range", "allotted-does-not-add-up"]),
        (Allot("c", ("a", "b"), (2, 2), 3), (-1, 4), ["allotted-out-of-range", "allotted-out-of-range"]),
        (Allot("c", ("a", "b"), (2, 2), 3), (1, 1), ["allotted-does-not-add-up"]),
        (Allot("c", ("a", "b"), (2, 2), 3), (1, 1, 1), ["not-an-allotment"]),
        (Allot("c", ("a", "b"), (2, 2), 3), (True, 2), ["not-an-allotment"]),
        (Allot("c", ("a", "b"), (2, 2), 3), (1.0, 2), ["not-an-allotment"]),
        (Allot("c", (), (), 0), (), []),
        (Allot("c", (), (), 0), "", ["not-an-allotment"]),
        (Allot("c", (), (), 0), "anything", ["not-an-allotment"]),
        (Allot("c", (), (), 0), None, ["not-an-allotment"]),
        (Number("c", 1, 6), 7, ["not-in-range"]),
        (Number("c", 1, 6), True, ["not-in-range"]),
        (Number("c", 1, 6), 2.0, ["not-in-range"]),
        (Facing("c", 6), 6, ["not-in-range"]),
        (Facing("c", 6), -1, ["not-in-range"]),
    ],
)
def test_every_reason_is_told(domain: Any, draft: object, expected: list[str]) -> None:
    assert keys(domain, draft) == expected


@pytest.mark.parametrize("draft", [True, 1.0])
def test_an_option_is_picked_as_what_it_is(draft: object) -> None:
    assert OneOf("c", (1, 2)).refusals(draft)
    assert SomeOf("c", (1, 2), 1, 1).refusals((draft,))
    assert not SomeOf("c", (1, 2), 1, 1).refusals((1,))


def test_a_refusal_says_what_would_be_legal() -> None:
    (refusal,) = Number("c", 1, 6).refusals(9)
    assert refusal == Refusal("c", "not-in-range", (("draft", "9"), ("least", 1), ("most", 6)))


# Open kinds: the book's check and the book's suggestions.


def near(draft: tuple[Point, ...]) -> tuple[Refusal, ...]:
    far = [spot for spot in draft if max(map(abs, spot)) > 100]
    return tuple(Refusal("near", "too-far", (("x", x), ("y", y))) for x, y in far)


def near_routes(draft: tuple[tuple[Point, ...], ...]) -> tuple[Refusal, ...]:
    return tuple(refusal for path in draft for refusal in near(path))


def suggest_spots(rng: Random) -> Any:
    return (((0, 0), (rng.randint(0, 200), 0)) for _ in range(20))


def suggest_routes(rng: Random) -> Any:
    return ((((0, 0), (rng.randint(0, 200), 0)), ((1, 1),)) for _ in range(20))


SPOTS = Spots("c", 2, near, suggest_spots)
ROUTES = Routes("c", 2, near_routes, suggest_routes)


@pytest.mark.parametrize(
    ("draft", "expected"),
    [
        (((0, 0), (100, -100)), []),
        (((0, 0), (101, 0)), ["too-far"]),
        (((101, 0), (0, -101)), ["too-far", "too-far"]),
        (((0, 0),), ["wrong-number-of-spots"]),
        (((0, 0), (0, 0), (0, 0)), ["wrong-number-of-spots"]),
        (((0, 0), (0, 0.5)), ["not-spots"]),
        (((0, 0), (True, 0)), ["not-spots"]),
        (((0, 0), [0, 0]), ["not-spots"]),
        (((0, 0), (0, 0, 0)), ["not-spots"]),
        ("00", ["not-spots"]),
        (None, ["not-spots"]),
    ],
)
def test_spots_are_judged_by_form_and_then_by_the_book(draft: object, expected: list[str]) -> None:
    assert keys(SPOTS, draft) == expected


@pytest.mark.parametrize(
    ("draft", "expected"),
    [
        ((((0, 0), (5, 5)), ((1, 1),)), []),
        ((((0, 0), (500, 5)), ((1, 1), (2, 200))), ["too-far", "too-far"]),
        ((((0, 0), (5, 5)),), ["wrong-number-of-routes"]),
        ((((0, 0), (5, 5)), [(1, 1)]), ["not-routes"]),
        ((((0, 0), (5, "5")), ((1, 1),)), ["not-routes"]),
        (7, ["not-routes"]),
    ],
)
def test_routes_are_judged_by_form_and_then_by_the_book(draft: object, expected: list[str]) -> None:
    assert keys(ROUTES, draft) == expected


@pytest.mark.parametrize("draft", ["anything", "", None, [], 0])
def test_of_no_paths_only_a_tuple_is_an_answer(draft: object) -> None:
    none = Routes("c", 0, near_routes, suggest_routes)
    assert keys(none, draft) == ["not-routes"]
    assert keys(none, ()) == []


@pytest.mark.parametrize("domain", [SPOTS, ROUTES])
def test_only_legal_places_are_suggested(domain: Spots | Routes) -> None:
    suggested = list(domain.suggestions(Random(3)))
    assert 0 < len(suggested) < 20
    assert [domain.refusals(draft) for draft in suggested] == [()] * len(suggested)


@given(drafts)
def test_open_kinds_refuse_whatever_is_no_place(draft: object) -> None:
    for domain in (SPOTS, ROUTES):
        refusals = domain.refusals(draft)
        assert refusals
        assert are_refusals(refusals)


def test_nothing_is_refused_by_a_choice_without_a_rule() -> None:
    everything: list[Callable[[], object]] = [int, str, tuple, dict]
    assert [allows(make()) for make in everything] == [()] * 4


def test_picks_that_a_book_suggests_come_first_and_illegal_ones_are_left_out() -> None:
    def suggest(rng: Random) -> Iterator[tuple[int, ...]]:
        yield from ((1, 2), (1, 9), (2,))

    domain = SomeOf("c", tuple(range(1, 9)), 0, 1, suggest=suggest)
    first, second = islice(domain.suggestions(Random(1)), 2)
    assert first == (2,)
    assert not domain.refusals(second)


@pytest.mark.parametrize("draft", ["x" * 10**6, 10**5000, tuple(range(10**5))], ids=type)
def test_a_refusal_shows_no_more_of_a_draft_than_a_person_reads(draft: object) -> None:
    for domain in (OneOf("c", ("a",)), SomeOf("c", ("a",), 0, 1), Number("c", 1, 6), SPOTS, ROUTES):
        for refusal in domain.refusals(draft):
            assert all(len(str(fact)) < 100 for _, fact in refusal.facts)


def test_a_draft_nested_too_deeply_to_be_shown_is_refused() -> None:
    draft: object = 1
    for _ in range(100_000):
        draft = (draft,)
    assert [refusal.key for refusal in OneOf("c", ("a",)).refusals(draft)] == ["not-an-option"]
