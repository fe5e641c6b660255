"""Sight from above: whether any point of one base sees any point of the other past a given set of blocking pieces.

Touching a piece is free; pieces that abut leave no slit, but any real slit is seen through. Bases that touch or
overlap see each other. Which pieces block is the caller's business.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

import msgspec

from grognard.boards.measure import is_within
from grognard.boards.rings import Ring
from grognard.boards.shapes import Shape
from grognard.boards.sight_bases import FreePoint, meeting_point, parts_of
from grognard.boards.sight_gaps import bars
from grognard.boards.sight_pairs import Frame, frame_of
from grognard.boards.sight_pieces import pieces_of
from grognard.boards.sight_search import look

__all__ = ["Blocker", "Cut", "Scene", "Segment", "Sight", "sees"]

Segment: TypeAlias = tuple[FreePoint, FreePoint]
"""Two ends in micrometres; from the one base to the other, in no particular order."""


class Blocker(msgspec.Struct, frozen=True, cache_hash=True):
    """A blocking piece seen from above: a simple ring, with holes inside it, µm."""

    id: str
    ring: Ring
    holes: tuple[Ring, ...] = ()


class Cut(msgspec.Struct, frozen=True):
    """Where a blocker cuts the line between the two centres."""

    blocker: str
    enter: FreePoint
    leave: FreePoint


class Sight(msgspec.Struct, frozen=True):
    """Whether two bases see each other, and why.

    `witness` is a free segment if they do, good to half a micrometre. If they do not, `blockers` names pieces that
    together suffice to block, and `cuts` says where pieces cut the line between the centres.
    """

    visible: bool
    witness: Segment | None = None
    blockers: tuple[str, ...] = ()
    cuts: tuple[Cut, ...] = ()


def sees(a: Shape, b: Shape, blockers: Iterable[Blocker]) -> Sight:
    """Say whether some point of `a` sees some point of `b`; the same answer for `b` and `a`."""
    return Scene(blockers).sees(a, b)


class Scene:
    """Blocking pieces prepared once, for many questions about the same table.

    Nothing is seen through gaps narrower than `closing` µm, nor between two corners that touch. With 0 only common
    edges are tight.
    """

    def __init__(self, blockers: Iterable[Blocker], closing: int = 0) -> None:
        self.blockers = tuple(blockers)
        self.closing = closing
        outlines = tuple((one.ring, one.holes) for one in self.blockers)
        self._pieces = tuple(piece for k, outline in enumerate(outlines) for piece in pieces_of(k, *outline))
        if closing:
            self._pieces += tuple(bars(outlines, closing))
        self._restricted: dict[frozenset[str], Scene] = {}

    def among(self, ids: Iterable[str]) -> Scene:
        """Give the scene with the named blockers only; prepared once for each set of names."""
        names = frozenset(ids)
        if names not in self._restricted:
            kept = (one for one in self.blockers if one.id in names)
            self._restricted[names] = Scene(kept, self.closing)
        return self._restricted[names]

    def sees(self, a: Shape, b: Shape) -> Sight:
        """Say whether some point of `a` sees some point of `b`; the same answer for `b` and `a`."""
        first, second = sorted((a, b), key=_order)
        frames = [frame_of(p, q) for p in parts_of(first) for q in parts_of(second)]
        if not all(frame.is_gap for frame in frames) and is_within(first, second, 0):
            point = meeting_point(first, second)
            return Sight(True, (point, point))
        return self._between(frames)

    def matrix(self, shooters: Sequence[Shape], targets: Sequence[Shape]) -> tuple[tuple[bool, ...], ...]:
        """Say for every shooter (row) which targets (columns) it sees; the same verdicts as `sees`."""
        return tuple(tuple(self.sees(a, b).visible for b in targets) for a in shooters)

    def _between(self, frames: list[Frame]) -> Sight:
        names: set[str] = set()
        cuts: tuple[Cut, ...] = ()
        for frame in frames:
            found = look(frame, self._pieces)
            if found.witness is not None:
                return Sight(True, found.witness)
            names.update(self.blockers[number].id for number in found.blockers)
            cuts = cuts or tuple(Cut(self.blockers[k].id, enter, leave) for enter, leave, k in found.cuts)
        return Sight(False, None, tuple(sorted(names)), cuts)


def _order(shape: Shape) -> tuple[str, tuple[object, ...]]:
    """One order for every pair, so that swapping the two changes nothing."""
    return type(shape).__name__, msgspec.structs.astuple(shape)
