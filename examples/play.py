"""The main job, as a player does it: resolve a real attack with real dice, then see its exact odds.

Prints in the reader's language (GROGNARD_LANG, else the environment; en, pl or ru).
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).parent
RUNS = (
    ("resolve", "robots-in-the-open.toml", "--dice", "2 3 4 5 6 / 2 4 6"),
    ("odds", "robots-in-the-open.toml"),
    ("resolve", "lamp-bearers-at-warden.toml", "--seed", "7"),
    ("odds", "lamp-bearers-at-warden.toml"),
)


def main() -> int:
    """Run each command as it would be typed; stop at the first that fails."""
    for command, name, *options in RUNS:
        typed = " ".join(["grognard", command, f"examples/{name}", *(f'"{o}"' if " " in o else o for o in options)])
        sys.stdout.write(f"\n$ {typed}\n")
        sys.stdout.flush()
        run = [sys.executable, "-m", "grognard", command, str(HERE / name), *options]
        if code := subprocess.run(run, check=False).returncode:
            return code
    return 0


if __name__ == "__main__":
    sys.exit(main())
