"""The situation file: a pool, an action, a healing or an initiative, and who takes part in it."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from grognard.rulebooks.wfrp3.cards import CardLine

__all__ = [
    "ActionText",
    "CardText",
    "HealingText",
    "InitiativeText",
    "OpposedText",
    "PoolText",
    "SheetText",
    "SideText",
    "SituationText",
    "TurnText",
    "WeaponText",
]

MOST = 50
"""Entries of a list or a table; a situation that somebody wrote has fewer."""

Range = Literal["engaged", "close", "medium", "long", "extreme"]
Characteristic = Literal["strength", "toughness", "agility", "intelligence", "willpower", "fellowship"]
Difficulty = Literal["simple", "easy", "average", "hard", "daunting", "heroic"]


def _said(text: str) -> msgspec.Meta:
    return msgspec.Meta(description=text)


Ranks = Annotated[dict[str, int], msgspec.Meta(max_length=MOST)]
Names = Annotated[tuple[str, ...], msgspec.Meta(max_length=MOST)]
Numbers = Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST)]
Lines = Annotated[tuple[CardLine, ...], msgspec.Meta(max_length=10)]


class SheetText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A character or a foe."""

    name: Annotated[str, _said("What the character is called.")] = ""
    strength: int = 3
    toughness: int = 3
    agility: int = 3
    intelligence: int = 3
    willpower: int = 3
    fellowship: int = 3
    training: Annotated[Ranks, _said('Ranks by skill: `{ "Weapon Skill" = 1 }`.')] = {}
    specialisations: Annotated[Ranks, _said("Matching specialisations by skill.")] = {}
    fortune: Annotated[Ranks, _said("Fortune dice by characteristic: `{ strength = 1 }`.")] = {}
    stance: Annotated[str, _said("`neutral`, `conservative 2` or `reckless 1`.")] = "neutral"
    conservative: Annotated[int, _said("Length of the stance meter on its green side.")] = 3
    reckless: Annotated[int, _said("Length of the stance meter on its red side.")] = 3
    dominant: Annotated[Literal["conservative", "reckless"], _said("Which side counts when both are as long.")] = (
        "conservative"
    )
    fatigue: int = 0
    stress: int = 0
    defence: int = 0
    soak: int = 0
    race: Literal["human", "dwarf", "elf", "halfling", "ogre"] = "human"
    threshold: Annotated[int | None, _said("Wound threshold; from race and Toughness if left out.")] = None
    wounds: Annotated[int, _said("Normal wounds.")] = 0
    criticals: Annotated[Numbers, _said("Severities of critical wounds, 1 to 5.")] = ()
    dead: bool = False
    henchman: bool = False


class WeaponText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A weapon."""

    name: str = ""
    damage: Annotated[int, _said("Damage Rating.")] = 5
    critical: Annotated[int, _said("Critical Rating.")] = 3
    reach: Annotated[Range | None, _said("The farthest range it works at.")] = None
    fast: Annotated[bool, _said("One recharge token fewer.")] = False


class SideText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side of an action card."""

    success: Lines = (CardLine("hit"),)
    boon: Lines = ()
    bane: Lines = ()
    comet: Lines = ()
    star: Lines = ()
    exertion: Lines = ()


class CardText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """An action card of your own."""

    name: str
    kind: Literal["melee", "ranged", "spell", "other"] = "melee"
    skill: str = "Weapon Skill"
    characteristic: Characteristic = "strength"
    recharge: int = 0
    reach: Annotated[Range, _said("How far a spell works.")] = "medium"
    damage: Annotated[int, _said("A spell's own damage; added to the weapon's otherwise.")] = 0
    prepare: Annotated[bool, _said("Whether it needs the manoeuvre Prepare first.")] = False
    green: SideText = SideText()
    red: Annotated[SideText | None, _said("The same as the green side if left out.")] = None


class OpposedText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Who opposes a check."""

    characteristic: int
    training: int = 0


class ActionText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A check: an action card played, or a skill used."""

    card: Annotated[str, _said("`Melee Strike`, `Ranged Shot` and others, or the name of your `[card]`.")] = ""
    skill: str = ""
    characteristic: Characteristic | None = None
    weapon: WeaponText | None = None
    range: Range | None = None
    difficulty: Difficulty | None = None
    opposed: OpposedText | None = None
    fortune_points: int = 0
    assists: int = 0
    fortune: Annotated[int, _said("White dice for advantages.")] = 0
    misfortune: Annotated[int, _said("Black dice for disadvantages.")] = 0
    active_defences: Names = ()
    guard: Annotated[int, _said("Black dice from the target's own card.")] = 0
    less_damage: Annotated[int, _said("What the target's cards and talents take off the damage.")] = 0
    stances: Annotated[bool, _said("Compare every depth of stance on both sides of the meter.")] = False


class TurnText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What else happens in this turn."""

    stance_from: Annotated[str, _said("The stance in which the turn began.")] = ""
    manoeuvres: Names = ()
    moves: Annotated[Names, _said('Ranges on the way: `["engaged", "medium"]`.')] = ()
    free_manoeuvres: int = 0
    actions: Annotated[int, _said("Action cards played before this one.")] = 0
    talents: int = 0
    recharging: Annotated[Ranks, _said("Tokens by card.")] = {}


class HealingText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A healing."""

    kind: Literal["night", "resilience", "first-aid", "medicine", "draught"]
    help: Annotated[Literal["", "first-aid", "medicine"], _said("Whose check helps a Resilience check.")] = ""
    long_term: Annotated[bool, _said("Long-term care: one step easier.")] = False
    in_combat: bool = False
    range: Range = "engaged"
    own: Annotated[bool, _said("Treating oneself.")] = False
    earlier: Annotated[
        Names, _said("First aid before: `failed`, `succeeded` (this scene), `succeeded-act`, `succeeded-day`.")
    ] = ()
    fortune: int = 0
    misfortune: int = 0


class InitiativeText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Initiative of a scene."""

    social: Annotated[bool, _said("Fellowship instead of Agility.")] = False


class PoolText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A pool of dice in one line."""

    dice: Annotated[str, _said("Such as `3C 1Y 1H 1M`.")]
    comet: Annotated[Literal["apart", "success", "boon"], _said("What a comet counts as.")] = "apart"
    star: Annotated[Literal["apart", "bane"], _said("What a chaos star counts as.")] = "apart"
    success: Annotated[int | None, _said("With `boons`: the chance of both at once.")] = None
    boons: int | None = None


class SituationText(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A situation: one of a pool, an action, a healing or an initiative."""

    rulebook: Literal["wfrp3"]
    edition: Annotated[str, _said("`published`, or `seed` for the seed at its word.")] = "published"
    pool: PoolText | None = None
    action: ActionText | None = None
    healing: HealingText | None = None
    initiative: InitiativeText | None = None
    actor: SheetText = SheetText()
    target: SheetText = SheetText()
    patient: SheetText = SheetText()
    helper: SheetText | None = None
    contender: Annotated[tuple[SheetText, ...], msgspec.Meta(max_length=20)] = ()
    card: CardText | None = None
    turn: TurnText = TurnText()
    readings: Annotated[dict[str, str], msgspec.Meta(max_length=MOST)] = {}
