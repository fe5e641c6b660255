"""The line from centre to centre: every hex it touches, even at a corner, in whole numbers only.

A sampled line ("lerp and round") finds distance + 1 hexes; the true line touches up to half as many again. Here the
line is walked from hex to hex. One whole number, the cross product of the line's direction with a hex's centre, says
how far the centre lies beside the line, and with six constants it says the same of the corners. The signs of two
corners tell the side through which the line leaves; a zero tells that it passes through that corner.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grognard.boards.hex import CORNERS, DIRECTIONS, Hex, centre

__all__ = ["Contact", "Touch", "touched", "touched_hexes"]

Contact: TypeAlias = Literal["in", "edge", "point"]
"""How a line meets a hex: through its inside, along one whole side, or at a corner alone."""


class Touch(msgspec.Struct, frozen=True, cache_hash=True):
    """What the line meets next: one hex (in, point) or the two that share the side it runs along (edge).

    The hexes of an edge are given left first, as seen along the line.
    """

    contact: Contact
    hexes: tuple[Hex, ...]


class _Course(msgspec.Struct, frozen=True):
    """The constants of a line, for the two neighbours that enclose its direction and one more on either hand.

    `left`, `tip` and `right` say how far the three foremost corners lie beside the line when the centre lies on it
    (right of it is positive); `steps` are the four foremost neighbours from left to right, each with its own offset.
    """

    left: int
    tip: int
    right: int
    steps: tuple[tuple[int, int, int], ...]


def touched(start: Hex, end: Hex) -> tuple[Touch, ...]:
    """Everything the closed segment between two centres touches, in its order, both ends included.

    The line back gives the same touches in reverse, with left and right of an edge exchanged.
    """
    if start == end:
        return (Touch("in", (start,)),)
    course = _course(start, end)
    if course.tip == 0:
        return _along_edges(course, start, end)
    touches = [Touch("in", (start,))]
    steps = course.steps
    (q, r), beside = start, 0
    while (q, r) != end:
        ahead, aside = _leave(course, beside)
        if aside >= 0:
            dq, dr, _ = steps[aside]
            touches.append(Touch("point", ((q + dq, r + dr),)))
        dq, dr, shift = steps[ahead]
        q, r, beside = q + dq, r + dr, beside + shift
        touches.append(Touch("in", ((q, r),)))
    return tuple(touches)


def touched_hexes(start: Hex, end: Hex) -> frozenset[Hex]:
    """Give the bare set of touched hexes, both ends included."""
    return frozenset(cell for touch in touched(start, end) for cell in touch.hexes)


def _course(start: Hex, end: Hex) -> _Course:
    """Find the two neighbouring directions that enclose the line, and the constants that go with them."""
    x, y = centre((end[0] - start[0], end[1] - start[1]))
    beside = [x * cy - y * cx for cx, cy in map(centre, DIRECTIONS)]
    corner = [x * cy - y * cx for cx, cy in CORNERS]
    first = next(k for k in range(6) if beside[k] <= 0 < beside[(k + 1) % 6])
    order = [(first + k) % 6 for k in (-1, 0, 1, 2)]
    steps = tuple((*DIRECTIONS[k], beside[k]) for k in order)
    return _Course(corner[order[0]], corner[order[1]], corner[order[2]], steps)


def _leave(course: _Course, beside: int) -> tuple[int, int]:
    """Find the step by which the line leaves a hex this far beside it, and the step it touches at a corner, or -1.

    At a corner three hexes meet: the line comes out of one, goes into another and touches the third.
    """
    tip = beside + course.tip
    if tip == 0:
        return (1, 2) if course.tip > 0 else (2, 1)
    if tip > 0:
        left = beside + course.left
        return (0, -1) if left > 0 else (1, 0 if left == 0 else -1)
    right = beside + course.right
    return (3, -1) if right < 0 else (2, 3 if right == 0 else -1)


def _along_edges(course: _Course, start: Hex, end: Hex) -> tuple[Touch, ...]:
    """Follow a line through opposite corners: in turn a hex crossed and a side between two hexes."""
    (lq, lr, _), (rq, rr, _) = course.steps[1:3]
    touches = [Touch("in", (start,))]
    q, r = start
    while (q, r) != end:
        touches.append(Touch("edge", ((q + lq, r + lr), (q + rq, r + rr))))
        q, r = q + lq + rq, r + lr + rr
        touches.append(Touch("in", ((q, r),)))
    return tuple(touches)
