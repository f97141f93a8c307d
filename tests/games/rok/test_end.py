"""Clauses 7: the end, and who has won."""

import pytest

from ludotheque.core import MOST_MOVES
from ludotheque.games.rok.moves import HandOn
from ludotheque.games.rok.state import AIMING, FALLING, NOBODY, OVER, WIN

from .dealing import deal


def ended(loot, **options):
    """The bag is handed on for the last time."""
    own = " ".join(["b7", "a7", "o7", "b6", "a6"][: len(loot)])
    table = deal(own, loot=loot, bag=len(loot), **options).race()
    table.step()
    return table


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_more_runes_than_players_is_the_end(seats):
    assert ended(["o0", *[""] * (seats - 1)]).match.is_over
    own = " ".join(["b7", "a7", "o7", "b6", "a6"][:seats])
    table = deal(own, loot=["o0"], bag=seats + 1).race()
    table.step()
    assert table.phase == FALLING
    assert table.state.falling == seats + 1


@pytest.mark.clause("7.1")
def test_hidden_runes_go_back_before_the_bag_is_counted():
    table = deal(hidden=3, loot=["o0"], bag=2).race()
    table.steps()
    assert table.phase == FALLING
    assert table.state.bag == 5


@pytest.mark.clause("7.1")
def test_an_empty_bag_is_the_end_though_runes_lie_open():
    table = deal(visible="b0 b0", loot=["o0"], bag=0).race()
    assert isinstance(table.step(), HandOn)
    assert table.match.is_over
    assert table.state.lead == 1


@pytest.mark.clause("7.2")
def test_sixty_throws_are_the_end():
    table = deal(loot=["o0"])
    table.state.throws = 59
    table.race().step()
    assert table.phase == FALLING
    table.throw(*["?"] * 10).race()
    table.steps()
    assert table.match.is_over
    assert table.match.outcome.winners == (0,)
    table = deal(loot=["o0"], throws=1).race()
    table.step()
    assert table.match.is_over


@pytest.mark.clause("7.3")
def test_most_runes_win_single_ones_too():
    table = ended(["b0 b0 a0", "o0 o0", ""])
    assert table.match.outcome.scores == (3, 2, 0)
    assert table.match.outcome.winners == (0,)
    assert table.state.winner == NOBODY


@pytest.mark.clause("7.3")
def test_equilibrium_runes_do_not_count():
    table = deal("b7 –", loot=["o0 o0", "a0 a0 a1"], bag=2).race()
    table.step()
    assert table.match.outcome.scores == (2, 3)
    assert table.match.outcome.winners == (1,)


@pytest.mark.clause("7.4")
def test_those_tied_flick_for_the_win():
    table = ended(["b0 b0", "o0 o0", "a0", "b1 b1"], lead=0)
    assert table.phase == AIMING
    assert (table.state.contest, table.state.flicker[:4]) == (WIN, [1, 1, 0, 1])
    assert table.match.outcome.winners == (0, 1, 3), "as it stands"
    order = []
    while table.phase == AIMING:
        order.append(table.state.turn)
        table.flick(0, 22 if table.state.turn == 3 else 10)
    assert order == [1, 3, 0], "from the next leader"
    assert table.phase == OVER
    assert table.match.is_over
    assert table.match.outcome.winners == (3,)
    assert table.match.outcome.scores == (2, 2, 1, 2)
    assert table.state.turn == NOBODY


@pytest.mark.clause("7.4", "6.6")
def test_ties_and_misses_to_the_very_end():
    table = ended(["b0 b0", "o0 o0"], lead=0)
    for force in (20, 20, 40, 40):
        table.flick(0, force)
    assert table.match.is_over
    assert table.match.outcome.winners == (1,), "the first in order of play"


@pytest.mark.clause("7.4")
def test_nobody_with_any_loot_is_a_tie_too():
    table = ended(["", ""])
    assert table.phase == AIMING
    assert table.flick(0, 22).flick(0, 40).match.outcome.winners == (1,)


@pytest.mark.clause("7.5")
def test_a_match_cut_off_is_scored_as_it_stands():
    table = deal(visible="b0 b0", loot=["o0 o0", "a0 a0"])
    table.state.moves = MOST_MOVES - 1
    assert not table.match.is_over
    table.grab(0, "b0")
    assert table.match.is_over
    assert table.match.outcome.scores == (2, 2)
    assert table.match.outcome.winners == (0, 1)
