"""Timing: libraries in turns, so that noise hits all alike, and the first call of a fresh process."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from fractions import Fraction
from math import inf
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

__all__ = ["Contender", "First", "first_call", "fresh", "in_turns", "milliseconds"]

ROOT = Path(__file__).parents[1]


class Contender(NamedTuple):
    """One library at one workload: how it forgets what it remembers, and what it works out."""

    name: str
    forget: Callable[[], None]
    run: Callable[[], object]


def milliseconds(run: Callable[[], object]) -> float:
    """Run once, the garbage collector at rest, as `timeit` has it."""
    was_on = gc.isenabled()
    gc.disable()
    begun = perf_counter()
    run()
    took = perf_counter() - begun
    if was_on:
        gc.enable()
    return took * 1e3


def in_turns(contenders: list[Contender], runs: int) -> dict[str, float]:
    """Return the quickest of `runs` runs of each in milliseconds: A B C A B C, all its caches empty before each.

    A turn starts with a run that is not counted, or the one before would be in the processor's caches still.
    """
    best = dict.fromkeys([one.name for one in contenders], inf)
    for one in contenders * runs:
        one.forget()
        one.run()
        one.forget()
        best[one.name] = min(best[one.name], milliseconds(one.run))
    return best


class First(NamedTuple):
    """The first call of a fresh process: milliseconds alone and with the import, and its result."""

    call_ms: float
    with_import_ms: float
    chances: dict[Any, Fraction]


CHILD = """
import warnings
warnings.simplefilter("ignore")
from time import perf_counter
begun = perf_counter()
from importlib import import_module
forms = import_module({module!r})
imported = perf_counter()
result = forms.answer({workload!r})
done = perf_counter()
import json
chances = [[outcome, str(chance)] for outcome, chance in forms.fractions(result).items()]
print(json.dumps([(done - imported) * 1e3, (done - begun) * 1e3, chances]))
"""


def first_call(module: str, workload: str) -> First:
    """Let a fresh process answer one workload with the forms of a module, its first and only call."""
    call_ms, with_import_ms, chances = json.loads(fresh("-c", CHILD.format(module=module, workload=workload)).stdout)
    return First(
        call_ms,
        with_import_ms,
        {tuple(outcome) if isinstance(outcome, list) else outcome: Fraction(chance) for outcome, chance in chances},
    )


def fresh(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a fresh interpreter that finds byte code compiled, as an installed package has it, wherever we may write."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    environment = kept | {"PYTHONPYCACHEPREFIX": str(ROOT / "build" / "bytecode")}
    command = [sys.executable, *arguments]
    return subprocess.run(command, check=True, capture_output=True, text=True, env=environment, cwd=ROOT)
