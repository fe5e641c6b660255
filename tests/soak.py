"""The random tests again and again, each time from another seed, for as long as asked; then a report.

`python -m tests.soak --minutes 20 --rulebook NAME` plays random games of a book with `grognard fuzz`. Without a book
`python -m tests.soak --minutes 20` runs every test that draws at random (hypothesis, seeded scenes, fuzzing) with
GROGNARD_SOAK set, which makes some of them draw more. It stops at the first finding and says how to see it again.
"""

from __future__ import annotations

import argparse
import os
import secrets
import subprocess
import sys
import time

FOLDERS = ("tests/core", "tests/boards", "tests/rulebooks", "tests/battle", "tests/cli")


def main() -> int:
    """Run until the time is up or something is found."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--rulebook", default="")
    asked = parser.parse_args()
    minutes = asked.minutes
    if asked.rulebook:
        command = [sys.executable, "-m", "grognard", "fuzz", asked.rulebook, "--seconds", str(60 * minutes)]
        return subprocess.run(command, check=False).returncode
    end, runs = time.monotonic() + 60 * minutes, 0
    folders = [folder for folder in FOLDERS if os.path.isdir(folder)]
    while not runs or time.monotonic() < end:
        seed = secrets.randbelow(2**32)
        command = [sys.executable, "-m", "pytest", "-q", "-n", "auto", f"--hypothesis-seed={seed}", *folders]
        done = subprocess.run(command, env={**os.environ, "GROGNARD_SOAK": str(seed)}, check=False)
        runs += 1
        if done.returncode:
            sys.stdout.write(f"\nfound in run {runs}; again: GROGNARD_SOAK={seed} {' '.join(command[1:])}\n")
            return done.returncode
    sys.stdout.write(f"\n{runs} runs in {minutes:g} minutes, nothing found\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
