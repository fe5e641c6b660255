"""The six sketches, one a kind of rule that the books have."""

from core.sketches import barrage, owner, pool, salvos, symbols, volley
from core.sketches.sketch import Sketch

SKETCHES: tuple[Sketch, ...] = (
    volley.SKETCH,
    pool.SKETCH,
    symbols.SKETCH,
    barrage.SKETCH,
    salvos.SKETCH,
    owner.SKETCH,
)
