"""Who stands by whom: links between bases, the groups they make, and how many links away each base is."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import TypeAlias

from grognard.boards.measure import is_within
from grognard.boards.problems import Problem, problem
from grognard.boards.shapes import Shape

__all__ = ["Link", "coherency_problems", "groups", "links_within", "ranks"]

Link: TypeAlias = tuple[int, int]
"""Two bases by their index, the smaller first."""


def links_within(bases: Sequence[Shape], reach: int) -> tuple[Link, ...]:
    """Find every two bases at most `reach` micrometres apart."""
    pairs = combinations(range(len(bases)), 2)
    return tuple((i, j) for i, j in pairs if is_within(bases[i], bases[j], reach))


def groups(count: int, links: Iterable[Link]) -> tuple[tuple[int, ...], ...]:
    """Split bases into the groups that links hold together; a unit that is coherent is a single group."""
    found = []
    left = set(range(count))
    pairs = tuple(links)
    while left:
        reached = {base for base, rank in enumerate(ranks(count, pairs, (min(left),))) if rank is not None}
        found.append(tuple(sorted(reached)))
        left -= reached
    return tuple(found)


def ranks(count: int, links: Iterable[Link], first: Iterable[int]) -> tuple[int | None, ...]:
    """Count how many links each base is away from the first ones: 0 for them, none if no chain leads there."""
    beside: list[set[int]] = [set() for _ in range(count)]
    for i, j in links:
        beside[i].add(j)
        beside[j].add(i)
    found: list[int | None] = [None] * count
    reached, rank = set(first), 0
    while reached:
        for base in reached:
            found[base] = rank
        reached = {other for base in reached for other in beside[base] if found[other] is None}
        rank += 1
    return tuple(found)


def coherency_problems(bases: Sequence[Shape], link: int, spread: int | None = None) -> tuple[Problem, ...]:
    """Name what breaks a unit: groups farther than `link` from each other, and pairs farther apart than `spread`."""
    parts = groups(len(bases), links_within(bases, link))
    apart = [problem(f"base {part[0] + 1}", "not-linked", reach_um=link, bases=len(part)) for part in parts[1:]]
    if spread is None:
        return tuple(apart)
    near = set(links_within(bases, spread))
    far = (pair for pair in combinations(range(len(bases)), 2) if pair not in near)
    return (*apart, *(problem(f"base {i + 1}", "too-far", other=f"base {j + 1}", reach_um=spread) for i, j in far))
