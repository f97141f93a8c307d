"""A bot for Pig: it rolls until the turn is worth fifteen."""

from ludotheque.bots import Chooser
from ludotheque_pig.moves import Hold, Roll


class Patient(Chooser):
    games = ("pig",)

    def choose(self, view, moves, rng):
        wanted = Hold() if view.total >= 15 else Roll()
        return wanted if wanted in moves else moves[0]
