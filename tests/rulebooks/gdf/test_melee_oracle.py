"""The odds of a melee against an independent calculator: lists of single models, plain fractions, rules by name."""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from random import Random
from typing import Any, TypeVar

import pytest

from rulebooks.gdf import oracle
from rulebooks.gdf.oracle import Models, Odds, Volley, gathered
from rulebooks.gdf.oracle_terms import Terms, bare, defending, rating, some_tough, terms
from rulebooks.gdf.scenes import Gun, Hero, Mob, Scene, chances, priced

T = TypeVar("T")
ONLY_SHOOTING = {"Good Shot", "Bad Shot", "Artillery", "Relentless", "Stealth", "Sturdy", "Indirect", "Sniper"}
ONLY_SHOOTING |= {"Entrenched", "Targeting Visor", "Point-Blank Surge", "Point-Blank Piercing"}


@dataclass(frozen=True)
class Fighter:
    """One side: its models, its weapons, those of its hero (who has the unit's Quality)."""

    mob: Mob
    blades: tuple[Gun, ...]
    heros: tuple[Gun, ...] = ()
    fatigued: bool = False

    @property
    def is_tired(self) -> bool:
        return self.fatigued or self.mob.shaken


@dataclass(frozen=True)
class Fight:
    charger: Fighter
    defender: Fighter
    strikes_back: bool = True
    edition: str = "3.5"
    readings: tuple[tuple[str, str], ...] = ()


# The independent calculator.


def melee_names(rules: Iterable[str]) -> tuple[str, ...]:
    return tuple(rule for rule in rules if not bare((rule,)) & ONLY_SHOOTING)


def melee_terms(fight: Fight, blade: Gun, rules: tuple[str, ...], sides: tuple[Fighter, Mob], charges: bool) -> Terms:
    """Say what a weapon does to whoever is left, from the terms of a shot at nothing's distance."""
    striker, mob = sides
    mob = replace(mob, rules=melee_names(mob.rules), cover="none")
    if mob.hero:
        mob = replace(mob, hero=replace(mob.hero, rules=melee_names(mob.hero.rules)))
    gun = Gun(blade.copies, blade.attacks, melee_names(blade.rules))
    thrusts = charges and bool({"Thrust"} & {*blade.rules, *rules})
    extra = ("Good Shot",) if thrusts else ()
    scene = Scene(
        (gun,), mob, striker.mob.quality, melee_names(rules) + extra, "hold", 0, fight.edition, fight.readings
    )
    t = terms(scene, gun)
    if thrusts:
        loss = "Fortified" in defending(mob)
        t.ap, t.six_ap = (max(0, rating(blade.rules, "AP") + 1 + more - loss) for more in (0, t.six_ap - t.ap))
    if charges and "Furious" in bare(rules):
        t.six_hits += 1
    if striker.is_tired:
        t.quality, t.to_hit = 99, 0
    return t


def impact_terms(fight: Fight, dice: int, sides: tuple[Fighter, Mob]) -> Terms:
    t = melee_terms(fight, Gun(1, dice), (), sides, charges=False)
    t.quality, t.to_hit = 2, 0
    return t


def carried(fight: Fight, blade: Gun, models: int, alive: int) -> int:
    """Deal the copies one by one, and count those of the models that are left."""
    hands = [0] * models
    for copy in range(blade.copies):
        hands[copy % models] += 1
    special_first = dict(fight.readings).get("fallen-weapons") == "special-first"
    return sum(hands[models - alive :] if special_first else hands[:alive])


def counters(fighter: Fighter) -> int:
    """Count the models with Counter."""
    if "Counter" in fighter.mob.rules:
        many = fighter.mob.models
    else:
        many = min(fighter.mob.models, sum(b.copies for b in fighter.blades if "Counter" in b.rules))
    hero = fighter.mob.hero
    return many + bool(hero and ("Counter" in hero.rules or any("Counter" in b.rules for b in fighter.heros)))


def struck(fight: Fight, turn: str, mine: Models, mob: Mob) -> list[Terms]:
    """List what strikes in a turn at whoever is left, in the order it is resolved."""
    charges = turn == "charge"
    striker, enemy = (fight.charger, fight.defender) if charges else (fight.defender, fight.charger)
    escorts, has_hero = sum(not hero for hero, _, _ in mine), any(hero for hero, _, _ in mine)
    found: list[Terms] = []
    if charges and not striker.is_tired:
        heros = rating(striker.mob.hero.rules, "Impact") if striker.mob.hero and has_hero else 0
        dice = escorts * rating(striker.mob.rules, "Impact") + heros - counters(enemy)
        found += [impact_terms(fight, dice, (striker, mob))] if dice > 0 else []
    armed = [(b, striker.mob.rules, carried(fight, b, striker.mob.models, escorts)) for b in striker.blades]
    hero = striker.mob.hero
    armed += [(b, hero.rules, b.copies * has_hero) for b in striker.heros] if hero else []
    for blade, rules, copies in armed:
        is_first = not charges and "Counter" in {*blade.rules, *rules}
        if copies and (charges or is_first == (turn == "counter")):
            found.append(melee_terms(fight, Gun(copies, blade.attacks, blade.rules), rules, (striker, mob), charges))
    return sorted(found, key=oracle.precedence)


def facing(mob: Mob, models: Models) -> Mob:
    """Say how a unit stands when a strike begins: a hero left alone has his own values."""
    escorts = sum(not hero for hero, _, _ in models)
    if escorts or mob.hero is None:
        return replace(mob, models=escorts, hero=mob.hero if any(hero for hero, _, _ in models) else None)
    return replace(mob, models=1, defense=mob.hero.defense, rules=mob.hero.rules, hero=None)


def lonely_terms(fight: Fight, turn: str, mine: Models, mob: Mob) -> list[Terms]:
    """Say what holds against a hero left alone, where a reading lets him block for himself at once (A7)."""
    if mob.hero is None or dict(fight.readings).get("hero-defense") != "own-once-alone":
        return []
    return struck(fight, turn, mine, replace(mob, defense=mob.hero.defense, rules=mob.hero.rules, hero=None))


State = tuple[Volley, Volley]
"""What was done to the defender, and to the charger."""


def turned(fight: Fight, turn: str, state: Odds[State]) -> Odds[State]:
    found: list[tuple[State, Fraction]] = []
    for (defender, charger), chance in state.items():
        mine, target = (charger, defender) if turn == "charge" else (defender, charger)
        odds: Odds[Volley] = {target: Fraction(1)}
        scene = Scene(target=(fight.defender if turn == "charge" else fight.charger).mob, readings=fight.readings)
        mob = facing(scene.target, target[2])
        usual = struck(fight, turn, mine[2], mob) if mine[2] and target[2] else []
        alone = dict(enumerate(lonely_terms(fight, turn, mine[2], mob))) if usual else {}
        for at, t in enumerate(usual):
            lonely = alone.get(at)
            odds = oracle.fired(scene, t, odds, lonely and replace(lonely, blast=t.blast))
        for after, p in odds.items():
            found.append(((after, charger) if turn == "charge" else (defender, after), chance * p))
    return gathered(found)


def fear(fight: Fight, fighter: Fighter) -> int:
    hero = fighter.mob.hero
    if dict(fight.readings).get("fear-whose") == "every-model":
        return 0 if hero and not fearsome(hero.rules) else fearsome(fighter.mob.rules)
    return max(fearsome(fighter.mob.rules), fearsome(hero.rules) if hero else 0)


def fearsome(rules: tuple[str, ...]) -> int:
    return max(rating((rule,), "Fear") for rule in (*rules, ""))


def borne(before: Models, after: Models) -> int:
    return sum(tough - taken for _, tough, taken in before) - sum(tough - taken for _, tough, taken in after)


def winner(fight: Fight, state: State) -> str:
    (_, on_defender, defender), (_, on_charger, charger) = state
    if not defender or not charger:
        return "charger" if charger else "defender"
    if dict(fight.readings).get("melee-wounds") == "suffered":
        on_defender = borne(oracle.models_of(fight.defender.mob), defender)
        on_charger = borne(oracle.models_of(fight.charger.mob), charger)
    ours, theirs = on_defender + fear(fight, fight.charger), on_charger + fear(fight, fight.defender)
    return "" if ours == theirs else "charger" if ours > theirs else "defender"


def fate(mob: Mob, models: Models) -> tuple[Fraction, Fraction]:
    """Return the chances that a loser is Shaken, and that it routs."""
    failing = 1 - oracle.passing(mob.quality)
    if "Fearless" in defending(mob):
        failing *= Fraction(1, 2)
    failing = Fraction(1) if mob.shaken else failing
    start = (mob.start or mob.models) + (mob.hero is not None)
    return (Fraction(0), failing) if oracle.at_half(models, start) else (failing, Fraction(0))


def odds(fight: Fight) -> dict[str, dict[str, Any]]:
    """Return every measure of both sides."""
    before = {"defender": oracle.models_of(fight.defender.mob), "charger": oracle.models_of(fight.charger.mob)}
    state: Odds[State] = {((0, 0, before["defender"]), (0, 0, before["charger"])): Fraction(1)}
    for turn in ("counter", "charge", "back") if fight.strikes_back else ("charge",):
        state = turned(fight, turn, state)
    return {
        name: measured(fight, state, (at, name, mob), before[name])
        for at, (name, mob) in enumerate((("defender", fight.defender.mob), ("charger", fight.charger.mob)))
    }


def measured(fight: Fight, state: Odds[State], side: tuple[int, str, Mob], before: Models) -> dict[str, Any]:
    at, name, mob = side
    lost = [(s[at][2], p) for s, p in state.items() if winner(fight, s) not in ("", name) and s[at][2]]
    kept = [p for s, p in state.items() if winner(fight, s) in ("", name) and s[at][2] and mob.shaken]
    return {
        "hits": gathered((s[at][0], p) for s, p in state.items()),
        "wounds": gathered((s[at][1], p) for s, p in state.items()),
        "models_removed": gathered((len(before) - len(s[at][2]), p) for s, p in state.items()),
        "wounds_left": gathered((sum(m[2] for m in s[at][2]), p) for s, p in state.items()),
        "won": sum((p for s, p in state.items() if winner(fight, s) == name), Fraction(0)),
        "morale_test": sum((p for _, p in lost), Fraction(0)),
        "shaken": sum((p * fate(mob, models)[0] for models, p in lost), sum(kept, Fraction(0))),
        "routed": sum((p * fate(mob, models)[1] for models, p in lost), Fraction(0)),
        "destroyed": sum((p for s, p in state.items() if not s[at][2]), Fraction(0)),
    }


# The same as a situation file.


def weapons(blades: tuple[Gun, ...]) -> list[str]:
    return [f"{b.copies}x {'ABCD'[at]}lade ({', '.join((f'A{b.attacks}', *b.rules))})" for at, b in enumerate(blades)]


def table(name: str, fighter: Fighter) -> list[str]:
    mob = fighter.mob
    said: dict[str, object] = {"name": name.title(), "models": mob.models, "quality": mob.quality}
    said |= {"defense": mob.defense, "rules": mob.rules, "wounds": mob.wounds, "weapons": weapons(fighter.blades)}
    said |= {"shaken": mob.shaken, "fatigued": fighter.fatigued, "starting_models": mob.start or mob.models}
    lines = [f"[{'attacker' if name == 'charger' else 'target'}]"]
    lines += [f"{key} = {json.dumps(value)}" for key, value in said.items()]
    if mob.hero:
        lines += [f"hero = {{ defense = {mob.hero.defense}, rules = {json.dumps(mob.hero.rules)}, "]
        lines[-1] += f"wounds = {mob.hero.wounds}, weapons = {json.dumps(weapons(fighter.heros))} }}"
    return lines


def text(fight: Fight) -> str:
    lines = ['rulebook = "gdf"', f'edition = "{fight.edition}"', *table("charger", fight.charger)]
    lines += [*table("defender", fight.defender), "[melee]", f"strikes_back = {json.dumps(fight.strikes_back)}"]
    return "\n".join([*lines, "[readings]", *(f'{name} = "{option}"' for name, option in fight.readings)])


# Fights drawn at random.

ON_WEAPONS = (
    "Reliable",
    "Precise",
    "Surge",
    "Shred",
    "Lacerate",
    "Indirect",
    "Sniper",
    "Thrust",
    "Counter",
    "Crack",
    "Takedown",
)
ON_UNITS = (
    "Furious", "Fear(1)", "Fear(2)", "Counter", "Good Shot", "Point-Blank Surge", "Regeneration", "Protected",
    "Shielded", "Fortified", "Evasive", "Stealth", "Sturdy", "Fearless", "Thrust", "Primal", "Impact(1)",
)  # fmt: skip
OPTIONS = (("melee-wounds", "suffered"), ("fear-whose", "every-model"), ("fallen-weapons", "special-first"))


def some(rng: Random, names: tuple[T, ...], most: int) -> tuple[T, ...]:
    return tuple(rng.sample(names, rng.randint(0, most)))


def random_blade(rng: Random, copies: int) -> Gun:
    rules = list(some(rng, ON_WEAPONS, 2))
    for rule, most in (("AP", 3), ("Deadly", 2), ("Blast", 2)):
        if rng.random() < 0.2:
            rules.append(f"{rule}({rng.randint(2 if rule != 'AP' else 1, most)})")
    return Gun(copies, rng.choice((1, 1, 2)), tuple(rules))


def random_fighter(rng: Random) -> Fighter:
    models, tough = rng.choice(((1, 1), (2, 1), (3, 1), (1, 3), (2, 2), (1, 6)))
    rules = list(some(rng, ON_UNITS, 3))
    hero = None
    if rng.random() < 0.25:
        hero = Hero(rng.randint(2, 6), (*(r for r in rules if rng.random() < 0.6), "Tough(3)"), rng.randint(0, 2))
    if tough > 1:
        rules.append(f"Tough({tough})")
    mob = Mob(
        models,
        rng.randint(2, 6),
        rng.randint(2, 6),
        tuple(rules),
        wounds=(1,) if tough > 1 and rng.random() < 0.4 else (),
        start=models + rng.randint(0, 2),
        shaken=rng.random() < 0.1,
        hero=hero,
    )
    blades = tuple(random_blade(rng, rng.randint(1, models)) for _ in range(rng.choice((1, 1, 2))))
    heros = (random_blade(rng, 1),) if hero and rng.random() < 0.7 else ()
    return Fighter(mob, blades, heros, rng.random() < 0.15)


def random_fight(rng: Random) -> Fight:
    charger, defender = random_fighter(rng), random_fighter(rng)
    charger = replace(charger, mob=replace(charger.mob, shaken=False))
    edition = rng.choice(("3.5", "3.5", "academy", "3.4", "2.12"))
    return Fight(charger, defender, rng.random() < 0.8, edition, some(rng, OPTIONS, 2))


def hero_fight(rng: Random) -> Fight:
    """Draw a fight in which a hero left alone blocks for himself at once; hits that do not differ, one by one."""
    fight = random_fight(rng)
    hero = Hero(rng.randint(2, 6), ("Tough(3)", *some(rng, ("Shielded", "Regeneration"), 1)), rng.randint(0, 2))

    def plain(blade: Gun) -> Gun:
        return replace(blade, rules=tuple(r for r in blade.rules if r not in {"Crack", "Takedown"} and "(" not in r))

    sides = [
        replace(side, mob=replace(side.mob, hero=hero), blades=tuple(map(plain, side.blades)), heros=())
        for side in (fight.charger, fight.defender)
    ]
    readings = (*fight.readings, ("hero-defense", "own-once-alone"))
    return replace(fight, charger=sides[0], defender=sides[1], readings=readings)


@pytest.mark.parametrize("number", range(24))
def test_a_hero_left_alone_in_a_melee_is_what_the_oracle_says(number: int) -> None:
    fight = hero_fight(Random(f"gdf melee hero {number}"))
    assert ours(fight) == odds(fight), fight


def test_it_matters_that_a_hero_is_left_alone() -> None:
    fights = [hero_fight(Random(f"gdf melee hero {number}")) for number in range(24)]
    assert sum(odds(fight) != odds(replace(fight, readings=fight.readings[:-1])) for fight in fights) > 6


def ours(fight: Fight) -> dict[str, dict[str, Any]]:
    return {
        name.lower(): {key: v if isinstance(v, Fraction) else chances(v) for key, v in measures.items()}
        for name, measures in priced(text(fight)).items()
    }


@pytest.mark.parametrize("batch", range(10))
def test_every_measure_of_a_random_melee_is_what_the_oracle_says(batch: int) -> None:
    for number in range(batch, 150, 10):
        fight = random_fight(Random(f"gdf melee {number}"))
        assert ours(fight) == odds(fight), fight


def test_the_random_fights_have_everything_in_them() -> None:
    fights = [random_fight(Random(f"gdf melee {number}")) for number in range(150)]
    rules = {rule for f in fights for side in (f.charger, f.defender) for rule in side.mob.rules}
    rules |= {rule for f in fights for side in (f.charger, f.defender) for b in side.blades for rule in b.rules}
    assert {*ON_UNITS, *ON_WEAPONS, "Deadly(2)", "Blast(2)", "Tough(6)"} <= rules
    assert {option for f in fights for option in f.readings} == {*OPTIONS}
    assert any(f.charger.mob.hero and f.defender.heros for f in fights)
    assert all(some_tough(f.charger.mob)[0] == f.charger.mob.models for f in fights)
