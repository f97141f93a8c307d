"""A position drawn in the terminal: by the game's own sketch, or else its numbers by the names that it gives them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.words import has_words, numbers, say

if TYPE_CHECKING:
    from ludotheque.core import Data
    from ludotheque.core.match import Match


def sketch(match: Match, view: Data, language: str, players: list[str]) -> list[str]:
    """The lines that show a view, with the colours of rich's markup."""
    game, box = match.game, match.box
    if game.sketch is not None:
        return game.sketch(box, view, language, players)
    told = view.as_dict()
    labels = {name: name for name in told}
    # As on the page: a game that names some parts means those.
    named = {name: f"view-{name}" for name in told if has_words(game.folder, language, f"view-{name}")}
    if named:
        labels = {name: say(game.folder, language, key, **numbers(box)) for name, key in named.items()}
    width = max(map(len, labels.values()))
    per_seat = {field.name for field in view.fields if field.per_seat}
    return [
        f"  {label:<{width}}  {_beside(players, told[name]) if name in per_seat else told[name]}"
        for name, label in labels.items()
    ]


def _beside(players: list[str], values: list[Any]) -> str:
    """A number, or a row of them, for every player; there is room for more seats."""
    return "   ".join(f"{player}: {value}" for player, value in zip(players, values, strict=False))
