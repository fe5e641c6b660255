"""How times are taken and what is stored of them."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from benchmarks.clock import Contender, first_call, in_turns
from benchmarks.report import Row, as_table, geometric_mean, write

from benchmarks import references

ROWS = [
    Row("b", {"ours": 1.0, "icepool": 8.0, "dyce": 4.0}, dict.fromkeys(("ours", "icepool", "dyce"), (1.5, 40.0))),
    Row("matrix", {"ours": 2.0, "icepool": 6.0, "dyce": 18.0}, {}, "a remark"),
]


def test_the_ratio_is_the_better_of_the_others() -> None:
    assert [row.ratio for row in ROWS] == [4.0, 3.0]
    assert geometric_mean(ROWS) == pytest.approx(12**0.5)


def test_what_is_stored_can_be_read_by_programs(tmp_path: Path) -> None:
    file = tmp_path / "build" / "bench.json"
    write(ROWS, geometric_mean(ROWS), file)
    stored = json.loads(file.read_text(encoding="utf-8"))
    assert stored["b"] == {"ours_ms": 1.0, "icepool_ms": 8.0, "dyce_ms": 4.0, "ratio": 4.0}
    assert set(stored) == {"b", "matrix", "geometric_mean"}


def test_the_table_has_a_line_for_every_row() -> None:
    head, *lines = as_table(ROWS).splitlines()
    assert [word for word in head.split() if word != "ms"][:4] == ["ours", "icepool", "dyce", "ratio"]
    assert lines[0].split() == ["b", "1.000", "8.000", "4.000", "4.00", *["1.50", "/", "40"] * 3]
    assert lines[1].split() == ["matrix", "2.000", "6.000", "18.000", "3.00", "a", "remark"]


def test_libraries_run_in_turns_and_forget_before_every_run() -> None:
    heard: list[str] = []

    def note(word: str) -> Callable[[], None]:
        return partial(heard.append, word)

    times = in_turns([Contender(name, note(f"forget {name}"), note(f"run {name}")) for name in ("a", "b")], 2)
    assert heard == [f"{did} {name}" for name in ("a", "b", "a", "b") for did in ("forget", "run") * 2]
    assert set(times) == {"a", "b"}
    assert all(time > 0 for time in times.values())


@pytest.mark.parametrize("module", ["benchmarks.ours", "benchmarks.in_dyce", "benchmarks.in_icepool"])
def test_the_first_call_of_a_process_is_right(module: str) -> None:
    first = first_call(module, "h")
    assert references.same(first.chances, references.load()["h"])
    assert 0 < first.call_ms < first.with_import_ms
