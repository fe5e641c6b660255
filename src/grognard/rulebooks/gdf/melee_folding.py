"""Folding a melee: both sides' weapons and special rules become blows, reasons, and what is not modelled (P3 to P5)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from grognard.core.documents import Problem
from grognard.core.outlook import NotModelled
from grognard.core.reasons import Reason, changed
from grognard.rulebooks.gdf.attacks import Attack, Circumstances
from grognard.rulebooks.gdf.declaration import Shot, carried
from grognard.rulebooks.gdf.editions import wording
from grognard.rulebooks.gdf.folding import Aim, Deed, Folding, as_unit, precedence, shared_rules
from grognard.rulebooks.gdf.melee import struck
from grognard.rulebooks.gdf.melee_situation import (
    Blow,
    Combatant,
    Contender,
    Melee,
    MeleeSituation,
    Striker,
    Terms,
)
from grognard.rulebooks.gdf.notation import SpecialRule
from grognard.rulebooks.gdf.resolution import ignoring, modified
from grognard.rulebooks.gdf.seats import Seats, seated_rolls
from grognard.rulebooks.gdf.shooting import Group, Ignoring
from grognard.rulebooks.gdf.takedown import is_hazardous
from grognard.rulebooks.gdf.units import Hero, Side
from grognard.rulebooks.gdf.wounds import bears

__all__ = ["Fighting", "melee_situation", "strikers_of", "with_counter", "with_impact"]

COUNTER, FEAR, FURIOUS, IMPACT, THRUST = "Counter", "Fear", "Furious", "Impact", "Thrust"
IMPACT_NEED = 2
"""What a die of Impact hits on."""

LAST = 2
"""The precedence of what is neither Takedown nor Deadly."""

MOST_STATES = 60_000
"""Of both sides together; each takes a fraction of a millisecond."""

BACK = "-back"
"""What the names of hits and wounds end in that the charger takes."""


def strikers_of(side: Side) -> tuple[Striker, ...]:
    """Return every melee weapon of a unit, all copies."""
    return tuple(Striker(c, c.weapon.count) for c in carried(side) if c.weapon.profile.range_um is None)


def with_impact(side: Side) -> int:
    """Count the models of a unit that have Impact, a joined hero left out."""
    return _bearers(side, IMPACT)


def with_counter(side: Side) -> int:
    """Count the models of a unit that have Counter, themselves or on a weapon, a joined hero among them."""
    armed = sum(s.carried.weapon.count for s in strikers_of(side) if _is_on(s, COUNTER) and not s.carried.is_heros)
    hero = side.hero is not None and any(
        rule.name == COUNTER
        for rules in (side.hero.rules, *(weapon.profile.rules for weapon in side.hero.weapons))
        for rule in rules
    )
    return min(side.models, max(armed, _bearers(side, COUNTER))) + hero


def _bearers(side: Side, name: str) -> int:
    found = [rule for rule in side.rules if rule.name == name]
    return min(side.models, sum(side.models if rule.count is None else rule.count for rule in found))


def _is_on(striker: Striker, name: str) -> bool:
    return any(rule.name == name for rule in striker.carried.weapon.profile.rules)


def _rating(rules: tuple[SpecialRule, ...], name: str) -> int:
    return max((rule.rating or 0 for rule in rules if rule.name == name), default=0)


def melee_situation(charger: Contender, defender: Contender, terms: Terms, path: str = "") -> MeleeSituation:
    """Fold a charge that has reached its target; `path` names the file in problems."""
    ours = Fighting(charger, defender, terms, path, charges=True)
    theirs = Fighting(defender, charger, terms, path, charges=False)
    fought = Melee(ours.combatant(), theirs.combatant(), terms.strikes_back)
    left_open: dict[NotModelled, None] = {}
    for side in (ours, theirs):
        left_open |= dict.fromkeys((*side.folding.not_modelled, *side.left_open()))
    warnings = dict.fromkeys((*charger.side.listed.warnings, *defender.side.listed.warnings))
    return MeleeSituation(
        terms.edition,
        ours.folding.chosen,
        _counting_excess(fought, ours.folding.readings["melee-wounds"] == "all"),
        (*ours.folding.reasons, *ours.more, *theirs.folding.reasons),
        tuple(left_open),
        tuple(warnings),
        (*ours.folding.problems, *theirs.folding.problems, *_too_much(fought, path)),
    )


def _too_much(fought: Melee, path: str) -> Iterator[Problem]:
    """Refuse what would take minutes: each state of one side meets each of the other, and that one's own wounds."""
    work = _states(fought.charger, fought.defender) * _states(fought.defender, fought.charger)
    if work > MOST_STATES:
        yield Problem(path, 0, "melee-too-large")


def _states(side: Combatant, enemy: Combatant) -> int:
    """Estimate in how many states a side can be left, by what strikes at it and by its own Hazardous weapons."""
    fire = struck((*enemy.blows, *enemy.counters), enemy.unit, side.unit)
    dice = sum(g.attacks * (1 + g.six_hits + g.six_attacks) * g.blast * g.deadly for g, _ in fire)
    own = sum(g.attacks for g, _ in struck((*side.blows, *side.counters), side.unit, enemy.unit) if is_hazardous(g))
    varies = any(g.deadly > 1 and (g.plain.to_ignore or g.six.to_ignore) for g, _ in fire)
    packets = side.unit.models // 4 if varies else 0
    return (1 + min(bears(side.unit), dice)) * (1 + min(bears(side.unit), own)) * (1 + packets)


def _counting_excess(fought: Melee, counts: bool) -> Melee:
    """Have wounds in excess counted where there can be any that matter: of Deadly and Takedown, if they count."""

    def counting(side: Combatant, enemy: Combatant) -> Combatant:
        may = any(blow.pick or blow.group.deadly > 1 for blow in (*enemy.blows, *enemy.counters))
        unit = msgspec.structs.replace(side.unit, excess=0)
        return msgspec.structs.replace(side, unit=unit) if may and counts else side

    both = counting(fought.charger, fought.defender), counting(fought.defender, fought.charger)
    return msgspec.structs.replace(fought, charger=both[0], defender=both[1])


class Fighting:
    """Folding one side of a melee; `more` are reasons for what is not folded with a weapon."""

    def __init__(self, me: Contender, enemy: Contender, terms: Terms, path: str, *, charges: bool) -> None:
        self.me = me
        self.enemy = enemy
        self.charges = charges
        self.is_fatigued = me.is_fatigued or me.side.is_shaken
        seats = Seats(me.seat, enemy.seat, "" if self.charges else BACK)
        self.deed = Deed(
            terms.edition,
            terms.readings,
            "charge" if self.charges else "hold",
            has_moved=self.charges,
            in_melee=True,
            is_fatigued=self.is_fatigued,
            seats=seats,
        )
        self.folding = Folding(self.deed, me.side, path)
        self.aim = Aim(enemy.side, (), pick=enemy.pick)
        self.more: list[Reason] = []

    def combatant(self) -> Combatant:
        """Fold everything that this side strikes with, and what it brings besides."""
        side = self.me.side
        self.folding.leave_out(side)
        first = [s for s in self.me.striking if self._strikes_first(s)]
        last = [s for s in self.me.striking if s not in first]
        unit = as_unit(side)
        nerve = self.folding.nerve(side, unit)
        return Combatant(
            side.name,
            self.me.seat,
            unit,
            self._blows(last, self._impact()),
            self._blows(first, ()),
            nerve,
            self._fear(),
            self._own_rolls(),
            self.is_fatigued,
        )

    def _strikes_first(self, striker: Striker) -> bool:
        """Whether a weapon strikes before a charger does: by a rule of its own or of its bearer (P5)."""
        side, is_heros = self.me.side, striker.carried.is_heros
        bearer = side.hero.rules if is_heros and side.hero else shared_rules(side, with_hero=False)
        return not self.charges and (_is_on(striker, COUNTER) or any(rule.name == COUNTER for rule in bearer))

    def _blows(self, strikers: list[Striker], more: tuple[tuple[int, Blow], ...]) -> tuple[Blow, ...]:
        """Fold weapons in the order they are resolved; what hits by a rule of its own comes first among its equals."""
        found = [self._blow(striker) for striker in strikers if striker.copies]
        return tuple(blow for _, blow in sorted((*more, *found), key=lambda pair: pair[0]))

    def _blow(self, striker: Striker) -> tuple[int, Blow]:
        weapon, side = striker.carried, self.me.side
        shot = Shot(weapon, striker.copies, 0)
        fire = self.folding.group(self.aim, shot)
        each = weapon.weapon.profile.attacks
        blow = Blow(
            fire.group,
            copies=0 if weapon.is_heros else striker.copies,
            dealt=0 if weapon.is_heros else weapon.weapon.count,
            models=side.models,
            each=each,
            heros=striker.copies * each if weapon.is_heros else 0,
            pick=fire.pick,
            lonely=self._lonely(shot),
            is_capped=wording(self.deed.edition, "Blast") == "Blast",
            falls_first=self.folding.readings["fallen-weapons"] == "special-first",
        )
        return precedence(fire), blow

    def _lonely(self, shot: Shot) -> Group | None:
        """Fold a weapon against the enemy's hero alone, if his escort may fall before this unit's turn."""
        hero = self.enemy.side.hero
        if self.charges or hero is None:
            return None
        other = Folding(self.deed, self.me.side, self.folding.path)
        return other.group(Aim(_alone(self.enemy.side, hero), ()), shot).group

    def _impact(self) -> tuple[tuple[int, Blow], ...]:
        """Fold the dice of Impact: so many a model on the charge, unless fatigued, one fewer a model with Counter."""
        side, hero = self.me.side, self.me.side.hero
        each = _rating(side.rules, IMPACT)
        heros = _rating(hero.rules, IMPACT) if hero and self.me.hero_impacts else 0
        total, less = self.me.impacting * each + heros, with_counter(self.enemy.side)
        if not total or not self.charges or self.is_fatigued:
            return ()
        of = self.folding.of(f"{IMPACT}({max(each, heros)})")
        if less:
            self.more += changed("impact", total, [("gdf-counter", -min(less, total))], of)
        group = self.folding.hits(self.aim, total, IMPACT_NEED, "gdf-impact", of)
        blow = Blow(group, self.me.impacting, with_impact(side), side.models, each, heros, less)
        return ((LAST, blow),)

    def _fear(self) -> int:
        side, hero = self.me.side, self.me.side.hero
        if self.folding.readings["fear-whose"] == "every-model":
            return _rating(shared_rules(side), FEAR)
        return max(_rating(side.rules, FEAR), _rating(hero.rules, FEAR) if hero else 0)

    def _own_rolls(self) -> Ignoring:
        """Return the rolls that ignore wounds from this unit's own Hazardous weapons."""
        side, readings = self.me.side, self.folding.readings
        if readings["hazardous-wounds"] == "no-ignore":
            return ()
        c = Circumstances(0, "hold", False, "none", side.defense, 1, side.size, False, True)
        rules = modified(Attack(0, 4, 4), self.deed.edition, shared_rules(side), c, defends=True).ignores
        return seated_rolls(ignoring(rules, each=readings["several-ignores"] == "each", is_own=True), self.me.seat)

    def left_open(self) -> Iterator[NotModelled]:
        """List the rules of melee that are left out: only some models have them, or their number is not said."""
        side, hero = self.me.side, self.me.side.hero
        for rule in side.rules:
            is_partial = rule.count is not None and rule.count < side.models
            if (is_partial and rule.name in (COUNTER, FURIOUS, THRUST)) or _lacks_number(rule):
                yield NotModelled(str(rule), side.name)
        for rule in hero.rules if hero else ():
            if _lacks_number(rule):
                yield NotModelled(str(rule), hero.name if hero else "")


def _lacks_number(rule: SpecialRule) -> bool:
    return rule.name in (FEAR, IMPACT) and rule.rating is None


def _alone(side: Side, hero: Hero) -> Side:
    """Return a hero whose escort has fallen, as a unit of one."""
    wounds = (hero.wounds,) if hero.wounds else ()
    return msgspec.structs.replace(
        side,
        models=1,
        start=side.start + 1,
        quality=hero.quality,
        defense=hero.defense,
        wounds=wounds,
        weapons=hero.weapons,
        rules=hero.rules,
        hero=None,
    )
