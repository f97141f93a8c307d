"""Clauses 4: drafting and the Yogi."""

import pytest

from ludotheque.core.errors import IllegalMove
from ludotheque.games.karma.moves import Colour, Decline, Draft, Negotiator

from .dealing import deal

ORANGE_ALONE = [0, 1, 0, 0, 0, 0, 0, 0]


def drafters(table):
    """The seats in the order in which they draft; everybody takes what comes first."""
    seats = []
    while table.legal(Draft):
        seats.append(table.seat)
        table.play(table.legal(Draft)[0])
    return seats


@pytest.mark.clause("4.1")
@pytest.mark.parametrize(
    ("starter", "karma", "order"),
    [
        (0, [7, 4, 1, 2], [2, 3, 1, 0]),
        (0, [1, 2, 4, 7], [0, 1, 2, 3]),
        (0, [1, 1, 1, 1], [0, 1, 2, 3]),
        (2, [1, 1, 1, 1], [2, 3, 0, 1]),
        (1, [2, 1, 2, 1], [1, 3, 2, 0]),
        (3, [0, 7, 0, 7], [0, 2, 3, 1]),
    ],
)
def test_the_least_karma_drafts_first_of_equals_the_earlier_in_play(starter, karma, order):
    table = deal(seats=4, starter=starter).score(*karma[starter:], *karma[:starter])
    assert table.karma == karma
    assert drafters(table) == order


@pytest.mark.clause("4.1")
def test_everybody_takes_one_die_of_any_colour_there_is():
    table = deal().score(1, 1)
    assert table.legal() == [Draft(colour) for colour in list(Colour)[1:7]]
    table.draft("violet", "green")
    assert table.seat == 0
    assert table.pool() == {"red": 6, "violet": 1}
    assert table.legal(Draft) == []


@pytest.mark.clause("4.2")
def test_a_die_taken_is_kept_for_good():
    table = deal().score(1, 1).draft("violet", "green")
    table.score(0, 1).draft("violet", "green")
    assert (table.owned(0), table.owned(1)) == ({"violet": 2}, {"green": 2})


@pytest.mark.clause("4.2")
def test_no_colour_is_filled_up_again():
    table = deal().score(1, 1).draft("violet", "violet")
    assert "violet" not in table.reserve()
    table.score(1, 1)
    with pytest.raises(IllegalMove):
        table.draft("violet")


@pytest.mark.clause("4.3")
def test_when_dice_run_short_the_last_get_none():
    table = deal(seats=3, first_game=0, reserve=ORANGE_ALONE)
    table.deal_cards("negotiator", "mimic", "stubborn", "visionary", "careful", "generous")
    table.keep("mimic", "stubborn", "careful")
    assert table.reserve() == {"orange": 3}
    table.arrange(reserve=[0, 2]).score(4, 2, 1)
    assert drafters(table) == [2, 1]
    assert table.seat == 0
    assert [table.owned(seat) for seat in range(3)] == [{}, {"orange": 1}, {"orange": 1}]


@pytest.mark.clause("4.3")
def test_dice_run_short_after_one_trait_card_brought_its_die():
    table = deal(reserve=ORANGE_ALONE, first_game=0).deal_cards("negotiator", "mimic", "careful", "generous")
    table.keep("negotiator", "careful").score(1, 2).draft("orange")
    assert table.seat == 0
    assert (table.owned(0), table.owned(1)) == ({"orange": 2}, {})


@pytest.mark.clause("4.3")
def test_a_trait_card_whose_colour_has_run_out_brings_no_die():
    table = deal(reserve=ORANGE_ALONE, first_game=0).deal_cards("stubborn", "visionary", "careful", "thrifty")
    table.keep("stubborn", "thrifty")
    assert (table.owned(0), table.owned(1)) == ({}, {"orange": 1})
    assert table.reserve() == {"orange": 1}


@pytest.mark.clause("4.3")
@pytest.mark.parametrize(("starter", "gets_it"), [(0, 0), (1, 2), (2, 2)])
def test_of_two_cards_for_one_die_the_earlier_in_play_gets_it(starter, gets_it):
    """No box is so short by itself: the reserve is set by hand."""
    table = deal(seats=3, first_game=0, starter=starter)
    table.deal_cards("stubborn", "mimic", "careful", "generous", "visionary", "envious")
    table.state.reserve[6] = 1
    table.keep("stubborn", "careful", "visionary")
    assert [seat for seat in range(3) if "violet" in table.owned(seat)] == [gets_it]


@pytest.mark.clause("4.4")
@pytest.mark.parametrize(
    ("starter", "karma", "holder"),
    [(0, [1, 2, 4], 0), (0, [4, 1, 2], 1), (0, [1, 1, 1], 2), (1, [1, 1, 1], 0), (0, [1, 1, 2], 1), (2, [1, 1, 2], 1)],
)
def test_the_yogi_goes_to_the_least_karma_of_equals_to_the_later_in_play(starter, karma, holder):
    table = deal(seats=3, starter=starter).score(*karma[starter:], *karma[:starter])
    table.draft_any()
    for seat in [*range(starter, 3), *range(starter)]:
        assert table.seat == seat
        assert table.pool().get("white", 0) == (seat == holder)
        table.score(1)


@pytest.mark.clause("4.4")
def test_nobody_has_the_yogi_before_the_first_drafting():
    table = deal()
    assert "white" not in table.pool()
    assert "white" not in table.score(1).pool()
    assert table.score(4).state.yogi == -1


@pytest.mark.clause("4.4")
def test_the_yogi_moves_on_after_every_drafting():
    table = deal().score(1, 2).draft_any()
    assert table.state.yogi == 0
    table.score(7, 0)
    assert table.state.yogi == 0
    assert table.draft_any().state.yogi == 1
    assert "white" not in table.pool()


@pytest.mark.clause("4.4")
def test_the_yogi_moves_by_karma_and_not_by_who_drafted_first():
    table = deal().arrange(traits=[None, "negotiator"]).score(1, 2).play(Negotiator()).draft("violet", "violet")
    assert table.state.yogi == 0


@pytest.mark.clause("4.1")
def test_nobody_drafts_out_of_turn():
    table = deal().score(2, 1)
    with pytest.raises(IllegalMove):
        table.match.play(0, Draft(Colour.VIOLET))
    assert table.legal(Decline) == []
