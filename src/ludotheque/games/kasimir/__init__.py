"""Kasimir: coloured ways over a sleeping giant, and stakes that are turned up and down."""

from ludotheque.core import Game
from ludotheque.games.kasimir import rules
from ludotheque.games.kasimir.account import account, turn
from ludotheque.games.kasimir.bots import BOTS
from ludotheque.games.kasimir.box import check
from ludotheque.games.kasimir.coach import COACH
from ludotheque.games.kasimir.context import context
from ludotheque.games.kasimir.moves import MOVES
from ludotheque.games.kasimir.outlook import outlook
from ludotheque.games.kasimir.shown import shown, untold
from ludotheque.games.kasimir.sketch import sketch
from ludotheque.games.kasimir.state import Box, State, View
from ludotheque.games.kasimir.study import STUDY
from ludotheque.games.kasimir.trials import TRIALS

GAME = Game(
    id="kasimir",
    version=1,
    seats=range(2, 5),
    box=Box,
    state=State,
    view=View,
    moves=MOVES,
    most_legal=80,
    rules=rules,
    check=check,
    context=context,
    sketch=sketch,
    outlook=outlook,
    coach=COACH,
    shown=shown,
    untold=untold,
    bots=BOTS,
    minutes=30,
    account=account,
    turn=turn,
    trials=TRIALS,
    study=STUDY,
)
