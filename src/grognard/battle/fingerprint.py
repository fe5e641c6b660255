"""The fingerprint of a book's rules: the source of the book, of the kernel and of the boards, words aside."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from grognard.core.rulebook import Rulebook

__all__ = ["rules_fingerprint"]

SHORT = 16


def rules_fingerprint(book: Rulebook) -> str:
    """Return a short digest that changes whenever the source of the rules does."""
    return _fingerprint(book.words)


@cache
def _fingerprint(package: str) -> str:
    digest = sha256()
    for name in ("grognard.core", "grognard.boards", package):
        for path, source in sorted(_modules(files(name), name)):
            digest.update(f"{path}\n".encode() + source.replace(b"\r\n", b"\n"))
    return digest.hexdigest()[:SHORT]


def _modules(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir():
            yield from _modules(entry, f"{path}.{entry.name}")
        elif entry.name.endswith(".py"):
            yield f"{path}.{entry.name}", entry.read_bytes()
