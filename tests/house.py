"""What the house rules complain about: each check reads the syntax tree of one module."""

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TypeAlias

LINES, FUNCTION, NESTING, PARAMETERS = 400, 50, 3, 5

Complaints: TypeAlias = Iterator[str]
Check: TypeAlias = Callable[[ast.Module], Complaints]
Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

BLOCKS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.TryStar, ast.Match)
TELLTALE = {"Manager", "Handler", "Helper", "Helpers", "Util", "Utils", "Base", "Info"}
STATEMENTS = {"Import", "ImportFrom", "Assign", "AnnAssign", "TypeAlias", "FunctionDef", "AsyncFunctionDef", "ClassDef"}


@cache
def nodes(tree: ast.Module) -> tuple[ast.AST, ...]:
    """List every node of a module, walked once."""
    return tuple(ast.walk(tree))


def functions(tree: ast.Module) -> Iterator[Function]:
    """Find every function, methods and inner ones too."""
    return (node for node in nodes(tree) if isinstance(node, Function))


def classes(tree: ast.Module) -> Iterator[ast.ClassDef]:
    """Find every class."""
    return (node for node in nodes(tree) if isinstance(node, ast.ClassDef))


# Sizes.


def long_modules(tree: ast.Module) -> Complaints:
    """A module has at most 400 lines."""
    last = max((node.end_lineno or 0 for node in tree.body), default=0)
    if last > LINES:
        yield f"{last} lines, more than {LINES}"


def long_functions(tree: ast.Module) -> Complaints:
    """A function has at most 50 lines, its docstring included."""
    for function in functions(tree):
        length = (function.end_lineno or 0) - function.lineno + 1
        if length > FUNCTION:
            yield f"{function.name} has {length} lines, more than {FUNCTION}"


def depth(node: ast.AST) -> int:
    """Return how deep blocks stand in one another; an `elif` stands beside its `if`, a function begins anew."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        if not isinstance(child, (*(ast.FunctionDef, ast.AsyncFunctionDef), ast.ClassDef)):
            is_deeper = isinstance(child, BLOCKS) and not (isinstance(node, ast.If) and node.orelse == [child])
            deepest = max(deepest, depth(child) + is_deeper)
    return deepest


def deep_functions(tree: ast.Module) -> Complaints:
    """Blocks stand at most three deep in one another."""
    for function in functions(tree):
        if depth(function) > NESTING:
            yield f"{function.name} nests {depth(function)} deep, more than {NESTING}"


def many_parameters(tree: ast.Module) -> Complaints:
    """A function has at most five parameters, `self` not counted; a command has as many as options (decision 6)."""
    for function in functions(tree):
        if any(isinstance(d, ast.Call) and ast.unparse(d.func).endswith(".command") for d in function.decorator_list):
            continue
        asked = function.args
        named = [*asked.posonlyargs, *asked.args, *asked.kwonlyargs, *filter(None, (asked.vararg, asked.kwarg))]
        count = sum(parameter.arg not in {"self", "cls"} for parameter in named)
        if count > PARAMETERS:
            yield f"{function.name} has {count} parameters, more than {PARAMETERS}"


# Words.


def telltale_names(tree: ast.Module) -> Complaints:
    """A class is named for what a player knows it as; a `Base` is what a model stands on."""
    for node in classes(tree):
        if TELLTALE & set(re.findall(r"[A-Z][a-z]*", node.name)) and node.name != "Base":
            yield f"class {node.name} is named for a programmer, not for a player"


def forbidden_calls(tree: ast.Module) -> Complaints:
    """Nothing prints, and nothing runs text as code."""
    for node in nodes(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"print", "eval", "exec"}:
            yield f"line {node.lineno} calls {node.func.id}"


def bare_excepts(tree: ast.Module) -> Complaints:
    """Nothing catches whatever comes."""
    for node in nodes(tree):
        if isinstance(node, ast.ExceptHandler) and node.type is None:
            yield f"line {node.lineno} catches whatever comes"


# Structure.


def unfrozen_structs(tree: ast.Module) -> Complaints:
    """Every msgspec Struct is frozen."""
    for node in classes(tree):
        is_struct = any(ast.unparse(base).split("[")[0] in {"Struct", "msgspec.Struct"} for base in node.bases)
        if is_struct and not any(word.arg == "frozen" and ast.unparse(word.value) == "True" for word in node.keywords):
            yield f"struct {node.name} is not frozen"


def work_at_import(tree: ast.Module) -> Complaints:
    """Nothing happens at import time but definitions."""
    for node in tree.body:
        is_text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        is_guard = isinstance(node, ast.If) and ast.unparse(node.test) in {"TYPE_CHECKING", "__name__ == '__main__'"}
        if type(node).__name__ not in STATEMENTS and not is_text and not is_guard:
            yield f"line {node.lineno} works while it is imported"


def assigned(node: ast.stmt) -> list[str]:
    """Return the names that a statement gives values."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return [name.id for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]


def exported(tree: ast.Module) -> list[str] | None:
    """Return `__all__`; None if there is none."""
    for node in tree.body:
        if "__all__" in assigned(node) and isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None:
            return [str(name) for name in ast.literal_eval(node.value)]
    return None


def by_casing(name: str) -> tuple[int, list[tuple[bool, int, str]]]:
    """Sort as the linter does: constants, then classes, then the rest, numbers by their value."""
    case = 0 if name.isupper() else 1 if name[0].isupper() else 2
    runs = [text for text in re.split(r"(\d+)", name) if text]
    return case, [(not text.isdigit(), int(text) if text.isdigit() else 0, text) for text in runs]


def exports(tree: ast.Module) -> Complaints:
    """A module with public names lists its public functions and classes in `__all__`, sorted."""
    constants = {name for node in tree.body for name in assigned(node)}
    defined = {
        node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef)
    }
    imported = {
        alias.asname or alias.name for node in tree.body if isinstance(node, ast.ImportFrom) for alias in node.names
    }
    public = {name for name in defined if not name.startswith("_")}
    listed = exported(tree)
    if listed is None:
        if public or any(not name.startswith("_") for name in constants):
            yield "has public names but no __all__"
        return
    if listed != sorted(set(listed), key=by_casing):
        yield "__all__ is not sorted"
    for name in sorted(public - {*listed}):
        yield f"{name} is public but not in __all__"
    if "__getattr__" not in defined:
        for name in sorted({*listed} - defined - constants - imported):
            yield f"__all__ names {name}, which is not there"


def borrowed_names(trees: dict[str, ast.Module]) -> Complaints:
    """A module takes from another only what that one exports; `trees` by module name."""
    for borrower, tree in trees.items():
        for node in nodes(tree):
            if isinstance(node, ast.ImportFrom) and node.module in trees:
                listed = exported(trees[node.module]) or []
                names = [alias.name for alias in node.names if f"{node.module}.{alias.name}" not in trees]
                yield from (
                    f"{borrower} takes {name}, which {node.module} does not export"
                    for name in names
                    if name not in listed
                )
