from collections.abc import Callable
from typing import Any

import pytest

from core.plays import handfuls
from core.summing import chances
from grognard.core.asking import Choose, Each, Rule, Through, Throw, choose, each, lives, step, tell, through, throw
from grognard.core.dice import D6, Reading, together
from grognard.core.domains import OneOf
from grognard.core.errors import GrognardError, RefusedAnswer, WrongDice
from grognard.core.exact import exactly
from grognard.core.sources import play, scripted
from grognard.core.table import Handful, Table

FACES: Reading[int] = D6.faces()


def hit(need: int) -> Rule[int]:
    is_hit = yield from throw(D6.read_as(lambda face: face >= need), "hit", "red", (("hits on", need),))
    if not is_hit:
        return 0
    yield from tell("hits")
    is_blocked = yield from throw(D6.read_as(lambda face: face >= need), "block", "blue", (("blocks on", need),))
    return int(not is_blocked)


def volley(*groups: tuple[int, int]) -> Each[int]:
    return each(*((n, hit, (need,)) for n, need in groups))


def open_handful(table: Table[Any]) -> Handful:
    assert isinstance(table.open, Handful)
    return table.open


def shown(table: Table[Any]) -> tuple[str, str, list[int]]:
    handful = open_handful(table)
    return handful.who, handful.stage, [group.count for group in handful.groups]


# The stage barrier.


def two_stages(first: str, second: str) -> Rule[int]:
    one = yield from throw(FACES, first, "me", (("asked", first),))
    return one + (yield from throw(FACES, second, "me", (("asked", second),)))


def mixed() -> Each[int]:
    return each((1, two_stages, ("late", "later")), (2, two_stages, ("early", "late")))


def thrown(stages: tuple[str, ...]) -> list[tuple[str, int]]:
    played = play(mixed, source=scripted(*[1] * 6), stages=stages)
    assert played.result == 6
    return [(stage, sum(count for count, _ in groups)) for _, stage, groups in handfuls(played)]


def test_the_earliest_stage_is_thrown_and_the_others_wait() -> None:
    assert thrown(("early", "late", "later")) == [("early", 2), ("late", 3), ("later", 1)]


def test_stages_nobody_named_come_last_as_they_are_met() -> None:
    assert thrown(("early",)) == [("early", 2), ("late", 3), ("later", 1)]
    assert thrown(("later",)) == [("late", 1), ("later", 1), ("early", 2), ("late", 2)]
    assert thrown(()) == [("late", 1), ("early", 2), ("late", 2), ("later", 1)]


def one_die(stage: str, who: str) -> Rule[int]:
    return (yield from throw(FACES, stage, who))


def saves() -> Each[int]:
    return each((2, one_die, ("save", "red")), (3, one_die, ("save", "blue")), (1, one_die, ("save", "red")))


def test_a_handful_is_what_one_seat_throws() -> None:
    played = play(saves, source=scripted(1, 2, 3, 4, 5, 6))
    assert [(who, stage, [count for count, _ in groups]) for who, stage, groups in handfuls(played)] == [
        ("red", "save", [3]),
        ("blue", "save", [3]),
    ]
    assert played.result == 21


def test_equal_throws_are_one_group_and_others_stay_apart() -> None:
    played = play(volley, (3, 4), (2, 5), (1, 4), source=scripted(4, 4, 4, 4, 5, 5, 1, 1, 1, 1, 1, 1))
    assert handfuls(played) == [
        ("red", "hit", [(4, "hits on 4"), (2, "hits on 5")]),
        ("blue", "block", [(4, "blocks on 4"), (2, "blocks on 5")]),
    ]
    assert played.result == 6


def test_equal_throws_are_one_group_whoever_made_the_reading() -> None:
    """Every life above makes a reading of its own; what they mean is the same."""
    table = Table(volley, (5, 3))
    assert shown(table) == ("red", "hit", [5])


def thrown_again(kind: str) -> Rule[int]:
    facts = (("kind", kind),)
    face = yield from throw(FACES, "hit", "me", facts)
    if face == 1:
        face = yield from throw(FACES, "again", "me", facts)
    return face + (yield from throw(FACES, "save", "me", facts))


def two_kinds() -> Each[int]:
    return each((1, thrown_again, ("a",)), (1, thrown_again, ("b",)))


def test_groups_stand_in_the_order_of_their_lives_whoever_was_delayed() -> None:
    played = play(two_kinds, source=scripted(1, 2, 3, 4, 5), stages=("hit", "again", "save"))
    assert handfuls(played) == [
        ("me", "hit", [(1, "kind a"), (1, "kind b")]),
        ("me", "again", [(1, "kind a")]),
        ("me", "save", [(1, "kind a"), (1, "kind b")]),
    ]
    assert played.result == (3 + 4) + (2 + 5)


def steps() -> Through[int]:
    hits = lives(2, one_die, "hit", "me", into=max)
    return through(0, hits, step(plus_die), lives(1, one_die, "hit", "me", into=max))


def packet(is_apart: bool) -> Each[int]:
    return each((3, packet_die, (is_apart,)))


def packet_die(is_apart: bool) -> Throw[int]:
    return throw(FACES, "ignore", "me", is_apart=is_apart)


@pytest.mark.parametrize(("is_apart", "counts"), [(True, [3, 3]), (False, [6])])
def test_dice_kept_apart_are_a_group_for_each_bag(is_apart: bool, counts: list[int]) -> None:
    table: Table[int] = Table(lambda: each((2, packet, (is_apart,))))
    assert shown(table) == ("me", "ignore", counts)


def test_steps_of_a_state_come_one_after_the_other() -> None:
    played = play(steps, source=scripted(3, 5, 1, 2))
    assert [count for _, _, ((count, _),) in handfuls(played)] == [2, 1, 1]
    assert played.result == 6


def plus_die(state: int) -> Rule[int]:
    return state + (yield from throw(FACES, "plus", "me"))


def test_dice_read_together_are_one_outcome() -> None:
    table: Table[int] = Table(lambda: each((2, pair, ())))
    assert open_handful(table).size == 2
    table.answer((((3, 5), (6, 6)),))
    assert table.result == 5 + 6


def pair() -> Rule[int]:
    return (yield from throw(together(D6, D6).read_as(max), "pair"))


# Telling.


def telling() -> Rule[int]:
    yield from tell("begin")
    total = yield from each((2, hit, (4,)))
    yield from tell("end", total)
    return total


def test_a_table_hears_each_event_once_and_in_order() -> None:
    table: Table[int] = Table(telling)
    assert [tell.key for tell in table.heard] == ["begin"]
    table.answer(((4, 4),))
    assert [tell.key for tell in table.heard] == ["begin", "hits", "hits"]
    table.answer(((1, 6),))
    assert [(tell.key, tell.n) for tell in table.heard] == [("begin", 1), ("hits", 1), ("hits", 1), ("end", 1)]
    assert table.open is None
    assert table.result == 1


# Nothing to throw.


@pytest.mark.parametrize(
    ("rule", "result"),
    [
        (volley, 0),
        (lambda: volley((0, 4)), 0),
        (lambda: through(0), 0),
        (lambda: each((0, hit, (4,)), zero=7), 7),
        (lambda: each((0, hit, (4,)), cap=-1), -1),
        (lambda: each((0, hit, (4,)), zero=(9, 9), cap=(3, None)), (3, 9)),
    ],
)
def test_nothing_is_thrown_for_nothing(rule: Callable[[], Any], result: object) -> None:
    assert chances(exactly(rule)) == {result: 1}
    table: Table[Any] = Table(rule)
    assert table.open is None
    assert table.result == result
    with pytest.raises(WrongDice, match="nothing-is-open"):
        table.answer(())


def test_a_bag_holds_no_negative_number_of_lives() -> None:
    with pytest.raises(ValueError, match="negative"):
        Table(volley, (-1, 4))


def test_a_bag_of_more_lives_than_anybody_can_throw_is_refused() -> None:
    with pytest.raises(GrognardError) as error:
        Table(lambda: each((2**53, lambda: throw(D6.read_as(str), "hit"), ())))
    assert error.value.key == "too-many-lives"


def test_a_long_rule_is_not_a_deep_one() -> None:
    table: Table[int] = Table(lambda: through(0, *(step(sure_step) for _ in range(5_000))))
    assert table.result == 5_000


def sure_step(state: int) -> Rule[int]:
    return state + 1
    yield


# Wrong answers.


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ((), "dice-wrong-groups"),
        (((4, 4, 4),), "dice-wrong-groups"),
        (((4, 4, 4), (4,), ()), "dice-wrong-groups"),
        (((4, 4), (4,)), "dice-wrong-count"),
        (((4, 4, 4, 4), (4,)), "dice-wrong-count"),
        (((4, 4, 4), ()), "dice-wrong-count"),
        (((4, 4, 7), (4,)), "dice-impossible-face"),
        (((4, 4, 0), (4,)), "dice-impossible-face"),
        (((4, 4, "hit"), (4,)), "dice-impossible-face"),
        (((4, 4, 4), ([],)), "dice-impossible-face"),
        (((4, 4, 4), (None,)), "dice-impossible-face"),
        (((4, 4, 4), (4.0,)), "dice-impossible-face"),
        (((4, 4, 4), (True,)), "dice-impossible-face"),
        (None, "dice-wrong-groups"),
        (5, "dice-wrong-groups"),
        ([(4, 4, 4), (4,)], "dice-wrong-groups"),
        ((4, 4), "dice-wrong-count"),
        (("444", "4"), "dice-wrong-count"),
    ],
)
def test_wrong_dice_change_nothing(answer: Any, key: str) -> None:
    table = Table(volley, (3, 4), (1, 5))
    before = table.open
    with pytest.raises(WrongDice) as refused:
        table.answer(answer)
    assert refused.value.key == key
    assert table.open is before
    assert table.heard == []
    table.answer(((4, 4, 3), (5,)))
    assert shown(table) == ("blue", "block", [2, 1])
    table.answer(((1, 6), (1,)))
    assert table.result == 2


def choosing() -> Rule[int]:
    first = yield from throw(FACES, "first", "me")
    picked = yield from choose("you", OneOf("invented", (10, 20)), "ten")
    yield from tell("picked", picked)
    return first + picked + (yield from throw(FACES, "last", "me"))


def test_a_choice_is_asked_where_it_stands() -> None:
    table: Table[int] = Table(choosing)
    table.answer(((3,),))
    asked = table.open
    assert isinstance(asked, Choose)
    assert (asked.who, asked.why, asked.domain) == ("you", "ten", OneOf("invented", (10, 20)))
    table.answer(20)
    table.answer(((4,),))
    assert table.result == 27


def chosen_in_a_life() -> Rule[int]:
    yield from throw(FACES, "first", "me")
    return (yield from choose("you", OneOf("invented", (10, 20)), "ten"))


def test_inside_a_life_nothing_is_chosen() -> None:
    table: Table[int] = Table(lambda: each((2, chosen_in_a_life, ())))
    with pytest.raises(GrognardError) as refused:
        table.answer(((1, 2),))
    assert (refused.value.key, refused.value.facts) == ("choice-inside-a-life", {"why": "ten"})


def test_a_refused_answer_changes_nothing() -> None:
    table: Table[int] = Table(choosing)
    table.answer(((3,),))
    before = table.open
    with pytest.raises(RefusedAnswer) as refused:
        table.answer(15)
    assert [refusal.key for refusal in refused.value.refusals] == ["not-an-option"]
    assert table.open is before
    assert table.heard == []
    table.answer(10)
    assert [(tell.key, tell.n) for tell in table.heard] == [("picked", 10)]


def test_nothing_else_may_be_asked() -> None:
    for ask in ("what now?", (1, 2), None):
        with pytest.raises(TypeError, match="five questions"):
            Table(rude, ask)


def rude(ask: object) -> Any:
    yield ask
    return 3


# What a log remembers of a question.


def asked_with(*, n: int = 2, need: int = 4, stage: str = "hit", who: str = "red") -> str:
    def rule() -> Each[bool]:
        return each((n, lambda: throw(D6.read_as(lambda face: face >= need), stage, who), ()))

    return open_handful(Table(rule)).key


def test_a_key_tells_questions_apart() -> None:
    assert asked_with() == asked_with()
    others = [asked_with(n=3), asked_with(need=5), asked_with(stage="block"), asked_with(who="blue")]
    assert len({asked_with(), *others}) == 5
