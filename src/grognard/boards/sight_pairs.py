"""One pair of base parts in its own frame, and what a glance at the pieces between them shows.

In the frame the first part's centre is 0, the second's lies on the positive real axis; a point is a complex number,
real along the line between the centres, imaginary to the left of it, in micrometres.
"""

from __future__ import annotations

from dataclasses import dataclass

from grognard.boards.sight_bases import FreePoint, Part
from grognard.boards.sight_pieces import Piece

__all__ = ["TOLERANCE", "Frame", "Glance", "Local", "Standing", "easy_segment", "frame_of", "glance"]

TOLERANCE = 0.5
"""Micrometres: half a grid step. Nearer to a line than this is on it; a cut no longer than this is a touch."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A convex base in the frame: core points, radius, straight sides of the outline, and the box around it."""

    core: tuple[complex, ...]
    r: float
    sides: tuple[tuple[complex, complex], ...]
    near: float
    far: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Frame:
    """Where the frame lies (origin and unit direction in the world), how far apart the centres are, and both bases."""

    origin: complex
    along: complex
    length: float
    a: Standing
    b: Standing

    @property
    def is_gap(self) -> bool:
        """Whether the two are surely apart, by more than any rounding."""
        return self.b.near - self.a.far > 1.0

    def to_world(self, z: complex) -> FreePoint:
        """Turn a point of the frame into world coordinates (µm)."""
        world = self.origin + z * self.along
        return world.real, world.imag


@dataclass(frozen=True, slots=True, eq=False)
class Local:
    """A convex piece in the frame."""

    piece: Piece
    spots: tuple[complex, ...]


@dataclass(frozen=True, slots=True)
class Glance:
    """The pieces that reach between the bases, whether the line between the centres is surely free, and the walls.

    A wall is a piece that on its own spans the whole width between the bases: it stops every line.
    """

    nearby: tuple[Local, ...]
    is_free: bool
    walls: tuple[Local, ...]


def frame_of(p: Part, q: Part) -> Frame:
    """Give the frame of two parts; its direction means nothing if they have the same centre."""
    origin, other = _centre(p), _centre(q)
    length = abs(other - origin)
    along = (other - origin) / length if length else 1 + 0j
    turn = along.conjugate()
    return Frame(origin, along, length, _base(p, origin, turn), _base(q, origin, turn))


def glance(frame: Frame, pieces: tuple[Piece, ...]) -> Glance:
    """Sort out the pieces between two bases, and decide the two commonest cases."""
    a, b, origin, turn = frame.a, frame.b, frame.origin, frame.along.conjugate()
    near, far = min(a.near, b.near), max(a.far, b.far)
    low, high = min(a.low, b.low), max(a.high, b.high)
    left, right, bottom, top = _world_box(frame, near, far, max(high, -low))
    nearby, walls, is_free = [], [], True
    for piece in pieces:
        x0, x1, y0, y1 = piece.box
        if x1 < left or x0 > right or y1 < bottom or y0 > top:
            continue
        spots = [(z - origin) * turn for z in piece.spots]
        heights, alongs = [z.imag for z in spots], [z.real for z in spots]
        d_min, d_max, t_min, t_max = min(heights), max(heights), min(alongs), max(alongs)
        if d_max <= low or d_min >= high or t_max <= near or t_min >= far:
            continue
        local = Local(piece, tuple(spots))
        nearby.append(local)
        if d_min > TOLERANCE or d_max < -TOLERANCE or t_max < 0 or t_min > frame.length:
            continue
        is_free = False
        if d_min < low - TOLERANCE and d_max > high + TOLERANCE:
            chord = spots[heights.index(d_min)], spots[heights.index(d_max)]
            if _parts(chord, a, b):
                walls.append(local)
    return Glance(tuple(nearby), is_free, tuple(walls))


def easy_segment(frame: Frame, nearby: tuple[Local, ...]) -> tuple[complex, complex] | None:
    """Give a surely free segment between the outermost points of the two bases, if there is one.

    Four tries that are cheap and often enough; they miss pieces by more than the tolerance.
    """
    highest = [max(base.core, key=_height) + base.r * 1j for base in (frame.a, frame.b)]
    lowest = [min(base.core, key=_height) - base.r * 1j for base in (frame.a, frame.b)]
    ways = ((highest[0], highest[1]), (lowest[0], lowest[1]), (highest[0], lowest[1]), (lowest[0], highest[1]))
    for start, end in ways:
        length = abs(end - start)
        turn = (end - start).conjugate() / length
        if all(_is_missed(local, start, turn, length) for local in nearby):
            return start, end
    return None


def _is_missed(local: Local, start: complex, turn: complex, length: float) -> bool:
    seen = [(z - start) * turn for z in local.spots]
    heights = [z.imag for z in seen]
    if min(heights) > TOLERANCE or max(heights) < -TOLERANCE:
        return True
    alongs = [z.real for z in seen]
    return max(alongs) < 0 or min(alongs) > length


def _height(z: complex) -> float:
    return z.imag


def _parts(chord: tuple[complex, complex], a: Standing, b: Standing) -> bool:
    """Say whether the line through an upward chord has all of one base on its left and the other on its right."""
    start, up = chord[0], chord[1] - chord[0]
    turn = up.conjugate() / abs(up)
    left = min([((z - start) * turn).imag for z in a.core]) - a.r
    right = max([((z - start) * turn).imag for z in b.core]) + b.r
    return left >= 0 >= right


def _world_box(frame: Frame, near: float, far: float, width: float) -> tuple[float, float, float, float]:
    """Give a box in the world (left, right, bottom, top) that holds everything between the bases."""
    start, end = frame.origin + near * frame.along, frame.origin + far * frame.along
    more_x, more_y = width * abs(frame.along.imag), width * abs(frame.along.real)
    left, right = min(start.real, end.real) - more_x, max(start.real, end.real) + more_x
    bottom, top = min(start.imag, end.imag) - more_y, max(start.imag, end.imag) + more_y
    return left, right, bottom, top


def _centre(p: Part) -> complex:
    if len(p.core) == 1:
        return complex(*p.core[0])
    return complex(sum(x for x, _ in p.core) / len(p.core), sum(y for _, y in p.core) / len(p.core))


def _base(p: Part, origin: complex, turn: complex) -> Standing:
    r = float(p.r)
    core = tuple((complex(x, y) - origin) * turn for x, y in p.core)
    if len(core) == 1:
        t, d = core[0].real, core[0].imag
        return Standing(core, r, (), t - r, t + r, d - r, d + r)
    alongs, heights = [z.real for z in core], [z.imag for z in core]
    return Standing(core, r, _sides(core, r), min(alongs) - r, max(alongs) + r, min(heights) - r, max(heights) + r)


def _sides(core: tuple[complex, ...], r: float) -> tuple[tuple[complex, complex], ...]:
    """Give the straight sides of an outline of at least two core points."""
    if len(core) > 2:
        return tuple(zip(core, core[1:] + core[:1], strict=True))
    start, end = core
    if r == 0:
        return ((start, end),)
    out = (end - start) / abs(end - start) * 1j * r
    return (start + out, end + out), (start - out, end - out)
