"""Whole attacks against another reading of the rules, pair by pair, and against the dice of many tables."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from random import Random

import msgspec
import pytest

from grognard.core.exact import exactly, forget
from grognard.core.sources import play, seeded
from grognard.rulebooks.dm.counting import COUNTED, tallies
from grognard.rulebooks.dm.pricing import MEASURES
from grognard.rulebooks.dm.rolls import STAGES
from grognard.rulebooks.dm.salvos import Mark, Shot, Volley, volley
from rulebooks.dm import oracle
from rulebooks.dm.scenes import chances


def invented(rng: Random) -> tuple[Volley, Shot, oracle.Scene, oracle.Gun]:
    """Make up an attack, twice: for the book and for the oracle."""
    bodies = [invented_body(rng, at) for at in range(rng.randint(1, 3))]
    gun = oracle.Gun(
        need=rng.randint(2, 12),
        power=rng.choice((None, 4, 6, 8)),
        rolls=rng.randint(1, 3),
        skill=rng.randint(2, 9),
        criticals=rng.random() < 0.6,
        at_once=rng.random() < 0.3,
        in_addition=rng.random() < 0.3,
        own_first=rng.random() < 0.4,
        one_die=rng.random() < 0.2,
        damage_by_two=rng.random() < 0.3,
    )
    shot = Shot(
        need=gun.need,
        power=gun.power,
        salvos=gun.rolls,
        confirm=gun.skill,
        has_criticals=gun.criticals,
        is_in_addition=gun.in_addition,
        infantry_at_once=gun.at_once,
        by_two="damage" if gun.damage_by_two else "heavy",
        own_check_first=gun.own_first,
        one_die=gun.one_die,
    )
    marks = tuple(
        Mark(
            name=f"unit {at}",
            kind="infantry" if body.infantry else "mech",
            armour=body.armour,
            left=body.left,
            boldness=body.boldness,
            is_friend=body.friend,
        )
        for at, body in enumerate(bodies)
    )
    return Volley(marks[0], marks[1:]), shot, oracle.Scene(bodies[0], tuple(bodies[1:])), gun


def invented_body(rng: Random, at: int) -> oracle.Body:
    return oracle.Body(
        infantry=rng.random() < 0.3,
        armour=rng.choice((None, 6, 9, 11)),
        left=rng.choice((None, 1, 2)),
        boldness=rng.choice((None, 5, 8)),
        friend=at > 0 and rng.random() < 0.6,
    )


@pytest.mark.parametrize("seed", range(40))
def test_an_attack_comes_to_what_the_oracle_says(seed: int) -> None:
    start, shot, scene, gun = invented(Random(seed))
    ends = oracle.volley(scene, gun)
    assert sum(ends.values()) == 1
    measures = {tally.key: tally for tally in tallies(start, shot, MEASURES)}
    for key in COUNTED:
        found = exactly(measures[key].rule, *measures[key].args)
        assert chances(found) == oracle.counted(ends, key), key
    destroyed = exactly(measures["destroyed"].rule, *measures["destroyed"].args)
    assert destroyed[1] == sum(chance for end, chance in ends.items() if end.target.left == 0)


@pytest.mark.parametrize("seed", range(8))
def test_counting_and_hearing_come_to_the_same(seed: int) -> None:
    start, shot, _, _ = invented(Random(f"heard {seed}"))
    for tally in tallies(start, shot, MEASURES):
        if tally.key != "destroyed":
            heard = exactly(volley, start, shot, watch=(tally.key,)).map(lambda outcome: outcome[1][0])
            assert heard == exactly(tally.rule, *tally.args)


def test_dice_at_many_tables_fall_as_the_odds_say() -> None:
    start, shot, _, _ = invented(Random(11))
    tables, counts = 1_500, Counter[str]()
    for seed in range(tables):
        for told in play(volley, start, shot, source=seeded(seed), stages=STAGES).told:
            counts[told.key] += told.n
    for tally in tallies(start, shot, MEASURES):
        if tally.key != "destroyed":
            mean = float(exactly(tally.rule, *tally.args).mean)
            assert abs(counts[tally.key] / tables - mean) < 0.12, tally.key


def test_the_first_odds_of_a_process_are_those_of_any() -> None:
    start, shot, _, _ = invented(Random(3))
    (tally, *_) = tallies(start, shot, MEASURES)
    forget()
    first = exactly(tally.rule, *tally.args)
    assert first == exactly(tally.rule, *tally.args)


@pytest.mark.parametrize("seed", range(12))
def test_more_armour_and_a_lower_number_never_hurt_the_target(seed: int) -> None:
    start, shot, _, _ = invented(Random(f"more {seed}"))
    target = msgspec.structs.replace(start.target, armour=8, left=None, kind="mech")
    start = msgspec.structs.replace(start, target=target)
    shot = msgspec.structs.replace(shot, power=5)
    harder = msgspec.structs.replace(start, target=msgspec.structs.replace(target, armour=9))
    worse = msgspec.structs.replace(shot, need=shot.need - 1)

    def mean(start: Volley, shot: Shot, key: str) -> Fraction:
        (tally,) = (tally for tally in tallies(start, shot, MEASURES) if tally.key == key)
        return exactly(tally.rule, *tally.args).mean

    assert mean(harder, shot, "structure_lost") <= mean(start, shot, "structure_lost")
    assert mean(start, worse, "hits") <= mean(start, shot, "hits")
    assert mean(start, worse, "structure_lost") <= mean(start, shot, "structure_lost")
