"""What is special about the words of this book."""

from __future__ import annotations

from rulebooks.book_words import BookWords

OWN = BookWords(
    without_dice=("round", "movement", "target", "weapon", "arc", "range", "line", "number", "damage"),
    never_said=("summary",),  # nothing is measured of a target apart from the attack
)
