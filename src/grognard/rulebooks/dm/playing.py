"""How a battle is played: its next step, how it stands, and what everybody sees of it."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.asking import Rule
from grognard.core.lines import Line
from grognard.core.playing import Play, Standing, narrate
from grognard.rulebooks.dm.attacking import attack
from grognard.rulebooks.dm.beginning import begin
from grognard.rulebooks.dm.board import shown_hex
from grognard.rulebooks.dm.consequences import smoke_cleared
from grognard.rulebooks.dm.drawing import drawing
from grognard.rulebooks.dm.game import Game, alive, fighter, standing_for
from grognard.rulebooks.dm.inventing import invent
from grognard.rulebooks.dm.moving import move
from grognard.rulebooks.dm.ordering import activate, roll_initiative, spend_morale
from grognard.rulebooks.dm.picture import picture as drawn_map
from grognard.rulebooks.dm.reading_map import FACINGS
from grognard.rulebooks.dm.scenario import ScenarioText

__all__ = ["PLAY", "picture", "standing", "step", "text", "view"]


def step(game: Game) -> Rule[Game]:
    """Take the smallest step of a battle: numbers, morale, who acts, a movement, an attack, the end of a round."""
    if game.phase == "initiative":
        return (yield from roll_initiative(game))
    if game.phase == "spending":
        return (yield from spend_morale(game))
    if len({each.seat for each in alive(game)}) < 2:
        return (yield from _over(game))
    return (yield from (_acting(game) if game.active else _between(game)))


def _between(game: Game) -> Rule[Game]:
    """Let the next unit act, or end the round when all have."""
    if all(each.has_acted for each in alive(game)):
        return (yield from _round_ends(game))
    return (yield from activate(game))


def _acting(game: Game) -> Rule[Game]:
    """Let the active unit move, then attack; one that is gone has done with it."""
    if fighter(game, game.active).is_gone:
        return msgspec.structs.replace(game, active="", rest=("", 0, ""), turn=game.turn + 1)
    return (yield from (attack(game) if game.has_moved else move(game)))


def _round_ends(game: Game) -> Rule[Game]:
    """End a round: smoke clears, and the next one begins with new numbers."""
    game = smoke_cleared(game)
    if game.round >= game.rounds:
        return (yield from _over(game))
    return msgspec.structs.replace(game, round=game.round + 1, phase="initiative", turn=game.turn + 1)


def _over(game: Game) -> Rule[Game]:
    yield from narrate("round", "dm-round", "battle-ends", round=game.round)
    return msgspec.structs.replace(game, phase="over", active="", turn=game.turn + 1)


def standing(game: Game) -> Standing:
    """Say how a battle stands: what is left of each side, and who has more when it is over."""
    is_over = game.phase == "over"
    scores = tuple((side.name, sum(each.seat == side.name for each in alive(game))) for side in game.sides)
    lines = [Line("round", "dm-round", "in-round", (("round", game.round), ("rounds", game.rounds)))]
    lines += [Line("round", "dm-round", "units-left", (("side", seat), ("count", many))) for seat, many in scores]
    best = max(many for _, many in scores)
    winners = tuple(seat for seat, many in scores if many == best) if is_over else ()
    winners = winners if len(winners) == 1 else ()
    if is_over and winners:
        lines.append(Line("round", "dm-round", "battle-won", (("side", winners[0]),)))
    elif is_over:
        lines.append(Line("round", "dm-round", "battle-drawn"))
    active = fighter(game, game.active).seat if game.active else ""
    seats = (game.sides[0].name, game.sides[1].name)
    return Standing(seats, game.turn, is_over, active, winners, scores, tuple(lines))


def view(game: Game, seat: str) -> Game:
    """Return what a side may see: everything, as nothing is hidden in this game."""
    return game


def picture(game: Game, seat: str) -> str:
    """Draw the map with everybody on it; the first side is marked with a plus."""
    return drawn_map(game.board, [standing_for(each, game.sides[0].name) for each in alive(game)])


def text(game: Game, seat: str) -> tuple[Line, ...]:
    """Tell the map in sentences: every unit, where it stands and looks, what is left of it."""
    return tuple(_told(game))


def _told(game: Game) -> Iterator[Line]:
    yield Line("round", "dm-round", "in-round", (("round", game.round), ("rounds", game.rounds)))
    for each in game.fighters:
        facts = (("unit", each.unit.name), ("side", each.seat), ("hex", shown_hex(game.board, each.hex)))
        if each.is_gone:
            yield Line("round", "dm-zero", "unit-gone", facts[:2])
            continue
        side = FACINGS[each.facing] if each.facing is not None else "all"
        state = (("facing", side), ("left", each.unit.left or 0), ("number", each.number))
        yield Line("movement", "dm-facing", "unit-stands", (*facts, *state, ("wavering", each.unit.is_wavering)))
    yield from _ground(game)


def _ground(game: Game) -> Iterator[Line]:
    for cell in game.board.cells:
        facts = (("what", cell.kind), ("hex", shown_hex(game.board, cell.hex)), ("hindrance", cell.hindrance))
        yield Line("line", "dm-hindrance", "terrain-stands", (*facts, ("level", cell.level)))
    for smoke in game.board.smoke:
        there = (("hex", shown_hex(game.board, smoke.hex)), ("hindrance", smoke.hindrance))
        yield Line("line", "dm-smoke", "smoke-stands", there)


PLAY = Play(ScenarioText, Game, begin, step, standing, view, picture, text, invent, drawing)
"""Everything the faces of the product know of a battle."""
