"""The line of places as a picture and as rows of characters: shape and letter tell the sides apart, not colour."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from grognard.rulebooks.wfrp3.encounter import Encounter, Fighter
from grognard.rulebooks.wfrp3.symbols import PLAYERS
from grognard.rulebooks.wfrp3.wounds import state

__all__ = ["drawing", "picture"]

WIDE, TALL, MARGIN = 60, 26, 20
"""A place is so wide, a fighter so tall, in units of the picture."""
BLUE, ORANGE = "#0072B2", "#D55E00"
"""Of a palette that survives colour blindness."""
MARKS = {"unconscious": "~", "dead": "+"}


def _columns(game: Encounter) -> list[list[Fighter]]:
    """Return who stands at each place; those engaged stand together."""
    columns: list[list[Fighter]] = [[] for _ in range(game.length + 1)]
    for one in game.fighters:
        columns[one.place].append(one)
    return [sorted(column, key=lambda one: one.group) for column in columns]


def picture(game: Encounter, seat: str) -> str:
    """Draw the encounter as SVG: characters as circles, the game master's as squares, the engaged framed together."""
    columns = _columns(game)
    high = MARGIN * 2 + TALL * max(1, *map(len, columns))
    wide = MARGIN * 2 + WIDE * len(columns)
    parts = [f'<line x1="{MARGIN}" y1="{high - MARGIN}" x2="{wide - MARGIN}" y2="{high - MARGIN}" stroke="#000"/>']
    for place, column in enumerate(columns):
        left = MARGIN + WIDE * place
        parts.append(f'<text x="{left + 2}" y="{high - 6}" font-size="10">{place}</text>')
        for row, one in enumerate(column):
            parts += _drawn(one, left, high - MARGIN - TALL * (row + 1))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img" font-family="sans-serif">'
    return "".join([head, *parts, "</svg>"])


def _drawn(one: Fighter, left: int, top: int) -> Iterator[str]:
    """Draw one fighter: shape for the side, dashes for the fallen, a number for the engagement, the name beside."""
    colour = BLUE if one.seat == PLAYERS else ORANGE
    down = ' stroke-dasharray="3 2"' if state(one.sheet.body) in MARKS else ""
    style = f'fill="none" stroke="{colour}" stroke-width="2"{down}'
    if one.seat == PLAYERS:
        yield f'<circle cx="{left + 10}" cy="{top + 12}" r="8" {style}/>'
    else:
        yield f'<rect x="{left + 2}" y="{top + 4}" width="16" height="16" {style}/>'
    if one.group:
        yield f'<text x="{left + 7}" y="{top + 16}" font-size="9">{one.group}</text>'
    yield f'<text x="{left + 21}" y="{top + 16}" font-size="9">{escape(one.name[:8])}</text>'


def drawing(game: Encounter, seat: str) -> tuple[str, ...]:
    """Return the line in rows of characters: a place a row, `@` a character, `#` a foe, `~` down, `+` dead."""
    return tuple(f"{place:>2} {' '.join(map(_mark, column))}".rstrip() for place, column in enumerate(_columns(game)))


def _mark(one: Fighter) -> str:
    side = "@" if one.seat == PLAYERS else "#"
    group = f"({one.group})" if one.group else ""
    return f"{side}{MARKS.get(state(one.sheet.body), '')}{one.name}{group}"
