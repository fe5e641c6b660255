"""What a shot costs: the number with full odds of one declaration, and every legal shot of six mechs on a map."""

from __future__ import annotations

from functools import partial
from random import Random

from benchmarks.clock import Contender, in_turns
from grognard.boards.hex import HexGrid
from grognard.core.exact import forget
from grognard.core.rulebook import Rulebook, find
from grognard.pricing.outlooks import outlook
from grognard.rulebooks.dm.attacking import Pointed, aims, situation_of
from grognard.rulebooks.dm.board import Board, Cell
from grognard.rulebooks.dm.game import Fighter, Game, Side, alive
from grognard.rulebooks.dm.pricing import parts
from grognard.rulebooks.dm.reading import settled
from grognard.rulebooks.dm.units import Unit, Weapon

__all__ = ["every_shot", "lines", "six_mechs"]

RUNS = 20
COLUMNS, ROWS = 18, 17
WOODS = 60


def six_mechs() -> Game:
    """Return three mechs a side on a map of 18 by 17 hexes, a fifth of it under woods."""
    rng = Random(18)
    grid = tuple(HexGrid(COLUMNS, ROWS))
    *woods, a, b, c, d, e, f = rng.sample(grid, WOODS + 6)
    arms = tuple(Weapon(name="gun", mount=mount, power=8, salvos=2) for mount in ("right arm", "left arm"))
    sides = ("Reds", "Blues")
    fighters = tuple(
        Fighter(
            unit=Unit(
                name=f"Mech {at}", kind="mech", accuracy=9, skill=7, boldness=7, speed=5, left=4,
                armour=(12, 11, 9, 8, 9, 11), weapons=arms,
            ),
            seat=sides[at % 2],
            hex=cell,
            facing=rng.randrange(6),
        )
        for at, cell in enumerate((a, b, c, d, e, f))
    )  # fmt: skip
    return Game(
        edition="seed",
        readings=tuple(sorted(settled("seed", {"criticals": "on"}).items())),
        name="six mechs",
        board=Board(COLUMNS, ROWS, cells=tuple(Cell(cell, "woods", 1) for cell in sorted(woods))),
        sides=(Side(sides[0]), Side(sides[1])),
        fighters=fighters,
        phase="battle",
    )


def legal_shots(game: Game) -> list[tuple[Fighter, Pointed]]:
    """Judge every declaration that anybody could make, and return those that are legal."""
    judged = [(shooter, aimed) for shooter in alive(game) for aimed in aims(game, shooter)]
    return [shot for shot in judged if not situation_of(game, *shot).refusals]


def priced(book: Rulebook, game: Game, shooter: Fighter, aimed: Pointed) -> None:
    """Judge and price one declaration."""
    outlook(book, parts(situation_of(game, shooter, aimed)))


def every_shot(book: Rulebook, game: Game) -> int:
    """Judge every declaration, price the legal ones, and count them."""
    legal = legal_shots(game)
    for shot in legal:
        priced(book, game, *shot)
    return len(legal)


def lines() -> list[str]:
    """Measure and say what was found; goals in brackets."""
    book, game = find("dm"), six_mechs()
    legal = every_shot(book, game)
    one = in_turns([Contender("ours", forget, partial(priced, book, game, *legal_shots(game)[0]))], RUNS)["ours"]
    every = in_turns([Contender("ours", forget, partial(every_shot, book, game))], RUNS)["ours"]
    return [
        "",
        f"number and full odds of one declaration on a map (1 ms): {one:.2f} ms",
        f"all {legal} legal shots of 6 mechs on 18 by 17 hexes, with odds (200 ms): {every:.1f} ms",
    ]
