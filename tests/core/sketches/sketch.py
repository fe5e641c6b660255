"""What every sketch states of itself, so that one set of tests can ask the same of all."""

from collections.abc import Callable, Hashable
from typing import Any

import msgspec

from grognard.core.asking import Question, Rule

Args = tuple[Hashable, ...]


class Sketch(msgspec.Struct, frozen=True):
    """A rule with invented numbers.

    `small` holds arguments that brute force can follow to the end, `large` those of a real attack. A rule that never
    ends has `finite` twins of the small ones: arguments that come to the same where it matters.
    """

    name: str
    rule: Callable[..., Rule[Any] | Question[Any]]
    small: tuple[Args, ...]
    large: Args
    stages: tuple[str, ...]
    keys: tuple[str, ...]
    picks: tuple[tuple[str, Callable[[Any], Any]], ...] = ()
    finite: tuple[Args, ...] = ()
