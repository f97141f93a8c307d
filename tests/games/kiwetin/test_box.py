"""What a changed box must still fulfil."""

import pytest
from tests.games.refusals import assert_spoken

from ludotheque.core.errors import BoxError
from ludotheque.games.kiwetin import GAME

from .dealing import deal


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seats": 2, "starter": 2}, "starter must be a seat from 0 to 1"),
        ({"seats": 4, "figures": 1}, "figures must be enough for 4 seats"),
        ({"flower": 6, "leads": [6, 0, 0]}, "leads must lie before the Flower"),
        ({"seats": 1}, "seats"),
        ({"seats": 7}, "seats"),
        ({"bases": [0, 1, 2]}, "bases"),
        ({"movement": [0, 1, 1, 2, 2, 3]}, "movement"),
        ({"flower": 64}, "flower"),
    ],
)
def test_a_box_that_makes_no_match_is_refused(changes, named):
    with pytest.raises(BoxError, match=named) as refused:
        GAME.new_box(**changes)
    assert_spoken(GAME, refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 3, "figures": 1},
        {"seats": 6, "starter": 5},
        {"flower": 6, "leads": [5, 0, 0]},
        {"flower": 63, "tiles": [30] * 10, "runes": [30] * 10, "hand": 5},
    ],
)
def test_a_box_at_its_limits_makes_a_match(changes):
    GAME.new_box(**changes)


def test_other_dice_and_winds():
    table = deal("ki we", tiles={6: "breeze"}, bases=[2, 2, 3], movement=[4] * 6, grip=[0] * 5 + [9], breeze=4)
    assert table.move(4).way == [0, 6, 10]
    assert table.hold(9, 9).spaces == [11, 0]
    table.move(4)
    assert table.state.total == 6


def test_a_flower_further_on():
    table = deal("tin we", flower=63, at=[60, 0]).move(3)
    assert table.spaces == [63, 0]
    assert table.hold(6, 5).match.is_over
