"""The reading that a hero left alone blocks on a Defense of his own, where natural 6s matter to him only."""

from __future__ import annotations

from fractions import Fraction

from rulebooks.gdf.scenes import priced

RENDING = """
rulebook = "gdf"
edition = "2.12"
[attacker]
models = 1
quality = 2
defense = 4
weapons = ['1x Rifle (24", A2, AP(5), Rending)']
[target]
name = "Escort"
models = 1
quality = 4
defense = 2
hero = { name = "Hero", defense = 2, rules = ["Regeneration"] }
[attack]
distance = 12
[readings]
hero-defense = "own-once-alone"
"""


def test_a_natural_six_keeps_what_it_gave_for_the_hero_though_the_escort_feels_no_difference() -> None:
    """Whoever blocks needs a 6. The hero ignores wounds on 5+, but not those of natural 6s; sixes come first.

    5/6 for the escort and 5/6 for the hero's block, times: two sixes 1/36; a plain hit last 24/36 x 2/3.
    """
    assert priced(RENDING)["Escort"]["destroyed"] == Fraction(25, 36) * (
        Fraction(1, 36) + Fraction(24, 36) * Fraction(2, 3)
    )
