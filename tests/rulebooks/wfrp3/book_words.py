"""What is special about the words of this book."""

from __future__ import annotations

from rulebooks.book_words import BookWords

OWN = BookWords(
    without_dice=("turn", "result"),
    never_said=("summary", "reason-line", "reason-stays"),  # a pool has dice where others have needs
)
