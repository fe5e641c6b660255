"""A game from the command line, as two players at a table would play it, and everything they may mistype."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.running import LANGUAGES, Ended, run

SCENARIO = Path(__file__).parents[2] / "examples" / "gdf-robots-and-saurians.toml"
ADVANCE = "16,8 / 16,10 / 16,12 / 16,14 / 16,16"


@pytest.fixture(autouse=True)
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("GROGNARD_STORE", str(tmp_path / "games.sqlite"))
    return tmp_path


def battle(*words: str, **environment: str) -> Ended:
    return run("battle", *words, **environment)


def done(*words: str) -> Ended:
    ended = battle(*words)
    assert ended.code == 0, ended.err
    return ended


def shot() -> Ended:
    """Play the seed's example up to the saurians' last block."""
    done("new", str(SCENARIO), "--name", "seed")
    done("answer", "seed", "advance")
    done("answer", "seed", ADVANCE)
    done("answer", "seed", "#1")
    done("answer", "seed", "2 3 4 5 6")
    return done("answer", "seed", "2 4 6")


def test_the_seeds_example_is_played_with_the_seeds_dice() -> None:
    ended = shot()
    assert "2 4 6 → 2" in ended.out
    assert "typed by hand" in ended.out
    assert "[gdf-13]" in ended.out


def test_a_refused_answer_says_the_rule_and_changes_nothing() -> None:
    done("new", str(SCENARIO), "--name", "seed")
    done("answer", "seed", "advance")
    before = battle("log", "seed", "--json").out
    ended = battle("answer", "seed", ADVANCE.replace("16,", "20,"))
    assert ended.code == 1
    assert all(line.endswith("[gdf-2]") for line in ended.lines)
    assert 'goes 8"; it may go 6"' in ended.err
    assert battle("log", "seed", "--json").out == before


def test_an_answer_may_begin_with_a_dash_and_counts_are_told_in_words() -> None:
    done("new", str(SCENARIO), "--name", "seed")
    done("answer", "seed", "advance")
    ended = battle("answer", "seed", "- / 16,10")
    assert ended.code == 1
    assert ended.err == "not legal: 2 paths were given; 5 are needed, one for each model, in their order [gdf-2]\n"
    done("answer", "seed", "- / - / - / - / -")


def test_a_weapon_offered_after_the_declaration_meets_the_rule_that_closed_it() -> None:
    done("new", str(SCENARIO), "--name", "seed")
    done("answer", "seed", "rush")
    ended = battle("answer", "seed", "Rifle Saurian Warriors")
    assert (ended.code, ended.err) == (
        1, "not legal: Robot Warriors does not shoot in this activation: it rushes [gdf-2]\n"
    )  # fmt: skip
    done("undo", "seed")
    for answer in ("advance", ADVANCE, "#1"):
        done("answer", "seed", answer)
    ended = battle("answer", "seed", "the rifles at the Saurian Warriors too")
    assert ended.code == 1
    assert ended.err.startswith("not legal: what Robot Warriors fires at whom is declared")
    assert ended.err.endswith("[gdf-4]\n")


def test_undo_stops_at_dice() -> None:
    done("new", str(SCENARIO), "--name", "seed")
    done("answer", "seed", "advance")
    assert "What does" in done("undo", "seed").out
    done("answer", "seed", "#2")
    done("answer", "seed", ADVANCE)
    done("answer", "seed", "#1")
    done("answer", "seed", "2 3 4 5 6")
    ended = battle("undo", "seed")
    assert ended.code == 1
    assert "dice have been thrown" in ended.err


def test_a_game_is_logged_replayed_and_verified(tmp_path: Path) -> None:
    shot()
    log = tmp_path / "seed.jsonl"
    told = done("log", "seed", "--save", str(log))
    assert told.out.splitlines()[-1].startswith("Saurians: 2 good of 3 dice")
    assert log.read_text(encoding="utf-8") == done("log", "seed", "--json").out
    replayed = run("replay", str(log))
    assert replayed.code == 0
    assert replayed.out == told.out
    steps = run("replay", str(log), "--step", stdin="\n" * 50)
    assert steps.out.splitlines() == told.out.splitlines()[1 : 1 + len(steps.out.splitlines())]
    assert run("replay", str(log), "--step", stdin="\n").out.count("\n") < steps.out.count("\n")
    verified = run("verify", str(log))
    assert (verified.code, verified.err) == (0, "")
    assert "2 handfuls of dice, 2 typed by hand" in verified.out
    assert "The game is not over where the log ends." in verified.out


def test_a_changed_log_does_not_verify(tmp_path: Path) -> None:
    shot()
    log = tmp_path / "seed.jsonl"
    done("log", "seed", "--save", str(log))
    text = log.read_text(encoding="utf-8")
    log.write_text(text.replace('"faces":[2,3,4,5,6]', '"faces":[6,3,4,5,6]'), encoding="utf-8")
    ended = run("verify", str(log))
    assert ended.code == 2
    assert re.search(r"line \d+ of the log is not as it was written", ended.err)
    log.write_text(text[:-30], encoding="utf-8")
    assert run("verify", str(log)).code == 2
    assert run("replay", str(log)).code == 0


def test_a_log_from_elsewhere_is_played_on(tmp_path: Path) -> None:
    done("new", str(SCENARIO), "--name", "seed")
    done("log", "seed", "--save", str(tmp_path / "theirs.jsonl"))
    done("new", str(tmp_path / "theirs.jsonl"))
    done("answer", "theirs", "hold")
    assert [line.split()[0] for line in done("list").out.splitlines()] == ["seed", "theirs"]


def test_programs_get_everything_as_json(tmp_path: Path) -> None:
    data = json.loads(done("new", str(SCENARIO), "--name", "seed", "--json").out)
    assert data["open"]["who"] == "Robots"
    assert "hold" in data["open"]["suggestions"]
    shown = json.loads(done("show", "seed", "--json").out)
    (tmp_path / "state.json").write_text(json.dumps(shown["state"]), encoding="utf-8")
    changed = json.loads(done("override", "seed", str(tmp_path / "state.json"), "--why", "A test.", "--json").out)
    assert [entry["do"] for entry in changed["news"]] == ["override"]
    refused = battle("answer", "seed", "fly", "--json")
    assert refused.code == 2
    assert json.loads(refused.out)["error"]["key"] == "option-unknown"


def test_virtual_dice_and_suggestions_play_a_whole_game() -> None:
    done("new", str(SCENARIO), "--name", "seed")
    for seed in range(400):
        asked = json.loads(done("show", "seed", "--json").out)["open"]
        if asked is None:
            break
        done("answer", "seed", "--roll" if asked["asks"] == "dice" else "--suggest", "--seed", str(seed))
    ended = battle("answer", "seed", "--roll")
    assert ended.code == 1
    assert "nothing is being asked" in ended.err
    assert "The game is over" in done("show", "seed").out


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    shot()
    for words in (("show", "seed", "--svg", str(tmp_path / "t.svg")), ("log", "seed"), ("list",)):
        ended = battle(*words, "--lang", language)
        assert ended.code == 0
        assert ended.out
        assert "(" not in re.sub(r"\([^)]*\)", "", ended.out)
    assert (tmp_path / "t.svg").read_text(encoding="utf-8").startswith("<svg")


BAD = {
    "no game": (("show", "none"), 2, "there is no game none"),
    "no file": (("new", "none.toml"), 2, "no such file"),
    "no log": (("new", "none.jsonl"), 2, "no such file"),
    "taken": (("new", str(SCENARIO), "--name", "seed"), 2, "already"),
    "no side": (("show", "seed", "--seat", "Moon"), 2, "the sides are: Robots, Saurians"),
    "no answer": (("answer", "seed"), 2, "--suggest"),
    "both": (("answer", "seed", "hold", "--roll"), 2, "--suggest"),
    "no dice": (("answer", "seed", "--roll"), 1, "no dice are asked for"),
    "agreed at random": (("answer", "seed", "--suggest", "--agreed", "We did."), 2, "--agreed is for a choice"),
    "bad JSON": (("answer", "seed", "[1,"), 2, "not JSON"),
    "unclear": (("answer", "seed", "fly"), 2, "fly is none of"),
    "no picture": (("show", "seed", "--svg", "/nowhere/x.svg"), 2, "cannot be written"),
    "no reason": (("override", "seed", str(SCENARIO), "--why", " "), 2, "not JSON"),
    "store": (("list", "--store", "/dev/null/x"), 2, "cannot be used"),
    "language": (("list", "--lang", "de"), 2, "en, pl or ru"),
}


@pytest.mark.parametrize("case", BAD)
def test_what_is_wrong_is_told_in_a_line(case: str) -> None:
    done("new", str(SCENARIO), "--name", "seed")
    words, code, told = BAD[case]
    ended = battle(*words)
    assert ended.code == code
    assert told in ended.err
    assert "Traceback" not in ended.err


def test_a_situation_is_no_scenario_and_says_so(tmp_path: Path) -> None:
    situation = Path(__file__).parents[2] / "examples" / "robots-in-the-open.toml"
    ended = battle("new", str(situation))
    assert ended.code == 2
    assert f"{situation}:1: this is the situation of one attack" in ended.err
    ended = run("odds", str(SCENARIO))
    assert ended.code == 2
    assert "this is the scenario of a whole game" in ended.err


@pytest.mark.parametrize("text", ["", "{}", "hello", '{"format":"grognard-log","version":9}\n', "\x00" * 50])
def test_what_is_no_log_is_told(text: str, tmp_path: Path) -> None:
    (tmp_path / "x.jsonl").write_text(text, encoding="utf-8")
    for command in ("replay", "verify"):
        ended = run(command, str(tmp_path / "x.jsonl"))
        assert ended.code == 2
        assert len(ended.lines) == 1
    assert (tmp_path / "x.jsonl").read_text(encoding="utf-8") == text


def test_the_fuzzer_reports(tmp_path: Path) -> None:
    ended = run("fuzz", "gdf", "--seconds", "0", "--seed", "1", "--out", str(tmp_path / "findings"))
    assert ended.code == 0, ended.out
    assert "1 game" in ended.out
    assert run("fuzz", "chess").code == 2


def test_a_log_that_was_cut_off_is_taken_up_and_the_loss_is_told(tmp_path: Path) -> None:
    done("new", str(SCENARIO), "--name", "seed")
    done("answer", "seed", "advance")
    text = done("log", "seed", "--json").out
    (tmp_path / "cut.jsonl").write_text(text[:-20], encoding="utf-8")
    (tmp_path / "pasted.jsonl").write_text(text[:-1], encoding="utf-8")
    cut = done("new", str(tmp_path / "cut.jsonl"), "--json")
    assert "line 3 of the log was cut off" in cut.err
    assert json.loads(cut.out)["game"] == "cut"
    assert done("log", "cut", "--json").out == "".join(line + "\n" for line in text.splitlines()[:2])
    done("new", str(tmp_path / "pasted.jsonl"))
    assert done("log", "pasted", "--json").out == text


def test_a_suggestion_never_throws_dice() -> None:
    """Dice cannot be taken back, so nobody's are thrown who wanted something else."""
    done("new", str(SCENARIO), "--name", "seed")
    for words in ("advance", ADVANCE, "#1"):
        done("answer", "seed", words)
    before = done("log", "seed", "--json").out
    ended = battle("answer", "seed", "--suggest")
    assert ended.code == 1
    assert "--roll" in ended.err
    assert done("log", "seed", "--json").out == before
    done("answer", "seed", "--suggest", "--roll")


@pytest.mark.parametrize(
    "words",
    [
        ("battle", "fly", "--json"),
        ("battle", "answer", "--json"),
        ("battle", "answer", "seed", "--seed", "x", "--json"),
        ("battle", "show", "none", "--json"),
        ("battle", "list", "--lang", "de", "--json"),
        ("battle", "list", "--store", "nonsense://x", "--json"),
        ("battle", "new", "none.toml", "--json"),
        ("battle", "new", "none.jsonl", "--json"),
        ("verify", "none.jsonl", "--json"),
        ("fuzz", "chess", "--json"),
        ("fuzz", "gdf", "--again", "none.json", "--json"),
    ],
    ids=" ".join,
)
def test_a_program_gets_one_document_whatever_is_wrong(words: tuple[str, ...]) -> None:
    ended = run(*words)
    assert ended.code == 2
    assert set(json.loads(ended.out)) <= {"error", "problems"}
    assert len(ended.lines) == 1
