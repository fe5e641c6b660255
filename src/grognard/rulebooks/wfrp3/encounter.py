"""An encounter as plain data: who stands where in what condition, whose turn it is, what it has seen."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from grognard.rulebooks.wfrp3.cards import Card, CardLine
from grognard.rulebooks.wfrp3.damage import Weapon
from grognard.rulebooks.wfrp3.ranges import reached
from grognard.rulebooks.wfrp3.sheets import Sheet, passes_out
from grognard.rulebooks.wfrp3.symbols import GM, PLAYERS
from grognard.rulebooks.wfrp3.turn import TurnCosts
from grognard.rulebooks.wfrp3.wounds import state

__all__ = [
    "Encounter",
    "Fighter",
    "Phase",
    "Talent",
    "can_act",
    "changed",
    "distance",
    "enemies",
    "engaged_with",
    "fighter",
    "guarded",
    "moved_bands",
    "named",
    "other_seat",
    "reading",
    "tokens_on",
    "unguarded",
    "with_tokens",
]

Phase: TypeAlias = Literal["initiative", "ties", "slot", "stance", "turn", "round-end", "over"]
"""Initiative is rolled once; then slot after slot a fighter takes a turn, until the last round has ended."""

replace = msgspec.structs.replace


class Talent(msgspec.Struct, frozen=True):
    """A talent: what using it does, and its recharge rating. Only one in a slot can be used."""

    name: str
    line: CardLine
    recharge: int = 0
    is_slotted: bool = True


class Fighter(msgspec.Struct, frozen=True):
    """Somebody in an encounter, on a line of places that one manoeuvre lies between.

    Whoever shares a `group` is engaged; 0 is none. `tokens` lie on cards, talents and active defences by name. `guards`
    are misfortune dice on attacks against him until the next turn of whoever put them up, `assists` fortune dice for
    one check in the round `assisted`. `prepared` cards can be played.
    """

    seat: str
    sheet: Sheet
    cards: tuple[Card, ...]
    weapons: tuple[Weapon, ...]
    talents: tuple[Talent, ...] = ()
    defences: tuple[str, ...] = ()
    weapon: int = 0
    tokens: tuple[tuple[str, int], ...] = ()
    place: int = 0
    group: int = 0
    guards: tuple[tuple[str, int], ...] = ()
    assists: int = 0
    assisted: int = 0
    points: int = 0
    draughts: int = 0
    prepared: tuple[str, ...] = ()
    ignored: tuple[int, ...] = ()
    is_loaded: bool = True
    is_mounted: bool = False
    is_exposed: bool = False
    is_aided: bool = False
    has_acted: bool = False

    @property
    def name(self) -> str:
        """What the fighter is called."""
        return self.sheet.name

    @property
    def guard(self) -> int:
        """How many misfortune dice attacks on the fighter have from cards and talents."""
        return sum(n for _, n in self.guards)

    @property
    def in_hand(self) -> Weapon:
        """The weapon that is ready."""
        return self.weapons[self.weapon]


class Encounter(msgspec.Struct, frozen=True):
    """A fight: everybody in it, the ranges between them, the slots of the round, the turn under way.

    `bands` are the ranges of each pair by their places among `fighters`; `slots` the sides in the order of acting, each
    once for each of its fighters; `slips` the slots that fall back one place when the round ends. `scores` are the net
    successes of the initiative roll.
    """

    edition: str
    readings: tuple[tuple[str, str], ...]
    fighters: tuple[Fighter, ...]
    bands: tuple[tuple[int, int, str], ...]
    rounds: int
    length: int
    is_judged: bool = False
    phase: Phase = "initiative"
    round: int = 1
    slots: tuple[str, ...] = ()
    scores: tuple[int, ...] = ()
    slot: int = 0
    active: int = -1
    costs: TurnCosts = TurnCosts()
    slips: tuple[int, ...] = ()


def reading(game: Encounter, name: str) -> str:
    """Return the option of a reading."""
    return dict(game.readings)[name]


def named(game: Encounter, name: str) -> int:
    """Return where a fighter stands among all."""
    return next(at for at, one in enumerate(game.fighters) if one.name == name)


def fighter(game: Encounter) -> Fighter:
    """Return whoever has the turn."""
    return game.fighters[game.active]


def other_seat(seat: str) -> str:
    """Return the other seat."""
    return GM if seat == PLAYERS else PLAYERS


def can_act(one: Fighter) -> bool:
    """Whether somebody is awake and on his feet (rules W75 and W82)."""
    return state(one.sheet.body) not in ("unconscious", "dead") and not passes_out(one.sheet)


def changed(game: Encounter, *news: tuple[int, Fighter]) -> Encounter:
    """Return the encounter with these fighters in the places of those that were there."""
    fighters = list(game.fighters)
    for at, one in news:
        fighters[at] = one
    return replace(game, fighters=tuple(fighters))


def distance(game: Encounter, one: int, other: int) -> str:
    """Return the range between two fighters: engaged in one group, else as the moves have made it."""
    if one == other:
        return "engaged"
    group = game.fighters[one].group
    if group and group == game.fighters[other].group:
        return "engaged"
    low, high = sorted((one, other))
    return next(band for a, b, band in game.bands if (a, b) == (low, high))


def engaged_with(game: Encounter, at: int) -> tuple[int, ...]:
    """Return everybody in the engagement of a fighter, himself left out."""
    group = game.fighters[at].group
    return tuple(n for n, one in enumerate(game.fighters) if group and one.group == group and n != at)


def enemies(game: Encounter, at: int) -> tuple[int, ...]:
    """Return everybody of the other side who can be attacked."""
    seat = game.fighters[at].seat
    return tuple(n for n, one in enumerate(game.fighters) if one.seat != seat and not one.sheet.body.is_dead)


def moved_bands(game: Encounter) -> Encounter:
    """Return the encounter with every range as the places have it now, and nobody engaged with himself alone."""
    places = [one.place for one in game.fighters]
    bands = tuple((a, b, reached(band, abs(places[a] - places[b]))) for a, b, band in game.bands)
    return replace(game, bands=bands, fighters=tuple(_alone_no_more(game.fighters)))


def _alone_no_more(fighters: Iterable[Fighter]) -> list[Fighter]:
    """Return everybody, the dead and whoever is left alone out of every engagement."""
    kept = [replace(one, group=0) if one.sheet.body.is_dead else one for one in fighters]
    groups = [one.group for one in kept]
    return [replace(one, group=0) if one.group and groups.count(one.group) == 1 else one for one in kept]


def guarded(one: Fighter, owner: str, dice: int) -> Fighter:
    """Return a fighter with so many misfortune dice more on attacks against him, put up by `owner`."""
    return replace(one, guards=(*one.guards, (owner, dice))) if dice > 0 else one


def unguarded(one: Fighter, owner: str) -> Fighter:
    """Return a fighter without what `owner` has put up; that lasts until his next turn (rule W62)."""
    return replace(one, guards=tuple(guard for guard in one.guards if guard[0] != owner))


def tokens_on(one: Fighter, card: str) -> int:
    """Return the recharge tokens on a card, a talent or an active defence."""
    return dict(one.tokens).get(card, 0)


def with_tokens(one: Fighter, card: str, change: int) -> Fighter:
    """Return a fighter with so many tokens more on a card, and none below zero."""
    counts = dict(one.tokens)
    counts[card] = max(0, counts.get(card, 0) + change)
    return replace(one, tokens=tuple(sorted((name, n) for name, n in counts.items() if n)))
