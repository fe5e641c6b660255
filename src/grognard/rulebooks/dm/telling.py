"""The declaration in words: who attacks whom with what, accuracy, each modifier with its cause, the number (R58)."""

from __future__ import annotations

from collections.abc import Iterator

from grognard.core.lines import Line
from grognard.core.refusals import Facts
from grognard.rulebooks.dm.arcs import arc_rule
from grognard.rulebooks.dm.board import Board, shown_hex
from grognard.rulebooks.dm.hindrance import Cause, Counted
from grognard.rulebooks.dm.need import SURE
from grognard.rulebooks.dm.situation import Declared, Ground, Situation
from grognard.rulebooks.dm.units import FACETS

__all__ = ["before", "spoken"]

SPOKEN = ("height", "range", "moved", "hindrance", "wavering", "heavy", "size", "sights", "other")
"""Every modifier that the declaration can speak of."""


def before(situation: Situation) -> tuple[Line, ...]:
    """Say what is settled before the first die, in the seed's order."""
    if situation.declared is None or situation.ground is None:
        facts = (("unit", situation.smoke_by), ("hex", situation.smoke_in))
        return (Line("target", "dm-smoke", "lays-smoke", facts),)
    return tuple(_before(situation, situation.declared, situation.ground))


def _before(situation: Situation, declared: Declared, ground: Ground) -> Iterator[Line]:
    shooter, weapon, target = declared.shooter, declared.weapon, declared.target
    yield Line("target", "dm-order", "attacks", (("unit", shooter.name), ("target", target.name)))
    rolls = weapon.salvos * declared.attacks
    facts = (("weapon", weapon.name or "–"), ("attacks", declared.attacks), ("salvos", weapon.salvos), ("rolls", rolls))
    yield Line("weapon", "dm-salvos", "with-weapon", facts)
    is_free = shooter.kind == "infantry"
    arc = "all" if is_free else weapon.arc
    yield Line("arc", "dm-no-arc" if is_free else arc_rule(arc), "in-arc", (("arc", arc),))
    yield Line("range", "dm-hexes", "so-far", (("distance", ground.distance),))
    yield from _line(situation, ground)
    if ground.facets or ground.struck is not None:
        chosen = FACETS[ground.struck] if ground.struck is not None else "either"
        yield Line("line", "dm-facet", "facet", (("facet", chosen),))
    if situation.need is not None:
        yield Line("number", "dm-declaration", "spoken", spoken(situation))
        if situation.need >= SURE:
            yield Line("number", "dm-sure", "always-hits")


def _line(situation: Situation, ground: Ground) -> Iterator[Line]:
    """Say every hex that hinders, with its reason, so that a player can check the count (R34)."""
    for counted in ground.counted:
        for cause in counted.causes:
            yield Line("line", _rule(counted), "hinders", _hinders(situation, counted, cause))
    yield Line("line", "dm-hindrance", "hindrance-sum", (("hindrance", ground.hindrance),))
    for unit in ground.bystanders:
        yield Line("line", "dm-accident", "bystander", (("unit", unit.name), ("is-own", unit.is_friend)))


def _rule(counted: Counted) -> str:
    return {"edge": "dm-pairs", "point": "dm-corner", "in": "dm-in-hex"}[counted.contact]


def _hinders(situation: Situation, counted: Counted, cause: Cause) -> Facts:
    board = situation.scene.board if situation.scene is not None else Board()
    return (
        ("what", cause.what),
        ("name", cause.name),
        ("hex", shown_hex(board, cause.hex)),
        ("contact", counted.contact),
        ("value", cause.value),
    )


def spoken(situation: Situation) -> Facts:
    """Return the facts of the sentence that a player says to his opponent before the dice."""
    declared = situation.declared
    changes = {reason.citation.removeprefix("dm-"): reason.change for reason in situation.reasons}
    names = declared.other if declared is not None else ()
    facts: list[tuple[str, int | str]] = [
        ("unit", declared.shooter.name if declared else ""),
        ("weapon", (declared.weapon.name if declared else "") or "–"),
        ("target", declared.target.name if declared else ""),
        ("accuracy", (declared.shooter.accuracy or 0) if declared else 0),
        ("need", situation.need or 0),
    ]
    for key in SPOKEN:
        change = changes.get(key, 0)
        shown = f"{change:+d}".replace("-", "−") if key in ("sights", "other") else str(abs(change))
        facts.append((key, shown if change else "none"))
    facts.append(("causes", ", ".join(name for name, _ in names) or "–"))
    facts.append(("cause", _cause(situation.ground)))
    return tuple(facts)


def _cause(ground: Ground | None) -> str:
    """Name what hinders, if it is all of one kind."""
    kinds = {cause.what for counted in (ground.counted if ground else ()) for cause in counted.causes}
    return kinds.pop() if len(kinds) == 1 else "several"
