"""What the clock does for a seat that lets its time pass."""

import random

import pytest

from ludotheque.core import NATURE, Tempo
from ludotheque.games.karma.moves import Colour, Decline, Draft, Keep, Pick, Restless, Stop, Tally, Throw, Trait

from .dealing import deal


def lapses(table):
    return table.match.lapse(table.seat)


def test_nobody_is_timed():
    assert deal().match.tempo == Tempo()


def test_the_clock_throws_one_die_and_stops():
    table = deal()
    assert lapses(table) == Pick(Colour.RED)
    assert lapses(table.pick(red=1)) == Throw()
    assert lapses(table.play(Throw()).roll(4)) == Tally()
    assert lapses(table.tally()) == Stop()


def test_the_clock_uses_no_ability():
    assert lapses(deal().arrange(traits=["stubborn"]).climb(1).throw(red=[1]).tally()) == Decline()
    assert lapses(deal().arrange(traits=["generous"]).climb(1).stop()) == Decline()
    assert lapses(deal().arrange(traits=["negotiator"]).score(2, 1)) == Decline()
    assert lapses(deal().arrange(traits=["restless"]).throw(red=[1, 1]).play(Restless(0))) == Throw()


def test_the_clock_takes_what_comes_first():
    assert lapses(deal().score(1, 1)) == Draft(Colour.ORANGE)
    table = deal(first_game=0).deal_cards("stubborn", "mimic", "thrifty", "visionary")
    assert table.match.lapse(1) == Keep(Trait.THRIFTY)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_clock_alone_brings_a_match_to_its_end(seats):
    table = deal(seats=seats, first_game=0, solo_traits=1)
    rng = random.Random(1)
    while not table.match.is_over:
        for seat in table.match.actors:
            if seat == NATURE:
                table.match.chance(rng)
            else:
                table.match.play(seat, table.match.lapse(seat), clock=True)
    assert table.state.round == 6 or seats == 1
