"""Clauses 1: the runes, who leads, and the first Equilibrium runes."""

import pytest

from ludotheque.core import NATURE
from ludotheque.games.rok.moves import Begin, Draw
from ludotheque.games.rok.state import DRAWING, FALLING, STARTING

from .dealing import deal, fresh, kind, named


@pytest.mark.clause("1.1")
def test_two_runes_of_eight_signs_in_three_colours():
    table = fresh()
    assert table.state.bag == 48
    assert table.state.unseen == [2] * 24
    assert len(table.match.odds()) == 24
    assert set(table.match.odds().values()) == {2}


@pytest.mark.clause("1.1")
def test_a_box_with_fewer_signs():
    table = fresh(signs=2)
    assert table.state.bag == 12
    assert [drawn for drawn in range(24) if table.state.unseen[drawn]] == [0, 1, 8, 9, 16, 17]


@pytest.mark.clause("1.2")
def test_a_pair_is_the_same_colour_and_sign():
    table = deal(visible="a0 b0 o1 o1").race("a0 b0 o1 o1")
    table.step()
    assert table.loots == ["o1 o1", ""], "the same sign in two colours is no pair"


@pytest.mark.clause("1.3")
def test_who_leads_is_drawn_or_said():
    table = fresh(seats=3, starter=-1)
    assert table.phase == STARTING
    assert table.match.odds() == {Begin(0): 1, Begin(1): 1, Begin(2): 1}
    assert table.nature(Begin(2)).state.lead == 2
    assert fresh(seats=3, starter=1).state.lead == 1


@pytest.mark.clause("1.4")
def test_equilibrium_runes_are_drawn_in_order_of_play():
    table = fresh(seats=3, starter=1).draw("b0")
    assert table.equilibrium == ["–", "b0", "–"]
    assert table.draw("a0").equilibrium == ["–", "b0", "a0"]
    assert table.phase == DRAWING
    assert table.draw("o0").equilibrium == ["o0", "b0", "a0"]
    assert table.phase == FALLING
    assert (table.state.bag, sum(table.state.unseen)) == (45, 45)


@pytest.mark.clause("1.5")
def test_twins_go_back_and_both_draw_anew():
    table = fresh(seats=3).draw("b0", "a0")
    assert table.match.odds()[Draw(*named("a0"))] == 1
    table.draw("b0")
    assert table.equilibrium == ["–", "a0", "–"]
    assert table.unseen("b0") == 2
    assert (table.state.bag, sum(table.state.unseen)) == (47, 47)
    assert table.draw("o0", "b0").equilibrium == ["o0", "a0", "b0"]


@pytest.mark.clause("1.5")
def test_a_seat_may_draw_twins_again_and_again():
    table = fresh().draw("b0", "b0", "b0", "b0", "b0")
    assert table.equilibrium == ["b0", "–"]
    assert table.match.actors == {NATURE}
    assert table.draw("a3").equilibrium == ["b0", "a3"]
    assert table.state.unseen[kind("b0")] == 1
