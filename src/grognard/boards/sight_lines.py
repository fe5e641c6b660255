"""Which straight lines between two convex bases are free: candidate lines, and the test of many at once.

If any line is free, it can be moved until it leans on two things at once: rims of the bases, outward corners of
blockers, or places where a blocker's edge enters a base. So only the lines that lean on two of them are tried
(and the one from centre to centre, because it usually works).

Points are complex numbers in the frame of the pair (see `sight_pairs`), in µm. A line is a unit normal n and an
offset k: the points z with Re(conj(n) z) = k; the place along it is -Im(conj(n) z).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from grognard.boards.sight_pairs import TOLERANCE, Base

__all__ = ["Bools", "Floats", "Lines", "Spots", "candidates", "entries", "pieces_on", "span"]

Bools: TypeAlias = NDArray[np.bool_]
Floats: TypeAlias = NDArray[np.float64]
Ints: TypeAlias = NDArray[np.intp]
Spots: TypeAlias = NDArray[np.complex128]


@dataclass(frozen=True, slots=True)
class Lines:
    """N lines: unit normals, offsets, and the stretch `start`..`end` of each that must be free; all (N,)."""

    normal: Spots
    offset: Floats
    start: Floats
    end: Floats

    def some(self, at: slice) -> Lines:
        """Give a part of them."""
        return Lines(self.normal[at], self.offset[at], self.start[at], self.end[at])


def candidates(a: Base, b: Base, points: list[complex]) -> tuple[Spots, Floats]:
    """Give normals and offsets of the centre line and of all lines leaning on two features, each (N,)."""
    features = [(z, s * base.r) for base in (a, b) for z in base.core for s in ((1, -1) if base.r else (1,))]
    spots = np.array([z for z, _ in features] + points)
    radii = np.zeros(len(spots))
    radii[: len(features)] = [r for _, r in features]
    first, second = _pairs(len(spots))
    if len(a.core) > 2 or len(b.core) > 2:
        first, second = _leaning(a, b, spots, first, second)
    gap, lean = spots[second] - spots[first], radii[first] - radii[second]
    length2, lean2 = gap.real**2 + gap.imag**2, lean * lean
    # a point on a rim may come out a hair inside it: its tangent still counts
    real = (length2 - lean2 >= -2 * TOLERANCE * np.abs(lean)) & (length2 > TOLERANCE * TOLERANCE)
    gap, lean, first = gap[real], lean[real], first[real]
    across = np.sqrt(np.maximum(length2[real] - lean2[real], 0.0))
    normal = np.empty(len(gap) + 1, dtype=np.complex128)
    normal[0] = 1j
    turned = gap * (lean + 1j * across)
    normal[1:] = turned / np.abs(turned)
    offset = np.zeros(len(normal))
    offset[1:] = (normal[1:].conj() * spots[first]).real + radii[first]
    return normal, offset


def _leaning(a: Base, b: Base, spots: Spots, first: Ints, second: Ints) -> tuple[Ints, Ints]:
    """Drop the pairs whose line does not lean on a hull's corner but runs into it."""
    before, after = [], []
    for base in (a, b):
        copies = 2 if base.r else 1
        is_hull = len(base.core) > 2
        before += [z for z in (base.core[-1:] + base.core[:-1] if is_hull else base.core) for _ in range(copies)]
        after += [z for z in (base.core[1:] + base.core[:1] if is_hull else base.core) for _ in range(copies)]
    to_before, to_after = np.zeros_like(spots), np.zeros_like(spots)
    to_before[: len(before)], to_after[: len(after)] = before, after
    to_before[: len(before)] -= spots[: len(before)]
    to_after[: len(after)] -= spots[: len(after)]
    gap = spots[second] - spots[first]
    gap /= np.maximum(np.abs(gap), TOLERANCE)
    leans = np.ones(len(gap), dtype=np.bool_)
    for end in (first, second):
        over, under = (gap.conj() * to_before[end]).imag, (gap.conj() * to_after[end]).imag
        leans &= (np.minimum(over, under) >= -TOLERANCE) | (np.maximum(over, under) <= TOLERANCE)
    return first[leans], second[leans]


@lru_cache(maxsize=128)
def _pairs(count: int) -> tuple[Ints, Ints]:
    first, second = np.triu_indices(count, 1)
    return first, second


def span(normal: Spots, offset: Floats, a: Base, b: Base) -> Lines:
    """Keep the lines that meet both bases, each with its stretch from the last of one to the first of the other."""
    a_first, a_last = _stretch(normal, offset, a)
    b_first, b_last = _stretch(normal, offset, b)
    met = (a_first <= a_last) & (b_first <= b_last)
    start, end = np.minimum(a_last, b_last)[met], np.maximum(a_first, b_first)[met]
    return Lines(normal[met], offset[met], start, end)


def _stretch(normal: Spots, offset: Floats, base: Base) -> tuple[Floats, Floats]:
    """Where lines run through a base: from `first` to `last`; inf and -inf where they miss it."""
    seen = normal.conj()[:, None] * np.array(base.core)
    height = seen.real - offset[:, None]
    half = np.sqrt(np.maximum(base.r * base.r - height * height, 0.0))
    half[np.abs(height) > base.r + TOLERANCE] = -np.inf
    first, last = (-seen.imag - half).min(axis=1), (half - seen.imag).max(axis=1)
    if not base.sides:
        return first, last
    side = normal.conj()[:, None, None] * np.array(base.sides)
    over = side.real - offset[:, None, None]
    crossed = (over[..., 0] > 0) != (over[..., 1] > 0)
    share = over[..., 0] / np.where(crossed, over[..., 0] - over[..., 1], 1.0)
    where = (side[..., 0].imag - side[..., 1].imag) * share - side[..., 0].imag
    side_first = np.where(crossed, where, np.inf).min(axis=1)
    side_last = np.where(crossed, where, -np.inf).max(axis=1)
    return np.minimum(first, side_first), np.maximum(last, side_last)


def pieces_on(lines: Lines, pieces: Spots) -> Bools:
    """Say for N lines and K convex pieces (K, M; closed rings) which pieces stop which line: (N, K).

    A line is shifted a hair to the left and to the right; it is stopped where both are inside some piece. So a line
    along the common edge of two pieces is stopped, and one along the edge of a single piece is free.
    """
    seen = lines.normal.conj()[:, None, None] * pieces
    height, along = seen.real - lines.offset[:, None, None], -seen.imag
    above, below = height > TOLERANCE, height < -TOLERANCE
    height *= above | below
    drop = height[..., :-1] - height[..., 1:]
    drop[drop == 0] = 1.0
    where = along[..., :-1] + (along[..., 1:] - along[..., :-1]) * (height[..., :-1] / drop)
    left_first, left_last = _inside(above, where, lines)
    right_first, right_last = _inside(below, where, lines)
    start = np.maximum(left_first[:, :, None], right_first[:, None, :])
    end = np.minimum(left_last[:, :, None], right_last[:, None, :])
    stopped = end - start > TOLERANCE
    both: Bools = np.any(stopped, axis=2) | np.any(stopped, axis=1)
    return both


def _inside(side: Bools, where: Floats, lines: Lines) -> tuple[Floats, Floats]:
    """Stretches inside every piece of the lines shifted to one side, cut to the stretch that must be free: (N, K)."""
    crossed = side[..., :-1] != side[..., 1:]
    first = np.where(crossed, where, np.inf).min(axis=-1)
    last = np.where(crossed, where, -np.inf).max(axis=-1)
    return np.maximum(first, lines.start[:, None]), np.minimum(last, lines.end[:, None])


def entries(base: Base, edges: list[tuple[complex, complex]]) -> list[complex]:
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
    half = max(half2, 0.0) ** 0.5
    return [p + unit * s for s in (foot.real - half, foot.real + half) if 0 <= s <= abs(gap)]


def _on_side(p: complex, q: complex, side: tuple[complex, complex]) -> list[complex]:
    start, run = side[0], side[1] - side[0]
    at_p, at_q = (p - start) / run, (q - start) / run
    if (at_p.imag > 0) == (at_q.imag > 0):
        return []
    spot = at_p + (at_q - at_p) * (at_p.imag / (at_p.imag - at_q.imag))
    return [start + run * spot.real] if 0 <= spot.real <= 1 else []
