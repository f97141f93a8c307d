"""The steps of a card or power: done in their order, each as far as it can be."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import rule
from ludotheque.games.spirits.animals import worth
from ludotheque.games.spirits.state import (
    ADD,
    AGAIN,
    ANIMALS,
    COYOTE,
    DRAW,
    GIVE_BACK,
    GIVING_BACK,
    RENEW,
    RETURN,
    STONES,
    TAKE,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.games.spirits.state import Box, State, Table


@rule
def stones_in(place: Sequence[int]) -> int:
    """How many stones there are in the bag, the bowl, a hand, or with an animal."""
    total = 0
    for stone in range(STONES):
        total += place[stone]
    return total


@rule
def stones_on(s: Table, seat: int) -> int:
    """How many stones lie on a board."""
    total = 0
    for section in range(seat * ANIMALS, (seat + 1) * ANIMALS):
        total += stones_in(s.given[section])
    return total


@rule
def find_step(s: State) -> bool:
    """Go to the phase of the next step that can be done; False where none is left."""
    if s.todo[RENEW] > 0:
        renew(s)
    for step in range(GIVE_BACK, AGAIN):
        if s.todo[step] > 0:
            if can_do(s, step):
                s.phase = GIVING_BACK + step - GIVE_BACK  # the phases stand in the order of the steps
                return True
            # Forgotten, for a later step may make possible what was not.
            s.todo[step] = 0  # 5.1
    return False


@rule
def can_do(s: State, step: int) -> bool:
    """Is there anything to do a step with?"""
    if step == TAKE:
        return stones_in(s.bowl) > 0 or stones_in(s.hand) > 0
    if step in (ADD, DRAW):
        return stones_in(s.bag) > 0  # 2.9
    if step == RETURN:
        return stones_in(s.bowl) > 0
    return step == COYOTE or stones_on(s, s.turn) > 0


@rule
def renew(s: State) -> None:
    """The bowl goes back into the bag, and as many stones come out again."""
    for stone in range(STONES):
        s.todo[ADD] += s.bowl[stone]  # 5.4
        s.bag[stone] += s.bowl[stone]
        s.bowl[stone] = 0
    s.todo[RENEW] = 0


@rule
def add(s: State, stone: int) -> None:
    """A stone comes out of the bag into the bowl."""
    s.bag[stone] -= 1
    s.bowl[stone] += 1
    s.todo[ADD] -= 1


@rule
def draw(s: State, stone: int) -> None:
    """A stone comes out of the bag into the hand: one more to be placed."""
    s.bag[stone] -= 1
    s.hand[stone] += 1
    s.todo[DRAW] -= 1
    s.todo[TAKE] += 1


@rule
def take(s: State, stone: int) -> None:
    """A stone is taken up: first those in the hand, then those in the bowl."""
    s.todo[TAKE] -= 1
    if s.hand[stone] > 0:
        s.hand[stone] -= 1
    else:
        s.bowl[stone] -= 1


@rule
def give(box: Box, s: State, stone: int, animal: int) -> None:
    """A stone is taken and given to an animal."""
    take(s, stone)
    section = s.turn * ANIMALS + animal
    s.given[section][stone] += 1
    s.points[section] = worth(box, s.given[section], animal)


@rule
def put_back(s: State, stone: int) -> None:
    """A stone is taken in vain."""
    take(s, stone)
    s.bowl[stone] += 1  # 3.2


@rule
def give_back(box: Box, s: State, animal: int, stone: int) -> None:
    """A stone goes from an animal into the bowl."""
    section = s.turn * ANIMALS + animal
    s.given[section][stone] -= 1
    s.points[section] = worth(box, s.given[section], animal)
    s.bowl[stone] += 1
    s.todo[GIVE_BACK] -= 1


@rule
def send(s: State, section: int) -> None:
    """Coyote goes to an animal, or stays."""
    s.coyote = section
    s.todo[COYOTE] = 0


@rule
def put_away(s: State, stone: int) -> None:
    """A stone of the bowl goes back into the bag."""
    s.bowl[stone] -= 1
    s.bag[stone] += 1
    s.todo[RETURN] -= 1
