"""The matrix, timed: all 40,000 cells by the kernel, and by the others where that ends within half a minute."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import product
from types import ModuleType
from typing import Any

from benchmarks import in_dyce, in_icepool, ours, references
from benchmarks.clock import milliseconds
from benchmarks.matrix import SIDE, Profile, Target, profiles, targets
from benchmarks.report import Row
from grognard.core.exact import exactly

__all__ = ["rows"]

Cell = tuple[Profile, Target]
Volley = Callable[[Profile, Target], Any]

PATIENCE_MS = 30_000
EVERY = 10
"""The sample is every tenth profile at every tenth target."""
JUDGED = 50
"""The references judge every fiftieth profile at every tenth target: they are slow."""
OTHERS: dict[str, ModuleType] = {"icepool": in_icepool, "dyce": in_dyce}


def cells(step: int = 1, across: int = 1) -> list[Cell]:
    """Return every so many-th profile at every so many-th target."""
    return list(product(profiles()[::step], targets()[::across]))


def rows(wrong: list[str]) -> list[Row]:
    """Time the matrix without and with wounds remembered by hand, and check samples; what differs goes to `wrong`."""
    _check(wrong)
    return [_row("matrix", remember=False), _row("matrix_memo", remember=True)]


def _row(name: str, *, remember: bool) -> Row:
    warm: dict[str, float] = {}
    remarks = ["once each"]
    for library, module in OTHERS.items():
        warm[library], share = _timed(module, remember=remember)
        remarks += [f"{library} from {share} of {SIDE**2} cells"] if share < SIDE**2 else []
    ours.forget()
    warm["ours"] = milliseconds(partial(_run, partial(exactly, ours.volley), cells()))
    return Row(name, warm, {}, "; ".join(remarks))


def _timed(module: ModuleType, *, remember: bool) -> tuple[float, int]:
    """Return the time of the matrix, and from how many cells; what is remembered pays only over the whole."""

    def run(some: Sequence[Cell]) -> float:
        module.forget()
        return milliseconds(partial(_run, module.volleys(remember=remember), some))

    sample = cells(EVERY, EVERY)
    scaled = run(sample) * EVERY**2
    if scaled > PATIENCE_MS and not remember:
        return scaled, len(sample)
    return run(cells()), SIDE**2


def _run(volley: Volley, some: Sequence[Cell]) -> None:
    for profile, target in some:
        volley(profile, target)


def _check(wrong: list[str]) -> None:
    """Compare the sample between the libraries, and some of it with the references, as fractions."""
    others = {name: (module.fractions, module.volleys(remember=False)) for name, module in OTHERS.items()}
    for cell in cells(EVERY, EVERY):
        found = ours.fractions(exactly(ours.volley, *cell))
        wrong += [
            f"{name} differs from ours at {cell}"
            for name, (fractions, volley) in others.items()
            if not references.same(fractions(volley(*cell)), found)
        ]
    for cell in cells(JUDGED, EVERY):
        if not references.same(ours.fractions(exactly(ours.volley, *cell)), references.volley(*cell)):
            wrong.append(f"ours differs from the reference at {cell}")
