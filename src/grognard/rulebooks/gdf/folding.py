"""Folding: facts and special rules become groups of dice, reasons, and what is not modelled."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from grognard.core.documents import Problem
from grognard.core.outlook import NotModelled
from grognard.core.readings import chosen_readings
from grognard.core.reasons import Reason
from grognard.rulebooks.gdf.attacks import Attack, Circumstances
from grognard.rulebooks.gdf.declaration import Shot, texts
from grognard.rulebooks.gdf.document import SituationText, TargetText
from grognard.rulebooks.gdf.editions import layers, wording
from grognard.rulebooks.gdf.morale import Nerve
from grognard.rulebooks.gdf.notation import SpecialRule
from grognard.rulebooks.gdf.readings import READINGS
from grognard.rulebooks.gdf.resolution import Readings, ignoring, modified, resolved
from grognard.rulebooks.gdf.rolls import ONE
from grognard.rulebooks.gdf.shooting import Group
from grognard.rulebooks.gdf.situation import FireGroup, OwnLosses, Situation, TargetSituation
from grognard.rulebooks.gdf.specials import PARTLY_OPEN, SILENT, SPECIALS
from grognard.rulebooks.gdf.takedown import Pick
from grognard.rulebooks.gdf.units import Side, tough_models, tough_of
from grognard.rulebooks.gdf.wounds import Unit

__all__ = ["Folding", "as_unit", "precedence", "shared_rules"]

PICKING = ("Takedown", "Sniper")
LIMITED = "Limited"
MOST_WORK = 200_000
"""Packets times their sizes times the wounds a unit can take, and once more if hits are counted before: seconds."""


class Folding:
    """Folding one declaration: facts and special rules become groups of dice, reasons, and what is not modelled."""

    def __init__(self, text: SituationText, attacker: Side, path: str) -> None:
        self.text = text
        self.path = path
        self.attacker = attacker
        stated = tuple(layer.readings for layer in layers(text.edition))
        self.chosen = chosen_readings(READINGS, (*stated, tuple(text.readings.items())))
        self.readings: Readings = dict(self.chosen)
        self.reasons: list[Reason] = []
        self.problems: list[Problem] = []
        self.not_modelled: dict[NotModelled, None] = {}

    def situation(self, targets: Sequence[Side], shots: Sequence[Sequence[Shot]]) -> Situation:
        """Fold every target."""
        folded = tuple(
            self._target(target, said, fired)
            for target, said, fired in zip(targets, texts(self.text), shots, strict=True)
        )
        for side in (self.attacker, *targets):
            self._leave_out(side)
        warnings = dict.fromkeys(self._guns_of_the_fallen(shots))
        warnings |= dict.fromkeys(warning for side in (self.attacker, *targets) for warning in side.listed.warnings)
        return Situation(
            self.text.edition,
            self.chosen,
            self.attacker.name,
            self.text.attack.action,
            folded,
            self._own(folded),
            reasons=tuple(self.reasons),
            not_modelled=tuple(self.not_modelled),
            warnings=tuple(warnings),
        )

    def _guns_of_the_fallen(self, shots: Sequence[Sequence[Shot]]) -> list[Problem]:
        """Warn that a unit with losses fires more guns than it has models; whose they were is the owner's to say."""
        guns = [shot for fired in shots for shot in fired if not shot.carried.is_heros]
        side, many = self.attacker, sum(shot.copies for shot in guns)
        if side.models >= side.start or many <= side.models or self.text.attack.firing:
            return []
        facts = (("models", side.models), ("start", side.start), ("guns", many), ("weapon", guns[0].carried.text))
        return [Problem(self.path, 0, "guns-of-the-fallen", facts)]

    def _target(self, target: Side, said: TargetText, shots: Sequence[Shot]) -> TargetSituation:
        unit = as_unit(target)
        groups = [self._group(target, said, shot) for shot in shots]
        return TargetSituation(target.name, unit, tuple(sorted(groups, key=precedence)), self._nerve(target, unit))

    def _nerve(self, side: Side, unit: Unit, *, is_own: bool = False) -> Nerve:
        start = side.start + (side.hero is not None)
        holds = 4 if "Fearless" in {rule.name for rule in shared_rules(side)} else None
        once = self.readings["morale-again"] == "only-when-crossing"
        return Nerve(side.quality, start, unit, holds, side.is_shaken, once, is_own)

    def _group(self, target: Side, said: TargetText, shot: Shot) -> FireGroup:
        weapon = shot.carried.weapon.profile
        pick = self._pick(target, said, weapon.rules)
        c = self._circumstances(target, said, shot, pick)
        own = pick is not None and self.readings["takedown-target"] == "own-values"
        picks_hero = own and pick == "hero" and target.hero is not None
        defending = target.hero.rules if picks_hero and target.hero else shared_rules(target, with_hero=not own)
        attack = self._attack(shot, c, c.target_defense)
        attack = modified(attack, self.text.edition, defending, c, defends=True)
        in_turn = target.hero is not None and pick is None and self.readings["hero-defense"] == "own-once-alone"
        group, reasons = resolved(attack, c, self.readings, weapon.text(), keeps_sixes=in_turn)
        if in_turn and target.hero:
            alone = self._attack(shot, c, target.hero.defense)
            alone = modified(alone, self.text.edition, target.hero.rules, c, defends=True)
            other, _ = resolved(alone, c, self.readings, weapon.text())
            group = msgspec.structs.replace(group, alone=(other.plain, other.six))
        self._check_cost(group, target, weapon.text())
        self.reasons += [reason for reason in reasons if reason not in self.reasons]
        return FireGroup(weapon.text(), shot.copies, shot.distance_um, weapon.range_um or 0, group, pick)

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
        for rule in weapon.rules:
            self._check(rule, weapon.text(), on_weapon=True)
        return modified(attack, self.text.edition, (*weapon.rules, *shooters), c, defends=False)

    def _circumstances(self, target: Side, said: TargetText, shot: Shot, pick: Pick | None) -> Circumstances:
        action = self.text.attack.action
        moved = self.text.attack.moved
        cover = "in" if said.cover is True else said.cover or "none"
        defense, tough = target.defense, tough_of(shared_rules(target, with_hero=False))
        if pick and self.readings["takedown-target"] == "own-values":
            cover = "none"
            if pick == "hero" and target.hero:
                defense, tough = target.hero.defense, tough_of(target.hero.rules)
            else:
                tough = 1 if pick == "model" else tough_of(target.rules)
        moved = action == "advance" if moved is None else moved
        models = 1 if pick else target.size
        return Circumstances(shot.distance_um, action, moved, cover, defense, tough, models, said.moved)

    def _pick(self, target: Side, said: TargetText, rules: tuple[SpecialRule, ...]) -> Pick | None:
        """Return the model that a Takedown weapon picks: as declared, else the hero, the Tough one, any."""
        if not any(wording(self.text.edition, rule.name) in PICKING for rule in rules):
            return None
        if said.pick is not None:
            return said.pick
        if target.hero is not None:
            return "hero"
        return "tough" if tough_models(target) else "model"

    def _own(self, targets: Sequence[TargetSituation]) -> OwnLosses | None:
        hazardous = [g.group for t in targets for g in t.groups if ONE in g.group.to_hit.reading.meanings]
        if not hazardous:
            return None
        unit = as_unit(self.attacker)
        empty = Attack(0, 4, 4)
        c = Circumstances(0, "hold", False, "none", self.attacker.defense, 1, self.attacker.size)
        rules = modified(empty, self.text.edition, shared_rules(self.attacker), c, defends=True).ignores
        if self.readings["hazardous-wounds"] == "no-ignore":
            rules = ()
        each = self.readings["several-ignores"] == "each"
        rolls = ignoring(rules, each=each, is_own=True)
        return OwnLosses(unit, tuple(hazardous), rolls, self._nerve(self.attacker, unit, is_own=True))

    def _leave_out(self, side: Side) -> None:
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
        entries = {wording(self.text.edition, name) for name in (rule.name, f"{rule.name} as target")} - {""}
        acts = any(name == LIMITED or not on_weapon or SPECIALS[name].side != "defender" for name in entries)
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
