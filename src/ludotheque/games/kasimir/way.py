"""A way: steps, the stake at its end, and the stake that is turned over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.kasimir.moves import STEP, TURN
from ludotheque.games.kasimir.stakes import bonus_next, is_awake, see
from ludotheque.games.kasimir.state import (
    ALARM,
    CHOOSING,
    COLOURS,
    DOWN,
    FINDING,
    GONE,
    MOST_EXITS,
    NO_EXIT,
    OVER,
    REGIONS,
    REVEALING,
    TURNING,
    UNKNOWN,
    UP,
    WALKING,
)
from ludotheque.games.kasimir.turn import count_markers, draw_markers

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kasimir.state import Box, State, Table


@rule
def taken_by_others(box: Box, s: Table, seat: int) -> int:
    """The regions on which other figures stand, as bits."""
    taken = 0
    for other in range(box.seats):
        if other != seat:
            taken |= 1 << s.figure[other]
    return taken


@rule
def legal_steps(box: Box, s: Table, seat: int, out: MutableSequence[int]) -> int:
    """Every neighbouring region without another's figure, for each of its colours that the seat can pay."""
    here = s.figure[seat]
    taken = taken_by_others(box, s, seat)
    count = 0
    for place in range(MOST_EXITS):
        region = box.exits[here][place]
        if region == NO_EXIT:
            break
        if taken >> region & 1 == 0:  # 3.3
            for colour in range(COLOURS):
                if box.colours[region][colour] and s.markers[seat][colour] > 0:
                    out[count] = STEP + region * COLOURS + colour  # 3.1, 3.2
                    count += 1
    return count


@rule
def step(s: Table, region: int, colour: int) -> None:
    if s.phase == CHOOSING:
        s.left = s.figure[s.turn]
        s.phase = WALKING
    s.figure[s.turn] = region
    s.markers[s.turn][colour] -= 1  # 3.1
    s.paid[colour] += 1


@rule
def stop(box: Box, s: Table) -> None:
    """The way ends here."""
    if s.side[s.figure[s.turn]] == GONE:
        turn_next(box, s)  # 3.6
    else:
        s.phase = FINDING  # 3.5


@rule
def find(box: Box, s: State, kind: int) -> None:
    """The stake taken is of this kind."""
    here = s.figure[s.turn]
    see(s, here, kind)
    s.side[here] = GONE
    s.stake[here] = UNKNOWN
    s.quiet = 0  # 6.2
    s.taken = 1
    if kind != ALARM:
        s.owned[s.turn][kind] += 1  # 3.5
        turn_next(box, s)
        return
    s.bonus[bonus_next(s)] = s.turn  # 3.7
    s.aside[ALARM] += 1
    if is_awake(s):
        s.phase = OVER  # 6.1
    else:
        turn_next(box, s)


@rule
def share_a_colour(box: Box, one: int, other: int) -> bool:
    """Have two regions a colour in common?"""
    here, there = box.colours[one], box.colours[other]
    for colour in range(COLOURS):
        if here[colour] and there[colour]:
            return True
    return False


@rule
def can_turn(box: Box, s: Table, region: int) -> bool:
    """Does a stake lie on this other region, and in a colour of the one stood on?"""
    here = s.figure[s.turn]
    return s.side[region] != GONE and region != here and share_a_colour(box, region, here)  # 3.8


@rule
def turn_next(box: Box, s: Table) -> None:
    """If there is a stake to turn over, one must be; else markers are drawn."""
    for region in range(REGIONS):
        if can_turn(box, s, region):
            s.phase = TURNING
            return
    draw_markers(box, s, count_markers(s.paid))


@rule
def legal_turns(box: Box, s: Table, out: MutableSequence[int]) -> int:
    count = 0
    for region in range(REGIONS):
        if can_turn(box, s, region):
            out[count] = TURN + region
            count += 1
    return count


@rule
def turn_over(box: Box, s: Table, region: int) -> None:
    """A hidden stake is turned up, and nature says what it is; an open one is turned down."""
    s.turned = region
    if s.side[region] == DOWN:
        s.phase = REVEALING
    else:
        s.side[region] = DOWN
        draw_markers(box, s, count_markers(s.paid))


@rule
def reveal(box: Box, s: State, kind: int) -> None:
    see(s, s.turned, kind)
    s.side[s.turned] = UP
    draw_markers(box, s, count_markers(s.paid))  # 3.9
