"""The pens a picture is drawn with: numbers, ways, rings, labels and hatching as pieces of SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from math import hypot

from grognard.boards.length import MM
from grognard.boards.marks import Place
from grognard.boards.shapes import Disc, Polygon, Shape, Stadium

__all__ = [
    "COLOURS",
    "INK",
    "PALE",
    "hatch",
    "hatches",
    "label",
    "number",
    "outline",
    "ring",
    "ring_about",
    "text",
    "way",
]

COLOURS = ("#0072B2", "#D55E00", "#009E73", "#CC79A7", "#E69F00", "#56B4E9", "#F0E442")
"""Blue, vermilion, bluish green, reddish purple, orange, sky blue, yellow."""

INK = "#000000"
PALE = "#F7F7F2"
_HATCHES = (
    "M0,8 L8,0",
    "M0,0 L8,8",
    "M0,4 L8,4",
    "M4,0 L4,8",
    "M0,8 L8,0 M0,0 L8,8",
    "M3,4 L5,4",
    "M0,4 L8,4 M4,0 L4,8",
)
_NOT_IN_XML = re.compile("[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def hatches(count: int) -> Iterator[str]:
    """Define the patterns that tell kinds apart without colour; after the last the first is used again."""
    lines = (
        f'<pattern id="h{place}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path d="{_HATCHES[place]}" stroke="{COLOURS[(place + 2) % len(COLOURS)]}" stroke-width="1.2" fill="none"/>'
        "</pattern>"
        for place in range(min(count, len(_HATCHES)))
    )
    yield "<defs>" + "".join(lines) + "</defs>"


def hatch(place: int) -> str:
    """Name the pattern of a kind."""
    return f"url(#h{place % len(_HATCHES)})"


def outline(shape: Shape, style: str) -> str:
    """Draw a base with its style."""
    match shape:
        case Disc(x, y, r):
            return f'<circle cx="{number(x)}" cy="{number(-y)}" r="{number(r)}" {style}/>'
        case Polygon(corners):
            return f'<path d="{ring(corners)}" {style}/>'
        case Stadium():
            return f'<path d="{_stadium(shape)}" {style}/>'


def _stadium(shape: Stadium) -> str:
    """Draw two straight sides and two round ends."""
    dx, dy = shape.bx - shape.ax, shape.by - shape.ay
    length = hypot(dx, dy) or 1.0
    x, y = (-dy * shape.r / length, dx * shape.r / length) if dx or dy else (0.0, float(shape.r))
    arc = f"A{number(shape.r)} {number(shape.r)} 0 0 1"
    corners = [
        (shape.ax + x, shape.ay + y),
        (shape.bx + x, shape.by + y),
        (shape.bx - x, shape.by - y),
        (shape.ax - x, shape.ay - y),
    ]
    a, b, c, d = (f"{number(px)},{number(-py)}" for px, py in corners)
    return f"M{a} L{b} {arc} {c} L{d} {arc} {a} Z"


def ring_about(at: Place, r: float, colour: str) -> str:
    """Draw a small ring about a place."""
    place = f'cx="{number(at[0])}" cy="{number(-at[1])}" r="{r}"'
    return f'<circle {place} fill="#FFFFFF" stroke="{colour}" stroke-width="1.4"/>'


def label(at: Place, words: str, size: float) -> str:
    """Write a text with a white rim, so that it can be read on anything."""
    if not words:
        return ""
    rim = 'stroke="#FFFFFF" stroke-width="2" paint-order="stroke"'
    place = f'x="{number(at[0])}" y="{number(-at[1])}" font-size="{size:g}"'
    return f'<text {place} text-anchor="middle" fill="{INK}" {rim}>{text(words)}</text>'


def ring(corners: Sequence[Place]) -> str:
    """Write a closed way through corners."""
    return way(corners) + " Z" if corners else ""


def way(places: Sequence[Place]) -> str:
    """Write an open way through places."""
    return "M" + " L".join(f"{number(x)},{number(-y)}" for x, y in places) if places else ""


def number(micrometres: float) -> str:
    """Write a length in millimetres, without needless zeros."""
    digits = f"{micrometres / MM:.3f}".rstrip("0").rstrip(".")
    return "0" if digits == "-0" else digits


def text(words: str) -> str:
    """Make a text safe to stand in XML: what XML cannot hold at all becomes a replacement character."""
    return escape(_NOT_IN_XML.sub("\ufffd", words))
