"""True line of sight in three dimensions: how much of a target one model sees, past what, and in which cover.

The eye is a point: over the middle of the shooter's base, at the shooter's full height. The target is the upright
rectangle through the middle of its base, as wide as its base looks from there and as high as the model. Everything else
is an upright prism on its footprint. Touching hides nothing. The shooter's unit and the target's unit hide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.boards.terrain import Terrain
from grognard.boards.true_sight_terms import Agreement, Cover, Glance, KindRule, Model, Spot, TrueSight

__all__ = ["Agreement", "Cover", "Glance", "KindRule", "Model", "Spot", "TrueSight", "glance", "true_sight"]


def true_sight(
    shooter: Model, target: Model, terrain: Iterable[Terrain], others: Iterable[Model], agreement: Agreement
) -> TrueSight:
    """Say what `shooter` sees of `target`; models of its own unit and of the target's may be among the others.

    Shares are good to one part in 240 for every upright edge across the target, and exact in height.
    """
    from grognard.boards.true_sight_solids import look  # noqa: PLC0415 - numpy

    return look(shooter, target, tuple(terrain), _between(shooter, target, others, agreement), agreement)


def glance(
    shooter: Model, target: Model, terrain: Iterable[Terrain], others: Iterable[Model], agreement: Agreement
) -> Glance:
    """Say only whether `shooter` sees `target` and where it stands to cover: as `true_sight` says it, much faster."""
    from grognard.boards.true_sight_solids import glance as take_a_glance  # noqa: PLC0415 - numpy

    return take_a_glance(shooter, target, tuple(terrain), _between(shooter, target, others, agreement), agreement)


def _between(shooter: Model, target: Model, others: Iterable[Model], agreement: Agreement) -> tuple[Model, ...]:
    units = {shooter.unit, target.unit}
    return tuple(one for one in others if one.unit not in units) if agreement.models_block else ()
