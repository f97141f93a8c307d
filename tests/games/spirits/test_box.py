"""What a changed box must still fulfil."""

import pytest
from tests.games.refusals import assert_spoken

from ludotheque.core.errors import BoxError
from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.moves import Leave

from .dealing import deal

NOTHING = [0] * 8


def row(**steps):
    """A row of steps by their names."""
    names = ["renew", "give_back", "add", "draw", "take", "coyote", "returned", "again"]
    return [steps.get(name, 0) for name in names]


def cards(*rows):
    return [*rows, *[NOTHING] * (5 - len(rows))]


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seats": 3}, "seats"),
        ({"starter": 2}, "starter"),
        ({"stones": [1, 1, 1, 0, 0, 0, 8]}, "stones must have 4 of the six colours"),
        ({"stones": [8, 8, 8, 8, 8, 8, 4]}, "stones must have 5 Spirit stones"),
        ({"last_spirit": 9}, "stones must have 9 Spirit stones"),
        ({"cards": [2, 1, 1, 1, 0]}, "cards must have a power card"),
        ({"cards": [1, 1, 0, 0, 1]}, "needs_down must be at most 2"),
        ({"card_steps": [NOTHING] * 4 + [row(add=1)]}, "card_steps must be all 0 for the power card"),
        ({"card_steps": cards(row(coyote=2))}, "card_steps must have 0 or 1 in column 5"),
        ({"power_steps": [row(renew=2)] + [NOTHING] * 5}, "power_steps must have 0 or 1 in column 0"),
        ({"power_steps": [row(again=2)] + [NOTHING] * 5}, "power_steps must have 0 or 1 in column 7"),
        ({"turtle": [1, 3, 6, 9]}, "turtle"),
    ],
)
def test_a_box_that_makes_no_match_is_refused(changes, named):
    with pytest.raises(BoxError, match=named) as refused:
        GAME.new_box(**changes)
    assert_spoken(GAME, refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"stones": [4, 0, 0, 0, 0, 0, 5]},
        {"cards": [1, 1, 1, 0, 1]},
        {"cards": [0, 0, 0, 0, 1], "needs_down": 0},
        {"last_spirit": 8},
        {"power_steps": [[1] * 8] * 6},
    ],
)
def test_a_box_at_its_limits_makes_a_match(changes):
    deal(bowl="red red red red", **changes)


def test_points_come_from_the_box():
    table = deal(rabbit=1, turtle=[2, 4, 8, 16, 32], salmon=[3, 3, 3, 3, 3, 3], owl=5, beaver_pair=7)
    table.arrange(
        mine={
            "rabbit": "red blue white",
            "turtle": "red red red",
            "salmon": "green",
            "owl": "blue blue spirit",
            "beaver": "white white",
        }
    )
    assert table.scores == [1 + 8 + 3 + 10 + 7, 0]


def test_a_single_take_one_card_sends_coyote_each_time():
    table = deal(cards=[1, 1, 1, 1, 1]).use("take-one").give("red", "turtle")
    assert Leave() in table.legal()


def test_a_card_may_do_anything():
    """Renew the bowl, give back one, draw one, take one, send Coyote, return one, and another turn."""
    all_at_once = cards(row(renew=1, give_back=1, draw=1, take=1, coyote=1, returned=1, again=1))
    table = deal(card_steps=all_at_once).arrange(mine={"owl": "white"}, bowl="red red").use("take-one")
    table.give_back("owl", "white").draw("blue", "blue", "green")
    assert {move.stone for move in table.legal()} == {"green"}
    table.give("green", "turtle")
    assert {move.stone for move in table.legal()} == {"blue", "white"}
    table.give("white", "owl").send("owl").put_away("blue")
    assert table.bowl() == {"blue": 1}
    assert (table.seat, table.state.turns) == (0, 2)
