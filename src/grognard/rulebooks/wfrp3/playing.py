"""The encounter as the referee, the log and every face of the product know it."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.lines import Line
from grognard.core.playing import Play, Standing
from grognard.rulebooks.wfrp3.drawing import drawing, picture
from grognard.rulebooks.wfrp3.encounter import Encounter, Fighter, distance, engaged_with
from grognard.rulebooks.wfrp3.inventing import invent
from grognard.rulebooks.wfrp3.rounds import beaten, step
from grognard.rulebooks.wfrp3.scenario import ScenarioText, begin
from grognard.rulebooks.wfrp3.symbols import GM, PLAYERS
from grognard.rulebooks.wfrp3.wounds import state, tally

__all__ = ["PLAY", "standing", "text", "view"]


def standing(game: Encounter) -> Standing:
    """Say how an encounter stands: whoever still has somebody up when nobody else has, has won."""
    lost = beaten(game)
    is_over = game.phase == "over"
    winners = tuple(seat for seat in (PLAYERS, GM) if seat not in lost) if is_over and len(lost) == 1 else ()
    active = game.fighters[game.active].seat if game.active >= 0 else ""
    scores = tuple(
        (seat, sum(1 for one in game.fighters if one.seat == seat and _is_up(one))) for seat in (PLAYERS, GM)
    )
    line = Line("turn", "wfrp3-turn", "round-of", (("round", min(game.round, game.rounds)), ("rounds", game.rounds)))
    moment = game.round * (1 + len(game.slots)) + game.slot
    return Standing((PLAYERS, GM), moment, is_over, active, winners, scores, (line,))


def _is_up(one: Fighter) -> bool:
    return state(one.sheet.body) not in ("unconscious", "dead")


def view(game: Encounter, seat: str) -> Encounter:
    """Return the encounter as a seat may see it: nothing is hidden."""
    return game


def text(game: Encounter, seat: str) -> tuple[Line, ...]:
    """Say who stands where, with whom, in what condition."""
    one_by_one = [line for at in range(len(game.fighters)) for line in _fighter(game, at)]
    return (*one_by_one, *_ranges(game))


def _ranges(game: Encounter) -> Iterator[Line]:
    """Say how far apart the sides are, two by two."""
    for a, b, _ in game.bands:
        one, other = game.fighters[a], game.fighters[b]
        if one.seat != other.seat and not (one.sheet.body.is_dead or other.sheet.body.is_dead):
            facts = (("name", one.name), ("other", other.name), ("distance", distance(game, a, b)))
            yield Line("turn", "wfrp3-range", "stand-apart", facts)


def _fighter(game: Encounter, at: int) -> Iterator[Line]:
    one = game.fighters[at]
    where = (("name", one.name), ("seat", one.seat), ("place", one.place))
    yield Line("turn", "wfrp3-range", "stands-at", where)
    if near := ", ".join(game.fighters[n].name for n in engaged_with(game, at)):
        yield Line("turn", "wfrp3-range", "is-engaged", (("name", one.name), ("others", near)))
    body = one.sheet.body
    weighs = (
        ("name", one.name),
        ("weight", tally(body)),
        ("threshold", body.threshold),
        ("condition", state(body)),
        ("fatigue", one.sheet.fatigue),
        ("stress", one.sheet.stress),
    )
    yield Line("turn", "wfrp3-state", "is-so", weighs)
    if one.sheet.stance:
        side = "conservative" if one.sheet.stance < 0 else "reckless"
        stance = (("name", one.name), ("side", side), ("depth", abs(one.sheet.stance)))
        yield Line("turn", "wfrp3-stance-meter", "has-stance", stance)
    for name, tokens in one.tokens:
        facts = (("name", one.name), ("card", name), ("tokens", tokens))
        yield Line("turn", "wfrp3-recharge", "has-tokens", facts)
    if one.is_exposed:
        yield Line("turn", "wfrp3-disengage", "is-exposed", (("name", one.name),))


PLAY = Play(ScenarioText, Encounter, begin, step, standing, view, picture, text, invent, drawing)
