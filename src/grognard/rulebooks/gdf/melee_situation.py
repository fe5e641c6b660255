"""A melee settled before the first die: who strikes with what, as the dice rules need it (P3 to P5)."""

from __future__ import annotations

import msgspec

from grognard.core.documents import Problem
from grognard.core.outlook import NotModelled
from grognard.core.reasons import Reason
from grognard.rulebooks.gdf.declaration import Carried
from grognard.rulebooks.gdf.morale import Nerve
from grognard.rulebooks.gdf.shooting import Group, Ignoring
from grognard.rulebooks.gdf.takedown import Pick
from grognard.rulebooks.gdf.units import Side
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["Blow", "Combatant", "Contender", "Melee", "MeleeSituation", "Striker", "Terms"]


class Striker(msgspec.Struct, frozen=True):
    """So many copies of a melee weapon whose bearers are close enough to strike."""

    carried: Carried
    copies: int


class Contender(msgspec.Struct, frozen=True):
    """One side of a melee as it is folded: the unit, what strikes, how many of its models with Impact do.

    `is_fatigued`: it has struck in a melee this round already. `pick` is the model of this unit that the enemy's
    Takedown picks, if that was declared.
    """

    side: Side
    striking: tuple[Striker, ...]
    impacting: int = 0
    hero_impacts: bool = True
    is_fatigued: bool = False
    seat: str = "attacker"
    pick: Pick | None = None


class Terms(msgspec.Struct, frozen=True):
    """What both sides share: the edition, the readings, and whether the defender strikes back."""

    edition: str
    readings: tuple[tuple[str, str], ...] = ()
    strikes_back: bool = True


class Blow(msgspec.Struct, frozen=True, cache_hash=True):
    """One weapon of a unit in melee, in numbers: who is left to strike decides how many dice it throws.

    `copies` strike unless their bearers have fallen; `dealt` copies are dealt among `models` models, `each` throws so
    many dice. `heros` are the dice of the joined hero while he lives, `less` those taken away. `lonely` is the group
    against a hero who is left alone; `is_capped`: Blast counts no hit more often than there are models.
    """

    group: Group
    copies: int = 0
    dealt: int = 0
    models: int = 1
    each: int = 1
    heros: int = 0
    less: int = 0
    pick: Pick | None = None
    lonely: Group | None = None
    is_capped: bool = True
    falls_first: bool = False


class Combatant(msgspec.Struct, frozen=True, cache_hash=True):
    """One side of a melee as numbers: what strikes in its turn, what strikes before a charger, what it brings besides.

    `fear` counts as so many wounds more for who has won; `to_ignore` are its rolls against its own Hazardous weapons.
    """

    name: str
    seat: str
    unit: Unit
    blows: tuple[Blow, ...]
    counters: tuple[Blow, ...]
    nerve: Nerve
    fear: int = 0
    to_ignore: Ignoring = ()
    is_fatigued: bool = False


class Melee(msgspec.Struct, frozen=True, cache_hash=True):
    """A charge that has reached its target, as numbers."""

    charger: Combatant
    defender: Combatant
    strikes_back: bool = True


class MeleeSituation(msgspec.Struct, frozen=True):
    """A melee with everything a reader must know besides; `problems` are what nobody could price."""

    edition: str
    readings: tuple[tuple[str, str], ...]
    melee: Melee
    reasons: tuple[Reason, ...] = ()
    not_modelled: tuple[NotModelled, ...] = ()
    warnings: tuple[Problem, ...] = ()
    problems: tuple[Problem, ...] = ()

    @property
    def charger(self) -> Combatant:
        """Whoever charged."""
        return self.melee.charger

    @property
    def defender(self) -> Combatant:
        """Whoever was charged."""
        return self.melee.defender
