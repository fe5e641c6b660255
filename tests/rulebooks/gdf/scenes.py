"""Small declarations in the words of the specification: written as situation files, priced, and played with dice."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from pathlib import Path
from typing import Any

from grognard.core.distributions import Distribution
from grognard.core.documents import Document
from grognard.core.rulebook import Part, Priced, find
from grognard.core.sources import Played, Source, by_hand, play, seeded
from grognard.pricing.outlooks import priced_part

BOOK = find("gdf")
Measured = dict[str, Any]
"""Measures by name: a count as a Distribution, a chance as a Fraction."""


@dataclass(frozen=True)
class Gun:
    copies: int
    attacks: int
    rules: tuple[str, ...] = ()


@dataclass(frozen=True)
class Hero:
    defense: int
    rules: tuple[str, ...] = ()
    wounds: int = 0


@dataclass(frozen=True)
class Mob:
    """The target."""

    models: int = 5
    quality: int = 4
    defense: int = 4
    rules: tuple[str, ...] = ()
    wounds: tuple[int, ...] = ()
    start: int = 0
    shaken: bool = False
    hero: Hero | None = None
    cover: str = "none"
    moved: bool = False
    pick: str = ""


@dataclass(frozen=True)
class Scene:
    """One unit of five Q-models with Defense 4 shoots its guns at one target."""

    guns: tuple[Gun, ...] = (Gun(1, 1),)
    target: Mob = field(default_factory=Mob)
    quality: int = 4
    rules: tuple[str, ...] = ()
    action: str = "hold"
    distance: int = 18
    edition: str = "3.5"
    readings: tuple[tuple[str, str], ...] = ()


def weapon(gun: Gun, number: int, reach: int = 48) -> str:
    """Write a gun as the book does; its number is its name."""
    inside = ", ".join((f'{reach}"', f"A{gun.attacks}", *gun.rules))
    return f"{gun.copies}x Gun {'ABCDEFG'[number]} ({inside})"


def text(scene: Scene) -> str:
    """Write a scene as a situation file."""
    target, hero = scene.target, scene.target.hero
    said = {"moved": target.moved, "shaken": target.shaken, "wounds": target.wounds, "pick": target.pick}
    said |= {"starting_models": target.start}
    lines = [
        'rulebook = "gdf"', f'edition = "{scene.edition}"',
        "[attacker]", 'name = "Shooters"', "models = 5", f"quality = {scene.quality}", "defense = 4",
        f"weapons = {json.dumps([weapon(gun, at) for at, gun in enumerate(scene.guns)])}",
        f"rules = {json.dumps(scene.rules)}",
        "[target]", 'name = "Target"', f"models = {target.models}", f"quality = {target.quality}",
        f"defense = {target.defense}", f"rules = {json.dumps(target.rules)}", f'cover = "{target.cover}"',
        *(f"{name} = {json.dumps(value)}" for name, value in said.items() if value),
    ]  # fmt: skip
    if hero is not None:
        lines += ["[target.hero]", f"defense = {hero.defense}", f"rules = {json.dumps(hero.rules)}"]
        lines += [f"wounds = {hero.wounds}"]
    lines += ["[attack]", f'action = "{scene.action}"', f"distance = {scene.distance}", "[readings]"]
    lines += [f'{name} = "{option}"' for name, option in scene.readings]
    return "\n".join(lines)


def read(toml: str) -> Any:
    """Read a situation file: a situation, its problems, or its refusals."""
    return BOOK.pricing.read(Document(Path("situation.toml"), toml, tomllib.loads(toml)))


def ready(situation: Any) -> Priced:
    """Return the parts of a situation that is legal."""
    assert not isinstance(situation, tuple), situation
    return BOOK.pricing.parts(situation)


def measured(part: Part) -> Measured:
    """Price one part: every measure it has."""
    return dict(priced_part(part, {}))


def priced(toml: str) -> dict[str, Measured]:
    """Price a situation file: the measures of each target by its name, of the shooters under the empty name."""
    return {part.target or "": measured(part) for part in ready(read(toml)).parts}


def chances(odds: Distribution[int]) -> dict[int, Fraction]:
    """Return what can happen with its chance."""
    return {outcome: odds[outcome] for outcome in odds if odds[outcome]}


@dataclass(frozen=True)
class Resolved:
    """One part as played: what was thrown, what came of it."""

    target: str
    played: Played[Any]
    results: dict[str, int]


def resolved(toml: str, dice: Sequence[str]) -> list[Resolved]:
    """Resolve a situation file with typed dice, every handful used."""
    source = by_hand(dice)
    parts = played_parts(ready(read(toml)), source)
    source.finish()
    return parts


def rolled(priced: Priced, seed: int | str) -> list[Resolved]:
    """Resolve with dice from a seed."""
    return played_parts(priced, seeded(seed))


def played_parts(priced: Priced, source: Source) -> list[Resolved]:
    """Play every part in order; what one only follows from is counted, not thrown again, nor what one shares."""
    done: list[Resolved] = []
    for part in priced.parts:
        shared = [one.played for other, one in zip(priced.parts, done, strict=False) if other.name == part.shares]
        if shared:
            done.append(Resolved(part.target or "", Played(shared[0].result, (), ()), _results(part, shared[0])))
            continue
        rule, args = part.rule, part.args
        if part.told_rule is not None:
            heard = sum(tell.n for one in done for tell in one.played.told if tell.key == part.told)
            rule, args = part.told_rule, (heard, *part.told_args)
        played = play(rule, *args, source=Source(source.answer), stages=BOOK.stages)
        done.append(Resolved(part.target or "", played, _results(part, played)))
    return done


def _results(part: Part, played: Played[Any]) -> dict[str, int]:
    return {
        measure.key: measure.read(played.result)
        if measure.read
        else sum(tell.n for tell in played.told if tell.key == measure.heard)
        for measure in part.measures
    }
