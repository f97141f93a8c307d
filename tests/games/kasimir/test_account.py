"""How the points came about."""

import pytest

from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.account import account, turn
from ludotheque.games.kasimir.moves import Pass

from .dealing import STAKES, deal


def told(table):
    found = account(table.match.box, [table.match.state])
    assert [sum(part.points for part in own) for own in found.parts] == table.points
    return found


@pytest.mark.clause("6.3")
def test_stakes_the_dearest_first_then_bonuses():
    table = deal().arrange(owned=["one two five minus", ""], alarms=1)
    (*stakes, bonus), none = told(table).parts
    assert [part.points for part in stakes] == [5, 2, 1, -3]
    assert [STAKES[part.number] for part in stakes] == ["five", "two", "one", "minus"]
    assert (bonus.name, bonus.number, bonus.points) == ("bonus", 1, 1)
    assert none == []


@pytest.mark.clause("3.8")
def test_what_lay_hidden_is_told_but_not_where():
    table = deal().arrange(down={"nose": "five"}, up={"cheekL": "one"})
    hidden, box = told(table).hidden, table.match.box
    assert sum(hidden) == sum(box.stakes) - 1
    assert hidden[STAKES.index("five")] == box.stakes[STAKES.index("five")]
    assert hidden[STAKES.index("one")] == box.stakes[STAKES.index("one")] - 1


@pytest.mark.clause("6.1")
@pytest.mark.parametrize(
    ("others", "key"), [("", "account-woken"), ("five", "account-alarm"), ("five five", "account-woken")]
)
def test_the_third_alarm_may_have_decided(others, key):
    table = deal().arrange(alarms=2, owned=["", others]).walk("cheekL").stop().find("alarm")
    found = told(table)
    assert (found.why.key, found.why.values["seat"], found.woke) == (key, 0, 0)


@pytest.mark.clause("6.2", "6.4")
@pytest.mark.parametrize(("owned", "key"), [(["one", "two"], "account-quiet"), (["two", "two"], "account-shared")])
def test_a_long_quiet_or_equal_points(owned, key):
    table = deal(patience=1).arrange(owned=owned, hands=["", ""], quiet=1).play(Pass())
    assert table.match.is_over
    assert told(table).why.key == key


@pytest.mark.clause("2.1")
def test_turns_are_counted():
    table = deal()
    assert turn(table.match.box, GAME.state()) == (0, 0, -1)
    assert turn(table.match.box, table.state) == (1, 1, 0)
    assert turn(table.match.box, table.arrange(hands=["", ""]).play(Pass(), Pass()).state) == (2, 3, 0)
