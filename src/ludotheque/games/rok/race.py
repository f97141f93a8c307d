"""The race: everybody grabs visible runes at the same time, until all are done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.equilibrium import holder
from ludotheque.games.rok.moves import DONE, GRAB
from ludotheque.games.rok.state import CELLS, EMPTY, KINDS, NO_RUNE, NOBODY

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.rok.state import Box, Table


@rule
def not_done(box: Box, s: Table) -> int:
    """Who may still grab or mark, as bits."""
    seats = 0
    for seat in range(box.seats):
        if s.done[seat] == 0:
            seats |= 1 << seat  # 3.1
    return seats


@rule
def legal_grabs(s: Table, out: MutableSequence[int]) -> int:
    out[0] = DONE
    count = 1
    for cell in range(CELLS):
        out[count] = GRAB + cell  # 3.2
        count += 0 <= s.rune[cell] < KINDS
    return count


@rule
def take(s: Table, seat: int, cell: int) -> None:
    """A rune is the seat's; with its own Equilibrium rune it makes a pair at once."""
    kind = s.rune[cell]
    s.rune[cell] = EMPTY
    s.grabs[seat] += 1
    if s.equilibrium[seat] == kind:
        s.loot[seat][kind] += 2  # 3.5
        s.equilibrium[seat] = NO_RUNE
    else:
        s.grabbed[seat][kind] += 1


@rule
def end_race(box: Box, s: Table) -> None:
    """Pairs join the loot, and whoever holds the twin of another's Equilibrium rune is to steal it."""
    for seat in range(box.seats):
        for kind in range(KINDS):
            if s.grabbed[seat][kind] == 2:
                s.grabbed[seat][kind] = 0
                s.loot[seat][kind] += 2  # 3.4
            elif s.grabbed[seat][kind] == 1:
                victim = holder(box, s, kind)
                if victim != NOBODY:
                    s.thief[victim] = seat  # 5.6


@rule
def is_worth_grabbing(box: Box, s: Table, kind: int) -> bool:
    """Does a visible rune of this kind have its twin beside it, in a hand, or for an Equilibrium rune?"""
    visible = 0
    for cell in range(CELLS):
        visible += s.rune[cell] == kind
    twins = visible + (holder(box, s, kind) != NOBODY)
    for seat in range(box.seats):
        twins += s.grabbed[seat][kind]
    return visible > 0 and twins == 2
