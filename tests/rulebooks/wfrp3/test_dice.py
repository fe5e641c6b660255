"""The dice: sides, means, every worked pool of the specification, and brute force on small pools."""

from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.asking import Throw
from grognard.core.distributions import Distribution
from grognard.core.errors import OpenTail
from grognard.rulebooks.wfrp3.pools import Noted, Pool, joint, noted, shown_pool
from grognard.rulebooks.wfrp3.symbols import CODES, COORDINATES, DICE, Counting, die, expertise
from rulebooks.wfrp3.worked_values import BOONS, HEALING, POOLS, SUCCESS

SIDES = {
    "C": {"-": 2, "S": 4, "B": 2},
    "G": {"-": 1, "S": 4, "B": 2, "SB": 1, "SD": 2},
    "R": {"-": 2, "SS": 2, "BB": 1, "SB": 1, "SE": 2, "K": 2},
    "Y": {"-": 1, "S": 1, "R": 1, "B": 2, "C": 1},
    "F": {"-": 3, "S": 2, "B": 1},
    "M": {"-": 3, "X": 2, "K": 1},
    "H": {"-": 1, "X": 2, "XX": 2, "K": 1, "KK": 1, "T": 1},
}
SIZES = {"C": 8, "G": 10, "R": 10, "Y": 6, "F": 6, "M": 6, "H": 8}


def pool(text: str) -> Pool:
    read = noted(text)
    assert isinstance(read, Noted), read
    return read.pool


@pytest.mark.parametrize("code", CODES)
def test_a_die_has_the_sides_that_are_printed(code: str) -> None:
    assert Counter(DICE[code].outcomes) == SIDES[code]
    assert sum(SIDES[code].values()) == len(DICE[code].outcomes) == SIZES[code]


MEANS = {
    # successes, boons, comets, stars, delay, exertion: net of what the die shows (W8)
    "C": ("1/2", "1/4", "0", "0", "0", "0"),
    "G": ("7/10", "3/10", "0", "0", "1/5", "0"),
    "R": ("7/10", "1/10", "0", "0", "0", "1/5"),
    "Y": ("2/5", "2/5", "1/5", "0", "0", "0"),
    "F": ("1/3", "1/6", "0", "0", "0", "0"),
    "M": ("-1/3", "-1/6", "0", "0", "0", "0"),
    "H": ("-3/4", "-3/8", "0", "1/8", "0", "0"),
}


@pytest.mark.parametrize("code", CODES)
def test_a_die_has_the_means_of_the_specification(code: str) -> None:
    """Of red the boons are 3/10 less 1/5 banes."""
    for name, mean in zip(COORDINATES, MEANS[code], strict=True):
        assert joint(pool(f"1{code}"), name).mean == Fraction(mean), name


def test_no_side_has_both_a_success_and_a_challenge() -> None:
    assert not [side for die in DICE.values() for side in die.outcomes if "X" in side and {*"SR"} & {*side}]


@pytest.mark.parametrize("row", SUCCESS, ids=[row[0] for row in SUCCESS])
def test_successes_of_a_worked_pool(row: tuple[str, ...]) -> None:
    _, text, *chances, with_comet = row
    odds = joint(pool(text), "success")
    assert [odds.at_least(n) for n in (1, 2, 3)] == [*map(Fraction, chances)]
    assert joint(pool(text), "success", comet="success").at_least(1) == Fraction(with_comet)


@pytest.mark.parametrize("row", BOONS, ids=[row[0] for row in BOONS])
def test_boons_of_a_worked_pool(row: tuple[str, ...]) -> None:
    number, success, boons, *rest = row
    dice = pool(POOLS[number])
    odds = joint(dice, "boons")
    found = [joint(dice, "success").mean, odds.mean]
    found += [odds.at_least(n) for n in (1, 2, 3)] + [odds.at_most(-n) for n in (1, 2, 3)]
    found += [joint(dice, "comets").mean, joint(dice, "stars").mean]
    assert found == [Fraction(value) for value in (success, boons, *rest)]


STAR_AS_BANE: list[tuple[str, Callable[[Distribution[int]], Fraction], str]] = [
    ("P01", lambda odds: odds.at_least(1), "103/256"),
    ("P01", lambda odds: odds.at_most(-1), "27/128"),
    ("P02", lambda odds: odds.at_least(1), "713/1280"),
    ("P08", lambda odds: odds.at_most(-1), "403/1024"),
    ("P18", lambda odds: odds.at_least(1), "291017/576000"),
]


@pytest.mark.parametrize(("number", "asked", "value"), STAR_AS_BANE)
def test_a_star_read_as_a_bane(number: str, asked: Callable[[Distribution[int]], Fraction], value: str) -> None:
    assert asked(joint(pool(POOLS[number]), "boons", star="bane")) == Fraction(value)


BOTH: list[tuple[str, Callable[[int, int], bool], str]] = [
    ("3C 1H", lambda s, b: s >= 1 and b >= 2, "3/128"),
    ("3C 1Y 1H", lambda s, b: s >= 1 and b >= 2, "15011/138240"),
    ("3C 1Y 1H", lambda s, b: s >= 1 and b >= 3, "191/13824"),
    ("1C 2R 1Y 1H", lambda s, b: s >= 1 and b >= 2, "5429/36000"),
    ("1C 2R 1Y 1H", lambda s, b: s >= 1 and b >= 3, "22561/432000"),
    ("1C 2G 1Y 1H", lambda s, b: s >= 1 and b >= 2, "148529/864000"),
    ("1C 2G 1Y 1H", lambda s, b: s >= 1 and b >= 3, "6751/216000"),
    ("3C 1Y 1H 1M", lambda s, b: s >= 3 and b >= 2, "3973/1119744"),
    ("3C 1H", lambda s, b: s >= 1 and b <= -2, "13/256"),
    ("3C 1Y 1H", lambda s, b: s >= 1 and b <= -2, "119/3840"),
    ("3C 2H", lambda s, b: s >= 1 and b <= -2, "199/2048"),
    ("3C 2H", lambda s, b: s >= 1 and b <= -3, "51/2048"),
]


@pytest.mark.parametrize(("text", "holds", "value"), BOTH)
def test_successes_and_boons_together(text: str, holds: Callable[[int, int], bool], value: str) -> None:
    assert joint(pool(text), "success", "boons").chance(lambda both: holds(*both)) == Fraction(value)


RARE = [
    ("R", "exertion", ("1/5", "9/25", "61/125", "369/625", "2101/3125")),
    ("G", "delay", ("1/5", "9/25", "61/125", "369/625", "2101/3125")),
    ("Y", "comets", ("1/5", "9/25", "61/125", "369/625", "2101/3125")),
    ("H", "stars", ("1/8", "15/64", "169/512", "1695/4096", "15961/32768")),
]


@pytest.mark.parametrize(("code", "name", "values"), RARE)
def test_at_least_one_rare_symbol(code: str, name: str, values: tuple[str, ...]) -> None:
    for n, value in enumerate(values, 1):
        assert joint(pool(f"{n}{code}"), name).at_least(1) == Fraction(value)


@pytest.mark.parametrize(("text", "one", "two", "three", "four"), HEALING)
def test_successes_of_healing_pools(text: str, one: str, two: str, three: str, four: str) -> None:
    odds = joint(pool(text), "success")
    assert [odds.at_least(n) for n in (1, 2, 3, 4)] == [*map(Fraction, (one, two, three, four))]


def test_a_righteous_chain_is_exact_however_long() -> None:
    """At least n successes of one yellow die have 2/6^n; none has 2/3 (W13)."""
    odds = joint(pool("1Y"), "success")
    assert odds[0] == Fraction(2, 3)
    assert [odds.at_least(n) for n in range(1, 10)] == [Fraction(2, 6**n) for n in range(1, 10)]
    assert odds.label(9) == "9+"
    with pytest.raises(OpenTail):
        odds.at_least(10)


VALUES = {"S": (1, 0), "R": (1, 0), "X": (-1, 0), "B": (0, 1), "K": (0, -1)}


def by_brute_force(text: str, links: int = 30) -> dict[tuple[int, int], Fraction]:
    """Return the chances of net successes and boons, side by side, chains followed `links` times."""
    found = {(0, 0): Fraction(1)}
    for word in text.split():
        for _ in range(int(word[:-1])):
            found = mixed(found, one_die(word[-1], links))
    return found


def one_die(code: str, links: int) -> dict[tuple[int, int], Fraction]:
    found: dict[tuple[int, int], Fraction] = {}
    for side, n in SIDES[code].items():
        shown = tuple(map(sum, zip((0, 0), *(VALUES.get(symbol, (0, 0)) for symbol in side), strict=True)))
        chance = Fraction(n, SIZES[code])
        rest = one_die(code, links - 1) if "R" in side and links else {(0, 0): Fraction(1)}
        for (s, b), share in rest.items():
            key = (shown[0] + s, shown[1] + b)
            found[key] = found.get(key, Fraction(0)) + chance * share
    return found


def mixed(one: dict[Any, Fraction], other: dict[Any, Fraction]) -> dict[tuple[int, int], Fraction]:
    found: dict[tuple[int, int], Fraction] = {}
    for (a, b), (c, d) in product(one, other):
        found[a + c, b + d] = found.get((a + c, b + d), Fraction(0)) + one[a, b] * other[c, d]
    return found


@pytest.mark.parametrize("text", ["2C 1H 1M", "1G 1R 1F 1M", "2R 2H", "1C 1G 1R 1F 1M 1H", "3F 2M"])
def test_brute_force_without_chains(text: str) -> None:
    found = joint(pool(text), "success", "boons")
    assert {both: found[both] for both in found if found[both]} == by_brute_force(text)


@pytest.mark.parametrize("text", ["1Y", "1Y 1H", "2Y 1M"])
def test_brute_force_with_chains(text: str) -> None:
    """A chain followed 30 times leaves less than one in 6^30 unsaid."""
    found, slow = joint(pool(text), "success", "boons"), by_brute_force(text)
    for both in found:
        if both[0] < 9:
            assert abs(found[both] - slow.get(both, Fraction(0))) <= Fraction(1, 6**28)


@given(st.lists(st.integers(0, 2), min_size=7, max_size=7), st.sampled_from(COORDINATES))
@settings(max_examples=30, deadline=None)
def test_one_coordinate_alone_is_that_of_the_whole(counts: list[int], name: str) -> None:
    dice = Pool(*counts)
    if dice.size > 6:
        dice = Pool(*(min(1, n) for n in counts))
    whole, alone = joint(dice, *COORDINATES), joint(dice, name)
    assert whole.marginal(COORDINATES.index(name)) == alone
    assert sum(alone.weights.values()) == alone.total


@given(st.lists(st.integers(0, 5), min_size=7, max_size=7))
def test_a_pool_is_written_as_it_is_read(counts: list[int]) -> None:
    dice = Pool(*counts)
    assert pool(shown_pool(dice)) == dice


GOOD = [
    # die, coordinates counted, how many of its sides are what the thrower hopes for
    ("C", COORDINATES, 6),
    ("C", ("success",), 4),
    ("R", COORDINATES, 6),
    ("Y", COORDINATES, 5),
    ("Y", ("success",), 2),
    ("M", COORDINATES, 3),
    ("M", ("success",), 4),
    ("H", COORDINATES, 1),
    ("H", ("success", "boons"), 2),
]


@pytest.mark.parametrize(("code", "coordinates", "sides"), GOOD)
def test_how_many_sides_are_hoped_for(code: str, coordinates: tuple[str, ...], sides: int) -> None:
    c = Counting(coordinates)
    ask = next(iter(expertise(c) if code == "Y" else die(code, c)))
    assert isinstance(ask, Throw)
    odds = ask.reading.odds
    assert sum(odds[meaning] for meaning in ask.good) * SIZES[code] == sides
