"""Shooting: the life of one attack, from the Quality roll to the wound (rules 10–16, 19, 20)."""

from __future__ import annotations

from collections.abc import Hashable

import msgspec

from grognard.core.asking import Each, Life, Rule, Step, Throw, each, step, tell, through
from grognard.rulebooks.gdf.rolls import BLOCK, IGNORE, MISS, ONE, SIX
from grognard.rulebooks.gdf.wounds import Unit, allocate, suffer

__all__ = [
    "Blocking",
    "Group",
    "Ignoring",
    "attack",
    "burst",
    "deadly_attack",
    "fire",
    "fire_deadly",
    "fire_in_turn",
    "hits",
    "hits_of",
    "land",
    "lasting",
    "more_attack",
    "one_hit",
    "packet",
    "wound",
    "wounds_of",
]

Packet = tuple[int, int]
"""What one hit of a Deadly weapon comes to: wounds on one model, and plain wounds besides."""

Burst = tuple[Unit, int]
"""A unit while a Deadly group is taken in, and the plain wounds that wait until its packets are."""

Packets = tuple[tuple[int, Life[Packet], tuple[Hashable, ...]], ...]
"""A bag of lives that come to packets."""

Ignoring = tuple[Throw[str], ...]
"""The rolls that may ignore a wound, one after the other; none where nothing does."""


class Blocking(msgspec.Struct, frozen=True, cache_hash=True):
    """How one kind of hit is stopped: the Defense roll, the re-roll of a natural 6, the rolls to ignore its wounds.

    A wound that lasts is told as `told`.
    """

    to_block: Throw[str]
    re_roll: Throw[str] | None = None
    to_ignore: Ignoring = ()
    told: str = "wounds"


class Group(msgspec.Struct, frozen=True, cache_hash=True):
    """One weapon group against one target, as numbers: what the dice need to know and nothing else.

    `attacks` dice are thrown `to_hit`; a six may give `six_hits` more hits and `six_attacks` more attacks, thrown
    `to_hit_more` (extras are never sixes). Every hit counts `blast` times, is stopped by `plain` and that of a six by
    `six` (with `one_copy` only one of its copies); with `alone` (a pair of the same) once only heroes are left. An
    unblocked hit is `deadly` wounds on one model, taken `as_thrown` or the largest first; a plain wound that shreds
    comes after them or `with_packet`. Hits are told as `told`.
    """

    attacks: int
    to_hit: Throw[str]
    to_hit_more: Throw[str]
    plain: Blocking
    six: Blocking
    alone: tuple[Blocking, Blocking] | None = None
    blast: int = 1
    deadly: int = 1
    six_hits: int = 0
    six_attacks: int = 0
    one_copy: bool = False
    as_thrown: bool = False
    with_packet: bool = False
    told: str = "hits"


def hits(g: Group) -> Rule[tuple[int, int]]:
    """Throw one attack on Quality; return its plain hits and those that keep what their natural 6 gave."""
    plain, six, _ = yield from burst(g)
    return plain, six


def burst(g: Group) -> Rule[tuple[int, int, int]]:
    """Throw one attack on Quality; return its hits, plain and of a natural 6, and the natural 1s that harm the unit."""
    face = yield from g.to_hit
    if face == ONE:
        yield from tell("own-wounds")
    if face in (MISS, ONE):
        return (0, 0, int(face == ONE))
    plain, six = (g.blast, 0) if face != SIX else (g.blast - 1, 1) if g.one_copy else (0, g.blast)
    more, ones = 0, 0
    if face == SIX:
        if g.six_attacks:
            more, ones = yield from each((g.six_attacks, more_attack, (g.to_hit_more,)))
        plain += (g.six_hits + more) * g.blast
    yield from tell(g.told, plain + six)
    return (plain + six, 0, ones) if g.six is g.plain else (plain, six, ones)


def more_attack(to_hit: Throw[str]) -> Rule[tuple[int, int]]:
    """Throw an attack that a natural 6 gave, which gives no further one: whether it hits, whether it is a natural 1."""
    face = yield from to_hit
    if face == ONE:
        yield from tell("own-wounds")
    return int(face not in (MISS, ONE)), int(face == ONE)


def attack(g: Group) -> Rule[int]:
    """Follow one attack from the Quality roll through every hit to the wounds that come of them."""
    plain, six = yield from hits(g)
    return (yield from each((plain, wound, (g.plain,)), (six, wound, (g.six,))))


def wound(b: Blocking) -> Rule[int]:
    """Block one hit; an unblocked one is a wound, unless it is ignored; one that shreds is two (rules 13, 16)."""
    face = yield from _blocked(b)
    wounds = (face not in (BLOCK, SIX)) + (face == ONE)
    return (yield from each((wounds, lasting, (b.to_ignore, b.told))))


def _blocked(b: Blocking) -> Rule[str]:
    face = yield from b.to_block
    if face == SIX and b.re_roll is not None:
        face = yield from b.re_roll
    return face


def lasting(to_ignore: Ignoring, told: str = "wounds") -> Rule[int]:
    """Count one wound, unless one of these rolls ignores it."""
    for roll in to_ignore:
        if (yield from roll) == IGNORE:
            return 0
    yield from tell(told)
    return 1


def deadly_attack(g: Group) -> Rule[Packet]:
    """Follow one attack of a Deadly weapon that hits at most once, from the Quality roll to its packet."""
    plain, six = yield from hits(g)
    if not plain + six:
        return (0, 0)
    return (yield from packet(g.six if six else g.plain, g.deadly))


def packet(b: Blocking, deadly: int) -> Rule[Packet]:
    """Block one hit of a Deadly weapon; each wound of an unblocked one has its own roll to ignore it (rule 19)."""
    face = yield from _blocked(b)
    if face in (BLOCK, SIX):
        return (0, 0)
    size = yield from each((deadly, lasting, (b.to_ignore, b.told)))
    return (size, (yield from each((int(face == ONE), lasting, (b.to_ignore, b.told)))))


def fire(g: Group) -> Step[Unit] | Each[Unit]:
    """Return the step that fires one group at a unit: plain wounds together, Deadly packets one by one."""
    if g.alone is not None:
        return step(fire_in_turn, g)
    if g.deadly > 1:
        return step(fire_deadly, g)
    return Each(((g.attacks, attack, (g,)),), suffer, together=True)


def fire_deadly(unit: Unit, g: Group) -> Rule[Unit]:
    """Fire a Deadly group: packets to one model each, the excess lost, then the plain wounds besides (rule 19)."""
    if g.blast > 1 or g.six_hits or g.six_attacks:
        plain, six = yield from each((g.attacks, hits, (g,)), zero=(0, 0))
        return (
            yield from _land_packets(unit, g, ((plain, packet, (g.plain, g.deadly)), (six, packet, (g.six, g.deadly))))
        )
    return (yield from _land_packets(unit, g, ((g.attacks, deadly_attack, (g,)),)))


def fire_in_turn(unit: Unit, g: Group) -> Rule[Unit]:
    """Fire a group hit by hit, since a hero left alone blocks on a Defense of its own (a reading of rule 18)."""
    plain, six = yield from each((g.attacks, hits, (g,)), zero=(0, 0))
    return (yield from land(unit, g, plain, six))


def land(unit: Unit, g: Group, plain: int, six: int) -> Rule[Unit]:
    """Take hits that have been thrown already, plain ones and those of natural 6s."""
    if g.alone is not None:
        return (yield from through(unit, *[step(one_hit, g, True)] * six, *[step(one_hit, g, False)] * plain))
    if g.deadly > 1:
        bag: Packets = ((plain, packet, (g.plain, g.deadly)), (six, packet, (g.six, g.deadly)))
        return (yield from _land_packets(unit, g, bag))
    wounds = ((plain, wound, (g.plain,)), (six, wound, (g.six,)))
    return (yield from through(unit, Each(wounds, suffer, together=True)))


def _land_packets(unit: Unit, g: Group, bag: Packets) -> Rule[Unit]:
    into, order = (_with_packet if g.with_packet else _later), (None if g.as_thrown else _largest_first)
    unit, plain = yield from through((unit, 0), Each(bag, into, order=order))
    return suffer(unit, plain)


def one_hit(unit: Unit, g: Group, is_six: bool) -> Rule[Unit]:
    """Block one hit with the Defense of whoever is left, and take what comes of it."""
    are_alone = bool(unit.heroes) and unit.models == len(unit.heroes)
    plain, six = g.alone if g.alone is not None and are_alone else (g.plain, g.six)
    blocking = six if is_six else plain
    if g.deadly == 1:
        return suffer(unit, (yield from wound(blocking)))
    size, more = yield from packet(blocking, g.deadly)
    return suffer(allocate(unit, size), more)


def hits_of(g: Group) -> Rule[int]:
    """Count the hits of one attack, whatever they do."""
    plain, six = yield from hits(g)
    return plain + six


def wounds_of(g: Group) -> Rule[int]:
    """Count the wounds of one attack, whoever takes them."""
    if g.deadly == 1:
        return (yield from attack(g))
    plain, six = yield from hits(g)
    size, more = yield from each((plain, packet, (g.plain, g.deadly)), (six, packet, (g.six, g.deadly)), zero=(0, 0))
    return size + more


def _later(burst: Burst, taken: Packet) -> Burst:
    return allocate(burst[0], taken[0]), burst[1] + taken[1]


def _with_packet(burst: Burst, taken: Packet) -> Burst:
    return suffer(allocate(burst[0], taken[0]), taken[1]), burst[1]


def _largest_first(taken: Packet) -> Packet:
    return -taken[0], -taken[1]
