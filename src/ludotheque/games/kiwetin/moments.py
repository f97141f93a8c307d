"""Moments: who is asked, what may be played now, and what answers a Rune on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kiwetin.moves import (
    PASS,
    PLAY_ICE,
    PLAY_MIRROR,
    PLAY_ROOT,
    PLAY_SETBACK,
    PLAY_SHATTER,
    PLAY_SURGE,
    PLAY_SWAP,
    PLAY_THEFT,
    PLAY_VINE,
    PLAY_WAKE,
)
from ludotheque.games.kiwetin.state import (
    ICE,
    MIRROR,
    MOMENT,
    MOST_SEATS,
    NO_TILE,
    ROOT,
    SETBACK,
    SHATTER,
    SURGE,
    SWAP,
    THEFT,
    VINE,
    WAKE,
    WHEN,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kiwetin.state import Box, State, Table


@rule
def open_moment(s: Table, moment: int) -> None:
    s.moment = moment
    ask_all(s, MOMENT)


@rule
def ask_all(s: Table, phase: int) -> None:
    """Nobody has passed yet."""
    s.phase = phase
    s.opened += 1
    for seat in range(MOST_SEATS):
        s.passed[seat] = 0


@rule
def asked(box: Box, s: Table) -> int:
    """Who has yet to play or pass, as bits: everybody with any card, so that the set tells no secret."""
    seats = 0
    for seat in range(box.seats):
        if s.cards[seat] > 0 and s.passed[seat] == 0:
            seats |= 1 << seat  # 6.4
    return seats


@rule
def legal_answers(s: State, seat: int, out: MutableSequence[int]) -> int:
    out[0] = PASS
    if s.hand[seat][MIRROR] > 0:
        out[1] = PLAY_MIRROR  # 6.5
        return 2
    return 1


@rule
def legal_runes(box: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """A pass, and every Rune of the seat that would change something now."""
    out[0] = PASS
    count = 1
    hand = s.hand[seat]
    if s.moment == WHEN[SURGE] and hand[SURGE] > 0:
        for longer in range(2):
            if reach(box, s, s.surge + 2 * longer - 1) != reach(box, s, s.surge):
                out[count] = PLAY_SURGE + longer  # 7.2
                count += 1
    if s.moment == WHEN[SETBACK] and hand[SETBACK] > 0:
        out[count] = PLAY_SETBACK  # 7.3
        count += 1
    if s.moment == WHEN[ROOT] and hand[ROOT] > 0 and s.root == 0:
        out[count] = PLAY_ROOT  # 7.4
        count += 1
    if s.moment == WHEN[ICE] and hand[ICE] > 0:
        out[count] = PLAY_ICE  # 7.5
        count += 1
    if hand[SHATTER] > 0:
        count = legal_shatters(box, s, out, count)
    if hand[SWAP] > 0 or hand[WAKE] > 0 or hand[THEFT] > 0 or hand[VINE] > 0:
        count = legal_on_seats(box, s, seat, out, count)
    return count


@rule
def reach(box: Box, s: Table, surge: int) -> int:
    """Where the move about to be made would end with such a surge."""
    return placed(box, s.space[s.figure[s.turn]] + max(s.total + surge, 0))  # 7.2


@rule
def placed(box: Box, space: int) -> int:
    """A space of the track: nobody goes past its ends."""
    return min(max(space, 0), box.flower)  # 2.2


@rule
def legal_shatters(box: Box, s: Table, out: MutableSequence[int], count: int) -> int:
    """The tiles that no spirit stands on."""
    stood_on = 0
    for seat in range(box.seats):
        stood_on |= 1 << s.space[seat]
    for space in range(1, box.flower):
        if s.tile[space] != NO_TILE and stood_on >> space & 1 == 0:
            out[count] = PLAY_SHATTER + space  # 7.1
            count += 1
    return count


@rule
def legal_on_seats(box: Box, s: State, seat: int, out: MutableSequence[int], count: int) -> int:
    """The Runes that are played on a seat."""
    hand = s.hand[seat]
    mine = s.space[s.figure[seat]]
    for other in range(box.seats):
        ahead = s.space[s.figure[other]] - mine
        if hand[SWAP] > 0 and ahead != 0:
            out[count] = PLAY_SWAP + other  # 7.6
            count += 1
        if hand[WAKE] > 0 and 0 < ahead <= box.wake:
            out[count] = PLAY_WAKE + other  # 7.7
            count += 1
        if hand[THEFT] > 0 and other != seat and s.cards[other] > 0:
            out[count] = PLAY_THEFT + other  # 7.8
            count += 1
        if hand[VINE] > 0:
            out[count] = PLAY_VINE + other  # 7.9
            count += 1
    return count
