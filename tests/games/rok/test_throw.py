"""Clauses 2: a throw."""

import pytest

from ludotheque.games.rok.moves import Fall, Land, Show
from ludotheque.games.rok.state import EMPTY, FALLING, GRABBING, HIDDEN, LANDING, MARKING, SHOWING, UNREAD

from .dealing import deal, fresh, kind, named


def drawn(seats, **options):
    """Before the first throw."""
    return fresh(seats=seats, **options).draw(*["b0", "a0", "o0", "b1", "a1"][:seats])


@pytest.mark.clause("2.1")
@pytest.mark.parametrize(("seats", "runes"), [(2, 10), (3, 12), (4, 12), (5, 10)])
def test_how_many_runes_are_thrown(seats, runes):
    table = drawn(seats)
    assert table.state.falling == runes
    table.throw(*["?"] * runes)
    assert table.phase == GRABBING
    assert table.state.throws == 1
    assert table.state.bag == 48 - seats - runes


@pytest.mark.clause("2.2")
@pytest.mark.parametrize(("bag", "runes"), [(9, 9), (10, 10), (11, 10), (3, 3)])
def test_a_short_last_throw(bag, runes):
    table = deal(bag=bag).race()
    table.step()
    assert table.state.falling == runes
    table.throw(*["?"] * runes)
    assert table.state.bag == bag - runes
    assert table.phase == GRABBING


@pytest.mark.clause("2.3")
def test_a_rune_lands_on_any_free_cell():
    table = drawn(2).nature(Fall(True, 3))
    assert table.phase == LANDING
    assert table.match.odds() == {Land(cell): 1 for cell in range(48)}
    table.nature(Land(20), Fall(False, 0))
    assert table.match.odds() == {Land(cell): 1 for cell in range(48) if cell != 20}
    assert table.state.rune[20] == UNREAD
    assert table.state.angle[20] == 3


@pytest.mark.clause("2.4")
def test_either_side_at_any_angle():
    table = drawn(2)
    assert table.match.odds() == {Fall(up, angle): 1 for up in (False, True) for angle in range(12)}
    table = drawn(2, up=3, down=1)
    assert table.match.odds()[Fall(True, 5)] == 3
    assert table.match.odds()[Fall(False, 5)] == 1
    assert {move.up for move in drawn(2, down=0).match.odds()} == {True}
    assert {move.up for move in drawn(2, up=0).match.odds()} == {False}


@pytest.mark.clause("2.4")
def test_a_hidden_rune_may_be_any_that_has_not_been_seen():
    table = drawn(2, hand=[1, 1, 1, 1]).throw("?", "b0")
    assert table.state.rune[:2] == [HIDDEN, kind("b0")]
    assert table.unseen("b0") == 0
    assert sum(table.state.unseen) == table.state.bag + 1 == 45


@pytest.mark.clause("2.5")
def test_faces_are_read_when_all_runes_lie():
    table = drawn(2, hand=[2, 1, 1, 1])
    for cell in (9, 4, 7, 30):
        assert table.phase == FALLING
        table.nature(Fall(cell != 7, 0), Land(cell))
    assert table.phase == SHOWING
    assert table.match.odds() == {Show(*named(rune)): 1 if rune in ("b0", "a0") else 2 for rune in every_rune()}
    table.nature(Show(*named("o3")))
    assert table.state.rune[4] == kind("o3")
    table.nature(Show(*named("o3")))
    assert Show(*named("o3")) not in table.match.odds()
    table.nature(Show(*named("b1")))
    assert table.visible == ["o3", "o3", "b1"]
    assert table.state.rune[7] == HIDDEN
    assert table.phase == GRABBING


def every_rune():
    return [f"{colour}{sign}" for colour in "bao" for sign in range(8)]


@pytest.mark.clause("2.5")
def test_where_none_lies_face_up_there_is_nothing_to_read():
    assert drawn(2, hand=[1, 1, 1, 1]).throw("?", "?").phase == GRABBING
    assert drawn(2, hand=[1, 1, 1, 1], calm=1).throw("?", "?").phase == MARKING


@pytest.mark.clause("2.6")
def test_what_lies_face_up_stays_and_counts():
    table = deal("b0 a0", visible="o5 o6", hidden=2, hand=[1, 1, 1, 1]).race()
    table.steps()
    assert table.phase == FALLING
    assert table.visible == ["o5", "o6"]
    assert Land(0) not in table.nature(Fall(True, 0)).match.odds()
    table.nature(Land(9), Fall(False, 0), Land(2), Show(*named("o5")))
    assert table.visible == ["o5", "o6", "o5"]
    assert table.race("o5 o5").loots == ["o5 o5", ""]


@pytest.mark.clause("2.3")
def test_a_table_full_of_runes_has_room_for_all():
    table = deal("b0 a0", hand=[9, 9, 9, 9], down=0, throws=9)
    table.race()
    for _ in range(2):
        table.steps()
        while table.phase in (FALLING, LANDING, SHOWING):
            table.nature(next(iter(table.match.odds())))
        table.race()
    assert len(table.visible) == 36
    table.steps()
    while table.phase in (FALLING, LANDING, SHOWING):
        table.nature(next(iter(table.match.odds())))
    assert len(table.visible) == 46
    assert table.state.rune.count(EMPTY) == 2
    assert table.state.bag == 0
