"""From an attack to its dice: modifiers summed with their reasons, needs found, rolls chosen (rules 11–15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec

from grognard.core.reasons import Reason, changed, summed
from grognard.rulebooks.gdf.attacks import Attack, Change, Circumstances
from grognard.rulebooks.gdf.editions import wording
from grognard.rulebooks.gdf.notation import SpecialRule
from grognard.rulebooks.gdf.rolls import block_throw, hit_throw, ignore_throw, impact_throw, re_roll_throw
from grognard.rulebooks.gdf.shooting import Blocking, Group, Ignoring
from grognard.rulebooks.gdf.specials import ONLY_SHOOTING, REGENERATION, SPECIALS

__all__ = ["Readings", "ignoring", "modified", "resolved"]

Readings = Mapping[str, str]
STATED_AP = "gdf-14"


def modified(attack: Attack, edition: str, rules: Iterable[SpecialRule], c: Circumstances, *, defends: bool) -> Attack:
    """Return the attack with every special rule of one side that the edition knows, each once, at its best rating."""
    known: dict[str, int] = {}
    for rule in rules:
        for name in (rule.name, f"{rule.name} as target"):
            entry = wording(edition, name)
            acts = entry in SPECIALS and not (c.in_melee and entry in ONLY_SHOOTING)
            if acts and (SPECIALS[entry].side == "defender") == defends:
                known[entry] = max(known.get(entry, 0), rule.rating or 0)
    for entry, rating in known.items():
        attack = SPECIALS[entry].effect(attack, c, rating)
    return attack


def resolved(
    attack: Attack, c: Circumstances, readings: Readings, of: str, *, keeps_sixes: bool = False
) -> tuple[Group, tuple[Reason, ...]]:
    """Return the dice of an attack and why they need what they need; `of` names the weapon in the reasons.

    `keeps_sixes` tells natural 6s apart even where they are blocked alike, for a hero who may be left to block alone.
    """
    hit = () if attack.hits_by else _to_hit(attack, readings, of)
    need = summed(attack.quality, hit)
    plain, six = (_defense(attack, c, readings, of, is_six=is_six) for is_six in (False, True))
    stopped = _blocking(attack, plain, readings, is_six=False)
    six_stopped = _blocking(attack, six, readings, is_six=True)
    if six_stopped == stopped and not keeps_sixes:
        six_stopped = stopped
    six_hits, six_attacks = (sum(n for _, n in more) for more in (attack.six_hits, attack.six_attacks))
    sixes = bool(six_hits or six_attacks or six_stopped is not stopped)
    to_hit = hit_throw(need, of, sixes=sixes, ones=attack.is_hazardous)
    if attack.hits_by:
        to_hit = impact_throw(attack.hits_on, of, attack.hits_by)
    group = Group(
        attack.attacks,
        to_hit,
        hit_throw(need, of, ones=attack.is_hazardous, more=True),
        stopped,
        six_stopped,
        blast=attack.blast,
        deadly=attack.deadly,
        six_hits=six_hits,
        six_attacks=six_attacks,
        one_copy=readings["blast-six"] == "one-copy",
        as_thrown=readings["deadly-order"] == "as-thrown",
        with_packet=readings["shred-wound"] == "with-packet",
    )
    return group, (*hit, *plain, *_six_reasons(six, plain), *_worth(attack, of))


def _to_hit(attack: Attack, readings: Readings, of: str) -> tuple[Reason, ...]:
    """Return what changes the Quality a die needs: +1 to the roll is one less to need (rule 12)."""
    fixed = [(attack.quality_by, attack.quality_is - attack.quality)] if attack.quality_by else []
    changes = [(slug, -change) for slug, change in attack.hit]
    penalties = sum(change for _, change in changes if change > 0)
    if penalties and attack.ignores_penalties_by:
        changes.append((attack.ignores_penalties_by, -penalties))
    total = sum(change for _, change in changes)
    if readings["hit-cap"] == "one" and abs(total) > 1:
        changes.append(("gdf-12", (1 if total > 0 else -1) - total))
    if attack.only_sixes_by:
        changes.append((attack.only_sixes_by, 6 - attack.quality - sum(change for _, change in (*fixed, *changes))))
    return changed("quality", attack.quality, _within([*fixed, *changes], attack.quality, "gdf-11"), of)


def _within(changes: list[Change], start: int, citation: str) -> list[Change]:
    """Add what keeps a need from 2 to 6: a natural 6 succeeds and a natural 1 fails whatever it is (rules 11, 13)."""
    need = start + sum(change for _, change in changes)
    kept = min(max(need, 2), 6)
    return changes if kept == need else [*changes, (citation, kept - need)]


def _defense(attack: Attack, c: Circumstances, readings: Readings, of: str, *, is_six: bool) -> tuple[Reason, ...]:
    """Return what changes the Defense a die needs: AP adds to it, cover and shields take off (rules 13–15)."""
    changes = [(attack.defense_by, attack.defense_is - attack.defense)] if attack.defense_by else []
    changes += _piercing(attack, is_six=is_six)
    changes += [(slug, -change) for slug, change in attack.block]
    if c.cover != "none":
        changes.append(("gdf-15", -1))
        changes += [(attack.ignores_cover_by, 1)] if attack.ignores_cover_by else []
    if readings["natural-defense"] == "as-quality":
        changes = _within(changes, attack.defense, "gdf-13")
    return changed("defense", attack.defense, changes, of)


def _piercing(attack: Attack, *, is_six: bool) -> list[Change]:
    """Return what the AP of a hit comes to: as stated, then what adds to it, then what a target takes off (rule 14)."""
    changes = [change for change in attack.ap if change[0] == STATED_AP]
    for citation, least in ((attack.ap_by, attack.ap_is), (attack.six_by if is_six else "", attack.six_ap_is)):
        stated = sum(change for _, change in changes)
        if citation and least > stated:
            changes.append((citation, least - stated))
    changes += [change for change in attack.ap if change[0] != STATED_AP]
    changes += attack.six_ap if is_six else ()
    ap = sum(change for _, change in changes)
    if attack.ap_less and ap > 0:
        changes.append(("gdf-fortified", -min(attack.ap_less, ap)))
    return changes


def _worth(attack: Attack, of: str) -> Iterator[Reason]:
    """Say what a hit, an unblocked hit and a wound are worth."""
    if attack.blast > 1:
        yield Reason("gdf-20", "blast", 1, attack.blast, of)
    if attack.deadly > 1:
        yield Reason("gdf-19", "deadly", 1, attack.deadly, of)
    if attack.shreds_by:
        yield Reason(attack.shreds_by, "shred", 0, 1, of)
    yield from changed("six", 0, (*attack.six_hits, *attack.six_attacks), of)


def _six_reasons(six: tuple[Reason, ...], plain: tuple[Reason, ...]) -> tuple[Reason, ...]:
    if six == plain:
        return ()
    return tuple(msgspec.structs.replace(reason, field="defense-six") for reason in six)


def _blocking(attack: Attack, reasons: tuple[Reason, ...], readings: Readings, *, is_six: bool) -> Blocking:
    """Return the rolls that stop one kind of hit."""
    to_block = block_throw(
        summed(attack.defense, reasons),
        sum(change for _, change in _piercing(attack, is_six=is_six)),
        ones=bool(attack.shreds_by),
        sixes=bool(attack.re_roll_by),
        naturals=readings["natural-defense"] == "as-quality",
    )
    re_roll = re_roll_throw(to_block, attack.re_roll_by) if attack.re_roll_by else None
    is_sure = attack.ignores_regeneration or (is_six and attack.six_ignores_regeneration)
    kept = [(slug, on) for slug, on in attack.ignores if slug != REGENERATION or not is_sure]
    return Blocking(
        to_block, re_roll, ignoring(kept, each=readings["several-ignores"] == "each", is_apart=attack.deadly > 1)
    )


def ignoring(rules: Sequence[Change], *, each: bool, is_own: bool = False, is_apart: bool = False) -> Ignoring:
    """Return the rolls that ignore a wound: the best of the rules, or each of them (reading A10)."""
    chosen = sorted(rules, key=lambda rule: rule[1])[: None if each else 1]
    return tuple(ignore_throw(on, slug, is_own=is_own, is_apart=is_apart) for slug, on in chosen)
