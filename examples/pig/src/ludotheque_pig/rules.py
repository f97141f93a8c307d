"""The rules of Pig; the numbers are the clauses of the README."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import BY_NATURE, Tempo, rule
from ludotheque_pig.moves import FALL, HOLD, ROLL
from ludotheque_pig.state import lay_open, recall

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque_pig.state import Box, State, View


@rule
def start(box: Box, state: State) -> None:
    """Seat 0 begins with nothing."""


@rule
def actors(box: Box, state: State) -> int:
    if state.rolling:
        return BY_NATURE
    if is_won(box, state):
        return 0  # 4
    return 1 << state.turn


@rule
def is_won(box: Box, state: State) -> bool:
    # Only the last to hold can have got there, and the turn has moved on.
    before = state.turn - 1 if state.turn > 0 else box.seats - 1
    return state.banked[before] >= box.goal


@rule
def legal(box: Box, state: State, seat: int, out: MutableSequence[int]) -> int:
    out[0] = HOLD
    if state.banked[seat] + state.total >= box.goal:
        return 1  # 4
    out[1] = ROLL  # 1
    return 2


@rule
def odds(box: Box, state: State, out: MutableSequence[int], weights: MutableSequence[int]) -> int:
    for face in range(box.faces):
        out[face] = FALL + face
        weights[face] = 1
    return box.faces


@rule
def apply(box: Box, state: State, seat: int, move: int) -> None:
    if move == ROLL:
        state.rolling = 1
    elif move == HOLD:
        state.banked[seat] += state.total  # 3
        pass_on(box, state)
    else:
        state.rolling = 0
        face = move - FALL + 1
        if face == box.bust:
            pass_on(box, state)  # 2
        else:
            state.total += face


@rule
def pass_on(box: Box, state: State) -> None:
    state.total = 0
    state.turn += 1
    if state.turn == box.seats:
        state.turn = 0


@rule
def outcome(box: Box, state: State, scores: MutableSequence[int]) -> int:
    best = 0
    for seat in range(box.seats):
        scores[seat] = state.banked[seat]
        best = max(best, scores[seat])
    winners = 0
    for seat in range(box.seats):
        if scores[seat] == best:
            winners |= 1 << seat
    return winners


@rule
def observe(box: Box, state: State, seat: int, view: View) -> None:
    lay_open(state, view)
    view.me = seat


@rule
def imagine(box: Box, view: View, rng: MutableSequence[int], state: State) -> None:
    """Nothing is hidden."""
    recall(view, state)


def witness(box: Box, state: State, seat: int, move: int, by: int) -> int:
    return move


def shows(box: Box, state: State, seat: int, move: int) -> bool:
    return False


def tempo(box: Box, state: State) -> Tempo:
    return Tempo()


def lapse(box: Box, state: State, seat: int, legal: Sequence[int]) -> int:
    return HOLD
