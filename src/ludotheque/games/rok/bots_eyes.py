"""What the bots of Rök see on the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.rok.calm import twin_of
from ludotheque.games.rok.equilibrium import holder
from ludotheque.games.rok.state import CELLS, EMPTY, KINDS, MARKING, NOBODY, SIGNS

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, View


@rule
def is_free(view: View, cell: int) -> bool:
    """Is there a visible rune that the bot has not marked?"""
    return 0 <= view.rune[cell] < KINDS and view.my_marks[cell] == 0


@rule
def waiting_twin(view: View) -> int:
    """The cell of a rune whose twin is in the bot's hand, or EMPTY."""
    for cell in range(CELLS):
        if is_free(view, cell) and view.grabbed[view.me][view.rune[cell]] == 1:
            return cell
    return EMPTY


@rule
def best_cell(box: Box, view: View, first: int) -> int:
    """The cell of the rune most worth taking, or EMPTY; of equals the first that meets the eye."""
    best = 0
    found = EMPTY
    for place in range(CELLS):
        cell = (first + place) % CELLS
        if is_free(view, cell):
            value = worth(box, view, cell)
            if value > best:
                best = value
                found = cell
    return found


@rule
def worth(box: Box, view: View, cell: int) -> int:
    """What a rune brings, in halves of a rune."""
    kind = view.rune[cell]
    owner = holder(box, view, kind)
    if owner == view.me:
        return 5
    if owner != NOBODY:
        return 4 + 3 * loot_like(view, owner, kind)
    twin = twin_of(view, cell)
    if twin == EMPTY:
        # Half of a pair that another has begun: taking it spoils the pair.
        return 1 if view.phase != MARKING and is_begun(box, view, kind) else 0
    if view.my_marks[twin]:
        return KINDS * 4
    return 4 if view.phase != MARKING or marks_left(box, view) > 1 else 0


@rule
def marks_left(box: Box, view: View) -> int:
    """How many more runes the viewer may mark."""
    left = box.marks
    for cell in range(CELLS):
        left -= view.my_marks[cell]
    return min(left, box.changes - view.changes[view.me])


@rule
def loot_like(view: View, seat: int, kind: int) -> int:
    """How many runes of this colour are in a loot."""
    count = 0
    for sign in range(SIGNS):
        count += view.loot[seat][kind // SIGNS * SIGNS + sign]
    return count


@rule
def is_begun(box: Box, view: View, kind: int) -> bool:
    """Has another player grabbed a rune of this kind?"""
    for seat in range(box.seats):
        if seat != view.me and view.grabbed[seat][kind] == 1:
            return True
    return False


@rule
def misread_cell(view: View, first: int) -> int:
    """The cell of a rune that somebody in a hurry takes for the twin of one with the same sign, or EMPTY."""
    for place in range(CELLS):
        cell = (first + place) % CELLS
        if is_free(view, cell):
            for other in range(CELLS):
                like = 0 <= view.rune[other] < KINDS and view.rune[other] % SIGNS == view.rune[cell] % SIGNS
                if like and view.rune[other] != view.rune[cell]:
                    return cell
    return EMPTY
