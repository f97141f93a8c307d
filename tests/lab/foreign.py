"""Bots as a stranger writes them."""

from ludotheque.bots import Bot, Chooser
from ludotheque.core.chance import word
from ludotheque.core.rule import rule


class First(Chooser):
    """Takes what is named first."""

    def choose(self, view, moves, rng):
        return moves[0]


class Any(Chooser):
    def choose(self, view, moves, rng):
        return rng.choice(moves)


class OnlyKarma(First):
    games = ("karma",)


class Silent(Chooser):
    pass


class Cheat(Chooser):
    def choose(self, view, moves, rng):
        return "another roll"


@rule
def first(box, view, legal, count, rng, plan):
    word(rng)  # as a chooser's own chance is drawn
    return legal[0], 0


@rule
def beyond(box, view, legal, count, rng, plan):
    """Answers a move that nobody has."""
    return 9, 0


FIRST = Bot(first, games=("pig",))
