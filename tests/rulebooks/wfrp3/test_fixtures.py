"""Fixtures of the specification that are about one function: initiative, recharge, assist, moving, healing."""

from fractions import Fraction
from itertools import pairwise

import pytest

from grognard.core.exact import exactly
from grognard.rulebooks.wfrp3.building import opposed_challenge
from grognard.rulebooks.wfrp3.healing import HEALING_POLICIES, Patient, Treatment, recovery, treated
from grognard.rulebooks.wfrp3.initiative import Contender, Order, compared, initiative, is_ranked, leads, placed, ranked
from grognard.rulebooks.wfrp3.pools import Pool
from grognard.rulebooks.wfrp3.ranges import RANGES, move_cost
from grognard.rulebooks.wfrp3.reading import readings_of
from grognard.rulebooks.wfrp3.sheets import Sheet, is_distressed, passes_out, recovered
from grognard.rulebooks.wfrp3.turn import after_turn, playable_again, put_on, stance_stress
from grognard.rulebooks.wfrp3.wounds import DECK, Body, state, wound_card

INITIATIVE = [
    (3, 4, "29/128", "35/128", "1/2"),
    (3, 3, "11/32", "5/16", "11/32"),
    (2, 4, "7/64", "15/64", "21/32"),
    (4, 4, "93/256", "35/128", "93/256"),
    (5, 3, "163/256", "7/32", "37/256"),
]


@pytest.mark.parametrize(("mine", "other", "win", "tie", "lose"), INITIATIVE)
def test_initiative_of_two(mine: int, other: int, win: str, tie: str, lose: str) -> None:
    assert compared(mine, other) == (Fraction(win), Fraction(tie), Fraction(lose))


def contender(name: str, agility: int) -> Contender:
    return Contender(name, agility, Pool(characteristic=agility))


def test_initiative_with_its_tie_break() -> None:
    """Agility 4 beats 3 with what it wins and what is tied: 64/128 + 35/128 (3.4)."""
    both = (contender("four", 4), contender("three", 3))
    assert exactly(leads, both, 0).chance(lambda place: place.rank == "first") == Fraction(99, 128)
    assert exactly(leads, both, 1).chance(lambda place: place.rank == "first") == Fraction(29, 128)


def test_somebody_is_first_or_several_are_tied() -> None:
    """Three equal ones: each is first as often, and whoever is tied is tied with somebody."""
    three = tuple(contender(name, 3) for name in "abc")
    found = [exactly(leads, three, at) for at in range(3)]
    assert len({odds.chance(lambda place: place.rank == "first") for odds in found}) == 1
    assert sum(odds.chance(lambda place: place.rank == "first") for odds in found) < 1


@pytest.mark.parametrize("agilities", [(3, 3, 3), (4, 3, 2), (2, 4)])
def test_one_place_at_a_time_is_all_at_once(agilities: tuple[int, ...]) -> None:
    everybody = tuple(contender("abc"[at], agility) for at, agility in enumerate(agilities))
    whole = exactly(initiative, everybody)
    for at, _ in enumerate(everybody):
        for rank in ("first", "tied"):
            alone = exactly(is_ranked, everybody, at, rank).chance(bool)
            assert alone == sum(whole[order] for order in whole.outcomes() if placed(everybody, at, order) == rank)


def test_d24_the_order_of_acting() -> None:
    assert ranked((contender("four", 4), contender("three", 3)), Order((2, 2))) == ((0,), (1,))
    assert ranked((contender("one", 3), contender("other", 3)), Order((2, 2))) == ((0, 1),)
    assert ranked((contender("four", 4), contender("three", 3)), Order((1, 2))) == ((1,), (0,))


@pytest.mark.parametrize(("start", "end", "stress"), [(0, 3, 2), (0, 1, 0), (-2, 2, 3), (1, 1, 0), (-1, -3, 1)])
def test_d14_stance(start: int, end: int, stress: int) -> None:
    assert stance_stress(start, end) == stress


@pytest.mark.parametrize(("recharge", "again"), [(0, 2), (1, 2), (2, 3), (4, 5)])
def test_d16_recharge(recharge: int, again: int) -> None:
    """Tokens go on when the card is used and one comes off at the end of that very turn: used in turn 1."""
    assert playable_again(1, recharge) == again
    tokens, turn = put_on(recharge), 1
    while True:
        tokens, turn = after_turn(tokens), turn + 1
        if not tokens:
            break
    assert turn == again


def test_fast_weapons_put_one_token_fewer() -> None:
    assert [put_on(n, is_fast=True) for n in (0, 1, 3)] == [0, 0, 2]


COSTS = {
    ("engaged", "medium"): 2,
    ("engaged", "long"): 4,
    ("engaged", "extreme"): 7,
    ("close", "extreme"): 6,
    ("long", "extreme"): 3,
}


def test_d22_d23_moving_costs_the_same_both_ways() -> None:
    for (start, end), cost in COSTS.items():
        assert move_cost(start, end) == move_cost(end, start) == cost
    assert [move_cost(a, b) for a, b in pairwise(RANGES)] == [1, 1, 2, 3]


@pytest.mark.parametrize(("acting", "opposing", "dice"), [(4, 2, 0), (2, 4, 4), (3, 2, 1), (2, 3, 3), (3, 3, 2)])
def test_opposed_checks(acting: int, opposing: int, dice: int) -> None:
    assert opposed_challenge(acting, opposing) == dice


def test_w84_fatigue_at_its_boundaries() -> None:
    found = [Sheet(toughness=3, fatigue=n) for n in (3, 4, 6, 7)]
    assert [is_distressed(sheet, "toughness") for sheet in found] == [False, True, True, True]
    assert [passes_out(sheet) for sheet in found] == [False, False, False, True]


def test_w83_a_rest_recovers_toughness_and_willpower() -> None:
    rested = recovered(Sheet(toughness=3, willpower=4, fatigue=5, stress=2))
    assert (rested.fatigue, rested.stress) == (2, 0)


def test_the_wound_deck() -> None:
    """69 cards; what lies open is not drawn again."""
    assert sum(DECK.values()) == 69
    odds = wound_card(()).reading.odds
    assert [odds[n] for n in range(1, 6)] == [Fraction(n, 69) for n in (5, 33, 27, 3, 1)]
    assert wound_card((5,)).reading.odds[5] == 0
    assert wound_card((1, 1)).reading.odds[1] == Fraction(3, 67)


@pytest.mark.parametrize(
    ("body", "said"),
    [
        (Body(), "unhurt"),
        (Body(normal=1), "light"),
        (Body(threshold=12, normal=12), "light"),
        (Body(criticals=(1,)), "critical"),
        (Body(threshold=12, normal=13), "unconscious"),
        (Body(is_dead=True), "dead"),
    ],
)
def test_w75_states(body: Body, said: str) -> None:
    assert state(body) == said


OPTIONS = {
    # section 2.11: the default, and the seed taken at its word
    "talents_per_turn": ("1", "1"),
    "extra_manoeuvres": ("any", "any"),
    "assist_range": ("close", "close"),
    "npc_recharge": ("round", "turn"),
    "extreme_range_m": ("0", "0"),
    "unsafe_disengage": ("exposed", "exposed"),
    "critical_rating": ("once", "once"),
    "severity_adds_wounds": ("henchmen", "all"),
    "critical_heals": ("to_normal", "remove"),
    "boons_heal": ("on", "off"),
    "first_aid_bonus": ("off", "off"),
    "medicine_dice": ("per_success", "per_success"),
    "first_aid_limit": ("scene", "scene"),
    "self_treatment_h": ("1", "0"),
}


def test_the_presets_are_those_of_the_specification() -> None:
    assert dict(readings_of("published", {})) == {name: both[0] for name, both in OPTIONS.items()}
    assert dict(readings_of("seed", {})) == {name: both[1] for name, both in OPTIONS.items()}


PATIENT = Patient(Body(toughness=3, normal=9))
POLICIES = dict(HEALING_POLICIES)


@pytest.mark.parametrize(("criticals", "challenge", "value"), [((), 1, "9211/13824"), ((5,), 2, "190417/442368")])
def test_two_stage_healing(criticals: tuple[int, ...], challenge: int, value: str) -> None:
    """A helper's first aid brings a fortune die for each net success to the patient's Resilience (3.5)."""
    pool = Pool(characteristic=3, challenge=challenge)
    patient = Patient(Body(toughness=3, criticals=criticals))
    odds = exactly(recovery, patient, Treatment(pool, pool), policies=POLICIES)
    assert odds.chance(lambda healed: healed.is_success) == Fraction(value)


@pytest.mark.parametrize(("toughness", "mean"), [(2, "37/32"), (3, "85/64"), (4, "87/64")])
def test_wounds_healed_by_first_aid(toughness: int, mean: str) -> None:
    patient = Patient(Body(toughness=toughness, normal=9))
    odds = exactly(treated, patient, Treatment(Pool(characteristic=4, challenge=1)), policies=POLICIES)
    assert odds.map(lambda healed: healed.normal).mean == Fraction(mean)


def test_one_misstep_is_healed_before_it_hurts() -> None:
    """W101: of one normal wound healed and one added by the mishap one is left."""
    body = Body(toughness=3, normal=1, criticals=(2,))
    odds = exactly(treated, Patient(body), Treatment(Pool(characteristic=1, challenge=1, success=2)), policies=POLICIES)
    worse = [healed for healed in odds.outcomes() if healed.is_mishap and healed.is_success]
    assert worse
    assert {healed.patient.body.normal for healed in worse} == {1}
    assert {(healed.patient.fatigue, healed.patient.stress) for healed in worse} == {(1, 1)}
