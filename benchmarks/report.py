"""What a run found, as a table for people and as JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import NamedTuple

__all__ = ["Row", "as_table", "geometric_mean", "write"]

FILE = Path(__file__).parents[1] / "build" / "bench.json"
LIBRARIES = ("ours", "icepool", "dyce")


class Row(NamedTuple):
    """One workload: milliseconds of each library, warm and as the first call of a fresh process, and a remark."""

    name: str
    warm: Mapping[str, float]
    first: Mapping[str, tuple[float, float]]
    remark: str = ""

    @property
    def ratio(self) -> float:
        """How many times as long the better of the others takes."""
        return min(self.warm["icepool"], self.warm["dyce"]) / self.warm["ours"]


def geometric_mean(rows: Sequence[Row]) -> float:
    """Return the geometric mean of the ratios."""
    return exp(sum(log(row.ratio) for row in rows) / len(rows))


def as_table(rows: Sequence[Row]) -> str:
    """Return the rows as text: warm times and ratio, then first calls without and with the import."""
    head = ["", *(f"{name} ms" for name in LIBRARIES), "ratio", *(f"{name} first" for name in LIBRARIES), ""]
    lines = [head, *(_cells(row) for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if place in {0, len(head) - 1} else cell.rjust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def _cells(row: Row) -> list[str]:
    first = [f"{row.first[name][0]:.2f} / {row.first[name][1]:.0f}" if row.first else "" for name in LIBRARIES]
    return [row.name, *(f"{row.warm[name]:.3f}" for name in LIBRARIES), f"{row.ratio:.2f}", *first, row.remark]


def write(rows: Sequence[Row], mean: float, file: Path = FILE) -> None:
    """Store the rows as JSON: `{name: {"ours_ms", "icepool_ms", "dyce_ms", "ratio"}}`, and the geometric mean."""
    found: dict[str, object] = {
        row.name: {**{f"{name}_ms": row.warm[name] for name in LIBRARIES}, "ratio": row.ratio} for row in rows
    }
    found["geometric_mean"] = mean
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(found, indent=2) + "\n", encoding="utf-8")
