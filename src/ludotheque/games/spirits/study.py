"""What the lab watches of Spirits of the Wild: powers, animals, and action cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import SEEN, TAKEN, USED, Study, Things, mark, rule
from ludotheque.games.spirits.moves import GIVE, INVOKE, PLAY, PUT_BACK, SURFACE, Animal, Card, Power
from ludotheque.games.spirits.state import ANIMALS, POWERS

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.spirits.state import Box, State

BOTH = 3


@rule
def trace(box: Box, before: State, seat: int, move: int, after: State, marks: MutableSequence[int]) -> None:
    """A power is seen by both when it surfaces, and taken by whoever invokes it; an animal is taken with its first
    stone; a card is taken by whoever plays it."""
    if SURFACE <= move < PLAY:
        mark(marks, move - SURFACE, SEEN, BOTH)
    elif PLAY <= move < INVOKE:
        mark(marks, POWERS + ANIMALS + move - PLAY, TAKEN, 1 << seat)
        mark(marks, POWERS + ANIMALS + move - PLAY, USED, 1 << seat)
    elif INVOKE <= move < GIVE:
        mark(marks, before.pile[move - INVOKE][0], TAKEN, 1 << seat)
        mark(marks, before.pile[move - INVOKE][0], USED, 1 << seat)
    elif GIVE <= move < PUT_BACK:
        animal = (move - GIVE) % ANIMALS
        mark(marks, POWERS + animal, TAKEN, 1 << seat)
        if after.points[seat * ANIMALS + animal] > before.points[seat * ANIMALS + animal]:
            mark(marks, POWERS + animal, USED, 1 << seat)


@rule
def turns_played(box: Box, state: State) -> int:
    """The Eagle's extra turn counts."""
    return state.turns


STUDY = Study(
    things=(Things("power", tuple(Power)), Things("animal", tuple(Animal)), Things("card", tuple(Card))),
    trace=trace,
    before=("pile", "points"),
    turns=turns_played,
    seconds=12,
)
