"""Before the first turn: who starts, where the figures stand, and five markers each."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kasimir.moves import PLACE
from ludotheque.games.kasimir.state import (
    BONUSES,
    COLOURS,
    DEALING,
    DOWN,
    MOST_SEATS,
    NOBODY,
    NOWHERE,
    PLACING,
    REGIONS,
    STAKES,
    STARTING,
    UNKNOWN,
)
from ludotheque.games.kasimir.turn import begin_turn, take_marker

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kasimir.state import Box, State


@rule
def set_up(box: Box, s: State) -> None:
    """A hidden stake on every region, all bonuses beside the board, all markers in the bag."""
    for region in range(REGIONS):
        s.side[region] = DOWN  # 1.1
        s.stake[region] = UNKNOWN
    for kind in range(STAKES):
        s.unseen[kind] = box.stakes[kind]
    for bonus in range(BONUSES):
        s.bonus[bonus] = NOBODY  # 1.5
    for colour in range(COLOURS):
        s.bag[colour] = box.markers[colour]  # 1.4
    for seat in range(MOST_SEATS):
        s.figure[seat] = NOWHERE
    s.left = NOWHERE
    s.turned = NOWHERE
    if box.starter == NOBODY:
        s.phase = STARTING
    else:
        begin(s, box.starter)


@rule
def begin(s: State, seat: int) -> None:
    s.starter = seat  # 1.2
    s.turn = seat
    s.phase = PLACING


@rule
def legal_places(box: Box, s: State, out: MutableSequence[int]) -> int:
    """Any region without a figure."""
    taken = 0
    for seat in range(box.seats):
        if s.figure[seat] != NOWHERE:
            taken |= 1 << s.figure[seat]
    count = 0
    for region in range(REGIONS):
        if taken >> region & 1 == 0:
            out[count] = PLACE + region  # 1.3
            count += 1
    return count


@rule
def place(box: Box, s: State, region: int) -> None:
    s.figure[s.turn] = region
    s.turn = (s.turn + 1) % box.seats
    if s.turn == s.starter:
        s.draws = box.hand
        s.phase = DEALING


@rule
def deal(box: Box, s: State, colour: int) -> None:
    """The next marker goes to the seat that is being dealt to."""
    take_marker(s, colour)  # 1.4
    if s.draws > 0:
        return
    s.turn = (s.turn + 1) % box.seats
    if s.turn == s.starter:
        begin_turn(s, s.starter)
    else:
        s.draws = box.hand
