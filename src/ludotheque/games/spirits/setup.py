"""Before the first turn: who starts, the bowl, and the piles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.spirits.state import (
    ADD,
    CARDS,
    DEEP,
    FILLING,
    NOBODY,
    NOWHERE,
    PILES,
    SEATS,
    STARTING,
    STONES,
    TAKE_TWO,
    UNSEEN,
)
from ludotheque.games.spirits.turn import surface_or_go_on

if TYPE_CHECKING:
    from ludotheque.games.spirits.state import Box, State


@rule
def set_up(box: Box, s: State) -> None:
    """All stones into the bag, all cards face up, all powers face down."""
    for stone in range(STONES):
        s.bag[stone] = box.stones[stone]  # 1.1
    for seat in range(SEATS):
        for card in range(CARDS):
            s.up[seat][card] = box.cards[card]  # 1.3
    for pile in range(PILES):
        for place in range(DEEP):
            s.pile[pile][place] = UNSEEN  # 1.5
    s.coyote = NOWHERE  # 1.6
    s.card = NOWHERE
    s.power = NOWHERE
    s.used = NOWHERE
    if box.starter == NOBODY:
        s.phase = STARTING
    else:
        begin(box, s, box.starter)


@rule
def begin(box: Box, s: State, seat: int) -> None:
    """The starter has a card less, for the advantage of starting."""
    s.starter = seat  # 1.4
    s.turn = seat
    if s.up[seat][TAKE_TWO] > 0:
        s.up[seat][TAKE_TWO] -= 1
    s.todo[ADD] = box.filling
    fill(box, s)


@rule
def fill(box: Box, s: State) -> None:
    """Fill the bowl, then turn up the tops of the piles."""
    if s.todo[ADD] > 0:
        s.phase = FILLING  # 1.2
    else:
        surface_or_go_on(box, s)
