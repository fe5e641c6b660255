"""Write the golden replays: every example scenario of every book, played at random from a fixed seed.

`python -m tests.replays` writes those that are missing or no longer verify; a test fails if one is missing or comes to
something else. Renewing one is a change of the rules, to be told in the changelog.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

from grognard.battle.session import begin
from grognard.battle.verifying import verify
from grognard.core.asking import Choose
from grognard.core.errors import GrognardError
from grognard.core.loading import Begun, load_scenario
from grognard.core.rulebook import find, installed

ROOT = Path(__file__).parent.parent
REPLAYS = ROOT / "tests" / "battle" / "replays"


def golden(scenario: Begun, seed: str) -> str:
    """Return the log of a random game."""
    session, rng = begin(scenario.book, scenario.game), Random(seed)
    while session.open is not None:
        if isinstance(session.open, Choose):
            session.answer(next(iter(session.open.domain.suggestions(rng))))
        else:
            session.throw(rng)
    return session.text()


def scenarios() -> dict[Path, Begun]:
    """Return the example scenarios of the books that can be played, by where their replays are."""
    playable = [name for name in installed() if find(name).play is not None]
    paths = [path for name in playable for path in sorted((ROOT / "examples").glob(f"{name}-*.toml"))]
    loaded = {REPLAYS / f"{path.stem}.jsonl": load_scenario(path) for path in paths}
    return {path: begun for path, begun in loaded.items() if isinstance(begun, Begun)}


def main() -> int:
    """Write what is missing or out of date."""
    for path, scenario in scenarios().items():
        if path.exists() and _verifies(scenario, path.read_text(encoding="utf-8")):
            continue
        path.write_text(golden(scenario, path.stem), encoding="utf-8")
        sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    return 0


def _verifies(scenario: Begun, text: str) -> bool:
    try:
        return verify(scenario.book, text).difference is None
    except GrognardError:
        return False


if __name__ == "__main__":
    sys.exit(main())
