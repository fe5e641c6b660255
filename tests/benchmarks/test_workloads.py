"""Every library answers every workload with the very fractions of the reference, which is worked out die by die."""

import warnings
from functools import reduce
from types import ModuleType

import pytest
from benchmarks.given import State, allotter, hurter, spreader
from benchmarks.matrix import Profile, Target, needed, profiles, targets
from dyce.lifecycle import ExperimentalWarning
from hypothesis import given
from hypothesis import strategies as st

from benchmarks import in_dyce, in_icepool, ours, references
from grognard.core.exact import exactly

STORED = references.load()
NAMES = sorted(STORED)


def test_the_eleven_are_written_in_every_library() -> None:
    assert set(NAMES) == {"b", "c", "d1", "d2", "d3", "d4", "e", "f", "g", "h", "i"}
    for forms in (references, ours, in_dyce, in_icepool):
        assert set(forms.WORKLOADS) == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_the_stored_reference_is_what_its_dice_give(name: str) -> None:
    worked_out = references.WORKLOADS[name]()
    assert sum(worked_out.values()) == 1
    assert references.same(STORED[name], worked_out)


@pytest.mark.parametrize("forms", [ours, in_dyce, in_icepool], ids=["ours", "dyce", "icepool"])
@pytest.mark.parametrize("name", NAMES)
def test_a_workload_is_its_reference(name: str, forms: ModuleType) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ExperimentalWarning)
        assert references.same(forms.fractions(forms.answer(name)), STORED[name])


def test_a_wrong_chance_is_noticed() -> None:
    right = STORED["h"]
    (first, chance), (second, other), *_ = right.items()
    assert not references.same(right | {first: other, second: chance}, right)
    assert not references.same({key: p for key, p in right.items() if key != first}, right)
    assert not references.same(right | {(9, 9): chance}, right)


CELLS = [(profile, target) for profile in profiles()[::40] for target in targets()[::40]]
DEADLY = Profile(4, 3, 1, 1, 6, 4)
CASES = [
    *CELLS,
    (DEADLY, Target(4, 6, 2, 5)),
    (DEADLY, Target(3, 3, 3, 5)),
    (DEADLY, Target(5, 6, 2, 7)),
    (Profile(3, 6, 0, 3, 1, 4), Target(2, 3, 2, 5)),
]


@pytest.mark.parametrize(("profile", "target"), CASES)
def test_a_cell_of_the_matrix_is_its_reference(profile: Profile, target: Target) -> None:
    expected = references.volley(profile, target)
    assert references.same(ours.fractions(exactly(ours.volley, profile, target)), expected)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ExperimentalWarning)
        for forms in (in_dyce, in_icepool):
            for remember in (False, True):
                found = forms.volleys(remember=remember)(profile, target)
                assert references.same(forms.fractions(found), expected)


def test_the_matrix_has_every_kind_of_cell() -> None:
    assert (len(profiles()), len(targets())) == (200, 200)
    assert {10, 30} <= {profile.n for profile in profiles()} <= set(range(10, 31))
    assert {profile.deadly for profile in profiles()} == {1, 3, 6}
    assert {target.ignore for target in targets()} == {5, 7}
    assert needed(Profile(1, 4, 1, 1, 1, 4), Target(4, 1, 1, 7)) == (5, 6)


@given(
    size=st.integers(1, 7),
    tough=st.integers(1, 7),
    models=st.integers(1, 5),
    packets=st.integers(0, 20),
    begun=st.tuples(st.integers(0, 5), st.integers(0, 6)),
)
def test_packets_at_once_are_packets_one_by_one(size: int, tough: int, models: int, packets: int, begun: State) -> None:
    start = (begun[0], begun[1] % tough) if begun[0] < models else (models, 0)
    assert allotter(size, tough, models)(start, packets) == reduce(hurter(tough, models), [size] * packets, start)
    assert spreader(tough, models)(start, packets) == reduce(hurter(tough, models), [1] * packets, start)
