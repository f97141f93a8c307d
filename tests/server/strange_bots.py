"""Bots of somebody who wishes nobody well."""

import time

from ludotheque.bots import Chooser


class Sleeper(Chooser):
    def choose(self, view, moves, rng):
        time.sleep(60)
        return moves[0]


class Raiser(Chooser):
    def choose(self, view, moves, rng):
        raise RuntimeError("no idea")


class Cheat(Chooser):
    def choose(self, view, moves, rng):
        return None


class Glutton(Chooser):
    def choose(self, view, moves, rng):
        eaten = []
        while True:
            eaten.append(bytearray(10_000_000))
