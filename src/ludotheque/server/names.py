"""Names and remarks that people write."""

from __future__ import annotations

from ludotheque.server.refusal import Refusal

JOINER = "\u200d"
"""Joins parts of an emoji; it is not printable, but what it joins is."""


def clean(text: str) -> str:
    """A name or a remark without what cannot be seen; Refusal where nothing is left. Markup stays what it is: text."""
    seen = "".join(letter if letter.isprintable() or letter == JOINER else " " for letter in text)
    words = " ".join(seen.split())
    if not words.replace(JOINER, ""):
        raise Refusal("unreadable", "expected at least one character that can be seen")
    return words
