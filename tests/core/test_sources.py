from typing import Any

import pytest

from core.plays import handfuls
from grognard.core.asking import Each, Rule, choose, each, tell, throw
from grognard.core.dice import D6, Reading
from grognard.core.domains import OneOf
from grognard.core.errors import (
    GrognardError,
    LogDoesNotMatch,
    MissingDice,
    RefusedAnswer,
    UnusedDice,
    WrongDice,
)
from grognard.core.refusals import Refusal
from grognard.core.sources import by_hand, from_log, play, scripted, seeded

HIT: Reading[str] = D6.read(miss=(1, 2, 3), hit=(4, 5, 6))


def attack() -> Rule[int]:
    if (yield from throw(HIT, "hit", "red")) == "miss":
        return 0
    yield from tell("hits")
    return int((yield from throw(HIT, "block", "blue")) == "miss")


def volley(n: int) -> Each[int]:
    return each((n, attack, ()))


def picked(*options: int) -> Rule[int]:
    yield from tell("begin")
    first = yield from throw(D6.faces(), "first", "red")
    chosen = yield from choose("blue", OneOf("invented", options), "number")
    yield from tell("picked")
    return first + chosen


def forbidden() -> Rule[int]:
    return (
        yield from choose("blue", OneOf("invented", (1, 2), lambda option: (Refusal("invented", "not-now"),)), "number")
    )


# A script.


def test_a_script_is_thrown_die_by_die() -> None:
    played = play(volley, 3, source=scripted(4, 1, 6, 2, 5))
    assert played.result == 1
    assert [answered.answer for answered in played.answers] == [((4, 1, 6),), ((2, 5),)]
    assert not any(answered.typed for answered in played.answers)


@pytest.mark.parametrize("left", [(6,), (6, 1)])
def test_dice_left_over_are_an_error(left: tuple[int, ...]) -> None:
    with pytest.raises(UnusedDice) as refused:
        play(volley, 1, source=scripted(4, 3, *left))
    assert refused.value.key == "dice-left-over"
    assert refused.value.facts == {"left": " / ".join(map(str, left))}


@pytest.mark.parametrize("dice", [(), (4,), (4, 4), (4, 4, 1)])
def test_dice_that_run_out_are_an_error(dice: tuple[int, ...]) -> None:
    with pytest.raises(MissingDice, match="script-runs-out"):
        play(volley, 2, source=scripted(*dice))


def test_a_script_with_an_impossible_face_is_refused() -> None:
    with pytest.raises(WrongDice, match="dice-impossible-face"):
        play(volley, 1, source=scripted(7))


def test_a_script_chooses_too() -> None:
    assert play(picked, 10, 20, source=scripted(3, 20)).result == 23
    with pytest.raises(RefusedAnswer):
        play(picked, 10, 20, source=scripted(3, 30))
    with pytest.raises(MissingDice):
        play(picked, 10, 20, source=scripted(3))


# Dice from a seed.


def test_one_seed_is_one_game_and_another_is_another() -> None:
    games = [play(volley, 30, source=seeded(seed)) for seed in (1, 1, "one", "one", 2)]
    assert games[0] == games[1]
    assert games[2] == games[3]
    assert len({game.answers for game in games}) == 3


def test_seeded_choices_are_answers_of_their_domain() -> None:
    results = {play(picked, 10, 20, source=seeded(seed)).result for seed in range(100)}
    assert results == {first + chosen for first in range(1, 7) for chosen in (10, 20)}


def test_one_seed_chooses_alike() -> None:
    for seed in range(20):
        assert play(picked, *range(1_000), source=seeded(seed)) == play(picked, *range(1_000), source=seeded(seed))


def test_nothing_to_choose_from_is_said_so() -> None:
    with pytest.raises(GrognardError) as refused:
        play(forbidden, source=seeded(1))
    assert (refused.value.key, refused.value.facts) == ("nothing-to-choose", {"why": "number"})


# Dice by hand.


def test_dice_by_hand_are_read_handful_by_handful_and_marked() -> None:
    played = play(volley, 3, source=by_hand(["2x4 1", "miss hit"]))
    assert played.result == 1
    assert [answered.typed for answered in played.answers] == [True, True]
    assert [answered.answer for answered in played.answers] == [((4, 4, 1),), ((1, 4),)]


def test_texts_left_over_are_an_error() -> None:
    with pytest.raises(UnusedDice) as refused:
        play(volley, 1, source=by_hand(["1", "2 3", "4"]))
    assert refused.value.facts == {"left": "2 3 / 4"}


def test_texts_that_run_out_are_an_error() -> None:
    with pytest.raises(MissingDice) as refused:
        play(volley, 2, source=by_hand(["4 4"]))
    assert (refused.value.key, refused.value.facts) == ("dice-run-out", {"stage": "block", "asked": 2})


def test_texts_may_come_one_by_one() -> None:
    asked: list[str] = []

    def typed() -> Any:
        for text in ("4 4", "1 6"):
            asked.append(text)
            yield text

    assert play(volley, 2, source=by_hand(typed())).result == 1
    assert asked == ["4 4", "1 6"]


def test_a_choice_is_not_typed_as_dice() -> None:
    with pytest.raises(GrognardError, match="choices-are-not-typed-as-dice"):
        play(picked, 10, 20, source=by_hand(["3", "20"]))


# A log.


def test_a_log_is_the_play_without_its_source() -> None:
    first = play(picked, 10, 20, source=seeded(5))
    log = [(answered.key, answered.answer) for answered in first.answers]
    assert play(picked, 10, 20, source=from_log(log)) == first
    assert [key for key, _ in log] == ["throw red first: 1xD6(1, 2, 3, 4, 5, 6)", "choose blue number"]


def test_a_log_of_other_rules_is_noticed() -> None:
    log = [(answered.key, answered.answer) for answered in play(volley, 3, source=scripted(4, 4, 1, 2, 2)).answers]
    with pytest.raises(LogDoesNotMatch) as refused:
        play(volley, 2, source=from_log(log))
    assert (refused.value.key, refused.value.facts["line"]) == ("log-differs", 1)
    with pytest.raises(LogDoesNotMatch) as refused:
        play(volley, 3, source=from_log([(log[0][0], ((4, 1, 1),)), log[1]]))
    assert (refused.value.key, refused.value.facts["line"]) == ("log-differs", 2)


def test_a_log_does_not_make_impossible_dice_possible() -> None:
    log = [(answered.key, answered.answer) for answered in play(volley, 1, source=scripted(1)).answers]
    with pytest.raises(WrongDice):
        play(volley, 1, source=from_log([(log[0][0], ((7,),))]))


# What is recorded.


def test_what_was_told_is_recorded_with_the_answer_it_followed() -> None:
    played = play(picked, 10, 20, source=scripted(3, 10))
    assert [[tell.key for tell in answered.told] for answered in played.answers] == [[], ["picked"]]
    assert [tell.key for tell in played.told] == ["begin", "picked"]


def test_what_was_asked_is_recorded_as_it_was_shown() -> None:
    played = play(volley, 2, source=scripted(4, 4, 1, 6))
    assert handfuls(played) == [("red", "hit", [(2, "")]), ("blue", "block", [(2, "")])]
