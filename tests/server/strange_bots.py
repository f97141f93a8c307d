"""Bots of somebody who wishes nobody well, one of somebody who thinks long, and one that is no trouble."""

import time

from ludotheque.bots import Bot, Chooser
from ludotheque.core.chance import word
from ludotheque.core.rule import rule


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


class Friend(Chooser):
    """Wishes everybody well, among all these: it holds."""

    def choose(self, view, moves, rng):
        return moves[-1]


@rule
def deep(box, view, legal, count, rng, plan):
    """Ponder for minutes, compiled for a moment; then hold, even with nothing to keep."""
    pondered = 0
    for _ in range(30_000_000):
        pondered ^= word(rng)
    return legal[count - 1 if pondered >= 0 else 0], 0


Deep = Bot(deep)
