"""The reading that a hero left alone blocks on a Defense of his own, where natural 6s matter to him only."""

from __future__ import annotations

from fractions import Fraction

from rulebooks.gdf.scenes import priced

CRACK = """
rulebook = "gdf"
[attacker]
models = 1
quality = 2
defense = 4
weapons = ['1x Rifle (24", A2, Crack)']
[target]
name = "Escort"
models = 1
quality = 4
defense = 6
hero = { name = "Hero", defense = 2 }
[attack]
distance = 12
[readings]
hero-defense = "own-once-alone"
"""


def test_a_natural_six_keeps_its_ap_for_the_hero_even_if_the_escort_blocks_all_hits_alike() -> None:
    """The escort needs a 6 either way: 5/6 falls. Then the hero: a six is through on 1 to 3, a plain hit on a 1.

    Two sixes 1/36 x 5/6 x 1/2, a six and a plain hit 8/36 x 5/6 x 1/6, two plain hits 16/36 x 5/6 x 1/6.
    """
    assert priced(CRACK)["Escort"]["destroyed"] == Fraction(5, 48)
