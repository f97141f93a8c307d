"""How Kiwetin is learnt by playing it. When each step comes; the words are `coach-…`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Coach, Step
from ludotheque.games.kiwetin.state import AFTER_THROW, BEFORE_GRIP, BRACED, CHOOSING, MOMENT, WE

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core import Move
    from ludotheque.games.kiwetin.state import Box, View

NEAR = 8
"""So many spaces before the Flower its trial is told of."""


def chooses(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == CHOOSING


def has_moment(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == MOMENT


def has_thrown(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return is_own_moment(view, AFTER_THROW) or grips(box, view, legal)


def grips(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """The viewer is about to throw the grip dice."""
    return is_own_moment(view, BEFORE_GRIP) or view.phase == BRACED


def may_play(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """A moment with more than a pass."""
    return view.phase == MOMENT and len(legal) > 1


def is_near(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return max(view.space[: box.seats]) >= box.flower - NEAR


def is_own_moment(view: View, moment: int) -> bool:
    return view.phase == MOMENT and view.moment == moment and view.turn == view.me


def is_we_free(box: Box, view: View) -> dict[str, str]:
    """Is a figure of We, with which to begin, still to be had?"""
    return {"we": "free" if view.spirit[: box.seats].count(WE) < box.figures else "taken"}


COACH = Coach(
    steps=(
        Step("start", chooses, points="flower"),
        Step("spirits", chooses, points="spirits", values=is_we_free),
        Step("wait", has_moment, points="go", before="grip", counts=False),
        Step("total", has_thrown, points="total"),
        Step("grip", grips, points="grip-dice", after="total"),
        Step("runes", may_play, points="rune", after="grip"),
        Step("end", is_near, points="flower"),
    ),
)
