"""The situation file: the simplest needs no map, the fullest has hexes, terrain and everybody on them."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.rulebooks.dm.units import Arc, Kind, Size

__all__ = [
    "AttackText",
    "FacingText",
    "HexText",
    "MapText",
    "SheetText",
    "SituationText",
    "SmokeText",
    "TerrainText",
    "UnitText",
    "WeaponText",
]

MOST = 100
"""Entries of a list or a table; a situation that somebody wrote has fewer."""


def _said(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


HexText = tuple[int, int]
Strings = Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST)]
Hexes = Annotated[tuple[HexText, ...], msgspec.Meta(max_length=2_000)]
FacetName = Literal["front", "front_right", "rear_right", "rear", "rear_left", "front_left"]
FacetNumbers = Annotated[dict[FacetName, int], msgspec.Meta(max_length=6)]
FacingText = int | Literal["N", "NE", "SE", "S", "SW", "NW"]


class WeaponText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon profile; what is left out is to be filled in from your own book."""

    name: Annotated[str, _said("What the weapon is called.")] = ""
    mount: Annotated[str, _said("Where it is mounted: two equal guns are two weapons.")] = ""
    arc: Annotated[Arc, _said("`main`, `course`, `turret`, or `all` for infantry.")] = "main"
    salvos: Annotated[int, _said("Salvos of one attack.")] = 1
    power: Annotated[int | None, _said("Power, for penetration.")] = None
    range_max: Annotated[int | None, _said("Maximum range in hexes, if it has one.")] = None
    ammo: Annotated[int | None, _said("Attacks left, if its ammunition is limited.")] = None
    accuracy: Annotated[int, _said("What its sights add to accuracy.")] = 0
    tags: Annotated[
        Strings,
        _said("`heavy`, `anti_infantry`, `special`, `smoke`, `melee`, `balance_roll`, `pellets`."),
    ] = ()


class SheetText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit sheet; what is left out is to be filled in from your own book."""

    name: Annotated[str | None, _said("What the unit is called.")] = None
    kind: Annotated[Kind | None, _said("`mech`, `vehicle`, `small` (a suit), `infantry`.")] = msgspec.field(
        default=None, name="class"
    )
    size: Annotated[Size | None, _said("`large`, `small`, `infantry`; by its class if left out.")] = None
    height: Annotated[int | None, _said("Levels, for heights read as profiles.")] = None
    accuracy: Annotated[int | None, _said("Accuracy.")] = None
    skill: Annotated[int | None, _said("Skill, which confirms criticals.")] = None
    boldness: Annotated[int | None, _said("Boldness, which holds a unit steady.")] = None
    speed: Annotated[int | None, _said("Speed points a turn.")] = None
    structure: Annotated[int | None, _said("Structure left.")] = None
    strength: Annotated[int | None, _said("Infantry: figures left, which are its attacks too.")] = None
    crew: Annotated[int | None, _said("Vehicles: working crew, one attack each.")] = None
    attacks: Annotated[int | None, _said("Attacks a turn, where the class does not say.")] = None
    armour: Annotated[int | FacetNumbers | None, _said("One number for the struck facet, or one for each facet.")] = (
        None
    )
    protection: Annotated[int | None, _said("Infantry: what has to be penetrated.")] = None
    loss_reduction: Annotated[bool, _said("Infantry: whether it may reduce losses.")] = False
    weapons: Annotated[tuple[WeaponText, ...], msgspec.Meta(max_length=MOST)] = ()


class UnitText(SheetText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit in a situation: a sheet, and how it stands in this turn."""

    sheet: Annotated[str | None, _said("A sheet: `vran`, `truck`, `squad`, `suit`, or a path ending in `.toml`.")] = (
        None
    )
    moved: Annotated[int, _said("Speed points spent this turn.")] = 0
    reaction_moved: Annotated[int, _said("Speed points spent in reactions or skids this turn.")] = 0
    wavering: Annotated[bool, _said("Whether it is wavering.")] = False
    fired: Annotated[Strings, _said("Weapons (mounts) it has attacked with this turn, one entry an attack.")] = ()
    fired_at: Annotated[Strings, _said("Whom its earlier attacks were aimed at.")] = ()
    melee: Annotated[int, _said("Melee attacks it has made this turn.")] = 0
    actions: Annotated[int, _said("Smoke and other deeds that took an attack this turn.")] = 0
    friendly: Annotated[bool, _said("On the shooter's own side.")] = False
    hex: Annotated[HexText | None, _said("Where it stands on the map.")] = None
    facing: Annotated[FacingText | None, _said("The side it faces, 0 (north) to 5, clockwise, or `N` … `NW`.")] = None


class AttackText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The declaration; without a map it also says what the map would."""

    weapon: Annotated[str | WeaponText, _said("A weapon of the shooter by mount or name, or its profile.")]
    attacks: Annotated[int, _said("Infantry: attacks made at once.")] = 1
    distance: Annotated[int | None, _said("Hexes to the target, if there is no map.")] = None
    hindrance: Annotated[int, _said("Sum over the line, the target's hex included, if there is no map.")] = 0
    target_hindrance: Annotated[int, _said("How much of it stands in the target's own hex.")] = 0
    higher: Annotated[bool, _said("Whether the shooter stands higher, if there is no map.")] = False
    hidden: Annotated[bool, _said("Whether heights hide the target wholly, if there is no map.")] = False
    in_arc: Annotated[bool, _said("Whether the target is in the weapon's arc, if there is no map.")] = True
    bystanders: Annotated[
        int | Annotated[tuple[UnitText, ...], msgspec.Meta(max_length=MOST)],
        _said("Units an accident could hit, if there is no map: how many, or who."),
    ] = 0
    other: Annotated[
        dict[str, int], msgspec.Meta(max_length=MOST), _said('Other modifiers: `{ "experienced pilot" = 1 }`.')
    ] = {}
    facet: Annotated[FacetName | None, _said("The facet that is struck, where two could be or there is no map.")] = None
    smoke: Annotated[HexText | None, _said("The hex in which smoke is laid, instead of a target.")] = None


class TerrainText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hexes of one kind of terrain."""

    kind: Annotated[
        Literal["woods", "building", "hill", "water", "swamp", "wreck", "other"], _said("What stands there.")
    ] = "other"
    hexes: Hexes
    hindrance: Annotated[int | None, _said("Its hindrance; 1 for woods and buildings if left out.")] = None
    level: Annotated[int, _said("The level of the ground.")] = 0
    height: Annotated[
        int | None,
        _said("Levels that what stands there rises above its ground; 1 for woods and buildings if left out."),
    ] = None
    cost: Annotated[int, _said("Speed points to enter it.")] = 1


class SmokeText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Hexes under smoke."""

    hexes: Hexes
    hindrance: Annotated[int, _said("Its hindrance.")] = 1


class MapText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The map: without columns and rows it goes on for ever."""

    columns: int | None = None
    rows: int | None = None
    coordinates: Annotated[
        Literal["axial", "printed"],
        _said("`axial`: q and r; `printed`: column and row counted from 1 at the north-west."),
    ] = "axial"
    odd_columns: Annotated[
        Literal["higher", "lower"], _said("Whether printed column 1, 3, 5 … sits half a hex higher or lower.")
    ] = "higher"
    terrain: Annotated[tuple[TerrainText, ...], msgspec.Meta(max_length=MOST)] = ()
    smoke: Annotated[tuple[SmokeText, ...], msgspec.Meta(max_length=MOST)] = ()


class SituationText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A situation: who attacks whom, with what, where."""

    rulebook: Literal["dm"]
    edition: Annotated[str, _said("`seed`, or `example` for the range step of the seed's worked example.")] = "seed"
    attacker: UnitText
    attack: AttackText
    target: UnitText | None = None
    map: MapText | None = None
    units: Annotated[tuple[UnitText, ...], msgspec.Meta(max_length=MOST), _said("Everybody else on the map.")] = ()
    readings: Annotated[dict[str, str], msgspec.Meta(max_length=MOST)] = {}
