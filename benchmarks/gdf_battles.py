"""What a game costs: random games, the options of a unit, the check of a drag, opening a log, and its size.

The reference scenario has five units a side, about forty models a side and twelve pieces of terrain.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from grognard.battle.log import read_log
from grognard.battle.replaying import moments
from grognard.battle.session import Session, begin, resume
from grognard.battle.verifying import verify
from grognard.core.asking import Choose
from grognard.core.domains import Routes
from grognard.core.loading import Begun, load_scenario

__all__ = ["lines"]

SCENARIO = Path(__file__).parents[1] / "examples" / "gdf-patrol.toml"
GAMES = 3
MODELS = 10


def lines() -> list[str]:
    """Play the reference scenario a few times, and say what everything took."""
    loaded = load_scenario(SCENARIO)
    if not isinstance(loaded, Begun):
        raise SystemExit(f"{SCENARIO} cannot be read: {loaded[1]}")
    spent, sessions, drags, asked = 0.0, [], [], []
    for seed in range(GAMES):
        start = time.perf_counter()
        session, timed = _played(loaded, Random(seed))
        spent += time.perf_counter() - start - sum(timed[0])
        sessions.append(session)
        drags += timed[0]
        asked += timed[1]
    text = sessions[0].text()
    opened, read, again = (_quickest(work, 3) for work in _openings(sessions[0], text))
    played = spent / GAMES
    size = sum(len(one.text()) for one in sessions) // GAMES
    return [
        "",
        "battles (the reference scenario, 2 x 5 units):",
        f"random games: {1 / played:.2f} a second on one core ({len(sessions[0].rows)} lines in the first)",
        f"from the movement of a unit of {MODELS} to what it may fire at: {_told(asked)}",
        f"check of a drag of a whole unit: {_told(drags)}",
        f"a log: opened in {1000 * opened:.1f} ms, read through in {1000 * read:.1f} ms, verified in {again:.2f} s",
        f"playing it took {played / opened:.0f} times as long as opening it; {size:,} bytes a game",
    ]


def _told(times: list[float]) -> str:
    return f"{1000 * sorted(times)[len(times) // 2]:.2f} ms, at most {1000 * max(times):.2f} ms" if times else "never"


def _played(loaded: Begun, rng: Random) -> tuple[Session, tuple[list[float], list[float]]]:
    """Play one random game; time the check of each movement, and the way to what a unit of ten may fire at."""
    session, drags, asked = begin(loaded.book, loaded.game), list[float](), list[float]()
    while (question := session.open) is not None:
        if not isinstance(question, Choose):
            session.throw(rng)
            continue
        given = next(iter(question.domain.suggestions(rng)))
        if isinstance(question.domain, Routes):
            drags.append(_once(partial(question.domain.refusals, given)))
        took = _once(partial(session.answer, given))
        if isinstance(session.open, Choose) and session.open.why == "declare-fire" and _models(session) == MODELS:
            asked.append(took)
    return session, (drags, asked)


def _models(session: Session) -> int:
    """Return how many models the unit has that may fire."""
    named = dict(session.open.facts)["unit"] if isinstance(session.open, Choose) else ""
    return next(len(unit.models) for unit in session.game.squads if unit.name == named)


def _openings(session: Session, text: str) -> list[Callable[[], Any]]:
    return [
        lambda: resume(session.book, text),
        lambda: list(moments(read_log(text))),
        lambda: verify(session.book, text),
    ]


def _once(work: Callable[[], Any]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def _quickest(work: Callable[[], Any], runs: int) -> float:
    return min(_once(work) for _ in range(runs))
