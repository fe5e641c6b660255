"""A melee at the table: the very rules that are priced, every way the dice can fall, and step by step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from grognard.core.asking import Rule
from grognard.core.documents import Document, read_document
from grognard.core.exact import exactly
from grognard.core.lines import Line
from grognard.core.playing import LINE
from grognard.core.sources import play, scripted, seeded
from grognard.core.table import Handful, Table
from grognard.rulebooks.gdf.melee import Clash, Outcome, melee, score, strike
from grognard.rulebooks.gdf.melee_morale import Score, melee_morale, verdict, won
from grognard.rulebooks.gdf.melee_situation import Melee, MeleeSituation
from grognard.rulebooks.gdf.morale import Aftermath
from grognard.rulebooks.gdf.wounds import Unit, allocate, bears, caused
from rulebooks.gdf.scenes import BOOK, Gun, Mob, measured, ready, rolled
from rulebooks.gdf.scenes import read as read_text
from rulebooks.gdf.test_melee_oracle import Fight, Fighter, random_fight, text

DUEL = Fight(Fighter(Mob(1, rules=("Furious",)), (Gun(1, 1),)), Fighter(Mob(2), (Gun(2, 1),)))


def folded(fight: Fight) -> MeleeSituation:
    found = read_text(text(fight))
    assert isinstance(found, MeleeSituation), found
    return found


def ways(question: Handful) -> Iterator[tuple[tuple[tuple[Any, ...], ...], Fraction]]:
    """Go through a hand of dice, faces that mean the same taken together."""
    groups = []
    for group in question.groups:
        reading = group.ask.reading
        faces = Counter(reading.meanings)
        one = [(reading.dice.outcomes[reading.meanings.index(m)], Fraction(n, 6)) for m, n in faces.items()]
        groups.append(list(product(one, repeat=group.count)))
    for chosen in product(*groups):
        chance = Fraction(1)
        for _, share in (die for group in chosen for die in group):
            chance *= share
        yield tuple(tuple(face for face, _ in group) for group in chosen), chance


def every_way(fought: Melee) -> dict[Outcome, Fraction]:
    """Play a melee in every way there is."""
    found: dict[Outcome, Fraction] = {}
    paths: list[tuple[tuple[Any, ...], Fraction]] = [((), Fraction(1))]
    while paths:
        answers, chance = paths.pop()
        table: Table[Outcome] = Table(melee, fought, stages=BOOK.stages)
        for answer in answers:
            table.answer(answer)
        if table.open is None:
            found[table.result] = found.get(table.result, Fraction(0)) + chance
        elif isinstance(table.open, Handful):
            paths += [((*answers, answer), chance * share) for answer, share in ways(table.open)]
    return found


def few_dice(number: int) -> Fight:
    """Draw a fight of one model a side, each with one attack."""
    fight = random_fight(Random(f"gdf melee table {number}"))
    more = ("Hazardous",) if number % 3 == 0 else ()
    sides = [
        replace(
            side,
            mob=replace(side.mob, models=1, hero=None, wounds=(), start=1),
            blades=tuple(Gun(1, 1, (*blade.rules, *more)) for blade in side.blades[:1]),
            heros=(),
        )
        for side in (fight.charger, fight.defender)
    ]
    return replace(fight, charger=sides[0], defender=sides[1])


@pytest.mark.parametrize("number", range(12))
def test_a_table_and_the_odds_play_one_melee(number: int) -> None:
    fought = folded(few_dice(number)).melee
    odds = exactly(melee, fought)
    assert every_way(fought) == {outcome: odds[outcome] for outcome in odds}


@pytest.mark.parametrize("seed", range(12))
def test_what_is_resolved_is_among_what_was_priced(seed: int) -> None:
    priced = ready(folded(random_fight(Random(f"gdf melee {seed}"))))
    odds = {part.target or "": measured(part) for part in priced.parts}
    for part in rolled(priced, seed):
        for key, result in part.results.items():
            expected = odds[part.target][key]
            assert (expected if isinstance(expected, Fraction) else expected[result]) or not result


def lines(told: tuple[Any, ...]) -> list[tuple[str, str]]:
    return [(event.what.citation, event.what.key) for event in told if event.key == LINE]


def test_every_step_is_told_with_its_rule() -> None:
    played = play(melee, folded(DUEL).melee, source=scripted(6, 2, 4, 4, 4, 3), stages=BOOK.stages)
    assert lines(played.told) == [
        ("gdf-p3", "melee-strikes"),
        ("gdf-16", "melee-left"),
        ("gdf-p3", "melee-strikes-back"),
        ("gdf-16", "melee-left"),
        ("gdf-p4", "melee-won"),
        ("gdf-p4", "melee-routs"),
    ]
    won_line = next(
        event.what for event in played.told if isinstance(event.what, Line) and event.what.key == "melee-won"
    )
    assert dict(won_line.facts) == {"unit": "Charger", "wounds": 1, "against": 0}


def test_each_seat_throws_its_own_dice() -> None:
    played = play(melee, folded(DUEL).melee, source=scripted(6, 2, 4, 4, 4, 3), stages=BOOK.stages)
    hands = [answered.question for answered in played.answers]
    assert [(hand.stage, hand.who, hand.size) for hand in hands if isinstance(hand, Handful)] == [
        ("quality", "attacker", 1),
        ("defense", "target", 2),
        ("quality", "target", 1),
        ("defense", "attacker", 1),
        ("morale", "target", 1),
    ]


def step_by_step(m: Melee) -> Rule[Outcome]:
    """Fight as a table does, which takes casualties and asks its players in between."""
    target, _ = yield from strike(m.defender.unit, m.charger.blows, (m.charger, m.defender), "charge")
    unit = m.charger.unit
    if target.models:
        defender = msgspec.structs.replace(m.defender, unit=target)
        unit, _ = yield from strike(unit, m.defender.blows, (defender, m.charger), "back")
    scores = score(m.charger, m.defender, Clash(unit, target))
    winner = yield from verdict((m.charger.name, scores[0]), (m.defender.name, scores[1]))
    charger, defender_after = Aftermath(m.charger.unit, unit), Aftermath(m.defender.unit, target)
    if winner == "charger" and target.models:
        defender_after = yield from melee_morale(m.defender, target)
    if winner == "defender" and unit.models:
        charger = yield from melee_morale(m.charger, unit)
    return Outcome(charger, defender_after, winner)


@pytest.mark.parametrize("seed", range(20))
def test_the_steps_of_a_table_come_to_the_same(seed: int) -> None:
    fought = folded(DUEL).melee
    whole, stepped = (play(rule, fought, source=seeded(seed), stages=BOOK.stages) for rule in (melee, step_by_step))
    assert stepped.result == whole.result
    assert [answered.answer for answered in stepped.answers] == [answered.answer for answered in whole.answers]


def test_the_example_is_a_melee() -> None:
    """Eight dice hit with 1/2, sixes twice; what hits is blocked on 5+."""
    document = read_document(Path(__file__).parents[3] / "examples" / "saurians-charge.toml")
    assert isinstance(document, Document)
    robots = measured(ready(BOOK.pricing.read(document)).parts[0])
    assert robots["hits"].mean == Fraction(16, 3)
    assert robots["wounds"].mean == Fraction(32, 9)


# Who has won, and wounds in excess.


@pytest.mark.parametrize(
    ("charger", "defender", "winner"),
    [
        (Score(2), Score(1), "charger"),
        (Score(1), Score(2), "defender"),
        (Score(1), Score(1), ""),
        (Score(1, 1), Score(1), "charger"),
        (Score(0), Score(5, is_destroyed=True), "charger"),
        (Score(5, 3, is_destroyed=True), Score(0), "defender"),
        (Score(1, is_destroyed=True), Score(2, is_destroyed=True), ""),
    ],
)
def test_more_wounds_win_and_a_destroyed_unit_has_lost(charger: Score, defender: Score, winner: str) -> None:
    assert won(charger, defender) == winner


@pytest.mark.parametrize("unit", [Unit(3), Unit(1, 2, (1,), 3), Unit(0, 1, tough=6, heroes=((1, 3),))])
@pytest.mark.parametrize("size", range(1, 8))
def test_every_wound_is_borne_or_in_excess(unit: Unit, size: int) -> None:
    before = msgspec.structs.replace(unit, excess=0)
    after = before
    for count in range(1, 8):
        after = allocate(after, size)
        assert caused(before, after) == count * size
        assert bears(before) - bears(after) + (after.excess or 0) == count * size


# Properties.


def of(fight: Fight) -> dict[str, Any]:
    return {part.target or "": measured(part) for part in ready(folded(fight)).parts}


FIGHTS = [random_fight(Random(f"gdf melee properties {number}")) for number in range(20)]


@pytest.mark.parametrize("fight", FIGHTS)
def test_the_measures_of_both_sides_agree(fight: Fight) -> None:
    charger, defender = (of(fight)[name] for name in ("Charger", "Defender"))
    assert charger["won"] + defender["won"] <= 1
    for mine, other in ((charger, defender), (defender, charger)):
        assert mine["destroyed"] <= other["won"]
        assert mine["morale_test"] == other["won"] - mine["destroyed"]
        assert mine["routed"] <= mine["morale_test"]
        assert mine["models_removed"].mean <= mine["wounds"].mean


@pytest.mark.parametrize("fight", FIGHTS)
def test_fear_never_hurts(fight: Fight) -> None:
    bold = replace(fight.charger.mob, rules=tuple(r for r in fight.charger.mob.rules if not r.startswith("Fear(")))
    bare = replace(fight, charger=replace(fight.charger, mob=bold), readings=())
    feared = replace(bare, charger=replace(bare.charger, mob=replace(bold, rules=(*bold.rules, "Fear(3)"))))
    assert of(bare)["Charger"]["won"] <= of(feared)["Charger"]["won"]
    assert of(bare)["Defender"]["wounds"] == of(feared)["Defender"]["wounds"]


@pytest.mark.parametrize("fight", FIGHTS)
def test_whoever_does_not_strike_back_takes_no_wounds_less(fight: Fight) -> None:
    meek, bold = (of(replace(fight, strikes_back=strikes)) for strikes in (False, True))
    assert meek["Defender"]["wounds"].mean >= bold["Defender"]["wounds"].mean
    assert meek["Charger"]["hits"].mean == meek["Charger"]["destroyed"] == 0
