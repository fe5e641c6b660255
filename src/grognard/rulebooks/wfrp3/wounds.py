"""Wounds as cards: normal and critical, falling over, dying (rules W73–W80)."""

from __future__ import annotations

from functools import lru_cache
from types import MappingProxyType

import msgspec

from grognard.core.asking import Rule, Step, Throw, step, tell, through, throw
from grognard.core.dice import Dice
from grognard.rulebooks.wfrp3.symbols import GM

__all__ = ["DECK", "Body", "Hurt", "state", "suffer", "suffer_hit", "tally", "wound_card"]

DECK = MappingProxyType({1: 5, 2: 33, 3: 27, 4: 3, 5: 1})
"""How many wound cards have each severity on their other side (rule W74)."""


class Body(msgspec.Struct, frozen=True, cache_hash=True):
    """What a body can take and has taken.

    `normal` counts wound cards that lie face down, `criticals` the severities of those turned up, lowest first.
    `is_down` is set when the fall has been worked out, until the character is up again. With `adds_severity` a critical
    weighs its severity besides its card.
    """

    threshold: int = 12
    toughness: int = 3
    normal: int = 0
    criticals: tuple[int, ...] = ()
    is_down: bool = False
    is_dead: bool = False
    adds_severity: bool = False
    is_henchman: bool = False


class Hurt(msgspec.Struct, frozen=True, cache_hash=True):
    """A blow that has landed: so many wounds, so many of them critical."""

    wounds: int
    criticals: int = 0


def tally(body: Body) -> int:
    """Return what the wounds weigh: one a card, and the severity of criticals where that is the reading (rule W80)."""
    return body.normal + len(body.criticals) + (sum(body.criticals) if body.adds_severity else 0)


def state(body: Body) -> str:
    """Say how a body is: unhurt, lightly or critically wounded, unconscious or dead (rules W75 and W77)."""
    if body.is_dead:
        return "dead"
    if tally(body) > body.threshold:
        return "unconscious"
    if body.criticals:
        return "critical"
    return "light" if body.normal else "unhurt"


@lru_cache(maxsize=512)
def wound_card(known: tuple[int, ...]) -> Throw[int]:
    """Turn a wound card up at random: its severity, of those not lying open already (rule W74)."""
    cards = tuple(severity for severity, n in DECK.items() for _ in range(max(0, n - known.count(severity)))) or tuple(
        DECK
    )
    deck = Dice("wound card", cards)
    return throw(deck.faces(), "severity", GM, (), tuple(sorted({*cards})[:2]), "wfrp3-wound-cards")


def _turn(body: Body) -> Rule[Body]:
    """Turn one normal wound critical, if there is one."""
    if not body.normal:
        return body
    severity = yield from wound_card(body.criticals)
    yield from tell("criticals")
    criticals = tuple(sorted((*body.criticals, severity)))
    return msgspec.structs.replace(body, normal=body.normal - 1, criticals=criticals)


def _fall(body: Body) -> Rule[Body]:
    """Go down once the wounds exceed the threshold, then see whether it was too much (rules W75–W79).

    A foe of no importance simply dies; whoever falls turns one normal wound critical, once a fall.
    """
    if body.is_dead or tally(body) <= body.threshold:
        return body
    if body.is_henchman:
        return msgspec.structs.replace(body, is_down=True, is_dead=True)
    if not body.is_down:
        body = msgspec.structs.replace((yield from _turn(body)), is_down=True)
    return msgspec.structs.replace(body, is_dead=len(body.criticals) > body.toughness)


def suffer(body: Body, wounds: int, criticals: int) -> Rule[Body]:
    """Take so many wounds, so many of them critical, and see whether the body still stands."""
    if not wounds or body.is_dead:
        return body
    yield from tell("wounds", wounds)
    hurt = msgspec.structs.replace(body, normal=body.normal + wounds)
    turns: tuple[Step[Body], ...] = (step(_turn),) * min(criticals, wounds)
    return (yield from through(hurt, *turns, step(_fall)))


def suffer_hit(body: Body, hurt: Hurt) -> Rule[Body]:
    """Take a blow that has landed."""
    return (yield from suffer(body, hurt.wounds, hurt.criticals))
