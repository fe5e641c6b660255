"""Where a rule stands: every rule that refuses, modifies or resolves is cited by a readable slug."""

from __future__ import annotations

import msgspec

__all__ = ["Citation"]


class Citation(msgspec.Struct, frozen=True):
    """One rule of a book.

    `slug` names it in results (`<book>-cover`), `number` is its number in our specification, `seed` the heading of the
    primary source it comes from, `where` the function that implements it. Its statement, in our own words, stands
    under `rule-<slug>` in the book's words.
    """

    slug: str
    number: str
    seed: str
    where: str

    @property
    def key(self) -> str:
        """The key of the rule's statement in the book's words."""
        return f"rule-{self.slug}"
