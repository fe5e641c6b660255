"""An independent judge of sight: dense rim sampling in exact integers; shares no code with the package.

Rim points are whole micrometres inside the base; every sign is an exact 64-bit integer. Sample lines that touch a
vertex or run along an edge are settled one by one with fractions. And a source of random, nasty scenes.
"""

from __future__ import annotations

import itertools
import math
from fractions import Fraction
from importlib import import_module
from random import Random

import numpy as np
from numpy.typing import NDArray

from grognard.boards.shapes import Disc, Point, Polygon, Shape, Stadium
from grognard.boards.sight import Blocker, Segment
from grognard.boards.sight_bases import FreePoint

Whole = NDArray[np.int64]


def rim(shape: Shape, count: int) -> Whole:
    """Sample the rim of a base with about `count` whole points that belong to it."""
    turns = [2 * math.pi * k / count for k in range(count)]
    match shape:
        case Disc(x=x, y=y, r=r):
            spots = [(x + int(r * math.cos(t)), y + int(r * math.sin(t))) for t in turns]
        case Stadium(ax=ax, ay=ay, bx=bx, by=by, r=r):
            spots = [
                (x + int(r * math.cos(t)), y + int(r * math.sin(t)))
                for x, y in ((ax, ay), (bx, by))
                for t in turns[::2]
            ]
        case Polygon(ring=ring):
            share = max(2, count // len(ring))
            spots = [
                _between(p, q, k, share) for p, q in zip(ring, ring[1:] + ring[:1], strict=True) for k in range(share)
            ]
            spots = [spot for spot in spots if _is_in(spot, ring)]
    return np.array(sorted(set(spots)), dtype=np.int64)


def _between(p: Point, q: Point, k: int, share: int) -> Point:
    return p[0] + (q[0] - p[0]) * k // share, p[1] + (q[1] - p[1]) * k // share


def _turn(a: Point, b: Point, c: Point) -> int:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _is_in(p: Point, ring: tuple[Point, ...]) -> bool:
    return all(_turn(a, b, p) >= 0 for a, b in zip(ring, ring[1:] + ring[:1], strict=True))


def finds_line(a: Shape, b: Shape, blockers: tuple[Blocker, ...], count: int = 90) -> tuple[Point, Point] | None:
    """Give a sampled rim-to-rim segment that surely misses the inside of the union of all blockers, if there is one."""
    p, q = (_open(_facing(rim(one, count), rim(other, count)), blockers) for one, other in ((a, b), (b, a)))
    edges = np.array(
        [edge for one in blockers for ring in (one.ring, *one.holes) for edge in _edges(ring)], dtype=np.int64
    )
    if not len(p) or not len(q):
        return None
    start, end = edges[:, 0], edges[:, 1]
    (from_above, from_below), (to_above, to_below) = _sides(start, end, p), _sides(start, end, q)
    apart = (from_above[:, None] & to_below) | (from_below[:, None] & to_above)
    run = q - p[:, None]
    start_above, start_below = _over(run, p, start)
    end_above, end_below = _over(run, p, end)
    through = (start_above & end_below) | (start_below & end_above)
    open_pairs = ~(through & apart).any(axis=2)
    level = ~(start_above | start_below) | ~(end_above | end_below) | ~(from_above | from_below)[:, None]
    touched = (level | ~(to_above | to_below)).any(axis=2)
    for i, j in np.argwhere(open_pairs & ~touched)[:1]:
        return _point(p[i]), _point(q[j])
    for i, j in np.argwhere(open_pairs & touched)[:20]:
        if is_clear(_point(p[i]), _point(q[j]), blockers):
            return _point(p[i]), _point(q[j])
    return None


def _point(spot: Whole) -> Point:
    return int(spot[0]), int(spot[1])


def _open(spots: Whole, blockers: tuple[Blocker, ...]) -> Whole:
    """Drop the points inside a blocker (not those on its edge): no free line starts there."""
    buried = np.zeros(len(spots), dtype=np.bool_)
    for one in blockers:
        edges = np.array([edge for ring in (one.ring, *one.holes) for edge in _edges(ring)], dtype=np.int64)
        start, end = edges[:, 0], edges[:, 1]
        left, right = _sides(start, end, spots)
        over, back = start[:, 1] > spots[:, 1, None], end[:, 1] > spots[:, 1, None]
        inside = ((over != back) & (left == (end[:, 1] > start[:, 1]))).sum(axis=1) % 2 == 1
        low, high = np.minimum(start, end), np.maximum(start, end)
        in_box = (spots[:, None] >= low).all(axis=2) & (spots[:, None] <= high).all(axis=2)
        buried |= inside & ~(in_box & ~left & ~right).any(axis=1)
    return spots[~buried]


def _over(run: Whole, p: Whole, spots: Whole) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether spots (E) lie to the left and to the right of the lines from p (P) to q (Q): (P, Q, E) each."""
    turn = run[..., 0, None] * spots[:, 1] - run[..., 1, None] * spots[:, 0]
    at_p = run[..., 0] * p[:, None, 1] - run[..., 1] * p[:, None, 0]
    return turn > at_p[..., None], turn < at_p[..., None]


def _sides(start: Whole, end: Whole, p: Whole) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Whether points (P) lie to the left and to the right of edges (E): (P, E) each."""
    run, gap = end - start, p[:, None] - start[None]
    turn = run[None, :, 0] * gap[:, :, 1] - run[None, :, 1] * gap[:, :, 0]
    return turn > 0, turn < 0


def _facing(p: Whole, q: Whole) -> Whole:
    """Drop the points on the far side: a line from there leaves through the near side anyway."""
    centre, towards = p.mean(axis=0), q.mean(axis=0) - p.mean(axis=0)
    reach = (p - centre) @ towards
    near: Whole = p[reach >= -0.6 * reach.max()]
    return near


def _edges(ring: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


def is_clear(p: Point, q: Point, blockers: tuple[Blocker, ...]) -> bool:
    """Decide exactly, with fractions, whether a segment misses the inside of the union of all blockers."""
    if p == q:
        return False
    cuts = {Fraction(0), Fraction(1)}
    for one in blockers:
        for ring in (one.ring, *one.holes):
            cuts.update(cut for edge in _edges(ring) for cut in _meets(p, q, edge))
    stops = sorted(cut for cut in cuts if 0 <= cut <= 1)
    for first, last in itertools.pairwise(stops):
        middle = (first + last) / 2
        x, y = p[0] + (q[0] - p[0]) * middle, p[1] + (q[1] - p[1]) * middle
        sides = {side for one in blockers for side in _covered(p, q, (x, y), one)}
        if sides == {"left", "right"}:
            return False
    return True


def _meets(p: Point, q: Point, edge: tuple[Point, Point]) -> list[Fraction]:
    """Where along p-q an edge crosses or touches its line; both ends if it lies in it."""
    a, b = edge
    over_a, over_b = _turn(p, q, a), _turn(p, q, b)
    length2 = (q[0] - p[0]) ** 2 + (q[1] - p[1]) ** 2
    at_a, at_b = (Fraction((z[0] - p[0]) * (q[0] - p[0]) + (z[1] - p[1]) * (q[1] - p[1]), length2) for z in edge)
    if over_a == over_b == 0:
        return [at_a, at_b]
    if over_a * over_b > 0:
        return []
    return [at_a + (at_b - at_a) * Fraction(over_a, over_a - over_b)]


def _covered(p: Point, q: Point, at: tuple[Fraction, Fraction], blocker: Blocker) -> set[str]:
    """Which sides of the line p-q a blocker covers close to a point of it that is no end of any edge."""
    rings = [_left_wound(blocker.ring), *(_left_wound(hole)[::-1] for hole in blocker.holes)]
    x, y = at
    inside = False
    for ring in rings:
        for a, b in _edges(ring):
            turn = (b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0])
            within = min(a[0], b[0]) <= x <= max(a[0], b[0]) and min(a[1], b[1]) <= y <= max(a[1], b[1])
            if turn == 0 and within:
                forward = (b[0] - a[0]) * (q[0] - p[0]) + (b[1] - a[1]) * (q[1] - p[1]) > 0
                return {"left"} if forward else {"right"}
            if (a[1] > y) != (b[1] > y) and (turn > 0) == (b[1] > a[1]):
                inside = not inside
    return {"left", "right"} if inside else set()


def _left_wound(ring: tuple[Point, ...]) -> tuple[Point, ...]:
    area = sum(a[0] * b[1] - a[1] * b[0] for a, b in _edges(ring))
    return ring if area > 0 else ring[::-1]


def witness_fault(witness: Segment, a: Shape, b: Shape, blockers: tuple[Blocker, ...]) -> float:
    """How far (µm) a witness is from holding: its ends off the bases, or its way deeper than 1 µm in the solids."""
    start, end = witness
    straight, swapped = max(_off(start, a), _off(end, b)), max(_off(end, a), _off(start, b))
    shapely = import_module("shapely")
    union = shapely.union_all([shapely.Polygon(one.ring, one.holes) for one in blockers])
    inner = union.buffer(-1.0, join_style="mitre")
    return max(
        straight if straight < swapped else swapped, float(inner.intersection(shapely.LineString(witness)).length)
    )


def _off(spot: FreePoint, shape: Shape) -> float:
    """How far a point is from a base, measured from its core."""
    shapely = import_module("shapely")
    match shape:
        case Disc(x=x, y=y, r=r):
            return max(0.0, math.dist(spot, (x, y)) - r)
        case Stadium(ax=ax, ay=ay, bx=bx, by=by, r=r):
            return max(0.0, float(shapely.LineString([(ax, ay), (bx, by)]).distance(shapely.Point(spot))) - r)
        case Polygon(ring=ring):
            return float(shapely.Polygon(ring).distance(shapely.Point(spot)))


def random_scene(rng: Random) -> tuple[Shape, Shape, tuple[Blocker, ...]]:
    """Two bases and up to six pieces: slits, abutting pieces, holes, dents, pieces over bases, corners in line."""
    grid = rng.choice((1, 1000, 5000))
    a = _random_base(rng, (rng.randint(0, 60_000) // grid * grid, rng.randint(40_000, 160_000) // grid * grid))
    b = _random_base(rng, (rng.randint(140_000, 200_000) // grid * grid, rng.randint(40_000, 160_000) // grid * grid))
    rings: list[tuple[tuple[Point, ...], ...]] = []
    while len(rings) < rng.randint(1, 5):
        x, y = rng.randint(20_000, 160_000) // grid * grid, rng.randint(0, 150_000) // grid * grid
        width, height = (max(grid, rng.randint(2_000, 60_000) // grid * grid) for _ in range(2))
        rings.extend(rng.choice(_KINDS)(rng, (x, y), width, height))
    pieces = tuple(Blocker(f"piece {k}", ring[0], ring[1:]) for k, ring in enumerate(rings))
    return a, b, pieces


def _random_base(rng: Random, at: Point) -> Shape:
    r = rng.choice((12_500, 16_000, 20_000, 25_000, 40_000))
    kind = rng.random()
    if kind < 0.7:
        return Disc(*at, r)
    if kind < 0.85:
        dx, dy = rng.choice(((30_000, 0), (0, 30_000), (18_000, 24_000)))
        return Stadium(at[0] - dx // 2, at[1] - dy // 2, at[0] + dx // 2, at[1] + dy // 2, 20_000)
    return Polygon(tuple((at[0] + dx * r, at[1] + dy * r) for dx, dy in ((-1, -1), (1, -1), (1, 0), (0, 1), (-1, 1))))


Rings = list[tuple[tuple[Point, ...], ...]]


def box(x: int, y: int, width: int, height: int) -> tuple[Point, ...]:
    """An upright rectangle, counter-clockwise."""
    return (x, y), (x + width, y), (x + width, y + height), (x, y + height)


def _plain(_: Random, at: Point, width: int, height: int) -> Rings:
    return [(box(*at, width, height),)]


def _turned(rng: Random, at: Point, width: int, height: int) -> Rings:
    turn = rng.uniform(0, math.pi)
    cos, sin = math.cos(turn), math.sin(turn)
    corners = box(-width // 2, -height // 2, width, height)
    return [(tuple((at[0] + round(x * cos - y * sin), at[1] + round(x * sin + y * cos)) for x, y in corners),)]


def _slit(rng: Random, at: Point, width: int, _: int) -> Rings:
    (x, y), gap = at, rng.choice((1, 2, 5, 40, 500, 1000))
    return [(box(x, -60_000, width, y + 60_000),), (box(x, y + gap, width, 260_000 - y),)]


def _abutting(_: Random, at: Point, width: int, __: int) -> Rings:
    x, y = at
    return [(box(x, -60_000, width, y + 60_000),), (box(x, y, width, 260_000 - y),)]


def _dented(_: Random, at: Point, width: int, height: int) -> Rings:
    (x, y), w, h = at, width, height
    corner = (x, y), (x + 2 * w, y), (x + 2 * w, y + h), (x + w, y + h), (x + w, y + 2 * h), (x, y + 2 * h)
    return [(corner,)]


def _ring(_: Random, at: Point, width: int, height: int) -> Rings:
    (x, y), w, h = at, width + 9_000, height + 9_000
    return [(box(x, y, w, h), box(x + 3_000, y + 3_000, w - 6_000, h - 6_000))]


def _wedge(_: Random, at: Point, width: int, height: int) -> Rings:
    x, y = at
    return [((at, (x + width, y + height // 2), (x + width // 3, y + height)),)]


_KINDS = (_plain, _turned, _slit, _abutting, _dented, _ring, _wedge)
