"""What a changed box must still fulfil."""

import pytest
from tests.games.refusals import assert_spoken

from ludotheque.core.errors import BoxError
from ludotheque.games.rok import GAME


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seats": 2, "starter": 2}, "starter must be a seat from 0 to 1"),
        ({"seats": 3, "signs": 1}, "signs must make more kinds than 3 seats"),
        ({"seats": 5, "signs": 1}, "signs must make more kinds than 5 seats"),
        ({"up": 0, "down": 0}, "up and down must not both be 0"),
        ({"shortest": 30_000, "longest": 20_000}, "shortest must be at most longest, 20000"),
        ({"swerves": [0] * 5}, "swerves must have a weight above 0"),
        ({"surges": [0] * 5}, "surges must have a weight above 0"),
        ({"seats": 1}, "seats"),
        ({"seats": 6}, "seats"),
        ({"signs": 9}, "signs"),
        ({"marks": 5, "changes": 4}, "changes must be at least marks, 5, not 4"),
        ({"hand": [5, 4, 3]}, "hand"),
        ({"hand": [0, 4, 3, 2]}, "hand"),
    ],
)
def test_a_box_that_makes_no_match_is_refused(changes, named):
    with pytest.raises(BoxError, match=named) as refused:
        GAME.new_box(**changes)
    assert_spoken(GAME, refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": 2, "signs": 1},
        {"seats": 5, "signs": 2, "starter": 4},
        {"up": 0},
        {"down": 0},
        {"seats": 5, "hand": [9, 9, 9, 9], "throws": 200, "marks": 12},
        {"swerves": [0, 0, 1, 0, 0], "surges": [1, 0, 0, 0, 0]},
    ],
)
def test_a_box_at_its_limits_makes_a_match(changes):
    GAME.new_box(**changes)
