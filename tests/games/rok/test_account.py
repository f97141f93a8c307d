"""How the loot came about."""

import pytest

from ludotheque.games.rok.account import Flick, Theft, account, turn

from .dealing import deal
from .test_end import ended


def told(table, seen):
    found = account(table.match.box, seen)
    assert tuple(sum(part.points for part in own) for own in found.parts) == table.match.outcome.scores
    return found


@pytest.mark.clause("7.3")
def test_the_loot_by_colour():
    table = ended(["b0 b0 a0", "o0 o0", ""])
    found = told(table, [table.match.state, table.match.state])
    assert [[(part.name, part.points) for part in own] for own in found.parts][:2] == [
        [("basalt", 2), ("amber", 1), ("bone", 0)],
        [("basalt", 0), ("amber", 0), ("bone", 2)],
    ]
    assert (found.why, found.thefts, found.flicks) == (None, [], [])


@pytest.mark.clause("5.7")
def test_thefts_with_what_they_brought():
    table = deal("b7 a7", visible="a7", loot=["b1 b1 a1", "a0 a0 a1 b0 b0 o0"])
    seen = table.watched()
    table.race("a7").steps()
    assert told(table, seen).thefts == [Theft(throw=1, thief=0, victim=1, runes=4)]


@pytest.mark.clause("7.4", "6.5")
def test_the_flick_for_the_win():
    table = ended(["b0 b0", "o0 o0"], lead=0)
    seen = table.watched()
    table.flick(0, 10).flick(0, 22)
    found = told(table, seen)
    far, near = table.state.distance[1], table.state.distance[0]
    assert found.flicks == [Flick(1, far, again=False), Flick(0, near, again=False)]
    assert far > near
    assert (found.why.key, found.why.values) == ("account-flick", {"seat": 0})


@pytest.mark.clause("6.6")
@pytest.mark.parametrize(
    ("forces", "key", "winner"),
    [((20, 20, 10, 22), "account-flick-again", 0), ((20, 20, 40, 40), "account-flick-order", 1)],
)
def test_a_tied_flick_is_flicked_again(forces, key, winner):
    table = ended(["b0 b0", "o0 o0"], lead=0)
    seen = table.watched()
    for force in forces:
        table.flick(0, force)
    found = told(table, seen)
    assert (found.why.key, found.why.values) == (key, {"seat": winner})
    assert [flick.again for flick in found.flicks] == [False, False, True, True]


@pytest.mark.clause("7.5")
def test_a_match_cut_off_is_shared():
    table = deal(loot=["o0 o0", "a0 a0"])
    assert told(table, [table.match.state] * 2).why.key == "account-shared"
    assert turn(table.match.box, table.state) == (1, 1, -1)
