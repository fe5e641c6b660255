import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.boards.length import INCH
from grognard.rulebooks.gdf.army_forge import ArmyList, ListedUnit, read_army, show_army
from grognard.rulebooks.gdf.notation import Notice, Profile, SpecialRule, Weapon, granted

LISTS = Path(__file__).parent / "lists"


def army_of(source: str | bytes) -> ArmyList:
    army = read_army(source)
    assert isinstance(army, ArmyList), army
    return army


def file(name: str) -> bytes:
    return (LISTS / name).read_bytes()


def warnings_of(army: ArmyList) -> list[tuple[int, str]]:
    return [(notice.line, notice.key) for notice in army.warnings]


def listed(*units: dict[str, Any], **more: Any) -> bytes:
    return msgspec.json.encode({"name": "A", "gameSystem": "gf", "units": list(units), **more})


def guards(**changes: Any) -> dict[str, Any]:
    unit = {
        "name": "Guards",
        "selectionId": "s",
        "size": 5,
        "quality": 4,
        "defense": 5,
        "cost": 100,
        "rules": [],
        "loadout": [weapon()],
    }
    return {key: value for key, value in {**unit, **changes}.items() if value is not ...}


def weapon(**changes: Any) -> dict[str, Any]:
    entry = {"type": "ArmyBookWeapon", "name": "Rifle", "count": 5, "range": 24, "attacks": 1, "specialRules": []}
    return {key: value for key, value in {**entry, **changes}.items() if value is not ...}


def keys_of(source: bytes) -> list[str]:
    found = read_army(source)
    return [notice.key for notice in (found if isinstance(found, tuple) else found.warnings)]


def carried(unit: ListedUnit) -> list[str]:
    return [str(entry) for entry in unit.weapons]


def test_the_units_of_a_list_are_read_with_options_in_their_points() -> None:
    army = army_of(file("patrol.json"))
    assert (army.name, army.game, army.points_stated) == ("Dawn Patrol", "GF", 800)
    assert army.points_computed == (60 + 10) + (90 + 90) + 150 + (300 + 35) + 65
    assert [(unit.name, unit.models, unit.quality, unit.defense, unit.points) for unit in army.units] == [
        ("Captain of the Watch", 1, 3, 3, 70),
        ("Watchmen", 10, 4, 4, 180),
        ("Shadow Hounds", 3, 3, 4, 150),
        ("Lantern Engine", 1, 3, 2, 335),
        ("Outriders", 3, 5, 5, 65),
    ]
    assert army.units[0].base == "32"


def test_a_count_is_the_total_of_the_unit_even_where_the_label_begins_with_another() -> None:
    hounds = army_of(file("patrol.json")).units[2]
    assert hounds.weapons == (Weapon(6, Profile("Claws", None, 2)),)
    assert sum(entry.count * entry.profile.attacks for entry in hounds.weapons) == 12


def test_halves_of_a_combined_unit_are_one_and_whoever_joined_the_second_has_joined_the_whole() -> None:
    captain, watchmen, *_ = army_of(file("patrol.json")).units
    assert (captain.joined_to, captain.host) == ("Watchmen", 1)
    assert carried(watchmen) == ['8x Carbine (24", A1)', "10x CCW (A1)", '2x Lance Gun (24", A1, AP(4), Deadly(3))']
    assert watchmen.rules == (SpecialRule("Stealth"), SpecialRule("Scout", None, 5))


def test_weapons_and_rules_hidden_in_items_are_found() -> None:
    captain, _, _, engine, _ = army_of(file("patrol.json")).units
    assert carried(captain) == ['Long Pistol (12", A2, AP(1))', '2x Flare (6", A1)']
    assert captain.rules[-1] == SpecialRule("Signal Mast", None, 1, "Relentless")
    assert SpecialRule("Tough", 12) in granted(engine.rules, engine.models)
    assert SpecialRule("Fearless") in engine.rules


def test_what_could_not_be_taken_as_it_stands_is_told_line_by_line() -> None:
    lines = file("patrol.json").decode().splitlines()
    army = army_of(file("patrol.json"))
    assert [(notice.key, lines[notice.line - 1].strip()[:22]) for notice in army.warnings] == [
        ("weapon-within-item", '{"type": "ArmyBookItem'),
        ("rule-from-option", '"selectedUpgrades": [{'),
        ("fires-one-of", '{"type": "ArmyBookMult'),
        ("unknown-entry", '{"type": "ArmyBookChar'),
        ("notes-not-read", "{"),
        ("joined-to-nobody", "{"),
    ]


def test_a_control_character_of_a_name_is_a_blank_so_that_the_list_can_be_written_as_text() -> None:
    (unit,) = army_of(listed(guards(name="Guards\x1bOne"))).units
    assert unit.name == "Guards One"
    refused = read_army(listed(guards(name="\x1b")))
    assert isinstance(refused, tuple)
    assert [notice.key for notice in refused] == ["name-missing"]


def test_older_field_names_and_numbers_as_texts_are_read() -> None:
    army = army_of(file("old.json"))
    one, two = army.units
    assert (one.models, one.quality, one.defense, one.points) == (5, 4, 5, 105)
    assert one.weapons == (
        Weapon(2, Profile("Rifle", 24 * INCH, 1, (SpecialRule("AP", 1),))),
        Weapon(5, Profile("CCWs", None, 1)),
    )
    assert one.rules == (SpecialRule("Good Shot"), SpecialRule("Tough", 3))
    assert carried(two) == ["Sabre (A2)"]
    assert army.points_stated == army.points_computed == 145
    assert warnings_of(army) == [(19, "only-the-base-kit"), (27, "option-without-price")]


def test_a_saved_list_and_an_army_book_are_told_apart_from_a_list() -> None:
    assert read_army(file("saved.json")) == (Notice(5, "saved-list"),)
    assert read_army(file("book.json")) == (Notice(1, "army-book"),)
    references = {"id": "u", "selectionId": "s", "selectedUpgrades": [{"optionId": "o"}], "combined": False}
    assert keys_of(listed(references)) == ["saved-list"]


def test_a_stale_total_is_reported() -> None:
    assert army_of(listed(guards(), listPoints=95)).warnings == (
        Notice(1, "points-differ", (("stated", 95), ("computed", 100))),
    )
    assert keys_of(listed(guards(), listPoints=100, modelCount=6)) == ["models-differ"]
    assert keys_of(listed(guards(), forceOrgErrors=["too many heroes"])) == ["list-says-wrong"]


@pytest.mark.parametrize(
    ("changes", "keys"),
    [
        ({"quality": 9}, ["quality-wrong"]),
        ({"quality": "4+"}, ["quality-wrong"]),
        ({"defense": 1}, ["defense-wrong"]),
        ({"defense": ...}, ["defense-wrong"]),
        ({"size": -3}, ["models-wrong"]),
        ({"size": 0}, ["models-wrong"]),
        ({"size": 2.5}, ["models-wrong"]),
        ({"size": 10**7}, ["models-wrong"]),
        ({"size": 10**400}, ["models-wrong"]),
        ({"size": None}, ["models-wrong"]),
        ({"size": [5]}, ["models-wrong"]),
        ({"name": ...}, ["name-missing"]),
        ({"name": "+#"}, ["name-missing"]),
        ({"name": 7}, []),
        ({"name": "A|B"}, ["name-changed"]),
        ({"cost": ...}, ["points-missing"]),
        ({"cost": -5}, ["points-missing"]),
        ({"cost": 10**400}, ["points-missing"]),
        ({"selectedUpgrades": [{"option": {"cost": -101}}]}, ["points-wrong"]),
        ({"selectedUpgrades": [{"option": {"cost": -40}}]}, []),
        ({"selectedUpgrades": [{"option": {"cost": "NaN", "label": "x"}}]}, ["option-without-price"]),
        ({"rules": "Fast"}, ["not-entries"]),
        ({"rules": [{"name": "Tough", "rating": "3"}, "Fast", {"label": "Fear(2)"}, {"name": "-"}]}, []),
        ({"rules": [{}]}, ["not-a-rule"]),
        ({"rules": [{"name": "Tough", "rating": 10**400}]}, ["number-too-long"]),
        ({"rules": [{"name": "Tough(", "rating": 3}]}, ["unclosed-bracket"]),
        ({"rules": ["Fast"] * 201}, ["too-many-parts"]),
        ({"loadout": ...}, ["kit-missing"]),
        ({"loadout": {}}, ["not-entries"]),
        ({"loadout": [], "weapons": [weapon()]}, ["only-the-base-kit"]),
        ({"loadout": [7]}, ["unknown-entry"]),
        ({"loadout": [weapon(attacks=0)]}, ["attacks-missing"]),
        ({"loadout": [weapon(attacks=...)]}, ["attacks-missing"]),
        ({"loadout": [weapon(attacks=10**400)]}, ["attacks-missing"]),
        ({"loadout": [weapon(attacks=..., label='Rifle (24", A1)')]}, []),
        ({"loadout": [weapon(label='Rifle (24", A2)')]}, ["label-differs"]),
        ({"loadout": [weapon(label='2x Rifle (24", A1)')]}, []),
        ({"loadout": [weapon(attacksMultiplier=2)]}, ["multiplier-not-read"]),
        ({"loadout": [weapon(count=0)]}, ["count-wrong"]),
        ({"loadout": [weapon(count=-3)]}, ["count-wrong"]),
        ({"loadout": [weapon(count=10**400)]}, ["count-wrong"]),
        ({"loadout": [weapon(range="24 ells")]}, ["unknown-unit"]),
        ({"loadout": [weapon(range=-24)]}, ["negative-length"]),
        ({"loadout": [weapon(range=12345678)]}, ["number-too-long"]),
        ({"loadout": [weapon(range=10**400)]}, ["not-a-length"]),
        ({"loadout": [weapon(name="Gun, big")]}, ["name-changed"]),
        ({"loadout": [weapon(name="Gun (")]}, ["name-changed"]),
        ({"loadout": [weapon(name="2x Gun (big)")]}, []),
        ({"loadout": [weapon(specialRules=["AP(1)", {"name": "A3"}])]}, ["stated-twice"]),
        ({"loadout": [{"type": "ArmyBookDefense", "name": "Defense +1"}]}, []),
        ({"xp": 3, "traits": ["Agile"], "valid": False}, ["experience-not-read", "unit-not-valid"]),
        ({"joinToUnit": "s"}, ["joined-to-nobody"]),
        ({"combined": True, "joinToUnit": "t"}, ["half-without-other"]),
        ({"novelty": 1}, ["unknown-field"]),
    ],
)
def test_what_is_wrong_or_odd_with_a_unit_is_noted(changes: dict[str, Any], keys: list[str]) -> None:
    assert keys_of(listed(guards(**changes))) == keys


def test_a_price_is_the_one_for_this_unit() -> None:
    costs = [{"cost": 5, "unitId": "other"}, {"cost": 15, "unitId": "u"}]
    unit = guards(id="u", selectedUpgrades=[{"option": {"cost": 99, "costs": costs}}, {"option": {"cost": -10}}])
    assert army_of(listed(unit)).units[0].points == 100 + 15 - 10


def test_items_count_for_all_that_is_within_them() -> None:
    gun = {"type": "ArmyBookWeapon", "name": "Gun", "count": 2, "attacks": 3, "range": 18}
    inner = {
        "type": "ArmyBookItem",
        "name": "Mast",
        "content": [gun, {"type": "ArmyBookRule", "name": "Fast", "count": 1}],
    }
    item = {"type": "ArmyBookItem", "name": "Skiff", "count": 3, "content": [inner, gun]}
    (unit,) = army_of(listed(guards(loadout=[item]))).units
    assert carried(unit) == ['6x Gun (18", A3)', '6x Gun (18", A3)']
    assert unit.rules == (SpecialRule("Skiff", None, 3, "Mast(Fast)"),)
    assert granted(unit.rules, unit.models) == (SpecialRule("Fast", None, 3),)


def test_items_within_items_within_items_end_somewhere() -> None:
    item: dict[str, Any] = {"type": "ArmyBookItem", "name": "Box", "content": []}
    for _ in range(50):
        item = {"type": "ArmyBookItem", "name": "Box", "content": [item]}
    assert keys_of(listed(guards(loadout=[item]))) == ["too-deep"]


def test_counts_that_become_too_large_when_put_together_are_refused() -> None:
    item = {"type": "ArmyBookItem", "name": "Box", "count": 999_999, "content": [weapon(count=999_999)]}
    assert keys_of(listed(guards(loadout=[item]))) == ["number-too-long"]


def test_units_that_join_each_other_in_a_ring_stand_alone() -> None:
    army = army_of(listed(guards(selectionId="a", joinToUnit="b"), guards(selectionId="b", joinToUnit="a")))
    assert [unit.host for unit in army.units] == [None, None]
    assert [key for _, key in warnings_of(army)] == ["joined-to-nobody"] * 2
    assert army_of(show_army(army)).points_computed == 200


def test_whoever_joins_a_hero_has_joined_his_unit() -> None:
    army = army_of(
        listed(
            guards(selectionId="a", joinToUnit="b"), guards(selectionId="b", joinToUnit="c"), guards(selectionId="c")
        )
    )
    assert [unit.host for unit in army.units] == [2, 2, None]


def test_halves_of_unlike_quality_stay_apart() -> None:
    halves = (guards(selectionId="a", combined=True), guards(selectionId="b", combined=True, joinToUnit="a", quality=3))
    army = army_of(listed(*halves))
    assert [(unit.models, unit.host) for unit in army.units] == [(5, None), (5, None)]
    assert [key for _, key in warnings_of(army)] == ["half-without-other"]


def test_lines_are_those_of_the_document_however_it_is_laid_out() -> None:
    plain = listed(guards(), guards(loadout=[weapon(), weapon(count=0)]))
    assert warnings_of(army_of(plain)) == [(1, "count-wrong")]
    laid_out = msgspec.json.format(plain, indent=1)
    (warning,) = army_of(laid_out).warnings
    zero = laid_out.decode().splitlines().index('     "count": 0,') + 1
    assert zero - 4 < warning.line <= zero


@pytest.mark.parametrize("name", ["patrol.json", "old.json"])
def test_a_list_written_as_text_keeps_counts_and_points(name: str) -> None:
    army = army_of(file(name))
    again = army_of(show_army(army))
    strip = {"line": 0, "base": "", "modes": ()}  # a text says nothing of them
    assert [msgspec.structs.replace(unit, **strip) for unit in again.units] == [
        msgspec.structs.replace(unit, **strip) for unit in army.units
    ]
    assert again.points_computed == army.points_computed


ODDITIES = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12)
KEYS = st.sampled_from(
    re.findall(
        r"\w+",
        "name customName size quality defense cost rules loadout weapons items type label count range attacks "
        "specialRules content profiles rating modify selectedUpgrades option costs gains joinToUnit "
        "selectionId combined bases round",
    )
)
ANYTHING = st.recursive(
    ODDITIES, lambda inner: st.lists(inner, max_size=3) | st.dictionaries(KEYS, inner, max_size=4), max_leaves=20
)


@given(st.dictionaries(KEYS, ANYTHING, max_size=6), st.dictionaries(KEYS, ANYTHING, max_size=5))
def test_no_unit_is_too_strange_to_be_answered_and_what_is_read_can_be_written(
    unit: dict[str, Any], entry: dict[str, Any]
) -> None:
    army = read_army(listed(guards(**{**unit, "loadout": [weapon(**entry)]}), {**guards(), **unit}))
    if isinstance(army, ArmyList):
        again = army_of(show_army(army))
        assert again.points_computed == army.points_computed
        assert sorted(unit.models for unit in again.units) == sorted(unit.models for unit in army.units)
        counts = [[entry.count for unit in found.units for entry in unit.weapons] for found in (again, army)]
        assert sorted(counts[0]) == sorted(counts[1])
