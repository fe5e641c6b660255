"""From a scenario file to the first state of a battle, with everything that is wrong with it named at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from types import MappingProxyType

import msgspec

from grognard.boards.document import SCHEMA, read_table
from grognard.boards.measure import overlap
from grognard.boards.reading import MOST_BYTES
from grognard.boards.table import Table, table_problems
from grognard.boards.true_sight import Agreement, KindRule
from grognard.core.documents import Document, Place, Problem, convert, read_bytes
from grognard.core.readings import chosen_readings
from grognard.core.refusals import Fact
from grognard.rulebooks.gdf.army_forge import read_army
from grognard.rulebooks.gdf.army_list import MOST_BYTES as LONGEST_LIST
from grognard.rulebooks.gdf.army_list import ArmyList
from grognard.rulebooks.gdf.editions import layers
from grognard.rulebooks.gdf.game import Game, Objective, Phase, Squad, base_at, on_table, table
from grognard.rulebooks.gdf.listed import short
from grognard.rulebooks.gdf.mustering import length_at, muster, point_at
from grognard.rulebooks.gdf.pricing import wrong_names
from grognard.rulebooks.gdf.readings import READINGS
from grognard.rulebooks.gdf.scenario import ScenarioText, SideText, SquadText, TableText
from grognard.rulebooks.gdf.units import Side, read_side

__all__ = ["PROPERTIES", "begin"]

PROPERTIES = MappingProxyType({"difficult": "gdf-p2", "dangerous": "gdf-p2", "impassable": "gdf-p2"})
"""What a piece of terrain can be besides its kind, and the rule that says what comes of it."""

MOST_ROUNDS = 20
MOST_MODELS = 100
"""Models of a unit; each is placed and moved one by one."""

replace = msgspec.structs.replace


def begin(document: Document) -> Game | tuple[Problem, ...]:
    """Read a scenario: the first state of its battle, or everything that is wrong with the file."""
    text = convert(document, ScenarioText)
    if isinstance(text, Problem):
        return (text,)
    found = list(wrong_names(document, text.edition, text.readings))
    found += _wrong_sides(document, text)
    board = _board(document, text, found)
    squads = _squads(document, text, found)
    if found or board is None:
        return tuple(found)
    game = _game(document, text, board, squads, found)
    found += _misplaced(document, game, text)
    return tuple(found) or game


def _wrong_sides(document: Document, text: ScenarioText) -> Iterator[Problem]:
    names = [side.name for side in text.side]
    if len(names) != 2:
        yield document.problem(("side",), "two-sides", got=len(names))
    elif names[0] == names[1]:
        yield document.problem(("side", 1, "name"), "sides-same-name", name=names[0][:60])
    for at, name in enumerate(names):
        if not name.strip():
            yield document.problem(("side", at, "name"), "side-without-name")
    if text.first is not None and text.first not in names:
        yield document.problem(("first",), "unknown-side", side=text.first[:60], known=", ".join(names)[:200])
    if not 1 <= text.rounds <= MOST_ROUNDS:
        facts: dict[str, Fact] = {"field": "rounds", "got": short(text.rounds), "least": 1, "most": MOST_ROUNDS}
        yield document.problem(("rounds",), "number-out-of-range", **facts)


def _board(document: Document, text: ScenarioText, found: list[Problem]) -> Table | None:
    """Read the table from the scenario or from a file of its own."""
    if isinstance(text.table, TableText):
        written = {**msgspec.to_builtins(text.table), "schema": SCHEMA}
        path, data = str(document.path), msgspec.json.encode(written)
    else:
        path = str(document.path.parent / text.table)
        read = read_bytes(document.path.parent / text.table, MOST_BYTES)
        if isinstance(read, Problem):
            facts = dict(read.facts)
            found.append(document.problem(("table",), "table-not-readable", table=text.table[:100], **facts))
            return None
        data = read
    board = read_table(data)
    if isinstance(board, Table):
        found += _unknown_properties(document, board)
        return board
    for wrong in board:
        line = _table_line(document, text.table, wrong.where) if isinstance(text.table, TableText) else 0
        found.append(Problem(path, line, wrong.key, wrong.facts, wrong.where))
    return None


def _table_line(document: Document, said: TableText, where: str) -> int:
    """Return the line of the scenario that a place of its table stands in; a piece has the line of its id."""
    ids = [str(piece["id"])[:40] for piece in said.terrain if "id" in piece]
    named = [at for at, id in enumerate(ids) if id and f"{where} ".startswith(f"terrain {id} ")]
    if not named:
        return document.line(("table", where.partition(" ")[0]))
    return document.line(("terrain", "id", max(named, key=lambda at: len(ids[at]))))


def _unknown_properties(document: Document, board: Table) -> Iterator[Problem]:
    for piece in board.terrain:
        for name in piece.properties:
            if name not in PROPERTIES:
                facts = {"piece": piece.id, "got": name[:40], "known": ", ".join(PROPERTIES)}
                yield document.problem(("table", "terrain"), "unknown-property", **facts)


def _squads(document: Document, text: ScenarioText, found: list[Problem]) -> tuple[Squad, ...]:
    """Read every unit of both sides; a name that is taken is numbered, as no two units share one."""
    squads: list[Squad] = []
    for number, said in enumerate(text.side):
        listed = _listed(document, number, said, found)
        for at, unit in enumerate((*said.unit, *listed)):
            place = ("side", number, "unit", at) if at < len(said.unit) else ("side", number, "list")
            side = read_side(document, place, unit, found)
            if side is None or _is_crowd(document, place, side, found):
                continue
            squad = muster(document, place, unit, side, found)
            name = _free_name(squad.name, {other.name.casefold() for other in squads})
            squads.append(replace(squad, name=name, seat=said.name))
        if not said.unit and not listed:
            found.append(document.problem(("side", number), "side-without-units", side=said.name[:60]))
    return tuple(squads)


def _free_name(name: str, taken: set[str]) -> str:
    """Return a name, numbered if it is taken."""
    numbered = (f"{name} {number}" if number > 1 else name for number in range(1, len(taken) + 2))
    return next(each for each in numbered if each.casefold() not in taken)


def _is_crowd(document: Document, place: Place, side: Side, found: list[Problem]) -> bool:
    """Note a unit larger than anybody can move."""
    if side.size > MOST_MODELS:
        facts: dict[str, Fact] = {"field": "models", "got": str(side.size), "least": 1, "most": MOST_MODELS}
        found.append(document.problem((*place, "models"), "number-out-of-range", **facts))
    return side.size > MOST_MODELS


def _listed(document: Document, number: int, said: SideText, found: list[Problem]) -> tuple[SquadText, ...]:
    """Return a text for each unit of a side's list; heroes come with the units they have joined."""
    if said.list is None:
        return ()
    place = ("side", number, "list")
    path = document.path.parent / said.list
    data = read_bytes(path, LONGEST_LIST)
    if isinstance(data, Problem):
        found.append(document.problem(place, "list-not-readable", list=said.list[:100], **dict(data.facts)))
        return ()
    army = read_army(data)
    if not isinstance(army, ArmyList):
        found += [Problem(str(path), notice.line, notice.key, notice.facts) for notice in army]
        return ()
    met: Counter[str] = Counter()
    texts = []
    for unit in army.units:
        met[unit.name] += 1
        if unit.host is None:
            texts += [SquadText(list=said.list, unit=unit.name, entry=met[unit.name])] * unit.copies
    return tuple(texts)


def _game(document: Document, text: ScenarioText, board: Table, squads: Sequence[Squad], found: list[Problem]) -> Game:
    stated = tuple(layer.readings for layer in layers(text.edition))
    objectives = () if text.objectives == "dice" else text.objectives
    spots = [point_at(document, ("objectives",), said, found) for said in objectives]
    seats = (text.side[0].name, text.side[1].name)
    first = seats.index(text.first) if text.first is not None else 0
    return Game(
        text.edition,
        chosen_readings(READINGS, (*stated, tuple(text.readings.items()))),
        text.name,
        board.width,
        board.depth,
        board.terrain,
        _agreement(document, text, found),
        seats,
        tuple(squads),
        tuple(Objective(x, y) for x, y in spots),
        zone=length_at(document, ("zone",), text.zone, found),
        rounds=text.rounds,
        phase=_first_phase(text, squads),
        first=first,
        active=first,
    )


def _first_phase(text: ScenarioText, squads: Sequence[Squad]) -> Phase:
    if text.objectives == "dice":
        return "objectives"
    return "deployment" if any(unit.where == "waiting" for unit in squads) else "battle"


def _agreement(document: Document, text: ScenarioText, found: list[Problem]) -> Agreement:
    said = text.agreement
    kinds = tuple(
        KindRule(
            kind.kind, kind.blocks, kind.windows,
            length_at(document, ("agreement", "kind", at, "depth"), kind.depth, found), kind.cover,
        )
        for at, kind in enumerate(said.kind)
    )  # fmt: skip
    for name in ("small_part", "behind"):
        if not 0 < getattr(said, name) <= 1:
            facts = {"field": name, "got": f"{getattr(said, name):g}", "least": "0.01", "most": 1}
            found.append(document.problem(("agreement", name), "number-out-of-range", **facts))
    return Agreement(
        kinds, KindRule(""), said.models_block, said.models_give_cover, said.small_parts, said.small_part, said.behind
    )


def _misplaced(document: Document, game: Game, text: ScenarioText) -> Iterator[Problem]:
    """Name the bases that overlap, stand off the table or on what nobody can stand on, and the markers beside it."""
    board = table(game)
    for wrong in table_problems(board):
        facts = dict(wrong.facts)
        unit = next((u for u in game.squads if wrong.where.startswith(f"base {u.name} #")), None)
        line = _line(document, game, unit, text)
        if wrong.key not in ("overlaps-base", "off-the-table"):
            yield Problem(str(document.path), line, wrong.key, wrong.facts, wrong.where)
            continue
        if wrong.key not in ("off-the-table", "overlaps-base"):
            yield Problem(str(document.path), line, wrong.key, wrong.facts, wrong.where)
            continue
        key = "base-off-the-table" if wrong.key == "off-the-table" else "bases-overlap"
        told = (("model", wrong.where.removeprefix("base ")), ("other", str(facts.get("other", ""))))
        yield Problem(str(document.path), line, key, told)
    for unit in on_table(game):
        for piece in game.terrain:
            bases = [base_at(model.footing, model.x, model.y) for model in unit.models if not model.foot]
            if "impassable" in piece.properties and any(overlap(base, piece.outline) for base in bases):
                facts_of = (("unit", unit.name), ("piece", piece.id))
                yield Problem(str(document.path), _line(document, game, unit, text), "base-on-impassable", facts_of)
    for marker in game.objectives:
        if not (0 <= marker.x <= game.width and 0 <= marker.y <= game.depth):
            yield document.problem(("objectives",), "objective-off-the-table")


def _line(document: Document, game: Game, unit: Squad | None, text: ScenarioText) -> int:
    """Return the line where a unit is written."""
    if unit is None:
        return 0
    number = game.seats.index(unit.seat)
    at = [other.name for other in game.squads if other.seat == unit.seat].index(unit.name)
    place = ("unit", at) if at < len(text.side[number].unit) else ("list",)
    return document.line(("side", number, *place))
