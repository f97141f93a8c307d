"""Clauses 5: the end."""

from itertools import cycle

import pytest

from ludotheque.core.game import MOST_MOVES
from ludotheque.games.karma.moves import Colour, Draft, Keep, Pick, Roll, Tally, Throw

from .dealing import deal


def rounds_played(table):
    """Play on until the match is over, a Karma a turn, and say how many rounds there were in all."""
    while not table.match.is_over:
        table.score(*[1] * len(table.match.seats)).draft_any()
    return table.state.round


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_without_trait_cards_there_are_seven_rounds(seats):
    table = deal(seats=seats)
    assert rounds_played(table) == 7
    assert table.karma == [7] * seats
    assert [sum(table.owned(seat).values()) for seat in range(seats)] == [6] * seats


@pytest.mark.clause("5.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_trait_cards_there_are_six_rounds(seats):
    cards = ["stubborn", "visionary", "careful", "patient", "restless", "envious", "mimic", "minimalist"]
    table = deal(seats=seats, first_game=0).deal_cards(*cards[: 2 * seats])
    for seat in range(seats):
        table.match.play(seat, Keep(cards[2 * seat]))
    table.arrange(traits=[None] * seats)
    assert rounds_played(table) == 6


@pytest.mark.clause("5.1")
def test_the_last_round_is_played_out_and_has_no_drafting():
    table = deal().arrange(reserve=[0, 2]).score(1, 2).draft("orange", "orange")
    assert table.state.last
    assert table.legal(Pick)
    assert not table.score(1).match.is_over
    assert table.score(1).match.is_over
    assert table.match.actors == frozenset()


@pytest.mark.clause("5.1")
def test_with_one_die_left_another_round_is_drafted_for():
    table = deal().arrange(reserve=[0, 3]).score(1, 1).draft("orange", "orange")
    assert not table.state.last
    assert table.score(2, 1).draft("orange").state.last
    assert table.score(1, 1).match.is_over


@pytest.mark.clause("5.1")
def test_an_empty_box_leaves_a_single_round():
    assert deal(reserve=[0] * 8).score(1, 2).winners == (1,)


@pytest.mark.clause("5.2")
@pytest.mark.parametrize("starter", [0, 1])
def test_first_to_n_ends_with_the_round(starter):
    table = deal(first_to=4, starter=starter).score(4)
    assert not table.match.is_over
    assert table.score(7).winners == (1 - starter,)


@pytest.mark.clause("5.2")
@pytest.mark.parametrize(("points", "is_over"), [(4, False), (7, True), (10, True)])
def test_first_to_n_wants_n_or_more(points, is_over):
    assert deal(first_to=7).score(points, 0).match.is_over == is_over


@pytest.mark.clause("5.2")
def test_first_to_n_goes_on_without_drafting_and_the_yogi_still_moves():
    table = deal(first_to=999).arrange(reserve=[0, 2]).score(1, 2).draft("orange", "orange")
    assert table.state.yogi == 0
    table.score(2, 0)
    assert table.state.yogi == 1
    table.score(0, 2)
    assert table.state.yogi == 0
    for _ in range(10):
        assert table.legal(Draft) == []
        table.score(0, 0)
    assert not table.match.is_over
    assert table.reserve() == {}


@pytest.mark.clause("5.2")
def test_first_to_n_plays_more_rounds_than_the_reserve_lasts():
    assert rounds_played(deal(first_to=20)) == 20


@pytest.mark.clause("5.3")
@pytest.mark.parametrize(
    ("karma", "winners"), [([4, 1, 2], (0,)), ([1, 4, 4], (1, 2)), ([2, 2, 2], (0, 1, 2)), ([0, 0, 0], (0, 1, 2))]
)
def test_most_karma_wins_and_equals_share(karma, winners):
    assert deal(seats=3, reserve=[0] * 8).score(*karma).winners == winners


@pytest.mark.clause("5.4")
def test_after_ten_thousand_moves_the_match_is_over_and_scored_as_it_stands():
    table = deal(first_to=999).arrange(reserve=[0] * 8).score(0, 1)
    red = Pick(Colour.RED)
    vain_turn = cycle([red, Throw(), Roll(6), Tally(), red, Throw(), Roll(1), Tally()])
    while not table.match.is_over:
        table.play(next(vain_turn))
    assert len(table.match.journal) == MOST_MOVES == 10_000
    assert table.karma == [0, 1]
    assert table.winners == (1,)


@pytest.mark.clause("5.4")
def test_one_move_before_the_limit_the_match_goes_on():
    table = deal().arrange(moves=MOST_MOVES - 1)
    assert not table.match.is_over
    assert table.pick(red=1).match.is_over
    assert table.match.legal(0) == []
