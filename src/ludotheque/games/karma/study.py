"""What the lab watches of Karma Dice: trait cards, and the colours of the dice that are drafted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import COMPARED, NOT, PLAINLY, SEEN, TAKEN, USED, Study, Things, mark, rule
from ludotheque.games.karma.moves import DEAL, DECLINE, DRAFT, KEEP, PICK, ROLL, STOP, TALLY, THROW, Colour, Trait
from ludotheque.games.karma.state import COLOURS, TRAITS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.karma.state import Box, State


@rule
def concerns(seat: int, move: int) -> int:
    """All but throws, and what is done with them."""
    if move > DECLINE:
        return COMPARED
    return PLAINLY if move < ROLL or KEEP <= move < THROW or move >= DRAFT else NOT


@rule
def trace(box: Box, before: State, seat: int, move: int, after: State, marks: MutableSequence[int]) -> None:
    """A card is seen when it is dealt, taken when it is kept, used when it is spent; a colour is seen in the reserve,
    taken when it is drafted, used when it is thrown."""
    if DEAL <= move < ROLL:
        mark(marks, move - DEAL, SEEN, 1 << (after.dealt - 1) // 2)
    elif KEEP <= move < PICK:
        mark(marks, move - KEEP, TAKEN, 1 << seat)
    elif PICK <= move < THROW:
        mark(marks, TRAITS + move - PICK, USED, 1 << seat)
    elif DRAFT <= move < DECLINE:
        for colour in range(COLOURS):
            if after.reserve[colour] > 0 or colour == move - DRAFT:
                mark(marks, TRAITS + colour, SEEN, 1 << seat)
        mark(marks, TRAITS + move - DRAFT, TAKEN, 1 << seat)
    elif move > DECLINE and after.spent[seat] > before.spent[seat]:
        mark(marks, before.trait[seat], USED, 1 << seat)


@rule
def scoring(box: Box, seat: int, move: int) -> bool:
    """A turn that ends brings points; alone, so does the Evil Eye's roll."""
    return move in (STOP, TALLY) or move >= DECLINE or box.seats == 1


@rule
def turns_played(box: Box, state: State) -> int:
    """Every seat has one a round."""
    return state.round * box.seats


STUDY = Study(
    things=(Things("trait", tuple(Trait)), Things("colour", tuple(Colour))),
    trace=trace,
    before=("spent", "trait"),
    concerns=concerns,
    scoring=scoring,
    turns=turns_played,
    seconds=10,
)
