"""What the lab watches of Rök: the kinds of rune."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import NATURE, SEEN, TAKEN, USED, Study, Things, mark, rule
from ludotheque.games.rok.moves import AWARD, CHECK, GRAB, MARK, SHOW, Colour, Sign
from ludotheque.games.rok.state import KINDS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.rok.state import Box, State


@rule
def trace(box: Box, before: State, seat: int, move: int, after: State, marks: MutableSequence[int]) -> None:
    """A kind is seen by all when it shows its face, used when it is grabbed, and taken when it comes into the loot."""
    if SHOW <= move < AWARD:
        mark(marks, move - SHOW, SEEN, (1 << box.seats) - 1)
    elif GRAB <= move < MARK:
        mark(marks, before.rune[move - GRAB], USED, 1 << seat)
    elif seat == NATURE and move >= CHECK:
        for other in range(box.seats):
            for kind in range(KINDS):
                if after.loot[other][kind] > before.loot[other][kind]:
                    mark(marks, kind, TAKEN, 1 << other)


@rule
def turns_played(box: Box, state: State) -> int:
    """A turn is a throw."""
    return state.throws


STUDY = Study(
    things=(Things("rune", tuple(f"{colour}-{sign}" for colour in Colour for sign in Sign)),),
    trace=trace,
    turns=turns_played,
    seconds=2,
)
