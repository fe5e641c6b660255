"""The rules measured without a rival, against what a pencil gives."""

from fractions import Fraction

import pytest
from benchmarks.extras import KEYS, bombardment, pool

from grognard.core.exact import exactly

HALF, THIRD, SIXTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)
RANGED_AND_HIT = HALF * 4 * SIXTH + HALF**2 * 3 * SIXTH + HALF**3 * 2 * SIXTH
LOST = {
    "infantry destroyed": 8 * THIRD * HALF,
    "gun destroyed": 4 * 2 * THIRD,
    "tank bailed out": 5 * (SIXTH * HALF + SIXTH * HALF),
    "tank destroyed": 5 * SIXTH * HALF,
    "lorry destroyed": 3 * 2 * THIRD,
}


@pytest.mark.parametrize("key", KEYS)
def test_teams_under_a_template_are_lost_as_often_as_a_pencil_says(key: str) -> None:
    told = exactly(bombardment, watch=(key,)).map(lambda outcome: outcome[1][0])
    assert told.mean == RANGED_AND_HIT * LOST[key]
    assert told[0] > HALF**3


def test_a_pool_with_endless_dice_has_the_means_of_its_dice() -> None:
    odds = exactly(pool)
    assert sum(odds.weights.values()) == odds.total
    assert max(outcome[0] for outcome in odds) == 9
    endless = Fraction(2, 6) / (1 - SIXTH)  # successes and boons alike: two sides each, and one side again
    successes = 2 * endless + 3 * Fraction(4, 8) + 2 * Fraction(7, 10) + 2 * THIRD - 3 * Fraction(6, 8) - 3 * THIRD
    boons = 2 * endless + 3 * Fraction(2, 8) + 2 * Fraction(3, 10) + 2 * SIXTH - 3 * Fraction(3, 8) - 3 * SIXTH
    assert odds.marginal(0).mean == successes
    assert odds.marginal(1).mean == boons
