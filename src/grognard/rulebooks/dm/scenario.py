"""The scenario file of a battle: the map, two sides, their units with a hex and a facing each."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.rulebooks.dm.document import FacingText, HexText, MapText, SheetText

__all__ = ["FighterText", "ScenarioText", "SideText"]


def _said(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


class FighterText(SheetText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit of a battle: a sheet, where it begins, and what the sheet adds to its initiative."""

    sheet: Annotated[str | None, _said("A sheet: `vran`, `truck`, `squad`, `suit`, or a path ending in `.toml`.")] = (
        None
    )
    initiative: Annotated[int, _said("Added to its initiative number.")] = 0
    hex: HexText
    facing: Annotated[FacingText | None, _said("The side it faces; infantry needs none.")] = None


class SideText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of a battle."""

    name: str
    morale: Annotated[int, _said("Morale points, each of which lowers one initiative number by 1.")] = 0
    unit: Annotated[tuple[FighterText, ...], msgspec.Meta(max_length=30)]


class ScenarioText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A battle: two sides on a map, for so many rounds."""

    rulebook: Literal["dm"]
    name: str = ""
    edition: str = "seed"
    rounds: Annotated[int, _said("The battle ends after so many rounds.")] = 4
    map: MapText
    side: Annotated[tuple[SideText, ...], msgspec.Meta(max_length=2)]
    readings: Annotated[dict[str, str], msgspec.Meta(max_length=100)] = {}
