"""Another reading of the same rules, pair by pair in fractions: it shares no code with the kernel or with the book."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import product

Counts = Counter[str]


@dataclass(frozen=True)
class Body:
    infantry: bool
    armour: int | None
    left: int | None
    boldness: int | None
    friend: bool = False


@dataclass(frozen=True)
class Gun:
    need: int
    power: int | None
    rolls: int
    skill: int | None = None
    criticals: bool = False
    at_once: bool = False
    in_addition: bool = False
    own_first: bool = False
    one_die: bool = False
    damage_by_two: bool = False


@dataclass(frozen=True)
class Scene:
    """What can happen so far: the target, who stands about, what was counted."""

    target: Body
    others: tuple[Body, ...]
    counts: tuple[tuple[str, int], ...] = ()

    def plus(self, **more: int) -> Scene:
        found = Counter(dict(self.counts))
        found.update({key: n for key, n in more.items() if n})
        return replace(self, counts=tuple(sorted(found.items())))


Ways = Iterator[tuple[Scene, Fraction]]


def passes(value: int, one_die: bool) -> Fraction:
    if one_die:
        return Fraction(sum(die <= value for die in range(1, 7)), 6)
    return Fraction(sum(a + b <= value for a, b in product(range(1, 7), repeat=2)), 36)


def pierce(body: Body, gun: Gun, larger: int) -> tuple[Body, dict[str, int]]:
    """Power and the larger die against armour."""
    if gun.power is None or body.armour is None:
        return body, {}
    over = gun.power + larger - body.armour
    if over < 0:
        return body, {"stopped": 1}
    left = None if body.left is None else body.left - 1
    told = {"pierced": 1, "lost": 1}
    if over and not body.infantry and left != 0:
        told["heavy" if over >= 2 and not gun.damage_by_two else "damage"] = 1
    return replace(body, left=left), told


def on_target(told: dict[str, int]) -> dict[str, int]:
    names = {"lost": "structure_lost", "damage": "damage_rolls", "heavy": "heavy_checks"}
    return {names.get(key, key): n for key, n in told.items()}


def salvo(scene: Scene, gun: Gun) -> Ways:
    if scene.target.left == 0:
        yield scene.plus(salvos_left=1), Fraction(1)
        return
    for first, second in product(range(1, 7), range(1, 7)):
        for after, chance in one_pair(scene, gun, (first, second)):
            yield after, chance / 36


def one_pair(scene: Scene, gun: Gun, pair: tuple[int, int]) -> Ways:
    if sum(pair) <= gun.need:
        hit = scene.plus(hits=1)
        if pair == (1, 1) and gun.criticals:
            yield from critical(hit, gun)
        else:
            yield ordinary(hit, gun, max(pair)), Fraction(1)
    elif sum(pair) == gun.need + 1 and scene.others:
        for at in range(len(scene.others)):
            for after, chance in accident(scene.plus(accidents=1), gun, at, max(pair)):
                yield after, chance / len(scene.others)
    else:
        yield scene, Fraction(1)


def ordinary(scene: Scene, gun: Gun, larger: int) -> Scene:
    target, told = pierce(scene.target, gun, larger)
    return replace(scene, target=target).plus(**on_target(told))


def critical(scene: Scene, gun: Gun) -> Ways:
    confirmed = Fraction(1)
    if not (gun.at_once and scene.target.infantry):
        assert gun.skill is not None
        confirmed = passes(gun.skill, gun.one_die)
    yield ordinary(scene, gun, 1), 1 - confirmed
    left = None if scene.target.left is None else scene.target.left - 1
    body = replace(scene.target, left=left)
    after = replace(scene, target=body).plus(criticals=1, structure_lost=1)
    if not body.infantry and left != 0:
        after = after.plus(heavy_checks=1)
    if gun.in_addition and left != 0:
        after = ordinary(after, gun, 1)
    if after.target.left == 0 or body.boldness is None:
        yield after, confirmed
        return
    holds = passes(body.boldness, gun.one_die)
    yield after, confirmed * holds
    yield after.plus(boldness_failed=1), confirmed * (1 - holds)


def accident(scene: Scene, gun: Gun, at: int, larger: int) -> Ways:
    body = scene.others[at]
    struck, told = pierce(body, gun, larger)
    rest = (struck,) if struck.left != 0 else ()
    after = replace(scene, others=(*scene.others[:at], *rest, *scene.others[at + 1 :]))
    after = after.plus(victims_lost=told.get("lost", 0), own_hits=int(body.friend))
    if not body.friend or body.boldness is None or (struck.left == 0 and not gun.own_first):
        yield after, Fraction(1)
        return
    holds = passes(body.boldness - 1, gun.one_die)
    yield after, holds
    yield after.plus(own_failures=1), 1 - holds


def volley(scene: Scene, gun: Gun) -> dict[Scene, Fraction]:
    """Return everything that all salvos can come to."""
    now = {scene: Fraction(1)}
    for _ in range(gun.rolls):
        after: dict[Scene, Fraction] = {}
        for each, chance in now.items():
            for end, more in salvo(each, gun):
                after[end] = after.get(end, Fraction(0)) + chance * more
        now = after
    return now


def counted(ends: dict[Scene, Fraction], key: str) -> dict[int, Fraction]:
    """Return how likely each count under a key is."""
    found: dict[int, Fraction] = {}
    for end, chance in ends.items():
        count = dict(end.counts).get(key, 0)
        found[count] = found.get(count, Fraction(0)) + chance
    return {count: chance for count, chance in found.items() if chance}
