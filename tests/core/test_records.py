"""The small records a rulebook is made of."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.citations import Citation
from grognard.core.distributions import Distribution
from grognard.core.errors import UnknownRulebook
from grognard.core.outlook import NotModelled, Outlook, TargetOutlook
from grognard.core.readings import ReadingOption, chosen_readings
from grognard.core.reasons import Reason, changed, summed
from grognard.core.rulebook import Rulebook, find, installed

changes = st.lists(st.tuples(st.text(max_size=3), st.integers(-5, 5)), unique_by=lambda change: change[0])


@given(st.integers(-9, 9), changes)
def test_the_list_that_is_shown_is_the_list_that_is_summed(start: int, asked: list[tuple[str, int]]) -> None:
    reasons = changed("quality", start, asked)
    assert [(reason.citation, reason.change) for reason in reasons] == asked
    assert summed(start, reasons) == start + sum(change for _, change in asked)
    for earlier, later in pairwise(reasons):
        assert earlier.after == later.before


def test_a_rule_has_its_say_once_a_field() -> None:
    with pytest.raises(ValueError, match="cover changes defence twice"):
        changed("defence", 4, [("cover", 1), ("range", -1), ("cover", 1)])


def test_a_reason_says_what_was_before_and_after() -> None:
    assert changed("defence", 4, [("cover", 1), ("range", -2)], of="Reeds") == (
        Reason("cover", "defence", 4, 5, "Reeds"),
        Reason("range", "defence", 5, 3, "Reeds"),
    )


def test_readings_are_overlaid_layer_by_layer() -> None:
    options = {
        "order": ReadingOption("order", ("largest", "thrown"), "1.2", "order"),
        "cover": ReadingOption("cover", ("each", "most", "all"), "1.3", "cover"),
    }
    assert options["cover"].default == "each"
    assert chosen_readings(options, ()) == (("cover", "each"), ("order", "largest"))
    layers = ((("cover", "most"),), (("order", "thrown"), ("cover", "all")))
    assert chosen_readings(options, layers) == (("cover", "all"), ("order", "thrown"))


def test_a_citation_finds_its_statement() -> None:
    assert Citation("invented-cover", "1.3", "Cover", "cover.covered").key == "rule-invented-cover"


COUNT: Distribution[int] = Distribution({0: 1, 2: 3}, 4)
OUTLOOK = Outlook(
    "invented",
    "first",
    (("cover", "each"),),
    (TargetOutlook("Reeds", (("wounds", COUNT), ("destroyed", Fraction(1, 8)))),),
    measures=(("own wounds", COUNT),),
    reasons=(Reason("cover", "defence", 4, 5),),
    assumed=(("losses", "as they stand"),),
    not_modelled=(NotModelled("Stealth", "Reeds"),),
    facts=(("need", 4),),
)


def test_an_outlook_for_json_states_everything() -> None:
    count = {"mean": 1.5, "probabilities": {"0": 0.25, "2": 0.75}}
    expected = {
        "rulebook": "invented",
        "edition": "first",
        "readings": {"cover": "each"},
        "need": 4,
        "targets": [{"name": "Reeds", "wounds": count, "destroyed": 0.125}],
        "measures": {"own wounds": count},
        "reasons": [{"citation": "cover", "field": "defence", "before": 4, "after": 5, "of": ""}],
        "assumed": {"losses": "as they stand"},
        "not_modelled": [{"what": "Stealth", "whose": "Reeds"}],
    }
    shown = OUTLOOK.to_dict()
    assert {key: shown[key] for key in expected} == expected


def test_an_outlook_can_be_exact() -> None:
    shown = OUTLOOK.to_dict(str)
    assert shown["targets"] == [
        {"name": "Reeds", "wounds": {"mean": "3/2", "probabilities": {"0": "1/4", "2": "3/4"}}, "destroyed": "1/8"}
    ]


def test_every_installed_rulebook_is_found_by_its_name() -> None:
    assert installed() == tuple(sorted(installed()))
    for name in installed():
        book = find(name)
        assert isinstance(book, Rulebook)
        assert book.name == name


@pytest.mark.parametrize("name", ["", "nothing", "../core", "x" * 1_000])
def test_another_name_is_refused_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownRulebook) as refused:
        find(name)
    assert refused.value.facts == {"name": name[:60], "known": ", ".join(installed())}
