"""The log of a game: JSON lines, each with the digest of the one before and of its own bytes (design, section 4).

The first line is the header, the second the first state; then one line for each answer, undo and override. A line's
digest is the SHA-256, in hex, of the digest before it followed by the line without its digest; so any character that
is not as it was written is found, and by the line it stands in.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from grognard.battle.changes import Change
from grognard.battle.plain import Json
from grognard.core.errors import BadInput
from grognard.core.lines import Line
from grognard.core.refusals import Facts

__all__ = [
    "FORMAT",
    "START",
    "VERSION",
    "After",
    "Answer",
    "Begin",
    "Entry",
    "Header",
    "Log",
    "Override",
    "Thrown",
    "Undo",
    "joined",
    "read_log",
    "sealed",
]

VERSION = 1
FORMAT = "grognard-log"
START = "0" * 64
SEAL = len(',"digest":""}') + 64
"""Bytes that end a line: its digest, in quotes."""


Chance = Annotated[str, msgspec.Meta(pattern=r"^(0|1|[1-9][0-9]{0,4000}/[1-9][0-9]{0,4000})$")]
"""A fraction as text, in digits that can be counted."""


class Header(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a log is of: the rulebook as it was, and the sides."""

    format: str
    version: int
    rulebook: str
    edition: str
    readings: tuple[tuple[str, str], ...]
    rules: str
    sides: tuple[str, ...]


class Thrown(msgspec.Struct, frozen=True, omit_defaults=True):
    """One named group of a handful: what was asked, the faces, how many were good and the chance of at least as many.

    `one` is the chance that one of its dice is good, both chances are fractions as text.
    """

    dice: str
    cites: str
    facts: Facts
    faces: tuple[Any, ...]
    good: int
    chance: Chance
    one: Chance


class After(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What followed: events, sentences, and the state if a step ended (whole, or what changed)."""

    events: tuple[tuple[str, int], ...] = ()
    lines: tuple[Line, ...] = ()
    state: Json = None
    changes: tuple[Change, ...] | None = None
    rules: str = ""

    @property
    def ends_a_step(self) -> bool:
        """Whether there is a new state."""
        return self.state is not None or self.changes is not None


class Begin(After, frozen=True, omit_defaults=True, tag_field="do", tag="begin"):
    """The game begins: its first state, after whatever was forced."""


class Answer(After, frozen=True, omit_defaults=True, tag_field="do", tag="answer"):
    """A question was answered: a choice (`chosen`) or dice (`thrown`), `typed` if a player typed them.

    `agreed` is why the players let an answer stand that the rules refuse.
    """

    key: str
    who: str
    asks: Literal["choice", "dice"]
    what: str
    facts: Facts = ()
    chosen: Json = None
    thrown: tuple[Thrown, ...] = ()
    typed: str = ""
    agreed: str = ""


class Override(After, frozen=True, omit_defaults=True, tag_field="do", tag="override"):
    """The players changed the state by agreement, and said why."""

    why: str


class Undo(After, frozen=True, omit_defaults=True, tag_field="do", tag="undo"):
    """The last answer that still stood was taken back: that of line `line`."""

    line: int


Entry: TypeAlias = Begin | Answer | Override | Undo


class Log(msgspec.Struct, frozen=True):
    """A log as read: its header, its lines, the digest it ends with, and which line was cut off, if any was.

    That is the line after the last, or the last itself where nothing but its end is missing.
    """

    header: Header
    entries: tuple[Entry, ...]
    digest: str
    cut_off: int = 0

    @property
    def is_cut_off(self) -> bool:
        """Whether the log ends within a line."""
        return self.cut_off > 0


def sealed(record: Header | Entry, before: str) -> tuple[str, str]:
    """Return a record as a line (without its end) and its digest, which follows on the digest `before`."""
    body = msgspec.json.encode(record)
    digest = sha256(before.encode() + body).hexdigest()
    return f'{body[:-1].decode()},"digest":"{digest}"}}', digest


def read_log(text: str) -> Log:
    """Read a log. Raises `BadInput` with the first line that is not as it was written.

    A last line that was cut off in writing is left out, and said to be; one that lacks only its end is not lost.
    """
    rows = text.split("\n")
    if not text.strip():
        raise BadInput("log-empty")
    header, digest = _header(rows[0])
    cut_off = len(rows) if rows[-1] else 0
    entries: list[Entry] = []
    for number, row in enumerate(rows[1:], 2):
        if number == len(rows) and not _is_sealed(row, digest):
            break
        body, digest = _opened(row, digest, number)
        entries.append(_entry(body, number))
    if not entries:
        raise BadInput("log-has-no-state")
    return Log(header, tuple(entries), digest, cut_off)


def _is_sealed(row: str, before: str) -> bool:
    """Whether a row ends with its own digest, which follows on the digest before."""
    try:
        _opened(row, before, 0)
    except BadInput:
        return False
    return True


def _header(row: str) -> tuple[Header, str]:
    """Read the first line; what is no log, or of another version, is said before anything else."""
    try:
        data = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("log-not-a-log", line=1) from None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise BadInput("log-not-a-log", line=1)
    if data.get("version") != VERSION:
        raise BadInput("log-other-version", version=str(data.get("version"))[:20], known=VERSION)
    body, digest = _opened(row, START, 1)
    try:
        return msgspec.json.decode(body, type=Header), digest
    except msgspec.ValidationError:
        raise BadInput("log-line-not-readable", line=1) from None


def _opened(row: str, before: str, number: int) -> tuple[bytes, str]:
    """Return the body of a line and its digest, if the digest is that of the line and of all before it."""
    data = row.encode("utf-8", "surrogatepass")
    body = data[:-SEAL] + b"}"
    digest = sha256(before.encode() + body).hexdigest()
    if data[-SEAL:] != f',"digest":"{digest}"}}'.encode():
        raise BadInput("log-line-changed", line=number)
    return body, digest


def _entry(body: bytes, number: int) -> Entry:
    try:
        return msgspec.json.decode(body, type=Entry)
    except (msgspec.DecodeError, RecursionError):
        raise BadInput("log-line-not-readable", line=number) from None


def joined(lines: Iterable[str]) -> str:
    """Return lines as the text of a log."""
    return "".join(f"{line}\n" for line in lines)
