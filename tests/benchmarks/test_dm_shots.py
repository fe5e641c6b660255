"""The benchmark of shots measures shots: there are legal ones, and they are said."""

from benchmarks.dm_shots import every_shot, lines, six_mechs

from grognard.core.rulebook import find


def test_there_are_legal_shots_to_measure() -> None:
    assert every_shot(find("dm"), six_mechs()) > 5


def test_what_was_measured_is_said() -> None:
    assert sum("ms" in line for line in lines()) == 2
