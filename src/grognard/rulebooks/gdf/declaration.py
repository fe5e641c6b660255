"""The declaration: which weapons fire at which unit, checked before anything is rolled (rules 2–7).

Every check that fails is a refusal with its rule; copies that cannot see or reach are left out of a legal one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Protocol

import msgspec

from grognard.boards.length import INCH, read_length
from grognard.boards.problems import Problem as Unreadable
from grognard.core.documents import Document, Place, Problem
from grognard.core.refusals import Fact, Refusal
from grognard.rulebooks.gdf.document import Reference, SituationText, TargetText
from grognard.rulebooks.gdf.editions import wording
from grognard.rulebooks.gdf.listed import short
from grognard.rulebooks.gdf.notation import Weapon, read_profile
from grognard.rulebooks.gdf.situation import LeftOut
from grognard.rulebooks.gdf.units import Hero, Side, tough_models

__all__ = [
    "Armed",
    "Carried",
    "Declaration",
    "Shot",
    "can_pick",
    "carried",
    "declared",
    "reach",
    "texts",
    "weapon_places",
]


MOST_DICE = 600
"""More attacks, multiplied by Blast and Deadly, than this in one declaration are a slip of the pen."""

MOST_IN_TURN = 40
"""As many where every hit is resolved by itself (the reading `hero-defense` = `own-once-alone`)."""


class Carried(msgspec.Struct, frozen=True):
    """A weapon of the shooting unit, and whether its joined hero carries it."""

    weapon: Weapon
    is_heros: bool

    @property
    def text(self) -> str:
        """The profile as the book writes it."""
        return self.weapon.profile.text()


class Shot(msgspec.Struct, frozen=True):
    """So many copies of a weapon that fire at one target, with the distance in micrometres."""

    carried: Carried
    copies: int
    distance_um: int


Declared = tuple[tuple[tuple[Shot, ...], ...], tuple[LeftOut, ...]]


class Armed(Protocol):
    """Whatever has weapons, and perhaps a hero with some of his own."""

    @property
    def weapons(self) -> tuple[Weapon, ...]:
        """Its own weapons."""

    @property
    def hero(self) -> Hero | None:
        """Its joined hero."""


def carried(side: Armed) -> tuple[Carried, ...]:
    """Return every weapon of a unit, those of its hero last."""
    hero = side.hero.weapons if side.hero else ()
    return (*(Carried(w, False) for w in side.weapons), *(Carried(w, True) for w in hero))


def reach(side: Side, weapon: Carried) -> int:
    """Return how far a weapon reaches in micrometres, longer where a rule of its bearers says so; 0 in melee."""
    rules = side.hero.rules if weapon.is_heros and side.hero else side.rules
    is_longer = any(rule.name == "Increased Shooting Range" and rule.count in (None, side.models) for rule in rules)
    own = weapon.weapon.profile.range_um or 0
    return own + 6 * INCH if own and is_longer else own


def _meant(weapons: Sequence[Carried], reference: Reference) -> list[int]:
    """Return the places of the weapons that a position, a profile or a name can mean."""
    if isinstance(reference, int):
        return [reference - 1] if 1 <= reference <= len(weapons) else []
    wanted, read = reference.strip().casefold(), read_profile(reference)
    names = [weapon.weapon.profile.name.casefold() for weapon in weapons]
    if isinstance(read, Weapon):
        same = (read.profile.kind, read.profile.name.casefold())
        kinds = [weapon.weapon.profile.kind for weapon in weapons]
        return [at for at, kind in enumerate(zip(kinds, names, strict=True)) if kind == same]
    return [at for at, name in enumerate(names) if name == wanted]


def _unclear(document: Document, place: Place, weapons: Sequence[Carried], reference: Reference) -> Problem:
    """Say that a word for a weapon means none or several, and which there are."""
    key = "weapon-ambiguous" if _meant(weapons, reference) else "weapon-unknown"
    known = "; ".join(f"{at}: {weapon.text}" for at, weapon in enumerate(weapons, 1))
    return document.problem(place, key, weapon=str(reference)[:60], known=known[:400])


def weapon_places(
    document: Document, place: Place, weapons: Sequence[Carried], references: Sequence[Reference], found: list[Problem]
) -> tuple[int, ...]:
    """Return the places of weapons by a position, a profile or an unambiguous name; add what is none to `found`."""
    meant = [(reference, _meant(weapons, reference)) for reference in references]
    found += [_unclear(document, place, weapons, reference) for reference, places in meant if len(places) != 1]
    return tuple(places[0] for _, places in meant if len(places) == 1)


class Declaration:
    """A declaration being checked: the file it stands in, what is wrong with it, what the rules refuse."""

    def __init__(self, document: Document, text: SituationText, side: Side) -> None:
        self.document = document
        self.text = text
        self.side = side
        self.weapons = carried(side)
        self.problems: list[Problem] = []
        self.refusals: list[Refusal] = []
        self.left_out: list[LeftOut] = []

    def find(self, reference: Reference, place: Place) -> int | None:
        """Return the place of a weapon that a position, a profile or an unambiguous name means."""
        found = _meant(self.weapons, reference)
        if len(found) == 1:
            return found[0]
        problem = _unclear(self.document, place, self.weapons, reference)
        if problem not in self.problems:
            self.problems.append(problem)
        return None

    def found(self, references: Sequence[Reference], place: Place) -> list[int]:
        """Return the places of several weapons, each named once."""
        places: list[int] = []
        for reference in references:
            at = self.find(reference, place)
            if at in places:
                self.problem(place, "weapon-named-twice", weapon=self.weapons[at].text)
            elif at is not None:
                places.append(at)
        return places

    def problem(self, place: Place, key: str, **facts: Fact) -> None:
        """Note what cannot be read, once."""
        problem = self.document.problem(place, key, **facts)
        if problem not in self.problems:
            self.problems.append(problem)

    def refuse(self, citation: str, key: str, **facts: Fact) -> None:
        """Note what is not legal, once."""
        refusal = Refusal(citation, key, tuple(facts.items()))
        if refusal not in self.refusals:
            self.refusals.append(refusal)


def declared(document: Document, text: SituationText, side: Side, targets: Sequence[Side]) -> Declaration | Declared:
    """Return the shots at each target and what is left out; or the declaration with its problems or refusals."""
    d = Declaration(document, text, side)
    _check_action(d)
    _check_targets(d, targets)
    division = _divided(d)
    firing = _firing(d)
    shots = []
    for number, target in enumerate(targets):
        before = len(d.left_out)
        shots.append(tuple(_shots(d, number, target, division[number], firing)))
        if not shots[number]:
            _refuse_target(d, target, d.left_out[before:])
    return d if d.problems or d.refusals else (tuple(shots), tuple(d.left_out))


def texts(text: SituationText) -> tuple[TargetText, ...]:
    """Return the targets as a tuple, one or more."""
    return text.target if isinstance(text.target, tuple) else (text.target,)


def _check_action(d: Declaration) -> None:
    attack = d.text.attack
    if d.text.attacker.shaken:
        d.refuse("gdf-2", "shaken-is-idle", unit=d.side.name)
    if d.text.attacker.activated:
        d.refuse("gdf-p1", "already-activated", unit=d.side.name)
    if attack.action == "hold" and attack.moved:
        d.problem(("attack", "moved"), "hold-has-moved")
    if attack.action in ("rush", "charge"):
        d.refuse("gdf-2", "no-shooting-after", action=attack.action)


def _check_targets(d: Declaration, targets: Sequence[Side]) -> None:
    if len(targets) > 2:
        d.refuse("gdf-5", "too-many-targets", targets=len(targets))
    for number, (target, said) in enumerate(zip(targets, texts(d.text), strict=True)):
        if said.friendly:
            d.refuse("gdf-6", "friendly-target", target=target.name)
        if said.pick is not None and not can_pick(target, said.pick):
            d.problem(("target", number, "pick"), "pick-is-nobody", pick=said.pick, target=target.name)


def can_pick(target: Side, pick: str) -> bool:
    """Tell whether there is a model of that class for Takedown to pick."""
    here = {"model": target.models > tough_models(target), "tough": tough_models(target) > 0}
    return here.get(pick, target.hero is not None)


def _divided(d: Declaration) -> list[list[int]]:
    """Return the weapons that fire at each target; refuse one weapon, or one kind, at two (rule 5)."""
    said, attack = texts(d.text), d.text.attack
    ranged = [at for at, weapon in enumerate(d.weapons) if weapon.weapon.profile.range_um is not None]
    held = d.found(attack.held_back, ("attack", "held_back"))
    used = d.found(attack.used, ("attack", "used"))
    if not ranged:
        d.refuse("gdf-6", "no-ranged-weapon", unit=d.side.name)
    for at in used:
        if not _is_limited(d, at):
            d.problem(("attack", "used"), "weapon-not-limited", weapon=d.weapons[at].text)
    d.left_out += [LeftOut(d.weapons[at].text, "", d.weapons[at].weapon.count, "held-back") for at in held]
    d.left_out += [LeftOut(d.weapons[at].text, "", d.weapons[at].weapon.count, "used-up") for at in used]
    free = [at for at in ranged if at not in held and at not in used]
    if len(said) == 1 and said[0].fired_by is None:
        if used and not free:
            d.refuse("gdf-limited", "already-used", weapon=d.weapons[used[0]].text)
        return [free]
    division = [_chosen(d, number, target, (held, used)) for number, target in enumerate(said)]
    _check_kinds(d, division)
    return division


def _is_limited(d: Declaration, at: int) -> bool:
    rules = d.weapons[at].weapon.profile.rules
    return any(wording(d.text.edition, rule.name) == "Limited" for rule in rules)


def _chosen(d: Declaration, number: int, target: TargetText, silent: tuple[list[int], list[int]]) -> list[int]:
    """Return the weapons named for one target; name those that cannot fire at it."""
    held, used = silent
    place = ("target", number, "fired_by")
    if target.fired_by is None:
        d.problem(("target", number), "division-missing", target=target.name or number + 1)
    places = d.found(target.fired_by or (), place)
    for at in places:
        weapon = d.weapons[at]
        if weapon.weapon.profile.range_um is None:
            d.refuse("gdf-6", "not-a-ranged-weapon", weapon=weapon.text)
        if at in held:
            d.problem(place, "held-back-and-fired", weapon=weapon.text)
        if at in used:
            d.refuse("gdf-limited", "already-used", weapon=weapon.text)
    return places


def _check_kinds(d: Declaration, division: list[list[int]]) -> None:
    by_name = dict(d.text.readings).get("one-weapon-kind") == "profile-and-name"
    aimed: dict[object, int] = {}
    for number, places in enumerate(division):
        for at in places:
            profile = d.weapons[at].weapon.profile
            kind = (profile.kind, profile.name if by_name else "")
            if aimed.setdefault(kind, number) != number:
                d.refuse("gdf-5", "one-kind-two-targets", weapon=d.weapons[at].text)


def _firing(d: Declaration) -> dict[int, int]:
    """Return how many copies of a weapon see and reach, where the file says so."""
    firing: dict[int, int] = {}
    for reference, copies in d.text.attack.firing.items():
        at = d.find(reference, ("attack", "firing"))
        if at is None:
            continue
        firing[at] = copies
        most = d.weapons[at].weapon.count
        if not 0 <= copies <= most:
            place = ("attack", "firing", reference)
            d.problem(place, "number-out-of-range", field="firing", got=short(copies), least=0, most=most)
    return firing


def _shots(d: Declaration, number: int, target: Side, places: list[int], firing: dict[int, int]) -> Iterator[Shot]:
    """Return the weapons that can fire at a target; leave out copies that do not see it or do not reach it (rule 6)."""
    in_turn = target.hero is not None and dict(d.text.readings).get("hero-defense") == "own-once-alone"
    dice, most = 0, MOST_IN_TURN if in_turn else MOST_DICE
    for at in places:
        weapon = d.weapons[at]
        if weapon.weapon.profile.range_um is None:
            continue
        distance = _distance(d, number, at)
        if distance is None:
            continue
        copies = firing.get(at, weapon.weapon.count)
        if copies < weapon.weapon.count:
            d.left_out.append(LeftOut(weapon.text, target.name, weapon.weapon.count - copies, "not-seen"))
        longest = reach(d.side, weapon)
        if distance > longest:
            d.left_out.append(LeftOut(weapon.text, target.name, copies, "out-of-range", distance, longest))
        elif (dice := dice + _dice(weapon, copies)) > most:
            d.problem(("attacker", "weapons"), "too-many-dice", weapon=weapon.text, most=most)
            break
        elif copies > 0:
            yield Shot(weapon, copies, distance)


def _dice(weapon: Carried, copies: int) -> int:
    """Count attacks, each as often as Blast and Deadly can multiply it."""
    rules = weapon.weapon.profile.rules
    each = [max((rule.rating or 1 for rule in rules if rule.name == name), default=1) for name in ("Blast", "Deadly")]
    return copies * weapon.weapon.profile.attacks * each[0] * each[1]


def _distance(d: Declaration, number: int, at: int) -> int | None:
    """Return the distance from a weapon's bearers to a target."""
    value: object = texts(d.text)[number].distance
    place: Place = ("target", number, "distance")
    if value is None:
        value, place = d.text.attack.distance, ("attack", "distance")
    if isinstance(value, dict):
        by_weapon = {d.find(reference, ("attack", "distance")): length for reference, length in value.items()}
        value = by_weapon.get(at)
    if value is None:
        d.problem(("attack",), "distance-missing", weapon=d.weapons[at].text)
        return None
    length = read_length(value, INCH, where="distance")
    if isinstance(length, Unreadable):
        d.problem(place, length.key, **dict(length.facts))
        return None
    return length


def _refuse_target(d: Declaration, target: Side, left_out: Sequence[LeftOut]) -> None:
    """Say why no declared weapon can fire at a target."""
    beyond = [left for left in left_out if left.key == "out-of-range"]
    if beyond:
        best = max(beyond, key=lambda left: left.range_um - left.distance_um)
        facts: dict[str, Fact] = {"target": target.name, "weapon": best.weapon}
        d.refuse("gdf-7", "out-of-range", **facts, distance_um=best.distance_um, range_um=best.range_um)
    elif left_out:
        d.refuse("gdf-6", "target-not-seen", target=target.name)
    else:
        d.refuse("gdf-6", "nothing-fires", target=target.name)
