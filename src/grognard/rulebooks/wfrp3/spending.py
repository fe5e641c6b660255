"""What a throw is spent on: comets and stars, the lines of the card, exertion and delay (rules W14–W19)."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from grognard.core.asking import Rule, Step, choose, step, tell
from grognard.core.domains import OneOf
from grognard.core.ways import Policy
from grognard.rulebooks.wfrp3.cards import CardLine, Side
from grognard.rulebooks.wfrp3.symbols import COORDINATES, GM, PLAYERS

__all__ = ["NOTHING", "POLICIES", "RECOVER", "SUFFER", "Spending", "Spent", "spend_steps", "spent_from"]

NOTHING = "nothing"


def _first(domain: OneOf[str]) -> str:
    return next(domain.options())


POLICIES = (
    ("comet", Policy("success-if-it-helps", _first)),
    ("boons", Policy("critical-then-card", _first)),
    ("banes", Policy("as-listed", _first)),
    ("delay", Policy("tokens", _first)),
)
"""How odds answer the choices of a check: the first option, which the rules below list first for its use."""

RECOVER = {"physical": CardLine("recover-fatigue", 2, fatigue=-1), "mental": CardLine("recover-stress", 2, stress=-1)}
SUFFER = {"physical": CardLine("suffer-fatigue", 2, fatigue=1), "mental": CardLine("suffer-stress", 2, stress=1)}
"""The lines that every check has (rule W19)."""


class Spending(msgspec.Struct, frozen=True, cache_hash=True):
    """What the symbols of a check can be spent on: a side of a card, and lines that stand on none.

    An attack with a weapon may turn a comet into a critical. `player` and `gm` are the seats that choose;
    `fatigue` and `stress` are what the actor has, so that no more can be recovered.
    """

    side: Side
    boon: tuple[CardLine, ...] = ()
    bane: tuple[CardLine, ...] = ()
    is_attack: bool = False
    is_physical: bool = True
    player: str = PLAYERS
    gm: str = GM
    fatigue: int = 0
    stress: int = 0


class Spent(msgspec.Struct, frozen=True, cache_hash=True):
    """Symbols that are left, and what has come of the others. Fatigue, stress and tokens are the actor's.

    What exertion and delay cost stands apart from what the lines do: odds know the one without the other.
    """

    success: int = 0
    boons: int = 0
    comets: int = 0
    stars: int = 0
    delay: int = 0
    exertion: int = 0
    is_hit: bool = False
    damage: int = 0
    critical: int = 0
    fatigue: int = 0
    stress: int = 0
    target_fatigue: int = 0
    target_stress: int = 0
    tokens: int = 0
    guard: int = 0
    manoeuvres: int = 0
    heals: int = 0
    opening: int = 0
    covers: bool = False
    slipped: int = 0
    worn_fatigue: int = 0
    worn_stress: int = 0
    delay_tokens: int = 0
    has_critical: bool = False
    is_strained: bool = False
    is_delayed: bool = False

    @property
    def all_fatigue(self) -> int:
        """What the actor suffers less what he recovers, exertion included."""
        return self.fatigue + self.worn_fatigue

    @property
    def all_stress(self) -> int:
        """What the actor suffers less what he recovers, exertion included."""
        return self.stress + self.worn_stress

    @property
    def all_tokens(self) -> int:
        """The tokens that go on cards, those of a delay included."""
        return self.tokens + self.delay_tokens

    @property
    def triggered(self) -> int:
        """How many criticals the lines come to."""
        return max(self.critical, int(self.has_critical))


def spent_from(coordinates: tuple[str, ...], value: tuple[int, ...]) -> Spent:
    """Return what a throw shows, nothing of it spent yet."""
    shown = dict(zip(coordinates, value, strict=True))
    success, boons, comets, stars, delay, exertion = (shown.get(name, 0) for name in COORDINATES)
    return Spent(success, boons, comets, stars, delay, exertion)


def spend_steps(s: Spending) -> tuple[Step[Spent], ...]:
    """Return the steps from symbols to what they do: comets, stars, successes, boons, banes, exertion, delay."""
    return (
        step(_comets, s),
        step(_stars, s),
        step(_successes, s),
        step(_boons, s),
        step(_banes, s),
        step(_exertion, s),
        step(_delay, s),
    )


def _taken(spent: Spent, line: CardLine, s: Spending) -> Spent:
    """Return what a line adds; a second plain critical adds nothing to the first (rule W70)."""
    fatigue, stress = spent.fatigue, spent.stress
    target_fatigue, target_stress = spent.target_fatigue, spent.target_stress
    if line.hurts_target:
        target_fatigue, target_stress = target_fatigue + line.fatigue, target_stress + line.stress
    else:
        fatigue, stress = max(fatigue + line.fatigue, -s.fatigue), max(stress + line.stress, -s.stress)
    return msgspec.structs.replace(
        spent,
        damage=spent.damage + line.damage,
        critical=spent.critical + (0 if line.is_plain else line.critical),
        has_critical=spent.has_critical or (line.is_plain and line.critical > 0),
        fatigue=fatigue,
        stress=stress,
        target_fatigue=target_fatigue,
        target_stress=target_stress,
        tokens=spent.tokens + line.tokens,
        guard=spent.guard + line.guard,
        manoeuvres=spent.manoeuvres + line.manoeuvres,
        heals=spent.heals + line.heals,
        opening=spent.opening + line.opening,
        covers=spent.covers or line.covers_group,
    )


def _comets(spent: Spent, s: Spending) -> Rule[Spent]:
    """Use each comet: the card's line, a success, a boon or, in an attack with a weapon, a critical (rule W14)."""
    lines = list(s.side.comet)
    while spent.comets:
        names = _comet_uses(spent, s, lines)
        used = yield from choose(s.player, OneOf("wfrp3-comet", names), "comet")
        spent = msgspec.structs.replace(spent, comets=spent.comets - 1)
        yield from tell("comets")
        if used == "success":
            spent = msgspec.structs.replace(spent, success=spent.success + 1)
        elif used == "boon":
            spent = msgspec.structs.replace(spent, boons=spent.boons + 1)
        elif used == "critical":
            spent = msgspec.structs.replace(spent, critical=spent.critical + 1)
        else:
            line = next(line for line in lines if line.name == used)
            lines.remove(line)
            yield from tell(f"bought {line.name}")
            spent = _taken(spent, line, s)
    return spent


def _comet_uses(spent: Spent, s: Spending, lines: Iterable[CardLine]) -> tuple[str, ...]:
    """List the uses of a comet, the likeliest to help first.

    A success that saves the check, else the card's line, else a critical of a hit; a boon where all is lost.
    """
    own = tuple(line.name for line in lines)
    critical = ("critical",) if s.is_attack else ()
    if spent.success >= 1:
        return (*own, *critical, "boon", "success")
    if spent.success + spent.comets >= 1:
        return ("success", *own, *critical, "boon")
    return (*own, "boon", "success", *critical)


def _stars(spent: Spent, s: Spending) -> Rule[Spent]:
    """Let each chaos star fire the card's line, or count as a bane where there is none (rule W15)."""
    for _ in range(spent.stars):
        yield from tell("stars")
        spent = (
            _taken(spent, s.side.star[0], s) if s.side.star else msgspec.structs.replace(spent, boons=spent.boons - 1)
        )
    return msgspec.structs.replace(spent, stars=0)


def _successes(spent: Spent, s: Spending) -> Rule[Spent]:
    """Take the best success line that is reached; none below one net success (rules W12 and W16)."""
    if spent.success < 1:
        return msgspec.structs.replace(spent, success=0, critical=0, has_critical=False)
    yield from tell("successes")
    reached = [line for line in s.side.success if line.need <= spent.success]
    spent = msgspec.structs.replace(spent, success=0, is_hit=True)
    if not reached:
        return spent
    best = max(reached, key=lambda line: line.need)
    yield from tell(f"bought {best.name}")
    return _taken(spent, best, s)


def _boons(spent: Spent, s: Spending) -> Rule[Spent]:
    """Let the player buy lines with boons, one after the other, each once unless it says otherwise (rule W16)."""
    lines = sorted((*s.side.boon, *s.boon), key=lambda line: (-line.critical, -line.damage))
    spent = yield from _buy(spent, lines, s, "boons")
    return msgspec.structs.replace(spent, boons=min(spent.boons, 0))


def _banes(spent: Spent, s: Spending) -> Rule[Spent]:
    """Let the GM buy lines with banes (rule W16)."""
    banes = msgspec.structs.replace(spent, boons=-spent.boons)
    spent = yield from _buy(banes, [*s.side.bane, *s.bane], s, "banes")
    return msgspec.structs.replace(spent, boons=0)


def _buy(spent: Spent, lines: list[CardLine], s: Spending, why: str) -> Rule[Spent]:
    while affordable := [line for line in lines if _can_be_bought(spent, line, s)]:
        names = tuple(line.name for line in affordable)
        picked = yield from choose(s.player if why == "boons" else s.gm, OneOf("wfrp3-lines", (*names, NOTHING)), why)
        if picked == NOTHING:
            return spent
        line = next(line for line in affordable if line.name == picked)
        yield from tell(f"bought {line.name}")
        spent = _taken(msgspec.structs.replace(spent, boons=spent.boons - line.need), line, s)
        if not line.repeats:
            lines.remove(line)
    return spent


def _can_be_bought(spent: Spent, line: CardLine, s: Spending) -> bool:
    """Whether there are symbols enough; damage and criticals only of a hit, and nothing that would do nothing."""
    if spent.boons < line.need or (not spent.is_hit and (line.damage or line.critical)):
        return False
    changes = (line.fatigue, line.stress)
    is_only_recovery = min(changes) < 0 and msgspec.structs.replace(line, fatigue=0, stress=0) == CardLine(
        line.name, line.need, repeats=line.repeats
    )
    return not is_only_recovery or _taken(spent, line, s) != spent


def _exertion(spent: Spent, s: Spending) -> Rule[Spent]:
    """Suffer one fatigue or one stress for any number of exertions, or the card's own line (rule W17)."""
    if not spent.exertion:
        return spent
    yield from tell("exertion")
    spent = msgspec.structs.replace(spent, exertion=0, is_strained=True)
    if s.side.exertion:
        return _taken(spent, s.side.exertion[0], s)
    return msgspec.structs.replace(spent, worn_fatigue=int(s.is_physical), worn_stress=int(not s.is_physical))


def _delay(spent: Spent, s: Spending) -> Rule[Spent]:
    """Let the GM put two tokens on a card or let the side fall back in the order, once a check (rule W18)."""
    if not spent.delay:
        return spent
    yield from tell("delay")
    spent = msgspec.structs.replace(spent, delay=0, is_delayed=True)
    if (yield from choose(s.gm, OneOf("wfrp3-delay", ("tokens", "initiative")), "delay")) == "tokens":
        return msgspec.structs.replace(spent, delay_tokens=2)
    return msgspec.structs.replace(spent, slipped=1)
