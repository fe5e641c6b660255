"""The arrows of the architecture: the contracts hold, and each of them would notice an arrow that points up."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONTRACTS = ROOT / ".importlinter"
LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(sys.argv[1], no_cache=True))"

PACKAGES = (
    "cli",
    "web",
    "i18n",
    "advise",
    "pricing",
    "battle",
    "rulebooks",
    "rulebooks/one",
    "rulebooks/two",
    "core",
    "boards",
)


def lint(folder: Path) -> tuple[bool, str]:
    """Return whether the contracts hold for the package in a folder, and what was said."""
    asked = [sys.executable, "-c", LINT, str(CONTRACTS)]
    done = subprocess.run(asked, cwd=folder, capture_output=True, text=True, check=False)
    return done.returncode == 0, done.stdout + done.stderr


def a_package(folder: Path, importer: str = "", imported: str = "") -> Path:
    """Make a package of the same form, with one import that may point anywhere."""
    for name in ("", *PACKAGES):
        inside = folder / "grognard" / name
        inside.mkdir(parents=True, exist_ok=True)
        (inside / "__init__.py").write_text("")
        (inside / "rules.py").write_text("")
    if importer:
        (folder / "grognard" / importer / "rules.py").write_text(f"import grognard.{imported}\n")
    return folder


def test_every_arrow_points_down() -> None:
    holds, said = lint(ROOT / "src")
    assert holds, said


def test_a_package_of_this_form_is_sound(tmp_path: Path) -> None:
    holds, said = lint(a_package(tmp_path, "cli", "core.rules"))
    assert holds, said


@pytest.mark.parametrize(
    ("importer", "imported"),
    [
        ("core", "boards.rules"),
        ("boards", "core.rules"),
        ("core", "pricing.rules"),
        ("core", "rulebooks.one.rules"),
        ("pricing", "rulebooks.one.rules"),
        ("cli", "rulebooks.one"),
        ("i18n", "cli.rules"),
        ("rulebooks/one", "pricing.rules"),
        ("rulebooks/one", "i18n.rules"),
        ("rulebooks/one", "rulebooks.two.rules"),
    ],
)
def test_an_arrow_that_points_up_is_noticed(tmp_path: Path, importer: str, imported: str) -> None:
    holds, said = lint(a_package(tmp_path, importer, imported))
    assert not holds, said
    assert f"grognard.{importer.replace('/', '.')}" in said
