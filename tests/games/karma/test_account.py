"""How the Karma came about."""

import pytest

from ludotheque.games.karma.account import account, turn
from ludotheque.games.karma.moves import Decline

from .dealing import deal
from .test_solo import alone, dice_by_round


def told(table, seen):
    found = account(table.match.box, seen)
    assert [sum(part.points for part in own) for own in found.parts] == table.karma
    return found


def points(found):
    return [[part.points for part in own] for own in found.parts]


@pytest.mark.clause("2.10", "2.6")
def test_every_round_brings_what_it_brought_and_falls_are_noted():
    table = deal(reserve=[0] * 8)
    seen = table.watched()
    table.score(4)
    table.throw(red=[1]).tally().throw(red=[2]).tally().throw(red=[1]).tally()
    found = told(table, seen)
    assert points(found) == [[4], [1]]
    assert found.fell == [[0], [2]]
    assert found.why is None
    assert [part.number for part in found.parts[0]] == [1]


@pytest.mark.clause("2.6", "6.5")
def test_a_fall_before_an_ability_is_noted_too():
    table = deal(reserve=[0] * 8).arrange(traits=["generous", None])
    seen = table.watched()
    table.throw(red=[1]).tally().throw(red=[1]).tally().play(Decline()).score(1)
    assert told(table, seen).fell == [[1], [0]]


@pytest.mark.clause("6.4")
def test_whoever_is_careful_does_not_fall():
    from ludotheque.games.karma.moves import Careful

    for move, fell, karma in ((Careful(), 0, 1), (Decline(), 1, 0)):
        table = deal(reserve=[0] * 8).arrange(traits=["careful", None])
        seen = table.watched()
        table.throw(red=[1]).tally().throw(red=[1]).tally().play(move).score(1)
        found = told(table, seen)
        assert (found.fell, points(found)) == ([[fell], [0]], [[karma], [1]])


@pytest.mark.clause("5.3")
def test_equals_share_and_it_is_said():
    table = deal(reserve=[0] * 8)
    seen = table.watched()
    assert told(table.score(2, 2), seen).why.key == "account-shared"


@pytest.mark.clause("7.4")
@pytest.mark.parametrize(("face", "key"), [(1, "account-escaped"), (6, "account-caught")])
def test_alone_it_is_the_eye(face, key):
    table = alone(rounds=2, eye_start=[-1] * 3, eye_dice=dice_by_round(0, 1))
    seen = table.watched()
    table.score(2).draft("violet").score(1).roll(face)
    found = told(table, seen)
    assert (found.why.key, found.why.values["eye"], found.eye) == (key, face - 1, face - 1)


@pytest.mark.clause("1.3")
def test_turns_and_draftings_are_counted():
    table = deal(first_game=0)
    assert turn(table.match.box, table.state) == (0, 0, -1)
    table = deal()
    assert turn(table.match.box, table.state) == (1, 1, 0)
    assert turn(table.match.box, table.score(1).state) == (1, 2, 1)
    assert turn(table.match.box, table.score(1).state) == (1, 3, -1)
    assert turn(table.match.box, table.draft_any().state) == (2, 4, 0)
