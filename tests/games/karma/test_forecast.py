"""The chance shown to the player on turn: known odds, and the powers counted in."""

import pytest

from ludotheque.core import NATURE, game
from ludotheque.core.match import Match
from ludotheque.games.karma.forecast import chance, forecast
from ludotheque.games.karma.moves import Colour, Pick, Roll, Tally, Throw
from ludotheque.games.karma.state import DARK_BLUE, GREEN, LIGHT_BLUE, ORANGE, PICKING, RED, VIOLET, WHITE, YELLOW

KARMA = game("karma")
BOX = KARMA.new_box(first_game=1, starter=0)


def counts(*colours):
    return [colours.count(colour) for colour in range(8)]


@pytest.mark.parametrize(
    ("colours", "needed", "expected"),
    [
        ([RED], 3, 3 / 6),
        ([RED, RED], 6, 21 / 36),
        ([ORANGE], 6, 1 / 6),  # a 6 becomes 7
        ([LIGHT_BLUE], 3, 3 / 4),  # two chances
        ([DARK_BLUE], 6, 3 / 6),  # doubled: 4, 5, 6
        ([VIOLET], 6, 4 / 6),  # tripled: 3 to 6
        ([GREEN, RED], 10, 7 / 36),  # a red 6 copied, or 5 + 6 with the 6 on the green
        ([WHITE], 2, 2 / 6),
        ([YELLOW, RED], 11, 1 / 36),
        ([RED], -1, 1.0),
    ],
)
def test_known_chances(colours, needed, expected):
    assert chance(BOX, counts(*colours), needed) == pytest.approx(expected)


def test_a_large_throw_is_sampled_to_a_point():
    exact = sum(share for total, share in _sums(7).items() if total > 24)
    assert chance(BOX, counts(*[RED] * 7), 24) == pytest.approx(exact, abs=0.01)


def _sums(dice):
    shares = {0: 1.0}
    for _ in range(dice):
        following: dict[int, float] = {}
        for total, share in shares.items():
            for face in range(1, 7):
                following[total + face] = following.get(total + face, 0) + share / 6
        shares = following
    return shares


def test_the_forecast_speaks_of_the_dice_picked_then_of_the_throw_after():
    match = Match(KARMA, BOX)
    assert forecast(BOX, match.view(0)) is None
    match.play(0, Pick(Colour.RED))
    assert forecast(BOX, match.view(0)) == {"chance": 1.0, "needed": 0, "dice": 1}
    match.play(0, Throw())
    match.play(NATURE, Roll(4))
    following = forecast(BOX, match.view(0))
    assert (following["needed"], following["dice"]) == (4, 5)
    assert (following["stop"], following["reached"]) == (1, 2)
    assert following["average"] == pytest.approx(2 * following["chance"])
    match.play(0, Tally())
    match.play(0, Pick(Colour.RED))
    assert forecast(BOX, match.view(0)) == {
        "chance": pytest.approx(2 / 6),
        "needed": 4,
        "dice": 1,
        "stop": 1,
        "reached": 2,
        "average": pytest.approx(2 / 3),
    }


def test_on_average_a_throw_is_weighed_against_falling_back():
    view = Match(KARMA, BOX).view(0)
    view.phase, view.zone, view.beat, view.picked = PICKING, 3, 3, counts(RED)
    # More than 3 with one die: 7 is reached in half of the throws, else it is back to 2.
    assert forecast(BOX, view)["average"] == pytest.approx((7 + 2) / 2)
