"""A throw: the runes fall one after the other, then all faces are read at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.state import (
    CELLS,
    EMPTY,
    FALLING,
    GRABBING,
    HIDDEN,
    LANDING,
    MARKING,
    MOST_SEATS,
    SHOWING,
    UNREAD,
)

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, State, Table


@rule
def throw(box: Box, s: State) -> None:
    """Everybody draws as many runes as there are left, and throws."""
    s.throws += 1
    s.falling = min(s.bag, box.seats * box.hand[box.seats - 2])  # 2.1, 2.2
    s.shown = 0
    for seat in range(MOST_SEATS):
        s.done[seat] = 0
        s.grabs[seat] = 0
        s.flicker[seat] = 0
        s.changes[seat] = 0
        if box.calm:
            for cell in range(CELLS):
                s.marks[seat][cell] = 0
    s.phase = FALLING


@rule
def fall(s: Table, is_up: int, angle: int) -> None:
    s.is_up = is_up
    s.turned = angle
    s.phase = LANDING


@rule
def land(box: Box, s: Table, cell: int) -> None:
    """A rune face down has a place, but no kind yet."""
    s.rune[cell] = UNREAD if s.is_up else HIDDEN  # 2.4
    s.angle[cell] = s.turned
    s.bag -= 1
    s.falling -= 1
    s.phase = FALLING
    if s.falling == 0:
        read_on(box, s)


@rule
def read_on(box: Box, s: Table) -> None:
    """When all faces are read, everybody may grab, or in calm mark."""
    if nearest(s, UNREAD) != EMPTY:
        s.phase = SHOWING
    else:
        s.phase = MARKING if box.calm else GRABBING


@rule
def show(box: Box, s: Table, kind: int) -> None:
    s.rune[nearest(s, UNREAD)] = kind
    s.unseen[kind] -= 1
    s.shown += 1
    read_on(box, s)


@rule
def nearest(s: Table, what: int) -> int:
    """The cell nearest to Destiny on which such a rune lies, or EMPTY."""
    for cell in range(CELLS):
        if s.rune[cell] == what:
            return cell
    return EMPTY
