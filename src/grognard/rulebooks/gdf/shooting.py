"""Shooting: the life of one attack, from the Quality roll to the wound (rules 10–16, 19, 20)."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TypeVar

import msgspec

from grognard.core.asking import Each, Life, Rule, Step, Throw, each, step, tell, through
from grognard.rulebooks.gdf.rolls import BLOCK, IGNORE, MISS, ONE, SIX
from grognard.rulebooks.gdf.wounds import Unit, allocate, suffer

__all__ = [
    "Blocking",
    "Group",
    "attack",
    "fire",
    "fire_deadly",
    "fire_in_turn",
    "hits",
    "hits_of",
    "lasting",
    "more_attack",
    "one_hit",
    "packet",
    "take_packets",
    "unblocked",
    "wound",
    "wounds_of",
]

V = TypeVar("V", bound=Hashable)
Unblocked = tuple[int, int, int, int]
"""Of a Deadly weapon: unblocked plain hits, those of them that shred; the same of natural 6s."""

Ignoring = tuple[Throw[str], ...]
"""The rolls that may ignore a wound, one after the other; none where nothing does."""


class Blocking(msgspec.Struct, frozen=True, cache_hash=True):
    """How one kind of hit is stopped: the Defense roll, the re-roll of a natural 6, the rolls to ignore its wounds."""

    to_block: Throw[str]
    re_roll: Throw[str] | None = None
    to_ignore: Ignoring = ()


class Group(msgspec.Struct, frozen=True, cache_hash=True):
    """One weapon group against one target, as numbers: what the dice need to know and nothing else.

    `attacks` dice are thrown `to_hit`; a six may give `six_hits` more hits and `six_attacks` more attacks, thrown
    `to_hit_more` (extras are never sixes). Every hit counts `blast` times, is stopped by `plain` and that of a six by
    `six` (with `one_copy` only one of its copies); with `alone` (a pair of the same) once only heroes are left. An
    unblocked hit is `deadly` wounds on one model, taken `as_thrown` or the largest first; a plain wound that shreds
    comes after them or `with_packet`.
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


def hits(g: Group) -> Rule[tuple[int, int]]:
    """Throw one attack on Quality; return its plain hits and those that keep what their natural 6 gave."""
    face = yield from g.to_hit
    if face == ONE:
        yield from tell("own-wounds")
    if face in (MISS, ONE):
        return (0, 0)
    plain, six = (g.blast, 0) if face != SIX else (g.blast - 1, 1) if g.one_copy else (0, g.blast)
    if face == SIX:
        more = g.six_attacks and (yield from each((g.six_attacks, more_attack, (g.to_hit_more,))))
        plain += (g.six_hits + more) * g.blast
    yield from tell("hits", plain + six)
    return (plain, six)


def more_attack(to_hit: Throw[str]) -> Rule[int]:
    """Throw an attack that a natural 6 gave; it gives no further one."""
    face = yield from to_hit
    if face == ONE:
        yield from tell("own-wounds")
    return int(face not in (MISS, ONE))


def attack(g: Group, stopped: Life[V], zero: V) -> Rule[V]:
    """Follow one attack from the Quality roll through every hit to what comes of them."""
    plain, six = yield from hits(g)
    return (yield from each((plain, stopped, (g.plain, False)), (six, stopped, (g.six, True)), zero=zero))


def wound(b: Blocking, is_six: bool) -> Rule[int]:
    """Block one hit; an unblocked one is a wound, unless it is ignored; one that shreds is two (rules 13, 16)."""
    face = yield from _blocked(b)
    wounds = (face not in (BLOCK, SIX)) + (face == ONE)
    return (yield from each((wounds, lasting, (b.to_ignore,))))


def unblocked(b: Blocking, is_six: bool) -> Rule[Unblocked]:
    """Block one hit of a Deadly weapon; what an unblocked one is worth is thrown later (rule 19)."""
    face = yield from _blocked(b)
    if face in (BLOCK, SIX):
        return (0, 0, 0, 0)
    shreds = int(face == ONE)
    return (0, 0, 1, shreds) if is_six else (1, shreds, 0, 0)


def _blocked(b: Blocking) -> Rule[str]:
    face = yield from b.to_block
    if face == SIX and b.re_roll is not None:
        face = yield from b.re_roll
    return face


def lasting(to_ignore: Ignoring) -> Rule[int]:
    """Count one wound, unless one of these rolls ignores it."""
    for roll in to_ignore:
        if (yield from roll) == IGNORE:
            return 0
    yield from tell("wounds")
    return 1


def packet(deadly: int, to_ignore: Ignoring, shreds: int) -> Rule[tuple[int, int]]:
    """Return the wounds of one unblocked Deadly hit on one model, each with its own roll to ignore it, and one more."""
    size = yield from each((deadly, lasting, (to_ignore,)))
    return (size, (yield from each((shreds, lasting, (to_ignore,)))))


def fire(g: Group) -> Step[Unit] | Each[Unit]:
    """Return the step that fires one group at a unit: plain wounds together, Deadly packets one by one."""
    if g.alone is not None:
        return step(fire_in_turn, g)
    if g.deadly > 1:
        return step(fire_deadly, g)
    return Each(((g.attacks, attack, (g, wound, 0)),), suffer, together=True)


def fire_deadly(unit: Unit, g: Group) -> Rule[Unit]:
    """Fire a Deadly group: packets to one model each, the excess lost, then the plain wounds besides (rule 19)."""
    counts = yield from each((g.attacks, attack, (g, unblocked, (0, 0, 0, 0))), zero=(0, 0, 0, 0))
    return (yield from take_packets(unit, g, counts))


def take_packets(unit: Unit, g: Group, counts: Unblocked) -> Rule[Unit]:
    """Give every packet to one model, in the order of the reading; what shreds besides, after them or with each."""
    plain, plain_shreds, six, six_shreds = counts
    more = (plain_shreds, six_shreds) if g.with_packet else (0, 0)
    bag = (
        (more[0], packet, (g.deadly, g.plain.to_ignore, 1)),
        (plain - more[0], packet, (g.deadly, g.plain.to_ignore, 0)),
        (more[1], packet, (g.deadly, g.six.to_ignore, 1)),
        (six - more[1], packet, (g.deadly, g.six.to_ignore, 0)),
    )
    unit = yield from through(unit, Each(bag, _take, order=None if g.as_thrown else _largest_first))
    if g.with_packet:
        return unit
    rest = (plain_shreds, lasting, (g.plain.to_ignore,)), (six_shreds, lasting, (g.six.to_ignore,))
    return suffer(unit, (yield from each(*rest)))


def fire_in_turn(unit: Unit, g: Group) -> Rule[Unit]:
    """Fire a group hit by hit, since a hero left alone blocks on a Defense of its own (a reading of rule 18)."""
    plain, six = yield from each((g.attacks, hits, (g,)), zero=(0, 0))
    return (yield from through(unit, *[step(one_hit, g, True)] * six, *[step(one_hit, g, False)] * plain))


def one_hit(unit: Unit, g: Group, is_six: bool) -> Rule[Unit]:
    """Block one hit with the Defense of whoever is left, and take what comes of it."""
    are_alone = bool(unit.heroes) and unit.models == len(unit.heroes)
    plain, six = g.alone if g.alone is not None and are_alone else (g.plain, g.six)
    blocking = six if is_six else plain
    if g.deadly == 1:
        return suffer(unit, (yield from wound(blocking, is_six)))
    now = msgspec.structs.replace(g, plain=plain, six=six)
    return (yield from take_packets(unit, now, (yield from unblocked(blocking, is_six))))


def hits_of(g: Group) -> Rule[int]:
    """Count the hits of one attack, whatever they do."""
    plain, six = yield from hits(g)
    return plain + six


def wounds_of(g: Group) -> Rule[int]:
    """Count the wounds of one attack, whoever takes them."""
    if g.deadly == 1:
        return (yield from attack(g, wound, 0))
    plain, plain_shreds, six, six_shreds = yield from attack(g, unblocked, (0, 0, 0, 0))
    wounds = (plain * g.deadly + plain_shreds, g.plain.to_ignore), (six * g.deadly + six_shreds, g.six.to_ignore)
    return (yield from each(*((n, lasting, (rolls,)) for n, rolls in wounds)))


def _take(unit: Unit, taken: tuple[int, int]) -> Unit:
    size, more = taken
    return suffer(allocate(unit, size), more)


def _largest_first(taken: tuple[int, int]) -> int:
    return -taken[0]
