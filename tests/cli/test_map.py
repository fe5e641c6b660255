"""The map of a situation: drawn where there is one, and a sentence where there is none."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from cli.running import LANGUAGES, run

EXAMPLES = Path(__file__).parents[2] / "examples"
ON_A_MAP = str(EXAMPLES / "dm-friend-on-the-line.toml")
WITHOUT = str(EXAMPLES / "dm-vran-in-the-woods.toml")


def test_a_map_is_drawn_beside_the_odds(tmp_path: Path) -> None:
    drawn = tmp_path / "map.svg"
    ended = run("odds", ON_A_MAP, "--map", str(drawn), "--lang", "ru")
    assert (ended.code, ended.err) == (0, "")
    text = drawn.read_text("utf-8")
    assert ElementTree.fromstring(text).tag.endswith("svg")
    for name in ("Вран", "Сокол", "противник", "−1", "♣1", "◦"):
        assert name in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("file", "name"), [(WITHOUT, "map.svg"), (ON_A_MAP, "map.png"), (ON_A_MAP, "no/map.svg")])
def test_what_cannot_be_drawn_is_told(tmp_path: Path, language: str, file: str, name: str) -> None:
    ended = run("odds", file, "--map", str(tmp_path / name), "--lang", language)
    assert ended.code == 2
    assert len(ended.lines) == 1
    assert "Traceback" not in ended.err


def test_a_chart_shows_what_is_measured_of_no_single_target(tmp_path: Path) -> None:
    drawn = tmp_path / "chart.svg"
    assert run("odds", WITHOUT, "--plot", str(drawn), "--lang", "ru").code == 0
    assert "Попадания" in drawn.read_text("utf-8")
