"""One salvo after the other: the roll, an accident, a critical, penetration and what is lost by it (2.6, 1.3)."""

from __future__ import annotations

import msgspec

from grognard.core.asking import Rule, Step, step, tell, through
from grognard.core.playing import narrate
from grognard.rulebooks.dm.rolls import PASSED, attack_throw, check_throw, victim_throw
from grognard.rulebooks.dm.units import Kind

__all__ = ["Mark", "Shot", "Volley", "no_shot", "salvo", "volley"]


class Mark(msgspec.Struct, frozen=True, cache_hash=True):
    """Somebody who can be hit: the armour of the facet struck, what is left of him, his boldness; None where unknown.

    `seat` throws his checks.
    """

    name: str
    kind: Kind
    armour: int | None = None
    left: int | None = None
    boldness: int | None = None
    is_friend: bool = False
    is_wavering: bool = False
    seat: str = ""


class Shot(msgspec.Struct, frozen=True, cache_hash=True):
    """The numbers of one attack and the readings that its dice meet; `confirm` is the skill that confirms criticals."""

    need: int
    power: int | None = None
    salvos: int = 1
    attacks: int = 1
    confirm: int | None = None
    has_criticals: bool = False
    is_confirmed_by_target: bool = False
    is_in_addition: bool = False
    infantry_at_once: bool = False
    by_two: str = "heavy"
    own_check_first: bool = False
    one_die: bool = False
    fails_into: str = "wavering"
    takes_new_target: bool = False
    seat: str = "shooter"


class Volley(msgspec.Struct, frozen=True, cache_hash=True):
    """How it stands between two salvos: the target, whom an accident can still hit, salvos to be declared anew."""

    target: Mark
    victims: tuple[Mark, ...] = ()
    unfired: int = 0


def volley(start: Volley, shot: Shot) -> Rule[Volley]:
    """All salvos of an attack at one target, each with its own pair of dice (R11)."""
    steps: list[Step[Volley]] = [step(salvo, shot)] * (shot.salvos * shot.attacks)
    return (yield from through(start, *steps))


def no_shot(start: Volley) -> Rule[Volley]:
    """No shot can be made: nothing is rolled, and nobody is hit (R12)."""
    yield from tell("refused")
    return start


def salvo(now: Volley, shot: Shot) -> Rule[Volley]:
    """One salvo: two dice against the number; one too many hits a bystander, if there still is one (R48-R56, R61)."""
    if now.target.left == 0:
        yield from tell("salvos_left")
        key = "salvo-for-another" if shot.takes_new_target else "salvo-lost"
        yield from narrate("attack", "dm-salvos", key, target=now.target.name)
        return msgspec.structs.replace(now, unfired=now.unfired + shot.takes_new_target)
    fall = yield from attack_throw(shot.need, shot.seat)
    if fall.kind == "miss" or (fall.kind == "accident" and not now.victims):
        yield from narrate("attack", "dm-roll", "salvo-missed")
        return now
    if fall.kind == "accident":
        return (yield from _accident(now, shot, fall.larger))
    yield from tell("hits")
    yield from narrate("attack", "dm-roll", "salvo-hit", target=now.target.name, larger=fall.larger)
    if fall.kind == "ones" and shot.has_criticals:
        target = yield from _critical(now.target, shot)
    else:
        target = yield from _strike(now.target, shot, fall.larger)
    return msgspec.structs.replace(now, target=target)


def _accident(now: Volley, shot: Shot, larger: int) -> Rule[Volley]:
    """Hit a bystander: no choice and no new roll, and own troops check boldness at once (R54, R55)."""
    names = ", ".join(mark.name for mark in now.victims)
    count = len(now.victims)
    at = 1 if count == 1 else (yield from victim_throw(count, names, shot.seat))
    victim = now.victims[at - 1]
    yield from tell("accidents")
    yield from narrate("victim", "dm-struck", "accident", unit=victim.name, larger=larger)
    if victim.is_friend:
        yield from tell("own_hits")
    if victim.is_friend and shot.own_check_first:
        victim = yield from _own_check(victim, shot)
    victim = yield from _strike(victim, shot, larger, "victim")
    if victim.is_friend and not shot.own_check_first and victim.left != 0:
        victim = yield from _own_check(victim, shot)
    rest = () if victim.left == 0 else (victim,)
    return msgspec.structs.replace(now, victims=(*now.victims[: at - 1], *rest, *now.victims[at:]))


def _own_check(victim: Mark, shot: Shot) -> Rule[Mark]:
    """Own troops that are hit check boldness at once, with -1 (R55)."""
    after = yield from _boldness(victim, shot, "own-boldness", -1)
    if after is None:
        yield from tell("own_failures")
        return _fails(victim, shot)
    return after


def _critical(target: Mark, shot: Shot) -> Rule[Mark]:
    """Confirm a double one with a skill check: one point lost at once, heavy damage, boldness (R50-R52)."""
    if not (shot.infantry_at_once and target.kind == "infantry"):
        if shot.confirm is None:
            yield from narrate("confirm", "dm-gaps", "critical-not-settled", target=target.name)
            return target
        seat = target.seat if shot.is_confirmed_by_target else shot.seat
        passed = yield from check_throw("confirm", shot.confirm, seat, shot.one_die, "dm-critical")
        if passed != PASSED:
            return (yield from _strike(target, shot, 1))
    yield from tell("criticals")
    slug = "dm-critical-infantry" if target.kind == "infantry" else "dm-critical-mech"
    yield from narrate("damage", slug, "critical", target=target.name)
    target = yield from _lose(target, "structure_lost")
    if target.kind != "infantry" and target.left != 0:
        yield from tell("heavy_checks")
        yield from narrate("damage", "dm-damage", "heavy-check", unit=target.name)
    if shot.is_in_addition and target.left != 0:
        target = yield from _strike(target, shot, 1)
    if target.left == 0:
        return target
    after = yield from _boldness(target, shot, "boldness", 0)
    if after is None:
        yield from tell("boldness_failed")
        return _fails(target, shot)
    return after


def _fails(mark: Mark, shot: Shot) -> Mark:
    return msgspec.structs.replace(mark, is_wavering=True) if shot.fails_into == "wavering" else mark


def _boldness(mark: Mark, shot: Shot, stage: str, change: int) -> Rule[Mark | None]:
    """Check boldness; None if it fails. What is not on the sheet cannot be checked here."""
    citation = "dm-own-troops" if change else "dm-check"
    if mark.boldness is None:
        yield from narrate(stage, citation, "check-not-settled", unit=mark.name, change=change)
        return mark
    passed = yield from check_throw(stage, mark.boldness + change, mark.seat, shot.one_die, citation)
    if passed == PASSED:
        yield from narrate(stage, citation, "check-passed", unit=mark.name)
        return mark
    key = "check-failed" if shot.fails_into == "wavering" else "check-failed-without"
    yield from narrate(stage, "dm-failed", key, unit=mark.name)
    return None


def _strike(mark: Mark, shot: Shot, larger: int, whose: str = "target") -> Rule[Mark]:
    """Power and the larger die against the armour of the struck facet (1.3)."""
    if shot.power is None or mark.armour is None:
        yield from narrate("damage", "dm-gaps", "penetration-not-settled", unit=mark.name, larger=larger)
        return mark
    number = shot.power + larger
    over = number - mark.armour
    facts: dict[str, int | str] = {"unit": mark.name, "power": shot.power, "larger": larger}
    facts |= {"number": number, "armour": mark.armour}
    if over < 0:
        yield from _told("stopped", whose)
        yield from narrate("damage", "dm-penetration", "stopped", **facts)
        return mark
    yield from _told("pierced", whose)
    yield from narrate("damage", "dm-penetration", "pierced", **facts)
    mark = yield from _lose(mark, "structure_lost" if whose == "target" else "victims_lost")
    if over and mark.kind != "infantry" and mark.left != 0:
        is_heavy = over > 1 and shot.by_two == "heavy"
        yield from _told("heavy_checks" if is_heavy else "damage_rolls", whose)
        yield from narrate("damage", "dm-damage", "heavy-check" if is_heavy else "damage-roll", unit=mark.name)
    return mark


def _told(key: str, whose: str) -> Rule[None]:
    if whose == "target":
        yield from tell(key)


def _lose(mark: Mark, key: str) -> Rule[Mark]:
    """Lose one point of structure, or one figure; at zero the unit is gone (O5)."""
    yield from tell(key)
    if mark.left is None:
        return mark
    mark = msgspec.structs.replace(mark, left=mark.left - 1)
    if mark.left == 0:
        yield from narrate("damage", "dm-zero", "destroyed", unit=mark.name)
    return mark
