"""How Rök is learnt by playing it. When each step comes; the words are `coach-…`.

The gate tells the first three, the practice throw the fourth. Nothing is said during a race: the others come between
two throws.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Coach, Step
from ludotheque.games.rok.settle import is_last, is_odd
from ludotheque.games.rok.state import CHECKING, CLEARING, HANDING_ON, KINDS, PAYING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core import Move
    from ludotheque.games.rok.state import Box, View

LATE = 2
"""Whoever has made no mistake in so many throws hears of mistakes all the same."""


def has_erred(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """Something of the viewer's goes back to the bag, or is to be paid."""
    if view.phase == CHECKING:
        mine = view.grabbed[view.me]
        return any(mine[kind] and is_odd(box, view, kind) for kind in range(KINDS))
    return (view.phase == PAYING and view.turn == view.me) or (view.throws >= LATE and is_between(box, view, legal))


def is_between(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """All is settled, and another throw comes."""
    return view.phase in (CLEARING, HANDING_ON) and not is_last(box, view)


COACH = Coach(
    steps=(
        Step("pair"),
        Step("race"),
        Step("theft"),
        Step("practice"),
        Step("mistake", has_erred, points="odd bag", idle=True),
        Step("end", is_between, points="bag", idle=True),
    ),
)
