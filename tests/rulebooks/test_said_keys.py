"""Reading keys from source: every way in which a module can say something is found, and nothing is passed over."""

from __future__ import annotations

import ast

import pytest

from rulebooks.said_keys import Source, said_in, source, taken

RECORDS = """
class Refusal(msgspec.Struct, frozen=True):
    citation: str
    key: str
    facts: Facts = ()

class Line(Struct, frozen=True):
    stage: str
    citation: str
    key: str
    facts: Facts = ()

class Reason(msgspec.Struct, frozen=True):
    citation: str
    field: str

class Tell(msgspec.Struct, frozen=True):
    key: str

class Throw(msgspec.Struct, frozen=True):
    reading: str
    stage: str

throw = Throw

def problem(place, key, **facts):
    return Refusal(place, key, tuple(facts.items()))
"""


def read(text: str, spelt_out: dict[tuple[str, str], tuple[str, ...]] | None = None) -> Source:
    """Read a module as it would stand in a book."""
    below = source({"core.py": ast.parse(RECORDS)}, families=())
    return source({"a.py": ast.parse(text)}, below, spelt_out or {}, families=("stage-", "stage-line-"))


def keys(text: str, spelt_out: dict[tuple[str, str], tuple[str, ...]] | None = None) -> list[str]:
    return [said.key for said in said_in(read(text, spelt_out))]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Refusal('c', 'a')", ["a"]),
        ("core.Refusal('c', key='a')", ["a"]),
        ("Line('s', 'c', 'a' if b else 'd')", ["a", "d"]),
        ("raise BadInput('a', b=1)", ["a"]),
        ("words.say('a')", ["a"]),
        ("Tell('a')", []),
        ("problem((), 'a', b=1)", ["a"]),
        ("problem((), key='a')", ["a"]),
        ("def no(key):\n    return Refusal('c', key)\nno('a')", ["a"]),
        ("def no(b, key):\n    return Refusal('c', key if b else 'd')\nno(1, 'a')", ["a", "d"]),
        ("class A:\n    def no(self, c, why):\n        self.b(Refusal(c, why))\na.no('c', 'a')", ["a"]),
        ("def no(*, key):\n    problem((), key)\ndef more(b):\n    no(key=b)\nmore('a')", ["a"]),
        ("async_is_not = lambda: Refusal('c', 'a')", ["a"]),
        ("def f():\n    key = 'a' if b else 'd'\n    return Refusal('c', key)", ["a", "d"]),
        ("WHY = 'a'\ndef f():\n    return Refusal('c', WHY)", ["a"]),
        ("def f():\n    for key, b in (('a', 1), ('d', 2)):\n        yield Refusal('c', key)", ["a", "d"]),
        ("def f():\n    return [Refusal('c', key) for key in ('a', 'd')]", ["a", "d"]),
        ("Refusal('c', other.key)", []),
        ("words.say(f'stage-{a}')", ["stage-"]),
        ("words.say(f'stage-line-{a}')", ["stage-line-"]),
        ("class Note(msgspec.Struct, frozen=True):\n    key: str\n    facts: Facts\nNote('a', ())", ["a"]),
    ],
)
def test_a_key_is_found(text: str, found: list[str]) -> None:
    assert keys(text) == found


@pytest.mark.parametrize(
    "text",
    [
        "Refusal('c', TABLE[b])",
        "Refusal('c', f'{b}-wrong')",
        "words.say(f'what-{b}')",
        "def f():\n    return Refusal('c', key)",
        "Refusal('c', 'a' + b)",
        "problem(*b)",
        "problem(**b)",
        "def f():\n    key = b()\n    return Refusal('c', key)",
    ],
)
def test_a_key_that_cannot_be_read_is_complained_about(text: str) -> None:
    with pytest.raises(AssertionError, match=r"a\.py:\d: which key"):
        keys(text)


def test_a_key_that_is_put_together_can_be_spelt_out() -> None:
    assert keys("Refusal('c', TABLE[b])", {("a.py", "TABLE[b]"): ("x", "y")}) == ["x", "y"]


def test_two_functions_of_one_name_must_agree() -> None:
    with pytest.raises(AssertionError, match="two functions called no"):
        keys("def no(key):\n    problem((), key)\nclass A:\n    def no(self, b, key):\n        problem((), key)")


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("problem((), 'a', b=1, c_um=2)", {"b", "c_um"}),
        ("problem((), 'a', **b)", None),
        ("Refusal('c', 'a')", set()),
        ("Refusal('c', 'a', (('b', 1), ('d', 2)))", {"b", "d"}),
        ("Refusal('c', 'a', facts=(('b', 1),))", {"b"}),
        ("Refusal('c', 'a', tuple(b))", None),
        ("def f():\n    facts = (('b', 1),)\n    return Refusal('c', 'a', facts)", {"b"}),
        ("words.say('a', {'b': 1})", {"b"}),
        ("words.say('a', {'b': 1, **c})", None),
        ("raise BadInput('a', b=1)", {"b"}),
        ("def no(key, facts=()):\n    return Refusal('c', key, facts)\nno('a', (('b', 1),))", {"b"}),
        ("def no(key, **facts):\n    return problem(0, key, **facts)\nno('a', b=1)", {"b"}),
        ("def no(key, **facts):\n    return problem(0, key, d=2, **facts)\nno('a', b=1)", None),
        ("def no(key, **facts):\n    return Refusal('c', key, (('d', 2), *facts.items()))\nno('a', b=1)", None),
        ("def no(key):\n    return Refusal('c', key, (('d', 2),))\nno('a')", None),
    ],
)
def test_the_facts_are_found_where_they_are_written_out(text: str, facts: set[str] | None) -> None:
    assert [said.facts for said in said_in(read(text))] == [facts if facts is None else frozenset(facts)]


@pytest.mark.parametrize(
    ("role", "text", "found"),
    [
        ("citation", "Refusal('c', 'a')\nLine('s', 'd' if b else 'e', 'a')", {"c", "d", "e"}),
        ("citation", "Refusal(b.citation, 'a')", set()),
        ("stage", "throw(r, 's')\nLine('t', 'c', 'a')", {"s", "t"}),
        ("field", "def because(c, what):\n    return Reason(c, what)\nbecause('c', 'f')", {"f"}),
    ],
)
def test_what_else_is_given_is_found(role: str, text: str, found: set[str]) -> None:
    assert {value for value, _ in taken(read(text), role)} == found
