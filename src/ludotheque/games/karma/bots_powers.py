"""Using powers towards a total: what the bots of Karma Dice share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.karma.bots_reach import NO_DIE, TOTALS, lowest_above, reach
from ludotheque.games.karma.moves import COPY, DOUBLE, NUDGE, REMOVE, REROLL, TALLY, TRIPLE
from ludotheque.games.karma.state import DARK_BLUE, GREEN, LIGHT_BLUE, MOST_DICE, ORANGE, VIOLET, YELLOW
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
def unused_powers(s: Table, die: int) -> int:
    """The powers that a die still has, as bits by colour."""
    return s.power[die] & ~s.used[die]


@rule
def reach_after(box: Box, s: Table, move: int) -> int:
    """All totals in reach once this power (not a reroll) has been used."""
    if move < REMOVE:
        die = (move - NUDGE) // 2
        face = s.face[die] + (1 if (move - NUDGE) % 2 else -1)
        return reach(box, s, die, face, unused_powers(s, die) & ~(1 << ORANGE), s.times[die], NO_DIE)
    if move < COPY:
        die, target = (move - REMOVE) // MOST_DICE, (move - REMOVE) % MOST_DICE
        return reach(box, s, die, s.face[die], unused_powers(s, die) & ~(1 << YELLOW), s.times[die], target)
    if move < REROLL:
        die, target = (move - COPY) // MOST_DICE, (move - COPY) % MOST_DICE
        return reach(box, s, die, s.face[target], unused_powers(s, die) & ~(1 << GREEN), s.times[die], NO_DIE)
    if move < TRIPLE:
        die = move - DOUBLE
        return reach(box, s, die, s.face[die], unused_powers(s, die) & ~(1 << DARK_BLUE), 2, NO_DIE)
    die = move - TRIPLE
    return reach(box, s, die, s.face[die], unused_powers(s, die) & ~(1 << VIOLET), 3, NO_DIE)


@rule
def reach_rerolled(box: Box, s: Table, die: int, index: int) -> int:
    """All totals in reach once a light blue die has been rerolled and lies on this side."""
    face = faces_of(box, s.colour[die], index)
    return reach(box, s, die, face, unused_powers(s, die) & ~(1 << LIGHT_BLUE), s.times[die], NO_DIE)


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
            then = lowest_above(reach_after(box, s, move), above)
            if then < lowest:
                lowest = then
                best = move
    return best
