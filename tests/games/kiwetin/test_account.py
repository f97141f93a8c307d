"""How the race went."""

import pytest

from ludotheque.core import MOST_MOVES
from ludotheque.games.kiwetin.account import account, carrier, turn
from ludotheque.games.kiwetin.moves import Wake

from .dealing import deal, fresh


def told(table, seen):
    found = account(table.match.box, seen)
    start = [seen[0].space[seat] for seat in table.match.seats]
    carried = [sum(part.points for part in own) for own in found.parts]
    assert [begun + by for begun, by in zip(start, carried, strict=True)] == table.spaces
    return found


def parts(found):
    return [{part.name: part.points for part in own} for own in found.parts]


@pytest.mark.clause("9.1", "4.2")
def test_throws_grips_and_the_flower():
    table = deal("we we", flower=9)
    seen = table.watched()
    table.move(1).hold(0, 2).move(3).hold(6, 5)
    found = told(table, seen)
    assert parts(found) == [{"ride": 3, "grip": -2}, {"ride": 5}]
    assert found.race == [[1, 0], [1, 5], [1, 5]]
    assert found.why.key == "account-cut"


@pytest.mark.clause("5.2", "9.1")
def test_whoever_holds_the_flower():
    table = deal("we we", flower=6, at=[2, 0])
    seen = table.watched()
    table.move(3).grip(6, 5)
    assert table.match.is_over
    found = told(table, seen)
    assert (found.why.key, found.why.values) == ("account-flower", {"seat": 0})
    assert found.turns == 1


@pytest.mark.clause("3.9")
def test_a_whirlwind_carries_everybody():
    table = deal("ki we tin", tiles={2: "whirlwind"}, at=[0, 7, 9])
    seen = table.watched()
    found = told(table.move(1), seen)
    assert parts(found) == [{"ride": 2, "whirlwind": 7}, {"whirlwind": -5}, {"whirlwind": -2}]
    assert found.whirlwinds == [len(found.race) - 1]


@pytest.mark.clause("7.7")
def test_a_rune_carries_too():
    table = deal(at=[3, 7], hands=["wake", ""])
    seen = table.watched()
    table.play(0, Wake(1)).pass_all()
    assert parts(told(table, seen)) == [{"rune": 4}, {}]


@pytest.mark.clause("9.2")
def test_a_race_cut_off():
    for at, key in (([3, 7], "account-cut"), ([7, 10], "account-cut-shared")):
        table = deal(at=at)
        seen = table.watched()
        table.throw(1)
        table.state.moves = MOST_MOVES
        assert told(table, seen).why.key == key


@pytest.mark.clause("1.8", "2.3")
def test_a_lead_and_the_turns():
    table = fresh(balanced=1)
    assert carrier(table.state, table.state) == "lead"
    assert turn(table.match.box, table.state) == (0, 0, -1)
    table = deal("we we tin")
    assert turn(table.match.box, table.state) == (1, 1, 0)
    assert turn(table.match.box, table.set(turns=5, turn=1).state) == (2, 5, 1)
