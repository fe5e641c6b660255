"""What must hold of every sketch: exact is brute force, the table is exact, a replay is the play."""

from fractions import Fraction
from functools import lru_cache
from random import Random
from typing import Any

import pytest

from core.brute import Chances, brute_force
from core.plays import counts, disagreement, every_play, many_plays, picking, shuffled
from core.sketches.all import SKETCHES
from core.sketches.sketch import Args, Sketch
from core.summing import chances
from grognard.core.errors import LogDoesNotMatch
from grognard.core.exact import Policy, exactly
from grognard.core.sources import Answered, Played, from_log, play, seeded

CASES = [
    pytest.param(sketch, args, finite, id=f"{sketch.name}-{number}")
    for sketch in SKETCHES
    for number, (args, finite) in enumerate(zip(sketch.small, sketch.finite or sketch.small, strict=True), 1)
]
small = pytest.mark.parametrize(("sketch", "args", "finite"), CASES)
every_sketch = pytest.mark.parametrize("sketch", SKETCHES, ids=[sketch.name for sketch in SKETCHES])


def policies(sketch: Sketch) -> dict[str, Policy]:
    return {why: Policy(pick.__name__, pick) for why, pick in sketch.picks}


@lru_cache
def by_brute_force(sketch: Sketch, finite: Args) -> Chances:
    """Return the chances of every `(result, counts of all keys)`."""
    return brute_force(sketch.rule, *finite, watch=sketch.keys, picks=dict(sketch.picks))


def counted(joint: Chances, places: tuple[int, ...]) -> Chances:
    """Return the chances of every result with only these counts."""
    found: Chances = {}
    for (result, told), chance in joint.items():
        key = result, tuple(told[place] for place in places)
        found[key] = found.get(key, Fraction(0)) + chance
    return found


def played(sketch: Sketch, seed: int) -> Played[Any]:
    source = picking(dict(sketch.picks), seeded(seed))
    return play(sketch.rule, *sketch.large, source=source, stages=sketch.stages)


def logged(answers: tuple[Answered, ...]) -> list[tuple[str, Any]]:
    return [(answered.key, answered.answer) for answered in answers]


@small
def test_exact_is_brute_force(sketch: Sketch, args: Args, finite: Args) -> None:
    expected = {result: chance for (result, _), chance in counted(by_brute_force(sketch, finite), ()).items()}
    assert len(expected) > 2
    assert chances(exactly(sketch.rule, *args, policies=policies(sketch))) == expected


@small
def test_watching_all_keys_together_is_brute_force(sketch: Sketch, args: Args, finite: Args) -> None:
    watched = exactly(sketch.rule, *args, watch=sketch.keys, policies=policies(sketch))
    assert chances(watched) == by_brute_force(sketch, finite)


@small
def test_watching_one_key_is_brute_force(sketch: Sketch, args: Args, finite: Args) -> None:
    for place, key in enumerate(sketch.keys):
        expected = counted(by_brute_force(sketch, finite), (place,))
        assert chances(exactly(sketch.rule, *args, watch=(key,), policies=policies(sketch))) == expected


@small
def test_all_plays_of_a_table_are_brute_force(sketch: Sketch, args: Args, finite: Args) -> None:
    picks = dict(sketch.picks)
    table = every_play(sketch.rule, *finite, stages=sketch.stages, watch=sketch.keys, picks=picks)
    assert table == by_brute_force(sketch, finite)


@every_sketch
def test_watching_changes_no_result(sketch: Sketch) -> None:
    unwatched = exactly(sketch.rule, *sketch.large, policies=policies(sketch))
    for key in sketch.keys:
        watched = exactly(sketch.rule, *sketch.large, watch=(key,), policies=policies(sketch))
        assert chances(watched.map(lambda outcome: outcome[0])) == chances(unwatched)


@every_sketch
def test_a_table_throws_what_is_exact(sketch: Sketch) -> None:
    odds = exactly(sketch.rule, *sketch.large, policies=policies(sketch))
    source = picking(dict(sketch.picks), seeded(1))
    seen = many_plays(sketch.rule, *sketch.large, source=source, plays=1_500, stages=sketch.stages)
    assert not disagreement(seen, chances(odds))


@every_sketch
def test_a_replay_is_the_play(sketch: Sketch) -> None:
    for seed in range(10):
        first = played(sketch, seed)
        again = play(sketch.rule, *sketch.large, source=from_log(logged(first.answers)), stages=sketch.stages)
        assert again == first


@every_sketch
def test_a_changed_question_is_noticed_where_it_stands(sketch: Sketch) -> None:
    log = logged(played(sketch, 3).answers)
    assert len(log) > 1
    for line, (key, answer) in enumerate(log, 1):
        changed = [*log[: line - 1], (f"{key} and more", answer), *log[line:]]
        with pytest.raises(LogDoesNotMatch) as noticed:
            play(sketch.rule, *sketch.large, source=from_log(changed), stages=sketch.stages)
        assert noticed.value.key == "log-differs"
        assert noticed.value.facts == {"line": line, "recorded": f"{key} and more", "asked": key}


@every_sketch
def test_a_log_ends_with_its_play(sketch: Sketch) -> None:
    log = logged(played(sketch, 3).answers)
    with pytest.raises(LogDoesNotMatch, match="log-ends-early"):
        play(sketch.rule, *sketch.large, source=from_log(log[:-1]), stages=sketch.stages)
    with pytest.raises(LogDoesNotMatch, match="log-goes-on"):
        play(sketch.rule, *sketch.large, source=from_log([*log, log[-1]]), stages=sketch.stages)


@every_sketch
def test_the_dice_of_a_group_are_interchangeable(sketch: Sketch) -> None:
    rng = Random(7)
    for seed in range(40):
        first = played(sketch, seed)
        again = play(sketch.rule, *sketch.large, source=shuffled(first.answers, rng), stages=sketch.stages)
        assert again.result == first.result
        assert counts(again, sketch.keys) == counts(first, sketch.keys)


@every_sketch
def test_one_seed_is_one_play(sketch: Sketch) -> None:
    assert played(sketch, 11) == played(sketch, 11)
    assert len({played(sketch, seed).result for seed in range(12)}) > 1
