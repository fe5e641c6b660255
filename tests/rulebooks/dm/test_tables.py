"""The tables 3.1 to 3.4 of the specification: one salvo, several, criticals, the larger die."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rulebooks.dm.scenes import PLAIN, changed, legal, measured

# number, hits, accidents, clean misses with somebody there, of 36
SALVO = [
    (2, 1, 2, 33), (3, 3, 3, 30), (4, 6, 4, 26), (5, 10, 5, 21), (6, 15, 6, 15), (7, 21, 5, 10), (8, 26, 4, 6),
    (9, 30, 3, 3), (10, 33, 2, 1), (11, 35, 1, 0), (12, 36, 0, 0), (15, 36, 0, 0),
]  # fmt: skip

# number, the chance of at least one hit with one to four salvos
SALVOS = [
    (2, "1/36", "71/1296", "3781/46656", "178991/1679616"),
    (3, "1/12", "23/144", "397/1728", "6095/20736"),
    (4, "1/6", "11/36", "91/216", "671/1296"),
    (5, "5/18", "155/324", "3635/5832", "76415/104976"),
    (6, "5/12", "95/144", "1385/1728", "18335/20736"),
    (7, "7/12", "119/144", "1603/1728", "20111/20736"),
    (8, "13/18", "299/324", "5707/5832", "104351/104976"),
    (9, "5/6", "35/36", "215/216", "1295/1296"),
    (10, "11/12", "143/144", "1727/1728", "20735/20736"),
    (11, "35/36", "1295/1296", "46655/46656", "1679615/1679616"),
    (12, "1", "1", "1", "1"),
]

# number, critical, plain hit, accident, miss, of 1296, with skill 7
CRITICALS = [
    (2, 21, 15, 72, 1188), (3, 21, 87, 108, 1080), (4, 21, 195, 144, 936), (5, 21, 339, 180, 756),
    (6, 21, 519, 216, 540), (7, 21, 735, 180, 360), (8, 21, 915, 144, 216), (9, 21, 1059, 108, 108),
    (10, 21, 1167, 72, 36), (11, 21, 1239, 36, 0), (12, 21, 1275, 0, 0),
]  # fmt: skip

CONFIRMED = [
    (5, "5/648"), (6, "5/432"), (7, "7/432"), (8, "13/648"), (9, "5/216"), (10, "11/432"), (12, "1/36"),
]  # fmt: skip

# number, how many hits of 36 have the larger die 1 to 6
LARGER = [
    (2, (1, 0, 0, 0, 0, 0)), (3, (1, 2, 0, 0, 0, 0)), (4, (1, 3, 2, 0, 0, 0)), (5, (1, 3, 4, 2, 0, 0)),
    (6, (1, 3, 5, 4, 2, 0)), (7, (1, 3, 5, 6, 4, 2)), (8, (1, 3, 5, 7, 6, 4)), (9, (1, 3, 5, 7, 8, 6)),
    (10, (1, 3, 5, 7, 9, 8)), (11, (1, 3, 5, 7, 9, 10)), (12, (1, 3, 5, 7, 9, 11)),
]  # fmt: skip


@pytest.mark.parametrize(("need", "hits", "accidents", "misses"), SALVO)
def test_one_salvo(need: int, hits: int, accidents: int, misses: int) -> None:
    found = measured(legal(changed(PLAIN, {"attacker": {"accuracy": need}, "attack": {"bystanders": 1}})))
    assert found["hits"][1] == Fraction(hits, 36)
    assert found["accidents"][1] == Fraction(accidents, 36)
    assert 1 - found["hits"][1] - found["accidents"][1] == Fraction(misses, 36)


@pytest.mark.parametrize("need", [-3, 0, 1])
def test_with_one_or_less_no_shot_is_made(need: int) -> None:
    found = legal(changed(PLAIN, {"attacker": {"accuracy": need}, "attack": {"bystanders": 1}}))
    assert [refusal.citation for refusal in found.refusals] == ["dm-low"]
    assert measured(found)["hits"][0] == measured(found)["accidents"][0] == 1


@pytest.mark.parametrize(("need", "one", "two", "three", "four"), SALVOS)
def test_several_salvos(need: int, one: str, two: str, three: str, four: str) -> None:
    for salvos, chance in enumerate((one, two, three, four), 1):
        change = {"attacker": {"accuracy": need}, "attack": {"weapon": {"salvos": salvos}}}
        hits = measured(legal(changed(PLAIN, change)))["hits"]
        assert hits.at_least(1) == Fraction(chance)
        assert hits.mean == salvos * Fraction(one)


@pytest.mark.parametrize(("need", "critical", "hit", "accident", "miss"), CRITICALS)
def test_criticals(need: int, critical: int, hit: int, accident: int, miss: int) -> None:
    change = {
        "attacker": {"accuracy": need, "skill": 7},
        "attack": {"bystanders": 1},
        "readings": {"criticals": "on"},
    }
    found = measured(legal(changed(PLAIN, change)))
    assert found["criticals"][1] == Fraction(critical, 1296)
    assert found["hits"][1] - found["criticals"][1] == Fraction(hit, 1296)
    assert found["accidents"][1] == Fraction(accident, 1296)
    assert found["hits"][0] - found["accidents"][1] == Fraction(miss, 1296)


@pytest.mark.parametrize(("skill", "chance"), CONFIRMED)
def test_a_confirmed_critical(skill: int, chance: str) -> None:
    change = {"attacker": {"skill": skill}, "readings": {"criticals": "on"}}
    assert measured(legal(changed(PLAIN, change)))["criticals"][1] == Fraction(chance)


@pytest.mark.parametrize(("need", "counts"), LARGER)
def test_the_larger_die_of_a_hit(need: int, counts: tuple[int, ...]) -> None:
    """Against armour of power + n it penetrates with a larger die of n or more."""
    for least in range(1, 7):
        change = {
            "attacker": {"accuracy": need},
            "target": {"armour": 10 + least},
            "attack": {"weapon": {"power": 10}},
        }
        found = measured(legal(changed(PLAIN, change)))
        assert found["pierced"].mean == Fraction(sum(counts[least - 1 :]), 36)
        assert found["stopped"].mean == Fraction(sum(counts[: least - 1]), 36)


def test_a_hit_and_penetration_are_not_independent() -> None:
    change = {"attacker": {"accuracy": 4}, "target": {"armour": 10}, "attack": {"weapon": {"power": 6}}}
    assert measured(legal(changed(PLAIN, change)))["pierced"].mean == 0
