"""A run ends well only if every result is the reference."""

from fractions import Fraction

import pytest

from benchmarks import __main__ as run
from benchmarks import extras, matrix_run, references, wfrp3_pools


@pytest.fixture
def only_salvos(monkeypatch: pytest.MonkeyPatch) -> dict[str, references.Chances]:
    """Leave one quick workload, and nothing else to measure."""
    stored = {"h": references.load()["h"]}
    monkeypatch.setattr(references, "load", lambda: stored)
    monkeypatch.setattr(run, "RUNS", 1)
    monkeypatch.setattr(run, "FIRST_CALLS", 1)
    monkeypatch.setattr(matrix_run, "rows", lambda wrong: [])
    monkeypatch.setattr(wfrp3_pools, "rows", lambda wrong: [])
    monkeypatch.setattr(wfrp3_pools, "lines", list)
    monkeypatch.setattr(extras, "lines", lambda: ["nothing besides"])
    monkeypatch.setattr(run, "board_lines", list)
    monkeypatch.setattr(run, "write", lambda rows, mean: None)
    return stored


@pytest.mark.usefixtures("only_salvos")
@pytest.mark.filterwarnings("ignore::dyce.lifecycle.ExperimentalWarning")
def test_right_results_end_with_0(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.main() == 0
    assert capsys.readouterr().err == ""


@pytest.mark.filterwarnings("ignore::dyce.lifecycle.ExperimentalWarning")
def test_a_wrong_result_is_named_and_ends_with_1(
    only_salvos: dict[str, references.Chances], capsys: pytest.CaptureFixture[str]
) -> None:
    only_salvos["h"] = only_salvos["h"] | {(0, 0): Fraction(1, 2)}
    assert run.main() == 1
    assert capsys.readouterr().err.splitlines() == [f"wrong: {name} at h" for name in ("ours", "dyce", "icepool")]
