"""True line of sight in three dimensions: how much of a target one model sees, past what, and in which cover.

The eye is a point: over the middle of the shooter's base, at the shooter's full height. The target is the upright
rectangle through the middle of its base, as wide as its base looks from there and as high as the model. Everything else
is an upright prism on its footprint. Touching hides nothing. The shooter's unit and the target's unit hide nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from grognard.boards.terrain import Terrain
from grognard.boards.true_sight_terms import Agreement, Cover, KindRule, Model, Spot, TrueSight

__all__ = ["Agreement", "Cover", "KindRule", "Model", "Spot", "TrueSight", "true_sight"]


def true_sight(
    shooter: Model, target: Model, terrain: Iterable[Terrain], others: Iterable[Model], agreement: Agreement
) -> TrueSight:
    """Say what `shooter` sees of `target`; models of its own unit and of the target's may be among the others.

    Shares are good to one part in 240 for every upright edge across the target, and exact in height.
    """
    from grognard.boards.true_sight_solids import look  # noqa: PLC0415 - numpy

    pieces = tuple(terrain)
    units = {shooter.unit, target.unit}
    between = tuple(one for one in others if one.unit not in units) if agreement.models_block else ()
    return look(shooter, target, pieces, between, agreement)
