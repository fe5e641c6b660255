"""What the rules refuse is not resolved: no dice are thrown for it."""

import pytest

from grognard.battle.resolving import resolve
from grognard.core.errors import RefusedAnswer
from grognard.core.refusals import Refusal
from grognard.core.rulebook import Priced, find, installed
from grognard.core.sources import scripted


def test_a_refused_declaration_is_not_resolved() -> None:
    refusals = (Refusal("some-rule", "some-key"), Refusal("another-rule", "another-key"))
    with pytest.raises(RefusedAnswer) as refused:
        resolve(find(installed()[0]), Priced("", (), (), refusals=refusals), scripted())
    assert refused.value.refusals == refusals
