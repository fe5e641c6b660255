"""The situation file: everything section 13 must be able to say, the simplest staying simple."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

__all__ = ["AttackText", "HeroText", "MeleeText", "Reference", "SituationText", "TargetText", "UnitText"]

Length = str | int | float
Reference = int | str
"""A weapon by its place in the attacker's list, counted from 1, or by its profile or name."""


MOST = 100
"""Entries of a list or a table; a situation that somebody wrote has fewer."""


def _said(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


Strings = Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST)]
Numbers = Annotated[tuple[int, ...], msgspec.Meta(max_length=1_000)]
References = Annotated[tuple[Reference, ...], msgspec.Meta(max_length=MOST)]
Copies = Annotated[dict[str, int], msgspec.Meta(max_length=MOST)]


class HeroText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A hero who has joined the unit."""

    name: Annotated[str, _said("What the hero is called.")] = ""
    quality: Annotated[int | None, _said("Quality, 2 to 6; the unit's if left out.")] = None
    defense: Annotated[int | None, _said("Defense, 2 to 6; the unit's if left out.")] = None
    wounds: Annotated[int, _said("Wounds already on the hero.")] = 0
    weapons: Annotated[Strings, _said('Such as `1x Plasma Pistol (12", A1, AP(4))`.')] = ()
    rules: Annotated[Strings, _said("Such as `Tough(3)`.")] = ()


class UnitText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A unit: its profile, or a list and the name of a unit in it."""

    name: Annotated[str, _said("What the unit is called.")] = ""
    list: Annotated[str | None, _said("An army list, Army Forge JSON or shared as text; a path from this file.")] = None
    unit: Annotated[str | None, _said("The unit of that list.")] = None
    entry: Annotated[int | None, _said("Which of several units of that name, counted from 1.")] = None
    models: Annotated[int | None, _said("Models alive, without a joined hero.")] = None
    quality: Annotated[int | None, _said("Quality, 2 to 6.")] = None
    defense: Annotated[int | None, _said("Defense, 2 to 6.")] = None
    weapons: Annotated[Strings | None, _said('Such as `5x Rifle (24", A1, AP(1))`.')] = None
    rules: Annotated[Strings | None, _said("Such as `Stealth`; no count means every model.")] = None
    starting_models: Annotated[int | None, _said("Models at the start of the game, without a joined hero.")] = None
    wounds: Annotated[
        int | Annotated[tuple[int, ...], msgspec.Meta(max_length=1000)],
        _said("Wounds already on Tough models, one number a model."),
    ] = ()
    shaken: bool = False
    fatigued: bool = False
    activated: bool = False
    hero: HeroText | None = None


class TargetText(UnitText, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A target: a unit, and how it stands to the attacker."""

    cover: Annotated[bool | Literal["none", "in", "behind"], _said("`true` is `in`.")] = False
    distance: Annotated[Length | None, _said("From the attacker; `attack.distance` if left out.")] = None
    fired_by: Annotated[
        Annotated[tuple[Reference, ...], msgspec.Meta(max_length=MOST)] | None,
        _said("The weapons that fire at this target; all if there is only one target."),
    ] = None
    friendly: Annotated[bool, _said("A unit of the attacker's own side.")] = False
    moved: Annotated[bool, _said("Whether it moved since its last activation began.")] = False
    pick: Annotated[
        Literal["model", "tough", "hero"] | None, _said("The model that Takedown picks; a hero if there is one.")
    ] = None


class AttackText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The declaration."""

    action: Literal["hold", "advance", "rush", "charge"] = "hold"
    moved: Annotated[bool | None, _said("Whether it has moved; an Advance has, a Hold has not.")] = None
    distance: Annotated[
        Length | Annotated[dict[str, Length], msgspec.Meta(max_length=MOST)] | None,
        _said('One length, or one for each weapon: `{ Rifle = 18, Pistol = "9in" }`.'),
    ] = None
    firing: Annotated[
        dict[str, int],
        msgspec.Meta(max_length=MOST),
        _said("Copies that see the target and reach it, for each weapon; all if left out."),
    ] = {}
    held_back: Annotated[References, _said("Weapons that do not fire.")] = ()
    used: Annotated[References, _said("Limited weapons that have fired before.")] = ()


class MeleeText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A charge that has reached its target: the attacker strikes, the target may strike back."""

    striking: Annotated[
        Copies,
        _said(
            "The attacker's copies within 2\" of an enemy, for each weapon, and models for `Impact`; all if left out."
        ),
    ] = {}
    striking_back: Annotated[Copies, _said("The same for the target.")] = {}
    strikes_back: Annotated[bool, _said("Whether the target strikes back.")] = True


class SituationText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A situation: who shoots at whom, or who has charged whom, and how."""

    rulebook: Literal["gdf"]
    edition: Annotated[str, _said("`3.5` (current), `3.4`, `2.12`, or `academy`.")] = "3.5"
    attacker: UnitText
    target: TargetText | Annotated[tuple[TargetText, ...], msgspec.Meta(max_length=10)]
    attack: Annotated[AttackText, _said("The declaration of fire.")] = AttackText()
    melee: Annotated[MeleeText | None, _said("A charge, in place of `attack`: the attacker is the charger.")] = None
    readings: Annotated[dict[str, str], msgspec.Meta(max_length=MOST)] = {}
