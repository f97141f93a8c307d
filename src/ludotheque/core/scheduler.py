"""Whose answer comes first, where several may act: one order for compiled games, the interpreter and live tables.

Everybody who may act has an answer and the milliseconds left until it is given: answers[seat] holds both, and beside
them of how many moves it was chosen, where somebody counts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core.chance import below
from ludotheque.core.rule import rule

if TYPE_CHECKING:
    from collections.abc import MutableSequence

MOVE = 0
DELAY = 1
OF = 2


@rule
def quickest(mask: int, answers: Any, rng: MutableSequence[int]) -> int:
    """The seat of a set (as bits, not empty) whose answer comes first; equal ones are drawn."""
    first = -1
    equal = 1
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            if first < 0 or answers[seat][DELAY] < answers[first][DELAY]:
                first = seat
                equal = 1
            elif answers[seat][DELAY] == answers[first][DELAY]:
                equal += 1
                if below(rng, equal) == 0:
                    first = seat
        seat += 1
    return first


@rule
def wait(mask: int, answers: Any, passed: int) -> None:
    """So many milliseconds pass for everybody in a set."""
    seat = 0
    while mask >> seat:
        if mask >> seat & 1:
            answers[seat][DELAY] -= passed
        seat += 1


@rule
def forget(answers: Any, seats: int) -> None:
    """Nobody stands by an answer any more."""
    for seat in range(seats):
        answers[seat][DELAY] = 0


@rule
def is_among(move: int, moves: Any, count: int) -> bool:
    """Is a move one of the first so many?"""
    for place in range(count):
        if moves[place] == move:
            return True
    return False


@rule
def stands(answer: Any, moves: Any, count: int) -> bool:
    """Does somebody who takes their time stand by an answer? As long as it is one of the first so many moves."""
    return answer[DELAY] > 0 and is_among(answer[MOVE], moves, count)
