"""What the clock does for a seat that lets its time pass."""

import random

from ludotheque.core import NATURE, Tempo
from ludotheque.games.spirits.moves import Give, GiveBack, Invoke, Leave, Play, PutBack, Return

from .dealing import ANIMAL_NAMES, deal


def lapses(table):
    return table.match.lapse(table.seat)


def test_nobody_is_timed():
    assert deal().match.tempo == Tempo()


def test_the_clock_uses_the_first_card_and_the_first_pile():
    assert lapses(deal()) == Play("take-one")
    table = deal().arrange(bowl="", up="take-one power")
    assert lapses(table) == Play("power")
    assert lapses(table.use("power")) == Invoke(0)


def test_the_clock_gives_what_brings_most():
    table = deal().arrange(mine={"turtle": "blue blue", "owl": "red"}, bowl="red blue white").use("take-one")
    assert lapses(table) == Give("red", "owl")
    closed = dict.fromkeys(ANIMAL_NAMES, "spirit")
    assert lapses(deal(last_spirit=8).arrange(mine=closed, bowl="red").use("take-one")) == PutBack("red")


def test_the_clock_gives_back_what_costs_least():
    table = deal(tops="stag wolf").arrange(mine={"turtle": "blue blue", "owl": "red"}, up="power").invoke("stag")
    assert lapses(table) == GiveBack("owl", "red")


def test_the_clock_leaves_coyote_alone_and_returns_the_first_stone():
    assert lapses(deal().arrange(bowl="", bag="").use("add-three")) == Leave()
    table = deal(tops="bison wolf").arrange(bowl="white blue white", bag="", up="power").invoke("bison")
    assert lapses(table.give("white", "owl")) == Return("blue")


def test_the_clock_alone_brings_a_match_to_its_end():
    table = deal()
    rng = random.Random(1)
    while not table.match.is_over:
        (seat,) = table.match.actors
        if seat == NATURE:
            table.match.chance(rng)
        else:
            table.match.play(seat, table.match.lapse(seat), clock=True)
    assert max(table.scores) > 20
