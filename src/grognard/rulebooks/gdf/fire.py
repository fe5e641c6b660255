"""The declaration of fire at a table: which weapons at whom, judged model by model before the first die (rules 4 to 8).

One answer is a whole declaration, picks such as `("Rifle (…)", "Saurians")` (all who can fire it at them) and
`("hold-back", "Robots #3")` or `("hold-back", "Robots #3", "Rifle (…)")`; no pick at all is no shooting.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Literal, TypeAlias

import msgspec

from grognard.boards.length import INCH
from grognard.core.domains import SomeOf
from grognard.core.refusals import Refusal
from grognard.rulebooks.gdf.declaration import Carried, Shot, carried, reach
from grognard.rulebooks.gdf.editions import wording
from grognard.rulebooks.gdf.game import Game, Model, Squad, model_name, on_table, reading, squad
from grognard.rulebooks.gdf.sides import side_of
from grognard.rulebooks.gdf.sight import distances, nearest_seen
from grognard.rulebooks.gdf.situation import LeftOut

__all__ = [
    "HOLD",
    "Declared",
    "Firer",
    "Pick",
    "aimed",
    "declaration",
    "fire_refusals",
    "firers",
    "ranged",
    "silent_copies",
    "spent",
]

Pick: TypeAlias = tuple[str, ...]
Declared: TypeAlias = tuple[Pick, ...]
Stop: TypeAlias = Literal["out-of-range", "not-seen", "held-back"]

HOLD = "hold-back"
SIGHTLESS = "Indirect"
LIMITED = "Limited"
BANDS = (9 * INCH, 12 * INCH)
"""Distances that rules ask about: copies on different sides of one are different attacks."""

SUGGESTED = 6


class Firer(msgspec.Struct, frozen=True):
    """One model with one weapon against one target: how many copies, how far, and what stops them, if anything."""

    model: Model
    place: int
    copies: int
    distance_um: int
    range_um: int
    stopped: Stop | None = None


def declaration(game: Game, name: str) -> SomeOf[Pick]:
    """Return every declaration of fire of a unit; declaring nothing is always one, as shooting is never compulsory."""
    unit = squad(game, name)
    weapons = ranged(unit)
    texts = tuple(dict.fromkeys(weapon.text for _, weapon in weapons))
    fire = [(text, other.name) for text in texts for other in on_table(game) if other.name != name]
    hold: list[Pick] = []
    for model in unit.models:
        held = tuple(dict.fromkeys(weapon.text for at, weapon in weapons if _many(model, at)))
        hold += [(HOLD, model_name(unit, model))] if held else []
        hold += [(HOLD, model_name(unit, model), text) for text in held if len(held) > 1]

    def check(draft: Declared) -> tuple[Refusal, ...]:
        return tuple(dict.fromkeys(fire_refusals(game, unit, draft)))

    def suggest(rng: Random) -> Iterator[Declared]:
        return _suggested(game, unit, (fire, hold), rng)

    return SomeOf("gdf-4", (*fire, *hold), 0, len(fire) + len(hold), check, suggest)


def ranged(unit: Squad) -> tuple[tuple[int, Carried], ...]:
    """Return the weapons of a unit that have a range, with their places."""
    return tuple((at, w) for at, w in enumerate(carried(unit)) if w.weapon.profile.range_um is not None)


def _many(model: Model, place: int) -> int:
    return next((copies for at, copies in model.carries if at == place), 0)


def _suggested(
    game: Game, unit: Squad, picks: tuple[list[tuple[str, str]], list[Pick]], rng: Random
) -> Iterator[Declared]:
    """Suggest that all weapons fire at one or two enemies whom they can fire at, now and then with one held back."""
    fire, hold = picks
    friends = {other.name for other in on_table(game) if other.seat == unit.seat}
    good = [pick for pick in fire if pick[1] not in friends and not any(fire_refusals(game, unit, (pick,)))]
    targets = sorted({target for _, target in good})
    for _ in range(SUGGESTED if targets else 0):
        chosen = rng.sample(targets, min(len(targets), rng.choice((1, 1, 2))))
        aim = {text: rng.choice(chosen) for text in dict.fromkeys(text for text, _ in fire)}
        held = (rng.choice(hold),) if hold and rng.random() < 0.2 else ()
        yield (*(pick for pick in good if aim[pick[0]] == pick[1]), *held)


def fire_refusals(game: Game, unit: Squad, draft: Declared) -> Iterator[Refusal]:
    """Say everything that is wrong with a declaration of fire."""
    shots = [pick for pick in draft if pick[0] != HOLD]
    targets = tuple(dict.fromkeys(target for _, target in shots))
    if len(targets) > 2:
        yield Refusal("gdf-5", "too-many-targets", (("targets", len(targets)),))
    for target in targets:
        if squad(game, target).seat == unit.seat:
            yield Refusal("gdf-6", "friendly-target", (("target", target),))
    yield from _kinds(game, unit, shots)
    yield from _modes(unit, draft, shots)
    held = _held(unit, draft)
    for text, target in shots:
        used_up = tuple(_limited(unit, text))
        yield from used_up
        if squad(game, target).seat != unit.seat and not used_up:
            yield from _in_vain(game, unit, (text, target), held)


def _kinds(game: Game, unit: Squad, shots: list[Pick]) -> Iterator[Refusal]:
    """All weapons of one kind go at one target (rule 5)."""
    by_name = reading(game, "one-weapon-kind") == "profile-and-name"
    profiles = {weapon.text: weapon.weapon.profile for _, weapon in ranged(unit)}
    aims: dict[object, str] = {}
    for text, target in shots:
        kind = (profiles[text].kind, profiles[text].name if by_name else "")
        if aims.setdefault(kind, target) != target:
            yield Refusal("gdf-5", "one-kind-two-targets", (("weapon", text),))


def _modes(unit: Squad, draft: Declared, shots: list[Pick]) -> Iterator[Refusal]:
    """Refuse two ways of firing one weapon at once (section 7)."""
    held, weapons = _held(unit, draft), carried(unit)
    declared = {text for text, _ in shots}
    for ways in unit.one_of:
        for model in unit.models:
            fired = [
                weapons[at].text
                for at in ways
                if _many(model, at) and weapons[at].text in declared and (model.number, at) not in held
            ]
            if len(fired) > 1:
                yield Refusal(
                    "gdf-5", "fires-one-way", (("model", model_name(unit, model)), ("weapons", "; ".join(fired)))
                )


def _limited(unit: Squad, text: str) -> Iterator[Refusal]:
    places = [at for at, weapon in ranged(unit) if weapon.text == text]
    carried_now = [(model.number, at) for model in unit.models for at in places if _many(model, at)]
    if carried_now and all(pair in unit.used for pair in carried_now):
        yield Refusal("gdf-limited", "already-used", (("weapon", text),))


def _held(unit: Squad, draft: Declared) -> frozenset[tuple[int, int]]:
    """Return which weapons of which models are held back, as (number, place)."""
    weapons = carried(unit)
    numbers = {model_name(unit, model): model for model in unit.models}
    return frozenset(
        (numbers[pick[1]].number, at)
        for pick in draft
        if pick[0] == HOLD
        for at, _ in numbers[pick[1]].carries
        if len(pick) == 2 or weapons[at].text == pick[2]
    )


@lru_cache(maxsize=4096)
def firers(game: Game, name: str, text: str, target: str) -> tuple[Firer, ...]:
    """Judge each model and each weapon of a profile alone: in range of the target, and in sight of it (rule 6)."""
    unit = squad(game, name)
    return tuple(
        _judged(game, (name, at, target), place, weapon)
        for place, weapon in ranged(unit)
        for at, model in enumerate(unit.models)
        if weapon.text == text and _many(model, place) and (model.number, place) not in unit.used
    )


def _judged(game: Game, who: tuple[str, int, str], place: int, weapon: Carried) -> Firer:
    """Judge one weapon of one model; `who` is its unit, its place in it, and the target."""
    name, at, target = who
    unit = squad(game, name)
    model, longest = unit.models[at], reach(side_of(unit), weapon)
    away = distances(game, name, target)[at][0][0]
    stopped: Stop | None = None
    rules = weapon.weapon.profile.rules
    needs_sight = not any(wording(game.edition, rule.name) == SIGHTLESS for rule in rules)
    if away > longest:
        stopped = "out-of-range"
    elif needs_sight:
        away, stopped = _looked(game, who, longest, away)
    return Firer(model, place, _many(model, place), away, longest, stopped)


def _looked(game: Game, who: tuple[str, int, str], longest: int, away: int) -> tuple[int, Stop | None]:
    """Return how far a target in range counts as being, and what stops a model from firing at it, if anything."""
    seen_um = nearest_seen(game, *who)
    if seen_um < 0:
        return away, "not-seen"
    if reading(game, "range-to") == "nearest-seen":
        return seen_um, "out-of-range" if seen_um > longest else None
    return away, None


def _in_vain(game: Game, unit: Squad, pick: Pick, held: frozenset[tuple[int, int]]) -> Iterator[Refusal]:
    """Refuse a target that no copy of a weapon can fire at (rules 6 and 7)."""
    text, target = pick
    found = [f for f in firers(game, unit.name, text, target) if (f.model.number, f.place) not in held]
    if not found:
        yield Refusal("gdf-6", "nothing-fires", (("target", target),))
        return
    if any(not firer.stopped for firer in found):
        return
    best = min(found, key=lambda firer: (firer.stopped != "not-seen", firer.distance_um - firer.range_um))
    if best.stopped == "not-seen":
        yield Refusal("gdf-6", "weapon-does-not-see", (("weapon", text), ("target", target)))
    else:
        told = (("target", target), ("weapon", text))
        yield Refusal("gdf-7", "out-of-range", (*told, ("distance_um", best.distance_um), ("range_um", best.range_um)))


def spent(game: Game, name: str, draft: Declared) -> tuple[tuple[int, int], ...]:
    """Return the Limited weapons that a declaration fires, `(model, weapon)`; they fire once a game."""
    unit = squad(game, name)
    held, weapons = _held(unit, draft), carried(unit)
    fired = (firer for pick in draft if pick[0] != HOLD for firer in firers(game, name, *pick) if not firer.stopped)
    pairs = {(firer.model.number, firer.place) for firer in fired} - held
    rules = {
        at: [wording(game.edition, rule.name) for rule in weapon.weapon.profile.rules]
        for at, weapon in enumerate(weapons)
    }
    return tuple(sorted(pair for pair in pairs if LIMITED in rules[pair[1]]))


def aimed(game: Game, name: str, draft: Declared) -> tuple[tuple[str, tuple[Shot, ...], tuple[int, ...]], ...]:
    """Return each target of a declaration with the shots at it and the numbers of the models that fire them.

    Copies on different sides of the distances that rules ask about are shots of their own, at their nearest distance.
    """
    unit = squad(game, name)
    held, weapons = _held(unit, draft), carried(unit)
    shots: dict[str, dict[tuple[int, int], list[Firer]]] = {}
    for text, target in (pick for pick in draft if pick[0] != HOLD):
        for firer in firers(game, name, text, target):
            if not firer.stopped and (firer.model.number, firer.place) not in held:
                band = sum(firer.distance_um > far for far in BANDS)
                shots.setdefault(target, {}).setdefault((firer.place, band), []).append(firer)
    return tuple(
        (
            target,
            tuple(
                Shot(weapons[place], sum(f.copies for f in fired), min(f.distance_um for f in fired))
                for (place, _), fired in sorted(by_weapon.items())
            ),
            tuple(sorted({firer.model.number for fired in by_weapon.values() for firer in fired})),
        )
        for target, by_weapon in shots.items()
    )


def silent_copies(game: Game, name: str, draft: Declared) -> tuple[LeftOut, ...]:
    """Return the copies of declared weapons that do not fire, with what stops them, and the weapons held back."""
    unit = squad(game, name)
    held = _held(unit, draft)
    found: dict[tuple[str, str, Stop], list[Firer]] = {}
    for text, target in (pick for pick in draft if pick[0] != HOLD):
        for firer in firers(game, name, text, target):
            key: Stop | None = "held-back" if (firer.model.number, firer.place) in held else firer.stopped
            if key:
                found.setdefault((text, target, key), []).append(firer)
    return tuple(
        LeftOut(
            text, target, sum(f.copies for f in silent), key, min(f.distance_um for f in silent),
            silent[0].range_um,
        )
        for (text, target, key), silent in found.items()
    )  # fmt: skip
