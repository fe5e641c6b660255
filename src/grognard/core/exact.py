"""Answering exactly: every way the dice can fall, in whole numbers, equal states merged. Nothing here knows a rule."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from typing import Any, TypeVar

from grognard.core.asking import Question, Rule
from grognard.core.chains import Again
from grognard.core.distributions import Distribution
from grognard.core.errors import EndlessChain
from grognard.core.finder import Finder
from grognard.core.watching import Watcher
from grognard.core.ways import Policy

__all__ = ["Policy", "exactly", "forget"]

T = TypeVar("T", bound=Hashable)


def exactly(
    rule: Callable[..., Rule[T] | Question[T]],
    *args: Hashable,
    watch: tuple[str, ...] = (),
    policies: Mapping[str, Policy] | None = None,
) -> Distribution[Any]:
    """Return the distribution of `rule(*args)`, exact whatever its length, never cut off.

    With `watch` the outcomes are `(result, counts)`: how often each watched key was told. A choice is made by the
    policy under its `why`. Raises `NoPolicy`, `EndlessChain`, and `RefusedAnswer` for a policy that cheats.
    """
    finder = _finder(watch, tuple(sorted(policies.items())) if policies else ())
    try:
        return finder.of(rule, args)
    except Again as again:
        if again.key != (rule, args):
            raise EndlessChain("endless-chain", cap="-") from None
    except RecursionError:
        raise EndlessChain("endless-chain", cap="-") from None
    return finder.chain((rule, args), None)


def forget() -> None:
    """Forget every distribution found so far; only speed depends on them."""
    _finder.cache_clear()


@lru_cache(maxsize=64)
def _finder(watch: tuple[str, ...], policies: tuple[tuple[str, Policy], ...]) -> Finder:
    return Watcher(policies, watch) if watch else Finder(policies)
