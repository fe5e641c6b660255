"""An attack from its throw to the wounds it deals (rule W65)."""

from __future__ import annotations

import msgspec

from grognard.core.asking import Rule, Step, step, tell, through
from grognard.rulebooks.wfrp3.cards import CardLine, Side
from grognard.rulebooks.wfrp3.damage import dealt
from grognard.rulebooks.wfrp3.pools import TAIL, Pool, symbols
from grognard.rulebooks.wfrp3.spending import Spending, Spent, spend_steps, spent_from
from grognard.rulebooks.wfrp3.symbols import COORDINATES, Counting
from grognard.rulebooks.wfrp3.wounds import Body, Hurt, suffer

__all__ = ["Attack", "Struck", "attack", "most_needed", "rating_line", "seen", "use_card"]


class Attack(msgspec.Struct, frozen=True, cache_hash=True):
    """A declared attack, ready for dice: its pool, what the symbols buy, damage against reduction, the target's body.

    Of a card that hits nobody `body` is None.
    """

    pool: Pool
    spending: Spending
    potential: int = 0
    reduction: int = 0
    body: Body | None = None
    coordinates: tuple[str, ...] = COORDINATES
    stage: str = "pool"


class Struck(msgspec.Struct, frozen=True, cache_hash=True):
    """What an attack came to: what the symbols did, the blow that landed, the body after it."""

    spent: Spent
    hurt: Hurt = Hurt(0)
    body: Body | None = None


def rating_line(critical: int, reading: str) -> CardLine:
    """Return the line that turns boons equal to the Critical Rating into a critical, once or again (rule W71)."""
    return CardLine("critical-rating", critical, critical=1, repeats=reading == "repeat")


def seen(a: Attack) -> Attack:
    """Return the attack with only the coordinates that its lines can use, which are much quicker to price."""
    matters = {
        "success": True,
        "boons": True,
        "comets": a.pool.expertise > 0,
        "stars": a.pool.challenge > 0 and bool(a.spending.side.star),
        "delay": False,
        "exertion": a.pool.reckless > 0 and bool(a.spending.side.exertion),
    }
    return msgspec.structs.replace(a, coordinates=tuple(name for name in COORDINATES if matters[name]))


def attack(a: Attack) -> Rule[Struck]:
    """Throw the pool, spend what it shows, and deal the damage of a hit."""
    return (yield from through(Struck(Spent()), step(_thrown, a), step(_struck, a)))


def use_card(a: Attack) -> Rule[Spent]:
    """Throw the pool and spend what it shows on the lines of the card."""
    return (yield from through(Spent(), step(_shown, a), *_spending(a)))


def _spending(a: Attack) -> tuple[Step[Spent], ...]:
    return spend_steps(a.spending)


def _shown(before: Spent, a: Attack) -> Rule[Spent]:
    """Read the pool: only so many successes as a line can ask for, and a star without a line as a bane."""
    has_star_line = bool(a.spending.side.star)
    names = tuple(name for name in a.coordinates if name != "stars" or has_star_line)
    counting = Counting(names, star="apart" if has_star_line else "bane", stage=a.stage, who=a.spending.player)
    value = yield from symbols(a.pool, counting, enough=max(TAIL, most_needed(a.spending.side)))
    spent = spent_from(names, value)
    yield from tell("net-success", spent.success)
    yield from tell("net-boons", spent.boons)
    return msgspec.structs.replace(spent, success=min(spent.success, most_needed(a.spending.side)))


def most_needed(side: Side) -> int:
    """Return the most successes that any line of a card asks for."""
    return max([1, *(line.need for line in side.success)])


def _thrown(before: Struck, a: Attack) -> Rule[Struck]:
    return Struck((yield from use_card(a)))


def _struck(after: Struck, a: Attack) -> Rule[Struck]:
    """Deal the damage of a hit, and what the target suffers besides."""
    spent = after.spent
    if a.body is None or not spent.is_hit:
        return msgspec.structs.replace(after, body=a.body)
    yield from tell("hits")
    hurt = dealt(a.potential + spent.damage, a.reduction, spent.triggered)
    if a.body.is_henchman:  # what would tire a henchman wounds him
        more = max(0, spent.target_fatigue) + max(0, spent.target_stress)
        hurt = msgspec.structs.replace(hurt, wounds=hurt.wounds + more)
    body = yield from suffer(a.body, hurt.wounds, hurt.criticals)
    return Struck(spent, hurt, body)
