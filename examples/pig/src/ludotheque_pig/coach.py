"""How Pig is learnt by playing it: when each step comes; the words are `coach-…`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Coach, Step

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core import Move
    from ludotheque_pig.state import Box, View


def is_turn(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.total == 0


def has_points(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.total > 0


COACH = Coach(
    steps=(
        Step("start", is_turn, points="view-banked"),
        Step("roll", is_turn, points="move-roll"),
        Step("hold", has_points, points="move-hold"),
    ),
)
