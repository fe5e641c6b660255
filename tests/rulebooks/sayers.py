"""Which calls take a key, a stage, a citation or a field, and where: read from the source, so that nobody lists them.

A record with such a field takes one, and so does every function that hands a parameter of its own on to one that does.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

BY_NAME_ONLY = 99
"""Where something stands that is never given by its place."""


class Sayer(NamedTuple):
    """Where a call takes something: the place among its arguments and its name, and where the facts stand."""

    at: int
    name: str
    facts_at: int | None = None
    facts_by_name: bool = False


def name_of(called: ast.expr) -> str:
    """Return the last name of what is called or assigned."""
    return called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""


def given(call: ast.Call, sayer: Sayer) -> ast.expr | None:
    """Return what a call gives; None if it leaves that out."""
    named = [word.value for word in call.keywords if word.arg == sayer.name]
    return call.args[sayer.at] if len(call.args) > sayer.at else named[0] if named else None


def sayers(trees: Iterable[ast.Module], role: str, known: Mapping[str, Sayer]) -> dict[str, Sayer]:
    """Return what takes a `role` in these modules or is `known` to take one."""
    trees = tuple(trees)
    found = dict(known)
    for tree in trees:
        found |= _records(tree, role)
    size = -1
    while size != len(found):
        size = len(found)
        found |= {name: found[other] for tree in trees for name, other in _aliases(tree) if other in found}
        for name, sayer in [pair for tree in trees for pair in _handing_on(tree, found)]:
            there = found.setdefault(name, sayer)
            assert there.at == sayer.at, f"two functions called {name} take their {role} at different places"
            if there != sayer and name not in known:  # one of them gives other facts than its caller
                found[name] = Sayer(there.at, there.name)
    return found


def _records(tree: ast.Module, role: str) -> dict[str, Sayer]:
    """Return the records with a field of that name; a key is one that is said if facts come with it."""
    found: dict[str, Sayer] = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef) and any("Struct" in ast.unparse(parent) for parent in node.bases):
            fields = [name_of(line.target) for line in node.body if isinstance(line, ast.AnnAssign)]
            if role in fields and (role != "key" or "facts" in fields):
                found[node.name] = Sayer(fields.index(role), role, fields.index("facts") if "facts" in fields else None)
    return found


def _aliases(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Go through the second names of a module: `throw = Throw`."""
    for line in tree.body:
        if isinstance(line, ast.Assign) and isinstance(line.value, ast.Name):
            yield from ((name_of(target), line.value.id) for target in line.targets)


def _handing_on(tree: ast.Module, known: Mapping[str, Sayer]) -> Iterator[tuple[str, Sayer]]:
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        calls = [node for node in ast.walk(function) if isinstance(node, ast.Call) and name_of(node.func) in known]
        for call in calls:
            yield from ((function.name, found) for found in _handed(function.args, call, known[name_of(call.func)]))


def _handed(parameters: ast.arguments, call: ast.Call, sayer: Sayer) -> Iterator[Sayer]:
    """Go through the parameters that a call hands on as what it takes, with where their facts come from."""
    names = [p.arg for p in (*parameters.posonlyargs, *parameters.args)]
    names = names[1:] if names[:1] in (["self"], ["cls"]) else names
    facts = _facts_of(call, sayer, parameters.kwarg.arg if parameters.kwarg else "")
    for name in _choices(given(call, sayer), [*names, *(p.arg for p in parameters.kwonlyargs)]):
        at = names.index(name) if name in names else BY_NAME_ONLY
        yield Sayer(at, name, names.index(facts) if facts in names else None, facts == "**")


def _choices(value: ast.expr | None, names: list[str]) -> list[str]:
    """Return which of these names an expression can be."""
    found = [value.body, value.orelse] if isinstance(value, ast.IfExp) else [value]
    return [choice.id for choice in found if isinstance(choice, ast.Name) and choice.id in names]


def _facts_of(call: ast.Call, sayer: Sayer, keywords: str) -> str:
    """Return the parameter whose facts a call hands on as they are: `**` if they are given by their names."""
    if keywords and any(word.arg is None and name_of(word.value) == keywords for word in call.keywords):
        return "**" if sayer.facts_by_name and all(w.arg in (None, sayer.name) for w in call.keywords) else ""
    value = None if sayer.facts_at is None else given(call, Sayer(sayer.facts_at, "facts"))
    if isinstance(value, ast.Name):
        return value.id
    match value:
        case ast.Call(func=ast.Name(id="tuple"), args=[items]) if keywords:
            return "**" if ast.unparse(items).endswith(f"{keywords}.items()") or _over(items, keywords) else ""
    return ""


def _over(items: ast.expr, keywords: str) -> bool:
    """Whether something goes through all facts, one after the other."""
    return isinstance(items, ast.GeneratorExp) and [ast.unparse(each.iter) for each in items.generators] == [
        f"{keywords}.items()"
    ]
