"""Who has won a melee, and the nerve of whoever has lost it (P4)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grognard.core.asking import Rule
from grognard.core.playing import narrate
from grognard.rulebooks.gdf.melee_situation import Combatant
from grognard.rulebooks.gdf.morale import Aftermath, Nerve, is_at_half
from grognard.rulebooks.gdf.rolls import PASS, nerve_throw
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["Score", "Winner", "melee_morale", "verdict", "won"]

Winner: TypeAlias = Literal["charger", "defender", ""]


class Score(msgspec.Struct, frozen=True):
    """What one side has to show: the wounds it caused, its Fear, and whether it was destroyed."""

    wounds: int
    fear: int = 0
    is_destroyed: bool = False

    @property
    def total(self) -> int:
        """The wounds that count for who has won."""
        return self.wounds + self.fear


def won(charger: Score, defender: Score) -> Winner:
    """Say who caused more wounds, Fear among them; whoever is destroyed has lost, and a tie is nobody's (P4)."""
    ours = (defender.is_destroyed, 0 if defender.is_destroyed else charger.total)
    theirs = (charger.is_destroyed, 0 if charger.is_destroyed else defender.total)
    if ours == theirs or (charger.is_destroyed and defender.is_destroyed):
        return ""
    return "charger" if ours > theirs else "defender"


def verdict(charger: tuple[str, Score], defender: tuple[str, Score]) -> Rule[Winner]:
    """Tell who has won, each side by its name, with the wounds that were counted."""
    winner = won(charger[1], defender[1])
    if charger[1].is_destroyed and defender[1].is_destroyed:
        yield from narrate("verdict", "gdf-p4", "melee-both-destroyed")
        return winner
    if not winner:
        yield from narrate("verdict", "gdf-p4", "melee-tied", wounds=charger[1].total)
        return winner
    (name, mine), (_, other) = (charger, defender) if winner == "charger" else (defender, charger)
    if other.is_destroyed:
        yield from narrate("verdict", "gdf-p4", "melee-won-outright", unit=name)
    else:
        yield from narrate("verdict", "gdf-p4", "melee-won", unit=name, wounds=mine.total, against=other.total)
    return winner


def melee_morale(loser: Combatant, unit: Unit) -> Rule[Aftermath]:
    """Test the morale of what is left of the loser: who fails is Shaken, or routs at half of its size or less (P4).

    A Shaken unit fails without a test. Of a unit that routs the models are still told that are removed for it.
    """
    nerve = loser.nerve
    passes = not nerve.is_shaken and (yield from _stands(nerve, loser.seat))
    routs = not passes and is_at_half(unit, nerve.start)
    key = "melee-stands" if passes else "melee-routs" if routs else "melee-shaken"
    yield from narrate("morale", "gdf-p4", key, unit=loser.name)
    return Aftermath(nerve.before, unit, is_tested=True, is_shaken=not passes and not routs, is_routed=routs)


def _stands(nerve: Nerve, seat: str) -> Rule[bool]:
    passes = (yield from nerve_throw(nerve.quality, "gdf-p4", "morale", seat)) == PASS
    if not passes and nerve.holds_on is not None:
        passes = (yield from nerve_throw(nerve.holds_on, "gdf-fearless", "morale", seat)) == PASS
    return passes
