"""What the words for a move need to know of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.games.kasimir.moves import (
    Begin,
    Draw,
    Exchange,
    Find,
    LayAside,
    Place,
    Reveal,
    Stake,
    Steal,
    Step,
    Stop,
    Turn,
)
from ludotheque.games.kasimir.state import DEALING, DOWN, GONE
from ludotheque.games.kasimir.turn import count_markers

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.kasimir.state import Box, View

STAKES = list(Stake)


def context(box: Box, view: View, move: Move) -> dict[str, Any]:
    """The place that a move speaks of, the players by number, and what is paid."""
    known: dict[str, Any] = {}
    if isinstance(move, Begin | Steal):
        known["number"] = move.seat + 1
    if isinstance(move, Place | Step | Turn):
        known["where"] = f"@region-{move.region}"
    elif isinstance(move, Find | Stop):
        known["where"] = f"@region-{view.figure[view.turn]}"
    elif isinstance(move, Reveal):
        known["where"] = f"@region-{view.turned}"
    if isinstance(move, Step | Stop):
        known["pays"] = count_markers(view.paid)
    if isinstance(move, Stop):
        known["takes"] = view.side[view.figure[view.turn]] != GONE
    elif isinstance(move, Draw):
        known["number"] = view.turn + 1
        known["dealt"] = view.phase == DEALING
    elif isinstance(move, Turn):
        known["up"] = view.side[move.region] == DOWN
    elif isinstance(move, Steal):
        known["worth"] = box.worth[STAKES.index(move.stake)]
    elif isinstance(move, LayAside):
        known["owed"] = view.owed
    elif isinstance(move, Exchange):
        known["count"] = count_markers(view.paid)
    return known
