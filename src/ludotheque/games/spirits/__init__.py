"""Spirits of the Wild: give stones to five animals, and beware of Coyote."""

from ludotheque.core import Game
from ludotheque.games.spirits import rules
from ludotheque.games.spirits.account import account, turn
from ludotheque.games.spirits.bots import BOTS
from ludotheque.games.spirits.box import check
from ludotheque.games.spirits.coach import COACH
from ludotheque.games.spirits.context import context
from ludotheque.games.spirits.moves import MOVES
from ludotheque.games.spirits.outlook import outlook
from ludotheque.games.spirits.sketch import sketch
from ludotheque.games.spirits.state import ANIMALS, STONES, Box, State, View
from ludotheque.games.spirits.study import STUDY
from ludotheque.games.spirits.trials import TRIALS

GAME = Game(
    id="spirits",
    version=1,
    seats=range(2, 3),
    box=Box,
    state=State,
    view=View,
    moves=MOVES,
    most_legal=STONES * ANIMALS,
    rules=rules,
    check=check,
    bots=BOTS,
    context=context,
    sketch=sketch,
    outlook=outlook,
    coach=COACH,
    minutes=20,
    account=account,
    turn=turn,
    trials=TRIALS,
    study=STUDY,
)
