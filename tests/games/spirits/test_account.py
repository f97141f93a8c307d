"""How the points came about."""

import pytest

from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.account import account, turn

from .dealing import deal


def told(table):
    found = account(table.match.box, [table.match.state])
    assert [sum(part.points for part in own) for own in found.parts] == table.scores
    return found


@pytest.mark.clause("6.2", "3.8")
def test_every_animal_and_what_its_spirit_stone_doubles():
    table = deal().arrange(
        mine={"rabbit": "red blue white spirit", "turtle": "green green", "owl": "spirit"},
        theirs={"salmon": "red yellow green"},
    )
    mine, theirs = told(table).parts
    assert [(part.name, part.number, part.points) for part in mine] == [
        ("animal", 0, 6),
        ("spirit", 0, 6),
        ("animal", 1, 3),
        ("animal", 2, 0),
        ("animal", 3, 0),
        ("spirit", 3, 0),
        ("animal", 4, 0),
    ]
    assert [part.points for part in theirs] == [0, 0, 4, 0, 0]


@pytest.mark.clause("3.8")
def test_spirit_stones_may_have_decided():
    by_spirit = deal().arrange(mine={"rabbit": "red blue white spirit"}, theirs={"rabbit": "red blue green"})
    assert told(by_spirit).why.key == "account-spirits"
    assert told(by_spirit).why.values == {"seat": 0}
    assert told(deal().arrange(mine={"rabbit": "red blue white"})).why is None


@pytest.mark.clause("6.3")
def test_a_tie_is_coyote_s():
    assert told(deal()).why.key == "account-shared"
    found = told(deal().set(coyote=5 + 3))
    assert (found.why.key, found.why.values) == ("account-coyote", {"seat": 1, "animal": "@animal-owl"})


@pytest.mark.clause("2.1")
def test_turns_are_counted():
    table = deal()
    assert turn(table.match.box, GAME.state()) == (0, 0, -1)
    assert turn(table.match.box, table.state) == (1, 1, 0)
