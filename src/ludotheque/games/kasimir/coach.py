"""How Kasimir is learnt by playing it. When each step comes; the words are `coach-…`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import Coach
from ludotheque.core import Step as Lesson
from ludotheque.games.kasimir.moves import Step
from ludotheque.games.kasimir.state import ALARM, CHOOSING, PLACING, STAKES, TURNING, UP, WALKING, ZERO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core import Move
    from ludotheque.games.kasimir.state import Box, View

LATE = 2
"""Whoever has had so many turns hears of the end, whatever was seen."""
LATER = 4
"""And of the 0 after so many, whatever was taken."""


def places(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == PLACING


def walks(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == WALKING or (view.phase == CHOOSING and can_step(legal))


def is_stuck(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == CHOOSING and not can_step(legal)


def looks(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == TURNING


def zero_was_taken(box: Box, view: View, legal: Sequence[Move]) -> bool:
    is_late = view.turns >= LATER * box.seats
    return view.phase == CHOOSING and (is_late or any(stakes[ZERO] for stakes in view.owned))


def alarm_was_seen(box: Box, view: View, legal: Sequence[Move]) -> bool:
    lies_open = any(side == UP and kind == ALARM for side, kind in zip(view.side, view.stake, strict=True))
    is_late = view.turns >= LATE * box.seats
    return view.phase == CHOOSING and (lies_open or view.aside[ALARM] > 0 or is_late)


def can_step(legal: Sequence[Move]) -> bool:
    return any(isinstance(move, Step) for move in legal)


def worths(box: Box, view: Any) -> dict[str, str | int]:
    """The worst and the best that a stake is worth, with a true minus sign."""
    there = [box.worth[kind] for kind in range(STAKES) if box.stakes[kind] and kind != ALARM]
    lowest = min(there, default=0)
    return {"lowest": f"−{-lowest}" if lowest < 0 else lowest, "highest": max(there, default=0)}


COACH = Coach(
    steps=(
        Lesson("start", places, points="giant", values=worths),
        Lesson("place", places, points="giant"),
        Lesson("way", walks, points="neighbour"),
        Lesson("stuck", is_stuck, points="exchange", counts=False),
        Lesson("look", looks, points="turnable"),
        Lesson("zero", zero_was_taken, points="zero"),
        Lesson("end", alarm_was_seen, points="alarms"),
    ),
)
