"""What players type, and what they mistype: a wrong word is a `WrongDice` with a key, never anything else."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

from grognard.core.asking import throw
from grognard.core.dice import D6, Dice, Reading, together
from grognard.core.errors import WrongDice
from grognard.core.table import Group, Handful
from grognard.core.typed import read_handful

TO_HIT: Reading[str] = D6.read(miss=(1, 2, 3), hit=(4, 5), six=(6,))
SKILL = Dice("skill", ("-", "S", "S", "SB", "B"))
TROUBLE = Dice("trouble", ("-", "f", "ff"))
PAIR = together(D6, D6)


def handful(*groups: tuple[int, Reading[Any]]) -> Handful:
    return Handful("me", "hit", tuple(Group(throw(reading, "hit", "me"), count) for count, reading in groups))


FIVE = handful((5, TO_HIT))
TWO_GROUPS = handful((2, TO_HIT), (3, D6.read_as(lambda face: face >= 5)))
PAIRS = handful((2, PAIR.read_as(sum)))
POOL = handful((2, SKILL.faces()), (1, TROUBLE.faces()))
HANDFULS = (FIVE, TWO_GROUPS, PAIRS, POOL)
BLANKS = handful((2, Dice("coin", ("-", "S")).faces()))


@pytest.mark.parametrize(
    "text",
    [
        "2 3 4 5 6",
        "  2\t3  4 5\n6 ",
        "2, 3, 4, 5, 6",
        "2,3,4,5,6",
        "1x2 1x3 4 5 6",
        "1×2 1х3 1X4 1*5 1x6",  # times sign, Cyrillic х, capital, star
    ],
)
def test_faces_are_read_in_their_order(text: str) -> None:
    assert read_handful(text, FIVE) == ((2, 3, 4, 5, 6),)


@pytest.mark.parametrize("text", ["3x4 2x6", "3×4 2×6", "3х4 2х6", "4 2x4 6 1x6 0x1", "3x4, 2x6"])
def test_counts_are_so_many_of_a_face(text: str) -> None:
    assert read_handful(text, FIVE) == ((4, 4, 4, 6, 6),)


@pytest.mark.parametrize("text", ["2xhit 3xmiss", "hit HIT miss Miss mISS", "2хhit 3хmiss"])
def test_meanings_are_the_first_face_that_has_them(text: str) -> None:
    (faces,) = read_handful(text, FIVE)
    assert faces == (4, 4, 1, 1, 1)


def test_groups_are_filled_one_after_the_other() -> None:
    assert read_handful("1 2 3 4 5", TWO_GROUPS) == ((1, 2), (3, 4, 5))
    assert read_handful("5x6", TWO_GROUPS) == ((6, 6), (6, 6, 6))


def test_dice_read_together_are_joined() -> None:
    assert read_handful("3+5 6+1", PAIRS) == (((3, 5), (6, 1)),)
    assert read_handful("2x1+1", PAIRS) == (((1, 1), (1, 1)),)


def test_symbols_are_typed_as_printed() -> None:
    assert read_handful("S SB ff", POOL) == (("S", "SB"), ("ff",))
    assert read_handful("- - -", POOL) == (("-", "-"), ("-",))


@pytest.mark.parametrize("text", ["2S 1B 2f", "2xS 1xB 2xf", "2xS B ff", "SSBff", "B S S f f", "ff SB S"])
def test_of_a_symbol_pool_the_totals_will_do(text: str) -> None:
    skill, trouble = read_handful(text, POOL)
    assert (len(skill), len(trouble)) == (2, 1)
    assert all(side in SKILL.outcomes for side in skill)
    assert trouble == ("ff",)
    assert Counter("".join(map(str, (*skill, *trouble)))) == Counter("SSBff")


@pytest.mark.parametrize(
    ("text", "asked", "key"),
    [
        ("2 3 4 5", FIVE, "dice-wrong-count"),
        ("2 3 4 5 6 1", FIVE, "dice-wrong-count"),
        ("4x4", FIVE, "dice-wrong-count"),
        ("6x4", FIVE, "dice-wrong-count"),
        ("", FIVE, "dice-wrong-count"),
        ("   \n", FIVE, "dice-wrong-count"),
        ("0x6", FIVE, "dice-wrong-count"),
        ("999999999x4", FIVE, "dice-wrong-count"),
        ("1000000000x4", FIVE, "dice-wrong-count"),
        ("10001x4", FIVE, "dice-wrong-count"),
        ("9999x4 9999x4", FIVE, "dice-wrong-count"),
        ("1 " * 20_000, FIVE, "dice-wrong-count"),
        ("2 3 4 5 7", FIVE, "dice-impossible-face"),
        ("2 3 4 5 0", FIVE, "dice-impossible-face"),
        ("2 3 4 5 -1", FIVE, "dice-impossible-face"),
        ("2 3 4 5 6.0", FIVE, "dice-impossible-face"),
        ("2 3 4 5 06", FIVE, "dice-impossible-face"),
        ("2 3 4 5 six!", FIVE, "dice-impossible-face"),
        ("4x 4 4 4 4", FIVE, "dice-impossible-face"),
        ("x4 4 4 4 4", FIVE, "dice-impossible-face"),
        ("-3x4 4 4 4 4", FIVE, "dice-impossible-face"),
        ("3 5", PAIRS, "dice-impossible-face"),
        ("3+5", PAIRS, "dice-wrong-count"),
        ("3+7 1+1", PAIRS, "dice-impossible-face"),
        ("4S", POOL, "dice-cannot-show"),
        ("S S S", POOL, "dice-cannot-show"),
        ("3f", POOL, "dice-cannot-show"),
        ("X - -", POOL, "dice-cannot-show"),
        ("9999S", POOL, "dice-cannot-show"),
        ("12", POOL, "dice-cannot-show"),
        ("", BLANKS, "dice-wrong-count"),
        (" , ", BLANKS, "dice-wrong-count"),
    ],
)
def test_what_cannot_be_is_refused_by_name(text: str, asked: Handful, key: str) -> None:
    with pytest.raises(WrongDice) as refused:
        read_handful(text, asked)
    assert refused.value.key == key


def test_a_refusal_names_the_word_or_the_numbers() -> None:
    with pytest.raises(WrongDice) as refused:
        read_handful("2 3 4 5 7", FIVE)
    assert refused.value.facts == {"face": "7", "dice": "D6", "known": "1–6"}
    with pytest.raises(WrongDice) as refused:
        read_handful("2 3", FIVE)
    assert refused.value.facts == {"stage": "hit", "given": 2, "asked": 5}


def came_to(text: str, asked: Handful) -> str:
    """Return the key of the refusal, or say that the dice were read and are the dice asked for."""
    try:
        outcomes = read_handful(text, asked)
    except WrongDice as refused:
        return refused.key
    asked.check(outcomes)
    return "dice-read"


KEYS = {"dice-read", "dice-wrong-count", "dice-impossible-face", "dice-cannot-show"}


@given(st.text(), st.sampled_from(HANDFULS))
@example("²x4", FIVE)
@example("٣x4 ٢x6", FIVE)
@example("\x00\x1b[31m", POOL)
@example("x" * 5000, POOL)
@example("Sf" * 3000, POOL)
def test_whatever_is_typed_is_dice_or_wrong_dice(text: str, asked: Handful) -> None:
    assert came_to(text, asked) in KEYS


@given(st.binary(), st.sampled_from(HANDFULS))
def test_noise_is_dice_or_wrong_dice(noise: bytes, asked: Handful) -> None:
    for encoding in ("latin-1", "utf-16", "cp1251"):
        assert came_to(noise.decode(encoding, "replace"), asked) in KEYS


@given(st.text("0123456789x×хXSBf-+* ,hitmiss", max_size=40), st.sampled_from(HANDFULS))
def test_nearly_dice_is_dice_or_wrong_dice(text: str, asked: Handful) -> None:
    assert came_to(text, asked) in KEYS


@given(st.data(), st.sampled_from(HANDFULS))
def test_what_was_thrown_can_be_typed(data: st.DataObject, asked: Handful) -> None:
    thrown = tuple(
        tuple(data.draw(st.sampled_from(group.ask.reading.dice.outcomes)) for _ in range(group.count))
        for group in asked.groups
    )
    printed = [
        "+".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)
        for outcomes in thrown
        for outcome in outcomes
    ]
    assert read_handful(" ".join(printed), asked) == thrown


@given(st.lists(st.sampled_from(SKILL.outcomes), min_size=2, max_size=2), st.sampled_from(TROUBLE.outcomes))
def test_what_a_pool_shows_can_be_typed_as_totals(skill: list[str], trouble: str) -> None:
    shown = Counter("".join((*skill, trouble)).replace("-", ""))
    assume(shown)  # nothing typed is nothing answered
    read = read_handful(" ".join(f"{n}{symbol}" for symbol, n in shown.items()), POOL)
    POOL.check(read)
    assert Counter("".join(str(side) for group in read for side in group).replace("-", "")) == shown


def test_faces_may_be_typed_without_a_space() -> None:
    assert read_handful("23456", FIVE) == read_handful("2 3 4 5 6", FIVE)
    for text, key in (("23457", "impossible-face"), ("2345", "wrong-count"), ("234566", "wrong-count")):
        with pytest.raises(WrongDice, match=key):
            read_handful(text, FIVE)


@pytest.mark.parametrize("text", ["2+3 4+4", "2 3 4 4", "2,3,4,4", "2344", "2 3 2x4"])
def test_pairs_may_be_typed_face_by_face(text: str) -> None:
    assert read_handful(text, PAIRS) == (((2, 3), (4, 4)),)


@pytest.mark.parametrize("text", ["2 3 4", "2 3 4 4 4", "2 3 4 7", "2+3 4 4", "234", "2 3 4 x"])
def test_faces_that_are_no_pairs_are_wrong(text: str) -> None:
    with pytest.raises(WrongDice):
        read_handful(text, PAIRS)


def test_one_pair_may_be_typed_face_by_face() -> None:
    one = handful((1, PAIR.read_as(sum)))
    assert read_handful("2 3", one) == read_handful("23", one) == read_handful("2+3", one) == (((2, 3),),)
