"""The full search of one pair: try every candidate line until one is free, or know what stops them all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from grognard.boards.sight_bases import FreePoint
from grognard.boards.sight_lines import Feature, candidates, corners_of, entries, features_of, span, stopped_by
from grognard.boards.sight_pairs import TOLERANCE, Frame, Local, Standing, easy_segment, glance
from grognard.boards.sight_pieces import Piece

__all__ = ["Finding", "Stretch", "look"]

Stretch: TypeAlias = tuple[FreePoint, FreePoint, int]
"""From, to, and the number of the blocker that covers it."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A free segment, or the numbers of blockers that stop every line and the stretches of the centre line they cut."""

    witness: tuple[FreePoint, FreePoint] | None
    blockers: frozenset[int] = frozenset()
    cuts: tuple[Stretch, ...] = ()


def look(frame: Frame, pieces: tuple[Piece, ...]) -> Finding:
    """Look from one part of a base to another that it does not touch."""
    seen = glance(frame, pieces)
    if seen.is_free:
        return Finding((frame.to_world(0j), frame.to_world(complex(frame.length))))
    stopping = seen.walls
    if not stopping:
        segment = easy_segment(frame, seen.nearby)
        if segment is not None:
            return Finding((frame.to_world(segment[0]), frame.to_world(segment[1])))
        free, stopping = _first_free(frame, seen.nearby)
        if free is not None:
            return Finding(free)
    return Finding(
        None, frozenset(owner for local in stopping for owner in local.piece.owners), _cuts(frame, seen.nearby)
    )


def _first_free(
    frame: Frame, nearby: tuple[Local, ...]
) -> tuple[tuple[FreePoint, FreePoint] | None, tuple[Local, ...]]:
    """Give a free segment, or else pieces that together stop all candidate lines."""
    a, b = frame.a, frame.b
    pieces, stopping = list(nearby), dict.fromkeys(nearby, False)
    for candidate in candidates(features_of(a) + features_of(b) + _points(frame, nearby)):
        line = span(candidate, a, b)
        if line is None:
            continue
        stops = stopped_by(line, pieces)
        if not stops:
            return (frame.to_world(line.at(line.start)), frame.to_world(line.at(line.end))), ()
        stopping.update(dict.fromkeys(stops, True))
        if stops[0] is not pieces[0]:  # what stopped one line will stop the next
            pieces.remove(stops[0])
            pieces.insert(0, stops[0])
    return None, tuple(local for local, stops_some in stopping.items() if stops_some)


def _points(frame: Frame, nearby: tuple[Local, ...]) -> list[Feature]:
    """Give the points a line can lean on: corners between the bases, and where edges enter a base."""
    a, b = frame.a, frame.b
    low, high = min(a.low, b.low) - TOLERANCE, max(a.high, b.high) + TOLERANCE
    near, far = a.near - TOLERANCE, b.far + TOLERANCE
    points = [
        corner
        for local in nearby
        for corner, leans in zip(corners_of(local.spots), local.piece.leaned_on, strict=True)
        if leans and low <= corner.spot.imag <= high and near <= corner.spot.real <= far
    ]
    for base in (a, b):
        points += map(Feature, entries(base, [edge for local in nearby for edge in _edges_near(base, local)]))
    return points


def _edges_near(base: Standing, local: Local) -> list[tuple[complex, complex]]:
    return [
        (p, q)
        for p, q in _edges(local)
        if min(p.real, q.real) <= base.far
        and max(p.real, q.real) >= base.near
        and min(p.imag, q.imag) <= base.high
        and max(p.imag, q.imag) >= base.low
    ]


def _cuts(frame: Frame, nearby: tuple[Local, ...]) -> tuple[Stretch, ...]:
    """Stretches of the line between the centres that pieces cover, joined where one blocker goes on."""
    found = []
    for local in nearby:
        spots = [_crossing(p, q) for p, q in _edges(local) if (p.imag > 0) != (q.imag > 0)]
        if spots and min(max(spots), frame.length) - max(min(spots), 0.0) > TOLERANCE:
            found.append((local.piece.owners[0], max(min(spots), 0.0), min(max(spots), frame.length)))
    joined: list[tuple[int, float, float]] = []
    for owner, start, end in sorted(found):
        if joined and joined[-1][0] == owner and start <= joined[-1][2] + TOLERANCE:
            joined[-1] = (owner, joined[-1][1], max(end, joined[-1][2]))
        else:
            joined.append((owner, start, end))
    joined.sort(key=lambda cut: cut[1:])
    return tuple((frame.to_world(complex(start)), frame.to_world(complex(end)), k) for k, start, end in joined)


def _edges(local: Local) -> list[tuple[complex, complex]]:
    return list(zip(local.spots, local.spots[1:] + local.spots[:1], strict=True))


def _crossing(p: complex, q: complex) -> float:
    return p.real + (q.real - p.real) * p.imag / (p.imag - q.imag)
