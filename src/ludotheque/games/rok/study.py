"""What the lab watches of Rök: the kinds of rune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import COMPARED, NOT, PLAINLY, SEEN, TAKEN, USED, Study, Things, mark, rule
from ludotheque.games.rok.moves import AWARD, DONE, GRAB, MARK, SHOW, Colour, Sign
from ludotheque.games.rok.state import KINDS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.rok.state import Box, State


@rule
def concerns(seat: int, move: int) -> int:
    """How runes fall, where they land, and what is only marked does nothing yet."""
    if SHOW <= move < AWARD:
        return PLAINLY
    return COMPARED if AWARD <= move < MARK or move >= DONE else NOT


@rule
def trace(box: Box, before: State, seat: int, move: int, after: State, marks: MutableSequence[int]) -> None:
    """A kind is seen by all when it shows its face, used when it is grabbed, and taken when it comes into the loot."""
    if SHOW <= move < AWARD:
        mark(marks, move - SHOW, SEEN, (1 << box.seats) - 1)
    elif GRAB <= move < MARK:
        kind = before.rune[move - GRAB]
        mark(marks, kind, USED, 1 << seat)
        if after.loot[seat][kind] > before.loot[seat][kind]:
            mark(marks, kind, TAKEN, 1 << seat)
    else:
        for other in range(box.seats):
            for kind in range(KINDS):
                if after.loot[other][kind] > before.loot[other][kind]:
                    mark(marks, kind, TAKEN, 1 << other)


@rule
def scoring(box: Box, seat: int, move: int) -> bool:
    """What comes into the loot, by grabbing, settling and stealing, and the flick."""
    return AWARD <= move < MARK or move >= DONE


@rule
def turns_played(box: Box, state: State) -> int:
    """A turn is a throw."""
    return state.throws


STUDY = Study(
    things=(Things("rune", tuple(f"{colour}-{sign}" for colour in Colour for sign in Sign)),),
    trace=trace,
    before=("rune", "loot"),
    concerns=concerns,
    scoring=scoring,
    turns=turns_played,
    seconds=2,
)
