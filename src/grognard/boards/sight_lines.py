"""Straight lines between two convex bases: those worth trying, and whether pieces stop one.

If any line is free, it can be moved until it leans on two things at once: rims of the bases, outward corners of
blockers, or places where a blocker's edge enters a base. So only the lines that lean on two of them are tried
(and the one from centre to centre, because it usually works).

Points are complex numbers in the frame of the pair (see `sight_pairs`), in µm. There are a dozen lines and two or three
pieces to a pair: too few for arrays to pay, as measured.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import NamedTuple

from grognard.boards.sight_pairs import TOLERANCE, Local, Standing

__all__ = ["Feature", "Line", "candidates", "corners_of", "entries", "features_of", "span", "stopped_by"]


class Line(NamedTuple):
    """A line as the conjugate of its unit normal and its offset: the points z with Re(normal z) = offset.

    The place along it is -Im(normal z); from `start` to `end` it must be free.
    """

    normal: complex
    offset: float
    start: float = 0.0
    end: float = 0.0

    def at(self, place: float) -> complex:
        """Give the point at a place along the line."""
        return self.normal.conjugate() * complex(self.offset, -place)


class Feature(NamedTuple):
    """A thing to lean on: a circle on its left (r < 0) or right (r > 0), or a corner with its two neighbours."""

    spot: complex
    r: float = 0.0
    neighbours: tuple[complex, ...] = ()


def features_of(base: Standing) -> list[Feature]:
    """Give what a line can lean on at a base: its round ends from either side, or the corners of a hull."""
    core = base.core
    if base.r:
        return [Feature(z, r) for z in core for r in (base.r, -base.r)]
    return corners_of(core) if len(core) > 2 else [Feature(z) for z in core]


def corners_of(ring: tuple[complex, ...]) -> list[Feature]:
    """Give the corners of a convex ring."""
    return [Feature(z, 0.0, (ring[k - 1], ring[k + 1 - len(ring)])) for k, z in enumerate(ring)]


def candidates(features: list[Feature]) -> Iterator[Line]:
    """Give the centre line and all lines that lean on two features, those on the first features first."""
    yield Line(-1j, 0.0)
    for k, one in enumerate(features):
        for other in features[:k]:
            line = _leaning(one, other)
            if line is not None:
                yield line


def _leaning(one: Feature, other: Feature) -> Line | None:
    gap = other.spot - one.spot
    lean = one.r - other.r
    length = abs(gap)
    across2 = length * length - lean * lean
    # a point on a rim may come out a hair inside it: its tangent still counts
    if length <= TOLERANCE or across2 < -2 * TOLERANCE * abs(lean):
        return None
    turned = (gap * complex(lean, math.sqrt(max(across2, 0.0)))).conjugate()
    normal = turned / abs(turned)
    offset = (normal * one.spot).real + one.r
    if _runs_into(normal, offset, one) or _runs_into(normal, offset, other):
        return None
    return Line(normal, offset)


def _runs_into(normal: complex, offset: float, corner: Feature) -> bool:
    """Say whether a line through a corner does not lean on it but has its neighbours on different sides."""
    if not corner.neighbours:
        return False
    before, after = (normal * corner.neighbours[0]).real - offset, (normal * corner.neighbours[1]).real - offset
    return (before > TOLERANCE and after < -TOLERANCE) or (before < -TOLERANCE and after > TOLERANCE)


def span(line: Line, a: Standing, b: Standing) -> Line | None:
    """Give the line with its stretch from the last point of one base to the first of the other, if it meets both."""
    through_a = _chord(line, a)
    if through_a is None:
        return None
    through_b = _chord(line, b)
    if through_b is None:
        return None
    start, end = min(through_a[1], through_b[1]), max(through_a[0], through_b[0])
    return Line(line.normal, line.offset, start, end)


def _chord(line: Line, base: Standing) -> tuple[float, float] | None:
    """Where a line runs through a base: from, to."""
    normal, offset, r = line.normal, line.offset, base.r
    places: list[float] = []
    for z in base.core:
        seen = normal * z
        height = seen.real - offset
        if -r - TOLERANCE <= height <= r + TOLERANCE:
            half = math.sqrt(max(r * r - height * height, 0.0))
            places += (-seen.imag - half, half - seen.imag)
    for p, q in base.sides:
        at_p, at_q = normal * p, normal * q
        over_p, over_q = at_p.real - offset, at_q.real - offset
        if (over_p > 0) != (over_q > 0):
            places.append(-at_p.imag - (at_q.imag - at_p.imag) * over_p / (over_p - over_q))
    return (min(places), max(places)) if places else None


def stopped_by(line: Line, pieces: list[Local]) -> tuple[Local, ...]:
    """Give a piece, or two with a common edge, that stops a line; nothing if it is free.

    A line is shifted a hair to the left and to the right; it is stopped where both are inside some piece. So a line
    along the common edge of two pieces is stopped, and one along the edge of a single piece is free.
    """
    left: list[tuple[float, float, Local]] = []
    right: list[tuple[float, float, Local]] = []
    for local in pieces:
        seen = [line.normal * z for z in local.spots]
        heights = [z.real - line.offset for z in seen]
        above, below = max(heights) > TOLERANCE, min(heights) < -TOLERANCE
        on_left = _inside(line, seen, [h > TOLERANCE for h in heights], heights) if above else None
        on_right = _inside(line, seen, [h < -TOLERANCE for h in heights], heights) if below else None
        if on_left and on_right and min(on_left[1], on_right[1]) - max(on_left[0], on_right[0]) > TOLERANCE:
            return (local,)
        left += [(*on_left, local)] if on_left else []
        right += [(*on_right, local)] if on_right else []
    for first, last, one in left:
        for start, end, other in right:
            if min(last, end) - max(first, start) > TOLERANCE:
                return one, other
    return ()


def _inside(line: Line, seen: list[complex], beyond: list[bool], heights: list[float]) -> tuple[float, float] | None:
    """Where a line shifted to one side is inside a piece, within the stretch that must be free.

    `beyond` marks the corners on that side of it; corners on the line are not.
    """
    places = []
    for k, is_beyond in enumerate(beyond):
        if is_beyond != beyond[k - 1]:
            places.append(_crossing(seen[k - 1], seen[k], heights[k - 1], heights[k]))
    if not places:
        return None
    first, last = max(min(places), line.start), min(max(places), line.end)
    return (first, last) if first < last else None


def _crossing(p: complex, q: complex, over_p: float, over_q: float) -> float:
    """Where an edge crosses a line; its end, if that lies on the line."""
    if -TOLERANCE <= over_p <= TOLERANCE:
        return -p.imag
    if -TOLERANCE <= over_q <= TOLERANCE:
        return -q.imag
    return -p.imag - (q.imag - p.imag) * over_p / (over_p - over_q)


def entries(base: Standing, edges: list[tuple[complex, complex]]) -> list[complex]:
    """Give the points where edges cross the outline of a base."""
    found = [z for p, q in edges for centre in (base.core if base.r else ()) for z in _on_circle(p, q, centre, base.r)]
    return found + [z for p, q in edges for side in base.sides for z in _on_side(p, q, side)]


def _on_circle(p: complex, q: complex, centre: complex, r: float) -> list[complex]:
    gap = q - p
    unit = gap / abs(gap)
    foot = (centre - p) * unit.conjugate()
    half2 = r * r - foot.imag * foot.imag
    if half2 < -2 * TOLERANCE * r:  # an edge that just touches the rim still marks a place
        return []
    half = math.sqrt(max(half2, 0.0))
    return [p + unit * s for s in (foot.real - half, foot.real + half) if 0 <= s <= abs(gap)]


def _on_side(p: complex, q: complex, side: tuple[complex, complex]) -> list[complex]:
    start, run = side[0], side[1] - side[0]
    at_p, at_q = (p - start) / run, (q - start) / run
    if (at_p.imag > 0) == (at_q.imag > 0):
        return []
    spot = at_p + (at_q - at_p) * (at_p.imag / (at_p.imag - at_q.imag))
    return [start + run * spot.real] if 0 <= spot.real <= 1 else []
