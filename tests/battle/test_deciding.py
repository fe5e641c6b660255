"""Resolving makes every choice as the odds assume it, with dice of any source."""

from __future__ import annotations

from grognard.battle.resolving import resolve
from grognard.core.asking import Rule, choose, throw
from grognard.core.dice import D6
from grognard.core.domains import OneOf
from grognard.core.rulebook import Measure, Part, Priced, find, installed
from grognard.core.sources import by_hand
from grognard.core.ways import Policy


def doubled() -> Rule[int]:
    picked = yield from choose("owner", OneOf("rule", (1, 2, 3)), "times")
    return picked * (yield from throw(D6.faces(), "pool"))


def last(domain: OneOf[int]) -> int:
    return max(domain.options())


def test_a_choice_is_made_by_its_policy() -> None:
    part = Part("part", "target", doubled, (), (Measure("total", "count", int),))
    priced = Priced("edition", (), (part,), policies=(("times", Policy("most", last)),))
    resolved = resolve(find(installed()[0]), priced, by_hand(["4"]))
    assert resolved.parts[0].measures == (("total", 12),)
