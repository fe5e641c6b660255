"""Charts of an outlook: one specification for notebook, web and files, imported only when asked for."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.core.distributions import Distribution
from grognard.core.documents import REASONS
from grognard.core.errors import GrognardError
from grognard.core.outlook import Outlook, TargetOutlook

if TYPE_CHECKING:
    import altair

__all__ = ["FORMATS", "chart", "save_chart"]

FORMATS = (".svg", ".png")
COLOUR = "#0072B2"
"""Blue of a palette that survives colour blindness; outcomes are told apart by place, not by colour."""


def chart(outlook: Outlook, label: Callable[[str], str]) -> altair.VConcatChart:
    """Return a bar for every outcome of every count, a row of charts a target; `label` puts a measure's key in words.

    Raises `GrognardError` where the charts extra is not installed.
    """
    try:
        import altair  # noqa: PLC0415 - heavy, and only for who asks for a chart
    except ImportError:
        raise GrognardError("cli-plot-needs-charts") from None
    whole = TargetOutlook("", outlook.measures)
    shown = [(target, bars) for target in (*outlook.targets, whole) if (bars := _bars(target, label))]
    rows = [altair.hconcat(*bars, title=target.name) for target, bars in shown]
    return altair.vconcat(*rows)


def _bars(target: TargetOutlook, label: Callable[[str], str]) -> list[altair.Chart]:
    import altair  # noqa: PLC0415

    bars = []
    for key, value in target.measures:
        if not isinstance(value, Distribution) or len(value) < 2:
            continue
        data = [{"outcome": value.label(outcome), "chance": float(value[outcome])} for outcome in value.outcomes()]
        bars.append(
            altair.Chart({"values": data}, width=240, height=160)
            .mark_bar(color=COLOUR)
            .encode(
                x=altair.X("outcome:N", sort=None, title=label(key), axis=altair.Axis(labelAngle=0)),
                y=altair.Y("chance:Q", title=None, axis=altair.Axis(format="%")),
            )
        )
    return bars


def save_chart(outlook: Outlook, label: Callable[[str], str], path: Path) -> None:
    """Write the chart as SVG or PNG, by the ending of the path.

    Raises `GrognardError` for another ending, a path that cannot be written, or a missing charts extra.
    """
    if path.suffix.lower() not in FORMATS:
        raise GrognardError("plot-wrong-format", path=str(path), known=", ".join(FORMATS))
    drawing = chart(outlook, label)
    try:
        drawing.save(str(path), format="png" if path.suffix.lower() == ".png" else "svg")
    except OSError as error:
        raise GrognardError("plot-not-written", path=str(path), reason=REASONS.get(error.errno or 0, "other")) from None
