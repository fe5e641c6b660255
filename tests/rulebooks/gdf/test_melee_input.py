"""What can be wrong with a melee in a situation file: each gets a sentence with its line, in three languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.documents import Document, Problem
from grognard.core.refusals import Refusal
from grognard.i18n import words
from rulebooks.gdf.scenes import BOOK

LEGAL = """rulebook = "gdf"
[attacker]
name = "Marauders"
models = 5
quality = 4
defense = 4
weapons = ['5x Axe (A2)', '5x Rifle (24", A1)']
rules = ["Impact(1)"]
[target]
name = "Guards"
models = 5
quality = 4
defense = 4
weapons = ['5x Halberd (A1)']
[melee]
strikes_back = true
"""


def read(text: str) -> Any:
    return BOOK.pricing.read(Document(Path("melee.toml"), text, tomllib.loads(text)))


def changed(before: str, after: str) -> str:
    assert before in LEGAL
    return LEGAL.replace(before, after)


WRONG = [
    (changed("[melee]", "[attack]\ndistance = 12\n[melee]"), "attack-and-melee", 17),
    (changed("[melee]\nstrikes_back = true\n", ""), "field-missing", 1),
    (changed('name = "Guards"', 'name = "Guards"\ndistance = 2'), "not-in-melee", 11),
    (changed('name = "Guards"', 'name = "Guards"\nfired_by = [1]'), "not-in-melee", 11),
    (changed('name = "Guards"', 'name = "Guards"\npick = "hero"'), "pick-is-nobody", 11),
    (changed("strikes_back = true", "striking = { Axe = 6 }"), "number-out-of-range", 16),
    (changed("strikes_back = true", "striking = { Axe = -1 }"), "number-out-of-range", 16),
    (changed("strikes_back = true", "striking = { Impact = 6 }"), "number-out-of-range", 16),
    (changed("strikes_back = true", "striking = { Sword = 1 }"), "weapon-unknown", 16),
    (changed("strikes_back = true", "striking_back = { Impact = 1 }"), "weapon-unknown", 16),
    (changed("5x Axe (A2)", "5x Axe (A2)', '1x Axe (A3)").replace("strikes_back = true", "striking = { Axe = 1 }"),
     "weapon-ambiguous", 16),
    (changed("5x Axe (A2)", "5x Axe (A200)"), "too-many-dice", 7),
    (changed("5x Halberd (A1)", "5x Halberd (A100, Blast(3))"), "too-many-dice", 14),
]  # fmt: skip


@pytest.mark.parametrize(("text", "key", "line"), WRONG)
def test_what_cannot_be_read_says_so_with_its_line(text: str, key: str, line: int) -> None:
    found = read(text)
    assert isinstance(found, tuple)
    (problem,) = found
    assert isinstance(problem, Problem)
    assert (problem.key, problem.line) == (key, line)
    for language in ("en", "pl", "ru"):
        assert words(language, BOOK.words).say(problem.key, problem.facts)


def test_a_melee_that_nobody_can_price_in_time_is_refused_at_once() -> None:
    text = LEGAL.replace("5", "300").replace('(2400"', '(24"').replace("(A2)", "(A1)")
    (problem,) = read(text)
    assert (problem.key, problem.line) == ("melee-too-large", 15)


@pytest.mark.parametrize("field", ["strikes_back = 1", "striking = 3", "striking = { Axe = 1.5 }", "surprise = true"])
def test_a_field_of_the_wrong_kind_says_so(field: str) -> None:
    (problem,) = read(changed("strikes_back = true", field))
    assert isinstance(problem, Problem)
    assert problem.line in (15, 16)


def test_every_refusal_is_given_at_once() -> None:
    text = changed('name = "Guards"', 'name = "Guards"\nfriendly = true\ncover = "behind"')
    text = text.replace('name = "Marauders"', 'name = "Marauders"\nshaken = true\nactivated = true')
    found = read(text)
    assert all(isinstance(refusal, Refusal) for refusal in found)
    assert [refusal.key for refusal in found] == [
        "shaken-is-idle",
        "already-activated",
        "friendly-target",
        "no-cover-in-melee",
    ]


def test_weapons_can_be_named_by_name_or_profile() -> None:
    striking = [
        read(changed("strikes_back = true", f"striking = {{ {name} = 2 }}")).charger.blows[1].copies
        for name in ('"Axe (A2)"', "axe", '" AXE "')
    ]
    assert striking == [2, 2, 2]


NAMES = ("Axe", "Rifle", "Impact", "", "5x Axe (A2)")
VALUES = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 9), st.floats(allow_nan=True), st.text(max_size=6),
    st.dictionaries(st.sampled_from(NAMES), st.integers(-2, 10**30), max_size=3),
)  # fmt: skip


@given(
    melee=st.dictionaries(st.sampled_from(["striking", "striking_back", "strikes_back", "other"]), VALUES, max_size=4),
    target=st.dictionaries(
        st.sampled_from(["cover", "pick", "fired_by", "wounds", "models", "rules"]), VALUES, max_size=2
    ),
)
def test_whatever_stands_in_a_melee_is_read_or_answered(melee: dict[str, Any], target: dict[str, Any]) -> None:
    data = tomllib.loads(LEGAL)
    data["melee"] = {key: value for key, value in melee.items() if value is not None}
    data["target"] |= {key: value for key, value in target.items() if value is not None}
    found = BOOK.pricing.read(Document(Path("melee.toml"), LEGAL, data))
    if isinstance(found, tuple):
        assert found
        for reason in found:
            assert words("en", BOOK.words).say(reason.key, reason.facts)
    else:
        assert BOOK.pricing.parts(found).parts
