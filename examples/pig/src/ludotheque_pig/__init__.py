"""Pig, the dice game, as a package of its own: the smallest game that plays everywhere a game of ludotheque plays."""

from ludotheque.core import Bot, Game
from ludotheque_pig import rules
from ludotheque_pig.account import account
from ludotheque_pig.bots import hold_at_twenty
from ludotheque_pig.coach import COACH
from ludotheque_pig.moves import MOVES
from ludotheque_pig.state import Box, State, View
from ludotheque_pig.study import STUDY
from ludotheque_pig.trials import TRIALS

GAME = Game(
    id="pig",
    version=1,
    seats=range(2, 7),
    box=Box,
    state=State,
    view=View,
    moves=MOVES,
    most_legal=8,
    minutes=10,
    rules=rules,
    account=account,
    coach=COACH,
    bots={"heuristic": Bot(hold_at_twenty)},
    study=STUDY,
    trials=TRIALS,
)
