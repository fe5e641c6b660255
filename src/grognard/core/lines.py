"""One line of what is told: the stage it belongs to, its rule, its sentence."""

from __future__ import annotations

import msgspec

from grognard.core.refusals import Facts

__all__ = ["Line"]


class Line(msgspec.Struct, frozen=True):
    """One line of the log that needs no dice: the stage it belongs to, its rule, its sentence."""

    stage: str
    citation: str
    key: str
    facts: Facts = ()
