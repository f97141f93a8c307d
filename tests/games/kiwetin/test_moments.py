"""Clauses 6: the moments, and what happens to a Rune on the table."""

import pytest

from ludotheque.core import NATURE
from ludotheque.core.errors import IllegalMove
from ludotheque.games.kiwetin.moves import (
    Fall,
    Grip,
    Ice,
    Mirror,
    Pass,
    Root,
    Setback,
    Shatter,
    Surge,
    Swap,
    Theft,
    Throw,
    Vine,
    Wake,
)
from ludotheque.games.kiwetin.state import (
    AFTER_GRIP,
    AFTER_THROW,
    ANSWER,
    BEFORE_GRIP,
    BEFORE_THROW,
    END_OF_TURN,
    MOMENT,
    READY,
)

from .dealing import deal

ONE_EACH = ["mirror", "mirror"]
"""Everybody is asked, and nobody has anything to play in a moment."""


@pytest.mark.clause("6.1")
def test_a_turn_has_five_moments():
    table = deal(hands=ONE_EACH)
    assert table.moment == BEFORE_THROW
    table.pass_all()
    assert table.legal(0) == [Throw()]
    table.play(0, Throw()).nature(Fall(1))
    assert table.moment == AFTER_THROW
    assert table.spaces == [0, 0]
    table.pass_all()
    assert table.spaces == [3, 0]
    assert table.moment == BEFORE_GRIP
    table.pass_all()
    assert table.legal(0) == [Grip()]
    table.grip(2, 0)
    assert table.moment == AFTER_GRIP
    assert table.spaces == [3, 0]
    table.pass_all()
    assert table.spaces == [1, 0]
    assert table.moment == END_OF_TURN
    assert table.turn == 0
    table.pass_all()
    assert table.turn == 1
    assert table.moment == BEFORE_THROW


@pytest.mark.clause("6.2")
def test_a_bounce_brings_the_first_two_again():
    table = deal(tiles={3: "bounce"}, hands=ONE_EACH).move(1)
    assert table.moment == BEFORE_THROW
    assert table.turn == 0
    table.throw(2)
    assert table.moment == AFTER_THROW
    assert table.pass_all().moment == BEFORE_GRIP


@pytest.mark.clause("6.2")
def test_each_throw_on_a_rotten_branch_has_its_moments():
    table = deal(tiles={3: "rotten"}, hands=ONE_EACH).move(1)
    for following in (BEFORE_GRIP, END_OF_TURN):
        assert table.moment == BEFORE_GRIP
        table.grip(6, 5)
        assert table.moment == AFTER_GRIP
        assert table.pass_all().moment == following


@pytest.mark.clause("6.2")
def test_without_grip_dice_their_moments_are_left_out():
    assert deal(tiles={3: "sturdy"}, hands=ONE_EACH).move(1).moment == END_OF_TURN
    table = deal(tiles={6: "bounce"}, at=[5, 0], hands=ONE_EACH).move(1).hold(0, 5)
    assert table.moment == BEFORE_THROW
    assert table.move(2).moment == END_OF_TURN
    table = deal(hands=["root", "mirror"]).move(1).play(0, Root()).play(1, Pass())
    assert table.pass_all().moment == END_OF_TURN


@pytest.mark.clause("6.3")
def test_a_lost_turn_has_no_moments():
    table = deal(hands=ONE_EACH).set(web=[0, 1, 0, 0, 0, 0]).move(1).hold(6, 5).end_turn()
    assert table.turn == 0
    assert table.moment == BEFORE_THROW
    assert table.webs == [0, 0]
    assert table.state.turns == 3


@pytest.mark.clause("6.3")
def test_after_a_whirlwind_only_the_last_moment_follows():
    table = deal(tiles={3: "whirlwind"}, hands=ONE_EACH).move(1)
    assert table.moment == END_OF_TURN
    assert table.turn == 0


@pytest.mark.clause("6.4")
def test_everybody_with_any_card_is_asked():
    table = deal("we we we", hands=["root", "", "mirror"])
    assert table.match.actors == {0, 2}
    assert table.legal(0) == table.legal(2) == [Pass()]
    table.play(2, Pass())
    assert table.match.actors == {0}
    table.play(0, Pass())
    assert table.state.phase == READY


@pytest.mark.clause("6.4")
def test_without_cards_there_are_no_moments():
    table = deal("we we we")
    assert table.match.actors == {0}
    assert table.play(0, Throw()).nature(Fall(1)).legal(0) == [Grip()]
    assert table.grip(6, 5).turn == 1


@pytest.mark.clause("6.4")
def test_a_pass_is_for_this_moment_only():
    table = deal(hands=["vine", "vine"]).play(0, Pass()).play(1, Pass()).play(0, Throw()).nature(Fall(1))
    assert table.match.actors == {0, 1}


@pytest.mark.clause("6.5")
def test_a_rune_lies_on_the_table_until_all_have_passed():
    table = deal(hands=["swap vine", "root"], at=[0, 5]).play(1, Pass()).play(0, Swap(1))
    assert table.state.phase == ANSWER
    assert (table.state.rune, table.state.by, table.state.target) == (5, 0, 1)
    assert table.spaces == [0, 5]
    assert table.hand(0) == ["vine"]
    assert table.discards() == []
    # The player is asked too, and whoever had passed is asked again; only Mirrors answer.
    assert table.match.actors == {0, 1}
    assert table.legal(0) == table.legal(1) == [Pass()]
    table.play(0, Pass())
    assert table.spaces == [0, 5]
    table.play(1, Pass())
    assert table.spaces == [5, 0]
    assert table.discards() == ["swap"]


@pytest.mark.clause("6.5")
def test_who_has_no_card_left_is_not_asked():
    table = deal(hands=["swap", ""], at=[0, 5]).play(0, Swap(1))
    assert table.spaces == [5, 0]
    assert table.state.phase == READY


@pytest.mark.clause("6.5")
def test_a_mirror_asks_everybody_again():
    table = deal("we we we", hands=["swap vine", "mirror vine", "mirror"], at=[0, 5, 9])
    table.play(2, Pass()).play(1, Pass()).play(0, Swap(1)).play(2, Pass())
    table.play(1, Mirror())
    assert table.match.actors == {0, 1, 2}
    assert table.legal(2) == [Pass(), Mirror()]
    assert table.legal(1) == [Pass()]


@pytest.mark.clause("6.6", "7.10")
@pytest.mark.parametrize("mirrors", range(6))
def test_an_odd_number_of_mirrors_cancels(mirrors):
    hands = ["vine mirror mirror root", "mirror mirror mirror root"]
    table = deal(hands=hands, runes=[3] * 9 + [5]).play(0, Vine(1))
    for number in range(mirrors):
        table.play((number + 1) % 2, Mirror())
    table.play(0, Pass()).play(1, Pass())
    assert table.webs == [0, 1 - mirrors % 2]
    assert table.discards() == ["vine"] + ["mirror"] * mirrors
    assert table.state.phase == MOMENT
    assert table.match.actors == {0, 1}


@pytest.mark.clause("6.6")
def test_a_player_may_mirror_the_own_rune():
    assert deal(hands=["vine mirror", "root"]).play(0, Vine(1), Mirror()).play(1, Pass()).webs == [0, 0]


@pytest.mark.clause("6.6")
def test_when_the_last_card_is_a_mirror_the_rune_is_settled_at_once():
    table = deal(hands=["vine", "mirror"]).play(0, Vine(1))
    assert table.match.actors == {1}
    table.play(1, Mirror())
    assert table.webs == [0, 0]
    assert table.discards() == ["vine", "mirror"]
    assert table.state.phase == READY


@pytest.mark.clause("6.7")
def test_a_settled_rune_opens_the_moment_again_for_all():
    table = deal(hands=["vine theft", "root"]).play(1, Pass()).play(0, Vine(1), Pass()).play(1, Pass())
    assert table.state.phase == MOMENT
    assert table.moment == BEFORE_THROW
    assert table.match.actors == {0, 1}
    assert table.play(0, Pass()).play(1, Pass()).state.phase == READY


@pytest.mark.clause("6.7")
def test_a_cancelled_rune_opens_the_moment_again_too():
    table = deal(hands=["vine theft", "mirror root"]).play(1, Pass()).play(0, Vine(1)).play(1, Mirror())
    table.play(0, Pass()).play(1, Pass())
    assert table.state.phase == MOMENT
    assert table.match.actors == {0, 1}


@pytest.mark.clause("6.8")
def test_played_runes_are_discarded():
    table = deal(hands=["setback surge", "mirror"]).throw(1).play(0, Surge(True)).play(1, Mirror()).pass_all()
    assert table.discards() == ["surge", "mirror"]


@pytest.mark.clause("6.9")
def test_a_rune_that_would_change_nothing_may_not_be_played():
    hands = ["shatter surge root swap wake theft", "vine"]
    table = deal(tiles={4: "web"}, at=[4, 4], hands=hands)
    assert table.legal(0) == [Pass(), Theft(1)]
    with pytest.raises(IllegalMove):
        table.play(0, Swap(1))


@pytest.mark.clause("6.9")
def test_a_second_root_may_not_be_played():
    table = deal(hands=["root root", "root"]).move(1)
    assert table.legal(1) == [Pass(), Root()]
    table.play(0, Root()).play(0, Pass()).play(1, Pass())
    assert table.legal(0) == table.legal(1) == [Pass()]


@pytest.mark.clause("6.9")
def test_a_cancelled_root_may_be_followed_by_another():
    table = deal(hands=["root root", "mirror"]).move(1).play(0, Root()).play(1, Mirror()).play(0, Pass())
    assert table.legal(0) == [Pass(), Root()]


EVERY = "shatter surge setback root ice swap wake theft vine mirror"
ALWAYS = {Shatter, Swap, Wake, Theft, Vine}


@pytest.mark.clause("7.11", "7.10")
@pytest.mark.parametrize(
    ("moment", "kinds"),
    [
        (BEFORE_THROW, set()),
        (AFTER_THROW, {Surge, Setback}),
        (BEFORE_GRIP, {Root}),
        (AFTER_GRIP, {Ice}),
        (END_OF_TURN, set()),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_when_each_rune_may_be_played(moment, kinds, seat):
    table = deal("we we we", tiles={20: "web"}, at=[0, 0, 6], hands=["ice", "ice"]).give(seat, *EVERY.split())
    steps = [lambda: table.throw(1), table.pass_all, lambda: table.grip(6, 5), table.pass_all]
    for step in steps[:moment]:
        step()
    assert table.moment == moment
    assert {type(move) for move in table.legal(seat)} == {Pass} | ALWAYS | kinds
    other = table.legal(1 - seat)
    assert other == ([Pass(), Ice()] if moment == AFTER_GRIP else [Pass()])
    assert table.match.actors == {0, 1}


def test_nature_is_never_asked_in_a_moment():
    assert NATURE not in deal(hands=ONE_EACH).match.actors
