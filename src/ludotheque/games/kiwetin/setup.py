"""Before the first turn: who starts, the tiles, the spirits and the first Runes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kiwetin.moves import CHOOSE
from ludotheque.games.kiwetin.state import (
    CHOOSING,
    DEALING,
    DRAWING_TILE,
    LAYING,
    MOST_SEATS,
    MOST_SPACES,
    NO_RUNE,
    NO_TILE,
    NOBODY,
    RUNES,
    SPIRITS,
    STARTING,
    TILES,
)
from ludotheque.games.kiwetin.turn import begin_turn

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kiwetin.state import Box, State, Table


@rule
def set_up(box: Box, s: State) -> None:
    """An empty board, and everything in its pile."""
    for space in range(MOST_SPACES):
        s.tile[space] = NO_TILE
    for tile in range(TILES):
        s.pile[tile] = box.tiles[tile]
    for rune in range(RUNES):
        s.under[rune] = box.runes[rune]
        for seat in range(MOST_SEATS + 1):
            s.stock[seat][rune] = box.runes[rune]
        s.deck += box.runes[rune]
    for seat in range(MOST_SEATS):
        s.spirit[seat] = NOBODY
        s.figure[seat] = seat
    s.rune = NO_RUNE
    s.by = NOBODY
    s.target = NOBODY
    if box.starter == NOBODY:
        s.phase = STARTING
    else:
        begin(s, box.starter)


@rule
def begin(s: Table, seat: int) -> None:
    s.starter = seat  # 1.4
    s.turn = seat
    s.phase = LAYING if has_tiles(s) else CHOOSING


@rule
def has_tiles(s: Table) -> bool:
    """Is a tile left to lay?"""
    for tile in range(TILES):
        if s.pile[tile] > 0:
            return True
    return False


@rule
def go_on_laying(box: Box, s: Table, face: int) -> None:
    """The die says where the next tile lies; on or beyond the Flower lies none."""
    s.laid = min(s.laid + face, box.flower)  # 1.2
    s.phase = DRAWING_TILE if s.laid < box.flower else CHOOSING  # 1.3


@rule
def lay(s: Table, tile: int) -> None:
    s.tile[s.laid] = tile  # 1.2
    s.pile[tile] -= 1
    s.phase = LAYING if has_tiles(s) else CHOOSING  # 1.3


@rule
def legal_spirits(box: Box, s: Table, out: MutableSequence[int]) -> int:
    """The spirits of which a figure is left."""
    count = 0
    for spirit in range(SPIRITS):
        taken = 0
        for figure in range(box.seats):
            taken += s.spirit[figure] == spirit
        if taken < box.figures:
            out[count] = CHOOSE + spirit  # 1.5
            count += 1
    return count


@rule
def choose(box: Box, s: Table, spirit: int) -> None:
    """The seat's figure stands on the start, or ahead of it."""
    s.spirit[s.turn] = spirit  # 1.5
    s.space[s.turn] = box.leads[spirit] if box.balanced else 0  # 1.7
    s.turn = (s.turn + 1) % box.seats
    if s.turn == s.starter:
        go_on_dealing(box, s)


@rule
def go_on_dealing(box: Box, s: Table) -> None:
    """The next card is for the seat on turn, until all have their hand or the deck is empty."""
    if s.cards[s.turn] < box.hand and s.deck > 0:
        s.phase = DEALING  # 1.8
    else:
        begin_turn(box, s, s.starter)
