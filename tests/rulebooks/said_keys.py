"""Every key that the source says, refuses, notes or raises something with, read from its syntax trees."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

import grognard
from grognard.core import errors
from grognard.core.rulebook import Rulebook, find
from rulebooks.book_words import own_words
from rulebooks.sayers import Sayer, given, name_of, sayers

ROOT = Path(grognard.__file__).parent

UNSPOKEN = ("library.py",)
"""What only programmers read."""

FAULTS = "boards/rings.py"
"""Where the faults of an outline have their names."""

ROLES = ("key", "stage", "citation", "field", "why")
ERRORS = MappingProxyType(
    {name: Sayer(0, "key", None, True) for name in errors.__all__ if name != "RefusedAnswer"}
    | {"say": Sayer(0, "key", 1)}
)
"""What takes a key first without being a record; the facts of an error are given by their names."""


class Said(NamedTuple):
    """A key, where it is said, and the facts it is given; none if they cannot be read there.

    Of a key that a book's own names are put into only the beginning is there, which ends with a hyphen.
    """

    key: str
    where: str
    facts: frozenset[str] | None

    @property
    def is_family(self) -> bool:
        return self.key.endswith("-")


@dataclass(frozen=True)
class Source:
    """Some modules by their place, what of them takes which role, and the keys that they put together."""

    trees: Mapping[str, ast.Module]
    takers: Mapping[str, Mapping[str, Sayer]]
    spelt_out: Mapping[tuple[str, str], tuple[str, ...]] = field(default_factory=dict)
    families: frozenset[str] = frozenset()


def source(
    trees: Mapping[str, ast.Module],
    below: Source | None = None,
    spelt_out: Mapping[tuple[str, str], tuple[str, ...]] = MappingProxyType({}),
    families: Iterable[str] = (),
) -> Source:
    """Return modules as a source; what the source below takes, can be called here too."""
    known = below.takers if below else {"key": ERRORS}
    takers = {role: sayers(trees.values(), role, known.get(role, {})) for role in ROLES}
    return Source(trees, takers, spelt_out, frozenset(families))


def _trees(root: Path) -> dict[str, ast.Module]:
    places = {path.relative_to(root).as_posix(): path for path in sorted(root.rglob("*.py"))}
    return {place: ast.parse(path.read_text("utf-8")) for place, path in places.items()}


def _is_heard(place: str, tree: ast.Module) -> bool:
    """Whether a reader meets what a module says: of the boards whatever finds problems, not the record of one."""
    if place == FAULTS or not place.startswith("boards/"):
        return True
    imported = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return "grognard.boards.problems" in imported


@cache
def product() -> Source:
    """Return the product without its rulebooks: the modules whose words a reader meets."""
    trees = {place: tree for place, tree in _trees(ROOT).items() if not place.startswith("rulebooks/")}
    heard = {place: tree for place, tree in trees.items() if place not in UNSPOKEN and _is_heard(place, tree)}
    return source(heard, None, families=FAMILIES)


@cache
def book_source(name: str) -> Source:
    """Return the folder of a book."""
    folder = Path(str(import_module(find(name).words).__file__)).parent
    return source(_trees(folder), product(), own_words(name).spelt_out)


@cache
def said_by_product() -> tuple[Said, ...]:
    """Return what the product says, whatever the book; families as they are."""
    return said_in(product())


@cache
def said_by(name: str) -> tuple[Said, ...]:
    """Return what a book says."""
    return said_in(book_source(name))


@cache
def said_of(name: str) -> tuple[Said, ...]:
    """Return what the product says with a book's own names, each family with all its members."""
    book = find(name)
    families = [said for said in said_by_product() if said.is_family]
    return tuple(Said(key, said.where, said.facts) for said in families for key in FAMILIES[said.key](book))


def said_in(modules: Source) -> tuple[Said, ...]:
    """Return every key that is said in some modules."""
    return tuple(_said(modules))


def taken(modules: Source, role: str, only: tuple[str, ...] = ()) -> frozenset[tuple[str, str]]:
    """Return the texts that some modules give for a role, each with its place, as far as they are written out.

    `only` names the calls to look at; all of them if it names none.
    """
    found: set[tuple[str, str]] = set()
    for call, inside, where in _calls(modules):
        taker = modules.takers[role].get(name_of(call.func))
        if taker and (not only or name_of(call.func) in only):
            value = given(call, taker)
            names = _Names(modules, inside, where)
            found |= {(text, where) for text in (names.of(value) if _is_plain(value) else ())}
    return frozenset(found)


def _is_plain(value: ast.expr | None) -> bool:
    return (isinstance(value, ast.Constant) and isinstance(value.value, str)) or (
        isinstance(value, ast.IfExp) and _is_plain(value.body) and _is_plain(value.orelse)
    )


def written_out(name: str) -> frozenset[tuple[str, str]]:
    """Return every expression of a book that a call is given, with its module."""
    calls = [(call, where.rpartition(":")[0]) for call, _, where in _calls(book_source(name))]
    cells = [(place, cell) for call, place in calls for cell in (*call.args, *(w.value for w in call.keywords))]
    return frozenset((place, ast.unparse(cell)) for place, cell in cells)


def fields(name: str) -> frozenset[str]:
    """Return the fields that reasons of a book are about."""
    modules = book_source(name)
    found = {text for text, _ in taken(modules, "field")}
    for call, _, _ in _calls(modules):
        if name_of(call.func) == "replace":
            values = [word.value for word in call.keywords if word.arg == "field"]
            found |= {cell.value for cell in values if isinstance(cell, ast.Constant) and isinstance(cell.value, str)}
    return frozenset(found)


def dice_stages(book: Rulebook) -> tuple[str, ...]:
    """Return the stages in which something is thrown."""
    return tuple(stage for stage in book.stages if stage not in own_words(book.name).without_dice)


def told_stages(book: Rulebook) -> tuple[str, ...]:
    """Return every stage that a result is told under."""
    lines = {text for text, _ in taken(book_source(book.name), "stage")}
    return tuple(dict.fromkeys((*book.stages, *sorted(lines))))


def _nothing(book: Rulebook) -> tuple[str, ...]:
    return ()


FAMILIES: Mapping[str, Callable[[Rulebook], tuple[str, ...]]] = MappingProxyType(
    {
        "stage-": lambda book: tuple(f"stage-{stage}" for stage in told_stages(book)),
        "ask-": lambda book: tuple(f"ask-{stage}" for stage in dice_stages(book)),
        "good-": lambda book: tuple(f"good-{stage}" for stage in dice_stages(book)),
        "measure-": lambda book: tuple(f"measure-{measure.key}" for measure in book.measures),
        "reason-": lambda book: tuple(f"reason-{field}" for field in sorted(fields(book.name))),
        "rule-": lambda book: tuple(citation.key for citation in book.citations.values()),
        "reading-": lambda book: tuple(_reading_keys(book)),
        "why-": lambda book: tuple(
            f"why-{why}" for why in sorted({why for why, _ in taken(book_source(book.name), "why")})
        ),
        # said only where there are words
        "told-": _nothing,
        "reason-line-": _nothing,
        # of what is offered when it is played: tests of playing
        "option-": _nothing,
        "note-": _nothing,
        # of no book: tests of the command line
        "help-": _nothing,
        "verify-": _nothing,
    }
)
"""Keys that the product puts together, by their beginning, with every key that this can be for a book."""


def _reading_keys(book: Rulebook) -> Iterator[str]:
    for reading in book.readings.values():
        yield f"reading-{reading.name}"
        yield from (f"reading-{reading.name}-{option}" for option in reading.options)


def _said(modules: Source) -> Iterator[Said]:
    for call, inside, where in _calls(modules):
        sayer = modules.takers["key"].get(name_of(call.func))
        key = given(call, sayer) if sayer else None
        if sayer and key is None:
            spread = any(isinstance(x, ast.Starred) for x in call.args) or any(w.arg is None for w in call.keywords)
            assert not spread, f"{where}: which key is said?"
        if sayer and key:
            names = _Names(modules, inside, where)
            facts = _facts(call, sayer, names)
            yield from (Said(text, where, facts) for text in names.of(key))


def _calls(modules: Source) -> Iterator[tuple[ast.Call, ast.AST, str]]:
    """Go through every call with the function it stands in and its place."""
    for place, tree in modules.trees.items():
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.Lambda)]
        for inside in (tree, *functions):
            calls = [node for node in _own(inside) if isinstance(node, ast.Call)]
            yield from ((call, inside, f"{place}:{call.lineno}") for call in calls)


def _own(scope: ast.AST) -> Iterator[ast.AST]:
    """Go through a scope without the functions inside it."""
    for child in ast.iter_child_nodes(scope):
        if not isinstance(child, ast.FunctionDef | ast.Lambda):
            yield child
            yield from _own(child)


def _facts(call: ast.Call, sayer: Sayer, names: _Names) -> frozenset[str] | None:
    """Return the names of the facts that a call gives, if they stand there."""
    if sayer.facts_by_name:
        words = [word.arg for word in call.keywords if word.arg != sayer.name]
        return None if None in words else frozenset(word for word in words if word)
    if sayer.facts_at is None:
        return None
    value = given(call, Sayer(sayer.facts_at, "facts"))
    return frozenset() if value is None else names.facts(value)


class _Names:
    """What expressions can be, as far as it stands in the function around them."""

    def __init__(self, modules: Source, inside: ast.AST, where: str) -> None:
        self.modules, self.inside, self.where = modules, inside, where

    def of(self, key: ast.expr | None) -> list[str]:
        """Return the keys that an expression can be; none if it hands on the key that something else was given."""
        place = self.where.rpartition(":")[0]
        if key is not None and (found := self.modules.spelt_out.get((place, ast.unparse(key)))):
            return list(found)
        match key:
            case ast.Constant(value=str(text)):
                return [text]
            case ast.IfExp(body=one, orelse=other):
                return [*self.of(one), *self.of(other)]
            case ast.Name(id=name):
                return self._assigned(name)
            case ast.Attribute(attr="key"):
                return []
            case ast.JoinedStr(values=[ast.Constant(value=str(start)), *_]) if family := self._family(start):
                return [family]
        raise AssertionError(f"{self.where}: which keys can {ast.unparse(key) if key else key} be?")

    def facts(self, value: ast.expr) -> frozenset[str] | None:
        """Return the names of facts that are written out, as pairs or as a table; None if they are not."""
        match value:
            case ast.Tuple(elts=pairs) if all(isinstance(pair, ast.Tuple) and pair.elts for pair in pairs):
                cells = [pair.elts[0] for pair in pairs if isinstance(pair, ast.Tuple)]
            case ast.Dict(keys=keys):
                cells = [key for key in keys if key is not None] if None not in keys else [value]
            case ast.Name(id=name):
                rows = self._values(name)
                return self.facts(rows[0]) if len(rows) == 1 and not isinstance(rows[0], ast.Name) else None
            case _:
                return None
        texts = [cell.value for cell in cells if isinstance(cell, ast.Constant) and isinstance(cell.value, str)]
        return frozenset(texts) if len(texts) == len(cells) else None

    def _family(self, start: str) -> str:
        return max((family for family in self.modules.families if start.startswith(family)), key=len, default="")

    def _parameters(self) -> set[str]:
        if not isinstance(self.inside, ast.FunctionDef):
            return set()
        args = self.inside.args
        return {parameter.arg for parameter in (*args.posonlyargs, *args.args, *args.kwonlyargs)}

    def _values(self, name: str) -> list[ast.expr]:
        """Return what a name is assigned in the function, or else in the module."""
        place = self.where.rpartition(":")[0]
        for scope in (ast.walk(self.inside), self.modules.trees[place].body):
            found = [n.value for n in scope if isinstance(n, ast.Assign) and name in map(name_of, n.targets)]
            if found:
                return found
        return []

    def _returned(self, value: ast.expr) -> list[str]:
        """Return the texts that a called function gives back, if all are written out; an empty one is no key."""
        name = name_of(value.func) if isinstance(value, ast.Call) else ""
        nodes = [node for tree in self.modules.trees.values() for node in ast.walk(tree)]
        functions = [node for node in nodes if isinstance(node, ast.FunctionDef) and node.name == name]
        given_back = [node.value for each in functions for node in _own(each) if isinstance(node, ast.Return)]
        if not all(_is_plain(text) for text in given_back):
            return []
        return [text for each in given_back for text in self.of(each) if text]

    def _assigned(self, name: str) -> list[str]:
        """Return the keys that a name of a function is given; a parameter hands on the key of its caller."""
        if name in self._parameters():
            return []
        found = [self._returned(value) or self.of(value) for value in self._values(name)]
        for node in ast.walk(self.inside):
            if isinstance(node, ast.For | ast.comprehension):
                targets = {name_of(n) for n in ast.walk(node.target) if isinstance(n, ast.expr)}
                found += [_looped(name, node)] if name in targets else []
        assert found, f"{self.where}: which keys can {name} be?"
        return [key for keys in found for key in keys]


def _looped(name: str, loop: ast.For | ast.comprehension) -> list[str]:
    """Return the texts that a loop over tuples written out gives a name."""
    names = [name_of(target) for target in getattr(loop.target, "elts", [loop.target])]
    rows = [getattr(row, "elts", [row]) for row in getattr(loop.iter, "elts", [])]
    cells = [row[names.index(name)] for row in rows]
    return [cell.value for cell in cells if isinstance(cell, ast.Constant) and isinstance(cell.value, str)]
