"""Action cards as data: two sides, each with its lines; a few basic ones in our own words (rules W16, W28, W61–W64)."""

from __future__ import annotations

from types import MappingProxyType

import msgspec

__all__ = ["BASIC_CARDS", "Card", "CardLine", "Side", "side_of"]


class CardLine(msgspec.Struct, frozen=True, cache_hash=True, forbid_unknown_fields=True):
    """One line of a card: what it costs in its own symbol, and what it does.

    `fatigue`, `stress` and `tokens` are suffered where positive and recovered where negative; `guard` is that many
    misfortune dice on attacks against the actor until his next turn, and if it `covers_group` against everybody of his
    side in the engagement; `manoeuvres` are free ones, `heals` counts normal wounds. With an `opening` the target may
    slip away or another enemy close in. A critical that `is_plain` means at least one and adds up with nothing.
    `hurts_target` puts fatigue and stress on the target instead. `note` tells what the line does besides.
    """

    name: str
    need: int = 1
    damage: int = 0
    critical: int = 0
    fatigue: int = 0
    stress: int = 0
    tokens: int = 0
    guard: int = 0
    manoeuvres: int = 0
    heals: int = 0
    opening: int = 0
    is_plain: bool = False
    covers_group: bool = False
    hurts_target: bool = False
    repeats: bool = False
    note: str = ""


class Side(msgspec.Struct, frozen=True, cache_hash=True):
    """One side of a card: success lines are alternatives, boon and bane lines are bought one by one."""

    success: tuple[CardLine, ...] = (CardLine("hit"),)
    boon: tuple[CardLine, ...] = ()
    bane: tuple[CardLine, ...] = ()
    comet: tuple[CardLine, ...] = ()
    star: tuple[CardLine, ...] = ()
    exertion: tuple[CardLine, ...] = ()


class Card(msgspec.Struct, frozen=True, cache_hash=True):
    """An action card: what is tested, at what range it works, its recharge rating, its two sides.

    `kind` is `melee`, `ranged`, `spell` or `other`. A spell has its own `damage`; others add theirs to the weapon's.
    `prepares` says that it needs the manoeuvre of that name first, `reach` how far a spell works.
    """

    name: str
    kind: str
    skill: str
    characteristic: str
    recharge: int
    conservative: Side
    reckless: Side
    damage: int = 0
    prepares: bool = False
    reach: str = "medium"


def side_of(card: Card, colour: str) -> Side:
    """Return the side of a card that a stance uses (rule W28)."""
    return card.reckless if colour == "reckless" else card.conservative


_STRIKE = Side(
    success=(CardLine("hit"), CardLine("strong-hit", 3, damage=2)),
    boon=(CardLine("free-manoeuvre", 2, manoeuvres=1),),
    bane=(CardLine("opening", 2, opening=1),),
)
_ASSESS = Side(
    success=(CardLine("assessed", fatigue=-1, stress=-1, guard=1),),
    boon=(CardLine("token-off", 2, tokens=-1),),
    bane=(CardLine("token-on", 2, tokens=1),),
)
_STUNT = Side(
    success=(CardLine("done"), CardLine("done-and-moving", 3, manoeuvres=1)),
    boon=(CardLine("second-wind", 1, fatigue=-1),),
    bane=(CardLine("strained", 1, fatigue=1),),
)


def _guard(boons: int) -> Side:
    return Side(
        success=(
            CardLine("guarded", guard=1, covers_group=True),
            CardLine("well-guarded", 3, guard=2, covers_group=True),
        ),
        boon=(CardLine("boon-guard", boons, note="boon-guard"),),
        bane=(CardLine("worried", 1, stress=1),),
    )


_ALL = (
    Card("Melee Strike", "melee", "Weapon Skill", "strength", 0, _STRIKE, _STRIKE),
    Card("Ranged Shot", "ranged", "Ballistic Skill", "agility", 0, _STRIKE, _STRIKE),
    Card("Assess the Situation", "other", "Intuition", "intelligence", 2, _ASSESS, _ASSESS),
    Card("Guarded Position", "other", "Discipline", "willpower", 0, _guard(2), _guard(1)),
    Card("Perform a Stunt", "other", "Coordination", "agility", 0, _STUNT, _STUNT),
)

BASIC_CARDS = MappingProxyType({card.name: card for card in _ALL})
"""By name."""
