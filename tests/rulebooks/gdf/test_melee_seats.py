"""Whose hands the dice are in, and under which names what they come to is told."""

from __future__ import annotations

from grognard.core.sources import play, scripted
from grognard.core.table import Handful
from grognard.rulebooks.gdf.pricing import assault
from grognard.rulebooks.gdf.seats import Seats, seated
from rulebooks.gdf.scenes import BOOK, Gun, Mob, Scene, read, text

SCENE = Scene(guns=(Gun(2, 1, ("Bane", "AP(1)")),), target=Mob(3, rules=("Protected",)))


def test_every_die_is_in_the_hands_of_its_seat() -> None:
    target = read(text(SCENE)).targets[0]
    group = seated(target.groups[0].group, Seats("Ann", "Bob"))
    played = play(
        assault, target.unit, ((group, None),), target.nerve, source=scripted(4, 4, 6, 1, 1, 3, 6), stages=BOOK.stages
    )
    hands = [answered.question for answered in played.answers]
    assert [(hand.stage, hand.who) for hand in hands if isinstance(hand, Handful)] == [
        ("quality", "Ann"),
        ("defense", "Bob"),
        ("re-roll", "Bob"),
        ("ignore", "Bob"),
    ]
