"""What turns have in common: markers are drawn, those paid go back, and the next seat is on turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kasimir.state import CHOOSING, COLOURS, DRAWING, NOWHERE, OVER, SWAPPING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.games.kasimir.state import Box, Table


@rule
def count_markers(markers: Sequence[int]) -> int:
    """How many markers these are, of all colours."""
    count = 0
    for colour in range(COLOURS):
        count += markers[colour]
    return count


@rule
def begin_turn(s: Table, seat: int) -> None:
    s.turn = seat
    s.left = NOWHERE
    s.taken = 0
    s.last = 0
    s.phase = CHOOSING


@rule
def draw_markers(box: Box, s: Table, wanted: int) -> None:
    """Nature draws so many markers for the seat on turn, or all there are."""
    s.draws = min(wanted, count_markers(s.bag))  # 3.9
    s.phase = DRAWING
    if s.draws == 0:
        end_draws(box, s)


@rule
def draw(box: Box, s: Table, colour: int) -> None:
    """A marker comes out of the bag."""
    take_marker(s, colour)
    if s.draws == 0:
        end_draws(box, s)


@rule
def take_marker(s: Table, colour: int) -> None:
    s.bag[colour] -= 1
    s.markers[s.turn][colour] += 1
    s.draws -= 1


@rule
def end_draws(box: Box, s: Table) -> None:
    if s.owed > 0:
        s.phase = SWAPPING  # 5.3
    else:
        end_turn(box, s)


@rule
def end_turn(box: Box, s: Table) -> None:
    """The markers laid aside go back into the bag, and the next seat is on turn."""
    for colour in range(COLOURS):
        s.bag[colour] += s.paid[colour]  # 3.9
        s.paid[colour] = 0
    s.turns += 1
    if s.taken == 0:
        s.quiet += 1
    if s.quiet == box.patience * box.seats:
        s.phase = OVER  # 6.2
    else:
        begin_turn(s, (s.turn + 1) % box.seats)  # 2.1
