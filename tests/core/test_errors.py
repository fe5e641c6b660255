import inspect

import pytest

from grognard.core import errors
from grognard.core.errors import BadInput, GrognardError, MissingDice, RefusedAnswer, UnusedDice, WrongDice
from grognard.core.refusals import Refusal

ALL = [found for _, found in inspect.getmembers(errors, inspect.isclass) if found.__module__ == errors.__name__]


@pytest.mark.parametrize("kind", ALL)
def test_there_is_one_tree(kind: type[Exception]) -> None:
    assert issubclass(kind, GrognardError)
    assert kind.__name__ in (errors.__doc__ or "")


def test_dice_have_a_branch_of_their_own() -> None:
    assert issubclass(UnusedDice, WrongDice)
    assert issubclass(MissingDice, WrongDice)
    assert not issubclass(BadInput, WrongDice)


def test_an_error_is_a_key_with_facts() -> None:
    error = BadInput("file-not-read", line=3, word="six")
    assert (error.key, error.facts) == ("file-not-read", {"line": 3, "word": "six"})
    assert str(error) == "file-not-read (line = 3, word = six)"
    assert str(WrongDice("nothing-is-open")) == "nothing-is-open"


def test_a_refused_answer_carries_its_refusals() -> None:
    refusals = Refusal("a", "too-far"), Refusal("b", "not-seen", (("by", "all"),))
    error = RefusedAnswer(iter(refusals))
    assert error.refusals == refusals
    assert error.facts == {"refusals": "too-far, not-seen"}
