"""Clauses 4 and 5: taking a stake from an opponent, and exchanging markers."""

from collections import Counter

import pytest

from ludotheque.core.errors import IllegalMove
from ludotheque.games.kasimir.moves import Colour, Draw, DrawFirst, Exchange, LayAside, Pass, Stake, Steal
from ludotheque.games.kasimir.state import CHOOSING

from .dealing import HANDS, deal


@pytest.mark.clause("4.1")
def test_a_zero_takes_any_stake_of_an_opponent():
    table = deal(seats=3).arrange(owned=["zero one", "five minus zero", "two two"])
    assert set(table.legal(Steal)) == {
        Steal(1, Stake.FIVE),
        Steal(1, Stake.MINUS),
        Steal(1, Stake.ZERO),
        Steal(2, Stake.TWO),
    }
    assert deal().arrange(owned=["one", "five"]).legal(Steal) == []


@pytest.mark.clause("4.1")
def test_bonuses_cannot_be_taken():
    assert deal().arrange(owned=["zero", ""], alarms=2).legal(Steal) == []


@pytest.mark.clause("4.1")
def test_a_zero_found_is_spent_in_a_later_turn():
    table = deal().arrange(owned=["", "five"]).walk("cheekL").stop().find("zero").turn("nose", "one")
    with pytest.raises(IllegalMove):
        table.steal(1, "five")
    table.draw("red").exchange("violet", "red")
    assert table.legal(Steal) == [Steal(1, Stake.FIVE)]


@pytest.mark.clause("4.2")
def test_the_zero_leaves_the_game_and_the_turn_is_over():
    table = deal().arrange(owned=["zero zero", "five four"], quiet=3).steal(1, "five")
    assert (table.owned(0), table.owned(1), table.aside()) == ("five zero", "four", "zero")
    assert table.points == [5, 4]
    assert (table.seat, table.state.phase, table.state.turns, table.state.quiet) == (1, CHOOSING, 1, 4)
    assert table.hand(0) == HANDS[0]


@pytest.mark.clause("4.2")
def test_a_zero_can_be_spent_on_a_zero():
    table = deal().arrange(owned=["zero", "zero"]).steal(1, "zero")
    assert (table.owned(0), table.owned(1), table.aside()) == ("zero", "", "zero")


@pytest.mark.clause("5.1")
def test_any_markers_are_laid_aside_at_least_one():
    table = deal(hands=["red red yellow blue blue", HANDS[1]])
    assert table.legal(Exchange) == []
    assert table.legal(LayAside) == [LayAside(Colour.RED), LayAside(Colour.YELLOW), LayAside(Colour.BLUE)]
    table.lay_aside("red")
    assert Exchange() in table.legal()
    table.lay_aside("red yellow blue blue")
    assert table.legal() == [Exchange()]


@pytest.mark.clause("5.1")
def test_every_set_of_markers_is_laid_aside_in_one_order():
    table = deal(hands=["red red yellow blue blue", HANDS[1]]).lay_aside("yellow")
    assert table.legal() == [LayAside(Colour.BLUE), Exchange()]


@pytest.mark.clause("5.2")
def test_as_many_are_drawn_before_those_laid_aside_go_back():
    table = deal(hands=["red red red red red", HANDS[1]]).lay_aside("red red red").play(Exchange())
    assert table.match.odds()[Draw(Colour.RED)] == 1
    table.draw("red")
    assert Draw(Colour.RED) not in table.match.odds()
    table.draw("blue blue")
    assert table.hand(0) == "red red red blue blue"
    assert table.bag().count("red") == 3
    assert (table.seat, table.paid()) == (1, "")


@pytest.mark.clause("5.2")
def test_a_short_bag_gives_what_there_is_for_an_exchange_too():
    table = deal().arrange(bag="violet").exchange("red yellow", "violet")
    assert (table.hand(0), table.bag(), table.seat) == ("rose green blue violet", "red yellow", 1)
    table = deal().arrange(bag="").exchange("red", "")
    assert (table.hand(0), table.bag(), table.seat) == ("yellow rose green blue", "red", 1)


def drawing_first(hand: str = HANDS[0], **fields):
    return deal(hands=[hand, HANDS[1]], draw_first=1).arrange(**fields)


@pytest.mark.clause("5.3")
def test_drawing_first_one_says_how_many():
    table = drawing_first()
    assert table.legal(LayAside) == []
    assert table.legal(DrawFirst) == [DrawFirst(count) for count in range(1, 6)]
    table.play(DrawFirst(2)).draw("violet red")
    assert table.hand(0) == "red red yellow rose green blue violet"
    assert table.seat == 0
    assert table.legal(Exchange) == []
    table.lay_aside("red blue")
    assert table.hand(0) == "red yellow rose green violet"
    assert Counter(table.bag().split())["blue"] == 6
    assert table.seat == 1


@pytest.mark.clause("5.3")
def test_drawing_first_one_draws_at_most_what_one_holds_and_the_bag_has():
    assert drawing_first(hands=["red red", HANDS[1]]).legal(DrawFirst) == [DrawFirst(1), DrawFirst(2)]
    assert drawing_first(bag="red").legal(DrawFirst) == [DrawFirst(1)]
    assert drawing_first(hands=["red red", HANDS[1]], bag="").legal() == [Pass()]


@pytest.mark.clause("5.3")
def test_as_many_as_are_owed_can_always_be_put_back():
    table = drawing_first("red red yellow violet violet").play(DrawFirst(4)).draw("red red yellow blue")
    assert table.hand(0) == "red red red red yellow yellow blue violet violet"
    # Blue would leave three for four.
    assert table.legal() == [LayAside(Colour.RED), LayAside(Colour.YELLOW)]
    table.lay_aside("yellow")
    assert table.legal() == [LayAside(Colour.YELLOW), LayAside(Colour.BLUE)]
    table.lay_aside("blue")
    assert table.legal() == [LayAside(Colour.VIOLET)]
    table.lay_aside("violet violet")
    assert table.hand(0) == "red red red red yellow"
    assert (table.seat, table.state.owed) == (1, 0)


@pytest.mark.clause("5.3")
def test_what_is_drawn_first_may_go_back_at_once():
    table = drawing_first().play(DrawFirst(1)).draw("violet").lay_aside("violet")
    assert table.hand(0) == HANDS[0]
    assert table.bag().count("violet") == 4
