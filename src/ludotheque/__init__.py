"""Five family board games whose rules are written once and serve players, designers and researchers alike.

>>> import random
>>> import ludotheque
>>> match = ludotheque.new_match("karma", seats=2, first_game=True, starter=0)
>>> match.legal(0)
[Pick(colour=<Colour.RED: 'red'>)]
>>> match.play(0, match.legal(0)[0]).move
Pick(colour=<Colour.RED: 'red'>)
>>> rng = random.Random(1)
>>> while not match.is_over:
...     seat = min(match.actors)
...     move = match.draw(rng) if seat == ludotheque.NATURE else rng.choice(match.legal(seat))
...     entry = match.play(seat, move)
>>> ludotheque.replay(ludotheque.write_record(match)).outcome == match.outcome
True
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.about import About, about
from ludotheque.core.errors import (
    BoxError,
    IllegalMove,
    LudothequeError,
    MoveError,
    RecordError,
    TooEarly,
    UnknownBot,
    UnknownGame,
    UnreadableMove,
)
from ludotheque.core.game import NATURE, SPECTATOR, Game, Seat, game
from ludotheque.core.journal import Entry, Lot, Played, Undone
from ludotheque.core.match import Match
from ludotheque.core.moves import Move, Veiled
from ludotheque.core.position import Outcome
from ludotheque.core.record import read as read_record
from ludotheque.core.record import write as write_record

__all__ = [
    "NATURE",
    "SPECTATOR",
    "About",
    "BoxError",
    "Entry",
    "Game",
    "IllegalMove",
    "Lot",
    "LudothequeError",
    "Match",
    "Move",
    "MoveError",
    "Outcome",
    "Played",
    "RecordError",
    "Seat",
    "TooEarly",
    "Undone",
    "UnknownBot",
    "UnknownGame",
    "UnreadableMove",
    "Veiled",
    "about",
    "game",
    "new_match",
    "read_record",
    "replay",
    "write_record",
]


def new_match(id: str, **changes: Any) -> Match:
    """A new match of a game, with some of its options or components changed."""
    chosen = game(id)
    return Match(chosen, chosen.new_box(**changes))


def replay(text: bytes | str) -> Match:
    """The match of a record's JSON text, played through to its last entry."""
    return read_record(text)[1]
