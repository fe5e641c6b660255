"""An independent calculator for one scene: plain fractions, one die at a time, written from the specification alone.

It shares no code with the package. Rules are looked up by their names, editions are plain conditions, and a unit is a
list of single models, so that nothing here can be wrong in the same way as there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import TypeAlias, TypeVar

from rulebooks.gdf.oracle_terms import Terms, alone, defending, picked, rating, reading, some_tough, terms
from rulebooks.gdf.scenes import Mob, Scene

K = TypeVar("K")
J = TypeVar("J")
L = TypeVar("L")
Odds: TypeAlias = dict[K, Fraction]

SIXTH = Fraction(1, 6)
FACES = range(1, 7)

Model: TypeAlias = tuple[bool, int, int]
"""Is it a hero, its Tough, the wounds on it."""
Models: TypeAlias = tuple[Model, ...]
Packet: TypeAlias = tuple[int, int]
"""The wounds of one unblocked hit that go to one model, and the wounds that Shred adds."""


def gathered(pairs: Iterable[tuple[K, Fraction]]) -> Odds[K]:
    found: Odds[K] = {}
    for outcome, chance in pairs:
        if chance:
            found[outcome] = found.get(outcome, Fraction(0)) + chance
    return found


def both(first: Mapping[K, Fraction], second: Mapping[J, Fraction], join: Callable[[K, J], L]) -> Odds[L]:
    return gathered((join(a, b), p * q) for a, p in first.items() for b, q in second.items())


def hits(face: int, t: Terms) -> bool:
    return face == 6 or (face != 1 and face + t.to_hit >= t.quality)


def blocks(face: int, t: Terms, ap: int, *, naturals: bool) -> bool:
    enough = face - ap + t.to_block >= t.defense
    return (face == 6 or (face != 1 and enough)) if naturals else enough


def lasting(wounds: int, rolls: tuple[int, ...]) -> Odds[int]:
    """Return how many of some wounds are not ignored."""
    chance = Fraction(1)
    for need in rolls:
        chance *= Fraction(need - 1, 6)
    odds: Odds[int] = {0: Fraction(1)}
    for _ in range(wounds):
        odds = both(odds, {1: chance, 0: 1 - chance}, lambda a, b: a + b)
    return odds


def one_hit(t: Terms, *, is_six: bool, naturals: bool) -> Odds[Packet]:
    """Block one hit, and say what it does."""
    ap, rolls = (t.six_ap, t.six_ignores) if is_six else (t.ap, t.ignores)
    faces: Odds[int] = {}
    for face in FACES:
        again = t.re_roll and face == 6 and blocks(face, t, ap, naturals=naturals)
        for last in FACES if again else (face,):
            faces[last] = faces.get(last, Fraction(0)) + (SIXTH * SIXTH if again else SIXTH)
    found: list[tuple[Packet, Fraction]] = []
    for face, chance in faces.items():
        if blocks(face, t, ap, naturals=naturals):
            found.append(((0, 0), chance))
            continue
        more = int(t.shred and face == 1)
        for packet, p in both(lasting(t.deadly, rolls), lasting(more, rolls), lambda a, b: (a, b)).items():
            found.append((packet, chance * p))
    return gathered(found)


Struck: TypeAlias = tuple[int, int]
"""Hits of one attack after Blast: plain ones, and those with what a natural 6 gave."""


def one_attack(t: Terms, *, one_copy: bool) -> Odds[Struck]:
    found: list[tuple[Struck, Fraction]] = []
    for face in FACES:
        if not hits(face, t):
            found.append(((0, 0), SIXTH))
        elif face != 6:
            found.append(((t.blast, 0), SIXTH))
        else:
            six = 1 if one_copy else t.blast
            for more, chance in extra_attacks(t).items():
                found.append(((t.blast - six + (t.six_hits + more) * t.blast, six), SIXTH * chance))
    return gathered(found)


def extra_attacks(t: Terms) -> Odds[int]:
    odds: Odds[int] = {0: Fraction(1)}
    good = Fraction(sum(hits(face, t) for face in FACES), 6)
    for _ in range(t.six_attacks):
        odds = both(odds, {1: good, 0: 1 - good}, lambda a, b: a + b)
    return odds


def give(models: Models, size: int) -> Models:
    """Give one packet to the model whose turn it is: plain ones, the most wounded Tough one, heroes (rule 18)."""
    if not size or not models:
        return models
    turn = min(models, key=lambda m: (m[0], m[1] > 1, -m[2]))
    rest = list(models)
    rest.remove(turn)
    is_hero, tough, taken = turn
    if taken + size < tough:
        rest.append((is_hero, tough, taken + size))
    return tuple(sorted(rest))


@dataclass(frozen=True)
class Order:
    """In which order the packets of one group are given (A5, A6)."""

    with_packet: bool
    as_thrown: bool

    def give_all(self, models: Models, packets: Iterable[Packet]) -> Models:
        """Give packets, the largest first unless as thrown; what Shred adds, after them or with each."""
        ordered = list(packets) if self.as_thrown else sorted(packets, key=lambda packet: (-packet[0], -packet[1]))
        for size, more in ordered:
            models = give(models, size)
            for _ in range(more if self.with_packet else 0):
                models = give(models, 1)
        for _ in range(0 if self.with_packet else sum(more for _, more in ordered)):
            models = give(models, 1)
        return models

    def joined(self, first: tuple[Packet, ...], second: tuple[Packet, ...]) -> tuple[Packet, ...]:
        """Put packets together; where their order is of no account they are sorted, so that equal ones merge."""
        packets = first + tuple(packet for packet in second if any(packet))
        return packets if self.as_thrown else tuple(sorted(packets))


def models_of(target: Mob) -> Models:
    many, tough = some_tough(target)
    wounds = (*target.wounds, *(0,) * (many - len(target.wounds)))
    found: list[Model] = [(False, tough, taken) for taken in wounds]
    found += [(False, 1, 0)] * (target.models - many)
    if target.hero:
        found.append((True, rating(target.hero.rules, "Tough") or 1, target.hero.wounds))
    return tuple(sorted(found))


Volley: TypeAlias = tuple[int, int, Models]
"""Hits, wounds, and the models left."""


def fired(scene: Scene, t: Terms, before: Odds[Volley], lonely: Terms | None) -> Odds[Volley]:
    """Fire one group at whoever is left."""
    naturals = reading(scene, "natural-defense", "as-quality") == "as-quality"
    attack = one_attack(t, one_copy=reading(scene, "blast-six", "all-copies") == "one-copy")
    plain, six = (one_hit(t, is_six=is_six, naturals=naturals) for is_six in (False, True))
    if lonely is not None:
        return _in_turn(before, (t.attacks, attack), plain, one_hit(lonely, is_six=False, naturals=naturals))
    order = Order(
        reading(scene, "shred-wound", "after-packets") == "with-packet",
        reading(scene, "deadly-order", "largest-first") == "as-thrown",
    )
    volley: Odds[Shot] = {(0, ()): Fraction(1)}
    for _ in range(t.attacks):
        volley = both(
            volley, _attacked(attack, plain, six, order), lambda a, b: (a[0] + b[0], order.joined(a[1], b[1]))
        )

    def suffered(state: Volley, shot: Shot) -> Volley:
        struck, packets = shot
        wounds = sum(size + more for size, more in packets)
        return state[0] + struck, state[1] + wounds, _taken(scene, t, state[2], packets, order)

    return both(before, volley, suffered)


Shot: TypeAlias = tuple[int, tuple[Packet, ...]]


def _attacked(attack: Odds[Struck], plain: Odds[Packet], six: Odds[Packet], order: Order) -> Odds[Shot]:
    found: list[tuple[Shot, Fraction]] = []
    for (plains, sixes), chance in attack.items():
        odds: Odds[tuple[Packet, ...]] = {(): Fraction(1)}
        for hit in (*(plain,) * plains, *(six,) * sixes):
            odds = both(odds, hit, lambda a, b: order.joined(a, (b,)))
        found += [((plains + sixes, packets), chance * p) for packets, p in odds.items()]
    return gathered(found)


def _in_turn(
    before: Odds[Volley], attacks: tuple[int, Odds[Struck]], usual: Odds[Packet], lonely: Odds[Packet]
) -> Odds[Volley]:
    """Take hit after hit, each on the Defense of whoever is left (A7)."""
    count, attack = attacks
    struck: Odds[int] = {0: Fraction(1)}
    for _ in range(count):
        struck = both(struck, attack, lambda a, b: a + sum(b))
    found: list[tuple[Volley, Fraction]] = []
    for n, chance in struck.items():
        state = before
        for _ in range(n):
            state = gathered(
                (_one_more(volley, packet), p * q)
                for volley, p in state.items()
                for packet, q in (lonely if volley[2] and all(m[0] for m in volley[2]) else usual).items()
            )
        found += [((volley[0] + n, *volley[1:]), chance * p) for volley, p in state.items()]
    return gathered(found)


def _one_more(volley: Volley, packet: Packet) -> Volley:
    return volley[0], volley[1] + sum(packet), Order(False, False).give_all(volley[2], (packet,))


def _taken(scene: Scene, t: Terms, models: Models, packets: tuple[Packet, ...], order: Order) -> Models:
    if not t.picks:
        return order.give_all(models, packets)
    kind = picked(scene.target)
    wanted = [m for m in models if m[0] == (kind == "hero") and (kind == "hero" or (m[1] > 1) == (kind == "tough"))]
    if not wanted:
        return models
    one = max(wanted, key=lambda m: m[2])
    rest = list(models)
    rest.remove(one)
    return tuple(sorted((*rest, *order.give_all((one,), packets))))


def precedence(t: Terms) -> int:
    return 0 if t.picks else 1 if t.deadly > 1 else 2


def at_half(models: Models, start: int) -> bool:
    if start > 1:
        return 2 * len(models) <= start
    return any(tough > 1 and 2 * taken >= tough for _, tough, taken in models)


def passing(quality: int) -> Fraction:
    return Fraction(sum(face == 6 or (face != 1 and face >= quality) for face in FACES), 6)


def tested(scene: Scene, before: Models, after: Models) -> tuple[bool, Fraction]:
    """Return whether a unit tests morale, and the chance that it is Shaken then (rule 22)."""
    target = scene.target
    start = (target.start or target.models) + (target.hero is not None)
    crossing = reading(scene, "morale-again", "always") == "only-when-crossing"
    is_due = before != after and bool(after) and at_half(after, start)
    if not is_due or (crossing and at_half(before, start)):
        return False, Fraction(target.shaken and bool(after))
    failing = 1 - passing(target.quality)
    if "Fearless" in defending(target):
        failing *= 1 - passing(4)
    return True, Fraction(1) if target.shaken else failing


def odds(scene: Scene) -> dict[str, Odds[int] | Fraction]:
    """Return every measure of the target."""
    before = models_of(scene.target)
    state: Odds[Volley] = {(0, 0, before): Fraction(1)}
    for gun in sorted(scene.guns, key=lambda gun: precedence(terms(scene, gun))):
        state = fired(scene, terms(scene, gun), state, alone(scene, gun))
    ends = gathered((models, p) for (_, _, models), p in state.items())
    tests = {models: tested(scene, before, models) for models in ends}
    return {
        "hits": gathered((struck, p) for (struck, _, _), p in state.items()),
        "wounds": gathered((wounds, p) for (_, wounds, _), p in state.items()),
        "models_removed": gathered((len(before) - len(models), p) for models, p in ends.items()),
        "wounds_left": gathered((sum(m[2] for m in models), p) for models, p in ends.items()),
        "morale_test": sum((p for models, p in ends.items() if tests[models][0]), Fraction(0)),
        "shaken": sum((p * tests[models][1] for models, p in ends.items()), Fraction(0)),
        "destroyed": ends.get((), Fraction(0)),
    }


def own_losses(scene: Scene) -> Odds[int]:
    """Return the models that five shooters without rules of their own lose to their Hazardous weapons."""
    lost: Odds[int] = {0: Fraction(1)}
    for t in (terms(scene, gun) for gun in scene.guns):
        for _ in range(t.attacks if t.hazardous else 0):
            lost = both(lost, _backfired(t), lambda a, b: a + b)
    return gathered((min(5, wounds), p) for wounds, p in lost.items())


def _backfired(t: Terms) -> Odds[int]:
    more: Odds[int] = {0: Fraction(1)}
    for _ in range(t.six_attacks):
        more = both(more, {1: SIXTH, 0: 1 - SIXTH}, lambda a, b: a + b)
    found = [(1, SIXTH), (0, 4 * SIXTH), *((ones, SIXTH * p) for ones, p in more.items())]
    return gathered(found)
