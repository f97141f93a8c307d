"""What a match of Pig is made of."""

from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState
from ludotheque.core import copying, integer, ints

MOST_SEATS = 6


class Box(CoreBox):
    """The options and components."""

    goal: int = integer(1, 1000)
    faces: int = integer(2, 8)
    bust: int = integer(1, 8)


class State(CoreState):
    """A position."""

    turn: int
    total: int
    rolling: int
    banked: list[int] = ints(MOST_SEATS)


class View(State):
    """What anybody may see: everything but the future. And who looks."""

    me: int


lay_open = copying(State)
recall = copying(State)
