"""Run every workload in all three libraries, check every result, print a table and write `build/bench.json`.

Ends with 1 where a result is not the reference, fraction by fraction.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from types import ModuleType

from dyce.lifecycle import ExperimentalWarning

from benchmarks import dm_shots, extras, gdf_battles, in_dyce, in_icepool, matrix_run, ours, references, wfrp3_pools
from benchmarks.clock import Contender, First, first_call, in_turns
from benchmarks.references import Chances
from benchmarks.report import Row, as_table, geometric_mean, write

RUNS = 20
FIRST_CALLS = 3
FORMS: dict[str, ModuleType] = {"ours": ours, "dyce": in_dyce, "icepool": in_icepool}


def main() -> int:
    """Measure, print and store; return the exit code."""
    warnings.simplefilter("ignore", ExperimentalWarning)  # what dyce's documentation shows is in use here
    wrong: list[str] = []
    rows = [measured(name, chances, wrong) for name, chances in references.load().items()]
    mean = geometric_mean(rows)
    rows += matrix_run.rows(wrong) + wfrp3_pools.rows(wrong)
    write(rows, mean)
    print(
        f"quickest of {RUNS}, libraries in turns, all caches empty before each run; ratio: better of the others / ours;"
    )
    print(f"first: first call of a fresh process, quickest of {FIRST_CALLS}, without / with its import\n")
    print(as_table(rows))
    print(f"\ngeometric mean of the first eleven: {mean:.2f}; every result compared as fractions\n")
    print("\n".join([*extras.lines(), *board_lines(), *wfrp3_pools.lines(), *dm_shots.lines(), *gdf_battles.lines()]))
    for what in wrong:
        print(f"wrong: {what}", file=sys.stderr)
    return 1 if wrong else 0


def measured(name: str, reference: Chances, wrong: list[str]) -> Row:
    """Time one workload, warm and fresh; whose result is not the reference goes to `wrong`."""
    contenders = [Contender(library, forms.forget, partial(forms.answer, name)) for library, forms in FORMS.items()]
    warm = in_turns(contenders, RUNS)
    calls = {
        library: [first_call(forms.__name__, name) for _ in range(FIRST_CALLS)] for library, forms in FORMS.items()
    }
    for library, forms in FORMS.items():
        results = [forms.fractions(forms.answer(name)), *(call.chances for call in calls[library])]
        if not all(references.same(result, reference) for result in results):
            wrong.append(f"{library} at {name}")
    return Row(name, warm, {library: quickest(made) for library, made in calls.items()})


def quickest(calls: Sequence[First]) -> tuple[float, float]:
    """Return the shortest times among first calls, without and with the import."""
    return min(call.call_ms for call in calls), min(call.with_import_ms for call in calls)


def board_lines() -> list[str]:
    """Measure what the modules about boards offer, if there are any: one line for each of their rows."""
    modules = sorted(path.stem for path in Path(__file__).parent.glob("boards_*.py"))
    rows = [row for module in modules for row in import_module(f"benchmarks.{module}").rows()]
    lines = [f"{row['name']}: {row['ours_ms']:.3f} ms; other {row['other_ms']:.3f} ms ({row['note']})" for row in rows]
    return ["", "boards:", *lines] if lines else []


if __name__ == "__main__":
    sys.exit(main())
