"""Rök: runes are thrown, everybody grabs pairs at once, and whoever holds the twin of an Equilibrium rune steals it."""

from ludotheque.core import Dynamics, Game, Information
from ludotheque.games.rok import rules
from ludotheque.games.rok.account import account, turn
from ludotheque.games.rok.bots import BOTS
from ludotheque.games.rok.box import check
from ludotheque.games.rok.coach import COACH
from ludotheque.games.rok.context import context
from ludotheque.games.rok.moves import MOVES
from ludotheque.games.rok.outlook import outlook
from ludotheque.games.rok.sketch import sketch
from ludotheque.games.rok.state import Box, State, View
from ludotheque.games.rok.study import STUDY
from ludotheque.games.rok.trials import TRIALS

GAME = Game(
    id="rok",
    version=2,
    history=("in calm each may change marks 16 times a throw, and the view tells how often each has",),
    seats=range(2, 6),
    box=Box,
    state=State,
    view=View,
    moves=MOVES,
    most_legal=64,
    rules=rules,
    dynamics=Dynamics.SIMULTANEOUS,
    information=Information.IMPERFECT,
    check=check,
    context=context,
    sketch=sketch,
    outlook=outlook,
    # Eight runes, all face up: two pairs at least are among them.
    gate={"seats": 2, "starter": 0, "signs": 2, "hand": [4, 4, 3, 2], "down": 0},
    coach=COACH,
    bots=BOTS,
    minutes=20,
    account=account,
    turn=turn,
    trials=TRIALS,
    study=STUDY,
)
