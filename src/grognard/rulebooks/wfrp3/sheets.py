"""A character as the rules of combat see him: characteristics, training, stance, fatigue, stress and wounds."""

from __future__ import annotations

import msgspec

from grognard.rulebooks.wfrp3.wounds import Body

__all__ = ["MENTAL", "PHYSICAL", "Sheet", "is_distressed", "passes_out", "recovered"]

PHYSICAL = ("strength", "toughness", "agility")
MENTAL = ("intelligence", "willpower", "fellowship")


class Sheet(msgspec.Struct, frozen=True, cache_hash=True):
    """A character or a foe. `stance` is negative when conservative, positive when reckless, 0 when neutral.

    `training` and `specialisations` are ranks by skill, `fortune` points by characteristic. `conservative` and
    `reckless` are the lengths of the stance meter on its two sides; `dominant` settles a tie between them.
    """

    name: str = ""
    strength: int = 3
    toughness: int = 3
    agility: int = 3
    intelligence: int = 3
    willpower: int = 3
    fellowship: int = 3
    fortune: tuple[tuple[str, int], ...] = ()
    training: tuple[tuple[str, int], ...] = ()
    specialisations: tuple[tuple[str, int], ...] = ()
    stance: int = 0
    conservative: int = 2
    reckless: int = 2
    dominant: str = "conservative"
    fatigue: int = 0
    stress: int = 0
    defence: int = 0
    soak: int = 0
    body: Body = Body()
    is_henchman: bool = False

    def rating(self, characteristic: str) -> int:
        """Return a characteristic."""
        value: int = getattr(self, characteristic)
        return value

    @property
    def colour(self) -> str:
        """Which side of a card this stance uses; in neutral that of the longer side of the meter (rule W28)."""
        if self.stance:
            return "conservative" if self.stance < 0 else "reckless"
        if self.conservative == self.reckless:
            return self.dominant
        return "conservative" if self.conservative > self.reckless else "reckless"


def is_distressed(sheet: Sheet, characteristic: str) -> bool:
    """Whether fatigue exceeds a physical characteristic, or stress a mental one (rule W81)."""
    return (sheet.fatigue if characteristic in PHYSICAL else sheet.stress) > sheet.rating(characteristic)


def passes_out(sheet: Sheet) -> bool:
    """Whether fatigue exceeds twice Toughness or stress twice Willpower (rule W82)."""
    return sheet.fatigue > 2 * sheet.toughness or sheet.stress > 2 * sheet.willpower


def recovered(sheet: Sheet) -> Sheet:
    """Return the character after an encounter or a night: fatigue less Toughness, stress less Willpower (rule W83)."""
    return msgspec.structs.replace(
        sheet, fatigue=max(0, sheet.fatigue - sheet.toughness), stress=max(0, sheet.stress - sheet.willpower)
    )
