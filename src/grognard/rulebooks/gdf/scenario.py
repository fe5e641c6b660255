"""The scenario file: the table, what players agreed about it, two sides with their units, and where everything lies."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from grognard.rulebooks.gdf.document import Reference, UnitText

__all__ = ["AgreementText", "BlockText", "KindText", "PointText", "ScenarioText", "SideText", "SquadText", "TableText"]

Length: TypeAlias = str | int | float
PointText: TypeAlias = tuple[Length, Length]
"""x to the right and y up, from the lower left corner of the table; bare numbers are inches."""

MOST = 200
"""Entries of a list; a scenario that somebody wrote has fewer."""


def _said(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


Places = Annotated[tuple[PointText, ...], msgspec.Meta(max_length=MOST)]


class BlockText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Models in ranks, so that not every one needs a place of its own."""

    at: Annotated[PointText, _said("Where the middle of the first base is.")]
    columns: Annotated[int, _said("Models in a rank; further ranks follow upwards.")] = 5
    gap: Annotated[Length, _said("Between two bases; half an inch if left out.")] = 0.5


class SquadText(UnitText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit of a battle: a unit, its bases, who carries what, and where it stands if it is deployed already."""

    base: Annotated[int | str | None, _said("Millimetres across, such as `32`, or `60x35` for an oval one.")] = None
    hero_base: Annotated[
        int | str | None, _said("The joined hero's base; as the unit's bases are found if left out.")
    ] = None
    height: Annotated[Length | None, _said("How tall its models are; by their base if left out.")] = None
    turn: Annotated[int, _said("How far oval bases are turned counter-clockwise, in degrees.")] = 0
    carried: Annotated[
        Annotated[tuple[tuple[Reference, ...], ...], msgspec.Meta(max_length=MOST)] | None,
        _said("The weapons of each model in turn, to deal them anew."),
    ] = None
    one_of: Annotated[
        Annotated[tuple[tuple[Reference, ...], ...], msgspec.Meta(max_length=MOST)],
        _said("Weapons that are ways to fire one and the same: a model fires one of them."),
    ] = ()
    used: Annotated[
        Annotated[tuple[Reference, ...], msgspec.Meta(max_length=MOST)], _said("Limited weapons that have fired.")
    ] = ()
    at: Annotated[Places | None, _said("Where each model stands, the hero last.")] = None
    block: Annotated[BlockText | None, _said("Where the models stand, in ranks.")] = None
    up: Annotated[Length, _said("How high up it stands, such as on an upper floor.")] = 0
    reserve: Annotated[bool, _said("Whether it waits in ambush.")] = False


class SideText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A side: its name and its units, of a list or written out."""

    name: Annotated[str, _said("What the side is called; whoever throws is asked for by it.")]
    list: Annotated[str | None, _said("An army list whose units all take part.")] = None
    unit: Annotated[tuple[SquadText, ...], msgspec.Meta(max_length=MOST)] = ()


class TableText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table written out; its terrain reads as in a table file."""

    width: Length = 72
    depth: Length = 48
    name: str = ""
    terrain: Annotated[
        tuple[dict[str, Any], ...],
        msgspec.Meta(max_length=MOST),
        _said("Pieces: id, kind, outline, height, properties (difficult, dangerous, impassable)."),
    ] = ()


class KindText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agreed about one kind of terrain."""

    kind: str
    blocks: Annotated[
        Literal["as built", "entirely", "area", "never"], _said("Whether it hides what is behind it.")
    ] = "as built"
    windows: Annotated[bool, _said("Whether windows let fire through.")] = True
    depth: Annotated[Length, _said("How far one sees into or out of an area.")] = 0
    cover: Annotated[bool, _said("Whether it gives cover.")] = True


class AgreementText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What players agreed before the battle, the same for both all battle long."""

    kind: Annotated[tuple[KindText, ...], msgspec.Meta(max_length=MOST)] = ()
    models_block: Annotated[bool, _said("Whether models of other units hide what is behind them.")] = True
    models_give_cover: Annotated[bool, _said("Whether they give cover.")] = True
    small_parts: Annotated[bool, _said("Whether any part of a model that is seen is enough.")] = True
    small_part: Annotated[float, _said("Else the share of it that must be seen.")] = 0.1
    behind: Annotated[float, _said("The share of a model that cover must hide.")] = 0.5


class ScenarioText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A scenario: everything before the first deed of a battle."""

    rulebook: Literal["gdf"]
    name: str = ""
    edition: Annotated[str, _said("`3.5` (current), `3.4`, `2.12`, or `academy`.")] = "3.5"
    readings: Annotated[dict[str, str], msgspec.Meta(max_length=MOST)] = {}
    table: Annotated[str | TableText, _said("A table written out, or a table file (JSON); a path from this file.")]
    agreement: AgreementText = AgreementText()
    side: Annotated[tuple[SideText, ...], msgspec.Meta(max_length=10)]
    objectives: Annotated[
        Literal["dice"] | Places, _said("Where the markers lie; `dice`: how many is thrown, then players place them.")
    ] = ()
    zone: Annotated[Length, _said("How deep the deployment zones are along the two long edges.")] = 12
    first: Annotated[str | None, _said("The side that begins; the one written first if left out.")] = None
    rounds: int = 4
