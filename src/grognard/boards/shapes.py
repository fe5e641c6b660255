"""Footprints in whole micrometres: what everything else on a board measures."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Point: TypeAlias = tuple[int, int]
"""x to the right, y up, in micrometres."""


class Disc(msgspec.Struct, frozen=True, cache_hash=True):
    """A round base: centre and radius in micrometres."""

    x: int
    y: int
    r: int


class Stadium(msgspec.Struct, frozen=True, cache_hash=True):
    """A base with two round ends: all points within `r` of the segment between its two centres."""

    ax: int
    ay: int
    bx: int
    by: int
    r: int


class Polygon(msgspec.Struct, frozen=True, cache_hash=True):
    """A hull or a terrain footprint: a simple ring, counter-clockwise, its last point not repeated."""

    ring: tuple[Point, ...]


Shape: TypeAlias = Disc | Stadium | Polygon
