"""Using powers towards a total: what the bots of Karma Dice share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.bots_reach import NO_DIE, TOTALS, lowest_above, reach
from ludotheque.games.karma.moves import (
    COPY,
    DOUBLE,
    FACES,
    NUDGE,
    PLAY_CAREFUL,
    PLAY_ENVIOUS,
    PLAY_MIMIC,
    PLAY_RESTLESS,
    PLAY_VISIONARY,
    REMOVE,
    REROLL,
    TALLY,
    TRIPLE,
)
from ludotheque.games.karma.state import COLOURS, GREEN, LIGHT_BLUE, MOST_DICE, ORANGE, YELLOW
from ludotheque.games.karma.throw import faces_of, total

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.games.karma.state import Box, Table


@rule
def to_beat(box: Box, s: Table) -> int:
    """The total that this throw, or the next one, must exceed: none before the first zone."""
    if s.zone == 0:
        return -1
    return s.beat - (box.patient if s.patient else 0) - s.minimalist


@rule
def reach_after(box: Box, s: Table, move: int, side: int) -> int:
    """All totals in reach once a power, or a trait among the powers, has been used on the throw.

    Of a reroll (Restless' too) it is told on which side the die falls.
    """
    die, face, unused, times, removed = NO_DIE, 0, 0, 1, NO_DIE
    if move < REMOVE:
        die = (move - NUDGE) // 2
    elif move < REROLL:
        die = (move - (REMOVE if move < COPY else COPY)) // MOST_DICE
    elif move < DOUBLE:
        die = move - REROLL
    elif move < TALLY:
        die = move - (DOUBLE if move < TRIPLE else TRIPLE)
    elif move < PLAY_CAREFUL:
        die = (move - PLAY_VISIONARY) // FACES
    elif move < PLAY_ENVIOUS:
        die = move - PLAY_RESTLESS
    elif move < PLAY_MIMIC:
        die = (move - PLAY_ENVIOUS) // COLOURS
    else:
        die = (move - PLAY_MIMIC) // MOST_DICE
    face += s.face[die]
    times *= s.times[die]
    unused |= s.power[die] & ~s.used[die]
    if move < REMOVE:
        face += 1 if (move - NUDGE) % 2 else -1
        unused &= ~(1 << ORANGE)
    elif move < COPY:
        removed = (move - REMOVE) % MOST_DICE
        unused &= ~(1 << YELLOW)
    elif move < REROLL:
        face = s.face[(move - COPY) % MOST_DICE]
        unused &= ~(1 << GREEN)
    elif move < DOUBLE:
        face = faces_of(box, s.colour[die], side)
        unused &= ~(1 << LIGHT_BLUE)
    elif move < TALLY:
        times = 2 if move < TRIPLE else 3
    elif move < PLAY_CAREFUL:
        face = (move - PLAY_VISIONARY) % FACES
    elif move < PLAY_ENVIOUS:
        face = faces_of(box, s.colour[die], side)
    elif move < PLAY_MIMIC:
        unused |= 1 << (move - PLAY_ENVIOUS) % COLOURS
    else:
        target = (move - PLAY_MIMIC) % MOST_DICE
        face = s.face[target]
        unused = s.power[target]
    return reach(box, s, die, face, unused, times, removed)


@rule
def towards_lowest(box: Box, s: Table, legal: Sequence[int], count: int) -> int:
    """The next power on the way to the lowest valid total, or totting up where the throw has arrived, or never will."""
    above = to_beat(box, s)
    now = total(s)
    lowest = min(now, TOTALS - 1) if now > above else TOTALS
    best = TALLY
    for index in range(count):
        move = legal[index]
        if NUDGE <= move < REROLL or DOUBLE <= move < TALLY:
            then = lowest_above(reach_after(box, s, move, 0), above)
            if then < lowest:
                lowest = then
                best = move
    return best
