"""The two other actions: taking a stake from an opponent, and exchanging markers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kasimir.moves import DRAW_FIRST, EXCHANGE, LAY_ASIDE, STEAL
from ludotheque.games.kasimir.state import COLOURS, STAKES, SWAPPING, ZERO
from ludotheque.games.kasimir.turn import count_markers, draw_markers, end_turn

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kasimir.state import Box, Table


@rule
def legal_steals(box: Box, s: Table, seat: int, out: MutableSequence[int], count: int) -> int:
    """With a 0, any kind of stake that lies in front of an opponent."""
    if s.owned[seat][ZERO] > 0:  # 4.1
        for other in range(box.seats):
            if other != seat:
                for kind in range(STAKES):
                    if s.owned[other][kind] > 0:
                        out[count] = STEAL + other * STAKES + kind
                        count += 1
    return count


@rule
def steal(box: Box, s: Table, victim: int, kind: int) -> None:
    s.owned[s.turn][ZERO] -= 1  # 4.2
    s.aside[ZERO] += 1
    s.owned[victim][kind] -= 1
    s.owned[s.turn][kind] += 1
    end_turn(box, s)


@rule
def legal_swaps(box: Box, s: Table, seat: int, out: MutableSequence[int], count: int) -> int:
    """The first move of an exchange: a marker laid aside or, drawing first, how many are drawn."""
    if box.draw_first:
        for number in range(1, min(count_markers(s.markers[seat]), count_markers(s.bag)) + 1):
            out[count] = DRAW_FIRST + number - 1  # 5.3
            count += 1
        return count
    return legal_asides(s, seat, out, count)  # 5.1


@rule
def legal_asides(s: Table, seat: int, out: MutableSequence[int], count: int) -> int:
    """Markers are laid aside in the order of colours; as many as are owed must be left from there on."""
    left = 0
    for colour in range(s.last, COLOURS):
        left += s.markers[seat][colour]
    for colour in range(s.last, COLOURS):
        if s.markers[seat][colour] > 0 and left >= s.owed:
            out[count] = LAY_ASIDE + colour
            count += 1
        left -= s.markers[seat][colour]
    return count


@rule
def legal_while_swapping(s: Table, seat: int, out: MutableSequence[int]) -> int:
    """One more marker, or, unless some are owed, the exchange."""
    count = legal_asides(s, seat, out, 0)
    if s.owed == 0:
        out[count] = EXCHANGE
        count += 1
    return count


@rule
def draw_first(box: Box, s: Table, count: int) -> None:
    s.owed = count  # 5.3
    draw_markers(box, s, count)


@rule
def lay_aside(box: Box, s: Table, colour: int) -> None:
    s.phase = SWAPPING
    s.last = colour
    s.markers[s.turn][colour] -= 1
    s.paid[colour] += 1
    if s.owed > 0:
        s.owed -= 1
        if s.owed == 0:
            end_turn(box, s)  # 5.3


@rule
def exchange(box: Box, s: Table) -> None:
    draw_markers(box, s, count_markers(s.paid))  # 5.2
