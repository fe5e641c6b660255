"""The library in five lines: load a situation, ask its odds, resolve it with dice."""

from __future__ import annotations

from pathlib import Path

from grognard.battle.resolving import Resolution
from grognard.battle.resolving import resolve as resolve_with
from grognard.core.documents import Problem
from grognard.core.errors import BadInput, RefusedAnswer
from grognard.core.loading import Loaded, load_situation
from grognard.core.outlook import Outlook
from grognard.core.refusals import Refusal
from grognard.core.sources import by_hand, seeded
from grognard.pricing.outlooks import outlook

__all__ = ["load", "odds", "resolve"]


def load(path: str | Path) -> Loaded:
    """Read a situation file, ready to be priced or resolved.

    Raises `BadInput` with every problem of the file, or `RefusedAnswer` with every reason why it is not legal.
    """
    loaded = load_situation(Path(path))
    if isinstance(loaded, Loaded):
        return loaded
    _, reasons = loaded
    if refusals := [reason for reason in reasons if isinstance(reason, Refusal)]:
        raise RefusedAnswer(refusals)
    problems = [f"{p.path}:{p.line}: {p.key} {dict(p.facts)}" for p in reasons if isinstance(p, Problem)]
    raise BadInput("bad-input", problems="; ".join(problems))


def odds(situation: Loaded) -> Outlook:
    """Return the exact odds of everything the rulebook measures in a situation."""
    return outlook(situation.book, situation.priced)


def resolve(situation: Loaded, *, dice: str | None = None, seed: int | str = 0) -> Resolution:
    """Resolve a situation: with `dice` as a player types them, handfuls apart by `/`, or from a seed.

    Raises `WrongDice`, `MissingDice` or `UnusedDice` if the dice are not those asked for.
    """
    source = seeded(seed) if dice is None else by_hand(dice.split("/"))
    return resolve_with(situation.book, situation.priced, source)
