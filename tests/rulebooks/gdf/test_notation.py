import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.boards.length import INCH
from grognard.rulebooks.gdf.notation import (
    Notice,
    Profile,
    SpecialRule,
    Weapon,
    clean,
    granted,
    is_weapon,
    parts,
    read_profile,
    read_rule,
    whole,
)
from grognard.rulebooks.gdf.notices import NOTICES

AP2 = SpecialRule("AP", 2)
PLASMA = Weapon(1, Profile("Plasma Rifle", 24 * INCH, 2, (AP2,)))

NOTATIONS_OF_ONE_RIFLE = [
    "Plasma Rifle (24”, A2, AP(2))",
    'Plasma Rifle (24", A2, AP(2))',
    "Plasma Rifle (24“, A2, AP(2))",
    "Plasma Rifle (24″, A2, AP(2))",
    "Plasma Rifle (24′′, A2, AP(2))",
    "Plasma Rifle (24'', A2, AP(2))",
    "Plasma Rifle (24in, A2, AP(2))",
    "Plasma Rifle (24 in, A2, AP(2))",
    "Plasma Rifle (24 cali, A2, AP(2))",
    'Plasma Rifle (24", A2, AP (2))',
    'Plasma Rifle (24.0", A2, AP( 2 ))',
    'Plasma Rifle(24",A2,AP(2))',
    '  Plasma   Rifle ( 24" , A2 , AP(2) ) ',
    'Plasma\u00a0Rifle (24", A2,\u202fAP(2))',
    'Plasma Rifle (AP(2), A2, 24")',
    '1x Plasma Rifle (24", A2, AP(2))',
    '1X Plasma Rifle (24", A2, AP(2))',
    '1× Plasma Rifle (24", A2, AP(2))',
    '1х Plasma Rifle (24", А2, AP(2))',
    '01x Plasma Rifle (24", A02, AP(02))',
    '\ufeffPlasma Rifle (24", A2, AP(2),)',
]


@pytest.mark.parametrize("text", NOTATIONS_OF_ONE_RIFLE)
def test_every_notation_of_one_rifle_is_the_same_weapon(text: str) -> None:
    assert read_profile(text) == PLASMA


@pytest.mark.parametrize(
    ("text", "weapon"),
    [
        ("Carbine (24”, A1)", Weapon(1, Profile("Carbine", 24 * INCH, 1))),
        ('2x Heavy Rifle (24", A1, AP(1))', Weapon(2, Profile("Heavy Rifle", 24 * INCH, 1, (SpecialRule("AP", 1),)))),
        ("10x CCWs (A1)", Weapon(10, Profile("CCWs", None, 1))),
        ("2 x Fists (A4)", Weapon(2, Profile("Fists", None, 4))),
        ('Mortar (12,5", A1)', Weapon(1, Profile("Mortar", 317_500, 1))),
        ('Mortar (A1,24")', Weapon(1, Profile("Mortar", 24 * INCH, 1))),
        ("Pike (2,5 cali, A1, Thrust)", Weapon(1, Profile("Pike", 63_500, 1, (SpecialRule("Thrust"),)))),
        ('Claws (0", A2)', Weapon(1, Profile("Claws", None, 2))),
        ("24”, A1, AP(1)", Weapon(1, Profile("", 24 * INCH, 1, (SpecialRule("AP", 1),)))),
        ('5x (24", A1)', Weapon(5, Profile("", 24 * INCH, 1))),
        ('4x4 Turret (24", A3)', Weapon(1, Profile("4x4 Turret", 24 * INCH, 3))),
        ('2x 4x4 Turret (24", A3)', Weapon(2, Profile("4x4 Turret", 24 * INCH, 3))),
        ("3 Xenos Claws (A1)", Weapon(1, Profile("3 Xenos Claws", None, 1))),
        ("Fists (pair) (A2)", Weapon(1, Profile("Fists (pair)", None, 2))),
        (
            "Miotacz ognia (12”, A1, Blast(3))",
            Weapon(1, Profile("Miotacz ognia", 12 * INCH, 1, (SpecialRule("Blast", 3),))),
        ),
        ('Gun (30", A1, Bane in Melee)', Weapon(1, Profile("Gun", 30 * INCH, 1, (SpecialRule("Bane in Melee"),)))),
    ],
)
def test_profiles_are_read(text: str, weapon: Weapon) -> None:
    assert read_profile(text) == weapon


@pytest.mark.parametrize(
    ("text", "rule", "written"),
    [
        ("Fast", SpecialRule("Fast"), "Fast"),
        ("Tough(3)", SpecialRule("Tough", 3), "Tough(3)"),
        ("Tough (03)", SpecialRule("Tough", 3), "Tough(3)"),
        ("5x Stealth", SpecialRule("Stealth", None, 5), "5x Stealth"),
        ("10x Tough(3)", SpecialRule("Tough", 3, 10), "10x Tough(3)"),
        ("Tough(+3)", SpecialRule("Tough", 3, None, "+3"), "Tough(+3)"),
        ("Defense(-1)", SpecialRule("Defense", -1, None, "-1"), "Defense(-1)"),
        ("Regeneration(5+)", SpecialRule("Regeneration", 5, None, "5+"), "Regeneration(5+)"),
        ('Aura(6")', SpecialRule("Aura", 6, None, '6"'), 'Aura(6")'),
        (
            "1x Energy Shield(Shield Wall)",
            SpecialRule("Energy Shield", None, 1, "Shield Wall"),
            "1x Energy Shield(Shield Wall)",
        ),
        ("Mast (Fast, Fear(2))", SpecialRule("Mast", None, None, "Fast, Fear(2)"), "Mast(Fast, Fear(2))"),
        ("AP(+1) Mark", SpecialRule("AP(+1) Mark"), "AP(+1) Mark"),
        ("Hit & Run", SpecialRule("Hit & Run"), "Hit & Run"),
        ("Odnowa", SpecialRule("Odnowa"), "Odnowa"),
        ("Fast()", SpecialRule("Fast"), "Fast"),
    ],
)
def test_rules_are_read_and_written(text: str, rule: SpecialRule, written: str) -> None:
    assert read_rule(text) == rule
    assert str(rule) == written
    assert read_rule(written) == rule


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("Rifle", "profile-missing"),
        ("", "profile-missing"),
        ("Rifle ()", "profile-missing"),
        ("Rifle (24)", "missing-unit"),
        ('Rifle (24")', "attacks-missing"),
        ('Rifle (24", AP(1))', "attacks-missing"),
        ('Rifle (24", A0)', "attacks-missing"),
        ('Rifle (24", A1, A2)', "stated-twice"),
        ('Rifle (24", 12", A1)', "stated-twice"),
        ("Rifle (24 ells, A1)", "unknown-unit"),
        ('Rifle (-24", A1)', "negative-length"),
        ('Rifle (24", A1', "unclosed-bracket"),
        ('Rifle 24", A1)', "unclosed-bracket"),
        ('Rifle )24", A1(', "unclosed-bracket"),
        ('0x Rifle (24", A1)', "count-zero"),
        ('9999999x Rifle (24", A1)', "number-too-long"),
        (f'Rifle (24", A1{"0" * 400})', "number-too-long"),
        (f'Rifle (1{"0" * 400}", A1)', "number-too-long"),
        ('Rifle (24", A1, ???)', "not-a-rule"),
        ('Rifle (NaN", A1, 7)', "missing-unit"),
        (f"Rifle {'(' * 9}A1{')' * 9}", "too-deep"),
        ('Rifle (24", A1, ' + "Fast, " * 1_000 + "Fast)", "too-long"),
        ("Rifle\x00 (A1)", "not-text"),
        ("Rifle\ud800 (A1)", "not-text"),
    ],
)
def test_what_is_no_weapon_comes_back_as_a_notice(text: str, key: str) -> None:
    found = read_profile(text)
    assert isinstance(found, Notice)
    assert (found.line, found.key) == (0, key)
    assert tuple(name for name, _ in found.facts) == NOTICES[key]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not-a-rule"),
        ("(3)", "not-a-rule"),
        ("12", "not-a-rule"),
        ("Fast, Slow", "not-a-rule"),
        ("Tough(3", "unclosed-bracket"),
        ("0x Fast", "count-zero"),
        (f"Tough({'9' * 7})", "number-too-long"),
    ],
)
def test_what_is_no_rule_comes_back_as_a_notice(text: str, key: str) -> None:
    found = read_rule(text)
    assert isinstance(found, Notice)
    assert found.key == key
    assert tuple(name for name, _ in found.facts) == NOTICES[key]


def test_a_long_text_is_quoted_only_as_far_as_a_person_wants_to_read_it() -> None:
    found = read_rule("Tough(3" + "3 " * 500)
    assert isinstance(found, Notice)
    assert len(str(dict(found.facts)["got"])) == 60


def test_weapons_of_one_kind_differ_in_their_names_and_in_the_order_of_their_rules_only() -> None:
    first, second = read_profile('Gun (24", A1, AP(1), Crack)'), read_profile('3x Musket (24", A1, crack, AP (1))')
    assert isinstance(first, Weapon)
    assert isinstance(second, Weapon)
    assert first.profile.kind == second.profile.kind


@pytest.mark.parametrize(
    "text", ['Gun (18", A1, AP(1))', 'Gun (24", A2, AP(1))', 'Gun (24", A1, AP(2))', 'Gun (24", A1)', "Gun (A1, AP(1))"]
)
def test_weapons_with_another_range_attacks_or_rules_are_of_another_kind(text: str) -> None:
    first, second = read_profile('Gun (24", A1, AP(1))'), read_profile(text)
    assert isinstance(first, Weapon)
    assert isinstance(second, Weapon)
    assert first.profile.kind != second.profile.kind


def test_only_what_says_how_many_attacks_it_makes_is_a_weapon() -> None:
    assert is_weapon('2x Rifle (24", A1)')
    assert is_weapon("Sword (A3, AP(1))")
    assert not is_weapon("Impact(1)")
    assert not is_weapon('1x Bike(Fast, Gun (24", A1))')
    assert not is_weapon("A1")
    assert not is_weapon("Rifle (A1")


def test_a_line_is_split_at_commas_outside_brackets() -> None:
    line = '8x Gun (12,5", A2, AP(1)), Mast(Fast, Fear(2)),  , 10x CCW (A1),'
    assert parts(line) == ('8x Gun (12,5", A2, AP(1))', "Mast(Fast, Fear(2))", "10x CCW (A1)")
    assert parts("") == ()


@pytest.mark.parametrize(
    ("rules", "models", "given_"),
    [
        (["Fast", "Tough(3)"], 1, ["Fast", "Tough(3)"]),
        (["2x Drone(Spotting Laser)"], 3, ["2x Spotting Laser"]),
        (["Mast(Fast, Fear(2))"], 1, ["Fast", "Fear(2)"]),
        (["2x Mast(3x Fast, Flag(Fear(2)))"], 9, ["6x Fast", "2x Fear(2)"]),
        (["Tough(3)", "Tough(+3)"], 1, ["Tough(6)"]),
        (["Tough(3)", "1x Mount(Fast, Tough(+6))"], 1, ["Tough(9)", "1x Fast"]),
        (["Tough(3)", "1x Mount(Tough(+6))"], 3, ["Tough(3)", "1x Tough(+6)"]),
        (["Tough(3)", "3x Plating(Tough(+3))"], 3, ["Tough(6)"]),
        (["Tough(3)", "Tough(6)"], 1, ["Tough(3)", "Tough(6)"]),
        (["Tough(+3)"], 1, ["Tough(+3)"]),
        (["Charm(12, 13)"], 1, ["Charm(12, 13)"]),
    ],
)
def test_items_give_their_rules_and_a_plus_is_added(rules: list[str], models: int, given_: list[str]) -> None:
    read = [read_rule(text) for text in rules]
    stated = tuple(rule for rule in read if isinstance(rule, SpecialRule))
    assert len(stated) == len(rules)
    assert [str(rule) for rule in granted(stated, models)] == given_


def test_numbers_of_a_list_are_plain_and_of_a_sane_length() -> None:
    assert whole("0012") == 12
    assert [whole(text) for text in ("", "-3", "+3", "1.5", "NaN", "²", "٣", "1234567")] == [None] * 8


def test_blanks_of_every_kind_are_one_space_and_invisible_signs_are_none() -> None:
    assert clean("\ufeff Robot\u00a0\u2009Legion\u200b\t\r") == "Robot Legion"


WORDS = st.from_regex(r"[A-Za-zĄąЖж][a-zęłж'-]{0,6}( [A-Z][a-z&-]{0,6}){0,2}", fullmatch=True)
COUNTS = st.integers(1, 999_999)
PLAIN_RULES = st.builds(
    SpecialRule, WORDS.filter(lambda word: not re.fullmatch("[AaАа]", word)), st.none() | st.integers(0, 999_999)
)


@st.composite
def items(draw: st.DrawFn) -> SpecialRule:
    inner = draw(st.lists(PLAIN_RULES, min_size=1, max_size=3))
    return SpecialRule(draw(WORDS), None, draw(st.none() | COUNTS), ", ".join(map(str, inner)))


PROFILES = st.builds(
    Profile,
    WORDS | st.just(""),
    st.none() | st.integers(1, 300).map(lambda eighths: eighths * INCH // 8) | st.integers(1, 10**9),
    COUNTS,
    st.lists(PLAIN_RULES, max_size=4).map(tuple),
)


@given(st.builds(Weapon, COUNTS, PROFILES))
def test_a_weapon_that_is_written_reads_back_the_same(weapon: Weapon) -> None:
    assert read_profile(str(weapon)) == weapon
    assert read_profile(weapon.profile.text()) == Weapon(1, weapon.profile)


@given(items() | st.builds(SpecialRule, WORDS, st.none() | st.integers(0, 999_999), st.none() | COUNTS))
def test_a_rule_that_is_written_reads_back_the_same(rule: SpecialRule) -> None:
    assert read_rule(str(rule)) == rule


@given(st.lists(st.builds(Weapon, COUNTS, PROFILES), min_size=1, max_size=5))
def test_a_line_of_weapons_splits_into_its_weapons(weapons: list[Weapon]) -> None:
    assert [read_profile(part) for part in parts(", ".join(map(str, weapons)))] == weapons


@given(st.text() | st.text('x0123456789()[],."AaP+- NaN', max_size=60))
def test_no_text_is_too_strange_to_be_answered_and_what_is_read_is_canonical(text: str) -> None:
    weapon, rule = read_profile(text), read_rule(text)
    for found in (weapon, rule):
        if isinstance(found, Notice):
            assert tuple(name for name, _ in found.facts) == NOTICES[found.key]
    if isinstance(weapon, Weapon):
        assert read_profile(str(weapon)) == weapon
    if isinstance(rule, SpecialRule):
        assert read_rule(str(rule)) == rule
