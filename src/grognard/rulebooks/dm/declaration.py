"""Judging a declaration: every refusal, the number to roll with its reasons, what the dice need (2.2-2.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core.outlook import NotModelled
from grognard.core.reasons import Reason
from grognard.core.refusals import Refusal
from grognard.rulebooks.dm.arcs import arc_rule
from grognard.rulebooks.dm.budget import (
    budget_refusals,
    is_barred_by_infantry,
    weapon_refusals,
)
from grognard.rulebooks.dm.gaps import gaps
from grognard.rulebooks.dm.need import Aim, need_of, out_of_the_question, reasons_of
from grognard.rulebooks.dm.salvos import Mark, Shot, Volley
from grognard.rulebooks.dm.situation import Declared, Ground, Scene, Situation
from grognard.rulebooks.dm.units import FACETS, Unit

__all__ = ["Seats", "aim_of", "judged", "refusals_of"]

Seats = tuple[str, str]
"""Who throws for the shooter, who for the target."""

NOT_MODELLED = ("pellets", "balance_roll")
"""Weapon rules of which only the beginning is known."""


def aim_of(declared: Declared, ground: Ground) -> Aim:
    """Put together what the number depends on."""
    return Aim(
        declared.shooter,
        declared.weapon,
        declared.target,
        ground.distance,
        ground.hindrance,
        ground.in_target,
        ground.is_higher,
        sum(change for _, change in declared.other),
    )


def judged(
    declared: Declared,
    ground: Ground,
    settled: tuple[str, Mapping[str, str]],
    seats: Seats = ("shooter", "target"),
    scene: Scene | None = None,
) -> Situation:
    """Judge a declaration; `settled` is the edition and every reading."""
    edition, readings = settled
    aim = aim_of(declared, ground)
    reasons = reasons_of(aim, readings) if declared.shooter.accuracy is not None else ()
    need = need_of(aim, reasons)
    refusals = tuple(refusals_of(declared, ground, readings, (need, reasons)))
    return Situation(
        edition=edition,
        readings=tuple(sorted(readings.items())),
        declared=declared,
        ground=ground,
        need=None if refusals else need,
        shot=_shot(declared, need, readings, seats[0]),
        start=_start(declared, ground, readings, seats),
        reasons=reasons,
        refusals=refusals,
        needs_input=gaps(declared, ground, readings),
        not_modelled=tuple(_not_modelled(declared)),
        scene=scene,
    )


def refusals_of(
    declared: Declared, ground: Ground, readings: Mapping[str, str], number: tuple[int, tuple[Reason, ...]]
) -> Iterator[Refusal]:
    """Say everything the rules have against a declaration; nothing is spent before (R12)."""
    shooter, weapon, target = declared.shooter, declared.weapon, declared.target
    if shooter.accuracy is None:
        yield Refusal("dm-gaps", "needs-accuracy", (("unit", shooter.name),))
    if target.is_friend:
        yield Refusal("dm-enemy", "friendly-target", (("target", target.name),))
    yield from budget_refusals(shooter, declared.attacks, readings)
    if readings["second-target"] == "must" and shooter.kind == "mech" and target.name in shooter.fired_at:
        yield Refusal("dm-mech", "same-target", (("target", target.name),))
    yield from weapon_refusals(shooter, weapon, declared.attacks, readings)
    if is_barred_by_infantry(shooter, weapon, target, readings):
        yield Refusal("dm-anti-infantry", "not-at-infantry", (("weapon", weapon.name or "–"), ("target", target.name)))
    if not ground.is_in_arc and shooter.kind != "infantry":
        facts = (
            ("weapon", weapon.name or "–"),
            ("target", target.name),
            ("arc", weapon.arc),
            ("legal", ground.in_arc or "–"),
        )
        yield Refusal(arc_rule(weapon.arc), "out-of-arc", facts)
    if weapon.reach is not None and ground.distance > weapon.reach:
        numbers = (("weapon", weapon.name or "–"), ("distance", ground.distance), ("reach", weapon.reach))
        yield Refusal("dm-reach", "out-of-reach", numbers)
    if ground.chosen and ground.facets and FACETS.index(ground.chosen) not in ground.facets:
        legal = ", ".join(FACETS[facet] for facet in ground.facets)
        yield Refusal("dm-facet", "facet-not-struck", (("facet", ground.chosen), ("legal", legal)))
    if ground.hiding:
        yield Refusal("dm-crest", "hidden-by-height", (("hexes", "; ".join(ground.hiding)),))
    yield from out_of_the_question(aim_of(declared, ground), number[0], readings)


def _not_modelled(declared: Declared) -> Iterator[NotModelled]:
    for tag in NOT_MODELLED:
        if tag in declared.weapon.tags:
            yield NotModelled(tag, declared.weapon.name)
    if declared.target.can_reduce_losses:
        yield NotModelled("loss_reduction", declared.target.name)


def _shot(declared: Declared, need: int, readings: Mapping[str, str], seat: str) -> Shot:
    by_target = readings["confirmed-by"] == "target"
    confirm = declared.target.skill if by_target else declared.shooter.skill
    return Shot(
        need=need,
        power=declared.weapon.power,
        salvos=declared.weapon.salvos,
        attacks=declared.attacks,
        confirm=confirm if readings["criticals"] == "on" else None,
        has_criticals=readings["criticals"] == "on",
        is_confirmed_by_target=by_target,
        is_in_addition=readings["critical-instead"] == "in-addition",
        infantry_at_once=readings["infantry-critical"] == "at-once",
        by_two=readings["by-two"],
        own_check_first=readings["own-check"] == "before-damage",
        one_die=readings["check"] == "one-die",
        fails_into=readings["failed"],
        takes_new_target=readings["salvos-left"] == "new-target" or declared.attacks > 1,
        seat=seat,
    )


def _start(declared: Declared, ground: Ground, readings: Mapping[str, str], seats: Seats) -> Volley:
    """Return who can be hit at the beginning: the target, and the bystanders that the weapon may hit."""
    victims = tuple(
        _mark(unit, facet, seats)
        for unit, facet in zip(ground.bystanders, ground.by_facet, strict=True)
        if not is_barred_by_infantry(declared.shooter, declared.weapon, unit, readings)
    )
    return Volley(_mark(declared.target, ground.struck, seats), victims)


def _mark(unit: Unit, facet: int | None, seats: Seats) -> Mark:
    armour = unit.armour[facet] if facet is not None else None
    if len(set(unit.armour)) == 1:
        armour = unit.armour[0]
    return Mark(
        name=unit.name,
        kind=unit.kind,
        armour=armour,
        left=unit.left,
        boldness=unit.boldness,
        is_friend=unit.is_friend,
        is_wavering=unit.is_wavering,
        seat=seats[0] if unit.is_friend else seats[1],
    )
