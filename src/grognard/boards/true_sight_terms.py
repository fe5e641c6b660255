"""The words of true line of sight: models, what players agreed about terrain, and what one model sees of another."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grognard.boards.shapes import Shape

__all__ = ["Agreement", "Cover", "Glance", "KindRule", "Model", "Spot", "TrueSight"]

Blocks: TypeAlias = Literal["as built", "entirely", "area", "never"]
Where: TypeAlias = Literal["in", "behind", "none"]
Spot: TypeAlias = tuple[float, float, float]
"""x, y and height above the mat, in micrometres."""


class Model(msgspec.Struct, frozen=True):
    """A model as sight sees it: an upright prism on its base; `foot` and `height` in µm."""

    id: str
    unit: str
    base: Shape
    height: int
    foot: int = 0


class KindRule(msgspec.Struct, frozen=True):
    """What players agreed about one kind of terrain.

    `blocks`: "as built" up to its height; "entirely" at any height; "never"; "area" lets sight in and out over at most
    `depth` µm of it, measured in plan, and blocks across up to its height. `windows_let_see`: whether openings that can
    be seen through count; only if built. `gives_cover`: whether it does to those in it or behind it.
    """

    kind: str
    blocks: Blocks = "as built"
    windows_let_see: bool = True
    depth: int = 0
    gives_cover: bool = True


class Agreement(msgspec.Struct, frozen=True):
    """What players agreed before the game, the same for both sides.

    `otherwise` is for kinds not named. If `small_parts_suffice`, any part seen is enough, else `small_part` of the
    outline (a share) must be seen. A target is behind cover if things that give it hide at least `behind` of it.
    """

    kinds: tuple[KindRule, ...] = ()
    otherwise: KindRule = KindRule("")
    models_block: bool = True
    models_give_cover: bool = True
    small_parts_suffice: bool = True
    small_part: float = 0.1
    behind: float = 0.5

    def rule_for(self, kind: str) -> KindRule:
        """Give what was agreed about a kind."""
        return next((rule for rule in self.kinds if rule.kind == kind), self.otherwise)


class Cover(msgspec.Struct, frozen=True):
    """Whether one model stands in cover, behind it or neither; which thing gives it; and the share that things hide."""

    where: Where
    by: str = ""
    hidden: float = 0.0


class Glance(msgspec.Struct, frozen=True):
    """What a glance tells: whether a model is seen, and where it stands to cover."""

    visible: bool
    where: Where


class TrueSight(msgspec.Struct, frozen=True):
    """What one model sees of another: whether it counts, the share of the outline seen, and what hides the rest.

    `witness` is a free line from the eye to the middle of the largest part seen of any column, if any is seen.
    `blockers` hide something, those that hide most first.
    """

    visible: bool
    share: float
    witness: tuple[Spot, Spot] | None
    blockers: tuple[str, ...]
    cover: Cover
