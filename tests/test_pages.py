"""Generated pages are up to date, and an example that cannot be read or is about nothing is named."""

from pathlib import Path

import pytest

from grognard.core.rulebook import find, installed
from pages import example, files, shown_by


@pytest.mark.parametrize("name", installed())
def test_generated_pages_are_up_to_date(name: str) -> None:
    stale = [str(path) for path, text in files(name).items() if not path.exists() or path.read_text("utf-8") != text]
    assert not stale, f"say make pages: {stale}"


def test_an_example_that_is_not_toml_is_named(tmp_path: Path) -> None:
    path = tmp_path / "examples" / "broken.toml"
    path.parent.mkdir()
    path.write_text("rule = [", encoding="utf-8")
    with pytest.raises(ValueError, match=r"broken\.toml: "):
        example(path)


def test_an_example_about_no_rule_of_the_book_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "stray.toml"
    path.write_text('rule = ["nobody-says-so"]', encoding="utf-8")
    monkeypatch.setattr("pages.example_files", lambda book: [path])
    with pytest.raises(ValueError, match=r"stray\.toml: .* has no rule nobody-says-so"):
        shown_by(find(installed()[0]))
