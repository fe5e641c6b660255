"""What odds can be asked of a pool, an action, a healing and an initiative."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from operator import itemgetter
from types import MappingProxyType
from typing import Any

from grognard.core.rulebook import Measure
from grognard.rulebooks.wfrp3.attack import Struck
from grognard.rulebooks.wfrp3.healing import Healed
from grognard.rulebooks.wfrp3.initiative import Contender, Order, placed
from grognard.rulebooks.wfrp3.symbols import COORDINATES

__all__ = [
    "ATTACK_MEASURES",
    "CARD_MEASURES",
    "HEALING_MEASURES",
    "MEASURES",
    "POOL_MEASURES",
    "READ",
    "WANTED",
    "initiative_measures",
]

POOL_MEASURES = tuple(Measure(name, "count", itemgetter(at)) for at, name in enumerate(COORDINATES))
"""Net successes, net boons, and the symbols that nothing cancels."""
WANTED = Measure("wanted", "chance", itemgetter(len(COORDINATES)))
"""So many successes and so many boons at once."""


def _passed(struck: Struck) -> int:
    return int(struck.spent.is_hit)


def _wounds(struck: Struck) -> int:
    return struck.hurt.wounds


def _criticals(struck: Struck) -> int:
    return struck.hurt.criticals


def _unconscious(struck: Struck) -> int:
    return int(struck.body is not None and struck.body.is_down)


def _dead(struck: Struck) -> int:
    return int(struck.body is not None and struck.body.is_dead)


def _spent(name: str, struck: Struck) -> int:
    return int(getattr(struck.spent, name))


READ: MappingProxyType[str, Callable[[Struck], int]] = MappingProxyType(
    {
        "passed": _passed,
        "hit": _passed,
        "wounds": _wounds,
        "criticals": _criticals,
        "unconscious": _unconscious,
        "dead": _dead,
        **{name: partial(_spent, name) for name in ("fatigue", "stress", "tokens", "guard", "manoeuvres", "heals")},
    }
)
"""How each measure is read from what an action came to."""

_RAW = (Measure("success", "count", None, "net-success"), Measure("boons", "count", None, "net-boons"))
_COSTS = (
    Measure("fatigue", "count", READ["fatigue"]),
    Measure("stress", "count", READ["stress"]),
    Measure("strained", "chance", partial(_spent, "is_strained")),
    Measure("delayed", "chance", partial(_spent, "is_delayed")),
)

ATTACK_MEASURES = (
    Measure("hit", "chance", _passed),
    *_RAW,
    Measure("wounds", "count", _wounds),
    Measure("criticals", "count", _criticals),
    Measure("unconscious", "chance", _unconscious),
    Measure("dead", "chance", _dead),
    *_COSTS,
)
"""Of an attack on one target; fatigue and stress are what the lines cost the attacker less what he recovers by them."""

CARD_MEASURES = (
    Measure("passed", "chance", _passed),
    *_RAW,
    *_COSTS,
    Measure("tokens", "count", READ["tokens"]),
    Measure("guard", "count", READ["guard"]),
    Measure("manoeuvres", "count", READ["manoeuvres"]),
    Measure("heals", "count", READ["heals"]),
)
"""Of a check that strikes nobody."""


def _healed(name: str, healed: Healed) -> int:
    return int(getattr(healed, name))


def _ignored(healed: Healed) -> int:
    return len(healed.patient.ignored)


HEALING_MEASURES = (
    Measure("passed", "chance", partial(_healed, "is_success")),
    Measure("healed", "count", partial(_healed, "normal")),
    Measure("critical_healed", "chance", partial(_healed, "criticals")),
    Measure("ignored", "count", _ignored),
    Measure("mishap", "chance", partial(_healed, "is_mishap")),
)
"""Of a healing."""


def initiative_measures(contenders: tuple[Contender, ...] = (), me: int = 0) -> tuple[Measure, ...]:
    """Return what is asked of one who rolls for initiative: to act first for certain, or to roll off for it."""

    def is_rank(rank: str, order: Order) -> int:
        return int(placed(contenders, me, order) == rank)

    return tuple(Measure(rank, "chance", partial(is_rank, rank)) for rank in ("first", "tied"))


def _all(*groups: tuple[Measure, ...]) -> tuple[Measure, ...]:
    found: dict[str, Any] = {}
    for group in groups:
        for measure in group:
            found.setdefault(measure.key, measure)
    return tuple(found.values())


MEASURES = _all(ATTACK_MEASURES, CARD_MEASURES, HEALING_MEASURES, initiative_measures(), POOL_MEASURES, (WANTED,))
"""Every measure of the book, once."""
