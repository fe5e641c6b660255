import decimal
from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from grognard.boards.length import CM, INCH, LONGEST, MM, parse_length, read_length, show
from grognard.boards.problems import Problem

TWENTY_FOUR_INCHES = [
    '24"',
    "24”",
    "24“",
    "24″",
    "24′′",
    "24''",
    "24 in",
    "24in",
    "24 inches",
    "24 IN",
    "24 cali",
    "24 cale",
    "24 cal",
    "24 дюйма",
    ' 24.0 "\n',
    "24\u00a0in",
    "+24 in",
    "60,96 cm",
    "609.6mm",
    '24."',
]


@pytest.mark.parametrize("text", TWENTY_FOUR_INCHES)
def test_every_notation_of_twenty_four_inches_is_the_same_length(text: str) -> None:
    assert parse_length(text) == 24 * INCH


@pytest.mark.parametrize(
    ("text", "length"),
    [
        ('12,5"', 317_500),
        ('12.5"', 317_500),
        ('.5"', 12_700),
        ("32mm", 32 * MM),
        ("10 cm", 10 * CM),
        ("0.0005mm", 0),
        ("0.0015mm", 2),
        ("0", 0),
    ],
)
def test_lengths_are_exact_and_half_a_micrometre_goes_to_the_even_one(text: str, length: int) -> None:
    assert parse_length(text, INCH) == length


def test_a_bare_number_counts_in_the_default_unit_and_is_a_problem_without_one() -> None:
    assert parse_length("24", INCH) == read_length(24, INCH) == read_length(24.0, INCH) == 24 * INCH
    assert parse_length("24", MM) == 24_000
    assert read_length(12.1, MM) == read_length(Decimal("12.1"), MM) == 12_100
    assert key_of(parse_length("24")) == key_of(read_length(24)) == "missing-unit"


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("", "not-a-length"),
        ('"', "not-a-length"),
        ("NaN", "not-a-length"),
        ("inf in", "not-a-length"),
        ("1e9 in", "not-a-length"),
        ('1,000.5"', "not-a-length"),
        ("٢٤ in", "not-a-length"),
        ("24 in 3", "not-a-length"),
        ("24 parsecs", "unknown-unit"),
        ('24"x', "unknown-unit"),
        ("24'", "unknown-unit"),
        ('-1"', "negative-length"),
        ('−1"', "negative-length"),
        ('1000000001"', "absurd-length"),
        ("9" * 31 + '"', "too-many-digits"),
        ("9" * 10**6, "not-a-length"),
        ("\0" * 500, "not-a-length"),
    ],
)
def test_what_is_not_a_length_is_named(text: str, key: str) -> None:
    assert key_of(parse_length(text)) == key


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (float("nan"), "not-a-length"),
        (float("-inf"), "not-a-length"),
        (Decimal("sNaN"), "not-a-length"),
        (Decimal("1e999999"), "too-many-digits"),
        (Decimal("0e-999999"), "too-many-digits"),
        (Decimal("0." + "1" * 31), "too-many-digits"),
        (Decimal("nan" + "9" * 1000), "not-a-length"),
        (1e300, "too-many-digits"),
        (5e-324, "too-many-digits"),
        (10**4000, "too-many-digits"),
        (10**15, "absurd-length"),
        (-1, "negative-length"),
        (True, "not-a-length"),
        (None, "not-a-length"),
        ([24], "not-a-length"),
    ],
)
def test_what_is_not_a_number_of_inches_is_named(value: object, key: str) -> None:
    assert key_of(read_length(value, INCH)) == key
    assert isinstance(read_length(value), Problem)


def test_a_signed_length_may_be_negative() -> None:
    assert parse_length('-1.5"', signed=True) == parse_length('−1.5"', signed=True) == -38_100
    assert read_length(-1.5, INCH, signed=True) == -38_100


def test_a_problem_says_where_what_and_what_would_be_right() -> None:
    found = parse_length("24 parsecs", where="range")
    assert str(found) == 'range: unknown unit (got 24 parsecs, right 24", 24 in, 61 cm or 610 mm)'


def test_lengths_are_shown_without_needless_zeros() -> None:
    assert [show(24 * INCH), show(617_220), show(0), show(-12_700)] == ['24"', '24.3"', '0"', '-0.5"']
    assert show(57_400) == '2.25984"'
    assert show(57_400, places=1) == '2.3"'
    assert show(609_599, places=0) == '24"'


@given(st.integers(-LONGEST, LONGEST))
def test_what_is_shown_is_read_back(length: int) -> None:
    assert parse_length(show(length), signed=True) == length


@given(st.decimals(0, 10**6, places=4, allow_nan=False))
def test_decimals_are_read_exactly_whatever_the_precision_in_force(number: Decimal) -> None:
    with decimal.localcontext(prec=3):
        length = parse_length(f"{number:f} in")
    assert length == round(Fraction(number) * INCH)


@given(st.text() | st.from_regex(r"[0-9]{0,40}[.,]?[0-9]{0,40} ?[\"a-z'′]{0,4}"))
@example("0" * 29 + '1"')
def test_no_text_breaks_the_reader(text: str) -> None:
    assert isinstance(parse_length(text, INCH, signed=True), int | Problem)


@given(st.floats() | st.integers() | st.decimals() | st.none() | st.lists(st.integers()))
def test_no_value_breaks_the_reader(value: object) -> None:
    assert isinstance(read_length(value, INCH), int | Problem)
    assert isinstance(read_length(value), int | Problem)


def key_of(found: int | Problem) -> str:
    assert isinstance(found, Problem), found
    assert str(found)
    return found.key
