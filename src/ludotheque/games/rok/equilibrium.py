"""Equilibrium runes: drawn before the first throw, and replaced after each; all are different."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.state import CELLS, EMPTY, KINDS, NO_RUNE, NOBODY

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, Table


@rule
def in_order(box: Box, s: Table, place: int) -> int:
    """The seat with this place in the order of play, the first player's being 0."""
    return (s.lead + place) % box.seats


@rule
def first_without(box: Box, s: Table) -> int:
    """The first seat in order of play that has no Equilibrium rune, or NOBODY."""
    for place in range(box.seats):
        seat = in_order(box, s, place)
        if s.equilibrium[seat] == NO_RUNE:
            return seat
    return NOBODY


@rule
def holder(box: Box, s: Table, kind: int) -> int:
    """The seat whose Equilibrium rune is of this kind, or NOBODY."""
    for seat in range(box.seats):
        if s.equilibrium[seat] == kind:
            return seat
    return NOBODY


@rule
def draw(box: Box, s: Table, kind: int) -> None:
    """The next seat draws a rune of this kind; if it is another's too, both put theirs back."""
    other = holder(box, s, kind)
    taken = 1 if other == NOBODY else -1
    s.unseen[kind] -= taken
    s.bag -= taken
    if other == NOBODY:
        s.equilibrium[first_without(box, s)] = kind  # 1.4
    else:
        s.equilibrium[other] = NO_RUNE  # 1.5


@rule
def nearest_fit(box: Box, s: Table) -> int:
    """The cell of the visible rune nearest to Destiny whose kind is nobody's Equilibrium rune, or EMPTY."""
    for cell in range(CELLS):
        if 0 <= s.rune[cell] < KINDS and holder(box, s, s.rune[cell]) == NOBODY:
            return cell
    return EMPTY


@rule
def replace(box: Box, s: Table, cell: int) -> None:
    s.equilibrium[first_without(box, s)] = s.rune[cell]  # 5.12
    s.rune[cell] = EMPTY
