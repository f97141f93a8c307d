"""Karma Dice: press your luck with a pool of coloured dice that grows from round to round."""

from ludotheque.core import Dynamics, Game, Information
from ludotheque.games.karma import rules
from ludotheque.games.karma.account import account, turn
from ludotheque.games.karma.bots import BOTS
from ludotheque.games.karma.box import check
from ludotheque.games.karma.coach import COACH
from ludotheque.games.karma.context import context
from ludotheque.games.karma.forecast import forecast
from ludotheque.games.karma.moves import MOVES
from ludotheque.games.karma.outlook import outlook
from ludotheque.games.karma.sketch import sketch
from ludotheque.games.karma.state import Box, State, View
from ludotheque.games.karma.study import STUDY
from ludotheque.games.karma.trials import TRIALS

GAME = Game(
    id="karma",
    version=1,
    seats=range(1, 5),
    box=Box,
    state=State,
    view=View,
    moves=MOVES,
    most_legal=1024,
    rules=rules,
    dynamics=Dynamics.SIMULTANEOUS,
    information=Information.IMPERFECT,
    check=check,
    bots=BOTS,
    context=context,
    sketch=sketch,
    outlook=outlook,
    coach=COACH,
    forecast=forecast,
    minutes=25,
    account=account,
    turn=turn,
    trials=TRIALS,
    study=STUDY,
)
