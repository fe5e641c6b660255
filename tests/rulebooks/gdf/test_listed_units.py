"""Units of a situation that come from an army list: the same as typed in, and named where they are not to be found."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.core.documents import Document, Problem, read_document
from rulebooks.gdf.scenes import BOOK

ARMY = """\
++ Quarry Watch - Invented Miners (v3.5.2) [GF 350pts] [4 Units] ++

Foreman [1] Q3+ D3+ | 60pts | Hero, Tough(3)
1x Pistol (12", A1, AP(1)), 1x Pick (A2)
| Joined to:
Diggers [5] Q4+ D4+ | 100pts | 5x Stealth
5x Nail Rifle (24", A1), 5x Pick (A1)

Crawler [1] Q4+ D3+ | 150pts | Tough(6), Fear(1), Moon Song
1x Spit (18", A2, Blast(3))
"""

TYPED = """\
rulebook = "gdf"
[attacker]
name = "Diggers"
models = 5
quality = 4
defense = 4
weapons = ['5x Nail Rifle (24", A1)', '5x Pick (A1)']
rules = ["5x Stealth"]
[attacker.hero]
name = "Foreman"
quality = 3
defense = 3
weapons = ['1x Pistol (12", A1, AP(1))', '1x Pick (A2)']
rules = ["Hero", "Tough(3)"]
[target]
name = "Crawler"
models = 1
quality = 4
defense = 3
weapons = ['1x Spit (18", A2, Blast(3))']
rules = ["Tough(6)", "Fear(1)", "Moon Song"]
[attack]
distance = 12
"""


def listed(attacker: str = "Diggers", target: str = "Crawler", more: str = "", army: str = "army.txt") -> str:
    return (
        f'rulebook = "gdf"\n[attacker]\nlist = "{army}"\nunit = "{attacker}"\n'
        f'[target]\nlist = "{army}"\nunit = "{target}"\n{more}\n[attack]\ndistance = 12\n'
    )


def read(text: str, folder: Path) -> Any:
    (folder / "army.txt").write_text(ARMY, encoding="utf-8")
    path = folder / "situation.toml"
    path.write_text(text, encoding="utf-8")
    document = read_document(path)
    assert isinstance(document, Document)
    return BOOK.pricing.read(document)


def test_a_listed_unit_is_the_same_as_one_typed_in(tmp_path: Path) -> None:
    found = read(listed(), tmp_path)
    assert found == read(TYPED, tmp_path)
    assert not isinstance(found, tuple)


def test_what_the_file_says_itself_goes_before_the_list(tmp_path: Path) -> None:
    found = read(listed("Crawler", "Diggers", "models = 2\ndefense = 6"), tmp_path)
    (target,) = found.targets
    assert (target.unit.plain, target.unit.heroes, target.nerve.start) == (2, ((0, 3),), 6)
    assert dict(target.groups[0].group.plain.to_block.facts)["need"] == 6


def test_an_unknown_rule_of_a_listed_unit_is_listed(tmp_path: Path) -> None:
    assert ("Moon Song", "Crawler") in {(left.what, left.whose) for left in read(listed(), tmp_path).not_modelled}


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        (listed("Nobody"), 4, "unit-not-in-list"),
        (listed(target="Nobody"), 7, "unit-not-in-list"),
        (listed(army="missing.txt"), 3, "list-not-readable"),
        (TYPED.replace('name = "Diggers"', 'unit = "Diggers"'), 3, "unit-without-list"),
    ],
)
def test_what_is_not_to_be_found_is_named_on_its_line(text: str, line: int, key: str, tmp_path: Path) -> None:
    found = read(text, tmp_path)
    assert isinstance(found, tuple)
    assert all(isinstance(problem, Problem) for problem in found)
    assert (line, key) in {(problem.line, problem.key) for problem in found}


def test_a_list_that_is_none_is_named(tmp_path: Path) -> None:
    (tmp_path / "noise.txt").write_bytes(bytes(range(256)) * 4)
    found = read(listed(army="noise.txt"), tmp_path)
    assert isinstance(found, tuple)
    assert all(isinstance(problem, Problem) for problem in found)


def test_a_joined_hero_who_acts_alone_is_noted(tmp_path: Path) -> None:
    alone = read(listed("Foreman"), tmp_path)
    assert [warning.key for warning in alone.warnings] == ["hero-is-joined"]
    assert read(listed("Diggers"), tmp_path).warnings == ()


def test_rules_are_known_however_their_letters_are_typed(tmp_path: Path) -> None:
    typed = TYPED.replace('"5x Stealth"', '"5x STEALTH"').replace('"Tough(6)"', '"tough(6)"').replace("AP(1)", "ap(1)")
    assert read(typed, tmp_path).targets == read(TYPED, tmp_path).targets
    assert [left.what for left in read(typed, tmp_path).not_modelled] == ["Moon Song"]


def test_losses_leave_guns_that_somebody_must_speak_for(tmp_path: Path) -> None:
    text = listed().replace('unit = "Diggers"\n', 'unit = "Diggers"\nmodels = 3\n')
    assert [warning.key for warning in read(text, tmp_path).warnings] == ["guns-of-the-fallen"]
    said = text + 'firing = { "Nail Rifle" = 3 }\n'
    assert read(said, tmp_path).warnings == ()
