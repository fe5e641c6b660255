"""What can go wrong outside the rules; what a rule forbids is a `Refusal`: a value, never an exception.

    GrognardError
    ├── BadInput               a file, a line or a word that cannot be read
    ├── WrongDice              typed dice that are not the dice asked for
    │   ├── UnusedDice         dice left over when the rule was done
    │   └── MissingDice        the dice ran out while the rule still asked
    ├── LogDoesNotMatch        a recorded answer meets another question
    ├── RefusedAnswer          an answer the open question does not accept; carries the refusals
    ├── NoPolicy               odds met a choice nobody told them how to make
    ├── EndlessChain           a life that asks for itself, with no cap in sight
    ├── OpenTail               an exact number that a capped distribution cannot give
    └── UnknownRulebook        no rulebook of that name is installed

Every error carries a `key` and `facts`, so that its sentence can be said in the reader's language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from grognard.core.refusals import Refusal

__all__ = [
    "BadInput",
    "EndlessChain",
    "GrognardError",
    "LogDoesNotMatch",
    "MissingDice",
    "NoPolicy",
    "OpenTail",
    "RefusedAnswer",
    "UnknownRulebook",
    "UnusedDice",
    "WrongDice",
]


class GrognardError(Exception):
    """An error with a key and facts instead of a sentence."""

    def __init__(self, key: str, **facts: object) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name} = {value}" for name, value in self.facts.items())
        return f"{self.key} ({told})" if told else self.key


class BadInput(GrognardError):
    """Input that cannot be read; `facts` say where, what, and what would be right."""


class WrongDice(GrognardError):
    """Typed dice that are not the dice asked for."""


class UnusedDice(WrongDice):
    """Dice left over when the rule was done."""


class MissingDice(WrongDice):
    """The dice ran out while the rule still asked."""


class LogDoesNotMatch(GrognardError):
    """A recorded answer meets another question."""


class RefusedAnswer(GrognardError):
    """An answer that the open question does not accept."""

    def __init__(self, refusals: Iterable[Refusal]) -> None:
        self.refusals = tuple(refusals)
        super().__init__("refused-answer", refusals=", ".join(refusal.key for refusal in self.refusals))


class NoPolicy(GrognardError):
    """Odds met a choice that nobody told them how to make."""


class EndlessChain(GrognardError):
    """A life that asks for itself, with no cap in sight."""


class OpenTail(GrognardError):
    """An exact number that a capped distribution cannot give."""


class UnknownRulebook(GrognardError):
    """No rulebook of that name is installed."""
