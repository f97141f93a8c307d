"""What a match of Pig is made of."""

from ludotheque.core import SPECTATOR, copying, integer, ints
from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState

MOST_SEATS = 6
MOST_GOAL = 1000
MOST_FACES = 8
MOST_POINTS = MOST_GOAL + MOST_FACES
"""Whoever has enough to win must hold: the last roll may lead a little beyond the goal."""


class Box(CoreBox):
    """The options and components."""

    goal: int = integer(1, MOST_GOAL)
    faces: int = integer(2, MOST_FACES)
    bust: int = integer(1, MOST_FACES)


class State(CoreState):
    """A position."""

    turn: int = integer(0, MOST_SEATS - 1)
    total: int = integer(0, MOST_POINTS)
    rolling: int = integer(0, 1)
    banked: list[int] = ints(MOST_SEATS, low=0, high=MOST_POINTS, per="seat")


class View(State):
    """What anybody may see: everything but the future. And who looks."""

    me: int = integer(SPECTATOR, MOST_SEATS - 1)


lay_open = copying(State)
recall = copying(State)
