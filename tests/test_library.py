"""What the README shows of the library is true."""

import re
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

import grognard
from grognard import load, odds, resolve
from grognard.core.errors import BadInput, MissingDice, RefusedAnswer, UnusedDice

EXAMPLE = Path(__file__).parent.parent / "examples" / "robots-in-the-open.toml"


README = EXAMPLE.parents[1] / "README.md"


def test_the_code_of_the_readme_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(README.parent)
    blocks = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len(blocks) == 2
    for block in blocks:
        exec(block, {})  # it is our own page


def test_odds_of_the_seeds_example() -> None:
    wounds = dict(odds(load(EXAMPLE)).targets[0].measures)["wounds"]
    assert not isinstance(wounds, Fraction)
    assert (wounds.mean, wounds.at_least(3)) == (Fraction(5, 4), Fraction(53, 512))


def test_resolving_with_ones_own_dice_or_a_seed() -> None:
    situation = load(str(EXAMPLE))
    target, _ = resolve(situation, dice="2 3 4 5 6 / 2 4 6").parts
    assert dict(target.measures)["models_removed"] == 1
    assert resolve(situation, seed=5) == resolve(situation, seed=5)
    with pytest.raises(MissingDice):
        resolve(situation, dice="2 3 4 5 6")
    with pytest.raises(UnusedDice):
        resolve(situation, dice="2 3 4 5 6 / 2 4 6 / 1")


def test_what_cannot_be_loaded_says_why(tmp_path: Path) -> None:
    path = tmp_path / "situation.toml"
    text = EXAMPLE.read_text(encoding="utf-8")
    path.write_text(text.replace("quality = 4", "quality = 9", 1), encoding="utf-8")
    with pytest.raises(BadInput, match="number-out-of-range"):
        load(path)
    path.write_text(text.replace('"advance"', '"charge"'), encoding="utf-8")
    with pytest.raises(RefusedAnswer) as refused:
        load(path)
    assert [refusal.citation for refusal in refused.value.refusals] == ["gdf-2"]


def test_the_names_of_the_library_are_functions_whatever_is_imported_first() -> None:
    code = "import grognard.pricing.outlooks, grognard; from grognard import odds; assert callable(odds)"
    subprocess.run([sys.executable, "-c", code], check=True)
    assert not hasattr(grognard, "no_such_name")
