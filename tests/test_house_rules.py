"""The house rules that a machine can check. Every test names all that breaks its rule; an exception needs a record."""

import ast
import re
import subprocess
import sys
import tomllib
from functools import cache, lru_cache
from pathlib import Path

import pytest

import house
from house import Check

ROOT = Path(__file__).parents[1]
SRC = ROOT / "src" / "grognard"

EXCEPTIONS: dict[str, str] = {}
"""What may go beyond a limit, as the complaint says it, and the decision record (a file name) that says why."""


@lru_cache
def files() -> tuple[Path, ...]:
    """List what git knows or would add; without git everything that is neither hidden nor built."""
    asked = ["git", "-C", str(ROOT), "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        hidden = (".", "build", "dist", "__pycache__")
        return tuple(p for p in ROOT.rglob("*") if p.is_file() and not any(n.startswith(hidden) for n in parts(p)))
    return tuple(path for name in listed.split("\0") if name and (path := ROOT / name).is_file())


def parts(path: Path) -> tuple[str, ...]:
    return path.relative_to(ROOT).parts


def place(path: Path) -> str:
    return "/".join(parts(path))


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


def sources(*folders: str) -> list[Path]:
    return [path for path in files() if path.suffix == ".py" and parts(path)[0] in folders]


ALL = sources("src", "tests", "benchmarks", "examples")
OURS = sources("src")
BELOW_THE_FACES = [path for path in OURS if parts(path)[2] not in {"cli", "web"}]
CHECKS: list[tuple[Check, list[Path]]] = [
    (house.long_modules, ALL),
    (house.long_functions, ALL),
    (house.deep_functions, ALL),
    (house.many_parameters, ALL),
    (house.telltale_names, ALL),
    (house.bare_excepts, ALL),
    (house.forbidden_calls, BELOW_THE_FACES),
    (house.unfrozen_structs, OURS),
    (house.work_at_import, OURS),
    (house.exports, OURS),
]


def complaints(check: Check, paths: list[Path]) -> list[str]:
    return [f"{place(path)}: {complaint}" for path in paths for complaint in check(tree(path))]


def said(found: list[str]) -> str:
    return "\n".join(["", *found])


@pytest.mark.parametrize(("check", "paths"), CHECKS, ids=[check.__name__ for check, _ in CHECKS])
def test_there_are_no(check: Check, paths: list[Path]) -> None:
    assert paths
    found = [complaint for complaint in complaints(check, paths) if complaint not in EXCEPTIONS]
    assert not found, said(found)


def test_every_exception_is_needed_and_has_its_record() -> None:
    needed = {complaint for check, paths in CHECKS for complaint in complaints(check, paths)} if EXCEPTIONS else set()
    idle = [complaint for complaint in EXCEPTIONS if complaint not in needed]
    assert not idle, said([f"no longer needed: {complaint}" for complaint in idle])
    records = [name for name in EXCEPTIONS.values() if not (ROOT / "docs" / "decisions" / name).is_file()]
    assert not records, said([f"no such decision record: {name}" for name in records])


def test_only_exported_names_are_imported() -> None:
    trees = {".".join(parts(path.with_suffix(""))[1:]).removesuffix(".__init__"): tree(path) for path in OURS}
    assert "grognard.core.asking" in trees
    found = list(house.borrowed_names(trees))
    assert not found, said(found)


# Every check bites.


def in_a_function(*lines: str) -> str:
    return "\n".join(["def deep(a):", *(f"    {line}" for line in lines)])


FOUR_DEEP = in_a_function("for b in a:", "    if b:", "        with b:", "            while b:", "                b()")
THREE_DEEP = in_a_function(
    "for b in a:", "    if b:", "        b()", "    elif a:", "        while b:", "            b()"
)
ELIFS = in_a_function(
    "if a:", "    a()", "elif b:", "    b()", "elif c:", "    c()", "elif d:", "    d()", "elif e:", "    e()"
)
BROKEN: list[tuple[Check, str, str]] = [
    (house.long_modules, "a = 1\n" * 401, "401 lines"),
    (house.long_functions, "def long():\n" + "    a = 1\n" * 50, "long has 51 lines"),
    (house.deep_functions, FOUR_DEEP, "deep nests 4 deep"),
    (house.many_parameters, "def many(a, /, b, *c, d, e, **f): ...", "many has 6 parameters"),
    (house.many_parameters, "@app.callback()\ndef many(a, b, c, d, e, f): ...", "many has 6 parameters"),
    (house.telltale_names, "class DiceManager: ...", "class DiceManager"),
    (house.telltale_names, "class RuleBase: ...", "class RuleBase"),
    (house.bare_excepts, "try:\n    a()\nexcept:\n    pass", "line 3 catches"),
    (house.forbidden_calls, "a = eval('1')", "line 1 calls eval"),
    (house.forbidden_calls, "def a():\n    print()", "line 2 calls print"),
    (house.unfrozen_structs, "class A(msgspec.Struct, Generic[T]): ...", "struct A is not frozen"),
    (house.unfrozen_structs, "class A(Struct, frozen=False): ...", "struct A is not frozen"),
    (house.work_at_import, "import a\na.register()", "line 2 works"),
    (house.work_at_import, "for a in b:\n    c = a", "line 1 works"),
    (house.exports, "def a(): ...", "no __all__"),
    (house.exports, "A = 1", "no __all__"),
    (house.exports, "__all__ = ['b', 'a']\ndef a(): ...\ndef b(): ...", "not sorted"),
    (house.exports, "__all__ = ['a', 'a']\ndef a(): ...", "not sorted"),
    (house.exports, "__all__ = ['a']\ndef a(): ...\nclass B: ...", "B is public"),
    (house.exports, "__all__ = ['a', 'b']\ndef a(): ...", "names b"),
]
SOUND: list[tuple[Check, str]] = [
    (house.long_modules, "a = 1\n" * 400),
    (house.long_functions, "def long():\n" + "    a = 1\n" * 49),
    (house.deep_functions, THREE_DEEP),
    (house.deep_functions, ELIFS),
    (house.many_parameters, "class A:\n    def many(self, a, b, c, d, e): ..."),
    (house.many_parameters, "@app.command('x')\ndef many(a, b, c, d, e, f): ..."),
    (house.telltale_names, "class Base: ...\nclass Information: ...\ndef round_base(): ..."),
    (house.bare_excepts, "try:\n    a()\nexcept ValueError:\n    pass"),
    (house.forbidden_calls, "a.print()\nprinted()"),
    (house.unfrozen_structs, "class A(msgspec.Struct, Generic[T], frozen=True): ...\nclass B(NamedTuple): ..."),
    (house.work_at_import, "'''Text.'''\nimport a\nif TYPE_CHECKING:\n    import b\nC = a()\ndef d(): ..."),
    (house.exports, "'''Text.'''\nfrom a import b\n_c = 1\ndef _d(): ..."),
    (
        house.exports,
        "from a import b\n__all__ = ['BIG', 'D3', 'D20', 'Any', 'b', 'c']\nBIG = D3 = 1\nD20, Any = 2, 3\ndef c(): ...",
    ),
]


@pytest.mark.parametrize(("check", "text", "complaint"), BROKEN)
def test_a_check_notices(check: Check, text: str, complaint: str) -> None:
    found = list(check(ast.parse(text)))
    assert len(found) == 1
    assert complaint in found[0]


@pytest.mark.parametrize(("check", "text"), SOUND)
def test_a_check_lets_pass(check: Check, text: str) -> None:
    assert list(check(ast.parse(text))) == []


def test_borrowed_names_are_noticed() -> None:
    trees = {
        "g.a": ast.parse("__all__ = ['b']"),
        "g.c": ast.parse("from g.a import b, d"),
        "g": ast.parse("from g import a"),
    }
    assert list(house.borrowed_names(trees)) == ["g.c takes d, which g.a does not export"]


# Text.

NAMES = {"gdf": "gdf", "dm": "dm", "sctmg": "sctmg", "wfrp3": "wfrp3?", "fow3": "fow3?"}
TITLES = "grimdark|one page rules|starcraft|warhammer|flames of war|древняя механика"
MACHINE_PATHS = r"(?<![\w.])/(?:work|home|root|tmp|Users|mnt)/\w|\b[A-Z]:\\(?:Users|Windows)"
PACKAGE_HOSTS = r"\bpyp[i]\b|python[h]osted|arti[f]actory|dev[p]i\b|\bnexu[s]\b|(?<!no-emit-)index-ur[l]\b"
LEFT_OVERS = r"\b(?:TO[D]O|FIX[M]E|XX[X])\b|#\s*type:\s*ignore"


def word(pattern: str) -> re.Pattern[str]:
    """Compile what stands alone or beside an underscore."""
    return re.compile(rf"(?<![^\W_])(?:{pattern})(?![^\W_])", re.IGNORECASE)


def lines_with(seek: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Return where a pattern stands in files that are text."""
    found = []
    for path in paths:
        lines = path.read_bytes().decode("utf-8", "replace").splitlines()
        matches = [(number, match[0]) for number, line in enumerate(lines, 1) if (match := seek.search(line))]
        found += [f"{place(path)}:{number}: {text}" for number, text in matches]
    return found


def test_no_rulebook_is_named_outside_its_folder() -> None:
    outside = [path for path in files() if parts(path)[0] == "src" and "rulebooks" not in parts(path)[2:3]]
    found = lines_with(word("|".join([*NAMES.values(), TITLES])), outside)
    for folder in NAMES:
        inside = [path for path in files() if parts(path)[2:4] == ("rulebooks", folder)]
        found += lines_with(word("|".join(pattern for name, pattern in NAMES.items() if name != folder)), inside)
    assert not found, said(found)


@pytest.mark.parametrize("pattern", [MACHINE_PATHS, PACKAGE_HOSTS], ids=["machine paths", "package hosts"])
def test_no_file_names_the_machine_it_was_written_on(pattern: str) -> None:
    found = lines_with(re.compile(pattern), list(files()))
    assert not found, said(found)


def test_nothing_is_left_for_later() -> None:
    found = lines_with(re.compile(LEFT_OVERS), ALL)
    assert not found, said(found)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (word("gdf|dm"), "a gdf_list"),
        (word("gdf|dm"), "of DM."),
        (re.compile(MACHINE_PATHS), "see " + "/".join(["", "home", "me"])),
        (re.compile(PACKAGE_HOSTS), "--" + "index-" + "url https://example.org"),
        (re.compile(LEFT_OVERS), "# TO" + "DO: later"),
    ],
)
def test_a_pattern_finds(pattern: re.Pattern[str], text: str) -> None:
    assert pattern.search(text)


@pytest.mark.parametrize(
    ("pattern", "text"),
    [
        (word("gdf|dm"), "admire gdfs"),
        (re.compile(MACHINE_PATHS), "docs/home/me ./tmp/a"),
        (re.compile(PACKAGE_HOSTS), "--no-emit-" + "index-" + "url"),
        (re.compile(LEFT_OVERS), "todo.pop()"),
    ],
)
def test_a_pattern_lets_pass(pattern: re.Pattern[str], text: str) -> None:
    assert not pattern.search(text)


# Imports.

HEAVY = {"numpy", "shapely", "altair"}


def loaded_by(statement: str) -> set[str]:
    """Return the heavy packages that a fresh process has loaded after a statement."""
    script = f"{statement}; import sys; print(*sorted({HEAVY} & {{*sys.modules}}))"
    return {*subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()}


def test_importing_is_light() -> None:
    assert loaded_by("import numpy, shapely, altair") == HEAVY
    assert loaded_by("import grognard") == set()


def test_the_kernel_is_light() -> None:
    modules = [".".join(parts(path.with_suffix(""))[1:]) for path in OURS if parts(path)[2:3] == ("core",)]
    assert loaded_by(f"import {', '.join(modules)}") == set()


def test_every_rulebook_is_found_by_its_entry_point() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    folders = {parts(path)[3] for path in OURS if parts(path)[2] == "rulebooks" and len(parts(path)) > 4}
    assert {*project["entry-points"]["grognard.rulebooks"]} == folders
