"""Bad input always gets a sentence with its line and what would be right; what the rules forbid gets its rule."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.core.documents import Document, Problem
from grognard.core.refusals import Refusal
from grognard.i18n import LANGUAGES, words
from grognard.rulebooks.wfrp3.pricing import notation
from rulebooks.wfrp3.scenes import BOOK, read, scene

ACTION: dict[str, Any] = {"card": "Melee Strike"}


def problems(data: dict[str, Any]) -> list[str]:
    found = read(data)
    assert isinstance(found, tuple), found
    assert all(isinstance(problem, Problem) for problem in found), found
    return [problem.key for problem in found]


PROBLEMS = [
    ("one-kind", scene()),
    ("one-kind", scene(action=ACTION, pool={"dice": "1C"})),
    ("unknown-edition", scene(action=ACTION, edition="4")),
    ("unknown-reading", scene(action=ACTION, readings={"weather": "wet"})),
    ("unknown-option", scene(action=ACTION, readings={"boons_heal": "sometimes"})),
    ("number-out-of-range", scene(action=ACTION, actor={"strength": 0})),
    ("number-out-of-range", scene(action=ACTION, actor={"strength": 10**30})),
    ("number-out-of-range", scene(action=ACTION, target={"criticals": [9]})),
    ("number-out-of-range", scene(action=ACTION, target={"wounds": -1})),
    ("number-out-of-range", scene(action={**ACTION, "misfortune": 500})),
    ("number-out-of-range", scene(action={**ACTION, "weapon": {"critical": 0}})),
    ("number-out-of-range", scene(action=ACTION, turn={"recharging": {"Melee Strike": -1}})),
    ("not-a-stance", scene(action=ACTION, actor={"stance": "furious 2"})),
    ("stance-beyond-meter", scene(action=ACTION, actor={"stance": "reckless 4"})),
    ("unknown-characteristic", scene(action=ACTION, actor={"fortune": {"luck": 1}})),
    ("unknown-card", scene(action={"card": "Meteor"})),
    ("line-named-twice", scene(action={"card": "X"}, card={"name": "X", "green": {"boon": [{"name": "a"}] * 2}})),
    ("unknown-defence", scene(action={**ACTION, "active_defences": ["magic"]})),
    ("unknown-manoeuvre", scene(action=ACTION, turn={"manoeuvres": ["dance"]})),
    ("unknown-range", scene(action=ACTION, turn={"moves": ["engaged", "afar"]})),
    ("difficulty-or-opposed", scene(action={**ACTION, "difficulty": "easy", "opposed": {"characteristic": 3}})),
    ("field-missing", scene(action={"skill": "Charm"})),
    ("field-missing", scene(action={"skill": "Charm", "characteristic": "fellowship"})),
    ("field-missing", scene(healing={"kind": "first-aid"})),
    ("unknown-earlier", scene(healing={"kind": "first-aid", "earlier": ["maybe"]}, helper={})),
    ("too-few-contenders", scene(initiative={}, contender=[{}])),
    ("named-twice", scene(initiative={}, contender=[{"name": "a"}, {"name": "a"}])),
    ("pool-word", scene(pool={"dice": "3C 2Q"})),
    ("pool-negative", scene(pool={"dice": "-3C"})),
    ("pool-too-large", scene(pool={"dice": "500C"})),
    ("field-unknown", scene(action={**ACTION, "wepon": {}})),
    ("field-wrong-type", scene(action=ACTION, actor={"strength": "three"})),
    ("field-wrong-value", scene(action=ACTION, actor={"race": "skaven"})),
]


@pytest.mark.parametrize(("key", "data"), PROBLEMS)
def test_a_problem_is_told_in_every_language(key: str, data: dict[str, Any]) -> None:
    found = read(data)
    assert key in problems(data)
    for language in LANGUAGES:
        said = [words(language, BOOK.words).say(problem.key, problem.facts) for problem in found]
        assert all("{" not in text and text != key for text in said)


def test_a_problem_has_its_line() -> None:
    text = (
        'rulebook = "wfrp3"\n[actor]\nname = "A"\nstrength = 99\n[target]\nname = "B"\ncriticals = [1, 9]\n[action]\n'
    )
    text += 'card = "Melee Strike"\n'
    found = BOOK.pricing.read(Document(Path("x.toml"), text, tomllib.loads(text)))
    assert isinstance(found, tuple)
    assert [(problem.line, problem.key) for problem in found if isinstance(problem, Problem)] == [
        (4, "number-out-of-range"),
        (7, "number-out-of-range"),
    ]


@given(st.text(max_size=30))
@settings(max_examples=100, deadline=None)
def test_any_line_is_a_pool_or_refused(text: str) -> None:
    found = notation(text)
    if isinstance(found, tuple):
        assert all(isinstance(refusal, Refusal) and refusal.citation in BOOK.citations for refusal in found)


JUNK = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 30) | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
TABLES = ("action", "actor", "target", "turn", "card", "pool", "healing", "patient", "helper", "initiative", "readings")


@given(st.dictionaries(st.sampled_from(TABLES), JUNK, max_size=4))
@settings(max_examples=150, deadline=None)
def test_hostile_tables_are_never_a_fault(tables: dict[str, Any]) -> None:
    found = read(scene(**tables))
    if isinstance(found, tuple):
        assert found
        assert all(isinstance(problem, Problem | Refusal) for problem in found)


REFUSALS = [
    ("pool-too-large", scene(action={**ACTION, "fortune": 20, "misfortune": 20}, actor={"strength": 10})),
    ("pool-too-large", scene(healing={"kind": "resilience", "fortune": 20, "misfortune": 20})),
    ("patient-dead", scene(healing={"kind": "draught"}, patient={"dead": True})),
    ("patient-dead", scene(healing={"kind": "night"}, patient={"wounds": 13, "criticals": [1, 1, 1, 1]})),
    ("cannot-act", scene(action=ACTION, actor={"wounds": 13})),
]


@pytest.mark.parametrize(("key", "data"), REFUSALS)
def test_what_the_rules_forbid_is_refused_with_its_rule(key: str, data: dict[str, Any]) -> None:
    found = read(data)
    assert isinstance(found, tuple)
    assert [refusal.key for refusal in found if isinstance(refusal, Refusal)] == [key]
    assert all(refusal.citation in BOOK.citations for refusal in found if isinstance(refusal, Refusal))


CHARACTERS = st.lists(
    st.dictionaries(st.sampled_from(("side", "name", "cards", "weapons", "place", "x")), JUNK), max_size=3
)


@given(
    CHARACTERS, st.dictionaries(st.sampled_from(("rounds", "length", "card", "readings", "edition")), JUNK, max_size=3)
)
@settings(max_examples=100, deadline=None)
def test_hostile_scenarios_are_never_a_fault(characters: list[Any], more: dict[str, Any]) -> None:
    assert BOOK.play is not None
    found = BOOK.play.begin(Document(Path("x.toml"), "", {"rulebook": "wfrp3", "character": characters, **more}))
    assert isinstance(found, tuple)
    assert found
    assert all(isinstance(problem, Problem) for problem in found)
