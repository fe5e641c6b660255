"""What an attack changes in a battle: what is left of whom, who wavers, what was spent, wrecks and smoke."""

from __future__ import annotations

import msgspec

from grognard.rulebooks.dm.board import Board, Cell, Smoke
from grognard.rulebooks.dm.budget import mount_of
from grognard.rulebooks.dm.game import Fighter, Game, fighter, readings_of, with_fighter
from grognard.rulebooks.dm.salvos import Mark, Volley
from grognard.rulebooks.dm.situation import Situation
from grognard.rulebooks.dm.units import Unit, Weapon

__all__ = ["after_volley", "smoke_cleared", "smoke_laid"]

replace = msgspec.structs.replace


def after_volley(game: Game, situation: Situation, after: Volley) -> Game:
    """Take the end of an attack into the battle: the target, those hit by accident, and what the shooter spent."""
    start, shot, declared = situation.start, situation.shot, situation.declared
    assert start is not None
    assert shot is not None
    assert declared is not None
    left = {mark.name: mark for mark in (*after.victims, after.target)}
    for mark in (start.target, *start.victims):
        game = _marked(game, left.get(mark.name, replace(mark, left=0)))
    shooter = fighter(game, declared.shooter.name)
    is_rest = bool(game.rest[1])
    if not is_rest and not shooter.is_gone:
        game = with_fighter(game, replace(shooter, unit=_spent(shooter.unit, declared.weapon, declared.target.name)))
    rest = (mount_of(declared.weapon), after.unfired, declared.target.name) if after.unfired else ("", 0, "")
    return replace(game, rest=rest, turn=game.turn + 1)


def _spent(unit: Unit, weapon: Weapon, target: str) -> Unit:
    """Spend an attack, the use of a weapon, and one point of its ammunition."""
    mount = mount_of(weapon)
    weapons = tuple(
        replace(each, ammo=each.ammo - 1) if mount_of(each) == mount and each.ammo is not None else each
        for each in unit.weapons
    )
    return replace(unit, fired=(*unit.fired, mount), fired_at=(*unit.fired_at, target), weapons=weapons)


def _marked(game: Game, mark: Mark) -> Game:
    """Take over what became of one unit; at zero it is out of the game."""
    hit = fighter(game, mark.name)
    hit = replace(hit, unit=replace(hit.unit, left=mark.left, is_wavering=mark.is_wavering))
    if mark.left != 0:
        return with_fighter(game, hit)
    game = with_fighter(game, replace(hit, is_gone=True, has_acted=True))
    is_wreck = hit.unit.kind != "infantry" and readings_of(game)["at-zero"] == "wreck"
    return replace(game, board=_with_wreck(game.board, hit)) if is_wreck else game


def _with_wreck(board: Board, hit: Fighter) -> Board:
    """Leave a wreck in an open hex; where terrain stands it changes nothing."""
    if any(cell.hex == hit.hex for cell in board.cells):
        return board
    wreck = Cell(hit.hex, "wreck")
    return replace(board, cells=tuple(sorted((*board.cells, wreck), key=lambda cell: cell.hex)))


def smoke_laid(game: Game, shooter: Fighter, weapon: Weapon, smoke: Smoke) -> Game:
    """Put smoke into a hex, and spend the attack."""
    board = replace(game.board, smoke=(*game.board.smoke, smoke))
    unit = _spent(shooter.unit, weapon, "")
    game = with_fighter(game, replace(shooter, unit=unit))
    return replace(game, board=board, turn=game.turn + 1)


def smoke_cleared(game: Game) -> Game:
    """Clear the smoke that lasts to the end of this round."""
    kept = tuple(smoke for smoke in game.board.smoke if smoke.until != game.round)
    return replace(game, board=replace(game.board, smoke=kept))
