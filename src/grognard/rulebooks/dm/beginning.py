"""Reading a scenario into the first state of a battle, every problem named with its line."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.documents import Document, Place, Problem, convert
from grognard.rulebooks.dm.board import Board, Standing
from grognard.rulebooks.dm.document import SheetText, UnitText
from grognard.rulebooks.dm.game import Fighter, Game, Side
from grognard.rulebooks.dm.reading import settled, wrong_names
from grognard.rulebooks.dm.reading_map import map_problems, placed, read_map, shared_hexes
from grognard.rulebooks.dm.reading_units import read_unit
from grognard.rulebooks.dm.scenario import FighterText, ScenarioText
from grognard.rulebooks.dm.units import Unit, attacks_per_turn, left_is

__all__ = ["begin"]

LARGEST = 60
"""Columns or rows of a battle."""

Placed = list[tuple[Place, Standing, str, int]]


def begin(document: Document) -> Game | tuple[Problem, ...]:
    """Read a scenario: the first state of a battle, or everything that cannot be read or played."""
    text = convert(document, ScenarioText)
    if isinstance(text, Problem):
        return (text,)
    found = [*wrong_names(document, text.edition, text.readings), *_problems(document, text)]
    found += map_problems(document, text.map)
    standing: Placed = []
    for at, side in enumerate(text.side):
        for number, each in enumerate(side.unit):
            place = ("side", at, "unit", number)
            unit = _unit(document, place, each, f"{side.name} {number + 1}", found)
            here = None if unit is None else placed(document, place, _as_unit(each), unit, text.map)
            if isinstance(here, Standing):
                standing.append((place, here, side.name, each.initiative))
            elif here is not None:
                found += here
    board = read_map(text.map)
    if not found:
        found += _together(document, board, standing)
    return tuple(found) or _game(text, board, standing)


def _game(text: ScenarioText, board: Board, standing: Placed) -> Game:
    first, second = (Side(side.name, side.morale) for side in text.side)
    return Game(
        edition=text.edition,
        readings=tuple(sorted(settled(text.edition, text.readings).items())),
        name=text.name,
        board=board,
        sides=(first, second),
        fighters=tuple(
            Fighter(unit=each.unit, seat=seat, hex=each.hex, facing=each.facing, order=order)
            for _, each, seat, order in standing
        ),
        rounds=text.rounds,
    )


def _as_unit(text: FighterText) -> UnitText:
    fields = (*SheetText.__struct_fields__, "sheet", "hex", "facing")
    return UnitText(**{name: getattr(text, name) for name in fields})


def _unit(document: Document, place: Place, text: FighterText, name: str, found: list[Problem]) -> Unit | None:
    """Read a unit; who fights must have every number that a turn cannot do without."""
    unit = read_unit(document, place, _as_unit(text), name, found)
    if unit is None:
        return None
    needed = {
        "accuracy": unit.accuracy,
        "speed": unit.speed,
        left_is(unit): unit.left,
        "crew" if unit.kind == "vehicle" else "attacks": attacks_per_turn(unit),
    }
    missing = [field for field, value in needed.items() if value is None]
    found += [document.problem(place, "battle-needs", field=field, unit=unit.name) for field in missing]
    return None if missing else unit


def _problems(document: Document, text: ScenarioText) -> Iterator[Problem]:
    if len(text.side) != 2 or len({side.name.casefold() for side in text.side}) != 2:
        yield document.problem(("side",), "two-sides-needed", got=len(text.side))
    if text.map.columns is None:
        yield document.problem(("map",), "map-needs-size")
    for place, got, least, most in _numbers(text):
        if got is not None and not least <= got <= most:
            field = str(place[-1])
            yield document.problem(place, "number-out-of-bounds", field=field, got=got, least=least, most=most)
    for at, side in enumerate(text.side):
        if not side.unit or not side.name.strip():
            yield document.problem(("side", at), "side-empty")


def _numbers(text: ScenarioText) -> Iterator[tuple[Place, int | None, int, int]]:
    """Go through the numbers of a scenario with what each can be."""
    yield ("map", "columns"), text.map.columns, 1, LARGEST
    yield ("map", "rows"), text.map.rows, 1, LARGEST
    yield ("rounds",), text.rounds, 1, 20
    for at, side in enumerate(text.side):
        yield ("side", at, "morale"), side.morale, 0, 20
        for number, unit in enumerate(side.unit):
            yield ("side", at, "unit", number, "initiative"), unit.initiative, -5, 5


def _together(document: Document, board: Board, standing: Placed) -> Iterator[Problem]:
    """Say who stands with whom in a hex, who is called like another, and who needs a facing."""
    yield from shared_hexes(document, board, [(place, each) for place, each, _, _ in standing])
    names: set[str] = set()
    for place, each, _, _ in standing:
        if each.unit.name.casefold() in names:
            yield document.problem((*place, "name"), "name-taken", name=each.unit.name)
        names.add(each.unit.name.casefold())
        if each.facing is None and each.unit.kind != "infantry":
            yield document.problem(place, "facing-needed", unit=each.unit.name)
