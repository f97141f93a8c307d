"""Kiwetin: spirits race to the Sacred Flower on the wind, and Runes are played at any time."""

from ludotheque.core import Dynamics, Game, Information
from ludotheque.games.kiwetin import rules
from ludotheque.games.kiwetin.account import account, turn
from ludotheque.games.kiwetin.bots import BOTS
from ludotheque.games.kiwetin.box import check
from ludotheque.games.kiwetin.coach import COACH
from ludotheque.games.kiwetin.context import context
from ludotheque.games.kiwetin.moves import MOVES
from ludotheque.games.kiwetin.outlook import outlook
from ludotheque.games.kiwetin.shown import shown, untold
from ludotheque.games.kiwetin.sketch import sketch
from ludotheque.games.kiwetin.state import Box, State, View
from ludotheque.games.kiwetin.study import STUDY
from ludotheque.games.kiwetin.trials import TRIALS

GAME = Game(
    id="kiwetin",
    version=1,
    seats=range(2, 7),
    box=Box,
    state=State,
    view=View,
    moves=MOVES,
    most_legal=128,
    rules=rules,
    dynamics=Dynamics.SIMULTANEOUS,
    information=Information.IMPERFECT,
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
