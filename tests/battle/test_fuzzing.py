"""The fuzzer plays whole games, and finds what is wrong with a book."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from battle.skirmish import BOOK, PLAY, SEATS, Skirmish, step
from grognard.battle import fuzzing
from grognard.battle.fuzzing import again, fuzz, fuzz_game
from grognard.core.asking import Rule, choose
from grognard.core.domains import OneOf
from grognard.core.errors import BadInput, GrognardError
from grognard.core.playing import Play
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Rulebook


def test_a_sound_book_is_played_without_a_finding(tmp_path: Path) -> None:
    report = fuzz(BOOK, 0.5, 1, tmp_path / "findings")
    assert report.findings == ()
    assert report.games >= 3
    assert report.answers > report.games
    assert not (tmp_path / "findings").exists()


def broken(**changes: Any) -> Rulebook:
    play: Play = msgspec.structs.replace(PLAY, **changes)
    return msgspec.structs.replace(BOOK, play=play)


def crashing(game: Skirmish) -> Rule[Skirmish]:
    if game.turn == 1:
        raise ZeroDivisionError
    return (yield from step(game))


def stuck(game: Skirmish) -> Rule[Skirmish]:
    yield from choose(SEATS[0], OneOf("skirmish-1", ()), "nothing")
    return game


def endless(game: Skirmish) -> Rule[Skirmish]:
    yield from choose(SEATS[0], OneOf("skirmish-1", ("wait",)), "deed")
    return game


COUNT = [0]


def forgetful(game: Skirmish) -> Rule[Skirmish]:
    COUNT[0] += 1
    yield from choose(SEATS[0], OneOf("skirmish-1", ("wait", f"{COUNT[0]}")), f"deed-{COUNT[0]}")
    return (yield from step(game))


def uncited(game: Skirmish) -> Rule[Skirmish]:
    yield from choose(SEATS[0], OneOf("chess-1", ("wait",)), "deed")
    return (yield from step(game))


def refusing(game: Skirmish) -> Rule[Skirmish]:
    def check(draft: str) -> tuple[Refusal, ...]:
        raise KeyError(draft)

    yield from choose(SEATS[0], OneOf("skirmish-1", ("wait",), check), "deed")
    return (yield from step(game))


def twisting(game: Skirmish) -> Rule[Skirmish]:
    """Ask otherwise where something was agreed on and the state is the same, so that nobody can resume."""
    COUNT[0] += 1
    picked = yield from choose(SEATS[0], OneOf("skirmish-1", ("wait",)), "deed")
    if picked != "wait":
        yield from choose(SEATS[0], OneOf("skirmish-1", ("wait",)), f"deed-{COUNT[0]}")
    return (yield from step(game))


@pytest.mark.parametrize(
    ("changes", "wanted"),
    [
        ({"step": twisting}, "agreed on"),
        ({"step": crashing}, "ZeroDivisionError"),
        ({"step": stuck}, "dead end"),
        ({"step": endless}, "does not end"),
        ({"step": forgetful}, "deed-"),
        ({"step": uncited}, "cites no rule"),
        ({"step": refusing}, "KeyError"),
        ({"invent": lambda rng: {"rulebook": 3}}, "an invented scenario is refused"),
        ({"picture": lambda game, seat: 1 / 0}, "ZeroDivisionError"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_is_wrong_is_found_and_written_down(
    changes: dict[str, Any], wanted: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzzing, "MOST_ANSWERS", 100)
    book = broken(**changes)
    found = [finding for seed in range(12) if (finding := fuzz_game(book, f"{seed}/0", tmp_path)[1]) is not None]
    assert found
    assert any(wanted in finding.what for finding in found), found
    finding = next(finding for finding in found if wanted in finding.what)
    written = json.loads(Path(finding.path).read_text(encoding="utf-8"))
    assert written["rulebook"] == "skirmish"
    assert wanted in written["what"]
    assert {finding.what for finding in again(book, Path(finding.path), tmp_path).findings} != set()


def test_a_state_that_does_not_survive_is_found(tmp_path: Path) -> None:
    class Loose(Skirmish, frozen=True):
        extra: tuple[object, ...] = ()

    def begin(document: Any) -> Any:
        return Loose("house", (), 3, (9, 9), ((0, 0), (0, 0)), extra=((1,),))

    finding = fuzz_game(broken(game=Loose, begin=begin), "1/1", tmp_path)[1]
    assert finding is not None
    assert "does not survive JSON" in finding.what


def test_only_what_can_be_played_is_fuzzed(tmp_path: Path) -> None:
    with pytest.raises(GrognardError) as error:
        fuzz(msgspec.structs.replace(BOOK, play=None), 1, 1, tmp_path)
    assert error.value.key == "book-not-playable"
    (tmp_path / "x.json").write_text("[]")
    for path in (tmp_path / "x.json", tmp_path / "none.json"):
        with pytest.raises(BadInput):
            again(BOOK, path, tmp_path)


def test_the_same_seed_plays_the_same_game(tmp_path: Path) -> None:
    assert fuzz_game(BOOK, "7/0", tmp_path) == fuzz_game(BOOK, "7/0", tmp_path)


def test_only_a_finding_of_this_book_is_played_again(tmp_path: Path) -> None:
    (tmp_path / "theirs.json").write_text('{"rulebook": "chess", "seed": "1/0"}')
    (tmp_path / "odd.json").write_text(json.dumps({"rulebook": "skirmish", "seed": "../" * 500 + "\0"}))
    (tmp_path / "deep.json").write_text("[" * 100_000)
    for path, wanted in (("theirs.json", "log-of-another-book"), ("deep.json", "not-a-finding")):
        with pytest.raises(BadInput) as error:
            again(BOOK, tmp_path / path, tmp_path)
        assert error.value.key == wanted
    assert again(BOOK, tmp_path / "odd.json", tmp_path).games == 1
    assert (
        again(broken(picture=lambda game, seat: 1 / 0, step=crashing), tmp_path / "odd.json", tmp_path / "out").games
        == 1
    )
    assert all(path.parent == tmp_path / "out" for path in tmp_path.rglob("skirmish*"))


def test_what_every_game_shows_is_found_once(tmp_path: Path) -> None:
    report = fuzz(broken(picture=lambda game, seat: 1 / 0, step=crashing), 0.3, 1, tmp_path)
    assert report.games > len(report.findings)
    assert len({finding.what for finding in report.findings}) == len(report.findings) > 0
    assert sorted(map(str, tmp_path.iterdir())) == sorted(finding.path for finding in report.findings)
