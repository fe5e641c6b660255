"""Attacks and healing against slow truth: every face in turn by rules written again here, all plays, many plays."""

from fractions import Fraction
from itertools import product

import msgspec
import pytest

from core.plays import AnyRule, disagreement, every_play, many_plays, picking
from grognard.core.exact import exactly
from grognard.core.sources import seeded
from grognard.rulebooks.wfrp3.attack import Attack, Struck, attack, rating_line, seen
from grognard.rulebooks.wfrp3.cards import BASIC_CARDS, CardLine, Side
from grognard.rulebooks.wfrp3.healing import HEALING_POLICIES, Patient, Treatment, drunk, recovery, treated
from grognard.rulebooks.wfrp3.pools import Pool
from grognard.rulebooks.wfrp3.spending import POLICIES, RECOVER, SUFFER, Spending
from grognard.rulebooks.wfrp3.telling import STAGES
from grognard.rulebooks.wfrp3.wounds import DECK, Body
from rulebooks.wfrp3.test_dice import SIDES

STRIKE = BASIC_CARDS["Melee Strike"].conservative
PICKS = {why: policy.pick for why, policy in (*POLICIES, *HEALING_POLICIES)}
CHOICES = dict((*POLICIES, *HEALING_POLICIES))


def strike(pool: Pool, body: Body, *, rating: int = 3, potential: int = 8, reduction: int = 5) -> Attack:
    lines = (rating_line(rating, "once"), RECOVER["physical"]), (SUFFER["physical"],)
    return Attack(pool, Spending(STRIKE, *lines, True), potential, reduction, body)


Key = tuple[int, int, bool, bool]
"""Wounds dealt, of these critical, down, dead."""


def by_hand(pool: Pool, body: Body, rating: int) -> dict[Key, Fraction]:
    """Work a strike out face by face, 8 against 5: no yellow dice, no second fall, one critical at most by boons."""
    dice = [code for code, n in pool.dice for _ in range(n)]
    found: dict[Key, Fraction] = {}
    for faces in product(*(SIDES[code].items() for code in dice)):
        shown = "".join(face for face, _ in faces)
        chance = Fraction(1)
        for (_, n), code in zip(faces, dice, strict=True):
            chance *= Fraction(n, sum(SIDES[code].values()))
        success = shown.count("S") - shown.count("X")
        boons = shown.count("B") - shown.count("K") - shown.count("T")
        for key, share in suffered(body, success, boons >= rating):
            found[key] = found.get(key, Fraction(0)) + chance * share
    return found


def suffered(body: Body, success: int, has_critical: bool) -> list[tuple[Key, Fraction]]:
    if success < 1:
        return [((0, 0, False, False), Fraction(1))]
    wounds = 3 + (2 if success >= 3 else 0)
    criticals = int(has_critical)
    if body.normal + len(body.criticals) + wounds <= body.threshold:
        return [((wounds, criticals, False, False), Fraction(1))]
    after = len(body.criticals) + criticals + (1 if body.normal + wounds > criticals else 0)
    return [((wounds, criticals, True, after > body.toughness), Fraction(1))]


def key_of(struck: Struck) -> Key:
    body = struck.body
    assert body is not None
    return struck.hurt.wounds, struck.hurt.criticals, body.is_down, body.is_dead


BODIES = [
    Body(threshold=12, toughness=3, normal=2),
    Body(threshold=8, toughness=2, normal=4, criticals=(1,)),
    Body(threshold=8, toughness=2, normal=4, criticals=(1, 2)),
]


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("pool", [Pool(characteristic=3, challenge=1), Pool(2, 1, 1, misfortune=1, challenge=1)])
@pytest.mark.parametrize("rating", [2, 3])
def test_a_strike_is_what_every_face_in_turn_comes_to(pool: Pool, body: Body, rating: int) -> None:
    odds = exactly(attack, strike(pool, body, rating=rating), policies=CHOICES).map(key_of)
    assert {key: odds[key] for key in odds if odds[key]} == by_hand(pool, body, rating)


def test_only_the_symbols_that_count_are_looked_at() -> None:
    """What delay and exertion do, wounds do not feel."""
    whole = strike(Pool(1, 2, 1, 1, challenge=1), BODIES[1])
    assert exactly(attack, seen(whole), policies=CHOICES).map(key_of) == exactly(attack, whole, policies=CHOICES).map(
        key_of
    )


RICH = Side(
    success=(CardLine("hit"), CardLine("harder", 2, damage=1)),
    boon=(CardLine("plain", 1, critical=1, is_plain=True), CardLine("plain again", 1, critical=1, is_plain=True)),
    bane=(CardLine("tiring", 1, fatigue=1),),
    comet=(CardLine("doom", damage=3),),
    star=(CardLine("mishap", stress=1),),
)
SMALL = Attack(Pool(reckless=1, challenge=1), Spending(RICH, is_attack=True), 4, 3, Body(threshold=3, normal=2))


def test_all_plays_of_a_table_are_the_odds() -> None:
    odds = exactly(attack, SMALL, policies=CHOICES)
    table = every_play(attack, SMALL, stages=STAGES, picks=PICKS)
    assert {result: odds[result] for result in odds if odds[result]} == table


def test_a_plain_critical_adds_nothing_to_itself() -> None:
    """Two boons buy the plain line twice over: one wound is critical, not two (W70)."""
    sure = msgspec.structs.replace(SMALL, pool=Pool(characteristic=1, success=1, boons=2), potential=6)
    odds = exactly(attack, sure, policies=CHOICES)
    assert {struck.hurt.criticals for struck in odds.outcomes()} == {1}
    assert {struck.spent.boons for struck in odds.outcomes()} == {0}


LARGE = Attack(Pool(2, 1, 1, 2, 1, 1, 2), Spending(RICH, (rating_line(3, "repeat"),), is_attack=True), 9, 5, BODIES[1])
PATIENT = Patient(Body(threshold=8, toughness=3, normal=5, criticals=(1, 2)))
HEALINGS: list[tuple[AnyRule, Treatment]] = [
    (treated, Treatment(Pool(2, 1, 1, 1, challenge=2))),
    (drunk, Treatment(Pool(fortune=4))),
    (recovery, Treatment(Pool(3, challenge=2), Pool(2, challenge=1))),
]


def test_many_plays_of_a_table_are_drawn_from_the_odds() -> None:
    odds = exactly(attack, LARGE, policies=CHOICES)
    source = picking(PICKS, seeded(7))
    counted = many_plays(attack, LARGE, source=source, plays=400, stages=STAGES)
    assert disagreement(counted, {result: odds[result] for result in odds}) == ""


@pytest.mark.parametrize(("rule", "treatment"), HEALINGS)
def test_many_healings_are_drawn_from_the_odds(rule: AnyRule, treatment: Treatment) -> None:
    odds = exactly(rule, PATIENT, treatment, policies=CHOICES)
    counted = many_plays(rule, PATIENT, treatment, source=picking(PICKS, seeded(3)), plays=400, stages=STAGES)
    assert disagreement(counted, {result: odds[result] for result in odds}) == ""


def test_w79_who_is_down_already_turns_no_second_wound() -> None:
    """Down with one critical: more wounds count, no second fall, and death is tested again."""
    down = Body(threshold=5, toughness=2, normal=6, criticals=(1,), is_down=True)
    odds = exactly(attack, strike(Pool(characteristic=1, success=1), down, rating=9), policies=CHOICES)
    assert {struck.body.criticals for struck in odds.outcomes() if struck.body} == {(1,)}
    dying = Body(threshold=5, toughness=2, normal=6, criticals=(1, 1), is_down=True)
    boons = Pool(characteristic=1, success=1, boons=3)
    assert exactly(attack, strike(boons, dying), policies=CHOICES).chance(lambda s: s.body and s.body.is_dead) == 1


def test_the_severity_of_a_turned_card_is_drawn_from_the_deck() -> None:
    """A henchman with 8 of 8 wounds left to spare for severities up to 1: the critical of any other fells him (W80)."""
    body = Body(threshold=4, toughness=3, normal=0, adds_severity=True, is_henchman=True)
    critical = Pool(characteristic=1, success=1, boons=3)
    odds = exactly(attack, strike(critical, body), policies=CHOICES)  # three wounds, one of them critical
    dead = odds.chance(lambda struck: struck.body and struck.body.is_dead)
    assert dead == Fraction(sum(n for severity, n in DECK.items() if 3 + severity > 4), 69)
