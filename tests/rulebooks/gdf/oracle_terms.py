"""What the rules make of one weapon at one target, by name and from the specification alone (sections 5, 6 and 12)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from rulebooks.gdf.scenes import Gun, Mob, Scene

IGNORING = {"Regeneration": 5, "Protected": 6, "Self-Repair": 6, "Plaguebound": 6, "Resistance": 6}


def rating(rules: Iterable[str], name: str) -> int:
    """Return the number of a rule; 0 where it is not there."""
    for rule in rules:
        if match := re.fullmatch(rf"{name}\((\d+)\)", rule):
            return int(match[1])
    return 0


def bare(rules: Iterable[str]) -> set[str]:
    return {re.sub(r"\(.*\)", "", rule) for rule in rules if not re.match(r"\d+x ", rule)}


@dataclass
class Terms:
    """What the rules make of one weapon at one target."""

    attacks: int
    quality: int
    to_hit: int = 0
    defense: int = 4
    to_block: int = 0
    ap: int = 0
    six_ap: int = 0
    blast: int = 1
    deadly: int = 1
    six_hits: int = 0
    six_attacks: int = 0
    re_roll: bool = False
    shred: bool = False
    ignores: tuple[int, ...] = ()
    six_ignores: tuple[int, ...] = ()
    hazardous: bool = False
    picks: bool = False


def reading(scene: Scene, name: str, default: str) -> str:
    if name == "hit-cap" and scene.edition == "academy":
        default = "one"
    return dict(scene.readings).get(name, default)


def known(scene: Scene, names: set[str]) -> set[str]:
    """Leave out what the edition does not know (section 5)."""
    if scene.edition == "3.5":
        return names - {"Sniper", "Lock-On", "Poison"}
    if scene.edition == "academy":
        return names - {"Sniper", "Poison"}
    names = names - {"Takedown", "Unstoppable", "Bane"}
    return names if scene.edition == "3.4" else names - {"Reliable", "Lock-On", "Limited"}


def defending(target: Mob) -> set[str]:
    """Return the rules all models have: a hero without one switches it off (section 6)."""
    names = bare(target.rules)
    return names & bare(target.hero.rules) if target.hero else names


def picked(target: Mob) -> str:
    if target.pick:
        return target.pick
    return "hero" if target.hero else "tough" if some_tough(target)[1] > 1 else "model"


def some_tough(target: Mob) -> tuple[int, int]:
    """Return how many models are Tough, and how Tough they are: all of them, or as many as the rule counts."""
    for rule in target.rules:
        if match := re.fullmatch(r"(\d+)x Tough\((\d+)\)", rule):
            return int(match[1]), int(match[2])
    return target.models, rating(target.rules, "Tough") or 1


def alone(scene: Scene, gun: Gun) -> Terms | None:
    """Return what holds against a hero who is left alone, where a reading says that this is another matter (A7)."""
    hero = scene.target.hero
    usual = terms(scene, gun)
    if hero is None or usual.picks or reading(scene, "hero-defense", "unit") == "unit":
        return None
    lonely = terms(replace(scene, target=replace(scene.target, defense=hero.defense, rules=hero.rules, hero=None)), gun)
    return replace(lonely, blast=usual.blast)


def terms(scene: Scene, gun: Gun) -> Terms:
    names = known(scene, bare(gun.rules) | bare(scene.rules))
    target = scene.target
    t = Terms(gun.copies * gun.attacks, scene.quality, defense=target.defense)
    t.picks = bool(names & {"Takedown", "Sniper"})
    own = t.picks and reading(scene, "takedown-target", "own-values") == "own-values"
    guard, stated, tough = defending(target), target.rules, rating(target.rules, "Tough")
    if own and picked(target) != "hero":
        guard = bare(target.rules)
    if own and picked(target) == "hero" and target.hero:
        guard, stated, tough = bare(target.hero.rules), target.hero.rules, rating(target.hero.rules, "Tough")
        t.defense = target.hero.defense
    guard = known(scene, guard)
    shown = t.defense
    if "Armor" in guard:
        t.defense = min(t.defense, rating(stated, "Armor"))
    _quality(t, scene, names, guard)
    _sixes(t, scene, names)
    _piercing(t, gun, names, (tough, shown, "Fortified" in guard), scene)
    _defense(t, scene, names, guard, rating(stated, "Defense"))
    if own and covered(scene, names):
        t.to_block -= 1
    size = 1 if t.picks else target.models + (target.hero is not None)
    t.deadly = rating(gun.rules, "Deadly") or 1
    blast = rating(gun.rules, "Blast") or 1
    t.blast = blast if scene.edition == "2.12" else min(blast, size)
    t.shred, t.hazardous = "Shred" in names, "Hazardous" in names
    t.re_roll = bool(names & {"Bane", "Lacerate"}) or ("Poison" in names and scene.edition == "3.4")
    return t


def _quality(t: Terms, scene: Scene, names: set[str], guard: set[str]) -> None:
    is_far, moved = scene.distance > 9, scene.action == "advance"
    if "Reliable" in names or "Sniper" in names:
        t.quality = 2
    plus = [n in names for n in ("Precise", "Good Shot")]
    plus += [n in names and is_far for n in ("Artillery", "Targeting Visor")]
    minus = ["Bad Shot" in names, "Indirect" in names and moved, "Evasive" in guard]
    minus += ["Stealth" in guard and (is_far or scene.edition == "2.12")]
    twice = ["Entrenched" in guard and is_far and not scene.target.moved, "Artillery" in guard and is_far]
    worse = sum(minus) + 2 * sum(twice)
    if names & {"Unstoppable", "Lock-On"}:
        worse = 0
    t.to_hit = sum(plus) - worse
    if reading(scene, "hit-cap", "none") == "one":
        t.to_hit = max(-1, min(1, t.to_hit))


def _sixes(t: Terms, scene: Scene, names: set[str]) -> None:
    """What a natural 6 to hit gives besides."""
    t.six_hits = ("Surge" in names) + ("Point-Blank Surge" in names and scene.distance <= 12)
    t.six_attacks = int("Primal" in names)
    if "Relentless" in names:
        if scene.edition == "2.12":
            t.six_attacks += 1
        elif scene.edition == "3.4":
            t.six_hits += scene.action == "hold"
        else:
            t.six_hits += scene.distance > 9
    if "Poison" in names and scene.edition == "2.12":
        t.six_hits += 2


def _piercing(t: Terms, gun: Gun, names: set[str], facing: tuple[int, int, bool], scene: Scene) -> None:
    """AP(n) states how much, the greatest counts; AP(+n) adds to it; a Fortified target takes one off in the end."""
    tough, defense, is_fortified = facing
    stated = max(rating(gun.rules, "AP"), 4 * ("Hazardous" in names))
    more = ("Point-Blank Piercing" in names and scene.distance <= 12) + 2 * ("Shatter" in names and tough >= 3)
    more += 4 * ("Tear" in names and tough >= 9) + 2 * ("Disintegrate" in names and defense in (2, 3))
    six, six_more = stated, 2 * ("Crack" in names) + 4 * ("Destructive" in names)
    if "Rending" in names and scene.edition in ("2.12", "3.4"):
        six = max(4, stated)
    elif "Rending" in names:
        six_more += 4
    t.ap, t.six_ap = stated + more, six + more + six_more
    if is_fortified:
        t.ap, t.six_ap = max(0, t.ap - 1), max(0, t.six_ap - 1)


def covered(scene: Scene, names: set[str]) -> bool:
    if scene.target.cover == "none" or names & {"Lock-On", "Ignores Cover"}:
        return False
    if "Blast" in names and scene.edition != "2.12":
        return False
    return scene.target.cover == "in" or "Indirect" not in names


def _defense(t: Terms, scene: Scene, names: set[str], guard: set[str], bonus: int) -> None:
    t.to_block = covered(scene, names) + ("Shielded" in guard) + ("Sturdy" in guard and scene.distance > 9)
    t.to_block += bonus if "Defense" in guard else 0
    needs = {name: need for name, need in IGNORING.items() if name in guard}
    sure = bool(names & {"Unstoppable", "Bane", "Disintegrate"})
    sure = sure or ("Poison" in names and scene.edition == "3.4")
    sure = sure or ("Rending" in names and scene.edition != "2.12")
    each = reading(scene, "several-ignores", "best") == "each"
    t.ignores = _rolls(needs, sure=sure, each=each)
    t.six_ignores = _rolls(needs, sure=sure or "Rending" in names, each=each)


def _rolls(needs: dict[str, int], *, sure: bool, each: bool) -> tuple[int, ...]:
    left = sorted(need for name, need in needs.items() if not (sure and name == "Regeneration"))
    return tuple(left if each else left[:1])
