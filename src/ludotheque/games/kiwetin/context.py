"""What the words for a move need to know of the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotheque.games.kiwetin.moves import Begin, Catch, Deal, Fall, Lay, Lose, Shatter, Swap, Theft, Tile, Vine, Wake
from ludotheque.games.kiwetin.outlook import RESULTS
from ludotheque.games.kiwetin.state import CROSS, LAYING
from ludotheque.games.kiwetin.turn import base, result

if TYPE_CHECKING:
    from ludotheque.core import Move
    from ludotheque.games.kiwetin.state import Box, View

TILES = list(Tile)


def context(box: Box, view: View, move: Move) -> dict[str, Any]:
    """The players by number, the tile or the web that a move speaks of, and what the dice come to."""
    known: dict[str, Any] = {}
    if isinstance(move, Begin | Swap | Wake | Theft | Vine):
        known["number"] = move.seat + 1
    if isinstance(move, Swap | Wake):
        known["place"] = view.space[view.figure[move.seat]]
    elif isinstance(move, Vine):
        known["web"] = bool(view.web[view.figure[move.seat]])
    elif isinstance(move, Shatter):
        known["tile"] = TILES[view.tile[move.space]]
    elif isinstance(move, Lay):
        known["space"] = view.laid
    elif isinstance(move, Deal):
        known |= {"seat": view.turn, "number": view.turn + 1}
    elif isinstance(move, Lose):
        known |= {"seat": view.target, "number": view.target + 1}
    elif isinstance(move, Fall):
        laying = view.phase == LAYING
        known |= {"laying": laying, "total": move.face if laying else base(box, view) + move.face}
    elif isinstance(move, Catch):
        known |= {
            "second": view.dice == 1,
            "shown": sign(move.face),
            "first": sign(view.faces[0]),
            "total": view.total,
        }
        if view.dice == 1:
            twin = view.copy()
            twin.faces[1] = move.face
            known["brought"] = RESULTS[result(twin)].value
    return known


def sign(face: int) -> str:
    """A face of a grip die."""
    return "✗" if face == CROSS else str(face)
