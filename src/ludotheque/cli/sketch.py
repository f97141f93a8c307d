"""A position drawn in the terminal: by the game's own sketch, or else as a list of numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ludotheque.core import Data
    from ludotheque.core.match import Match


def sketch(match: Match, view: Data, language: str, players: list[str]) -> list[str]:
    """The lines that show a view, with the colours of rich's markup."""
    if match.game.sketch is not None:
        return match.game.sketch(match.box, view, language, players)
    return [f"  {name:<12} {value}" for name, value in view.as_dict().items()]
