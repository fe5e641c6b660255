"""What is drawn over a table: rulers, sight lines, the spots where they are stopped, paths, areas and labels."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

__all__ = ["Dot", "Mark", "Patch", "Place", "Ruler", "SightLine", "Spot", "Track"]

Place: TypeAlias = tuple[float, float]
"""x to the right, y up, in micrometres."""


class Ruler(msgspec.Struct, frozen=True):
    """A ruler between two places, with a tick for each inch and the length written on it."""

    a: Place
    b: Place


class SightLine(msgspec.Struct, frozen=True):
    """A line that is free or blocked: a free one is solid with arrowheads, a blocked one is dashed."""

    a: Place
    b: Place
    is_free: bool = True


class Spot(msgspec.Struct, frozen=True):
    """A cross where something is stopped, such as a sight line, with its label."""

    at: Place
    label: str = ""


class Dot(msgspec.Struct, frozen=True):
    """A small dot with a label."""

    at: Place
    label: str = ""


class Track(msgspec.Struct, frozen=True):
    """A path through places, as wide as what goes along it, in micrometres; arcs as many short steps."""

    places: tuple[Place, ...]
    width: int = 0
    label: str = ""


class Patch(msgspec.Struct, frozen=True):
    """An area given by its corners, such as a hex or a reach; tones, from 0, differ in colour and in hatching."""

    corners: tuple[Place, ...]
    label: str = ""
    tone: int = 0


Mark: TypeAlias = Ruler | SightLine | Spot | Dot | Track | Patch
