"""Generated pages are up to date, and no rule is without an example."""

from grognard.core.rulebook import find, installed
from pages import files, shown_by


def test_generated_pages_are_up_to_date() -> None:
    stale = [str(path) for path, text in files().items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, f"say make pages: {stale}"


def test_every_rule_has_an_example_and_the_book_names_it() -> None:
    for book in map(find, installed()):
        shown = shown_by(book)
        assert [slug for slug, names in shown.items() if not names] == []
        assert {slug: list(names) for slug, names in book.examples.items()} == shown
