"""How Rök is tried: boxes that the conformance suite plays, and what no position may lose or gain."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.core import Trials

if TYPE_CHECKING:
    from ludotheque.games.rok.state import Box, State

OTHER: dict[str, Any] = {
    "signs": 5,
    "hand": [9, 7, 5, 3],
    "up": 3,
    "throws": 7,
    "marks": 7,
    "swerves": [3, 1, 0, 1, 3],
    "surges": [0, 0, 1, 0, 0],
}


def conserved(box: Box, state: State) -> list[int]:
    """The runes by kind, and where there may be marks."""
    own = [*state.loot, *state.grabbed]
    runes = [
        state.unseen[kind] + state.rune.count(kind) + state.equilibrium.count(kind) + sum(place[kind] for place in own)
        for kind in range(24)
    ]
    for marks in state.secret:
        assert sum(marks) <= box.marks
        assert all(0 <= state.rune[cell] < 24 for cell, mark in enumerate(marks) if mark)
    return runes


TRIALS = Trials(
    boxes=(
        {"seats": 3, "calm": 1, "starter": 2, "throws": 8},
        {"seats": 5, "down": 0, "throws": 6},
        {"seats": 4, **OTHER},
        {"seats": 4, "calm": 1, **OTHER},
    ),
    shorter={"throws": 8},
    conserved=conserved,
    lockstep=8,
)
