"""Disc paths and hex lines, each beside the usual cheaper way that gives a worse answer, in the same process."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from importlib import import_module
from math import cos, hypot, inf, pi, sin
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypedDict

from grognard.boards.hex import Hex, distance, ring
from grognard.boards.hex_line import touched, touched_hexes
from grognard.boards.length import INCH
from grognard.boards.path_goal import Goal, way_into
from grognard.boards.path_graph import space_of
from grognard.boards.path_reach import reach
from grognard.boards.path_space import Spot
from grognard.boards.paths import Ground, is_clear_at, shortest
from grognard.boards.shapes import Disc, Polygon

SCENES = 20
REPEATS = 7
SIDE = 36
GRID = INCH // 2


class Row(TypedDict):
    """One line of the report: milliseconds of ours and of the other, and their ratio."""

    name: str
    ours_ms: float
    other_ms: float
    ratio: float
    note: str


class Scene(NamedTuple):
    """A board of 12 pieces and 20 bases, and the two ends of a path."""

    ground: Ground
    start: Spot
    goal: Spot


def rows() -> list[Row]:
    """Measure everything; times are the median over scenes of the quickest of a few repeats."""
    return [*path_rows(), charge_row(), hex_row()]


def timed(call: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Give the milliseconds of the quickest repeat, with something done before each, untimed."""
    best = inf
    for _ in range(REPEATS):
        before()
        begun = perf_counter()
        call()
        best = min(best, perf_counter() - begun)
    return best * 1e3


def row(name: str, ours: list[float], others: list[float], note: str) -> Row:
    """Sum up one comparison."""
    mine, theirs = median(ours), median(others)
    return Row(name=name, ours_ms=mine, other_ms=theirs, ratio=theirs / mine, note=f"{note}; worst {max(ours):.3f} ms")


def scene(seed: int) -> Scene:
    """Make a seeded scene: boxes of all angles and round bases on a board 36 inches square."""
    rng = random.Random(seed)
    solids: list[Polygon | Disc] = []
    for _ in range(12):
        w, h, a = rng.uniform(1, 6), rng.uniform(0.5, 3), rng.uniform(0, 2 * pi)
        x, y = rng.uniform(3, SIDE - 3), rng.uniform(3, SIDE - 3)
        box = [(u * w / 2, v * h / 2) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        corners = ((x + u * cos(a) - v * sin(a), y + u * sin(a) + v * cos(a)) for u, v in box)
        solids.append(Polygon(tuple((round(p * INCH), round(q * INCH)) for p, q in corners)))
    for _ in range(20):
        x, y = rng.uniform(1, SIDE - 1) * INCH, rng.uniform(1, SIDE - 1) * INCH
        solids.append(Disc(round(x), round(y), rng.choice((16_000, 20_000, 25_000, 40_000))))
    ground = Ground(tuple(solids), (0, 0, SIDE * INCH, SIDE * INCH))
    spots = [spot for spot in (_anywhere(rng) for _ in range(200)) if is_clear_at(ground, INCH, spot)]
    return Scene(ground, spots[0], spots[1])


def _anywhere(rng: random.Random) -> Spot:
    return (rng.randrange(1, SIDE * 2) * GRID, rng.randrange(1, SIDE * 2) * GRID)


def path_rows() -> list[Row]:
    """Time a path on a ground never seen before and on one that is known, beside A* on a half-inch grid."""
    cold, warm, known, grids, whole, excess, missed = [], [], [], [], [], [], 0
    for one in map(scene, range(SCENES)):
        ask = partial(shortest, one.ground, INCH, one.start, one.goal)
        cold.append(timed(ask, space_of.cache_clear))
        warm.append(timed(ask))
        known.append(timed(partial(reach, one.ground, INCH, one.start, 8 * INCH)))
        free = free_cells(one.ground)
        grids.append(timed(partial(grid_length, free, one.start, one.goal)))
        whole.append(timed(partial(free_cells, one.ground)) + grids[-1])
        route, rough = ask(), grid_length(free, one.start, one.goal)
        missed += route is not None and rough == inf
        if route is not None and rough < inf and route.length:
            excess.append(rough / route.length - 1)
    note = f"A* on a half-inch grid: on average {sum(excess) / len(excess):.1%} too long, {missed} paths not found"
    return [
        row("disc path, 12 pieces and 20 bases, ground new", cold, whole, f"{note}; grid made too"),
        row("disc path, the same ground again", warm, grids, note),
        row("reach field within 8 in, ground known", known, grids, "beside one path on the half-inch grid"),
    ]


def free_cells(ground: Ground) -> set[tuple[int, int]]:
    """List the grid points a disc of an inch may be at, by shapely's distances."""
    shapely = import_module("shapely")
    np = import_module("numpy")
    polygons = [shapely.Polygon(solid.ring) for solid in ground.solids if isinstance(solid, Polygon)]
    discs = [solid for solid in ground.solids if isinstance(solid, Disc)]
    cells = np.array([(i, j) for i in range(1, 2 * SIDE) for j in range(1, 2 * SIDE)])
    points = shapely.points(cells * GRID)
    free = shapely.distance(points, shapely.unary_union(polygons)) >= INCH / 2
    for disc in discs:
        free &= shapely.distance(points, shapely.Point(disc.x, disc.y)) >= disc.r + INCH / 2
    return set(map(tuple, cells[free].tolist()))


def grid_length(free: set[tuple[int, int]], start: Spot, goal: Spot) -> float:
    """Measure the shortest way over free grid points in eight directions."""
    a, b = ((round(spot[0] / GRID), round(spot[1] / GRID)) for spot in (start, goal))
    steps = [(i, j, hypot(i, j)) for i in (-1, 0, 1) for j in (-1, 0, 1) if i or j]
    best, heap = {a: 0.0}, [(0.0, 0.0, a)]
    while heap:
        _, cost, cell = heappop(heap)
        if cell == b:
            return cost * GRID
        if cost > best[cell]:
            continue
        for i, j, length in steps:
            there = (cell[0] + i, cell[1] + j)
            if there in free and cost + length < best.get(there, inf):
                best[there] = cost + length
                heappush(heap, (cost + length + hypot(b[0] - there[0], b[1] - there[1]), cost + length, there))
    return inf


def charge_row() -> Row:
    """Time the way into a charge's region (three targets that may be met anywhere), beside a straight ruler."""
    ours, others, wrong = [], [], 0
    for one in map(scene, range(SCENES)):
        discs = tuple(solid for solid in one.ground.solids if isinstance(solid, Disc))
        goal = Goal(16_000, INCH, (discs[:3],), one.ground.solids, board=one.ground.board)
        ask = partial(way_into, one.ground, INCH, one.start, goal, 14 * INCH)
        ours.append(timed(ask))
        others.append(timed(partial(ruler, one.start, discs[:3])))
        route, straight = ask(), ruler(one.start, discs[:3])
        wrong += (inf if route is None else route.length) > straight + INCH / 100 and straight <= 14 * INCH
    return row("charge into a region within 14 in", ours, others, f"a straight ruler, too short in {wrong} of {SCENES}")


def ruler(start: Spot, discs: tuple[Disc, ...]) -> float:
    """Measure straight to within an inch of the nearest, with no thought for what stands between."""
    shapely = import_module("shapely")
    here = shapely.Point(start)
    gaps = (shapely.distance(here, shapely.Point(disc.x, disc.y)) - disc.r - 16_000 - INCH for disc in discs)
    return max(0.0, min(float(gap) for gap in gaps))


def hex_row() -> Row:
    """Time lines of length 30 in every direction, beside one sample a step."""
    targets = ring((0, 0), 30)
    ours = [timed(partial(touched, (0, 0), target)) for target in targets]
    others = [timed(partial(sampled, (0, 0), target)) for target in targets]
    wrong = sum(not touched_hexes((0, 0), target) <= set(sampled((0, 0), target)) for target in targets)
    return row("touched hex line of length 30", ours, others, f"lerp and round, which misses hexes on {wrong} of 180")


def sampled(a: Hex, b: Hex) -> list[Hex]:
    """Draw the usual line: as many samples as steps, each rounded to a hex."""
    steps = distance(a, b)
    cells = []
    for step in range(steps + 1):
        share = step / steps
        q, r = a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
        s = -q - r
        whole = [round(q), round(r), round(s)]
        off = [abs(whole[0] - q), abs(whole[1] - r), abs(whole[2] - s)]
        if off[0] > off[1] and off[0] > off[2]:
            whole[0] = -whole[1] - whole[2]
        elif off[1] > off[2]:
            whole[1] = -whole[0] - whole[2]
        cells.append((whole[0], whole[1]))
    return cells


if __name__ == "__main__":
    for line in rows():
        print(f"{line['name']}: {line['ours_ms']:.3f} ms, other {line['other_ms']:.3f} ms ({line['note']})")
