"""Calm: everybody marks runes in secret, all marks are shown at once, and nature settles what several want."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import one_of, rule
from ludotheque.games.rok.moves import DONE, MARK
from ludotheque.games.rok.race import end_race, take
from ludotheque.games.rok.state import AWARDING, CELLS, EMPTY, KINDS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.rok.state import Box, State, Table


@rule
def legal_marks(box: Box, s: State, seat: int, out: MutableSequence[int]) -> int:
    """To be done, and as long as the seat may change marks, to change one."""
    out[0] = DONE
    count = 1
    if s.changes[seat] < box.changes:  # 4.6
        cells = changeable(box, s, seat)
        for cell in range(CELLS):
            if cells >> cell & 1:
                out[count] = MARK + cell  # 4.1
                count += 1
    return count


@rule
def changeable(box: Box, s: State, seat: int) -> int:
    """The runes that the seat has marked, and as long as it may mark more the other visible ones: their cells as
    bits."""
    cells = 0
    has_left = marked(s, seat) < box.marks
    for cell in range(CELLS):
        if 0 <= s.rune[cell] < KINDS and (has_left or s.secret[seat][cell]):
            cells |= 1 << cell
    return cells


@rule
def change_mark(s: State, seat: int, cell: int) -> None:
    """A mark is put, or taken off."""
    s.secret[seat][cell] ^= 1  # 4.1
    s.changes[seat] += 1


@rule
def marked(s: State, seat: int) -> int:
    """How many runes the seat has marked."""
    count = 0
    for cell in range(CELLS):
        count += s.secret[seat][cell]
    return count


@rule
def show_marks(box: Box, s: State) -> bool:
    """All marks lie open, and awarding begins. Is it done already?"""
    for seat in range(box.seats):
        for cell in range(CELLS):
            s.marks[seat][cell] = s.secret[seat][cell]  # 4.2
            s.secret[seat][cell] = 0
    return award_on(box, s)


@rule
def award_on(box: Box, s: Table) -> bool:
    """Whole pairs first, then single runes; what several want is for nature to award. Is all awarded?"""
    for is_pair in (1, 0):
        for cell in range(CELLS):
            if 0 <= s.rune[cell] < KINDS:
                wanting = wanted_by(box, s, cell, is_pair)
                if wanting & (wanting - 1):
                    s.prize = cell
                    s.is_pair = is_pair
                    s.phase = AWARDING  # 4.5
                    return False
                for seat in range(box.seats):
                    if wanting >> seat & 1:
                        give(s, seat, cell, is_pair)
    end_race(box, s)
    return True


@rule
def wanted_by(box: Box, s: Table, cell: int, is_pair: int) -> int:
    """Who has marked the rune on a cell, or both runes of its pair, as bits."""
    other = twin_of(s, cell) if is_pair else cell
    seats = 0
    for seat in range(box.seats):
        if other != EMPTY and s.marks[seat][cell] and s.marks[seat][other]:
            seats |= 1 << seat  # 4.3, 4.4
    return seats


@rule
def twin_of(s: Table, cell: int) -> int:
    """The cell of the visible twin of a rune, or EMPTY."""
    for other in range(CELLS):
        if other != cell and s.rune[other] == s.rune[cell]:
            return other
    return EMPTY


@rule
def give(s: Table, seat: int, cell: int, is_pair: int) -> None:
    """The seat gets the rune on a cell, or the pair."""
    if is_pair:
        take(s, seat, twin_of(s, cell))
    take(s, seat, cell)


@rule
def award(box: Box, s: Table, seat: int) -> bool:
    """The seat gets what several wanted. Is all awarded?"""
    give(s, seat, s.prize, s.is_pair)
    return award_on(box, s)


@rule
def mark_anew(box: Box, s: State, seat: int, rng: MutableSequence[int]) -> None:
    """The seat has changed its marks so many times, each time any that it could have."""
    for _ in range(s.changes[seat]):
        s.secret[seat][one_of(rng, changeable(box, s, seat))] ^= 1
