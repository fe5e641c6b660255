"""Folding: facts and special rules become groups of dice, reasons, and what is not modelled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from grognard.core.documents import Problem
from grognard.core.outlook import NotModelled
from grognard.core.readings import chosen_readings
from grognard.core.reasons import Reason
from grognard.rulebooks.gdf.attacks import Action, Attack, Circumstances
from grognard.rulebooks.gdf.declaration import Shot
from grognard.rulebooks.gdf.editions import layers, wording
from grognard.rulebooks.gdf.morale import Nerve
from grognard.rulebooks.gdf.notation import SpecialRule
from grognard.rulebooks.gdf.readings import READINGS
from grognard.rulebooks.gdf.resolution import Readings, ignoring, modified, resolved
from grognard.rulebooks.gdf.rolls import ONE
from grognard.rulebooks.gdf.seats import Seats, seated, seated_rolls
from grognard.rulebooks.gdf.shooting import Group
from grognard.rulebooks.gdf.situation import FireGroup, OwnLosses, Situation, TargetSituation
from grognard.rulebooks.gdf.specials import ONLY_SHOOTING, PARTLY_OPEN, SILENT, SPECIALS
from grognard.rulebooks.gdf.takedown import Pick
from grognard.rulebooks.gdf.units import Side, tough_models, tough_of
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["Aim", "Deed", "Folding", "as_unit", "precedence", "shared_rules"]

PICKING = frozenset({"Takedown", "Sniper"})
LIMITED = "Limited"
COUNTER = "Counter"
"""Of all rules the one that a weapon can have and that changes only when it strikes, not how."""
MOST_WORK = 200_000
"""Packets times their sizes times the wounds a unit can take, and once more if hits are counted before: seconds."""


class Deed(msgspec.Struct, frozen=True):
    """What the acting unit does, under which edition, and under which readings that the players stated.

    `counts_stated`: somebody said how many copies of its weapons take part, not only how many there are.
    """

    edition: str
    stated: tuple[tuple[str, str], ...] = ()
    action: Action = "hold"
    has_moved: bool = False
    counts_stated: bool = False
    in_melee: bool = False
    is_fatigued: bool = False
    seats: Seats = Seats()


class Aim(msgspec.Struct, frozen=True):
    """One target: how it stands to the attacker, what is shot at it, which model of it Takedown picks if declared."""

    side: Side
    shots: tuple[Shot, ...]
    cover: Literal["none", "in", "behind"] = "none"
    has_moved: bool = False
    pick: Pick | None = None


class Folding:
    """Folding one declaration: facts and special rules become groups of dice, reasons, and what is not modelled."""

    def __init__(self, deed: Deed, attacker: Side, path: str) -> None:
        self.deed = deed
        self.path = path
        self.attacker = attacker
        layered = tuple(layer.readings for layer in layers(deed.edition))
        self.chosen = chosen_readings(READINGS, (*layered, deed.stated))
        self.readings: Readings = dict(self.chosen)
        self.reasons: list[Reason] = []
        self.problems: list[Problem] = []
        self.not_modelled: dict[NotModelled, None] = {}

    def situation(self, aims: Sequence[Aim]) -> Situation:
        """Fold every target."""
        folded = tuple(self._target(aim) for aim in aims)
        sides = (self.attacker, *(aim.side for aim in aims))
        for side in sides:
            self.leave_out(side)
        warnings = dict.fromkeys(self._guns_of_the_fallen(aims))
        warnings |= dict.fromkeys(warning for side in sides for warning in side.listed.warnings)
        return Situation(
            self.deed.edition,
            self.chosen,
            self.attacker.name,
            self.deed.action,
            folded,
            self._own(folded),
            reasons=tuple(self.reasons),
            not_modelled=tuple(self.not_modelled),
            warnings=tuple(warnings),
        )

    def _guns_of_the_fallen(self, aims: Sequence[Aim]) -> list[Problem]:
        """Warn that a unit with losses fires more guns than it has models; whose they were is the owner's to say."""
        guns = [shot for aim in aims for shot in aim.shots if not shot.carried.is_heros]
        side, many = self.attacker, sum(shot.copies for shot in guns)
        if side.models >= side.start or many <= side.models or self.deed.counts_stated:
            return []
        facts = (("models", side.models), ("start", side.start), ("guns", many), ("weapon", guns[0].carried.text))
        return [Problem(self.path, 0, "guns-of-the-fallen", facts)]

    def _target(self, aim: Aim) -> TargetSituation:
        unit = as_unit(aim.side)
        groups = [self.group(aim, shot) for shot in aim.shots]
        return TargetSituation(aim.side.name, unit, tuple(sorted(groups, key=precedence)), self.nerve(aim.side, unit))

    def nerve(self, side: Side, unit: Unit, *, is_own: bool = False) -> Nerve:
        """Return what a unit brings to a morale test."""
        start = side.start + (side.hero is not None)
        holds = 4 if "Fearless" in {rule.name for rule in shared_rules(side)} else None
        once = self.readings["morale-again"] == "only-when-crossing"
        return Nerve(side.quality, start, unit, holds, side.is_shaken, once, is_own)

    def group(self, aim: Aim, shot: Shot) -> FireGroup:
        """Fold one weapon against one target; add its reasons."""
        weapon = shot.carried.weapon.profile
        pick = self._pick(aim, weapon.rules)
        c = self._circumstances(aim, shot.distance_um, pick)
        of = self.of(weapon.text())
        group = self.against(aim, c, lambda defense: self._attack(shot, c, defense), of, pick)
        self._check_cost(group, aim.side, weapon.text())
        return FireGroup(weapon.text(), shot.copies, shot.distance_um, weapon.range_um or 0, group, pick)

    def hits(self, aim: Aim, dice: int, need: int, citation: str, of: str) -> Group:
        """Fold dice that are no Quality rolls and hit on `need` by the rule `citation`; `of` names them."""
        c = self._circumstances(aim, 0, None)
        return self.against(aim, c, lambda defense: Attack(dice, need, defense, hits_on=need, hits_by=citation), of)

    def against(
        self, aim: Aim, c: Circumstances, attack: Callable[[int], Attack], of: str, pick: Pick | None = None
    ) -> Group:
        """Turn what an attack is against a Defense into its dice against a target; add its reasons."""
        target = aim.side
        own = pick is not None and self.readings["takedown-target"] == "own-values"
        picks_hero = own and pick == "hero" and target.hero is not None
        defending = target.hero.rules if picks_hero and target.hero else shared_rules(target, with_hero=not own)
        usual = modified(attack(c.target_defense), self.deed.edition, defending, c, defends=True)
        in_turn = target.hero is not None and pick is None and self.readings["hero-defense"] == "own-once-alone"
        group, reasons = resolved(usual, c, self.readings, of, keeps_sixes=in_turn)
        if in_turn and target.hero:
            lonely = modified(attack(target.hero.defense), self.deed.edition, target.hero.rules, c, defends=True)
            other, _ = resolved(lonely, c, self.readings, of)
            group = msgspec.structs.replace(group, alone=(other.plain, other.six))
        self.reasons += [reason for reason in reasons if reason not in self.reasons]
        return seated(group, self.deed.seats)

    def of(self, weapon: str) -> str:
        """Name a weapon; in melee, where both sides strike, with its unit."""
        return f"{self.attacker.name}: {weapon}" if self.deed.in_melee else weapon

    def _check_cost(self, group: Group, target: Side, weapon: str) -> None:
        """Refuse what would take minutes: many Deadly packets of many sizes on units that take many wounds."""
        if group.deadly == 1 or not (group.plain.to_ignore or group.six.to_ignore):
            return
        wounds = target.size * tough_of(target.rules)
        twice = group.attacks * group.blast if group.blast > 1 or group.six_hits or group.six_attacks else 1
        twice *= 1 if group.six is group.plain or twice == 1 else 3
        if group.attacks * group.blast * group.deadly * wounds * twice > MOST_WORK:
            facts = (("weapon", weapon), ("target", target.name))
            self.problems.append(Problem(self.path, 0, "too-much-to-price", facts))

    def _attack(self, shot: Shot, c: Circumstances, defense: int) -> Attack:
        """Return the attack with everything the shooting side does to it."""
        weapon = shot.carried.weapon.profile
        hero = self.attacker.hero if shot.carried.is_heros else None
        shooters = hero.rules if hero else shared_rules(self.attacker, with_hero=False)
        attack = Attack(shot.copies * weapon.attacks, hero.quality if hero else self.attacker.quality, defense)
        if self.deed.is_fatigued:
            attack = msgspec.structs.replace(attack, only_sixes_by="gdf-fatigued")
        for rule in weapon.rules:
            self._check(rule, weapon.text(), on_weapon=True)
        return modified(attack, self.deed.edition, (*weapon.rules, *shooters), c, defends=False)

    def _circumstances(self, aim: Aim, distance_um: int, pick: Pick | None) -> Circumstances:
        deed, target, cover = self.deed, aim.side, aim.cover
        defense, tough = target.defense, tough_of(shared_rules(target, with_hero=False))
        if pick and self.readings["takedown-target"] == "own-values":
            cover = "none"
            if pick == "hero" and target.hero:
                defense, tough = target.hero.defense, tough_of(target.hero.rules)
            else:
                tough = 1 if pick == "model" else tough_of(target.rules)
        models = 1 if pick else target.size
        return Circumstances(
            distance_um, deed.action, deed.has_moved, cover, defense, tough, models, aim.has_moved, deed.in_melee
        )

    def _pick(self, aim: Aim, rules: tuple[SpecialRule, ...]) -> Pick | None:
        """Return the model that a Takedown weapon picks: as declared, else the hero, the Tough one, any."""
        known = {wording(self.deed.edition, rule.name) for rule in rules} & PICKING
        if not known - (ONLY_SHOOTING if self.deed.in_melee else frozenset()):
            return None
        if aim.pick is not None:
            return aim.pick
        if aim.side.hero is not None:
            return "hero"
        return "tough" if tough_models(aim.side) else "model"

    def _own(self, targets: Sequence[TargetSituation]) -> OwnLosses | None:
        hazardous = [g.group for t in targets for g in t.groups if ONE in g.group.to_hit.reading.meanings]
        if not hazardous:
            return None
        unit = as_unit(self.attacker)
        empty = Attack(0, 4, 4)
        c = Circumstances(0, "hold", False, "none", self.attacker.defense, 1, self.attacker.size)
        rules = modified(empty, self.deed.edition, shared_rules(self.attacker), c, defends=True).ignores
        if self.readings["hazardous-wounds"] == "no-ignore":
            rules = ()
        each = self.readings["several-ignores"] == "each"
        rolls = seated_rolls(ignoring(rules, each=each, is_own=True), self.deed.seats.shooter)
        return OwnLosses(unit, tuple(hazardous), rolls, self.nerve(self.attacker, unit, is_own=True))

    def leave_out(self, side: Side) -> None:
        """Note the rules of a unit that the dice leave out: unknown ones, and those that only some models have."""
        for left_open in side.listed.unread:
            self.not_modelled[NotModelled(left_open, side.name)] = None
        for rule in side.rules:
            self._check(rule, side.name)
            is_partial = rule.count is not None and rule.count < side.models
            if is_partial and (rule.name in PARTLY_OPEN or rule.name not in SILENT):
                self.not_modelled[NotModelled(str(rule), side.name)] = None
        for rule in side.hero.rules if side.hero else ():
            self._check(rule, side.hero.name if side.hero else "")

    def _check(self, rule: SpecialRule, whose: str, *, on_weapon: bool = False) -> None:
        """Note a rule that the edition does not know, or that cannot act from where it stands."""
        entries = {wording(self.deed.edition, name) for name in (rule.name, f"{rule.name} as target")} - {""}
        acts = self.deed.in_melee and on_weapon and rule.name == COUNTER
        acts = acts or any(name == LIMITED or not on_weapon or SPECIALS[name].side != "defender" for name in entries)
        if not acts and (on_weapon or rule.name not in SILENT):
            self.not_modelled[NotModelled(str(rule), whose)] = None


def shared_rules(side: Side, *, with_hero: bool = True) -> tuple[SpecialRule, ...]:
    """Return the rules that every model of a unit has; a joined hero without one switches it off."""
    everyones = [rule for rule in side.rules if rule.count is None or rule.count >= side.models]
    if with_hero and side.hero is not None:
        heros = {rule.name for rule in side.hero.rules}
        everyones = [rule for rule in everyones if rule.name in heros]
    return tuple(everyones)


def as_unit(side: Side) -> Unit:
    """Return a unit as those who take wounds in it."""
    heroes = ((side.hero.wounds, tough_of(side.hero.rules)),) if side.hero else ()
    many, tough = tough_models(side), tough_of(side.rules)
    if tough == 1:
        return Unit(side.models, heroes=heroes)
    return Unit(side.models - many, many - len(side.wounds), side.wounds, tough, heroes)


def precedence(group: FireGroup) -> int:
    """Takedown first, then Deadly, then everything else (section 4)."""
    return 0 if group.pick else 1 if group.group.deadly > 1 else 2
