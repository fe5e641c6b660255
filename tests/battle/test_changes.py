"""Changes between states: what is found is enough, and no more than what changed."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.battle.changes import changed, differences

PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(["a", "b", ""]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from("xyz"), inner, max_size=3),
    max_leaves=20,
)


@given(PLAIN, PLAIN)
def test_changes_make_the_one_state_the_other(before: Any, after: Any) -> None:
    untouched = deepcopy(before)
    found = tuple(differences(before, after))
    told = json.loads(json.dumps(found))
    again = changed(before, tuple((tuple(place), value) for place, value in told))
    assert json.dumps(again) == json.dumps(after) or (again == after and type(again) is type(after))
    assert before == untouched


@given(PLAIN)
def test_nothing_changes_from_a_state_to_itself(state: Any) -> None:
    assert list(differences(state, deepcopy(state))) == []


def test_only_what_changed_is_told() -> None:
    before = {"units": [{"x": 1, "y": 2}, {"x": 3, "y": 4}], "turn": 1}
    after = {"units": [{"x": 1, "y": 2}, {"x": 9, "y": 4}], "turn": 1}
    assert list(differences(before, after)) == [(("units", 1, "x"), 9)]


def test_a_truth_is_no_number() -> None:
    assert list(differences({"is": 1}, {"is": True})) == [(("is",), True)]


@pytest.mark.parametrize("place", [("nowhere", 1), ("units", 5), ("turn", "x"), ("units", "x")])
def test_a_place_that_is_not_there_is_told(place: tuple[str | int, ...]) -> None:
    with pytest.raises((LookupError, TypeError, AttributeError)):
        changed({"units": [1], "turn": 1}, ((place, 2),))
