"""How Spirits of the Wild is tried: boxes that the conformance suite plays, and what no position may lose or gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import Trials

if TYPE_CHECKING:
    from ludotheque.games.spirits.state import Box, State

OTHER: dict[str, Any] = {
    "stones": [5, 9, 2, 7, 8, 3, 6],
    "filling": 7,
    "cards": [1, 1, 1, 2, 1],
    "card_steps": [
        [0, 0, 0, 0, 2, 0, 0, 0],
        [0, 1, 0, 0, 3, 0, 0, 0],
        [1, 0, 1, 0, 1, 1, 0, 0],
        [0, 0, 2, 1, 0, 0, 2, 1],
        [0, 0, 0, 0, 0, 0, 0, 0],
    ],
    "needs_down": 2,
    "last_spirit": 4,
    "turtle": [0, 2, 4, 8, 20],
    "beaver_pair": 9,
}


def conserved(box: Box, state: State) -> list[int]:
    """The stones of each colour."""
    places = (state.bag, state.bowl, state.hand, *state.given)
    return [sum(place[stone] for place in places) for stone in range(7)]


TRIALS = Trials(
    boxes=(
        {"starter": 1},
        OTHER,
    ),
    conserved=conserved,
    lockstep=80,
)
