"""The declaration (rules 2 to 7): everything said before the first die, refused with every reason, or counted right."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.core.errors import MissingDice, UnusedDice
from grognard.core.refusals import Refusal
from rulebooks.gdf.scenes import BOOK, priced, read, resolved

RIFLE = 'Rifle (24", A1)'
PISTOL = 'Pistol (12", A2)'
CLAWS = "Claws (A2)"
INCH = 25_400


def declared(
    *weapons: str, targets: str = "[target]\nname = 'Foes'", attack: str = "", attacker: str = "", top: str = ""
) -> str:
    """Write a declaration of five shooters; `targets` are tables without their profiles."""
    profile = "models = 5\nquality = 4\ndefense = 4\n"
    tables = "".join(f"[[target]]{table.strip()}\n{profile}" for table in targets.split("[target]")[1:])
    distance = "" if "distance" in attack + targets else "distance = 18\n"
    return (
        f'rulebook = "gdf"\n{top}\n[attacker]\nname = "Shooters"\n{profile}weapons = {list(weapons)}\n{attacker}\n'
        f"{tables.replace('[[target]]', '[[target]]' + chr(10))}[attack]\n{distance}{attack}"
    )


def refused(toml: str) -> set[tuple[str, str]]:
    found = read(toml)
    assert isinstance(found, tuple), found
    assert all(isinstance(refusal, Refusal) for refusal in found), found
    assert len(set(found)) == len(found), "each reason once"
    assert {refusal.citation for refusal in found} <= {*BOOK.citations}
    return {(refusal.citation, refusal.key) for refusal in found}


def facts(toml: str, key: str) -> dict[str, Any]:
    """Return the facts of the one refusal of that key."""
    (one,) = [refusal for refusal in read(toml) if refusal.key == key]
    return dict(one.facts)


def problems(toml: str) -> set[str]:
    found = read(toml)
    assert isinstance(found, tuple), found
    assert not any(isinstance(problem, Refusal) for problem in found), found
    return {problem.key for problem in found}


def shots(toml: str) -> dict[str, dict[str, int]]:
    """Return how many copies of which weapon fire at whom."""
    found = read(toml)
    assert not isinstance(found, tuple), found
    return {target.name: {group.weapon: group.copies for group in target.groups} for target in found.targets}


TWO = "[target]\nname = 'Near'\nfired_by = [{}]\n[target]\nname = 'Far'\nfired_by = [{}]"


@pytest.mark.parametrize("action", ["rush", "charge"])
def test_no_shooting_after_rush_or_charge(action: str) -> None:
    toml = declared(f"5x {RIFLE}", attack=f'action = "{action}"')
    assert refused(toml) == {("gdf-2", "no-shooting-after")}
    assert facts(toml, "no-shooting-after") == {"action": action}


@pytest.mark.parametrize("action", ["hold", "advance"])
def test_hold_and_advance_shoot(action: str) -> None:
    assert shots(declared(f"5x {RIFLE}", attack=f'action = "{action}"')) == {"Foes": {RIFLE: 5}}


def test_shaken_and_activated_units_do_not_shoot() -> None:
    assert refused(declared(f"5x {RIFLE}", attacker="shaken = true")) == {("gdf-2", "shaken-is-idle")}
    assert refused(declared(f"5x {RIFLE}", attacker="activated = true")) == {("gdf-p1", "already-activated")}


def test_a_target_is_an_enemy() -> None:
    toml = declared(f"5x {RIFLE}", targets="[target]\nname = 'Friends'\nfriendly = true")
    assert refused(toml) == {("gdf-6", "friendly-target")}
    assert facts(toml, "friendly-target") == {"target": "Friends"}


def test_two_kinds_may_go_at_two_targets() -> None:
    assert shots(declared(f"5x {RIFLE}", f"1x {PISTOL}", targets=TWO.format(1, 2), attack="distance = 12")) == {
        "Near": {RIFLE: 5},
        "Far": {PISTOL: 1},
    }


def test_two_kinds_may_go_at_one_target() -> None:
    assert shots(declared(f"5x {RIFLE}", f"1x {PISTOL}", attack="distance = 12")) == {"Foes": {RIFLE: 5, PISTOL: 1}}


def test_three_targets_are_one_too_many() -> None:
    third = "\n[target]\nname = 'Third'\nfired_by = [3]"
    toml = declared(
        f"1x {RIFLE}", f"1x {PISTOL}", '1x Gun (18", A3)', targets=TWO.format(1, 2) + third, attack="distance = 9"
    )
    assert refused(toml) == {("gdf-5", "too-many-targets")}
    assert facts(toml, "too-many-targets")["targets"] == 3


def test_one_kind_goes_at_one_target() -> None:
    toml = declared(f"5x {RIFLE}", f"1x {PISTOL}", targets=TWO.format(1, "1, 2"), attack="distance = 9")
    assert refused(toml) == {("gdf-5", "one-kind-two-targets")}
    assert facts(toml, "one-kind-two-targets") == {"weapon": RIFLE}


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ('4x Rifle (24", A1, AP(1), Rending)', '1x Old Rifle (24", A1, Rending, AP(1))'),
        ('4x Rifle (24", A1)', '1x Rifle (24", A1)'),
        ('4x Rifle (24", A1)', "1x Sidearm (24 in, A1)"),
    ],
)
def test_the_kind_is_the_whole_profile(first: str, second: str) -> None:
    assert refused(declared(first, second, targets=TWO.format(1, 2))) == {("gdf-5", "one-kind-two-targets")}


@pytest.mark.parametrize("second", ['Rifle (24", A2)', 'Rifle (30", A1)', 'Rifle (24", A1, AP(1))'])
def test_other_range_attacks_or_rules_are_another_kind(second: str) -> None:
    assert not isinstance(read(declared(f"4x {RIFLE}", f"1x {second}", targets=TWO.format(1, 2))), tuple)


def test_the_name_counts_where_that_is_the_reading() -> None:
    top = '[readings]\none-weapon-kind = "profile-and-name"'
    toml = declared(f"4x {RIFLE}", '1x Carbine (24", A1)', targets=TWO.format(1, 2), top=top)
    assert shots(toml) == {"Near": {RIFLE: 4}, "Far": {'Carbine (24", A1)': 1}}


def test_the_weapons_of_a_hero_are_of_a_kind_with_those_of_the_unit() -> None:
    hero = f"[attacker.hero]\nweapons = ['1x {RIFLE}']"
    assert refused(declared(f"5x {RIFLE}", targets=TWO.format(1, 2), attacker=hero)) == {
        ("gdf-5", "one-kind-two-targets")
    }
    assert shots(
        declared(f"5x {RIFLE}", f"1x {PISTOL}", targets=TWO.format("1, 3", 2), attacker=hero, attack="distance = 9")
    )["Far"] == {PISTOL: 1}


@pytest.mark.parametrize(
    "distance", ["24", "24.0", "'24'", "'24 in'", "'24\"'", "'24,0 cali'", "'60.96 cm'", "'609.6 mm'", "0"]
)
def test_range_is_inclusive(distance: str) -> None:
    assert shots(declared(f"5x {RIFLE}", attack=f"distance = {distance}")) == {"Foes": {RIFLE: 5}}


@pytest.mark.parametrize("distance", ["25", "24.0001", "'24,1 cali'", "'61 cm'", "'609601 um'"])
def test_beyond_range_by_any_amount_is_refused_with_the_numbers(distance: str) -> None:
    toml = declared(f"5x {RIFLE}", attack=f"distance = {distance}")
    assert refused(toml) == {("gdf-7", "out-of-range")}
    said = facts(toml, "out-of-range")
    assert said["range_um"] == 24 * INCH
    assert said["distance_um"] > said["range_um"]
    assert said["weapon"] == RIFLE


def test_one_weapon_in_range_does_not_bring_the_others_in() -> None:
    toml = declared(f"2x {RIFLE}", f"3x {PISTOL}")
    assert shots(toml) == {"Foes": {RIFLE: 2}}
    assert [(left.weapon, left.copies, left.key) for left in read(toml).left_out] == [(PISTOL, 3, "out-of-range")]


def test_each_weapon_may_have_a_distance_of_its_own() -> None:
    by_name = f'distance = {{ Rifle = 24, "3x {PISTOL}" = 12 }}'.replace(
        '"3x Pistol (12", A2)"', "'3x Pistol (12\", A2)'"
    )
    assert shots(declared(f"2x {RIFLE}", f"3x {PISTOL}", attack=by_name)) == {"Foes": {RIFLE: 2, PISTOL: 3}}
    assert problems(declared(f"2x {RIFLE}", f"3x {PISTOL}", attack="distance = { Rifle = 24 }")) == {"distance-missing"}


def test_each_target_may_have_a_distance_of_its_own() -> None:
    targets = TWO.format("1\n]\ndistance = 24\n#", "2").replace("1\n]", "1]")
    assert refused(declared(f"2x {RIFLE}", f"3x {PISTOL}", targets=targets, attack="distance = 13")) == {
        ("gdf-7", "out-of-range")
    }


def test_copies_that_do_not_see_are_left_out() -> None:
    toml = declared(f"5x {RIFLE}", attack="firing = { Rifle = 3 }")
    assert shots(toml) == {"Foes": {RIFLE: 3}}
    assert [(left.copies, left.key) for left in read(toml).left_out] == [(2, "not-seen")]
    assert refused(declared(f"5x {RIFLE}", attack="firing = { Rifle = 0 }")) == {("gdf-6", "target-not-seen")}


@pytest.mark.parametrize("copies", ["6", "-1"])
def test_no_more_copies_fire_than_there_are(copies: str) -> None:
    assert problems(declared(f"5x {RIFLE}", attack=f"firing = {{ Rifle = {copies} }}")) == {"number-out-of-range"}


@pytest.mark.parametrize("reference", ["2", "'Pistol'", "'pistol'", "'Pistol (12\", A2)'", "'1x Pistol (12\", A2)'"])
def test_a_weapon_is_named_by_place_name_or_profile(reference: str) -> None:
    toml = declared(f"5x {RIFLE}", f"1x {PISTOL}", attack=f"distance = 9\nheld_back = [{reference}]")
    assert shots(toml) == {"Foes": {RIFLE: 5}}
    assert [(left.weapon, left.key) for left in read(toml).left_out] == [(PISTOL, "held-back")]


@pytest.mark.parametrize(
    ("reference", "key"),
    [("'Rifle'", "weapon-ambiguous"), ("'Bow'", "weapon-unknown"), ("0", "weapon-unknown"), ("3", "weapon-unknown")],
)
def test_a_name_that_means_no_weapon_or_two_is_a_problem(reference: str, key: str) -> None:
    weapons = (f"4x {RIFLE}", '1x Rifle (24", A1, AP(1))')
    assert problems(declared(*weapons, attack=f"held_back = [{reference}]")) == {key}


def test_a_weapon_named_twice_does_not_fire_twice() -> None:
    assert problems(declared(f"5x {RIFLE}", targets="[target]\nfired_by = [1, 'Rifle']")) == {"weapon-named-twice"}


def test_what_is_held_back_is_not_fired() -> None:
    toml = declared(f"5x {RIFLE}", targets="[target]\nfired_by = [1]", attack="held_back = [1]")
    assert problems(toml) == {"held-back-and-fired"}
    assert refused(declared(f"5x {RIFLE}", attack="held_back = [1]")) == {("gdf-6", "nothing-fires")}


def test_melee_weapons_do_not_shoot() -> None:
    assert shots(declared(f"5x {RIFLE}", f"5x {CLAWS}")) == {"Foes": {RIFLE: 5}}
    assert ("gdf-6", "no-ranged-weapon") in refused(declared(f"5x {CLAWS}"))
    named = refused(declared(f"5x {RIFLE}", f"5x {CLAWS}", targets="[target]\nfired_by = [1, 2]"))
    assert named == {("gdf-6", "not-a-ranged-weapon")}


def test_a_limited_weapon_fires_once() -> None:
    rocket = 'Rocket (24", A1, Limited)'
    assert shots(declared(f"5x {RIFLE}", f"1x {rocket}")) == {"Foes": {RIFLE: 5, rocket: 1}}
    assert shots(declared(f"5x {RIFLE}", f"1x {rocket}", attack="used = [2]")) == {"Foes": {RIFLE: 5}}
    again = declared(f"5x {RIFLE}", f"1x {rocket}", targets="[target]\nfired_by = [1, 2]", attack="used = [2]")
    assert refused(again) == {("gdf-limited", "already-used")}
    assert problems(declared(f"5x {RIFLE}", attack="used = [1]")) == {"weapon-not-limited"}


def test_two_targets_need_a_division() -> None:
    assert "division-missing" in problems(declared(f"5x {RIFLE}", targets="[target]\nname = 'A'\n[target]\nname = 'B'"))


def test_every_reason_is_given_at_once() -> None:
    targets = TWO.format(1, "1, 2").replace("name = 'Near'", "name = 'Near'\nfriendly = true")
    toml = declared(
        f"5x {RIFLE}", f"1x {PISTOL}", targets=targets, attacker="shaken = true\nactivated = true",
        attack='action = "charge"\ndistance = 30',
    )  # fmt: skip
    assert refused(toml) == {
        ("gdf-2", "shaken-is-idle"),
        ("gdf-2", "no-shooting-after"),
        ("gdf-p1", "already-activated"),
        ("gdf-6", "friendly-target"),
        ("gdf-5", "one-kind-two-targets"),
        ("gdf-7", "out-of-range"),
    }
    out_of_range = [dict(refusal.facts)["target"] for refusal in read(toml) if refusal.key == "out-of-range"]
    assert out_of_range == ["Near", "Far"]


def test_two_targets_of_one_name_have_each_their_own_reason() -> None:
    targets = "[target]\nfired_by = [1]\ndistance = 30\n[target]\nfired_by = [2]\ndistance = 3"
    toml = declared(f"5x {RIFLE}", f"1x {PISTOL}", targets=targets, attack="firing = { Pistol = 0 }")
    assert refused(toml) == {("gdf-7", "out-of-range"), ("gdf-6", "target-not-seen")}


def test_after_the_first_die_nothing_can_be_added() -> None:
    """A weapon held back is not asked for; dice for it are dice too many, and dice left out are missed."""
    toml = declared(f"2x {RIFLE}", f"1x {PISTOL}", attack="distance = 9\nheld_back = [2]")
    target, _ = resolved(toml, ["1 1"])
    assert target.results["hits"] == 0
    with pytest.raises(UnusedDice):
        resolved(toml, ["1 1", "4 4"])
    with pytest.raises(MissingDice):
        resolved(toml, ["4 1"])


def test_two_targets_are_priced_apart() -> None:
    both = priced(declared(f"5x {RIFLE}", f"1x {PISTOL}", targets=TWO.format(1, 2), attack="distance = 9"))
    alone = priced(declared(f"5x {RIFLE}", f"1x {PISTOL}", attack="distance = 9\nheld_back = [2]"))
    assert both["Near"] == alone["Foes"]
    assert both["Far"]["hits"].mean == 1
