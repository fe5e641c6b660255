"""Battles by example: a scenario, the answers of its players in order, and what is told, refused and left."""

from __future__ import annotations

import tomllib
from fractions import Fraction
from pathlib import Path
from random import Random
from typing import Any

import pytest

from grognard.battle.session import begin as begin_session
from grognard.core.asking import Choose
from grognard.core.distributions import Distribution
from grognard.core.documents import Document
from grognard.core.errors import BadInput
from grognard.core.lines import Line
from grognard.core.playing import DECLARED, LINE
from grognard.core.rulebook import Priced
from grognard.core.sources import Source, play
from grognard.core.table import Handful, Table
from grognard.pricing.outlooks import outlook
from grognard.rulebooks.dm.game import Game, fighter
from grognard.rulebooks.dm.playing import PLAY
from rulebooks.dm.scenes import BOOK, changed

FILES = sorted(Path(__file__).with_name("examples").glob("battle-*.toml"))
EXAMPLES = {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in FILES}
CASES = [(name, at) for name, example in EXAMPLES.items() for at in range(len(example["case"]))]


class ScriptEnds(Exception):
    """The players have nothing more to say."""


def begun(data: dict[str, Any]) -> Game:
    game = PLAY.begin(Document(Path("battle.toml"), "", data))
    assert isinstance(game, Game), game
    return game


def as_answer(written: Any) -> Any:
    return tuple(map(as_answer, written)) if isinstance(written, list) else written


def fought(game: Game, script: list[Any]) -> tuple[Game, list[Any], Any]:
    """Play the script; return the state, what was told, and the question that is open then."""
    rest, told = [as_answer(answer) for answer in script], list[Any]()
    asked: list[Any] = []

    def answer(question: Handful | Choose[Any]) -> Any:
        asked[:] = [question]
        if not rest:
            raise ScriptEnds
        if isinstance(question, Choose):
            return rest.pop(0)
        return tuple(tuple(rest.pop(0) for _ in range(group.count)) for group in question.groups)

    try:
        while not PLAY.standing(game).is_over:
            asked.clear()
            done = play(PLAY.step, game, source=Source(answer), stages=BOOK.stages)
            told += done.told
            game = done.result
    except ScriptEnds:
        return game, told, asked[0]
    assert rest == []
    return game, told, None


def keys(told: list[Any]) -> list[str]:
    return [each.what.key for each in told if each.key == LINE and isinstance(each.what, Line)]


@pytest.mark.parametrize(("name", "at"), CASES)
def test_a_battle(name: str, at: int) -> None:
    example = EXAMPLES[name]
    case = example["case"][at]
    game, told, question = fought(begun(changed(example["scenario"], case.get("change", {}))), case["script"])
    rest = iter(keys(told))
    assert all(key in rest for key in case.get("lines", ())), keys(told)
    if "spent" in case:
        assert fighter(game, "Вран").unit.moved == case["spent"]
    if "smoke" in case:
        assert len(game.board.smoke) == case["smoke"]
    if "winner" in case:
        assert PLAY.standing(game).winners == ((case["winner"],) if case["winner"] else ())
    for draft, rule in case.get("refused", ()):
        assert question is not None
        assert [refusal.citation for refusal in question.domain.refusals(as_answer(draft))] == [rule]


def test_what_is_declared_is_priced_by_the_same_rules() -> None:
    example = EXAMPLES["battle-turn"]
    _, told, _ = fought(begun(example["scenario"]), example["case"][0]["script"])
    (priced,) = [each.what for each in told if each.key == DECLARED]
    assert isinstance(priced, Priced)
    found = outlook(BOOK, priced)
    assert dict(found.facts)["need"] == 9
    hits = dict(found.measures)["hits"]
    assert isinstance(hits, Distribution)
    assert hits.mean == Fraction(30, 36)


def test_a_shot_takes_the_attack_the_weapon_and_its_ammunition() -> None:
    example = EXAMPLES["battle-turn"]
    script = example["case"][1]["script"]
    game, _, _ = fought(begun(example["scenario"]), script[:-1])
    assert fighter(game, "Вран").unit.fired == ("правая рука",)
    assert fighter(game, "Вран").unit.fired_at == ("Батыр",)


def test_a_destroyed_vehicle_leaves_a_wreck_or_the_map() -> None:
    example = EXAMPLES["battle-turn"]
    for option, cells in (("wreck", 1), ("gone", 0)):
        data = changed(example["scenario"], {"readings": {"at-zero": option}})
        game, _, _ = fought(begun(data), example["case"][0]["script"])
        assert fighter(game, "Батыр").is_gone
        assert len(game.board.cells) == cells


def test_salvos_left_over_may_be_declared_at_another_target() -> None:
    example = EXAMPLES["battle-turn"]
    two = [{"name": "двухладонка", "mount": "правая рука", "power": 8, "salvos": 3}]
    sides = [dict(side) for side in example["scenario"]["side"]]
    sides[0]["unit"] = [{**sides[0]["unit"][0], "weapons": two}]
    sides[1]["unit"] = [sides[1]["unit"][0], {**sides[1]["unit"][0], "name": "Второй", "hex": [4, 4]}]
    data = changed(example["scenario"], {"side": sides, "readings": {"salvos-left": "new-target"}})
    game, told, question = fought(begun(data), [1, 5, 5, [5, 8, "N"], ["правая рука", "Батыр"], [2, 3]])
    assert keys(told)[-3:] == ["destroyed", "salvo-for-another", "salvo-for-another"]
    assert game.rest == ("правая рука", 2, "Батыр")
    assert question.why == "attack-again"
    game, told, _ = fought(game, [["правая рука", "Второй"], [6, 6], [6, 6]])
    assert keys(told).count("salvo-missed") == 2
    assert fighter(game, "Вран").unit.fired == ("правая рука",)


def test_salvos_let_go_do_not_end_the_turn() -> None:
    """The other gun may still fire, at a target that the first could not reach."""
    example = EXAMPLES["battle-turn"]
    guns = [
        {"name": "ракеты", "mount": "плечо", "arc": "course", "power": 8, "salvos": 2},
        {"name": "пушка", "mount": "башня", "arc": "turret", "power": 8},
    ]
    sides = [dict(side) for side in example["scenario"]["side"]]
    sides[0]["unit"] = [{**sides[0]["unit"][0], "weapons": guns}]
    sides[1]["unit"] = [sides[1]["unit"][0], {**sides[1]["unit"][0], "name": "Второй", "hex": [1, 8]}]
    data = changed(example["scenario"], {"side": sides, "readings": {"salvos-left": "new-target"}})
    _, told, question = fought(begun(data), [1, 5, 5, [5, 8, "N"], ["плечо", "Батыр"], [2, 3]])
    assert keys(told)[-2:] == ["salvo-for-another", "salvos-let-go"]
    assert question.why == "attack"
    assert {option[:2] for option in question.domain.options() if option != "end"} == {("башня", "Второй")}


def test_what_players_agree_on_is_played_although_it_is_refused() -> None:
    session = begin_session(BOOK, begun(EXAMPLES["battle-turn"]["scenario"]))
    session.answer(((2,),))
    session.answer(((5,),))
    session.answer((5, 1, "S"), agreed="the model was set down wrongly")
    assert (fighter(session.game, "Вран").facing, fighter(session.game, "Вран").unit.moved) == (3, 4)
    session.answer(("правая рука", "Вран"), agreed="he shoots himself in the foot")
    assert fighter(session.game, "Вран").unit.fired == ()
    session.throw(Random(1))
    assert fighter(session.game, "Вран").unit.fired == ("правая рука",)


def test_nobody_can_agree_on_two_in_a_hex() -> None:
    session = begin_session(BOOK, begun(EXAMPLES["battle-turn"]["scenario"]))
    session.answer(((2,),))
    session.answer(((5,),))
    for nowhere in ((5, 4, "N"), (0, 1, "N"), (1, 1, "X"), ("a", "b")):
        with pytest.raises(BadInput):
            session.answer(nowhere, agreed="because")
    assert fighter(session.game, "Вран").hex == begun(EXAMPLES["battle-turn"]["scenario"]).fighters[0].hex


def test_smoke_clears_at_the_end_of_the_next_round_or_never() -> None:
    example = EXAMPLES["battle-moves"]
    for option, left in (("round", [1, 1, 0]), ("game", [1, 1, 1])):
        data = changed(example["scenario"], {"rounds": 3, "readings": {"smoke-lasts": option}})
        game, _, _ = fought(begun(data), example["case"][-1]["script"])
        found: list[int] = []
        rng = Random(1)
        while not PLAY.standing(game).is_over:
            before = game.round
            game = _at_random(game, rng)
            if game.round != before or PLAY.standing(game).is_over:
                found.append(sum(marker.until in (0, 2) for marker in game.board.smoke))
        assert found[0] == left[0]
        assert found[1] == left[2]


def _at_random(game: Game, rng: Random) -> Game:
    """Play one step: nobody moves or attacks if he can help it."""

    def answer(question: Handful | Choose[Any]) -> Any:
        if isinstance(question, Choose):
            for option in ("end", "pass"):
                if not question.domain.refusals(option):
                    return option
            return next(iter(question.domain.suggestions(rng)))
        return tuple(
            tuple(rng.choice(group.ask.reading.dice.outcomes) for _ in range(group.count)) for group in question.groups
        )

    after = play(PLAY.step, game, source=Source(answer), stages=BOOK.stages).result
    assert isinstance(after, Game)
    return after


WRONG: list[tuple[dict[str, Any], str]] = [
    ({"map": {"columns": None, "rows": None}}, "map-needs-size"),
    ({"map": {"columns": 61}}, "number-out-of-bounds"),
    ({"rounds": 0}, "number-out-of-bounds"),
    ({"side": []}, "two-sides-needed"),
    ({"side": [{"name": "Русь", "unit": []}, {"name": "русь", "unit": []}]}, "two-sides-needed"),
    ({"edition": "none"}, "unknown-edition"),
]


@pytest.mark.parametrize(("change", "key"), WRONG)
def test_a_scenario_that_cannot_be_played_says_why(change: dict[str, Any], key: str) -> None:
    data = changed(EXAMPLES["battle-turn"]["scenario"], change)
    data["map"] = {name: value for name, value in data["map"].items() if value is not None}
    found = PLAY.begin(Document(Path("battle.toml"), "", data))
    assert isinstance(found, tuple)
    assert key in [problem.key for problem in found]


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"speed": None}, "battle-needs"),
        ({"accuracy": None}, "battle-needs"),
        ({"structure": None}, "battle-needs"),
        ({"facing": None}, "facing-needed"),
        ({"hex": [5, 4]}, "two-in-a-hex"),
        ({"hex": [10, 4]}, "hex-off-the-map"),
        ({"name": "батыр"}, "name-taken"),
        ({"facing": 6}, "facing-wrong"),
        ({"initiative": 9}, "number-out-of-bounds"),
    ],
)
def test_a_unit_that_cannot_fight_is_named(change: dict[str, Any], key: str) -> None:
    data = EXAMPLES["battle-turn"]["scenario"]
    unit = {name: value for name, value in {**data["side"][0]["unit"][0], **change}.items() if value is not None}
    sides = [{**data["side"][0], "unit": [unit]}, data["side"][1]]
    found = PLAY.begin(Document(Path("battle.toml"), "", {**data, "side": sides}))
    assert isinstance(found, tuple)
    assert [problem.key for problem in found] == [key]


def test_the_same_answers_meet_the_same_questions() -> None:
    example = EXAMPLES["battle-turn"]
    first, second = (fought(begun(example["scenario"]), example["case"][0]["script"]) for _ in range(2))
    assert first[0] == second[0]
    assert keys(first[1]) == keys(second[1])


def test_the_map_is_drawn_in_characters() -> None:
    game = begun(EXAMPLES["battle-turn"]["scenario"])
    assert PLAY.drawing is not None
    rows = PLAY.drawing(game, "")
    assert rows[0].split() == [str(column) for column in range(1, 10)]
    place = rows[0].index("5")
    assert rows[1 + 2 * 3][place : place + 3] == "B1↓"
    assert rows[1 + 2 * 7][place : place + 3] == "A1↑"
    assert rows[2][rows[0].index("2")] == "·"
    assert rows[-2:] == ("A1↑ Вран (Русь)", "B1↓ Батыр (Орда)")


def test_a_step_can_be_answered_at_a_table() -> None:
    table: Table[Game] = Table(PLAY.step, begun(EXAMPLES["battle-turn"]["scenario"]), stages=BOOK.stages)
    assert isinstance(table.open, Handful)
    assert (table.open.who, table.open.stage) == ("Русь", "initiative")
