"""How a battle is played: its next step, how it stands, and what everybody sees of it."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.boards.lettering import lettered
from grognard.boards.marks import Dot, Mark, Patch
from grognard.boards.table import Table
from grognard.core.asking import Rule
from grognard.core.lines import Line
from grognard.core.playing import Play, Standing
from grognard.rulebooks.gdf.beginning import begin
from grognard.rulebooks.gdf.closing import closed
from grognard.rulebooks.gdf.game import Game, Model, Squad, model_name, on_table, table
from grognard.rulebooks.gdf.inventing import invent
from grognard.rulebooks.gdf.objectives import leaders, scores, survivors
from grognard.rulebooks.gdf.scenario import ScenarioText
from grognard.rulebooks.gdf.setting_up import arrive, count_markers, deploy, place_marker, scout, zone_of
from grognard.rulebooks.gdf.sides import not_played
from grognard.rulebooks.gdf.turns import battle

__all__ = ["PLAY", "drawing", "picture", "standing", "step", "text", "view"]


def step(game: Game) -> Rule[Game]:
    """Take the smallest step of a battle, whatever phase it is in."""
    if game.phase == "objectives":
        return (yield from count_markers(game))
    if game.phase == "placing":
        return (yield from place_marker(game))
    if game.phase == "deployment":
        return (yield from deploy(game))
    if game.phase == "scouts":
        return (yield from scout(game))
    if game.phase == "arrivals":
        return (yield from arrive(game))
    return (yield from battle(game))


def standing(game: Game) -> Standing:
    """Say how a battle stands: the round, how many objectives each seat holds, who has won when it is over."""
    is_over = game.phase == "over"
    lines = [Line("round", "gdf-p1", "in-round", (("round", game.round), ("rounds", game.rounds)))]
    winners = _winners(game) if is_over else ()
    if is_over:
        key = "battle-won" if winners else "battle-drawn"
        lines.append(Line("round", "gdf-p1", key, (("side", winners[0]),) if winners else ()))
    active = "" if is_over else game.seats[game.active]
    return Standing(game.seats, _moment(game), is_over, active, winners, scores(game), tuple(lines))


def _moment(game: Game) -> int:
    """Return a number that changes each round: the log keeps the whole table then, and what changes in between."""
    if game.phase in ("objectives", "placing", "deployment", "scouts"):
        return 0
    return game.round + (game.phase == "over")


def _winners(game: Game) -> tuple[str, ...]:
    """Return who has won: whoever is left if only one side is, else whoever holds most objectives."""
    return survivors(game) or leaders(game)


def view(game: Game, seat: str) -> Game:
    """Return what a seat may see: everything, as nothing is hidden in this game."""
    return game


def picture(game: Game, seat: str) -> str:
    """Draw the table: bases with a letter for their unit, objectives, and the deployment zones while they count."""
    marks: list[Mark] = [Dot((marker.x, marker.y), f"{at}") for at, marker in enumerate(game.objectives, 1)]
    if game.phase in ("objectives", "placing", "deployment"):
        marks += [Patch(zone_of(game, each).ring, each, 1 + at) for at, each in enumerate(game.seats)]
    return _lettered_table(game).svg(marks)


def drawing(game: Game, seat: str) -> tuple[str, ...]:
    """Draw the table in characters: each unit by the letter it has in the picture, terrain by that of its kind."""
    here = {_letter(at): f"{unit.name} ({unit.seat})" for at, unit in enumerate(game.squads) if unit.where == "table"}
    return lettered(_lettered_table(game), {letter: name for letter, name in here.items() if len(letter) == 1})


def _lettered_table(game: Game) -> Table:
    letters = {unit.name: _letter(at) for at, unit in enumerate(game.squads)}

    def label(unit: Squad, model: Model) -> str:
        return f"{letters[unit.name]}{model.number}"

    return table(game, label)


def _letter(at: int) -> str:
    """Return the letter of a unit; after Z come two."""
    return chr(65 + at % 26) * (1 + at // 26)


def text(game: Game, seat: str) -> tuple[Line, ...]:
    """Tell the table in sentences: every unit, where its models stand, what lies on them, and every objective."""
    return tuple(_told(game))


def _told(game: Game) -> Iterator[Line]:
    yield Line("round", "gdf-p1", "in-round", (("round", game.round), ("rounds", game.rounds)))
    for at, marker in enumerate(game.objectives, 1):
        place = (("marker", at), ("x_um", marker.x), ("y_um", marker.y))
        if marker.holder:
            yield Line("objectives", "gdf-p1", "objective-lies-held", (*place, ("side", marker.holder)))
        else:
            yield Line("objectives", "gdf-p1", "objective-lies", place)
    for unit in game.squads:
        yield from _unit(game, unit)


def _unit(game: Game, unit: Squad) -> Iterator[Line]:
    state = "destroyed" if not unit.models else unit.where
    told = (("unit", unit.name), ("side", unit.seat), ("models", len(unit.models)), ("state", state))
    marks = (("shaken", unit.is_shaken), ("fatigued", unit.is_fatigued), ("activated", unit.is_activated))
    yield Line("deployment", "gdf-1", "unit-stands", (*told, *marks))
    for left_open in not_played(game, unit):
        whose = (("what", left_open.what), ("whose", left_open.whose))
        yield Line("deployment", "gdf-1", "rule-not-played", whose)
    for model in unit.models if unit in on_table(game) else ():
        name = (("model", model_name(unit, model)), ("x_um", model.x), ("y_um", model.y))
        yield Line("deployment", "gdf-1", "model-stands", (*name, ("wounds", model.wounds), ("tough", model.tough)))


PLAY = Play(ScenarioText, Game, begin, step, standing, view, picture, text, invent, drawing, closed)
"""Everything the faces of the product know of a battle."""
