"""Clauses 3: the race."""

import pytest

from ludotheque.core.errors import IllegalMove
from ludotheque.games.rok.moves import Done, Grab
from ludotheque.games.rok.state import CLEARING, GRABBING, HANDING_ON, REPLACING

from .dealing import deal, fresh


@pytest.mark.clause("3.1")
def test_everybody_grabs_until_they_are_done():
    table = deal("b7 a7 o7", visible="b0 b0 a0")
    assert table.match.actors == {0, 1, 2}
    table.grab(2, "b0").grab(0, "b0").grab(2, "a0").done(2)
    assert table.match.actors == {0, 1}
    with pytest.raises(IllegalMove):
        table.play(2, Done())
    assert table.state.grabs[:3] == [1, 0, 2]
    assert (table.held(0), table.held(2)) == (["b0"], ["b0", "a0"])


@pytest.mark.clause("3.2")
def test_only_what_lies_face_up_may_be_grabbed():
    table = deal("b7 a7", visible="b0 a0", hidden=3)
    for seat in (0, 1):
        assert table.match.legal(seat) == [Done(), Grab(0), Grab(1)]
    assert table.grab(0, "b0").match.legal(1) == [Done(), Grab(1)]
    assert table.visible == ["a0"]


@pytest.mark.clause("3.2")
def test_a_throw_with_all_faces_down():
    table = deal(hidden=10)
    assert table.match.legal(0) == table.match.legal(1) == [Done()]
    table.done()
    assert table.phase == CLEARING
    table.step()
    assert table.state.bag == sum(table.state.unseen) == 46


@pytest.mark.clause("3.3")
def test_what_was_grabbed_is_not_put_back():
    table = fresh(hand=[1, 1, 1, 1]).draw("b0", "a0").throw("o1", "o2").grab(0, "o1")
    assert not table.match.can_undo(0)
    assert not table.done(0).match.can_undo(0)


@pytest.mark.clause("3.4")
def test_pairs_join_the_loot_when_the_race_is_over():
    table = deal(visible="b0 b0 a0 a0").grab(0, "b0 b0")
    assert table.loots == ["", ""]
    assert table.held(0) == ["b0", "b0"]
    table.grab(1, "a0 a0").done()
    assert table.loots == ["b0 b0", "a0 a0"]
    assert table.held(0) == table.held(1) == []


@pytest.mark.clause("3.5")
def test_the_twin_of_the_own_equilibrium_rune_makes_a_pair_at_once():
    table = deal("b7 a7", visible="b7 o0").grab(0, "b7")
    assert table.loots == ["b7 b7", ""]
    assert table.equilibrium == ["–", "a7"]
    assert table.held(0) == []
    assert table.state.grabs[0] == 1
    table.done()
    assert table.phase == REPLACING


@pytest.mark.clause("3.6")
def test_the_race_is_over_when_all_are_done():
    table = deal("b7 a7 o7", visible="b0 b0").done(1).done(0)
    assert table.phase == GRABBING
    assert table.done(2).phase == HANDING_ON
    assert table.visible == ["b0", "b0"]
