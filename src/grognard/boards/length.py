"""Lengths are whole micrometres, so that range and contact compare squared integers."""

from __future__ import annotations

INCH = 25_400
"""Micrometres in an inch."""

CM = 10_000
"""Micrometres in a centimetre."""

MM = 1_000
"""Micrometres in a millimetre."""
