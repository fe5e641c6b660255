"""The pools that are measured come to the same in all three libraries."""

import pytest
from benchmarks.wfrp3_pools import POOLS, by_dyce, by_icepool, by_us

from benchmarks import in_dyce, in_icepool


@pytest.mark.parametrize("text", POOLS.values())
def test_the_pools_of_the_others_are_ours(text: str) -> None:
    ours = by_us(text)
    assert sum(ours.values()) == 1
    assert in_icepool.fractions(by_icepool(text)) == ours
    assert in_dyce.fractions(by_dyce(text)) == ours
