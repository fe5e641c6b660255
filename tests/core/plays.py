"""Plays at a real table: every one there is, many from a seed, and the same one again with its dice shuffled."""

from collections import Counter
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from fractions import Fraction
from math import prod, sqrt
from random import Random
from typing import Any, TypeAlias

from core.brute import Chances, Odometer, Picks, gathered
from grognard.core.asking import Question, Rule
from grognard.core.sources import Answered, Played, Source, play
from grognard.core.table import Handful

AnyRule: TypeAlias = Callable[..., Rule[Any] | Question[Any]]

DOUBT = 24
"""Chances below exp(-24), about 4 in 10^11, count as never."""


def every_play(
    rule: AnyRule,
    *args: Hashable,
    stages: tuple[str, ...] = (),
    watch: tuple[str, ...] = (),
    picks: Picks | None = None,
) -> Chances:
    """Return the chance of every result, from all plays of a table: each handful in every way it can fall."""

    def plays() -> Iterator[tuple[Any, int]]:
        faces, more = Odometer(), True
        while more:
            played = play(rule, *args, source=_turned(faces, picks or {}), stages=stages)
            yield (played.result, counts(played, watch)) if watch else played.result, prod(faces.sizes[: faces.at])
            more = faces.turn()

    return gathered(plays())


def _turned(faces: Odometer, picks: Picks) -> Source:
    def answer(question: Any) -> Any:
        if not isinstance(question, Handful):
            return picks[question.why](question.domain)
        dice = [(group.ask.reading.dice.outcomes, group.count) for group in question.groups]
        return tuple(tuple(outcomes[faces.throw(len(outcomes))] for _ in range(count)) for outcomes, count in dice)

    return Source(answer)


def counts(played: Played[Any], watch: tuple[str, ...]) -> tuple[int, ...]:
    """Return how often each key was told."""
    return tuple(sum(tell.n for tell in played.told if tell.key == key) for key in watch)


def picking(picks: Picks, dice: Source) -> Source:
    """Return a source whose choices are made by `picks` and whose dice come from another."""
    return Source(
        lambda question: (
            dice.answer(question) if isinstance(question, Handful) else picks[question.why](question.domain)
        ),
        dice.finish,
    )


def many_plays(
    rule: AnyRule, *args: Hashable, source: Source, plays: int, stages: tuple[str, ...] = ()
) -> Counter[Any]:
    """Return how often each result came up in so many plays of a table."""
    return Counter(play(rule, *args, source=source, stages=stages).result for _ in range(plays))


def disagreement(seen: Mapping[Any, int], chances: Mapping[Any, Fraction]) -> str:
    """Say what is wrong with these frequencies; nothing if they can well be drawn from these chances.

    A result that cannot be is always wrong. A count is wrong beyond Bernstein's bound, and Pearson's statistic of the
    common results beyond the bound of Laurent and Massart: a right table fails with a chance of about exp(-DOUBT).
    """
    plays = sum(seen.values())
    for result in seen.keys() | chances.keys():
        chance = float(chances.get(result, Fraction(0)))
        if seen.get(result, 0) and not chance:
            return f"{result} came up {seen[result]} times but cannot be"
        spread = plays * chance * (1 - chance)
        most = DOUBT / 3 + sqrt(DOUBT**2 / 9 + 2 * DOUBT * spread)
        if abs(seen.get(result, 0) - plays * chance) > most:
            return f"{result} came up {seen.get(result, 0)} times, not about {plays * chance:.1f}"
    common = [result for result, chance in chances.items() if plays * chance >= 20]
    statistic = sum((seen.get(r, 0) - plays * float(chances[r])) ** 2 / (plays * float(chances[r])) for r in common)
    freedom = len(common)
    most = freedom + 2 * sqrt(freedom * DOUBT) + 2 * DOUBT
    return "" if statistic <= most else f"chi-square {statistic:.1f} of {freedom} results is over {most:.1f}"


def shuffled(answers: Sequence[Answered], rng: Random) -> Source:
    """Return recorded answers with the dice of every group in another order.

    A handful that does not hold the very groups recorded is an error: equal answers must meet equal questions.
    """
    rest = list(answers)

    def answer(question: Any) -> Any:
        recorded = rest.pop(0)
        if not isinstance(question, Handful):
            assert not isinstance(recorded.question, Handful)
            assert question.why == recorded.question.why
            return recorded.answer
        assert isinstance(recorded.question, Handful)
        known = list(zip((group.ask for group in recorded.question.groups), recorded.answer, strict=True))
        assert Counter((g.ask, g.count) for g in question.groups) == Counter((ask, len(dice)) for ask, dice in known)
        rng.shuffle(known)
        answers = []
        for group in question.groups:
            found = next(group_of for group_of in known if (group_of[0], len(group_of[1])) == (group.ask, group.count))
            known.remove(found)
            answers.append(tuple(rng.sample(found[1], group.count)))
        return tuple(answers)

    return Source(answer)


def handfuls(played: Played[Any]) -> list[tuple[str, str, list[tuple[int, str]]]]:
    """Return what a player threw: who, at which stage, how many dice of which name."""
    return [
        (
            answered.question.who,
            answered.question.stage,
            [(g.count, named(g.ask.facts)) for g in answered.question.groups],
        )
        for answered in played.answers
        if isinstance(answered.question, Handful)
    ]


def named(facts: tuple[tuple[str, object], ...]) -> str:
    """Return the facts of a throw as a player is told them."""
    return ", ".join(f"{name} {value}" for name, value in facts)
