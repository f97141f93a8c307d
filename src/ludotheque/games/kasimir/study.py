"""What the lab watches of Kasimir: stakes, and the colours of the markers that are paid."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import SEEN, TAKEN, USED, Study, Things, mark, rule
from ludotheque.games.kasimir.moves import DRAW, FIND, LAY_ASIDE, PLACE, REVEAL, STEAL, STEP, STOP, Colour, Stake
from ludotheque.games.kasimir.state import COLOURS, STAKES, ZERO

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kasimir.state import Box, State


@rule
def trace(box: Box, before: State, seat: int, move: int, after: State, marks: MutableSequence[int]) -> None:
    """A stake is seen by all when it is turned up, taken by whoever finds or steals it, and a 0 used to steal; a
    marker is taken when it is drawn, and used when it pays for a step."""
    if DRAW <= move < FIND:
        mark(marks, STAKES + move - DRAW, TAKEN, 1 << before.turn)
    elif FIND <= move < REVEAL:
        mark(marks, move - FIND, TAKEN, 1 << before.turn)
    elif REVEAL <= move < PLACE:
        mark(marks, move - REVEAL, SEEN, (1 << box.seats) - 1)
    elif STEP <= move < STOP:
        mark(marks, STAKES + (move - STEP) % COLOURS, USED, 1 << seat)
    elif STEAL <= move < LAY_ASIDE:
        mark(marks, ZERO, USED, 1 << seat)
        mark(marks, (move - STEAL) % STAKES, TAKEN, 1 << seat)


@rule
def turns_played(box: Box, state: State) -> int:
    """As the table counts them."""
    return state.turns


STUDY = Study(
    things=(Things("stake", tuple(Stake)), Things("colour", tuple(Colour))),
    trace=trace,
    before=("turn",),
    turns=turns_played,
    seconds=7,
)
