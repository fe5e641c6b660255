"""Reading a handful as a player types it.

- faces, in the order of the groups: `2 3 4 5 6`, or `23456`; symbols as printed: `S SB -`
- dice read together as `3+5`, or all their faces one after the other: `3 5 1 6` are two pairs
- counts: `3x4 2x6` is three fours and two sixes
- meanings: `2xhit 3xmiss`
- of a pool of symbol dice also the totals alone, `4S 2B` or `4xS 2xB`, if the dice can show them
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Hashable, Iterator
from typing import Any

from grognard.core.dice import Reading
from grognard.core.errors import WrongDice
from grognard.core.table import Handful, Outcomes

__all__ = ["is_symbolic", "read_handful"]

MOST = 10_000
"""More dice than this in one hand are a slip of the finger."""
COUNTED = re.compile(r"(\d{1,9})[x×*хX](\S+)")
TOTAL = re.compile(r"(\d{0,4})(\D+)")


def read_handful(text: str, handful: Handful) -> Outcomes:
    """Return the outcomes of each group. Raises `WrongDice` naming the word or the count that is wrong."""
    words = list(_words(text, handful))
    if len(words) == 1 and _is_run_together(words[0], handful):
        words = list(words[0])
    words = _together(words, handful)
    if not words:
        raise WrongDice("dice-wrong-count", stage=handful.stage, given=0, asked=handful.size)
    if len(words) == handful.size:
        try:
            return _in_order(words, handful)
        except WrongDice:
            if not is_symbolic(handful):
                raise
    if is_symbolic(handful):
        return _shown(words, handful)
    raise WrongDice("dice-wrong-count", stage=handful.stage, given=len(words), asked=handful.size)


def _words(text: str, handful: Handful) -> Iterator[str]:
    given = 0
    for word in text.replace(",", " ").split():
        counted = COUNTED.fullmatch(word)
        count, face = (int(counted[1]), counted[2]) if counted else (1, word)
        given += count
        if given > MOST:
            raise WrongDice("dice-wrong-count", stage=handful.stage, given=given, asked=handful.size)
        yield from [face] * count


def _is_run_together(word: str, handful: Handful) -> bool:
    """Whether a word is all the faces in a row, `23456`, as one types them on a phone."""
    faces = {_printed(face) for group in handful.groups for face in group.ask.reading.dice.outcomes}
    return len(word) == handful.size > 1 and word.isdigit() and all(len(face) == 1 for face in faces)


def _together(words: list[str], handful: Handful) -> list[str]:
    """Put the faces of dice that are read together into one word, if they were typed one after the other."""
    sizes = [group.ask.reading.dice.size for group in handful.groups for _ in range(group.count)]
    faces = list(words[0]) if len(words) == 1 and words[0].isdigit() and len(words[0]) > 1 else words
    if max(sizes, default=1) == 1 or len(faces) != sum(sizes) or not all(face.isdigit() for face in faces):
        return words
    rest = iter(faces)
    return ["+".join(next(rest) for _ in range(size)) for size in sizes]


def _in_order(words: list[str], handful: Handful) -> Outcomes:
    rest = iter(words)
    return tuple(tuple(_outcome(next(rest), group.ask.reading) for _ in range(group.count)) for group in handful.groups)


def _outcome(word: str, reading: Reading[Any]) -> Hashable:
    """Return the outcome a word names: a face, faces read together, or the first face of that meaning."""
    outcome: Hashable
    for outcome in reading.dice.outcomes:
        if _printed(outcome) == word:
            return outcome
    for outcome, meaning in zip(reading.dice.outcomes, reading.meanings, strict=True):
        if isinstance(meaning, str) and meaning.casefold() == word.casefold():
            return outcome
    faces = list(dict.fromkeys(map(_printed, reading.dice.outcomes)))
    known = f"{faces[0]}–{faces[-1]}" if len(faces) > 3 and all(face.isdigit() for face in faces) else ", ".join(faces)
    raise WrongDice("dice-impossible-face", face=word[:40], dice=reading.dice.name, known=known[:80])


def _printed(outcome: Hashable) -> str:
    return "+".join(map(str, outcome)) if isinstance(outcome, tuple) else str(outcome)


def is_symbolic(handful: Handful) -> bool:
    """Whether a handful shows symbols, so that what they come to may be typed all together, blanks left out."""
    return all(isinstance(face, str) for group in handful.groups for face in group.ask.reading.dice.outcomes)


def _shown(words: list[str], handful: Handful) -> Outcomes:
    """Return faces that show exactly the symbols typed, found die by die."""
    wanted: Counter[str] = Counter()
    for word in words:
        count, symbols = match.groups() if (match := TOTAL.fullmatch(word)) else ("", word)
        for symbol in symbols.replace("-", ""):
            wanted[symbol] += int(count or 1)
    dice = [group.ask.reading.dice for group in handful.groups for _ in range(group.count)]
    kinds = sorted(wanted)
    reached: list[dict[tuple[int, ...], str]] = []
    now: set[tuple[int, ...]] = {(0,) * len(kinds)}
    for die in dice:
        step: dict[tuple[int, ...], str] = {}
        for face in dict.fromkeys(map(str, die.outcomes)):
            shows = tuple(face.count(kind) for kind in kinds)
            if sum(shows) == len(face.replace("-", "")):
                step |= {tuple(a + b for a, b in zip(sums, shows, strict=True)): face for sums in now}
        now = {sums for sums in step if all(a <= wanted[kind] for a, kind in zip(sums, kinds, strict=True))}
        reached.append({sums: step[sums] for sums in now})
    goal = tuple(wanted[kind] for kind in kinds)
    if goal not in now:
        raise WrongDice("dice-cannot-show", shown=" ".join(words)[:80], stage=handful.stage, asked=handful.size)
    return _regrouped(_traced(goal, reached, kinds), handful)


def _traced(goal: tuple[int, ...], reached: list[dict[tuple[int, ...], str]], kinds: list[str]) -> list[str]:
    faces = []
    for step in reversed(reached):
        face = step[goal]
        faces.append(face)
        goal = tuple(a - face.count(kind) for a, kind in zip(goal, kinds, strict=True))
    return faces[::-1]


def _regrouped(faces: list[str], handful: Handful) -> Outcomes:
    rest = iter(faces)
    return tuple(tuple(next(rest) for _ in range(group.count)) for group in handful.groups)
