"""The seed's two worked examples as a player resolves them, in Russian, and what a program reads of them."""

from __future__ import annotations

import json
from pathlib import Path

from cli.running import run

EXAMPLES = Path(__file__).parents[3] / "examples"
WOODS = str(EXAMPLES / "dm-vran-in-the-woods.toml")
FRIEND = str(EXAMPLES / "dm-friend-on-the-line.toml")


def told(file: str, dice: str) -> list[str]:
    ended = run("resolve", file, "--dice", dice, "--lang", "ru")
    assert (ended.code, ended.err) == (0, "")
    return ended.out.splitlines()


def test_vran_hits_with_two_and_three() -> None:
    lines = told(WOODS, "2+3")
    spoken = "«Мой Вран стреляет из оружия „двухладонка“ в цель „противник“. Моя точность 9, минус 1 за помехи. "
    assert f"  {spoken}Итого, стреляю с числом 8». [dm-declaration]" in lines
    assert "  До цели 8 гексов [dm-hexes]" in lines
    assert any(line.startswith("  1 пара кубиков, попадание на 8 и меньше: 2+3 → 1 попадание") for line in lines)
    assert "  противник: попадание, больший кубик 3 [dm-roll]" in lines


def test_the_sentence_of_the_seed_is_spoken_where_the_range_is_counted_as_it_counts(tmp_path: Path) -> None:
    """Accuracy 9, minus 1 for range and minus 1 for the woods: the number is 7."""
    file = tmp_path / "example.toml"
    file.write_text('edition = "example"\n' + Path(WOODS).read_text("utf-8"), "utf-8")
    spoken = "Моя точность 9, минус 1 за дальность, минус 1 за помехи. Итого, стреляю с числом 7»."
    lines = told(str(file), "2+3")
    assert any(spoken in line for line in lines)
    assert "  противник: попадание, больший кубик 3 [dm-roll]" in lines
    assert "Древняя Механика, редакция example" in lines


def test_nine_hits_the_friend_on_the_line() -> None:
    lines = told(FRIEND, "4+5 / 2+2")
    wanted = [
        "  Сокол, гекс 0, -2 (линия его пересекает): −1 [dm-in-hex]",
        "  Случайно могут попасть в: Сокол (свои) [dm-accident]",
        "  Случайное попадание: Сокол, больший кубик 5 [dm-struck]",
        "  Сокол: 6 + 5 = 11 против брони 10, пробито, −1 [dm-penetration]",
        "  Сокол: проверка Дрзст пройдена [dm-own-troops]",
    ]
    assert [line for line in lines if line in wanted] == wanted
    assert any(line.startswith("  проверка Дрзст с −1, 1 бросок, нужно 6 и меньше: 2+2") for line in lines)


def test_the_cause_of_a_hindrance_is_spoken(tmp_path: Path) -> None:
    """Minus 1 for the woods, as the seed has it spoken; here they stand on the map."""
    file = tmp_path / "woods.toml"
    text = Path(FRIEND).read_text("utf-8").replace("hexes = [[1, -3], [2, -4], [-1, -1]]", "hexes = [[0, -4]]")
    file.write_text(text.replace("hex = [0, -2]", "hex = [3, 3]"), "utf-8")
    lines = told(str(file), "2+3")
    assert any("Моя точность 9, минус 1 за лес. Итого, стреляю с числом 8»" in line for line in lines)
    assert "  Лес, гекс 0, -4 (линия его пересекает): −1 [dm-in-hex]" in lines


def test_ten_is_a_plain_miss() -> None:
    assert "  Промах [dm-roll]" in told(FRIEND, "5+5")


def test_a_program_reads_the_number_its_reasons_and_the_gaps() -> None:
    ended = run("odds", WOODS, "--json")
    data = json.loads(ended.out)
    assert ended.code == 0
    assert (data["need"], data["impossible"]) == (8, None)
    assert data["needs_input"] == ["attack.weapon.power", "target.armour", "target.structure"]
    assert data["measures"]["hits"]["mean"] == 26 / 36
    assert data["measures"]["accidents"]["probabilities"] == {"0": 1.0}
    assert data["measures"]["criticals"]["mean"] == 0
    (reason,) = data["reasons"]
    assert (reason["citation"], reason["before"], reason["after"]) == ("dm-hindrance", 9, 8)


SMOKE = """\
rulebook = "dm"
[attacker]
name = "Вран"
class = "mech"
[attack]
weapon = { name = "дымомёт", tags = ["smoke"] }
smoke = [3, 4]
"""


def test_smoke_is_laid_without_a_roll(tmp_path: Path) -> None:
    file = tmp_path / "smoke.toml"
    file.write_text(SMOKE, "utf-8")
    priced = run("odds", str(file), "--lang", "ru")
    assert (priced.code, priced.err) == (0, "")
    assert "Дым ставят в гекс 3, 4" in priced.out
    resolved = run("resolve", str(file), "--seed", "1", "--lang", "ru")
    assert (resolved.code, resolved.err) == (0, "")
    assert "Вран ставит дым в гекс 3, 4" in resolved.out


def test_no_shot_is_told_with_its_reason_and_ends_with_one(tmp_path: Path) -> None:
    file = tmp_path / "hidden.toml"
    file.write_text(Path(WOODS).read_text("utf-8").replace("hindrance = 1", "hindrance = 4"), "utf-8")
    ended = run("odds", str(file), "--json", "--lang", "ru")
    data = json.loads(ended.out)
    assert ended.code == 1
    assert data["need"] is None
    assert data["impossible"]["citation"] == "dm-hidden"
    assert data["refusals"][0]["sentence"] in ended.err
    assert data["measures"]["hits"]["probabilities"] == {"0": 1.0}
    resolved = run("resolve", str(file), "--dice", "2+3", "--json")
    assert resolved.code == 1
    assert [refusal["citation"] for refusal in json.loads(resolved.out)["refusals"]] == ["dm-hidden"]
