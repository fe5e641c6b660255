import os
import subprocess
import sys
from fractions import Fraction
from operator import eq, ne

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.summing import chances
from grognard.core.dice import D3, D6, Dice, dice, together
from grognard.core.distributions import Distribution

SYMBOLS = Dice("C", ("-", "-", "S", "S", "S", "S", "B", "B"))


def test_a_reading_says_what_each_face_means() -> None:
    to_hit = D6.read(miss=(1, 2, 3), hit=(4, 5), six=(6,))
    assert [to_hit.meaning(face) for face in range(1, 7)] == ["miss", "miss", "miss", "hit", "hit", "six"]
    assert to_hit.odds == Distribution({"miss": 3, "hit": 2, "six": 1}, 6)


@pytest.mark.parametrize(
    ("meanings", "complaint"),
    [
        ({"miss": (1, 2, 3), "hit": (4, 5)}, r"\[6\] of D6 mean nothing"),
        ({"miss": (1, 2, 3), "hit": (3, 4, 5, 6)}, "3 is read twice"),
        ({"miss": (1, 2, 3, 3), "hit": (4, 5, 6)}, "3 is read twice"),
        ({"miss": (0, 1, 2, 3), "hit": (4, 5, 6)}, "0 is read twice or is not on D6"),
        ({"all": (1, 2, 3, 4, 5, 6, 7)}, "7 is read twice or is not on D6"),
        ({}, "of D6 mean nothing"),
    ],
)
def test_a_bad_reading_is_refused(meanings: dict[str, tuple[int, ...]], complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        D6.read(**meanings)


def test_a_face_that_is_not_on_the_die_means_nothing() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        D6.faces().meaning(7)


def test_a_symbol_on_several_sides_is_as_likely_as_it_stands_there() -> None:
    read = SYMBOLS.read(blank=("-",), success=("S",), boon=("B",))
    assert chances(read.odds) == {"blank": Fraction(1, 4), "success": Fraction(1, 2), "boon": Fraction(1, 4)}


def test_dice_read_together_stay_together() -> None:
    two = together(D6, D6)
    assert (two.name, two.size, len(two.outcomes)) == ("2d6", 2, 36)
    larger = two.read_as(max)
    assert chances(larger.odds) == {k: Fraction(2 * k - 1, 36) for k in range(1, 7)}
    assert larger.meaning((3, 5)) == 5
    assert together(D6, D3, D6).name == "2d6+d3"
    assert len(together(D6, D3).outcomes) == 18


@given(st.integers(1, 30), st.integers(1, 30))
def test_two_dice_are_every_pair_of_faces(one: int, other: int) -> None:
    pair = together(dice("A", one), dice("B", other))
    assert len(pair.outcomes) == len(set(pair.outcomes)) == one * other
    sums = pair.read_as(sum).odds
    assert sums.mean == Fraction(one + 1, 2) + Fraction(other + 1, 2)


def test_equal_readings_are_one_question_whoever_writes_them() -> None:
    once, again = D6.read_as(lambda face: face >= 4), D6.read_as(lambda face: not face < 4)
    assert once == again
    assert not ne(once, again)
    assert hash(once) == hash(again)
    others = D6.read_as(lambda face: face >= 5), dice("D6 of mine", 6).read_as(lambda face: face >= 4), "a reading"
    assert not any(eq(once, other) for other in others)
    assert all(ne(once, other) for other in others)


MAKE = "import pickle, sys; from grognard.core.dice import D6; made = D6.read(miss=(1, 2, 3), hit=(4, 5, 6)); "
WRITE = MAKE + "sys.stdout.buffer.write(pickle.dumps(made))"
READ = MAKE + "read = pickle.load(sys.stdin.buffer); print(read == made, hash(read) == hash(made), len({read, made}))"


def in_a_process(program: str, hashes: str, given: bytes = b"") -> bytes:
    environment = {**os.environ, "PYTHONHASHSEED": hashes}
    return subprocess.run(
        [sys.executable, "-c", program], env=environment, input=given, capture_output=True, check=True
    ).stdout


def test_equal_readings_are_one_question_in_whatever_process_they_were_made() -> None:
    assert in_a_process(READ, "2", in_a_process(WRITE, "1")).split() == [b"True", b"True", b"1"]


def test_the_same_die_is_made_once() -> None:
    assert dice("D6", 6) is D6
    assert D3.outcomes == (1, 2, 3)


@given(st.lists(st.integers(-3, 3), min_size=1, max_size=12))
def test_the_odds_of_a_reading_count_faces(meanings: list[int]) -> None:
    read = dice(f"D{len(meanings)}", len(meanings)).read_as(lambda face: meanings[face - 1])
    assert chances(read.odds) == {m: Fraction(meanings.count(m), len(meanings)) for m in meanings}
    assert [read.meaning(face) for face in read.dice.outcomes] == meanings
