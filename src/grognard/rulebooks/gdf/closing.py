"""Questions that are closed: who offers a shot too late hears which rule closed its declaration (rules 2 and 4)."""

from __future__ import annotations

from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.fire import HOLD, ranged
from grognard.rulebooks.gdf.game import Game, on_table, squad

__all__ = ["closed"]


def closed(game: Game, given: object) -> tuple[Refusal, ...]:
    """Say why a shot cannot be declared now, if that is what somebody offers instead of an answer.

    After a Rush or a Charge a unit does not shoot (rule 2); once its fire is declared nothing is added (rule 4).
    """
    activation = game.activation
    if activation is None or not _is_a_shot(game, activation.unit, given):
        return ()
    if activation.action in ("rush", "charge"):
        return (Refusal("gdf-2", "too-late-to-shoot", (("unit", activation.unit), ("action", activation.action))),)
    if activation.done == "moved":
        return (Refusal("gdf-4", "too-late-to-declare", (("unit", activation.unit),)),)
    return ()


def _is_a_shot(game: Game, name: str, given: object) -> bool:
    """Whether something names a weapon of a unit with another unit, as a declaration does or as a player types it."""
    weapons = [weapon for _, weapon in ranged(squad(game, name))]
    texts = {weapon.text for weapon in weapons} | {HOLD}
    if isinstance(given, tuple):
        return any(isinstance(pick, tuple) and bool(pick) and pick[0] in texts for pick in given)
    said = str(given).casefold()
    others = [other.name.casefold() for other in on_table(game) if other.name != name]
    names = [*(weapon.weapon.profile.name.casefold() for weapon in weapons), *others]
    return isinstance(given, str) and any(each in said for each in names)
