"""The contract of a game, and what every layer stands on."""

from ludotheque.core.account import Account, Part, Why, last, steps
from ludotheque.core.chance import below, one_of, weighted
from ludotheque.core.coach import Coach, Step
from ludotheque.core.data import Box, Data, State, integer, ints
from ludotheque.core.game import (
    BY_NATURE,
    MOST_MOVES,
    NATURE,
    SPECTATOR,
    VEILED,
    Bot,
    Game,
    Seat,
    Tempo,
    game,
    games,
)
from ludotheque.core.generate import copying
from ludotheque.core.moves import Annotated, Codec, Meta, Move, NatureMove, Veiled
from ludotheque.core.rule import rule
from ludotheque.core.study import COMPARED, NOT, PLAINLY, SEEN, TAKEN, USED, Study, Things, mark
from ludotheque.core.terms import Dynamics, Information, Returns, Turn
from ludotheque.core.trials import Trials

__all__ = [
    "BY_NATURE",
    "COMPARED",
    "MOST_MOVES",
    "NATURE",
    "NOT",
    "PLAINLY",
    "SEEN",
    "SPECTATOR",
    "TAKEN",
    "USED",
    "VEILED",
    "Account",
    "Annotated",
    "Bot",
    "Box",
    "Coach",
    "Codec",
    "Data",
    "Dynamics",
    "Game",
    "Information",
    "Meta",
    "Move",
    "NatureMove",
    "Part",
    "Returns",
    "Seat",
    "State",
    "Step",
    "Study",
    "Tempo",
    "Things",
    "Trials",
    "Turn",
    "Veiled",
    "Why",
    "below",
    "copying",
    "game",
    "games",
    "integer",
    "ints",
    "last",
    "mark",
    "one_of",
    "rule",
    "steps",
    "weighted",
]
