"""Nim, the smallest game without chance: take one to three stones; the last one wins. It leaves out what it may."""

from __future__ import annotations

import sys
from typing import Annotated

from ludotheque.core import SPECTATOR, Codec, Game, Meta, Move, Tempo, copying, integer, rule
from ludotheque.core import Box as CoreBox
from ludotheque.core import State as CoreState


class Box(CoreBox):
    stones: int = integer(1, 50)


class State(CoreState):
    turn: int = integer(0, 1)
    stones: int = integer(0, 50)


class View(State):
    me: int = integer(SPECTATOR, 1)


class Take(Move, frozen=True):
    """Take so many."""

    count: Annotated[int, Meta(ge=1, le=3)]


lay_open = copying(State)
recall = copying(State)


@rule
def start(box, state):
    state.stones = box.stones


@rule
def actors(box, state):
    return 1 << state.turn if state.stones > 0 else 0


@rule
def legal(box, state, seat, out):
    most = min(3, state.stones)
    for count in range(most):
        out[count] = count
    return most


@rule
def odds(box, state, out, weights):
    return 0


@rule
def apply(box, state, seat, move):
    state.stones -= move + 1
    state.turn = 1 - state.turn


@rule
def outcome(box, state, scores):
    winner = 1 - state.turn
    scores[winner] = 1
    scores[1 - winner] = 0
    return 1 << winner


@rule
def observe(box, state, seat, view):
    lay_open(state, view)
    view.me = seat


@rule
def imagine(box, view, rng, state):
    recall(view, state)


def witness(box, state, seat, move, by):
    return move


def shows(box, state, seat, move):
    return False


def tempo(box, state):
    return Tempo()


def lapse(box, state, seat, legal):
    return legal[0]


GAME = Game(
    id="nim",
    version=1,
    seats=range(2, 3),
    box=Box,
    state=State,
    view=View,
    moves=Codec(Take),
    most_legal=3,
    rules=sys.modules[__name__],
    has_chance=False,
)
