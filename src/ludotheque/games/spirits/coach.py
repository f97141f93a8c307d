"""How Spirits of the Wild is learnt by playing it. When each step comes; the words are `coach-…`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import Coach, Step
from ludotheque.games.spirits.moves import Animal, Card, Give, Play
from ludotheque.games.spirits.state import ANIMALS, CHOOSING, SEATS, SENDING, SPIRIT

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ludotheque.core import Move
    from ludotheque.games.spirits.state import Box, View


def is_first(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """Before one's first card of one's first turn; whoever starts has one face down already."""
    return view.phase == CHOOSING and view.turns <= SEATS


def turtle_may_take(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return any(isinstance(move, Give) and move.animal is Animal.TURTLE for move in legal)


def power_may_be_used(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return Play(Card.POWER) in legal


def coyote_matters(box: Box, view: View, legal: Sequence[Move]) -> bool:
    """Coyote may be sent, or sits on the viewer's own board."""
    return view.phase == SENDING or view.coyote // ANIMALS == view.me


def spirit_was_seen(box: Box, view: View, legal: Sequence[Move]) -> bool:
    return view.bag[SPIRIT] < box.stones[SPIRIT]


COACH = Coach(
    steps=(
        Step("start", is_first, points="own-board"),
        Step("take", is_first, points="take-one"),
        Step("taste", turtle_may_take, points="turtle", values=lambda box, view: {"points": box.turtle[-1]}),
        Step("power", power_may_be_used, points="power"),
        Step("coyote", coyote_matters, points="coyote"),
        Step("end", spirit_was_seen, points="eggs"),
    ),
)
