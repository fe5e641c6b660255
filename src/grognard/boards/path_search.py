"""The search over tangents: nearest first, asking whether a run is free only when it is next in line.

Whoever comes to a circle at some angle may follow it in its direction as far as it is free, and leave by any tangent on
the way. A circle may be reached at several angles; a later arrival counts only if going round from an earlier one would
be longer.
"""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from math import hypot

import msgspec

from grognard.boards.path_graph import Run, Space, sweep
from grognard.boards.path_space import Spot

__all__ = ["Arrival", "Found", "explore", "search"]


class Arrival(msgspec.Struct, frozen=True):
    """A place where the path comes onto a circle: how long it is so far, and how far it may go round from here."""

    circle: int
    cost: float
    angle: float
    room: float
    run: Run
    before: Arrival | None


class Found(msgspec.Struct, frozen=True):
    """The last run of a path and what came before it; its whole length in micrometres."""

    length: float
    run: Run
    before: Arrival | None


class _Queue:
    """The runs still to be tried, the most promising first, and the arrivals made so far."""

    def __init__(self, space: Space, goal: Spot | None, limit: float) -> None:
        self.space = space
        self.limit = limit
        self.goal = goal
        self.last = space.runs_to(goal) if goal is not None else {}
        self.arrivals: dict[int, list[Arrival]] = {}
        self.done: set[tuple[int, int]] = set()
        self.heap: list[tuple[float, int, float, Run, Arrival | None]] = []
        self.order = count()

    def push(self, cost: float, run: Run, before: Arrival | None) -> None:
        """Queue a run whose end costs so much, unless it cannot lead anywhere within the limit."""
        hope = cost if self.goal is None else cost + hypot(self.goal[0] - run.q[0], self.goal[1] - run.q[1])
        if hope <= self.limit:
            heappush(self.heap, (hope, next(self.order), cost, run, before))

    def arrive(self, cost: float, run: Run, before: Arrival | None) -> Arrival | None:
        """Come onto a circle, if the run is free and no earlier arrival serves as well."""
        rows, circle = self.space.rows, run.circle
        turn, r = rows[3, circle], rows[2, circle]
        for other in self.arrivals.get(circle, ()):
            round_ = sweep(other.angle, run.meets, turn)
            if round_ <= other.room and other.cost + r * round_ <= cost + 1e-6:
                return None
        room = self.space.free_arc(circle, run.meets)
        if room < 0 or not self.space.is_free(run.p, run.q):
            return None
        arrival = Arrival(circle, cost, run.meets, room, run, before)
        self.arrivals.setdefault(circle, []).append(arrival)
        return arrival

    def leave(self, arrival: Arrival) -> None:
        """Queue every run that leaves the circle further on, and the one to the goal."""
        rows, circle = self.space.rows, arrival.circle
        turn, r = float(rows[3, circle]), float(rows[2, circle])
        last = self.last.get(circle)
        runs = self.space.runs(circle)
        for run in runs if last is None else [*runs, last]:
            round_ = sweep(arrival.angle, run.leaves, turn)
            if round_ <= arrival.room and (run is last or (circle, run.circle) not in self.done):
                self.push(arrival.cost + r * round_ + run.length, run, arrival)


def search(space: Space, start: Spot, goal: Spot, limit: float) -> Found | None:
    """Find the shortest path between two clear points, unless there is none within the limit."""
    straight = hypot(goal[0] - start[0], goal[1] - start[1])
    if straight > limit:
        return None
    direct = Run(-1, straight, 0.0, 0.0, start, goal)
    if space.is_free(start, goal):
        return Found(straight, direct, None)
    queue = _Queue(space, goal, limit)
    return _settle(queue, start)


def explore(space: Space, start: Spot, limit: float) -> dict[int, list[Arrival]]:
    """Find how every circle is reached from a clear point within the limit."""
    queue = _Queue(space, None, limit)
    _settle(queue, start)
    return queue.arrivals


def _settle(queue: _Queue, start: Spot) -> Found | None:
    """Try runs until one ends at the goal or none is left."""
    for run in queue.space.runs_from(start):
        queue.push(run.length, run, None)
    while queue.heap:
        _, _, cost, run, before = heappop(queue.heap)
        if before is not None and run is queue.last.get(before.circle):
            if queue.space.is_free(run.p, run.q):
                return Found(cost, run, before)
            continue
        key = (before.circle if before else -1, run.circle)
        if key in queue.done:
            continue
        queue.done.add(key)
        arrival = queue.arrive(cost, run, before)
        if arrival is not None:
            queue.leave(arrival)
    return None
