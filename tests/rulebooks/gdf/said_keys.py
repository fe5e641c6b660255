"""Every key that the source says, refuses, notes or raises something with, read from its syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import grognard
from grognard.core import errors
from grognard.rulebooks.gdf.rolls import STAGES
from grognard.rulebooks.gdf.telling import LEFT_OUT

ROOT = Path(grognard.__file__).parent

UNSPOKEN = ("library.py",)
"""What only programmers read."""

BOARDS = ("boards/length.py",)
"""Of the boards only lengths meet a reader as long as no book is played on a board."""

AT = MappingProxyType(
    {"Refusal": 1, "refuse": 1, "warn": 1, "notice": 0, "Notice": 1, "problem": 1, "Problem": 2, "Line": 2, "say": 0}
    | dict.fromkeys(set(errors.__all__) - {"RefusedAnswer"}, 0)
)
"""Where the key stands among what a call is given."""

BY_NAME = frozenset({"refuse", "warn", "notice", "problem", *errors.__all__})
"""Calls that are given the facts by their names."""

SPELT_OUT = MappingProxyType(
    {
        ("rulebooks/gdf/telling.py", "f'left-out-{key}'"): tuple(f"left-out-{key}" for key in LEFT_OUT),
        ("i18n/sentences.py", "f'stage-{value}'"): tuple(f"stage-{stage}" for stage in STAGES),
        ("rulebooks/gdf/army_forge_unit.py", "{'size': 'models-wrong'}.get(key, f'{key}-wrong')"): (
            "models-wrong",
            "quality-wrong",
            "defense-wrong",
        ),
    }
)
"""Keys that are put together, or picked from a table."""


class Said(NamedTuple):
    """A key, where it is said, and the facts it is given; none if they are not given by their names."""

    key: str
    where: str
    facts: frozenset[str] | None


@cache
def said() -> tuple[Said, ...]:
    """Return every key that is said anywhere."""
    return tuple(found for path in paths() for found in _said(path))


def paths() -> tuple[Path, ...]:
    """Return the modules whose words a reader meets."""
    places = {path: path.relative_to(ROOT).as_posix() for path in sorted(ROOT.rglob("*.py"))}
    return tuple(
        path
        for path, place in places.items()
        if place not in UNSPOKEN and (not place.startswith("boards/") or place in BOARDS)
    )


def _said(path: Path) -> Iterator[Said]:
    tree = ast.parse(path.read_text("utf-8"))
    for inside in _scopes(tree):
        for call in _own(inside):
            name = _name(call.func) if isinstance(call, ast.Call) else ""
            if isinstance(call, ast.Call) and len(call.args) > AT.get(name, 99):
                where = f"{path.relative_to(ROOT).as_posix()}:{call.lineno}"
                given = _given(call) if name in BY_NAME else None
                yield from (Said(key, where, given) for key in _keys(call.args[AT[name]], inside, where))


def _scopes(tree: ast.Module) -> Iterator[ast.AST]:
    yield tree
    yield from (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda))


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """Go through a scope without the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield child
            yield from _own(child)


def _name(called: ast.expr) -> str:
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def _given(call: ast.Call) -> frozenset[str] | None:
    names = [word.arg for word in call.keywords]
    return None if None in names else frozenset(name for name in names if name)


def _keys(key: ast.expr, inside: ast.AST, where: str) -> list[str]:
    """Return the keys that an expression can be; none if it hands on the key that something else was given."""
    place = where.rpartition(":")[0]
    if found := SPELT_OUT.get((place, ast.unparse(key))):
        return list(found)
    match key:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            return [*_keys(one, inside, where), *_keys(other, inside, where)]
        case ast.Name(id=name):
            return _assigned(name, inside, where)
        case ast.Attribute(attr="key"):
            return []
        case ast.JoinedStr() if place.startswith("cli/"):
            return []  # of stages, measures, fields, rules and readings, which have tests of their own
    raise AssertionError(f"{where}: which keys can {ast.unparse(key)} be?")


def _assigned(name: str, inside: ast.AST, where: str) -> list[str]:
    """Return the keys that a name of a function is given; a parameter hands on the key of its caller."""
    if isinstance(inside, ast.FunctionDef) and name in {p.arg for p in (*inside.args.args, *inside.args.kwonlyargs)}:
        return []
    found: list[list[str]] = []
    for node in ast.walk(inside):
        if isinstance(node, ast.Assign) and name in map(_name, node.targets):
            found.append(_keys(node.value, inside, where))
        if isinstance(node, ast.For) and name in {_name(n) for n in ast.walk(node.target) if isinstance(n, ast.expr)}:
            found.append(_looped(name, node))
    assert found, f"{where}: which keys can {name} be?"
    return [key for keys in found for key in keys]


def _looped(name: str, loop: ast.For) -> list[str]:
    """Return the texts that a loop over tuples written out gives a name."""
    names = [_name(target) for target in getattr(loop.target, "elts", [loop.target])]
    rows = [getattr(row, "elts", [row]) for row in getattr(loop.iter, "elts", [])]
    cells = [row[names.index(name)] for row in rows]
    return [cell.value for cell in cells if isinstance(cell, ast.Constant) and isinstance(cell.value, str)]


def fields() -> frozenset[str]:
    """Return the fields that reasons of the book are about."""
    found: set[str] = set()
    for path in sorted((ROOT / "rulebooks" / "gdf").glob("*.py")):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            at = (
                {"Reason": 1, "changed": 0, "replace": 99}.get(_name(call.func)) if isinstance(call, ast.Call) else None
            )
            if isinstance(call, ast.Call) and at is not None:
                cells = [*call.args[at : at + 1], *(word.value for word in call.keywords if word.arg == "field")]
                found |= {
                    cell.value for cell in cells if isinstance(cell, ast.Constant) and isinstance(cell.value, str)
                }
    return frozenset(found)
