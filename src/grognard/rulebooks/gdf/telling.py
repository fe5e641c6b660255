"""What a declaration and its result say in words: the seed's stages in the seed's order, each with its rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from grognard.core.lines import Line
from grognard.core.refusals import Facts
from grognard.rulebooks.gdf.morale import Aftermath
from grognard.rulebooks.gdf.situation import LeftOut, Situation, TargetSituation
from grognard.rulebooks.gdf.wounds import removed

__all__ = ["after", "after_own", "before", "report", "silent"]

LEFT_OUT = {"out-of-range": "gdf-7", "not-seen": "gdf-6", "held-back": "gdf-2", "used-up": "gdf-limited"}


def before(situation: Situation) -> tuple[Line, ...]:
    """Say what was settled before the first die (stages 1 to 5)."""
    return tuple(_before(situation))


def _before(situation: Situation) -> Iterator[Line]:
    yield Line("shooter", "gdf-2", "shooter", (("unit", situation.attacker), ("action", situation.action)))
    for target in situation.targets:
        yield Line("targets", "gdf-5", "target", (("target", target.name), ("models", target.unit.models)))
    for key, stage in (
        ("held-back", "targets"),
        ("used-up", "targets"),
        ("not-seen", "sight"),
        ("out-of-range", "range"),
    ):
        if key == "not-seen" and not any(left.key == key for left in situation.left_out):
            yield Line("sight", "gdf-6", "all-see")
        if key == "out-of-range":
            yield from _reaching(situation)
        for left in situation.left_out:
            if left.key == key:
                yield Line(stage, LEFT_OUT[key], f"left-out-{key}", _facts(left))
    for target in situation.targets:
        yield from _attacks(target)


def silent(situation: Situation) -> tuple[Line, ...]:
    """Say which weapons do not fire, and why."""
    return tuple(line for line in before(situation) if line.key.startswith("left-out"))


def _facts(left: LeftOut) -> Facts:
    return (
        ("weapon", left.weapon),
        ("copies", left.copies),
        ("target", left.target),
        ("distance_um", left.distance_um),
        ("range_um", left.range_um),
    )


def _reaching(situation: Situation) -> Iterator[Line]:
    for target in situation.targets:
        for group in target.groups:
            facts = (("weapon", group.weapon), ("target", target.name), ("distance_um", group.distance_um))
            is_longer = group.distance_um > group.range_um
            yield Line("range", "gdf-increased-range" if is_longer else "gdf-7", "in-range", facts)
            if group.pick:
                yield Line("targets", "gdf-takedown", "picks", (("weapon", group.weapon), ("pick", group.pick)))


def _attacks(target: TargetSituation) -> Iterator[Line]:
    for group in target.groups:
        each = group.group.attacks // group.copies
        facts = (("weapon", group.weapon), ("copies", group.copies), ("each", each), ("attacks", group.group.attacks))
        yield Line("attacks", "gdf-10", "attacks", facts)


def after(result: Aftermath, told: Mapping[str, int], stage: str = "morale") -> tuple[Line, ...]:
    """Say what the dice came to (stages 8 and 9)."""
    lost, unit = removed(result.before, result.unit), result.unit
    lines = [Line("wounds", "gdf-16", "wounds", (("wounds", told.get("wounds", 0)), ("removed", lost)))]
    if not unit.models:
        return (*lines, Line("wounds", "gdf-16", "destroyed"))
    lines.append(Line("wounds", "gdf-21", "left", (("models", unit.models), ("marked", unit.marked))))
    key = "no-morale-test" if not result.is_tested else "morale-failed" if result.is_shaken else "morale-passed"
    return (*lines, Line(stage, "gdf-22", key))


def after_own(result: Aftermath, told: Mapping[str, int]) -> tuple[Line, ...]:
    """Say what the shooters did to themselves."""
    return after(result, told, "own-morale")


def report(result: Aftermath) -> Facts:
    """Say in one word how the morale test went."""
    return (("morale", "none" if not result.is_tested else "failed" if result.is_shaken else "passed"),)
