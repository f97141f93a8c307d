"""How Karma Dice is learnt by playing it. When each step comes; the words are `coach-…`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Coach, Step
from ludotheque.games.karma.outlook import rounds_of
from ludotheque.games.karma.setup import begin, set_up
from ludotheque.games.karma.state import DRAFTING, KEEPING, PICKING, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core import Move
    from ludotheque.games.karma.state import Box, View


def is_first(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """Before one's first die or card."""
    return view.round == 0 and (view.phase == KEEPING or may_pick(view, 0, 0))


def keeps(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == KEEPING


def picks_first(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return may_pick(view, 0, 0)


def holds_first(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return may_pick(view, 1, 1)


def hesitates(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """Before the throw to the third or the fourth zone: there is something to lose."""
    return may_pick(view, 2, 3)


def drafts(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.phase == DRAFTING


def is_second_round(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.round > 0 and view.phase == PICKING


def may_pick(view: View, lowest: int, highest: int) -> bool:
    """Is the viewer choosing dice, with so many zones climbed?"""
    return view.phase == PICKING and lowest <= view.zone <= highest


def goal(box: Box) -> dict[str, int]:
    """How many rounds there will be, once somebody begins; 0 where nobody can know."""
    state = State()
    set_up(box, state)
    begin(box, state, 0)
    return {"rounds": rounds_of(box, state)[1] or 0}


COACH = Coach(
    steps=(
        Step("start", is_first, points="stairs"),
        Step("trait", keeps, points="traits", counts=False),
        Step("die", picks_first, points="die"),
        Step("climb", holds_first, points="next-zone", values=lambda box, view: {"zone": box.zones[0]}),
        Step("dilemma", hesitates, points="next-zone"),
        Step("draft", drafts, points="reserve"),
        Step("end", is_second_round, points="eye round"),
    ),
    goal=goal,
    options={"first_game": 1},
)
