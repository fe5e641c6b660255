"""The map as SVG: terrain, smoke, everybody with his facing, the arc, the line, every hex that was counted (R60)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from grognard.boards.hex import DIRECTIONS, Hex, HexGrid, centre, corners, within
from grognard.boards.length import MM
from grognard.boards.marks import Dot, Mark, Patch, Place, SightLine, Spot, Track
from grognard.boards.picture import picture_of_patches
from grognard.rulebooks.dm.board import OPEN, Board, Cell, Standing, cells, is_on, named_hex, smoke_at
from grognard.rulebooks.dm.hindrance import Counted
from grognard.rulebooks.dm.situation import Situation
from grognard.rulebooks.dm.survey import arc_of

__all__ = ["SIGNS", "drawn", "drawn_scene", "picture"]

ACROSS, DOWN = 8 * MM, 13.8564 * MM
"""A unit of the integer plane on paper: heights of regular hexes are stretched by the root of three."""

SIGNS = {"woods": "♣", "building": "▣", "hill": "△", "water": "≈", "swamp": "~", "wreck": "✕", "other": "·"}
TONES = {"woods": 1, "building": 2, "hill": 3, "water": 4, "swamp": 5, "wreck": 6, "other": 7}
LETTERS = {"mech": "M", "vehicle": "V", "small": "S", "infantry": "I"}


def picture(
    board: Board,
    units: Iterable[Standing],
    shot: tuple[Standing, Standing, tuple[Counted, ...], bool] | None = None,
    arc: frozenset[Hex] = frozenset(),
) -> str:
    """Draw the map; `shot` is the shooter, the target, what the line counted and whether it is free."""
    standing = tuple(units)
    shown = _shown_hexes(board, standing)
    marks: list[Mark] = [mark for each in standing for mark in _unit(each)]
    if shot is not None:
        shooter, target, counted, is_free = shot
        marks += _counted(counted)
        marks.append(SightLine(_place(shooter.hex), _place(target.hex), is_free))
    return picture_of_patches([_patch(board, cell, arc) for cell in shown], marks, "hexes")


def drawn_scene(situation: Situation) -> str:
    """Draw a situation: the arc of the weapon, the line, and every hex that was counted."""
    scene, declared, ground = situation.scene, situation.declared, situation.ground
    if scene is None:
        return picture(Board(), ())
    units = (scene.shooter, *([scene.target] if scene.target else []), *scene.units)
    if declared is None or ground is None or scene.target is None:
        return picture(scene.board, units)
    shown = drawn(scene.board, units)
    arc = frozenset(arc_of(scene.shooter, declared.weapon, dict(situation.readings), shown))
    return picture(scene.board, units, (scene.shooter, scene.target, ground.counted, not situation.refusals), arc)


def drawn(board: Board, units: Iterable[Standing]) -> tuple[Hex, ...]:
    """Return the hexes that are drawn: the whole map, or what lies about everything on an endless one."""
    return _shown_hexes(board, tuple(units))


def _shown_hexes(board: Board, units: tuple[Standing, ...]) -> tuple[Hex, ...]:
    if board.columns:
        return tuple(HexGrid(board.columns, board.rows, board.odd_columns_sit_lower))
    near = [each.hex for each in units] + [cell.hex for cell in board.cells] + [each.hex for each in board.smoke]
    found = {cell for middle in near[:200] for cell in within(middle, 2) if is_on(board, cell)}
    spread = _between(near)
    return tuple(sorted(found | spread))


def _between(near: list[Hex]) -> set[Hex]:
    """Return every hex of the smallest block that holds them all, unless it is too large to draw."""
    if not near:
        return {(0, 0)}
    qs, rs = zip(*near, strict=True)
    wide, high = max(qs) - min(qs) + 1, max(rs) - min(rs) + 1
    if wide * high > 2_000:
        return set()
    return {(q, r) for q in range(min(qs), max(qs) + 1) for r in range(min(rs), max(rs) + 1)}


def _place(cell: Hex) -> Place:
    x, y = centre(cell)
    return (x * ACROSS, -y * DOWN)


def _patch(board: Board, cell: Hex, arc: frozenset[Hex]) -> Patch:
    """Draw a hex: its sign, level, hindrance and smoke, or its name; those in the arc carry a mark of their own."""
    here = cells(board).get(cell, OPEN)
    smoke = smoke_at(board).get(cell, 0)
    stands = [*_terrain(here, cell in cells(board)), *([f"≋{smoke}"] if smoke else [])]
    parts = [*(stands or [",".join(map(str, named_hex(board, cell)))]), *(["◦"] if cell in arc else [])]
    tone = TONES[here.kind] if cell in cells(board) else 0
    ring = tuple((x * ACROSS, -y * DOWN) for x, y in corners(cell))
    return Patch(ring, " ".join(parts), tone)


def _terrain(here: Cell, is_there: bool) -> Iterator[str]:
    if is_there:
        yield SIGNS[here.kind] + (str(here.hindrance) if here.hindrance else "")
    if here.level:
        yield f"^{here.level}"


def _unit(each: Standing) -> Iterator[Mark]:
    """Draw a unit: the letter of its class and its name, own troops with a plus, and a stroke to the side it faces."""
    sign = LETTERS[each.unit.kind] + ("+" if each.unit.is_friend else "")
    x, y = _place(each.hex)
    yield Dot((x, y), f"{sign} {each.unit.name}")
    if each.facing is not None:
        q, r = DIRECTIONS[each.facing]
        dx, dy = centre((q, r))
        yield Track(((x, y), (x + dx * ACROSS * 0.42, y - dy * DOWN * 0.42)))


def _counted(counted: tuple[Counted, ...]) -> Iterator[Mark]:
    """Mark every hex that was counted with what it added; of a pair only the side that counts."""
    for each in counted:
        if each.value:
            x, y = _place(each.causes[0].hex if each.causes else each.hexes[0])
            yield Spot((x - 6 * MM, y - 7 * MM), f"−{each.value}")
