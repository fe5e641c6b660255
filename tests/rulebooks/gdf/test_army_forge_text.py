from collections import Counter
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.boards.length import INCH
from grognard.rulebooks.gdf.army_forge import ArmyList, ListedUnit, read_army, show_army
from grognard.rulebooks.gdf.notation import Notice, Profile, SpecialRule, Weapon, granted

LISTS = Path(__file__).parent / "lists"
CCW = Profile("CCW", None, 1)


def text_of(name: str) -> str:
    return (LISTS / name).read_text(encoding="utf-8")


def army_of(source: str | bytes) -> ArmyList:
    army = read_army(source)
    assert isinstance(army, ArmyList), army
    return army


def errors_of(source: str | bytes) -> list[tuple[int, str]]:
    errors = read_army(source)
    assert isinstance(errors, tuple)
    return [(notice.line, notice.key) for notice in errors]


def warnings_of(army: ArmyList) -> list[tuple[int, str]]:
    return [(notice.line, notice.key) for notice in army.warnings]


def carried(unit: ListedUnit) -> list[str]:
    return [str(weapon) for weapon in unit.weapons]


def apart_from_lines(army: ArmyList) -> list[ListedUnit]:
    return [msgspec.structs.replace(unit, line=0) for unit in army.units]


def one(line: str) -> ListedUnit:
    return army_of(f"++ A [GF 0pts] ++\n\n{line}\n").units[0]


def test_a_shared_list_is_read_whole() -> None:
    army = army_of(text_of("patrol.txt"))
    assert (army.name, army.game, army.books) == ("Dawn Patrol", "GF", ("Lantern Wardens (v3.5.2)",))
    assert army.points_stated == army.points_computed == 70 + 180 + 3 * 120 + 380
    assert [(unit.name, unit.copies, unit.models, unit.quality, unit.defense, unit.points) for unit in army.units] == [
        ("Captain of the Watch", 1, 1, 3, 3, 70),
        ("Watchmen", 1, 10, 4, 4, 180),
        ("Skiff Riders", 3, 3, 4, 5, 120),
        ("Lantern Engine", 1, 1, 3, 2, 380),
    ]
    assert [unit.line for unit in army.units] == [3, 6, 9, 12]


def test_weapons_and_rules_of_a_shared_list_are_those_that_stand_there() -> None:
    captain, watchmen, riders, engine = army_of(text_of("patrol.txt")).units
    assert watchmen.weapons == (
        Weapon(8, Profile("Carbine", 24 * INCH, 1)),
        Weapon(2, Profile("Lance Gun", 24 * INCH, 1, (SpecialRule("AP", 4), SpecialRule("Deadly", 3)))),
        Weapon(10, CCW),
    )
    assert watchmen.rules == (SpecialRule("Stealth", None, 10),)
    assert captain.rules[-1] == SpecialRule("Signal Mast", None, 1, "Relentless")
    assert granted(captain.rules, captain.models)[-1] == SpecialRule("Relentless", None, 1)
    assert riders.rules == (SpecialRule("Fast", None, 3), SpecialRule("Impact", 1))
    assert carried(engine) == ['Furnace Cannon (30", A2, Blast(3), AP(2))', "2x Crushing Foot (A3, AP(2))"]


def test_a_hero_is_joined_to_the_unit_after_the_mark() -> None:
    captain, watchmen, *others = army_of(text_of("patrol.txt")).units
    assert (captain.joined_to, captain.host) == ("Watchmen", 1)
    assert {unit.host for unit in (watchmen, *others)} == {None}


def test_the_only_doubt_about_the_patrol_is_a_rule_without_a_count() -> None:
    (doubt,) = army_of(text_of("patrol.txt")).warnings
    assert doubt == Notice(9, "rule-without-count", (("rules", "Impact(1)"), ("unit", "Skiff Riders"), ("models", 3)))


def test_an_older_list_is_read_with_its_doubts_by_line() -> None:
    army = army_of(text_of("old.txt"))
    bearer, guards, wagon = army.units
    assert (army.name, army.game, army.points_stated, army.points_computed) == ("Old Guard", "", 640, 640)
    assert (bearer.weapons, bearer.joined_to, bearer.host) == ((), "Guards", 1)
    assert carried(guards) == ['2x Lamp Gun (12", A1)', '5x Rifles (24", A1)', "CCW (A1)", "CCW (A1)"]
    assert [str(rule) for rule in guards.rules] == ["Good Shot", "2x Drone(Spotting Laser)", "Impact(1)"]
    assert carried(wagon) == ['Heavy Gun (36", A4, AP(2))', 'Mortar (12.5", A1, Blast(6), Indirect)']
    assert warnings_of(army) == [
        (3, "joined-to-one-of-several"),
        (6, "weapon-within-item"),
        (6, "rule-without-count"),
        (7, "rule-among-weapons"),
        (10, "not-a-weapon"),
    ]


def test_a_list_put_together_of_several_has_the_points_of_all() -> None:
    army = army_of(text_of("allies.txt"))
    assert (army.name, army.game, army.points_stated, army.points_computed) == ("Border War", "GF", 410, 410)
    assert army.books == ("Lantern Wardens (v3.5.2)", "Tide Kin (v3.5.1)", "Moss Folk (v3.5.0)")
    assert warnings_of(army) == [(9, "several-headers"), (11, "experience-not-read")]
    assert dict(army.warnings[0].facts)["games"] == "GF, AOFS"
    assert army.units[2].weapons == ()


@pytest.mark.parametrize("name", ["patrol.txt", "old.txt", "allies.txt"])
@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\r"),
        lambda text: text.replace("\n", " \t \n") + "\n\n\n",
        lambda text: "\ufeff" + text,
        lambda text: text.replace(" ", "\u00a0"),
        lambda text: text.replace("| Joined to:", "# Joined to:"),
        lambda text: text.replace("# Joined to:", "| Joined to:"),
        lambda text: text.encode(),
        lambda text: b"\xef\xbb\xbf" + text.encode(),
        lambda text: text.encode("utf-16"),
    ],
)
def test_ends_of_lines_blanks_and_marks_make_no_difference(name: str, change: object) -> None:
    assert callable(change)
    assert army_of(change(text_of(name))) == army_of(text_of(name))


@pytest.mark.parametrize(
    ("header", "name", "game", "points", "books"),
    [
        ("++ Name [2000pts] ++", "Name", "", 2000, ()),
        ("++ Name [GF 1985pts] ++", "Name", "GF", 1985, ()),
        ("++ Name [GF 1985/2000pts] [1 Units] ++", "Name", "GF", 1985, ()),
        ("++ My - List - Book (v3.5.2) [GFF 150pts] [1 Unit] ++", "My - List", "GFF", 150, ("Book (v3.5.2)",)),
        ("++ Book of Tides (v3.5.2) [GF 5pts] [1 Units] ++", "Book of Tides", "GF", 5, ("Book of Tides (v3.5.2)",)),
        ("++ A - B, C (v2), D [AOF 5pts] ++", "A", "AOF", 5, ("B", "C (v2)", "D")),
        ("++ A - B [AOFR 5pts] ++", "A", "AOFR", 5, ("B",)),
        ("++ A - B [aofs 5 pts] ++", "A", "AOFS", 5, ("B",)),
        ("++ War [1944] [GF 5pts] ++", "War [1944]", "GF", 5, ()),
        ("++A++", "A", "", None, ()),
        ("++ ++", "", "", None, ()),
    ],
)
def test_headers_are_read_in_every_variant(
    header: str, name: str, game: str, points: int | None, books: tuple[str, ...]
) -> None:
    army = army_of(f"{header}\n\nGuards [5] Q4+ D4+ | 100pts\n")
    assert (army.name, army.game, army.points_stated, army.books) == (name, game, points, books)


def test_what_a_header_states_is_checked() -> None:
    unit = "2x Guards [5] Q4+ D4+ | 100pts\n"
    assert army_of(f"++ A [GF 200pts] [2 Units] ++\n{unit}").warnings == ()
    assert army_of(f"++ A [GF 195pts] [2 Units] ++\n{unit}").warnings == (
        Notice(1, "points-differ", (("stated", 195), ("computed", 200))),
    )
    assert army_of(f"\n++ A [GF 200pts] [3 Units] ++\n{unit}").warnings == (
        Notice(2, "units-differ", (("stated", 3), ("computed", 2))),
    )
    assert warnings_of(army_of(f"++ A [XYZ 200pts] ++\n{unit}")) == [(1, "unknown-game")]
    assert warnings_of(army_of(unit)) == [(1, "header-missing")]


@pytest.mark.parametrize("count", [1, 2])
def test_joined_heroes_may_be_counted_as_units_or_not(count: int) -> None:
    units = "Hero [1] Q4+ D4+ | 5pts | Hero\n| Joined to:\nGuards [5] Q4+ D4+ | 10pts\n"
    assert army_of(f"++ A [GF 15pts] [{count} Units] ++\n\n{units}").warnings == ()


def test_several_heroes_join_the_unit_after_the_last_mark() -> None:
    hero = "{} [1] Q4+ D4+ | 5pts | Hero\nSabre (A2)\n| Joined to:\n"
    army = army_of("++ A [GF 20pts] ++\n\n" + hero.format("One") + hero.format("Two") + "Guards [5] Q4+ D4+ | 10pts\n")
    assert [unit.host for unit in army.units] == [2, 2, None]


def test_a_hero_joined_to_nothing_stands_alone_and_is_noted() -> None:
    army = army_of("++ A [GF 5pts] ++\n\nOne [1] Q4+ D4+ | 5pts | Hero\nSabre (A2)\n| Joined to:\n")
    assert (army.units[0].host, warnings_of(army)) == (None, [(3, "joined-to-nobody")])
    army = army_of("++ A [GF 5pts] ++\n| Joined to:\nOne [1] Q4+ D4+ | 5pts | Hero\n")
    assert (army.units[0].host, warnings_of(army)) == (None, [(2, "not-understood")])


def test_weapons_on_several_lines_or_after_a_blank_belong_to_the_unit_above() -> None:
    army = army_of(
        '++ A [GF 5pts] ++\nGuards [5] Q4+ D4+ | 5pts\n\n5x Gun (24", A1),\n5x CCW (A1)\n\nPistol (6", A1)\n'
    )
    assert carried(army.units[0]) == ['5x Gun (24", A1)', "5x CCW (A1)"]
    assert warnings_of(army) == [(7, "not-understood")]


def test_a_stray_line_is_noted_and_does_not_hand_its_weapons_to_the_unit_above() -> None:
    army = army_of('++ A [GF 5pts] ++\nhello\nGun (24", A1)\n\nGuards [1] Q4+ D4+ | 5pts\nPike (A1)\n\nbye\nCCW (A1)\n')
    assert carried(army.units[0]) == ["Pike (A1)"]
    assert warnings_of(army) == [
        (2, "not-understood"),
        (3, "not-understood"),
        (8, "not-understood"),
        (9, "not-understood"),
    ]


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("Guards [5] Q9+ D4+ | 100pts", "quality-wrong"),
        ("Guards [5] Q1+ D4+ | 100pts", "quality-wrong"),
        ("Guards [5] Q4+ D7+ | 100pts", "defense-wrong"),
        ("Guards [-3] Q4+ D4+ | 100pts", "models-wrong"),
        ("Guards [0] Q4+ D4+ | 100pts", "models-wrong"),
        (f"Guards [1{'0' * 6}] Q4+ D4+ | 100pts", "models-wrong"),
        ("Guards [five] Q4+ D4+ | 100pts", "models-wrong"),
        ("Guards [] Q4+ D4+ | 100pts", "models-wrong"),
        ("-3x Guards [5] Q4+ D4+ | 100pts", "copies-wrong"),
        ("0x Guards [5] Q4+ D4+ | 100pts", "copies-wrong"),
        (f"1{'0' * 400}x Guards [5] Q4+ D4+ | 100pts", "copies-wrong"),
        ("Guards [5] Q4+ D4+ | -100pts", "points-wrong"),
        (f"Guards [5] Q4+ D4+ | 1{'0' * 400}pts", "points-wrong"),
        (f"Guards [1{'0' * 400}] Q4+ D4+ | 100pts", "unit-not-understood"),
        ("Guards [5] QNaN+ D4+ | 100pts", "quality-wrong"),
        ("Guards [5 Q4+ D4+ | 100pts", "unit-not-understood"),
        ("Guards Q4+ D4+ | 100pts", "unit-not-understood"),
        ("Guards Q4+ D4+", "unit-not-understood"),
        ("[5] Q4+ D4+ | 100pts", "name-missing"),
        ("Guards | 100pts", "unit-not-understood"),
        ("Guards [5] Q4+ D4+ | 100pts | Tough(3", "unclosed-bracket"),
    ],
)
def test_a_unit_that_cannot_be_read_has_the_list_refused_with_its_line(line: str, key: str) -> None:
    assert (3, key) in errors_of(f'++ A [GF 100pts] ++\n\n{line}\nGun (24", A1)\n')


def test_an_unclosed_bracket_among_the_weapons_has_the_list_refused() -> None:
    assert errors_of('++ A [GF 5pts] ++\nGuards [5] Q4+ D4+ | 5pts\nGun (24", A1, 5x CCW (A1)\n') == [
        (3, "unclosed-bracket")
    ]


def test_all_errors_are_told_at_once() -> None:
    text = "++ A [GF 5pts] ++\nGuards [0] Q9+ D4+ | 5pts\n\nHounds [3] Q4+ D1+ | 5pts\n"
    assert errors_of(text) == [(2, "models-wrong"), (2, "quality-wrong"), (4, "defense-wrong")]


@pytest.mark.parametrize(
    ("line", "name", "copies"),
    [
        ("3x Guards [5] Q4+ D4+ | 1pts", "Guards", 3),
        ("3 x Guards [5] Q4+ D4+ | 1pts", "Guards", 3),
        ("4x4 Truck [1] Q4+ D4+ | 1pts", "4x4 Truck", 1),
        ("2x 4x4 Truck [1] Q4+ D4+ | 1pts", "4x4 Truck", 2),
        ("3 Xenos [3] Q4+ D4+ | 1pts", "3 Xenos", 1),
        ("[Elite] Guards [5] Q4+ D4+ | 1pts", "[Elite] Guards", 1),
        ("Quad Drill [5]Q4+ D4+|1pts", "Quad Drill", 1),
        ("Łowcy, starsi [5] Q4+ D4+ | 1 pts | -", "Łowcy, starsi", 1),
    ],
)
def test_names_and_copies(line: str, name: str, copies: int) -> None:
    unit = one(line)
    assert (unit.name, unit.copies, unit.points, unit.rules) == (name, copies, 1, ())


def test_a_unit_without_points_is_taken_and_noted() -> None:
    army = army_of("++ A ++\nGuards [1] Q4+ D4+\n")
    assert (army.units[0].points, army.points_computed, warnings_of(army)) == (None, 0, [(2, "points-missing")])


def test_a_weapon_among_the_rules_is_a_weapon() -> None:
    army = army_of(
        '++ A [GF 5pts] ++\nTank [1] Q4+ D4+ | 5pts | Fast, Gun (24", A1), 1x Bike(Ram (A2), Hatch(2x Bolt (6", A1)))\n'
    )
    assert carried(army.units[0]) == ['Gun (24", A1)', "Ram (A2)", '2x Bolt (6", A1)']
    assert [str(rule) for rule in army.units[0].rules] == ["Fast", "1x Bike(Hatch)"]
    assert warnings_of(army) == [(2, "weapon-among-rules"), (2, "weapon-within-item"), (2, "weapon-within-item")]


def test_a_rule_stated_with_two_numbers_is_kept_and_noted() -> None:
    army = army_of("++ A [GF 5pts] ++\nTank [1] Q4+ D4+ | 5pts | Tough(3), Mount(Tough(6))\n")
    assert len(army.units[0].rules) == 2
    assert warnings_of(army) == [(2, "rule-stated-twice")]


@pytest.mark.parametrize("name", ["patrol.txt", "old.txt", "allies.txt"])
def test_a_list_that_is_written_reads_back_the_same(name: str) -> None:
    army = army_of(text_of(name))
    again = army_of(show_army(army))
    assert apart_from_lines(again) == apart_from_lines(army)
    assert (again.name, again.books, again.points_stated) == (army.name, army.books, army.points_stated)
    assert show_army(again) == show_army(army)


def test_the_patrol_is_written_as_it_was_shared_apart_from_the_count_of_units() -> None:
    text = text_of("patrol.txt")
    assert show_army(army_of(text)) == text


NAMES = st.from_regex(r"([A-Z][a-z]{0,5}|[0-9]x|[0-9]x[0-9]|Q4\+|\[5\]|A1)( [A-Z][a-z]{1,5}){1,2}", fullmatch=True)
RULES = st.builds(
    SpecialRule,
    st.sampled_from(["Fast", "Tough", "Good Shot"]),
    st.none() | st.integers(0, 20),
    st.none() | st.integers(1, 20),
)
WEAPONS = st.builds(
    Weapon,
    st.integers(1, 40),
    st.builds(
        Profile,
        NAMES,
        st.none() | st.integers(1, 48).map(lambda inches: inches * INCH),
        st.integers(1, 12),
        st.lists(
            st.sampled_from([SpecialRule("AP", 1), SpecialRule("Rending"), SpecialRule("Blast", 3)]), max_size=3
        ).map(tuple),
    ),
)
UNITS = st.builds(
    ListedUnit,
    NAMES,
    st.integers(1, 40),
    st.integers(2, 6),
    st.integers(2, 6),
    st.none() | st.integers(0, 999),
    st.lists(WEAPONS, max_size=4).map(tuple),
    st.lists(RULES, max_size=4).map(tuple),
    copies=st.integers(1, 4),
)


@st.composite
def armies(draw: st.DrawFn) -> ArmyList:
    units = draw(st.lists(UNITS, min_size=1, max_size=5))
    host = len(units) - 1
    for place in reversed(range(host)):
        if draw(st.booleans()):
            host = place
        else:
            units[place] = msgspec.structs.replace(units[place], host=host, joined_to=units[host].name)
    return ArmyList(draw(NAMES), draw(st.sampled_from(["", "GF", "AOF"])), None, tuple(units))


@given(armies())
def test_text_to_list_to_text_keeps_counts_and_points(army: ArmyList) -> None:
    again = army_of(show_army(army))
    assert apart_from_lines(again) == list(army.units)
    assert again.points_stated == again.points_computed == army.points_computed
    assert show_army(again) == show_army(army)
    counts = Counter[str]()
    for unit in again.units:
        for weapon in unit.weapons:
            counts[weapon.profile.text()] += weapon.count * unit.copies
    assert counts.total() == sum(weapon.count * unit.copies for unit in army.units for weapon in unit.weapons)
