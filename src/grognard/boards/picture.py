"""A table as a plain SVG picture that can be read without colour: letters, hatching and outlines tell things apart.

Colours are those of Okabe and Ito, which people with any kind of colour vision can tell apart.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import hypot
from typing import Protocol

from grognard.boards.ink import COLOURS, INK, PALE, hatch, hatches, label, number, outline, ring, ring_about, text, way
from grognard.boards.length import INCH, MM, show
from grognard.boards.marks import Dot, Mark, Patch, Place, Ruler, SightLine, Spot, Track
from grognard.boards.rings import side
from grognard.boards.shapes import bounds, centre
from grognard.boards.terrain import Opening, Placed, Terrain

__all__ = ["Drawn", "picture_of_patches", "svg"]

_MARGIN = INCH


class Drawn(Protocol):
    """What can be drawn: anything with a width, a depth, terrain and bases."""

    @property
    def width(self) -> int:
        """Give the width in micrometres."""

    @property
    def depth(self) -> int:
        """Give the depth in micrometres."""

    @property
    def terrain(self) -> tuple[Terrain, ...]:
        """Give the pieces, the lowest first."""

    @property
    def placed(self) -> tuple[Placed, ...]:
        """Give the bases."""

    @property
    def name(self) -> str:
        """Give the title of the picture."""


def svg(table: Drawn, marks: Iterable[Mark] = ()) -> str:
    """Draw a table and marks upon it as SVG, a millimetre to the unit, north up, with a ruler in inches around it."""
    given = tuple(marks)
    owners = tuple(dict.fromkeys(base.owner for base in table.placed))
    kinds = tuple(dict.fromkeys(piece.kind for piece in table.terrain))
    parts = [
        *hatches(max(len(kinds), 1 + max((mark.tone for mark in given if isinstance(mark, Patch)), default=0))),
        *_mat(table.width, table.depth),
        *(part for piece in table.terrain for part in _piece(piece, kinds.index(piece.kind))),
        *(part for mark in given if isinstance(mark, Patch) for part in _mark(mark)),
        *(part for base in table.placed for part in _base(base, owners.index(base.owner))),
        *(part for mark in given if not isinstance(mark, Patch) for part in _mark(mark)),
    ]
    box = (-_MARGIN, -_MARGIN, table.width + _MARGIN, table.depth + _MARGIN)
    return _document(box, table.name or "table", parts)


def picture_of_patches(patches: Sequence[Patch], marks: Iterable[Mark] = (), name: str = "hexes") -> str:
    """Draw areas alone, such as a hex map, with marks upon them."""
    xs, ys = zip(*(corner for patch in patches for corner in patch.corners), strict=True) if patches else ((0,), (0,))
    box = (min(xs) - _MARGIN, min(ys) - _MARGIN, max(xs) + _MARGIN, max(ys) + _MARGIN)
    parts = [
        *hatches(1 + max((patch.tone for patch in patches), default=0)),
        *(part for mark in (*patches, *marks) for part in _mark(mark)),
    ]
    return _document(box, name, parts)


def _document(box: tuple[float, float, float, float], name: str, parts: Iterable[str]) -> str:
    """Wrap parts in a document; y points up on a table and down in a picture."""
    left, low, right, high = box
    view = f"{number(left)} {number(-high)} {number(right - left)} {number(high - low)}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{view}" role="img" font-family="sans-serif">'
    return "\n".join((head, f"<title>{text(name)}</title>", *parts, "</svg>", ""))


def _mat(width: int, depth: int) -> Iterator[str]:
    """Draw the mat with a tick at every inch, and every sixth one numbered."""
    corners = ((0, 0), (width, 0), (width, depth), (0, depth))
    yield f'<path class="mat" d="{ring(corners)}" fill="{PALE}" stroke="{INK}"/>'
    ticks, labels = [], []
    for inch in range(width // INCH + 1):
        long = inch % 6 == 0
        ticks.append(f"M{number(inch * INCH)},0 v{8 if long else 4}")
        labels += [label((inch * INCH, -20 * MM), str(inch), 9)] if long else []
    for inch in range(depth // INCH + 1):
        long = inch % 6 == 0
        ticks.append(f"M0,{number(-inch * INCH)} h{-8 if long else -4}")
        labels += [label((-16 * MM, inch * INCH - 3 * MM), str(inch), 9)] if long else []
    yield f'<path d="{" ".join(ticks)}" stroke="{INK}" stroke-width="0.8" fill="none"/>'
    yield from labels


def _piece(piece: Terrain, kind: int) -> Iterator[str]:
    """Draw a terrain piece: hatched by its kind, with its first letter and size, openings, tops and ways up."""
    rings = " ".join(ring(each.ring) for each in (piece.outline, *piece.holes))
    title = f"{piece.id}: {piece.kind}, size {piece.size}, height {show(piece.height)}"
    colour = COLOURS[(kind + 2) % len(COLOURS)]
    yield f'<g class="terrain"><title>{text(title)}</title>'
    yield f'<path d="{rings}" fill="#FFFFFF" fill-rule="evenodd"/>'
    yield f'<path d="{rings}" fill="{hatch(kind)}" fill-rule="evenodd" stroke="{colour}" stroke-width="2"/>'
    for top in piece.tops:
        yield f'<path d="{ring(top.outline.ring)}" fill="none" stroke="{INK}" stroke-dasharray="1 3"/>'
    for access in piece.access:
        yield f'<path d="{ring(access.outline.ring)}" fill="#FFFFFF" stroke="{INK}" stroke-dasharray="4 2"/>'
        yield label(centre(access.outline), f"{access.low}-{access.high}", 7)
    yield from (_opening(opening) for opening in piece.openings)
    if piece.outline.ring:
        yield label(_letter_spot(piece), f"{piece.kind[:1].upper()}{piece.size}", 12)
    yield "</g>"


def _letter_spot(piece: Terrain) -> Place:
    """Give the middle of a piece, or where its first side begins if the middle is open ground or outside."""
    middle = centre(piece.outline)
    is_solid = side(middle, piece.outline.ring) > 0 and not any(side(middle, hole.ring) >= 0 for hole in piece.holes)
    return middle if is_solid else piece.outline.ring[0]


def _opening(opening: Opening) -> str:
    """Draw an opening: thick and white if one can walk through, thin and white if one can only see through."""
    width = 5 if opening.walk else 3
    line = f'd="{way((opening.a, opening.b))}"'
    dash = "" if opening.see else ' stroke-dasharray="2 2"'
    ink = f'<path {line} stroke="{INK}" stroke-width="{width + 2}"/>'
    return f'{ink}<path {line} stroke="#FFFFFF" stroke-width="{width}"{dash}/>'


def _base(base: Placed, owner: int) -> Iterator[str]:
    """Draw a base: filled in its owner's colour, outlined in its owner's way, with its id."""
    colour = COLOURS[owner % len(COLOURS)]
    dash = ("", "6 2", "2 2", "8 2 2 2")[owner % 4]
    style = f'fill="{colour}" fill-opacity="0.35" stroke="{colour}" stroke-width="1.6" stroke-dasharray="{dash}"'
    left, _, right, _ = bounds(base.shape)
    height = f", {show(base.elevation)} up" if base.elevation else ""
    title = ": ".join(filter(None, (base.owner, base.name or base.id))) + height
    size = max(4.0, min(12.0, (right - left) / MM / max(2, len(base.id)) * 1.3))
    yield f'<g class="base"><title>{text(title)}</title>{outline(base.shape, style)}'
    x, y = centre(base.shape)
    yield label((x, y - size * 0.35 * MM), base.id, size)
    yield "</g>"


def _mark(mark: Mark) -> Iterator[str]:
    match mark:
        case Ruler():
            yield from _ruler(mark)
        case SightLine(a, b, is_free):
            dash = "" if is_free else ' stroke-dasharray="7 4"'
            colour = COLOURS[2] if is_free else COLOURS[1]
            yield f'<g class="sight"><title>{"free" if is_free else "blocked"}</title>'
            yield f'<path d="{way((a, b))}" stroke="{colour}" stroke-width="1.8" fill="none"{dash}/>'
            yield "".join(ring_about(end, 2.5, colour) for end in (a, b)) + "</g>"
        case Spot((x, y), words):
            arms = f"M{number(x - 4 * MM)},{number(-y - 4 * MM)} l8,8 m0,-8 l-8,8"
            yield f'<path class="spot" d="{arms}" stroke="{INK}" stroke-width="2.4" fill="none"/>'
            yield label((x, y + 6 * MM), words, 9)
        case Dot((x, y), words):
            yield f'<circle class="dot" cx="{number(x)}" cy="{number(-y)}" r="2" fill="{INK}"/>'
            yield label((x, y + 4 * MM), words, 9)
        case Track():
            yield from _track(mark)
        case Patch():
            yield from _patch(mark)


def _ruler(ruler: Ruler) -> Iterator[str]:
    """Draw a ruler with a tick at every inch."""
    (ax, ay), (bx, by) = ruler.a, ruler.b
    length = hypot(bx - ax, by - ay)
    x, y = ((bx - ax) / length, (by - ay) / length) if length else (1.0, 0.0)
    ticks = [way((ruler.a, ruler.b))]
    for inch in range(int(length // INCH) + 1):
        at = (ax + x * inch * INCH, ay + y * inch * INCH)
        ticks.append(f"M{number(at[0])},{number(-at[1])} l{-y * 4:.2f},{-x * 4:.2f}")
    yield f'<path class="ruler" d="{" ".join(ticks)}" stroke="{INK}" stroke-width="1.2" fill="none"/>'
    yield label(((ax + bx) / 2 + y * 8 * MM, (ay + by) / 2 - x * 8 * MM), show(round(length), places=2), 9)


def _track(track: Track) -> Iterator[str]:
    """Draw a path, under it the strip that is swept."""
    line, ends = way(track.places), 'fill="none" stroke-linejoin="round" stroke-linecap="round"'
    if track.width:
        strip = f'stroke="{COLOURS[5]}" stroke-opacity="0.4" stroke-width="{number(track.width)}"'
        yield f'<path class="swept" d="{line}" {strip} {ends}/>'
    yield f'<path class="track" d="{line}" stroke="{COLOURS[0]}" stroke-width="1.8" stroke-dasharray="9 3 2 3" {ends}/>'
    if track.places:
        x, y = track.places[-1]
        yield label((x, y + 5 * MM), track.label, 9)


def _patch(patch: Patch) -> Iterator[str]:
    fill = hatch(patch.tone) if patch.tone else "none"
    yield f'<path class="patch" d="{ring(patch.corners)}" fill="{fill}" stroke="{INK}" stroke-width="0.8"/>'
    if patch.label and patch.corners:
        xs, ys = zip(*patch.corners, strict=True)
        yield label((sum(xs) / len(xs), sum(ys) / len(ys) - 3 * MM), patch.label, 8)
