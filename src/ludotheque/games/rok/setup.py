"""Before the first throw: the bag, and who starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.state import CELLS, DRAWING, EMPTY, KINDS, MOST_SEATS, NO_RUNE, NOBODY, SIGNS, STARTING

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, Table


@rule
def set_up(box: Box, s: Table) -> None:
    """An empty table, and all runes in the bag."""
    for kind in range(KINDS):
        if kind % SIGNS < box.signs:
            s.unseen[kind] = 2  # 1.1
            s.bag += 2
    for cell in range(CELLS):
        s.rune[cell] = EMPTY
    for seat in range(MOST_SEATS):
        s.equilibrium[seat] = NO_RUNE
        s.thief[seat] = NOBODY
    s.turn = NOBODY
    s.winner = NOBODY
    if box.starter == NOBODY:
        s.phase = STARTING
    else:
        begin(s, box.starter)


@rule
def begin(s: Table, seat: int) -> None:
    s.lead = seat  # 1.3
    s.phase = DRAWING
