"""What the tests of words read from the source of this book is all there."""

from __future__ import annotations

from rulebooks.gdf.scenes import BOOK
from rulebooks.said_keys import fields, said_by, told_stages


def test_every_field_of_a_reason_is_found() -> None:
    assert fields("gdf") >= {"quality", "defense", "defense-six", "six", "blast", "deadly", "shred"}


def test_the_stages_before_the_dice_are_found() -> None:
    assert {*told_stages(BOOK)} >= {*BOOK.stages, "shooter", "targets", "sight", "range", "attacks"}


def test_most_of_what_is_said_is_given_facts_that_can_be_read() -> None:
    said = said_by("gdf")
    assert len(said) > 100
    assert sum(each.facts is not None for each in said) > 100
