"""Melee: who was charged may strike first with Counter, the charger strikes, the defender strikes back (P3, P4)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from grognard.core.asking import Each, Life, Rule, Step, Tell, each, step, through
from grognard.core.playing import narrate
from grognard.rulebooks.gdf.melee_morale import Score, Winner, melee_morale, verdict
from grognard.rulebooks.gdf.melee_situation import Blow, Combatant, Melee
from grognard.rulebooks.gdf.morale import Aftermath
from grognard.rulebooks.gdf.shooting import Group, hits_of, lasting, wounds_of
from grognard.rulebooks.gdf.takedown import Fire, Pick, fire_counting, fire_noting, is_hazardous, volley
from grognard.rulebooks.gdf.wounds import Unit, caused, removed, suffer

__all__ = [
    "Clash",
    "Fought",
    "Noted",
    "Outcome",
    "Turn",
    "backlash",
    "blows_of",
    "hits_on_charger",
    "hits_on_defender",
    "melee",
    "score",
    "strike",
    "struck",
    "wounds_on_charger",
    "wounds_on_defender",
]

replace = msgspec.structs.replace
Turn: TypeAlias = Literal["counter", "charge", "back"]


class Clash(msgspec.Struct, frozen=True, cache_hash=True):
    """Both units while they fight, and the wounds that each did to itself with Hazardous weapons."""

    charger: Unit
    defender: Unit
    charger_own: int = 0
    defender_own: int = 0


NOBODY = Clash(Unit(0), Unit(0))


class Outcome(msgspec.Struct, frozen=True, cache_hash=True):
    """What a melee left of both sides, what their nerve did, and who has won."""

    charger: Aftermath
    defender: Aftermath
    winner: Winner = ""


def melee(m: Melee) -> Rule[Outcome]:
    """Fight a melee to its end: the strikes in their order, who has won, the nerve of who has lost."""
    start = Fought(Clash(m.charger.unit, m.defender.unit))
    fought = yield from through(start, step(_fought, m), step(_decided, m))
    charger = yield from _nerved(m.charger, fought.clash.charger, fought.winner == "defender")
    defender = yield from _nerved(m.defender, fought.clash.defender, fought.winner == "charger")
    return Outcome(charger, defender, fought.winner)


class Fought(msgspec.Struct, frozen=True, cache_hash=True):
    """Both units after their fight, and who has won once that is settled."""

    clash: Clash
    winner: Winner = ""


def _fought(fought: Fought, m: Melee) -> Rule[Fought]:
    return Fought((yield from through(fought.clash, *_turns(m, "counter", "charge", "back"))))


def _decided(fought: Fought, m: Melee) -> Rule[Fought]:
    """Settle who has won, and forget everything that only mattered for it."""
    ours, theirs = score(m.charger, m.defender, fought.clash)
    winner = yield from verdict((m.charger.name, ours), (m.defender.name, theirs))
    charger, defender = fought.clash.charger, fought.clash.defender
    return Fought(Clash(replace(charger, excess=None), replace(defender, excess=None)), winner)


def _nerved(side: Combatant, unit: Unit, has_lost: bool) -> Rule[Aftermath]:
    if has_lost and unit.models:
        return (yield from melee_morale(side, unit))
    return Aftermath(side.nerve.before, unit, is_shaken=side.nerve.is_shaken and unit.models > 0)


def _turns(m: Melee, *turns: Turn) -> tuple[Step[Clash], ...]:
    return tuple(step(_turn, m, turn) for turn in turns if blows_of(m, turn))


def blows_of(m: Melee, turn: Turn) -> tuple[Blow, ...]:
    """Return what strikes in a turn of a melee."""
    if turn == "charge":
        return m.charger.blows
    if not m.strikes_back:
        return ()
    return m.defender.counters if turn == "counter" else m.defender.blows


def _turn(clash: Clash, m: Melee, turn: Turn) -> Rule[Clash]:
    """Let one side strike with whoever is left of it; nobody strikes whom is left nothing to strike."""
    if not clash.charger.models or not clash.defender.models:
        return clash
    if turn == "charge":
        target, own, lost = yield from _exchange(m.charger, m.defender, (clash.charger, clash.defender), turn, m)
        return replace(clash, charger=own, defender=target, charger_own=clash.charger_own + lost)
    target, own, lost = yield from _exchange(m.defender, m.charger, (clash.defender, clash.charger), turn, m)
    return replace(clash, defender=own, charger=target, defender_own=clash.defender_own + lost)


def _exchange(
    striker: Combatant, enemy: Combatant, units: tuple[Unit, Unit], turn: Turn, m: Melee
) -> Rule[tuple[Unit, Unit, int]]:
    """Strike, and return the target, the striker, and the wounds that the striker did to itself."""
    mine, target = units
    after, ones = yield from strike(target, blows_of(m, turn), (replace(striker, unit=mine), enemy), turn)
    yield from _left(enemy.name, target, after)
    own = yield from backlash(mine, ones, striker)
    if own != mine:
        yield from _left(striker.name, mine, own)
    return _settled(after), _settled(own), caused(mine, own)


def _left(name: str, before: Unit, after: Unit) -> Tell:
    lost = removed(before, after)
    return narrate("wounds", "gdf-16", "melee-left", unit=name, removed=lost, models=after.models, marked=after.marked)


def _settled(unit: Unit) -> Unit:
    """Forget what was in excess of a unit that is dead: it has lost whatever it comes to."""
    return unit if unit.models or not unit.excess else replace(unit, excess=0)


def strike(
    target: Unit, blows: tuple[Blow, ...], sides: tuple[Combatant, Combatant], turn: Turn
) -> Rule[tuple[Unit, int]]:
    """Strike with what whoever is left carries; return the target and the natural 1s of Hazardous weapons.

    `sides` are the striker, with its unit as it is now, and its enemy.
    """
    striker, enemy = sides
    yield from _announced(striker.name, enemy.name, turn)
    fire = struck(blows, striker.unit, target)
    if any(is_hazardous(group) for group, _ in fire):
        return (yield from through((target, 0), *(step(fire_counting, group, pick) for group, pick in fire)))
    return (yield from volley(target, fire)), 0


def _announced(unit: str, target: str, turn: Turn) -> Rule[None]:
    if turn == "counter":
        yield from narrate("strike", "gdf-counter", "melee-strikes-first", unit=unit, target=target)
    elif turn == "charge":
        yield from narrate("strike", "gdf-p3", "melee-strikes", unit=unit, target=target)
    else:
        yield from narrate("strike", "gdf-p3", "melee-strikes-back", unit=unit, target=target)


def backlash(unit: Unit, ones: int, side: Combatant) -> Rule[Unit]:
    """Take the natural 1s of one's own Hazardous weapons as wounds."""
    if not ones:
        return unit
    return (
        yield from through(unit, Each(((ones, lasting, (side.to_ignore, "own-wounds-left")),), suffer, together=True))
    )


def struck(blows: tuple[Blow, ...], striker: Unit, target: Unit) -> Fire:
    """Return the groups of dice that whoever is left of the striker throws at whoever is left of the target."""
    found = ((blow, _dice(blow, striker)) for blow in blows)
    return tuple((_aimed(blow, dice, target), blow.pick) for blow, dice in found if dice)


def _dice(blow: Blow, striker: Unit) -> int:
    """Count the dice of a weapon: a casualty takes its copies along, those who carry most fall last or first."""
    alive = striker.plain + striker.fresh + len(striker.hurt)
    share, more = divmod(blow.dealt, blow.models)
    more = max(0, more - blow.models + alive) if blow.falls_first else min(more, alive)
    copies = min(blow.copies, share * alive + more)
    return max(0, copies * blow.each + (blow.heros if striker.heroes else 0) - blow.less)


def _aimed(blow: Blow, dice: int, target: Unit) -> Group:
    is_alone = bool(target.heroes) and target.models == len(target.heroes)
    group = blow.lonely if is_alone and blow.lonely is not None else blow.group
    blast = min(group.blast, target.models) if blow.is_capped else group.blast
    return replace(group, attacks=dice, blast=max(1, blast))


def score(charger: Combatant, defender: Combatant, clash: Clash) -> tuple[Score, Score]:
    """Return what both sides have to show for a melee; what a unit did to itself is nobody's merit."""
    on_charger = caused(charger.unit, clash.charger) - clash.charger_own
    on_defender = caused(defender.unit, clash.defender) - clash.defender_own
    return (
        Score(on_defender, charger.fear, not clash.charger.models),
        Score(on_charger, defender.fear, not clash.defender.models),
    )


def hits_on_defender(m: Melee) -> Rule[int]:
    """Count the hits of the charger, whatever they do."""
    return (yield from _counted(m, ("counter",), "charge", hits_of))


def wounds_on_defender(m: Melee) -> Rule[int]:
    """Count the wounds that the charger causes, whoever takes them."""
    return (yield from _counted(m, ("counter",), "charge", wounds_of))


def hits_on_charger(m: Melee) -> Rule[int]:
    """Count the hits of the defender: of its Counter, and of whatever is left of it when it strikes back."""
    fire = struck(blows_of(m, "counter"), m.defender.unit, m.charger.unit)
    start = Noted(Clash(m.charger.unit, m.defender.unit))
    noted = yield from through(start, *(step(_noting, *each) for each in fire), step(_readied, m, ("charge",), "back"))
    return noted.count + (yield from _summed(noted.fire, hits_of))


def wounds_on_charger(m: Melee) -> Rule[int]:
    """Count the wounds that the defender causes in both its turns: whoever takes them, and those in excess."""
    unit = replace(m.charger.unit, excess=0)
    after = yield from volley(unit, struck(blows_of(m, "counter"), m.defender.unit, m.charger.unit))
    clash = Clash(replace(after, excess=m.charger.unit.excess), m.defender.unit)
    noted = yield from through(Noted(clash, caused(unit, after)), step(_readied, m, ("charge",), "back"))
    return noted.count + (yield from _summed(noted.fire, wounds_of))


class Noted(msgspec.Struct, frozen=True, cache_hash=True):
    """A melee under way: both units, hits or wounds so far, and in the end what is still to strike."""

    clash: Clash
    count: int = 0
    fire: Fire = ()


def _counted(m: Melee, before: tuple[Turn, ...], turn: Turn, life: Life[int]) -> Rule[int]:
    """Add up one count over every blow of a turn, once the turns before it are fought."""
    start = Noted(Clash(m.charger.unit, m.defender.unit))
    noted = yield from through(start, step(_readied, m, before, turn))
    return (yield from _summed(noted.fire, life))


def _summed(fire: Fire, life: Life[int]) -> Each[int]:
    return each(*((group.attacks, life, (group,)) for group, _ in fire))


def _noting(noted: Noted, group: Group, pick: Pick | None) -> Rule[Noted]:
    """Strike at the charger with one group, its hits first, and note them."""
    charger, hits = yield from fire_noting((noted.clash.charger, noted.count), group, pick)
    return Noted(replace(noted.clash, charger=charger), hits)


def _readied(noted: Noted, m: Melee, before: tuple[Turn, ...], turn: Turn) -> Rule[Noted]:
    """Fight the turns before one, and note what strikes in it: nothing else of the units matters then."""
    clash = yield from through(noted.clash, *_turns(m, *before))
    mine, target = (clash.charger, clash.defender) if turn == "charge" else (clash.defender, clash.charger)
    fire = struck(blows_of(m, turn), mine, target) if mine.models and target.models else ()
    return Noted(NOBODY, noted.count, fire)
