"""What the bots of Rök do: they look for the best rune, at human speed, and misread a sign now and then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import below, rule
from ludotheque.games.rok.bots_eyes import best_cell, marks_left, misread_cell, waiting_twin
from ludotheque.games.rok.moves import AIM, DONE, GRAB, MARK, PAY, PUSH, STEAL
from ludotheque.games.rok.state import (
    AIMING,
    CELLS,
    EMPTY,
    GRABBING,
    MARKING,
    ORDERING,
    PAYING,
    PUSHING,
    SIGNS,
    STEEPEST,
)

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.games.rok.state import Box, View

LOOK = (2300, 1600, 1100, 700, 480)
"""By level, how long it takes to find a rune, in the median, in milliseconds."""
MISREADS = (160, 80, 40, 15, 0)
"""Of a thousand looks, how many go wrong."""
OVERLOOKS = (500, 300, 120, 0, 0)
"""In calm, where time is no matter: of a thousand looks, how many find nothing although there is something."""
SHAKE = (9, 6, 3, 1, 1)
"""By how many degrees the aim is off at most."""
SLACK = (5, 3, 1, 0, 0)
"""By how much the force falls short at most."""


@rule
def policy(
    box: Box, view: View, legal: Sequence[int], count: int, rng: MutableSequence[int], level: int
) -> tuple[int, int]:
    """A move and a delay; only the race is against the clock."""
    if view.phase == GRABBING:
        return grab(box, view, rng, level)
    move = legal[0]
    if view.phase == MARKING:
        move = mark(box, view, rng, level)
    elif view.phase == PAYING:
        move = least_safe(view, legal, count)
    elif view.phase == ORDERING:
        move = robbed_first(view, legal, count)
    elif view.phase == AIMING:
        move = AIM + STEEPEST - SHAKE[level] + below(rng, 2 * SHAKE[level] + 1)
    elif view.phase == PUSHING:
        # A rune that goes straight ahead comes near Destiny with 22 and may touch it with 23.
        move = PUSH + 22 - 1 - below(rng, SLACK[level] + 1)
    return move, 0


@rule
def grab(box: Box, view: View, rng: MutableSequence[int], level: int) -> tuple[int, int]:
    """The twin of a rune in hand at once; else the best rune, once it is found; else nothing more."""
    twin = waiting_twin(view)
    if twin != EMPTY:
        return GRAB + twin, max(human(LOOK[level] // 3, rng), box.cooldown)
    cell = look(box, view, rng, level)
    if cell == EMPTY:
        return DONE, box.shortest + human(LOOK[level], rng)
    return GRAB + cell, max(human(LOOK[level], rng), box.cooldown)


@rule
def mark(box: Box, view: View, rng: MutableSequence[int], level: int) -> int:
    """In calm the same, as far as marks go, but for what is overlooked; no mark is taken off."""
    if marks_left(box, view) == 0 or below(rng, 1000) < OVERLOOKS[level]:
        return DONE
    cell = look(box, view, rng, level)
    return DONE if cell == EMPTY else MARK + cell


@rule
def look(box: Box, view: View, rng: MutableSequence[int], level: int) -> int:
    """The cell of the rune to take next, now and then the wrong one; EMPTY when none is worth it."""
    if below(rng, 1000) < MISREADS[level]:
        wrong = misread_cell(view, below(rng, CELLS))
        if wrong != EMPTY:
            return wrong
    return best_cell(box, view, below(rng, CELLS))


@rule
def human(median: int, rng: MutableSequence[int]) -> int:
    """A time around this median, now and then much longer."""
    time = median
    for _ in range(3):
        stretch = 256 + below(rng, 128)
        time = time * stretch // 256 if below(rng, 2) else time * 256 // stretch
    return time


@rule
def least_safe(view: View, legal: Sequence[int], count: int) -> int:
    """A pair of the colour of the own Equilibrium rune, which a theft would take anyway; else any."""
    for choice in range(count):
        if (legal[choice] - PAY) // SIGNS == view.equilibrium[view.me] // SIGNS:
            return legal[choice]
    return legal[0]


@rule
def robbed_first(view: View, legal: Sequence[int], count: int) -> int:
    """Whoever steals last keeps it all: first be robbed, then let others steal, then steal."""
    move = legal[0]
    for choice in range(count):
        victim = legal[choice] - STEAL
        if victim == view.me:
            return legal[choice]
        if view.thief[victim] != view.me:
            move = legal[choice]
    return move
