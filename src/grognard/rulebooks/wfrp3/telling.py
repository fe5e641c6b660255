"""What an action or a healing and its result say in words, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core.lines import Line
from grognard.rulebooks.wfrp3.actions import Action
from grognard.rulebooks.wfrp3.attack import Struck
from grognard.rulebooks.wfrp3.healing import Healed
from grognard.rulebooks.wfrp3.initiative import Contender, Order, ranked
from grognard.rulebooks.wfrp3.pools import shown_pool
from grognard.rulebooks.wfrp3.treatments import Cure
from grognard.rulebooks.wfrp3.wounds import Body, state, tally

__all__ = [
    "STAGES",
    "after_attack",
    "after_healing",
    "after_initiative",
    "before_action",
    "before_healing",
    "condition",
    "consequences",
    "cured",
]

STAGES = ("turn", "initiative", "helping", "pool", "severity", "result")
"""The stages of a check in the book's order; nothing is thrown in the first and the last."""


def before_action(action: Action) -> tuple[Line, ...]:
    """Say what was settled before the dice: the turn's costs, the stance, the pool."""
    return tuple(_before(action))


def _before(action: Action) -> Iterator[Line]:
    costs = action.costs
    if costs.manoeuvres:
        facts = (("manoeuvres", costs.manoeuvres), ("fatigue", costs.fatigue))
        yield Line("turn", "wfrp3-extra-manoeuvre", "turn-manoeuvres", facts)
    if action.stress:
        yield Line("turn", "wfrp3-stance-meter", "turn-stance", (("stress", action.stress),))
    card = action.declared.card
    colour = action.actor.colour
    if card is not None:
        yield Line("turn", "wfrp3-card-side", "plays-card", (("card", card.name), ("colour", colour)))
    yield Line("turn", "wfrp3-characteristic", "throws-pool", (("pool", shown_pool(action.attack.pool)),))


def after_attack(struck: Struck, told: Mapping[str, int]) -> tuple[Line, ...]:
    """Say what the symbols came to, and what they did."""
    return tuple(_after(struck, told))


def _after(struck: Struck, told: Mapping[str, int]) -> Iterator[Line]:
    yield _net(told)
    yield Line("result", "wfrp3-success", "check-passed" if struck.spent.is_hit else "check-failed")
    for key in told:
        if key.startswith("bought "):
            yield Line("result", "wfrp3-lines", "line-bought", (("line", key.removeprefix("bought ")),))
    yield from consequences(struck)


def consequences(struck: Struck) -> Iterator[Line]:
    """Say what an action did to its target and to the actor."""
    spent, body = struck.spent, struck.body
    if body is not None and spent.is_hit:
        facts = (("wounds", struck.hurt.wounds), ("criticals", struck.hurt.criticals))
        yield Line("result", "wfrp3-damage", "wounds-dealt", facts)
        yield from condition(body)
    for name, amount in (("fatigue", spent.all_fatigue), ("stress", spent.all_stress), ("tokens", spent.all_tokens)):
        if amount:
            yield Line("result", "wfrp3-universal", "actor-changes", (("what", name), ("amount", amount)))
    if spent.slipped:
        yield Line("result", "wfrp3-delay", "side-slips")


def condition(body: Body) -> Iterator[Line]:
    """Say how a body is, and whether it needs help."""
    weighs = (("weight", tally(body)), ("threshold", body.threshold), ("condition", state(body)))
    yield Line("result", "wfrp3-state", "body-after", weighs)
    if body.is_down and not body.is_dead:
        yield Line("result", "wfrp3-needs-help", "needs-help")


def _net(told: Mapping[str, int]) -> Line:
    facts = (("success", told.get("net-success", 0)), ("boons", told.get("net-boons", 0)))
    return Line("result", "wfrp3-cancelling", "net-result", facts)


def after_initiative(contenders: tuple[Contender, ...], order: Order, told: Mapping[str, int]) -> tuple[Line, ...]:
    """Say what everybody rolled, and who acts when."""
    rolls = [
        Line("result", "wfrp3-initiative", "rolls-initiative", (("name", one.name), ("success", success)))
        for one, success in zip(contenders, order.successes, strict=True)
    ]
    places = [
        Line(
            "result",
            "wfrp3-tie",
            "acts-as",
            (("place", place), ("names", ", ".join(contenders[at].name for at in who))),
        )
        for place, who in enumerate(ranked(contenders, order), 1)
    ]
    return (*rolls, *places)


def before_healing(cure: Cure) -> tuple[Line, ...]:
    """Say what is thrown."""
    lines = [Line("turn", "wfrp3-gravity", "healing-kind", (("kind", cure.kind), ("patient", cure.name)))]
    if cure.treatment.helper is not None:
        facts = (("helper", cure.helper), ("pool", shown_pool(cure.treatment.helper)))
        lines.append(Line("turn", "wfrp3-gravity", "helper-throws", facts))
    if cure.treatment.pool.size:
        pool = shown_pool(cure.treatment.pool)
        lines.append(Line("turn", "wfrp3-characteristic", "throws-pool", (("pool", pool),)))
    return tuple(lines)


def after_healing(healed: Healed, told: Mapping[str, int]) -> tuple[Line, ...]:
    """Say what was healed, and what went wrong."""
    return tuple(_healed(healed, told))


def _healed(healed: Healed, told: Mapping[str, int]) -> Iterator[Line]:
    if "net-success" in told:
        yield _net(told)
        yield Line("result", "wfrp3-success", "check-passed" if healed.is_success else "check-failed")
    yield from cured(healed)


def cured(healed: Healed) -> Iterator[Line]:
    """Say what a healing did."""
    yield Line("result", "wfrp3-night", "wounds-healed", (("healed", healed.normal), ("criticals", healed.criticals)))
    for severity in healed.patient.ignored:
        yield Line("result", "wfrp3-ignoring", "critical-ignored", (("severity", severity),))
    if healed.is_mishap:
        yield Line("result", "wfrp3-mishap", "mishap")
    yield from condition(healed.patient.body)
