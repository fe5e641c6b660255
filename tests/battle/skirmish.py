"""A small invented game to test the referee with: two sides push counters along a line and throw for them.

It has every kind of question, a hidden reserve that is revealed, forced steps, a step of several answers, and an end.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from grognard.core.asking import Rule, Throw, choose, each, tell
from grognard.core.citations import Citation
from grognard.core.dice import D6
from grognard.core.documents import Document, Problem, convert
from grognard.core.domains import Allot, Facing, Number, OneOf, Point, Routes, SomeOf, Spots
from grognard.core.playing import REVEALED, Play, Standing, narrate
from grognard.core.readings import Edition
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Pricing, Rulebook

SEATS = ("North", "South")
HIT = Throw(D6.read_as(lambda face: "hit" if face >= 4 else "miss"), "attack", good=("hit",), citation="skirmish-1")


class Scenario(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    rulebook: str
    turns: int = 3
    counters: int = 2


class Skirmish(msgspec.Struct, frozen=True):
    edition: str
    readings: tuple[tuple[str, str], ...]
    turns: int
    strength: tuple[int, int]
    places: tuple[Point, ...]
    facing: int = 0
    turn: int = 0
    reserve: int = 0
    is_tired: bool = False


def begin(document: Document) -> Skirmish | tuple[Problem, ...]:
    text = convert(document, Scenario)
    if isinstance(text, Problem):
        return (text,)
    return Skirmish("house", (("luck", "kind"),), text.turns, (9, 9), ((0, 0),) * text.counters)


def _far(draft: tuple[Point, ...]) -> tuple[Refusal, ...]:
    far = [point for point in draft if abs(point[0]) > 10]
    return tuple(Refusal("skirmish-2", "too-far", (("x_um", point[0]), ("most_um", 10))) for point in far)


def _spots(rng: Random) -> Iterator[tuple[Point, ...]]:
    while True:
        yield ((rng.randint(-12, 12), 0), (rng.randint(-12, 12), 1))


def _paths(draft: tuple[tuple[Point, ...], ...]) -> tuple[Refusal, ...]:
    return _far(tuple(path[-1] for path in draft if path))


def _routes(rng: Random) -> Iterator[tuple[tuple[Point, ...], ...]]:
    while True:
        yield (((rng.randint(-12, 12), 0),), ())


def step(game: Skirmish) -> Rule[Skirmish]:
    """Play one turn of a side, or rest it if it is tired."""
    seat = SEATS[game.turn % 2]
    new = msgspec.structs.replace(game, turn=game.turn + 1, is_tired=False)
    if game.is_tired:
        yield from narrate("turn", "skirmish-3", "rests", seat=seat)
        return new
    deed = yield from choose(seat, OneOf("skirmish-1", ("attack", "move", "place", "turn", "share", "wait")), "deed")
    after: Skirmish = yield from DEEDS[deed](new, seat)
    return after


def attack(game: Skirmish, seat: str) -> Rule[Skirmish]:
    at = SEATS.index(seat)
    picked = yield from choose(seat, SomeOf("skirmish-1", ("bow", "sling", "stone"), 1, 2), "arms")
    dice = yield from choose(seat, Number("skirmish-1", 1, 4), "dice")
    hits = yield from each((dice, shot, (msgspec.structs.replace(HIT, who=seat),)))
    yield from narrate("attack", "skirmish-1", "shot-with", arms=" ".join(picked), hits=hits)
    strength = list(game.strength)
    strength[1 - at] = max(0, strength[1 - at] - hits)
    return msgspec.structs.replace(game, strength=tuple(strength), is_tired=hits > 2)


def shot(hit: Throw[str]) -> Rule[int]:
    if (yield from hit) == "miss":
        return 0
    yield from tell("hits")
    return 1


def move(game: Skirmish, seat: str) -> Rule[Skirmish]:
    paths = yield from choose(seat, Routes("skirmish-2", len(game.places), _paths, _routes), "paths")
    ends = tuple(path[-1] if path else place for path, place in zip(paths, game.places, strict=True))
    return msgspec.structs.replace(game, places=ends)


def place(game: Skirmish, seat: str) -> Rule[Skirmish]:
    spots = yield from choose(seat, Spots("skirmish-2", len(game.places), _far, _spots), "spots")
    return msgspec.structs.replace(game, places=spots)


def turn(game: Skirmish, seat: str) -> Rule[Skirmish]:
    return msgspec.structs.replace(game, facing=(yield from choose(seat, Facing("skirmish-2", 6), "facing")))


def share(game: Skirmish, seat: str) -> Rule[Skirmish]:
    first, _, hidden = yield from choose(seat, Allot("skirmish-2", ("a", "b", "hidden"), (3, 3, 3), 4), "share")
    if hidden == 3:
        yield from tell(REVEALED)
    return msgspec.structs.replace(game, reserve=first)


def wait(game: Skirmish, seat: str) -> Rule[Skirmish]:
    yield from ()
    return game


DEEDS: dict[str, Any] = {
    "attack": attack, "move": move, "place": place, "turn": turn, "share": share, "wait": wait
}  # fmt: skip


def standing(game: Skirmish) -> Standing:
    is_over = game.turn >= 2 * game.turns or 0 in game.strength
    return Standing(SEATS, game.turn // 2, is_over, SEATS[game.turn % 2])


def invent(rng: Random) -> dict[str, Any]:
    return {"rulebook": "skirmish", "turns": rng.randint(1, 3), "counters": 2}


PLAY = Play(
    Scenario, Skirmish, begin, step, standing,
    view=lambda game, seat: game if seat else msgspec.structs.replace(game, reserve=0),
    picture=lambda game, seat: "<svg/>",
    text=lambda game, seat: (),
    invent=invent,
)  # fmt: skip


def _no_situation(document: Document) -> Any:
    raise AssertionError("nobody prices a skirmish")


BOOK = Rulebook(
    name="skirmish",
    editions={"house": Edition("house")},
    readings={},
    citations={f"skirmish-{n}": Citation(f"skirmish-{n}", "", "", "") for n in (1, 2, 3)},
    words="battle",
    stages=("attack",),
    measures=(),
    pricing=Pricing(Scenario, _no_situation, _no_situation),
    examples={},
    play=PLAY,
)


def first(turns: int = 3) -> Skirmish:
    """Return the first state of a game of so many turns a side."""
    return Skirmish("house", (("luck", "kind"),), turns, (9, 9), ((0, 0), (0, 0)))
