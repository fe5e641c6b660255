"""Keys and facts into sentences, in English, Polish and Russian."""

from grognard.i18n.sentences import LANGUAGES, Words, language, printable, words

__all__ = ["LANGUAGES", "Words", "language", "printable", "words"]
