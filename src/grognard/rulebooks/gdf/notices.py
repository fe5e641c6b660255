"""Every notice that a notation or a list can give, with the facts that its sentence may use.

One that comes from a list names the `unit` too where it is about one.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

__all__ = ["NOTICES"]

NOTICES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        # the file
        "army-book": (),
        "empty": (),
        "further-notices": ("count",),
        "json-malformed": ("column",),
        "json-too-deep": (),
        "no-units": (),
        "not-a-list": ("fields",),
        "not-text": (),
        "saved-list": (),
        "too-large": ("got", "most"),
        "too-many-lines": ("most",),
        "too-many-parts": ("got", "most"),
        "too-many-units": ("got", "most"),
        "unknown-field": ("got",),
        # the list
        "header-missing": (),
        "list-says-wrong": ("got",),
        "models-differ": ("stated", "computed"),
        "not-understood": ("got",),
        "points-differ": ("stated", "computed"),
        "several-headers": ("count", "names", "games"),
        "units-differ": ("stated", "computed"),
        "unknown-game": ("got", "known"),
        # a unit
        "copies-wrong": ("got",),
        "defense-wrong": ("got",),
        "experience-not-read": ("got",),
        "half-without-other": (),
        "joined-to-nobody": (),
        "joined-to-one-of-several": ("host", "copies"),
        "kit-missing": (),
        "models-wrong": ("got",),
        "name-changed": ("got", "name"),
        "name-missing": ("got", "right"),
        "notes-not-read": ("got",),
        "only-the-base-kit": (),
        "option-without-price": ("got",),
        "points-missing": (),
        "points-wrong": ("got",),
        "quality-wrong": ("got",),
        "unit-not-understood": ("got", "right"),
        "unit-not-valid": (),
        # what it carries
        "count-wrong": ("got", "name"),
        "fires-one-of": ("name", "modes"),
        "label-differs": ("got", "label"),
        "multiplier-not-read": ("got",),
        "not-a-weapon": ("got", "right"),
        "not-entries": ("field", "got"),
        "rule-among-weapons": ("got",),
        "rule-from-option": ("got",),
        "rule-stated-twice": ("first", "second"),
        "rule-without-count": ("rules", "models"),
        "unknown-entry": ("got",),
        "weapon-among-rules": ("got",),
        "weapon-within-item": ("got", "item"),
        # a notation
        "attacks-missing": ("got", "right"),
        "count-zero": ("got",),
        "not-a-rule": ("got", "right"),
        "number-too-long": ("got", "most"),
        "profile-missing": ("got", "right"),
        "stated-twice": ("got", "right"),
        "too-deep": ("got", "most"),
        "too-long": ("got", "most"),
        "unclosed-bracket": ("got", "right"),
        # a length
        "absurd-length": ("most",),
        "missing-unit": ("got", "right"),
        "negative-length": ("least",),
        "not-a-length": ("got", "right"),
        "too-many-digits": ("got", "most"),
        "unknown-unit": ("got", "right"),
    }
)
"""The keys, each with the names of the facts that are always there."""
