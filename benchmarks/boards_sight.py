"""Exact sight beside the usual test from centre to centre, in the same process: what exactness costs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from math import cos, inf, pi, sin
from random import Random
from statistics import median
from time import perf_counter
from typing import NamedTuple, TypedDict

from grognard.boards.length import INCH
from grognard.boards.shapes import Disc, Polygon
from grognard.boards.sight import Blocker, Scene
from grognard.boards.terrain import Terrain
from grognard.boards.true_sight import Agreement, Model, true_sight

SCENES = 12
PAIRS = 60
REPEATS = 5
WIDE, LONG = 36, 54
RADII = (16_000, 16_000, 20_000, 25_000, 40_000)


class Row(TypedDict):
    """One line of the report: milliseconds of ours and of the other, and their ratio."""

    name: str
    ours_ms: float
    other_ms: float
    ratio: float
    note: str


class Ground(NamedTuple):
    """A board of 12 pieces and 40 models, one in four pieces with a dent."""

    pieces: tuple[Blocker, ...]
    models: tuple[Disc, ...]


def rows() -> list[Row]:
    """Measure pairs (median and worst), a 60 x 40 matrix, and true line of sight in three dimensions."""
    return [*pair_rows(), matrix_row(), true_sight_row()]


def ground(seed: int, models: int = 40) -> Ground:
    """Make a random board, 36 by 54 inches."""
    rng = Random(seed)
    return Ground(tuple(_piece(rng, k) for k in range(12)), tuple(_model(rng) for _ in range(models)))


def _model(rng: Random) -> Disc:
    return Disc(rng.randint(0, WIDE * INCH), rng.randint(0, LONG * INCH), rng.choice(RADII))


def _piece(rng: Random, number: int) -> Blocker:
    x, y = rng.randint(0, WIDE * INCH), rng.randint(0, LONG * INCH)
    w, h, turn = (
        rng.randint(INCH, 5 * INCH),
        rng.randint(INCH // 2, 3 * INCH),
        rng.choice((0.0, 0.0, rng.uniform(0, pi))),
    )
    plain = ((-w, -h), (w, -h), (w, h), (-w, h))
    dented = ((-w, -h), (w, -h), (w, 0), (0, 0), (0, h), (-w, h))
    ring = dented if rng.random() < 0.25 else plain
    c, s = cos(turn) / 2, sin(turn) / 2
    return Blocker(f"piece {number}", tuple((x + round(a * c - b * s), y + round(a * s + b * c)) for a, b in ring))


def timed(call: Callable[[], object]) -> float:
    """Give the milliseconds of the quickest of a few repeats."""
    best = inf
    for _ in range(REPEATS):
        begun = perf_counter()
        call()
        best = min(best, perf_counter() - begun)
    return best * 1e3


def pair_rows() -> list[Row]:
    """Measure single pairs over many boards: the median pair and the worst."""
    ours: list[float] = []
    others: list[float] = []
    wrong = 0
    for seed in range(SCENES):
        board, rng = ground(seed), Random(seed)
        scene, is_clear = Scene(board.pieces), centre_test(board.pieces)
        for a, b in (rng.sample(board.models, 2) for _ in range(PAIRS)):
            ours.append(timed(partial(scene.sees, a, b)))
            others.append(timed(partial(is_clear, a, b)))
            wrong += scene.sees(a, b).visible is not is_clear(a, b)
    note = f"centre to centre is wrong for {wrong} of {len(ours)} pairs; aim 0.2 ms"
    tail = f"the 99th in 100 takes {sorted(ours)[len(ours) * 99 // 100]:.3f} ms; all with witness or blockers"
    return [
        _row("sight of a pair, median", median(ours), median(others), note),
        _row("sight of a pair, worst", max(ours), max(others), tail),
    ]


def centre_test(pieces: tuple[Blocker, ...]) -> Callable[[Disc, Disc], bool]:
    """Give the usual test: whether the line between the centres misses the prepared union of the pieces."""
    shapely = import_module("shapely")
    union = shapely.union_all([shapely.Polygon(one.ring) for one in pieces])
    shapely.prepare(union)

    def is_clear(a: Disc, b: Disc) -> bool:
        return not union.intersects(shapely.LineString(((a.x, a.y), (b.x, b.y))))

    return is_clear


def matrix_row() -> Row:
    """Measure 60 shooters against 40 targets, beside one vectorised shapely call for all the centre lines."""
    shapely = import_module("shapely")
    board = ground(3, models=100)
    shooters, targets = board.models[:60], board.models[60:]
    scene = Scene(board.pieces)
    union = shapely.union_all([shapely.Polygon(one.ring) for one in board.pieces])
    shapely.prepare(union)

    def centres() -> object:
        ends = [((a.x, a.y), (b.x, b.y)) for a in shooters for b in targets]
        return shapely.intersects(union, shapely.linestrings(ends))

    ours, other = timed(partial(scene.matrix, shooters, targets)), timed(centres)
    prepared = timed(partial(Scene, board.pieces))
    return _row("sight matrix 60 x 40", ours, other, f"aim 500 ms; preparing the scene takes {prepared:.2f} ms")


def true_sight_row() -> Row:
    """Measure one look in three dimensions past 12 pieces and 40 models, beside the centre test in the plane."""
    board = ground(5)
    terrain = [Terrain(one.id, "ruin", Polygon(one.ring), height=2 * INCH) for one in board.pieces]
    models = [Model(f"model {k}", f"unit {k // 5}", base, 30_000) for k, base in enumerate(board.models)]
    is_clear, rng = centre_test(board.pieces), Random(5)
    pairs = [rng.sample(range(len(models)), 2) for _ in range(PAIRS)]
    ours = [timed(partial(true_sight, models[i], models[j], terrain, models, Agreement())) for i, j in pairs]
    others = [timed(partial(is_clear, board.models[i], board.models[j])) for i, j in pairs]
    return _row("true line of sight, median", median(ours), median(others), f"worst {max(ours):.2f} ms; no aim set")


def _row(name: str, ours: float, other: float, note: str) -> Row:
    return {"name": name, "ours_ms": ours, "other_ms": other, "ratio": ours / other, "note": note}


if __name__ == "__main__":
    for row in rows():
        print(f"{row['name']:32} {row['ours_ms']:9.4f} {row['other_ms']:9.4f} x{row['ratio']:7.1f}  {row['note']}")
