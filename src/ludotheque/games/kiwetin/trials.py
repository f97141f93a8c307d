"""How Kiwetin is tried: boxes that the conformance suite plays, and what no position may lose or gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import Trials

if TYPE_CHECKING:
    from ludotheque.games.kiwetin.state import Box, State

OTHER: dict[str, Any] = {
    "flower": 24,
    "tiles": [1, 4, 0, 5, 2, 4, 1, 3, 6, 4],
    "runes": [2, 5, 3, 2, 4, 3, 1, 6, 2, 7],
    "hand": 4,
    "bases": [2, 1, 4],
    "figures": 3,
    "movement": [1, 1, 1, 2, 4, 5],
    "grip": [0, 0, 3, 3, 6, 9],
    "breeze": 2,
    "squall": 5,
    "wake": 3,
    "leads": [3, 9, 1],
}


def conserved(box: Box, state: State) -> list[int]:
    """The Runes by kind, in hands and everywhere else, and how many each holds."""
    on_table = [int(state.rune == rune) for rune in range(10)]
    on_table[9] += state.mirrors
    places = (state.under, state.discard, on_table, *state.hand)
    return [*(sum(place[rune] for place in places) for rune in range(10)), *map(sum, state.hand), sum(state.under)]


TRIALS = Trials(
    boxes=(
        {"seats": 3, "balanced": 1, "starter": 2},
        {"seats": 2, "hand": 0, "runes": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]},
        {"seats": 6, "balanced": 1, **OTHER},
    ),
    conserved=conserved,
    lockstep=20,
)
