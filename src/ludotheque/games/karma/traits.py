"""Who holds which trait card, and whether its ability is still to be used."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.state import CHAKRAS, ENVIOUS, NEGOTIATOR

if TYPE_CHECKING:
    from ludotheque.games.karma.state import Box, Table


@rule
def has_traits(box: Box) -> bool:
    """Is this match played with trait cards?"""
    if box.seats == 1:
        return box.solo_traits == 1  # 7.6
    return box.first_game == 0  # 1.6


@rule
def is_dealt(box: Box, trait: int) -> bool:
    """Is the card in the deck of this match?"""
    if box.seats == 1 and trait in (ENVIOUS, NEGOTIATOR):
        return False  # 7.6
    return box.cards[trait] == 1


@rule
def chakra(trait: int) -> int:
    """The colour of a trait card."""
    return CHAKRAS[trait]


@rule
def holds(s: Table, seat: int, trait: int) -> bool:
    """May this seat still use this ability?"""
    return s.trait[seat] == trait and s.spent[seat] == 0  # 6.1
