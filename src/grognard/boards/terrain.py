"""What stands on a table: terrain pieces with their openings, tops and ways up, and bases."""

from __future__ import annotations

import msgspec

from grognard.boards.shapes import Point, Polygon, Shape

__all__ = ["Access", "Opening", "Placed", "Terrain", "Top"]


class Opening(msgspec.Struct, frozen=True):
    """A door or a window between two points of a piece: a door may be walked through and still be opaque.

    `low` and `high` are micrometres above the foot of the piece; without `high` the opening goes all the way up.
    """

    a: Point
    b: Point
    walk: bool = False
    see: bool = False
    low: int = 0
    high: int | None = None
    name: str = ""


class Top(msgspec.Struct, frozen=True):
    """A surface of a piece that a base may stand on, with its size class and its height above the foot of the piece."""

    outline: Polygon
    size: int
    height: int


class Access(msgspec.Struct, frozen=True):
    """A ramp, a stair, a ladder or a door: the area in which a base may change between two levels (size classes)."""

    outline: Polygon
    low: int
    high: int
    name: str = ""


class Terrain(msgspec.Struct, frozen=True):
    """A terrain piece: footprint, inner rings that are open ground, size class, height and what books know it by.

    Heights are micrometres; `floor` is where its foot is above the mat, `on` the piece that it stands on, if any.
    """

    id: str
    kind: str
    outline: Polygon
    holes: tuple[Polygon, ...] = ()
    size: int = 0
    height: int = 0
    floor: int = 0
    on: str = ""
    properties: tuple[str, ...] = ()
    openings: tuple[Opening, ...] = ()
    tops: tuple[Top, ...] = ()
    access: tuple[Access, ...] = ()


class Placed(msgspec.Struct, frozen=True):
    """A base on the table: whose, which footprint, and how high up it stands.

    `elevation` is where its foot is above the mat and `height` how tall the model is, in micrometres; `on` is the
    terrain piece that it stands on, if any.
    """

    id: str
    owner: str
    shape: Shape
    elevation: int = 0
    height: int = 0
    on: str = ""
    name: str = ""
