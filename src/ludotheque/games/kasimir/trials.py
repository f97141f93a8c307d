"""How Kasimir is tried: boxes that the conformance suite plays, and what no position may lose or gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import Trials

if TYPE_CHECKING:
    from ludotheque.games.kasimir.state import Box, State

OTHER: dict[str, Any] = {
    "stakes": [4, 5, 6, 7, 3, 5, 4, 4],
    "worth": [2, 1, 3, -2, 9, 0, -5, 1],
    "bonuses": [-2, 4, 5],
    "markers": [4, 7, 5, 6, 3, 8],
    "hand": 7,
    "patience": 3,
}


def conserved(box: Box, state: State) -> list[int]:
    """The stakes and the markers, by kind."""
    places = (state.unseen, state.aside, *state.owned)
    stakes = [sum(place[kind] for place in places) + state.stake.count(kind) for kind in range(8)]
    markers = [sum(place[colour] for place in (state.bag, state.paid, *state.markers)) for colour in range(6)]
    return [*stakes, *markers, *state.unseen]


TRIALS = Trials(
    boxes=(
        {"seats": 3, "draw_first": 1, "memory_aid": 1, "starter": 2},
        {"seats": 4, **OTHER},
        {"seats": 4, "draw_first": 1, **OTHER},
    ),
    conserved=conserved,
    lockstep=30,
)
