"""The declaration: which weapons fire at which unit, checked before anything is rolled (rules 2–7).

Every check that fails is a refusal with its rule; copies that cannot see or reach are left out of a legal one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from grognard.boards.length import INCH, read_length
from grognard.boards.problems import Problem as Unreadable
from grognard.core.documents import Document, Place, Problem
from grognard.core.refusals import Fact, Refusal
from grognard.rulebooks.gdf.document import AttackText, Reference, SituationText, TargetText
from grognard.rulebooks.gdf.notation import Weapon
from grognard.rulebooks.gdf.situation import LeftOut
from grognard.rulebooks.gdf.units import Side

__all__ = ["Carried", "Shot", "carried", "declared", "reach"]


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


def carried(side: Side) -> tuple[Carried, ...]:
    """Return every weapon of a unit, those of its hero last."""
    hero = side.hero.weapons if side.hero else ()
    return (*(Carried(w, False) for w in side.weapons), *(Carried(w, True) for w in hero))


def reach(side: Side, weapon: Carried) -> int:
    """Return how far a weapon reaches in micrometres, longer where a rule of its bearers says so; 0 in melee."""
    rules = side.hero.rules if weapon.is_heros and side.hero else side.rules
    is_longer = any(rule.name == "Increased Shooting Range" and rule.count in (None, side.models) for rule in rules)
    own = weapon.weapon.profile.range_um or 0
    return own + 6 * INCH if own and is_longer else own


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
        if isinstance(reference, int):
            found = [reference - 1] if 1 <= reference <= len(self.weapons) else []
        else:
            texts = [(str(w.weapon), w.text, w.weapon.profile.name) for w in self.weapons]
            wanted = reference.strip().casefold()
            found = [at for at, names in enumerate(texts) if wanted in {name.casefold() for name in names[:2]}]
            found = found or [at for at, names in enumerate(texts) if names[2].casefold() == wanted]
        if len(found) == 1:
            return found[0]
        key = "weapon-ambiguous" if found else "weapon-unknown"
        known = "; ".join(f"{at}: {weapon.text}" for at, weapon in enumerate(self.weapons, 1))
        self.problems.append(self.document.problem(place, key, weapon=str(reference)[:60], known=known[:400]))
        return None

    def found(self, references: Sequence[Reference], place: Place) -> list[int]:
        """Return the places of several weapons."""
        return [at for reference in references if (at := self.find(reference, place)) is not None]


def declared(document: Document, text: SituationText, side: Side, targets: Sequence[Side]) -> Declaration | Declared:
    """Return the shots at each target and what is left out; or the declaration with its problems or refusals."""
    d = Declaration(document, text, side)
    _check_action(d)
    _check_targets(d, targets)
    division = _divided(d)
    shots = [tuple(_shots(d, number, target, division[number])) for number, target in enumerate(targets)]
    if d.problems:
        return d
    for number, target in enumerate(targets):
        if not shots[number]:
            _refuse_target(d, target, number)
    if d.refusals:
        return d
    return tuple(shots), tuple(d.left_out)


def texts(text: SituationText) -> tuple[TargetText, ...]:
    """Return the targets as a tuple, one or more."""
    return text.target if isinstance(text.target, tuple) else (text.target,)


def _check_action(d: Declaration) -> None:
    attack = d.text.attack
    if d.text.attacker.shaken:
        d.refusals.append(Refusal("gdf-2", "shaken-is-idle", (("unit", d.side.name),)))
    if d.text.attacker.activated:
        d.refusals.append(Refusal("gdf-p1", "already-activated", (("unit", d.side.name),)))
    if attack.action in ("rush", "charge"):
        d.refusals.append(Refusal("gdf-2", "no-shooting-after", (("action", attack.action),)))


def _check_targets(d: Declaration, targets: Sequence[Side]) -> None:
    if len(targets) > 2:
        d.refusals.append(Refusal("gdf-5", "too-many-targets", (("targets", len(targets)),)))
    for target, said in zip(targets, texts(d.text), strict=True):
        if said.friendly:
            d.refusals.append(Refusal("gdf-6", "friendly-target", (("target", target.name),)))


def _divided(d: Declaration) -> list[list[int]]:
    """Return the weapons that fire at each target; refuse one weapon, or one kind, at two (rule 5)."""
    said = texts(d.text)
    ranged = [at for at, weapon in enumerate(d.weapons) if weapon.weapon.profile.range_um is not None]
    attack = d.text.attack
    held = d.found(attack.held_back, ("attack", "held_back"))
    used = d.found(attack.used, ("attack", "used"))
    if not ranged:
        d.refusals.append(Refusal("gdf-6", "no-ranged-weapon", (("unit", d.side.name),)))
    _note(d, held, "held-back")
    _note(d, used, "used-up")
    free = [at for at in ranged if at not in held and at not in used]
    if len(said) == 1 and said[0].fired_by is None:
        return [free]
    division = []
    for number, target in enumerate(said):
        if target.fired_by is None:
            d.problems.append(
                d.document.problem(("target", number), "division-missing", target=target.name or number + 1)
            )
        chosen = d.found(target.fired_by or (), ("target", number, "fired_by"))
        division.append([at for at in chosen if at in free])
        d.refusals += [
            Refusal("gdf-limited", "already-used", (("weapon", d.weapons[at].text),)) for at in chosen if at in used
        ]
    _check_kinds(d, division)
    return division


def _note(d: Declaration, places: list[int], key: str) -> None:
    for at in places:
        weapon = d.weapons[at]
        d.left_out.append(
            LeftOut(weapon.text, "", weapon.weapon.count, "held-back" if key == "held-back" else "used-up")
        )


def _check_kinds(d: Declaration, division: list[list[int]]) -> None:
    by_name = dict(d.text.readings).get("one-weapon-kind") == "profile-and-name"
    aimed: dict[object, int] = {}
    for number, places in enumerate(division):
        for at in places:
            profile = d.weapons[at].weapon.profile
            kind = (profile.kind, profile.name if by_name else "")
            if aimed.setdefault(kind, number) != number:
                d.refusals.append(Refusal("gdf-5", "one-kind-two-targets", (("weapon", d.weapons[at].text),)))


def _shots(d: Declaration, number: int, target: Side, places: list[int]) -> Iterator[Shot]:
    """Return the weapons that can fire at a target; leave out copies that do not see it or do not reach it (rule 6)."""
    firing = {}
    for reference, copies in d.text.attack.firing.items():
        at = d.find(reference, ("attack", "firing"))
        if at is not None:
            firing[at] = copies
            _check_copies(d, at, copies)
    for at in places:
        weapon = d.weapons[at]
        distance = _distance(d, number, at)
        if distance is None:
            continue
        copies = firing.get(at, weapon.weapon.count)
        if copies < weapon.weapon.count:
            d.left_out.append(LeftOut(weapon.text, target.name, weapon.weapon.count - copies, "not-seen"))
        longest = reach(d.side, weapon)
        if distance > longest:
            d.left_out.append(LeftOut(weapon.text, target.name, copies, "out-of-range", distance, longest))
        elif copies > 0:
            yield Shot(weapon, copies, distance)


def _check_copies(d: Declaration, at: int, copies: int) -> None:
    most = d.weapons[at].weapon.count
    if not 0 <= copies <= most:
        facts: dict[str, Fact] = {"field": "firing", "got": copies, "least": 0, "most": most}
        d.problems.append(d.document.problem(("attack", "firing"), "number-out-of-range", **facts))


def _distance(d: Declaration, number: int, at: int) -> int | None:
    """Return the distance from a weapon's bearers to a target."""
    attack: AttackText = d.text.attack
    said, place = texts(d.text)[number].distance, ("target", number, "distance")
    value: object = said
    if said is None:
        value, place = attack.distance, ("attack", 0, "distance")
    if isinstance(value, dict):
        by_weapon = {d.find(reference, ("attack", "distance")): length for reference, length in value.items()}
        value = by_weapon.get(at)
    if value is None:
        problem = d.document.problem(("attack",), "distance-missing", weapon=d.weapons[at].text)
        if problem not in d.problems:
            d.problems.append(problem)
        return None
    length = read_length(value, INCH, where="distance")
    if isinstance(length, Unreadable):
        problem = Problem(str(d.document.path), d.document.line(place), length.key, length.facts)
        if problem not in d.problems:
            d.problems.append(problem)
        return None
    return length


def _refuse_target(d: Declaration, target: Side, number: int) -> None:
    """Say why no declared weapon can fire at a target."""
    mine = [left for left in d.left_out if left.target == target.name]
    reached = [left for left in mine if left.key == "out-of-range"]
    if reached:
        best = max(reached, key=lambda left: left.range_um - left.distance_um)
        facts = (
            ("target", target.name),
            ("weapon", best.weapon),
            ("distance_um", best.distance_um),
            ("range_um", best.range_um),
        )
        d.refusals.append(Refusal("gdf-7", "out-of-range", facts))
    elif mine:
        d.refusals.append(Refusal("gdf-6", "target-not-seen", (("target", target.name),)))
    elif not d.refusals:
        d.refusals.append(Refusal("gdf-6", "nothing-fires", (("target", target.name),)))
