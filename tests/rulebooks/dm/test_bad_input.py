"""Whatever is wrong with a file is a sentence with its line and what would be right, in every language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.running import LANGUAGES, run

PLAIN = """\
rulebook = "dm"
[attacker]
name = "Вран"
class = "mech"
accuracy = 9
weapons = [{ name = "двухладонка", mount = "правая рука" }, { name = "ракеты", mount = "плечо" }]
[target]
name = "Цель"
class = "mech"
[attack]
distance = 8
weapon = "правая рука"
"""

MAP = """\
rulebook = "dm"
[attacker]
name = "Вран"
class = "mech"
accuracy = 9
hex = [2, 5]
facing = "N"
[target]
name = "Цель"
class = "mech"
hex = [2, 2]
[[units]]
name = "Сосед"
class = "infantry"
hex = [3, 2]
[attack]
weapon = { arc = "main" }
[map]
columns = 6
rows = 6
coordinates = "printed"
"""

# file, what stands in it, what shall stand instead, the line, words of the English sentence
WRONG = [
    (MAP, "hex = [2, 2]", "hex = [7, 2]", 11, "off the map of 6 columns and 6 rows [dm-hexes]"),
    (MAP, "hex = [3, 2]", "hex = [2, 2]", 15, "Сосед and Цель stand in hex 2, 2; a hex holds one unit [dm-one-unit]"),
    (
        MAP,
        'facing = "N"',
        "facing = 7",
        7,
        "there is no facing 7; sides are 0 to 5, or N, NE, SE, S, SW, NW [dm-facing]",
    ),
    (MAP, 'facing = "N"\n', "", 2, "is needed"),
    (MAP, "hex = [3, 2]\n", "", 12, "needs its hex on the map"),
    (MAP, "rows = 6\n", "", 18, "columns and rows, or neither"),
    (MAP, "columns = 6", "columns = 0", 19, "columns is 0; it can be 1 to 200"),
    (MAP, 'weapon = { arc = "main" }', 'weapon = { arc = "wide" }', 17, "attack.weapon.arc"),
    (MAP, "[attack]", "[attack]\ndistance = 3", 17, "with a map distance follows from the hexes"),
    (MAP, "[attack]", "[attack]\nhindrance = 1", 17, "with a map hindrance follows from the hexes"),
    (MAP, "[attack]", "[attack]\nin_arc = false", 17, "with a map in_arc follows from the hexes"),
    (PLAIN, "[target]", "[target]\nhex = [1, 2]", 8, "a hex without a map"),
    (PLAIN, 'weapon = "правая рука"', "attacks = 40\nweapon = { salvos = 2 }", 10, "more than 60 salvos"),
    (PLAIN, "distance = 8\n", "", 10, "needs its distance"),
    (PLAIN, "distance = 8", "distance = 0", 11, "distance is 0; it can be 1 to 400"),
    (PLAIN, 'class = "mech"\naccuracy', "accuracy", 2, "attacker.class is missing"),
    (PLAIN, 'class = "mech"\naccuracy', 'class = "tank"\naccuracy', 4, "tank"),
    (PLAIN, "accuracy = 9", 'accuracy = "nine"', 5, "accuracy"),
    (PLAIN, "accuracy = 9", "accuracy = 9\nskil = 7", 6, "skil"),
    (PLAIN, 'weapon = "правая рука"', 'weapon = "левая рука"', 12, "it has: правая рука, плечо"),
    (PLAIN, 'weapon = "правая рука"', 'weapon = { tags = ["lazer"] }', 12, "has no rule lazer"),
    (PLAIN, 'weapon = "правая рука"', "weapon = { salvos = 13 }", 12, "salvos is 13; it can be 1 to 12"),
    (PLAIN, 'mount = "плечо"', 'mount = "правая рука"', 6, "two weapons stand on one mount, правая рука"),
    (PLAIN, "[attack]", '[attack]\nfacet = "top"', 11, "top"),
    (PLAIN, "[attack]", "[attack]\ntarget_hindrance = 1", 11, "at most 0"),
    (PLAIN, "[attack]", "[attack]\nbystanders = -1", 11, "bystanders is -1; it can be 0 to 60"),
    (PLAIN, "[attack]", "[attack]\nsmoke = [1, 2]", 11, 'that needs the tag "smoke"'),
    (MAP, 'weapon = { arc = "main" }', 'weapon = { tags = ["smoke"] }\nsmoke = [7, 1]', 18, "hex 7, 1 is off the map"),
    (PLAIN, "[attack]", '[attack]\nother = { "удача" = 99 }', 11, "удача is 99"),
    (PLAIN, '[target]\nname = "Цель"\nclass = "mech"\n', "", 1, "target"),
    (PLAIN, "[target]", '[target]\nsheet = "dragon"', 8, "there is no sheet dragon; known: vran, truck, squad, suit"),
    (PLAIN, "[target]", '[target]\nsheet = "nothing.toml"', 0, "there is no such file"),
    (PLAIN, "[target]", "[target]\narmour = 100", 8, "armour is 100"),
    (PLAIN, "[target]", "[target]\nstructure = 0", 8, "structure is 0; it can be 1 to 99"),
    (PLAIN, '"dm"', '"dm"\nedition = "2"', 2, "there is no edition 2; known: seed, example"),
    (PLAIN, '"dm"', '"dm"\nreadings = { range = "far" }', 2, "range has no option far"),
    (PLAIN, '"dm"', '"dm"\nreadings = { luck = "bad" }', 2, "there is no reading luck"),
    (PLAIN, "[attack]", "[[units]]\nclass = 'mech'\n[attack]", 10, "without one use attack.bystanders"),
]

# what stands in the file, what shall stand instead, the rules that refuse, words of the English sentence
REFUSED = [
    ("accuracy = 9\n", "", ["dm-gaps"], "fill in accuracy"),
    ("[target]", 'fired = ["правая рука"]\n[target]', ["dm-once"], "still free: плечо"),
    ("[target]", 'fired = ["плечо", "плечо"]\n[target]', ["dm-mech"], "has 2 attacks a turn and has made 2"),
    ('name = "Цель"', 'name = "Цель"\nfriendly = true', ["dm-enemy"], "enemy troops"),
    ("[attack]", "[attack]\nin_arc = false", ["dm-main"], "outside the arc"),
    ("[attack]", "[attack]\nhidden = true", ["dm-crest"], "a height hides"),
    ("[attack]", "[attack]\nhindrance = 4", ["dm-hidden"], "up to 3 a shot can be made"),
    ("accuracy = 9", "accuracy = 1", ["dm-low"], "a shot needs 2 or more"),
]


def written(folder: Path, text: str) -> str:
    file = folder / "situation.toml"
    file.write_text(text, "utf-8")
    return str(file)


@pytest.mark.parametrize("wrong", WRONG)
def test_what_cannot_be_read(tmp_path: Path, wrong: tuple[str, str, str, int, str]) -> None:
    text, old, new, line, words = wrong
    assert old in text
    file = written(tmp_path, text.replace(old, new, 1))
    for language in LANGUAGES:
        ended = run("odds", file, "--lang", language)
        assert (ended.code, ended.out) == (2, "")
        assert ended.lines
        assert "Traceback" not in ended.err
        if line:
            assert ended.lines[0].startswith(f"{file}:{line}: ")
    assert words in run("odds", file, "--lang", "en").err


@pytest.mark.parametrize(("old", "new", "rules", "words"), REFUSED)
def test_what_is_refused(tmp_path: Path, old: str, new: str, rules: list[str], words: str) -> None:
    assert old in PLAIN
    file = written(tmp_path, PLAIN.replace(old, new, 1))
    for language in LANGUAGES:
        for command in ("odds", "resolve"):
            ended = run(command, file, "--lang", language)
            assert ended.code == 1
            assert [text.rpartition("[")[2].rstrip("]") for text in ended.lines] == rules
    assert words in run("odds", file, "--lang", "en").err


def test_a_target_out_of_arc_is_refused_with_those_inside(tmp_path: Path) -> None:
    file = written(tmp_path, MAP.replace("hex = [2, 2]", "hex = [2, 6]"))
    ended = run("odds", file, "--lang", "en")
    assert ended.code == 1
    assert "Цель is outside the arc of" in ended.err
    assert "enemies inside it: Сосед [dm-main]" in ended.err


def test_a_sheet_of_ones_own_is_read_from_its_file(tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text('name = "Сокол"\nclass = "mech"\naccuracy = 8\n', "utf-8")
    file = written(tmp_path, PLAIN.replace('name = "Вран"\nclass = "mech"\naccuracy = 9', 'sheet = "own.toml"'))
    assert json.loads(run("odds", file, "--json").out)["need"] == 8


def test_dice_are_typed_as_pairs(tmp_path: Path) -> None:
    file = written(tmp_path, PLAIN.replace('mount = "правая рука"', 'mount = "правая рука", salvos = 2', 1))
    for right in ("2+3 / 4+4", "2 3 / 4 4", "23 / 44"):
        assert run("resolve", file, "--dice", right).code == 0
    for wrong in ("2+3", "2+3 / 7+1", "2+3 / 4", "2+3 4+4", "2+3 / 4+4 / 1+1", ""):
        ended = run("resolve", file, "--dice", wrong)
        assert ended.code == 2, wrong
        assert "Traceback" not in ended.err
