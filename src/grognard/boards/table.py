"""A table: its size, its terrain and the bases on it; and everything that can be wrong with one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, islice

import msgspec

from grognard.boards.length import INCH
from grognard.boards.marks import Mark
from grognard.boards.measure import is_within, overlap
from grognard.boards.problems import Problem, problem
from grognard.boards.rings import corner_fault, edges, is_convex, segments_meet, side, twice_area
from grognard.boards.shapes import Disc, Point, Polygon, Shape, bounds, core, radius
from grognard.boards.terrain import Opening, Placed, Terrain

__all__ = ["LARGEST_SIZE", "LONGEST_SIDE", "MOST_OVERLAPS", "Table", "edge_problems", "table_problems"]

LONGEST_SIDE = 1_000 * INCH
"""No table is wider, deeper or built higher than this, in micrometres."""

LARGEST_SIZE = 100
"""No piece has a larger size class."""

MOST_OVERLAPS = 1_000
"""No more overlaps than this are named: a heap of bases has as many as it has pairs."""

_PATIENCE = 4_000_000

_ROUNDED = 2
"""Corners that were turned and rounded may be this many micrometres off the edge they were drawn on."""


class Table(msgspec.Struct, frozen=True):
    """A table from (0, 0) to (`width`, `depth`) in micrometres, x to the right and y up."""

    width: int
    depth: int
    terrain: tuple[Terrain, ...] = ()
    placed: tuple[Placed, ...] = ()
    name: str = ""

    def piece(self, id: str) -> Terrain | None:
        """Find a terrain piece by its id."""
        return next((piece for piece in self.terrain if piece.id == id), None)

    def base(self, id: str) -> Placed | None:
        """Find a base by its id."""
        return next((base for base in self.placed if base.id == id), None)

    def svg(self, marks: Iterable[Mark] = ()) -> str:
        """Draw the table as SVG, with marks upon it."""
        from grognard.boards.picture import svg  # noqa: PLC0415 - a table is measured far more often than drawn

        return svg(self, marks)


def table_problems(table: Table, unread: frozenset[str] = frozenset()) -> tuple[Problem, ...]:
    """Name everything that is wrong with a table: an empty tuple means that it can be played on.

    `unread` are ids of pieces that are known to be there although they are not in the table.
    """
    mat = msgspec.structs.replace(table, width=_sound_side(table.width), depth=_sound_side(table.depth))
    below = dict.fromkeys(unread, "") | {piece.id: piece.on for piece in table.terrain}
    return (
        *_size_problems(table),
        *_id_problems("terrain", [piece.id for piece in table.terrain]),
        *_id_problems("base", [base.id for base in table.placed]),
        *(found for piece in table.terrain for found in _piece_problems(piece, mat, below)),
        *(found for base in table.placed for found in _base_problems(base, mat, below)),
        *islice(_overlap_problems(table.placed), MOST_OVERLAPS),
    )


def _sound_side(length: int) -> int:
    """Take a side that no table can have for the longest one, so that nothing else is off the table by it."""
    return length if 0 < length <= LONGEST_SIDE else LONGEST_SIDE


def _size_problems(table: Table) -> Iterator[Problem]:
    for where, side_length in (("width", table.width), ("depth", table.depth)):
        if side_length != _sound_side(side_length):
            yield problem(where, "side-out-of-range", got_um=side_length, most_um=LONGEST_SIDE)


def _length_problems(where: str, length: int, least: int = 0) -> Iterator[Problem]:
    if not least <= length <= LONGEST_SIDE:
        yield problem(where, "length-out-of-range", got_um=length, least_um=least, most_um=LONGEST_SIDE)


def _level_problems(where: str, level: int, least: int = 0) -> Iterator[Problem]:
    """Name a size class, or the level a way leads to, that nothing can have."""
    if not least <= level <= LARGEST_SIZE:
        yield problem(where, "level-out-of-range", got=level, least=least, most=LARGEST_SIZE)


def _id_problems(kind: str, ids: Sequence[str]) -> Iterator[Problem]:
    seen: set[str] = set()
    for place, id in enumerate(ids):
        if not id:
            yield problem(f"{kind} {place + 1}", "no-id")
        elif id in seen:
            yield problem(f"{kind} {id}", "duplicate-id")
        seen.add(id)


def _piece_problems(piece: Terrain, table: Table, below: Mapping[str, str]) -> Iterator[Problem]:
    where = f"terrain {piece.id}"
    yield from _level_problems(f"{where} size", piece.size)
    yield from _length_problems(f"{where} height", piece.height)
    yield from _length_problems(f"{where} floor", piece.floor)
    yield from _support_problems(where, piece.on, below, piece.id)
    faults = tuple(_shape_problems(f"{where} outline", piece.outline))
    yield from faults
    if faults:
        return
    yield from edge_problems(f"{where} outline", piece.outline, table.width, table.depth)
    yield from _hole_problems(where, piece)
    for place, opening in enumerate(piece.openings, 1):
        yield from _opening_problems(f"{where} openings {place}", opening, piece)
    for place, top in enumerate(piece.tops, 1):
        yield from _part_problems(f"{where} tops {place}", top.outline, piece)
        yield from _level_problems(f"{where} tops {place} size", top.size)
        yield from _length_problems(f"{where} tops {place} height", top.height)
    for place, access in enumerate(piece.access, 1):
        yield from _shape_problems(f"{where} access {place}", access.outline)
        yield from _level_problems(f"{where} access {place} from", access.low)
        yield from _level_problems(f"{where} access {place} to", access.high, access.low)


def _support_problems(where: str, on: str, below: Mapping[str, str], own_id: str = "") -> Iterator[Problem]:
    """Follow what something stands on down to the mat."""
    passed = {own_id}
    while on:
        if on not in below:
            yield problem(where, "unknown-support", on=on)
            return
        if on in passed:
            yield problem(where, "stands-on-itself", on=on)
            return
        passed.add(on)
        on = below[on]


def _shape_problems(where: str, shape: Shape) -> Iterator[Problem]:
    if isinstance(shape, Polygon):
        fault = corner_fault(shape.ring)
        if fault:
            yield problem(where, fault, corners=len(shape.ring))
        elif twice_area(shape.ring) < 0:
            yield problem(where, "runs-clockwise")
    elif shape.r <= 0:
        yield problem(where, "no-area")


def edge_problems(where: str, shape: Shape, width: int, depth: int) -> Iterator[Problem]:
    """Say how far a shape reaches if that is beyond the edges of a table."""
    left, low, right, high = bounds(shape)
    if left < 0 or low < 0 or right > width or high > depth:
        box = {"left_um": left, "low_um": low, "right_um": right, "high_um": high}
        yield problem(where, "off-the-table", **box, width_um=width, depth_um=depth)


def _hole_problems(where: str, piece: Terrain) -> Iterator[Problem]:
    sound = []
    for place, hole in enumerate(piece.holes, 1):
        faults = tuple(_shape_problems(f"{where} holes {place}", hole))
        yield from faults
        if faults:
            continue
        sound.append((place, hole))
        if not _is_deep_inside(hole, piece.outline):
            yield problem(f"{where} holes {place}", "not-inside-the-outline")
    for (one, a), (other, b) in combinations(sound, 2):
        if is_within(a, b, 0):
            yield problem(f"{where} holes {other}", "meets-another-hole", hole=one)


def _is_deep_inside(inner: Polygon, outer: Polygon) -> bool:
    """Tell whether a ring is in another without touching its edge."""
    return side(inner.ring[0], outer.ring) > 0 and not any(
        segments_meet(a, b) for a in edges(inner.ring) for b in edges(outer.ring)
    )


def _opening_problems(where: str, opening: Opening, piece: Terrain) -> Iterator[Problem]:
    high = piece.height if opening.high is None else opening.high
    if opening.a == opening.b:
        yield problem(where, "no-width")
    yield from _length_problems(f"{where} low", opening.low)
    yield from _length_problems(f"{where} high", high, opening.low)
    yield from _outside_problems(where, (opening.a, opening.b), piece)


def _part_problems(where: str, part: Polygon, piece: Terrain) -> Iterator[Problem]:
    faults = tuple(_shape_problems(where, part))
    yield from faults or _outside_problems(where, part.ring, piece)


def _outside_problems(where: str, corners: Sequence[Point], piece: Terrain) -> Iterator[Problem]:
    for x, y in corners:
        if not is_within(Disc(x, y, 0), piece.outline, _ROUNDED):
            yield problem(where, "outside-the-outline", x_um=x, y_um=y)


def _base_problems(base: Placed, table: Table, below: Mapping[str, str]) -> Iterator[Problem]:
    where = f"base {base.id}"
    yield from _length_problems(f"{where} elevation", base.elevation)
    yield from _length_problems(f"{where} height", base.height)
    yield from _support_problems(where, base.on, below)
    faults = tuple(_shape_problems(where, base.shape))
    yield from faults or edge_problems(where, base.shape, table.width, table.depth)


def _overlap_problems(placed: Sequence[Placed]) -> Iterator[Problem]:
    """Find the bases that overlap at the same elevation, as far as there is patience for a table that is a heap."""
    patience = _PATIENCE
    for a, b in _close_pairs([base for base in placed if _has_area(base.shape)]):
        if patience < 0:
            yield problem(f"base {a.id}", "too-crowded-to-check", other=b.id)
            return
        patience -= _effort(a.shape) * _effort(b.shape)
        if overlap(a.shape, b.shape):
            yield problem(f"base {a.id}", "overlaps-base", other=b.id)


def _effort(shape: Shape) -> int:
    """Estimate how long a shape takes to check: concave hulls are cut up."""
    corners = core(shape)
    return (5 + len(corners)) * (1 if len(corners) < 3 or is_convex(corners) else 5)


def _close_pairs(placed: Sequence[Placed]) -> Iterator[tuple[Placed, Placed]]:
    """Give the pairs at the same elevation whose boxes overlap, from left to right."""
    boxed = sorted(((bounds(base.shape), place) for place, base in enumerate(placed)))
    for index, ((_, low, right, high), place) in enumerate(boxed):
        for (left, other_low, _, other_high), other in boxed[index + 1 :]:
            if left >= right:
                break
            if other_low < high and low < other_high and placed[place].elevation == placed[other].elevation:
                yield placed[place], placed[other]


def _has_area(shape: Shape) -> bool:
    return not corner_fault(shape.ring) if isinstance(shape, Polygon) else radius(shape) > 0
