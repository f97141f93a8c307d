"""What a changed box must still fulfil."""

import pytest
from tests.games.refusals import assert_spoken

from ludotheque.core.errors import BoxError
from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import Pick, Roll, Throw

from .dealing import deal


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"seats": 2, "starter": 2}, "starter must be a seat from 0 to 1"),
        ({"reds": 8, "reserve": [0, 2, 1, 1, 1, 1, 1, 0]}, "reds and reserve"),
        ({"zones": []}, "zones"),
        ({"lowest_face": 5, "highest_face": 4}, "lowest_face"),
        ({"highest_face": 5}, "faces"),
        ({"lowest_face": 1, "yogi_faces": [0, 1, 1, 2, 2, 3]}, "faces"),
        ({"cards": [1] * 3 + [0] * 9, "first_game": 0}, "cards"),
        ({"seats": 1, "solo_traits": 1, "cards": [1] + [0] * 5 + [1] + [0] * 5}, "cards"),
        ({"seats": 5}, "seats"),
        ({"rounds": 0}, "rounds"),
        ({"eye_start": [0, -5, -4]}, "eye_start"),
    ],
)
def test_a_box_that_makes_no_match_is_refused(changes, named):
    with pytest.raises(BoxError, match=named) as refused:
        GAME.new_box(**changes)
    assert_spoken(GAME, refused.value)


@pytest.mark.parametrize(
    "changes",
    [
        {"cards": [1] * 3 + [0] * 9, "first_game": 1},
        {"cards": [1] * 4 + [0] * 8, "first_game": 0},
        {"seats": 1, "cards": [0] * 12},
        {"seats": 4, "starter": 3},
        {"lowest_face": 1, "highest_face": 6},
        {"lowest_face": 3, "highest_face": 3, "faces": [3] * 6, "yogi_faces": [3] * 6},
        {"reds": 8},
    ],
)
def test_a_box_at_its_limits_makes_a_match(changes):
    deal(**changes)


def test_a_single_zone_ends_the_turn_with_the_first_throw():
    assert deal(zones=[5]).arrange(owned=["violet"]).throw(red=[1]).tally().karma == [5 + 2 * 6, 0]


def test_with_as_many_zones_as_there_can_be_a_turn_without_any_scores_nothing():
    assert deal(zones=[1, 2, 3, 4, 5, 6, 7, 8]).fail().karma == [0, 0]


def test_other_dice_have_other_faces():
    table = deal(faces=[0, 0, 5, 5, 5, 7]).pick(red=1).play(Throw())
    assert table.match.odds() == {Roll(0): 2, Roll(5): 3, Roll(7): 1}
    assert table.roll(0).tally().state.zone == 1


def test_the_fullest_pool_that_a_box_allows_can_be_thrown_at_once():
    """Only one of the two cards brings a die; its player, the poorer, drafts first to the last die."""
    table = deal(reds=8, reserve=[0, 2, 2, 2, 0, 0, 0, 0], first_game=0)
    table.deal_cards("thrifty", "mimic", "stubborn", "visionary").keep("thrifty", "stubborn")
    for _ in range(6):
        table.score(1, 4).draft_any()
    table.pick(red=8, orange=3, yellow=2, green=2, white=1)
    assert table.legal(Pick) == []
    assert sum(table.state.picked) == 16
    table.play(Throw()).roll(*[3] * 16)
    assert table.tally().karma == [7, 24]
