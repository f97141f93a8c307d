"""What the clock does for a seat that lets its time pass."""

import random

import pytest

from ludotheque.core import NATURE, Tempo
from ludotheque.games.kiwetin.moves import (
    Begin,
    Choose,
    Grip,
    Pass,
    Spirit,
    Theft,
    Throw,
    Vine,
)
from ludotheque.games.kiwetin.rules import tempo

from .dealing import deal, fresh


def latest(table):
    return tempo(table.match.box, table.state).latest


def test_a_moment_is_open_for_as_long_as_the_box_says():
    table = deal(hands=["vine", "mirror"], moment=1234)
    assert latest(table) == 1234
    assert latest(table.play(0, Vine(1))) == 1234


def test_throwing_takes_no_long_thought():
    table = deal()
    assert latest(table) == 20_000
    assert latest(table.move(1)) == 20_000


def test_a_spirit_is_chosen_within_a_minute_and_nature_has_no_clock():
    table = fresh(tiles=[0] * 10, starter=-1)
    assert tempo(table.match.box, table.state) == Tempo()
    assert latest(table.nature(Begin(0))) == 60_000


def test_the_clock_passes_throws_and_takes_the_first_spirit():
    table = fresh(tiles=[0] * 10, seats=3, figures=1)
    assert table.match.lapse(0) == Choose(Spirit.KI)
    assert table.play(0, Choose(Spirit.KI)).match.lapse(1) == Choose(Spirit.WE)
    table = deal(hands=["vine", "mirror"])
    assert table.match.lapse(0) == table.match.lapse(1) == Pass()
    assert table.play(0, Vine(1)).match.lapse(1) == Pass()
    table = deal()
    assert table.match.lapse(0) == Throw()
    assert table.move(1).match.lapse(0) == Grip()


@pytest.mark.parametrize("seats", [2, 6])
def test_the_clock_alone_brings_a_match_to_its_end(seats):
    table = fresh(seats=seats, starter=-1)
    rng = random.Random(1)
    while not table.match.is_over:
        for seat in table.match.actors:
            if seat == NATURE:
                table.match.chance(rng)
            else:
                table.match.play(seat, table.match.lapse(seat), clock=True)
    assert not any(isinstance(entry.move, Vine | Theft) for entry in table.match.journal)
    assert max(table.spaces) == 36
