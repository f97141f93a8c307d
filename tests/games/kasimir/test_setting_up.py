"""Clauses 1: the giant, the stakes, who starts, the figures and the markers."""

from collections import Counter

import pytest

from ludotheque.core import NATURE
from ludotheque.core.errors import IllegalMove
from ludotheque.games.kasimir.moves import Begin, Colour, Draw, Find, Place, Reveal, Stake
from ludotheque.games.kasimir.state import DOWN, UNKNOWN

from .dealing import HANDS, REGIONS, deal, new

ALL_STAKES = {"one": 7, "two": 7, "three": 6, "four": 5, "five": 4, "zero": 3, "minus": 3, "alarm": 3}


@pytest.mark.clause("1.1")
def test_a_hidden_stake_lies_on_every_region_and_may_be_any():
    table = new()
    assert table.state.side == [DOWN] * 38
    assert table.state.stake == [UNKNOWN] * 38
    table = deal().walk("cheekL").stop()
    assert table.match.odds() == {Find(Stake(kind)): count for kind, count in ALL_STAKES.items()}


@pytest.mark.clause("1.1")
def test_what_was_seen_lies_nowhere_else():
    table = deal().arrange(up={"crown": "five"}, down={"cuff": "five"}, owned=["five", "five"]).walk("cheekL").stop()
    expected = {Find(Stake(kind)): count for kind, count in ALL_STAKES.items() if kind != "five"}
    assert table.match.odds() == expected


@pytest.mark.clause("1.1")
def test_what_was_turned_up_once_is_the_same_ever_after():
    table = deal(hands=["rose rose rose yellow red", HANDS[1]]).arrange(down={"cheekR": "minus", "stache": "five"})
    table.walk("cheekL").stop().find("one")
    assert table.turn("cheekR").match.odds() == {Reveal(Stake.MINUS): 1}
    assert deal().arrange(down={"cheekL": "two"}).walk("cheekL").stop().match.odds() == {Find(Stake.TWO): 1}


@pytest.mark.clause("1.2")
def test_the_starter_is_drawn_unless_it_is_chosen():
    table = new(seats=3, starter=-1)
    assert table.match.odds() == {Begin(0): 1, Begin(1): 1, Begin(2): 1}
    table.match.play(NATURE, Begin(2))
    assert table.seat == 2
    assert new(starter=1).seat == 1


@pytest.mark.clause("1.3")
def test_figures_are_placed_one_after_another_anywhere_but_on_each_other():
    table = new(seats=3, starter=1)
    assert table.legal() == [Place(region) for region in range(38)]
    table.place("nose")
    assert table.seat == 2
    assert Place(REGIONS.index("nose")) not in table.legal()
    assert len(table.legal()) == 37
    table.place("crown")
    assert table.seat == 0
    assert len(table.legal()) == 36
    table.place("cuff")
    assert [table.where(seat) for seat in range(3)] == ["cuff", "nose", "crown"]
    assert table.state.side == [DOWN] * 38


@pytest.mark.clause("1.4")
def test_everybody_draws_five_markers_the_starter_first():
    table = new(starter=1).place("nose").place("crown")
    assert table.match.odds() == {Draw(colour): 6 for colour in Colour}
    table.draw("red red red red red")
    assert table.match.odds() == {Draw(colour): 1 if colour == "red" else 6 for colour in Colour}
    table.draw("red")
    assert Draw(Colour.RED) not in table.match.odds()
    table.draw("blue blue blue blue")
    assert [table.hand(0), table.hand(1)] == ["red blue blue blue blue", "red red red red red"]
    assert Counter(table.bag().split()) == {"yellow": 6, "rose": 6, "green": 6, "blue": 2, "violet": 6}
    assert table.seat == 1


@pytest.mark.clause("1.5")
def test_the_bonuses_begin_beside_the_board():
    table = deal()
    assert table.state.bonus == [-1, -1, -1]
    assert table.match.box.bonuses == [1, 2, 3]
    assert table.points == [0, 0]


def test_only_nature_draws():
    table = new().place("nose").place("crown")
    with pytest.raises(IllegalMove, match="nature"):
        table.match.play(0, Draw(Colour.RED))
