"""Logs cut off, changed, sealed again by a cheat or written under other rules: opened, or told what is wrong."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import msgspec
import pytest

from battle.skirmish import BOOK, Skirmish, first, step
from battle.test_session import key, played, to_the_dice
from grognard.battle.log import START, read_log, sealed
from grognard.battle.luck import luck_of
from grognard.battle.session import Session, begin, resume
from grognard.battle.verifying import verify
from grognard.core.asking import Rule
from grognard.core.errors import BadInput, GrognardError


def changed(text: str, line: int, change: Callable[[str], str]) -> str:
    rows = text.split("\n")
    rows[line - 1] = change(rows[line - 1])
    return "\n".join(rows)


@pytest.mark.parametrize("seed", range(3))
def test_any_flipped_character_is_found_in_its_line(seed: int) -> None:
    text = played(seed, turns=1).text()
    rng, line = Random(seed), 1
    for at, old in enumerate(text):
        new = rng.choice([c for c in 'abc019",:{}[] \n' if c != old])
        with pytest.raises(BadInput) as error:
            verify(BOOK, text[:at] + new + text[at + 1 :])
        assert error.value.facts.get("line", line) == line, error.value
        line += old == "\n"


def test_a_log_cut_off_in_its_last_line_opens_and_is_told() -> None:
    session = played(4)
    whole = session.rows[:-1]
    cut = "\n".join([*whole, session.rows[-1][:40]])
    assert resume(BOOK, cut).rows == whole
    with pytest.raises(BadInput) as error:
        verify(BOOK, cut)
    assert (key(error), error.value.facts["line"]) == ("log-cut-off", len(session.rows))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("", "log-empty"),
        (" \n", "log-empty"),
        ("hello\n", "log-not-a-log"),
        ("{}\n", "log-not-a-log"),
        ('{"format":"grognard-log","version":2}\n', "log-other-version"),
        ('{"format":"grognard-log","version":1}\n', "log-line-changed"),
        ("[" * 100_000, "log-not-a-log"),
    ],
)
def test_what_is_no_log_is_told(text: str, wanted: str) -> None:
    for use in (resume, verify):
        with pytest.raises(BadInput) as error:
            use(BOOK, text)
        assert key(error) == wanted


def resealed(session: Session, line: int, change: dict[str, Any]) -> str:
    """Write a log with one line changed and every digest made to fit again, as a cheat would."""
    log = read_log(session.text())
    rows, digest = [], START
    for number, record in enumerate((log.header, *log.entries), 1):
        new = msgspec.structs.replace(record, **change) if number == line else record
        row, digest = sealed(new, digest)
        rows.append(row)
    return "".join(f"{row}\n" for row in rows)


def test_a_log_that_was_edited_and_sealed_again_does_not_verify() -> None:
    session = begin(BOOK, first())
    session.answer("share")
    session.answer((3, 1, 0))
    edited = resealed(session, 4, {"changes": ((("reserve",), 4),)})
    assert resume(BOOK, edited).game.reserve == 4
    found = verify(BOOK, edited)
    assert found.verdict == "differs"
    assert found.difference is not None
    assert (found.difference.line, found.difference.place) == (4, "changes")
    told = verify(BOOK, resealed(session, 4, {"events": (("luck", 2),)})).difference
    assert told is not None
    assert (told.line, told.place, told.recorded, told.found) == (4, "events", [["luck", 2]], None)
    refused = verify(BOOK, resealed(session, 4, {"chosen": [4, 0, 0]})).difference
    assert refused is not None
    assert [refusal.key for refusal in refused.refusals] == ["allotted-out-of-range"]
    moved = verify(BOOK, resealed(session, 3, {"chosen": "wait"})).difference
    assert moved is not None
    assert (moved.line, moved.place) == (3, "changes")


def test_a_sealed_line_that_makes_no_sense_is_told() -> None:
    session = begin(BOOK, first())
    session.answer("wait")
    for change in ({"changes": ((("nowhere", 3), 1),)}, {"changes": ((("turn", "x"), 1),)}):
        with pytest.raises(BadInput) as error:
            resume(BOOK, resealed(session, 3, change))
        assert (key(error), error.value.facts["line"]) == ("log-line-not-readable", 3)
    with pytest.raises(BadInput) as error:
        resume(BOOK, resealed(session, 3, {"changes": ((("turn",), "x"),)}))
    assert key(error) == "log-not-a-state"


def test_a_log_that_lost_only_its_last_line_end_loses_no_answer() -> None:
    """As when somebody pastes a log into a message, and out of it again."""
    session = played(4)
    pasted = session.text().rstrip("\n")
    assert resume(BOOK, pasted).rows == session.rows
    assert resume(BOOK, pasted).text() == session.text()
    with pytest.raises(BadInput) as error:
        verify(BOOK, pasted)
    assert (key(error), error.value.facts["line"]) == ("log-cut-off", len(session.rows))


@pytest.mark.parametrize("seed", range(3))
def test_a_log_cut_off_anywhere_opens_up_to_there_or_says_why_not(seed: int) -> None:
    text = played(seed, turns=1).text()
    for end in range(len(text)):
        try:
            again = resume(BOOK, text[:end])
        except BadInput as error:
            assert error.key in {"log-empty", "log-not-a-log", "log-has-no-state", "log-line-changed"}  # noqa: PT017
            assert end < text.index("\n", text.index("\n") + 1)
        else:
            assert again.text() == text[: len(again.text())]
            assert len(again.rows) == (text[:end] + "\n" if text[end] == "\n" else text[:end]).count("\n")


def test_lines_swapped_doubled_left_out_or_with_other_ends_are_found() -> None:
    rows = played(2).rows
    for line in range(1, len(rows)):
        for wrong in (
            [*rows[: line - 1], rows[line], rows[line - 1], *rows[line + 1 :]],
            [*rows[:line], *rows[line - 1 :]],
            [*rows[: line - 1], *rows[line:]],
        ):
            with pytest.raises(BadInput) as error:
                verify(BOOK, "".join(f"{row}\n" for row in wrong))
            assert error.value.facts["line"] in (line, line + 1)
    for spoilt in ("\r\n".join(rows) + "\r\n", "\ufeff" + "\n".join(rows) + "\n", "\n".join(rows) + "\n\n"):
        with pytest.raises(BadInput):
            verify(BOOK, spoilt)


def rewritten(session: Session, line: int, change: Callable[[dict[str, Any]], None]) -> str:
    """Write a log with one line changed in any way at all, and every digest made to fit again."""
    rows, digest = [], START
    for number, row in enumerate(session.rows, 1):
        data = json.loads(row)
        data.pop("digest")
        if number == line:
            change(data)
        body = msgspec.json.encode(data)
        digest = sha256(digest.encode() + body).hexdigest()
        rows.append(f'{body[:-1].decode()},"digest":"{digest}"}}\n')
    return "".join(rows)


def shot() -> Session:
    session = begin(BOOK, first())
    to_the_dice(session)
    session.answer(((1, 3, 5, 6),))
    session.answer("wait")
    return session


def test_a_log_with_something_added_does_not_verify() -> None:
    session = shot()
    assert verify(BOOK, rewritten(session, 0, lambda data: None)).verdict == "same"
    for line in (1, 2, 3, 6):
        found = verify(BOOK, rewritten(session, line, lambda data: data.update(note="I won.")))
        assert found.verdict == "differs"
        assert found.difference is not None
        assert (found.difference.line, found.difference.place) == (line, "text")


@pytest.mark.parametrize("chance", ["abc", "1/0", "5/0", "1e-99999", "-1/2", "", "1/2 ", "9" * 5000 + "/1"])
@pytest.mark.parametrize("name", ["one", "chance"])
def test_a_chance_that_is_no_fraction_is_no_line(name: str, chance: str) -> None:
    text = rewritten(shot(), 6, lambda data: data["thrown"][0].update({name: chance}))
    with pytest.raises(BadInput) as error:
        luck_of(read_log(text).entries)
    assert (key(error), error.value.facts["line"]) == ("log-line-not-readable", 6)


def nested(depth: int) -> Any:
    inside: Any = 1
    for _ in range(depth):
        inside = [inside]
    return inside


@pytest.mark.parametrize("depth", [20, 400, 900])
def test_answers_nested_too_deeply_are_no_answers(depth: int) -> None:
    for line, name in ((3, "chosen"), (6, "thrown")):
        group = {"dice": "D6", "cites": "", "facts": [], "faces": nested(depth), "good": 0, "chance": "1", "one": "1"}
        deep = nested(depth) if name == "chosen" else [group]
        text = rewritten(shot(), line, partial(dict.update, **{name: deep}))
        try:
            found = verify(BOOK, text).difference
        except BadInput as error:
            assert error.facts["line"] == line  # noqa: PT017
        else:
            assert found is not None
            assert found.line == line


def test_a_state_that_breaks_the_rules_is_told() -> None:
    """A state of the right form that no game comes to may break any rule."""

    def fragile(game: Skirmish) -> Rule[Skirmish]:
        if game.turn < 0:
            raise IndexError(game.turn)
        return (yield from step(game))

    assert BOOK.play is not None
    book = msgspec.structs.replace(BOOK, play=msgspec.structs.replace(BOOK.play, step=fragile))
    text = rewritten(begin(book, first()), 2, lambda data: data["state"].update(turn=-1))
    found = verify(book, text).difference
    assert found is not None
    assert (found.line, found.key) == (2, "log-not-playable")
    with pytest.raises(BadInput) as error:
        resume(book, text)
    assert (key(error), error.value.facts) == ("log-not-playable", {"line": 2, "what": "IndexError"})


def test_an_undo_that_crosses_dice_does_not_verify() -> None:
    session = shot()

    def cross(data: dict[str, Any]) -> None:
        data.clear()
        data.update({"do": "undo", "line": 6})

    found = verify(BOOK, rewritten(session, 7, cross)).difference
    assert found is not None
    assert (found.line, found.key) == (7, "undo-dice")


def test_a_log_of_another_book_is_refused() -> None:
    text = begin(BOOK, first()).text()
    other = msgspec.structs.replace(BOOK, name="chess")
    for use in (resume, verify):
        with pytest.raises(BadInput) as error:
            use(other, text)
        assert key(error) == "log-of-another-book"


def test_what_newer_rules_change_is_told() -> None:
    """A game under other rules verifies as `rules-changed`; where they come to something else, the line is named."""
    session = begin(BOOK, first(), fingerprint="older")
    session.answer("wait")
    assert verify(BOOK, session.text()).verdict == "rules-changed-same"
    session.answer("move")
    session.answer((((50, 0),), ()), agreed="Long table.")
    text = resealed(session, 5, {"agreed": ""})
    found = verify(BOOK, text)
    assert found.verdict == "rules-changed-differ"
    assert found.difference is not None
    assert found.difference.line == 5
    again = resume(BOOK, session.text())
    entry = again.answer("wait")
    assert entry.rules == again.fingerprint
    assert verify(BOOK, again.text()).rules_then == ("older", again.fingerprint)


def test_a_book_that_cannot_be_played_says_so() -> None:
    with pytest.raises(GrognardError) as error:
        begin(msgspec.structs.replace(BOOK, play=None), first())
    assert key(error) == "book-not-playable"
