"""Scenes for the path tests: inches to micrometres, walls, and seeded random grounds."""

from __future__ import annotations

import random
from math import cos, pi, sin

from grognard.boards.length import INCH
from grognard.boards.path_space import Spot
from grognard.boards.paths import Ground, is_clear_at
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium

MARINE = 16_000
ZEALOT = 20_000
GOLIATH = 40_000


def at(x: float, y: float) -> tuple[int, int]:
    return (round(x * INCH), round(y * INCH))


def wall(x0: float, y0: float, x1: float, y1: float) -> Polygon:
    """An upright rectangle, in inches."""
    return Polygon((at(x0, y0), at(x1, y0), at(x1, y1), at(x0, y1)))


def disc(x: float, y: float, r: int = MARINE) -> Disc:
    return Disc(*at(x, y), r)


def turned_box(rng: random.Random, size: float) -> Polygon:
    w, h = rng.uniform(0.5, 5), rng.uniform(0.5, 2.5)
    x, y, a = rng.uniform(0, size), rng.uniform(0, size), rng.uniform(0, 2 * pi)
    corners = ((-w, -h), (w, -h), (w, h), (-w, h))
    return Polygon(tuple(at(x + (u * cos(a) - v * sin(a)) / 2, y + (u * sin(a) + v * cos(a)) / 2) for u, v in corners))


def random_solids(rng: random.Random, boxes: int, bases: int, size: float) -> tuple[Shape, ...]:
    solids: list[Shape] = [turned_box(rng, size) for _ in range(boxes)]
    for number in range(bases):
        x, y = at(rng.uniform(0, size), rng.uniform(0, size))
        r = rng.choice((MARINE, ZEALOT, 25_000, GOLIATH))
        long = Stadium(x, y, x + rng.randint(-60_000, 60_000), y + rng.randint(-60_000, 60_000), 20_000)
        solids.append(long if number % 5 == 4 else Disc(x, y, r))
    return tuple(solids)


def squared_solids(rng: random.Random, boxes: int, bases: int, size: int) -> tuple[Shape, ...]:
    """Upright boxes and bases on a half-inch lattice: abutting sides, touching corners and gaps of exactly an inch."""
    solids: list[Shape] = []
    for _ in range(boxes):
        x, y = rng.randrange(2 * size) / 2, rng.randrange(2 * size) / 2
        solids.append(wall(x, y, x + rng.randrange(1, 8) / 2, y + rng.randrange(1, 8) / 2))
    for _ in range(bases):
        x, y = rng.randrange(2 * size) / 2, rng.randrange(2 * size) / 2
        solids.append(disc(x, y, rng.choice((INCH // 2, INCH))))
    return tuple(solids)


def lattice_spot(rng: random.Random, ground: Ground, width: int, size: int) -> Spot:
    while True:
        spot = at(rng.randrange(-2, 2 * size + 4) / 2, rng.randrange(-2, 2 * size + 4) / 2)
        if is_clear_at(ground, width, spot):
            return spot


def clear_spot(rng: random.Random, ground: Ground, width: int, size: float) -> Spot:
    while True:
        spot = at(rng.uniform(0, size), rng.uniform(0, size))
        if is_clear_at(ground, width, spot):
            return spot
