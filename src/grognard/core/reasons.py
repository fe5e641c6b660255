"""Why a number is what it is: the list that is shown is the list that was summed."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

__all__ = ["Reason", "changed", "summed"]


class Reason(msgspec.Struct, frozen=True):
    """What one rule did to one field: `before` and `after`; a cap is a reason of its own. `of` says whose field."""

    citation: str
    field: str
    before: int
    after: int
    of: str = ""

    @property
    def change(self) -> int:
        """How much the rule adds."""
        return self.after - self.before


def changed(field: str, start: int, changes: Iterable[tuple[str, int]], of: str = "") -> tuple[Reason, ...]:
    """Return the reasons for adding `(citation, change)` after `(citation, change)` to a field that starts at `start`.

    Raises ValueError if a citation comes twice: each rule has its say once a field.
    """
    reasons: list[Reason] = []
    for citation, change in changes:
        if any(reason.citation == citation for reason in reasons):
            raise ValueError(f"{citation} changes {field} twice")
        reasons.append(Reason(citation, field, start, start + change, of))
        start += change
    return tuple(reasons)


def summed(start: int, reasons: Iterable[Reason]) -> int:
    """Return what a field comes to: its start and every change."""
    return start + sum(reason.change for reason in reasons)
