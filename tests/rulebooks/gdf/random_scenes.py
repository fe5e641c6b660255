"""Scenes drawn at random: small enough to enumerate, with every rule of sections 5 and 6 among them."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rulebooks.gdf.scenes import Gun, Hero, Mob, Scene

WEAPON_RULES = (
    "Rending", "Reliable", "Precise", "Unstoppable", "Lock-On", "Bane", "Poison", "Lacerate", "Shred", "Surge",
    "Shatter", "Tear", "Disintegrate", "Crack", "Destructive", "Hazardous", "Ignores Cover", "Indirect", "Takedown",
    "Sniper", "Limited",
)  # fmt: skip
SHOOTER_RULES = (
    "Good Shot", "Bad Shot", "Artillery", "Targeting Visor", "Point-Blank Surge", "Point-Blank Piercing", "Primal",
    "Relentless",
)  # fmt: skip
TARGET_RULES = (
    "Regeneration", "Protected", "Self-Repair", "Plaguebound", "Resistance", "Shielded", "Fortified", "Sturdy",
    "Stealth", "Evasive", "Entrenched", "Artillery", "Armor(3)", "Defense(1)", "Fearless",
)  # fmt: skip
OPTIONS = (
    ("hit-cap", "one"), ("hit-cap", "none"), ("morale-again", "only-when-crossing"),
    ("natural-defense", "modified-only"),
    ("shred-wound", "with-packet"), ("takedown-target", "unit-values"), ("several-ignores", "each"),
    ("blast-six", "one-copy"),
)  # fmt: skip
EDITIONS = ("3.5", "academy", "3.4", "2.12")


def random_scene(rng: Random) -> Scene:
    """Draw a scene: up to two guns at one target, over every edition, at the defaults or with a few options."""
    target = _target(rng)
    guns = [_gun(rng)] if rng.random() < 0.6 else [_gun(rng), _gun(rng)]
    if "Armor(3)" in target.rules:  # whether Disintegrate looks at a Defense that Armor gives, the book does not say
        guns = [Gun(gun.copies, gun.attacks, tuple(r for r in gun.rules if r != "Disintegrate")) for gun in guns]
    return Scene(
        guns=tuple(guns),
        target=target,
        quality=rng.randint(2, 6),
        rules=_some(rng, SHOOTER_RULES, 2),
        action=rng.choice(("hold", "advance")),
        distance=rng.choice((6, 9, 10, 12, 13, 24)),
        edition=rng.choice(EDITIONS),
        readings=tuple(dict(rng.sample(OPTIONS, rng.choice((0, 0, 1, 2)))).items()),
    )


def _some(rng: Random, names: tuple[str, ...], most: int) -> tuple[str, ...]:
    return tuple(rng.sample(names, rng.randint(0, most)))


def _gun(rng: Random) -> Gun:
    copies, attacks = rng.choice(((1, 1), (2, 1), (1, 2), (1, 3), (3, 1)))
    rules = list(_some(rng, WEAPON_RULES, 2))
    for rule, most in (("AP", 4), ("Deadly", 3), ("Blast", 3)):
        if rng.random() < 0.35:
            rules.append(f"{rule}({rng.randint(2 if rule != 'AP' else 1, most)})")
    return Gun(copies, attacks, tuple(rules))


def _target(rng: Random) -> Mob:
    models, tough = rng.choice(((5, 1), (3, 1), (1, 3), (3, 3), (2, 2), (1, 6), (1, 12)))
    rules = list(_some(rng, TARGET_RULES, 3))
    hero = None
    if rng.random() < 0.3:
        kept = [rule for rule in rules if rng.random() < 0.7]
        hero = Hero(rng.randint(2, 6), (*kept, f"Tough({rng.choice((3, 6))})"), rng.choice((0, 0, 1, 2)))
    if tough > 1:
        rules.append(f"Tough({tough})")
    return Mob(
        models=models,
        quality=rng.randint(2, 6),
        defense=rng.randint(2, 6),
        rules=tuple(rules),
        wounds=(rng.randint(1, tough - 1),) if tough > 1 and rng.random() < 0.4 else (),
        start=models + rng.randint(0, 3) if rng.random() < 0.4 else 0,
        shaken=rng.random() < 0.1,
        hero=hero,
        cover=rng.choice(("none", "none", "in", "behind")),
        moved=rng.random() < 0.3,
        pick=rng.choice(("", "", "tough" if tough > 1 else "model")),
    )


def hero_alone_scene(rng: Random) -> Scene:
    """Draw a scene in which a hero left alone blocks on a Defense of his own: hits that do not differ, one by one."""
    scene = random_scene(rng)
    plain = ("Reliable", "Precise", "Surge", "Shred", "Bane", "Lacerate", "Ignores Cover", "Indirect")
    guns = tuple(Gun(rng.randint(1, 3), 2, (*_some(rng, plain, 2), f"AP({rng.randint(1, 3)})")) for _ in range(2))
    shared = _some(rng, ("Regeneration", "Shielded", "Fortified", "Stealth"), 2)
    hero = Hero(rng.randint(2, 6), (*shared, "Tough(3)"), rng.randint(0, 2))
    target = replace(scene.target, models=rng.randint(1, 3), rules=shared, wounds=(), start=0, hero=hero, pick="")
    return replace(scene, guns=guns, target=target, readings=(("hero-defense", "own-once-alone"),))


def as_thrown_scene(rng: Random) -> Scene:
    """Draw a scene in which Deadly packets of unequal size fall as they are thrown."""
    scene = random_scene(rng)
    gun = Gun(rng.randint(1, 2), 2, (*_some(rng, ("Rending", "Crack", "Precise", "Reliable"), 1), "Deadly(3)"))
    tough = rng.choice((2, 3, 4, 5))
    target = replace(
        scene.target,
        models=3,
        rules=(f"Tough({tough})", "Resistance", "Shielded"),
        wounds=(1,),
        start=0,
        hero=None,
        pick="",
    )
    return replace(scene, guns=(gun,), target=target, rules=(), readings=(("deadly-order", "as-thrown"),))


def mixed_scene(rng: Random) -> Scene:
    """Draw a scene against a unit in which only some models are Tough."""
    scene = random_scene(rng)
    guns = tuple(
        Gun(g.copies, g.attacks, tuple(r for r in g.rules if r not in {"Shatter", "Tear"})) for g in scene.guns
    )
    counted = f"{rng.randint(1, 2)}x Tough({rng.choice((2, 3, 6))})"
    rules = tuple(rule for rule in scene.target.rules if not rule.startswith("Tough"))
    target = replace(scene.target, models=rng.randint(3, 4), rules=(*rules, counted), wounds=(), start=0, pick="")
    return replace(scene, guns=guns, target=target)


def packet_scene(rng: Random) -> Scene:
    """Draw a scene in which packets differ in size and in what Shred adds, and those of sixes from the others."""
    rules = [
        "Rending",
        f"Deadly({rng.choice((2, 3))})",
        *_some(rng, ("Blast(2)", "Shred", "Crack", "Bane", "Surge"), 2),
    ]
    gun = Gun(rng.choice((1, 2)), 1 if "Blast(2)" in rules else rng.choice((1, 2)), tuple(rules))
    shield = (f"Tough({rng.choice((2, 3, 4, 5))})", "Regeneration", *_some(rng, ("Protected",), 1))
    options = _some(rng, ("with", "one"), 2)
    readings = ((("shred-wound", "with-packet"),) if "with" in options else ()) + (
        (("blast-six", "one-copy"),) if "one" in options else ()
    )
    return Scene(
        guns=(gun,),
        target=Mob(3, 4, rng.randint(2, 5), shield, (1,)),
        rules=_some(rng, ("Primal", "Relentless"), 1),
        distance=10,
        edition=rng.choice(("2.12", "2.12", "3.5")),
        readings=readings,
    )
