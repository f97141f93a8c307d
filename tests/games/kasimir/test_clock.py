"""What the clock does for a seat that lets its time pass."""

import random

import pytest

from ludotheque.core import NATURE, Tempo
from ludotheque.games.kasimir.moves import Colour, DrawFirst, Exchange, LayAside, Pass, Place, Stop, Turn

from .dealing import HANDS, deal, new


def lapses(table):
    return table.match.lapse(table.seat)


def test_nobody_is_timed():
    assert deal().match.tempo == Tempo()


def test_the_clock_leaves_the_board_alone():
    table = deal()
    assert lapses(table) == LayAside(Colour.RED)
    assert lapses(table.lay_aside("red")) == Exchange()
    assert lapses(deal(draw_first=1)) == DrawFirst(1)
    assert lapses(deal(draw_first=1).play(DrawFirst(1)).draw("red")) == LayAside(Colour.RED)


def test_the_clock_ends_a_way_that_was_begun():
    table = deal().walk("cheekL")
    assert lapses(table) == Stop()
    assert lapses(table.stop().find("one")) == Turn(1)


def test_the_clock_takes_what_comes_first():
    assert lapses(new()) == Place(0)
    assert lapses(deal().arrange(hands=["", HANDS[1]])) == Pass()


@pytest.mark.parametrize("seats", [2, 4])
def test_the_clock_alone_brings_a_match_to_its_end(seats):
    table = new(seats=seats)
    rng = random.Random(1)
    while not table.match.is_over:
        for seat in table.match.actors:
            if seat == NATURE:
                table.match.chance(rng)
            else:
                table.match.play(seat, table.match.lapse(seat), clock=True)
    assert table.state.turns == 8 * seats
