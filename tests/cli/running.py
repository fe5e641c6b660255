"""The real command line, as a process of its own or, where speed matters, inside this one; and files to run it on."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from grognard.cli.app import main

LANGUAGES = ("en", "pl", "ru")
ENVIRONMENT = ("GROGNARD_LANG", "LC_ALL", "LANG")

SEED = """\
rulebook = "gdf"
edition = "academy"
[attacker]
name = "Robot Warriors"
models = 5
quality = 4
defense = 4
weapons = ['5x Rifle (24", A1, AP(1))']
[target]
name = "Saurian Warriors"
models = 5
quality = 4
defense = 4
cover = true
[attack]
action = "advance"
distance = 18
"""
"""The seed's example: five robots advance and fire at five saurians in cover, 18 inches away."""

DICE = "2 3 4 5 6 / 2 4 6"
"""The seed's dice: three of five hit, two of three are blocked."""

ILLEGAL = (
    SEED.replace('"advance"', '"rush"')
    .replace("distance = 18", "distance = 30")
    .replace("[target]", "shaken = true\nactivated = true\n[target]")
    .replace("cover = true", "friendly = true")
)
"""Five things that the rules refuse at once."""


class Ended(NamedTuple):
    """How a command ended: its exit code and what it wrote."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """What went wrong, a line each."""
        return self.err.splitlines()


def run(*words: str, stdin: str = "", **environment: str) -> Ended:
    """Run a command inside this process; `environment` is all that it knows of languages."""
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8", write_through=True) for _ in range(2))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["grognard", *words])
        patch.setattr(sys, "stdin", io.StringIO(stdin))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        for name in ENVIRONMENT:
            patch.delenv(name, raising=False)
        for name, value in environment.items():
            patch.setenv(name, value)
        with pytest.raises(SystemExit) as ended:
            main()
    return Ended(int(ended.value.code or 0), _written(out), _written(err))


def started(*words: str, stdin: str = "", **environment: str) -> Ended:
    """Run a command as a process of its own."""
    silent = {name: value for name, value in os.environ.items() if name not in ENVIRONMENT}
    command = [sys.executable, "-m", "grognard", *words]
    done = subprocess.run(
        command, input=stdin, capture_output=True, encoding="utf-8", env={**silent, **environment}, check=False
    )
    return Ended(done.returncode, done.stdout, done.stderr)


def written(folder: Path, text: str | bytes = SEED, name: str = "situation.toml") -> str:
    """Write a file and return its path."""
    path = folder / name
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return str(path)


def plain(text: str) -> str:
    """Return a text without colours, boxes and line breaks."""
    return " ".join(re.sub(r"\x1b\[[0-9;]*m|[│╭╮╰╯─]", " ", text).split())


def _written(stream: io.TextIOWrapper) -> str:
    assert isinstance(stream.buffer, io.BytesIO)
    return stream.buffer.getvalue().decode()
