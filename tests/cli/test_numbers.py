"""Chances and means as a reader expects them."""

from fractions import Fraction

import pytest

from grognard.cli.output import number, percent


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (Fraction(5, 16), "31.3%"),
        (Fraction(1), "100.0%"),
        (Fraction(0), "0.0%"),
        (Fraction(1, 10**6), "<0.1%"),
        (1 - Fraction(1, 10**6), ">99.9%"),
    ],
)
def test_a_chance_is_rounded_half_up_and_never_to_certainty(chance: Fraction, told: str) -> None:
    assert percent(chance, "en") == told


def test_polish_and_russian_write_a_comma() -> None:
    assert (percent(Fraction(5, 16), "pl"), number(Fraction(5, 4), "ru")) == ("31,3 %", "1,25")
