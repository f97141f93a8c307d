"""What the lab watches of Kiwetin: Runes, tiles, and spirits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.core import SEEN, TAKEN, USED, Study, Things, mark, rule
from ludotheque.games.kiwetin.moves import (
    CHOOSE,
    DEAL,
    GRIP,
    LAY,
    MOVES,
    PLAY_SHATTER,
    THROW,
    Rune,
    Spirit,
    Tile,
)
from ludotheque.games.kiwetin.state import MOST_SPACES, NO_TILE, RUNES, TILES

if TYPE_CHECKING:
    from collections.abc import MutableSequence

    from ludotheque.games.kiwetin.state import Box, State

RUNE_OF = tuple(
    next(place for place, rune in enumerate(Rune) if type(MOVES.decode(move)).__name__.lower() == rune)
    for move in range(PLAY_SHATTER, len(MOVES))
)
"""The Rune of each move that plays one."""


@rule
def trace(box: Box, before: State, seat: int, move: int, after: State, marks: MutableSequence[int]) -> None:
    """A Rune is taken by whoever comes to hold it, and used when it is played; a tile is seen by all when it is laid,
    and taken by the spirit that it acts on; a spirit is taken when it is chosen."""
    if LAY <= move < DEAL:
        mark(marks, RUNES + move - LAY, SEEN, (1 << box.seats) - 1)
    elif DEAL <= move < CHOOSE:
        for other in range(box.seats):
            for rune in range(RUNES):
                if after.hand[other][rune] > before.hand[other][rune]:
                    mark(marks, rune, TAKEN, 1 << other)
    elif CHOOSE <= move < THROW:
        mark(marks, RUNES + TILES + move - CHOOSE, TAKEN, 1 << seat)
    elif move >= PLAY_SHATTER:
        mark(marks, RUNE_OF[move - PLAY_SHATTER], USED, 1 << seat)
    if after.hops != before.hops:
        for space in range(MOST_SPACES):
            if after.acted[space] > before.acted[space] and before.tile[space] != NO_TILE:
                mark(marks, RUNES + before.tile[space], TAKEN, 1 << before.turn)
                mark(marks, RUNES + before.tile[space], USED, 1 << before.turn)


@rule
def scoring(box: Box, seat: int, move: int) -> bool:
    """Whatever may move a spirit: not taking up the dice, nor laying tiles."""
    return move != THROW and move != GRIP and not LAY <= move < DEAL


@rule
def turns_played(box: Box, state: State) -> int:
    """Lost ones too."""
    return state.turns


STUDY = Study(
    things=(Things("rune", tuple(Rune)), Things("tile", tuple(Tile)), Things("spirit", tuple(Spirit))),
    trace=trace,
    before=("hand", "hops", "acted", "tile", "turn"),
    scoring=scoring,
    turns=turns_played,
    seconds=6,
)
