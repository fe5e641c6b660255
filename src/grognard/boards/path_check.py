"""Whether a path that somebody drew keeps clear and is short enough: every fault of it, each with its place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from math import atan2, cos, dist, hypot, inf, isfinite, pi, sin, sqrt, tau

from grognard.boards.path_space import TOLERANCE, Body, Ground, Pierced, Spot, bodies_of, gap_to, is_inside
from grognard.boards.paths import Arc, Piece, Straight, length_of
from grognard.boards.problems import Problem, problem
from grognard.boards.shapes import Shape

__all__ = ["check_path", "polyline"]


def polyline(spots: Sequence[Spot]) -> tuple[Straight, ...]:
    """Make the straight pieces of a path that was clicked together point by point."""
    return tuple(Straight(a, b) for a, b in pairwise(spots))


def check_path(ground: Ground, width: int, pieces: Sequence[Piece], limit: float = inf) -> tuple[Problem, ...]:
    """Name everything wrong with the path of a disc so many micrometres wide; nothing if it may be gone.

    The keys: `not-a-number`; `path-broken` (fact `apart_um`); for a piece `off-the-board`, `through-a-solid` and
    `too-near-a-solid` (facts `solid`, its number on the ground, `short_by_um`, `x_um`, `y_um`); `path-too-long` (facts
    `length_um`, `limit_um`). Lengths are rounded. Clearance, length and joints have `TOLERANCE` to spare.
    """
    if not all(isfinite(value) for piece in pieces for value in _numbers(piece)):
        return (problem("path", "not-a-number"),)
    faults = [*_breaks(pieces)]
    for number, piece in enumerate(pieces):
        faults += _faults(ground, width / 2, piece, f"piece {number + 1}")
    length = sum(map(length_of, pieces))
    if length > limit + TOLERANCE:
        faults.append(problem("path", "path-too-long", length_um=round(length), limit_um=round(limit)))
    return tuple(faults)


def _numbers(piece: Piece) -> tuple[float, ...]:
    if isinstance(piece, Straight):
        return (*piece.start, *piece.end)
    return (*piece.centre, piece.radius, piece.begin, piece.sweep)


def _on(arc: Arc, angle: float) -> Spot:
    return (arc.centre[0] + arc.radius * cos(angle), arc.centre[1] + arc.radius * sin(angle))


def _ends(piece: Piece) -> tuple[Spot, Spot]:
    if isinstance(piece, Straight):
        return piece.start, piece.end
    return _on(piece, piece.begin), _on(piece, piece.begin + piece.sweep)


def _breaks(pieces: Sequence[Piece]) -> Iterator[Problem]:
    for number, (one, two) in enumerate(pairwise(pieces)):
        apart = dist(_ends(one)[1], _ends(two)[0])
        if apart > TOLERANCE:
            yield problem(f"piece {number + 2}", "path-broken", apart_um=round(apart))


def _faults(ground: Ground, clearance: float, piece: Piece, where: str) -> Iterator[Problem]:
    if ground.board is not None:
        spot, short = _off_board(ground.board, clearance, piece)
        if short > TOLERANCE:
            x, y = spot
            yield problem(where, "off-the-board", short_by_um=round(short), x_um=round(x), y_um=round(y))
    for number, solid in enumerate(ground.solids):
        bodies = _bodies(solid, clearance)
        spots = [spot for body in bodies for spot in _nearest_spots(piece, body)]
        inside = next((spot for spot in spots if is_inside(bodies, spot)), None)
        spot, short = min(((s, gap_to(b, s) - b.keep) for s in spots for b in bodies), key=lambda pair: pair[1])
        if inside is not None:
            yield _meeting(where, "through-a-solid", number, clearance, inside)
        elif short < -TOLERANCE:
            yield _meeting(where, "too-near-a-solid", number, -short, spot)


def _meeting(where: str, key: str, solid: int, short: float, spot: Spot) -> Problem:
    x, y = spot
    return problem(where, key, solid=solid, short_by_um=round(short), x_um=round(x), y_um=round(y))


@lru_cache(maxsize=1024)
def _bodies(solid: Shape | Pierced, clearance: float) -> tuple[Body, ...]:
    """Take one solid alone: keeping clear of each is keeping clear of what they make together."""
    return bodies_of(Ground((solid,)), clearance)


def _off_board(board: tuple[int, int, int, int], keep: float, piece: Piece) -> tuple[Spot, float]:
    """Find where a piece goes furthest over the edge, and how far."""
    spots = [*_ends(piece)]
    if isinstance(piece, Arc):
        spots += (_on(piece, angle) for angle in (0.0, pi / 2, pi, -pi / 2) if _sweeps(piece, angle))
    left, low, right, high = board
    over = [max(left + keep - x, x + keep - right, low + keep - y, y + keep - high) for x, y in spots]
    worst = max(range(len(spots)), key=over.__getitem__)
    return spots[worst], over[worst]


def _nearest_spots(piece: Piece, body: Body) -> list[Spot]:
    """List the places of a piece among which the one nearest to a body is, and those where it crosses its outline."""
    spots = [*_ends(piece)]
    ax, ay = body.corners[-1]
    for bx, by in body.corners:
        if isinstance(piece, Straight):
            spots += _straight_spots(piece, (ax, ay), (bx, by))
        else:
            spots += _arc_spots(piece, (ax, ay), (bx, by))
        ax, ay = bx, by
    return spots


def _straight_spots(piece: Straight, a: Spot, b: Spot) -> Iterable[Spot]:
    (px, py), (qx, qy) = piece.start, piece.end
    dx, dy, ex, ey = qx - px, qy - py, b[0] - a[0], b[1] - a[1]
    square, cross = dx * dx + dy * dy, dx * ey - dy * ex
    shares = [((b[0] - px) * dx + (b[1] - py) * dy) / square] if square else []
    if cross:
        along = ((a[0] - px) * ey - (a[1] - py) * ex) / cross
        across = ((a[0] - px) * dy - (a[1] - py) * dx) / cross
        shares += [along] if 0 <= across <= 1 else []
    return [(px + share * dx, py + share * dy) for share in shares if 0 < share < 1]


def _arc_spots(piece: Arc, a: Spot, b: Spot) -> Iterable[Spot]:
    cx, cy = piece.centre
    ex, ey = b[0] - a[0], b[1] - a[1]
    angles = [atan2(b[1] - cy, b[0] - cx)]
    length = hypot(ex, ey)
    if length:
        far = ((a[0] - cx) * ey - (a[1] - cy) * ex) / length
        normal = atan2(-ex, ey)
        angles += [normal, normal + pi]
        if abs(far) < piece.radius:
            half = atan2(sqrt(piece.radius**2 - far**2), far)
            angles += [normal + half, normal - half]
    return [_on(piece, angle) for angle in angles if _sweeps(piece, angle)]


def _sweeps(piece: Arc, angle: float) -> bool:
    turn = 1 if piece.sweep > 0 else -1
    return (angle - piece.begin) * turn % tau < abs(piece.sweep)
