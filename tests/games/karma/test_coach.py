"""When the coach of Karma Dice speaks, and what it says of other boxes."""

import pytest
from tests.lessons import hear, walk

from ludotheque import new_match
from ludotheque.core.words import numbers, say
from ludotheque.games.karma import GAME
from ludotheque.games.karma.moves import Colour, Pick, Roll, Tally, Throw
from ludotheque.games.karma.state import DRAFTING, KEEPING, PICKING


def test_a_first_turn_is_told_step_by_step():
    match = new_match("karma", seats=2, first_game=1, starter=0)
    assert hear(match, 0).keys == {"start", "die"}
    match.play(0, Pick(Colour.RED))
    assert hear(match, 0).keys == {"start", "die"}, "until it is thrown"
    match.play(0, Throw())
    match.play(8, Roll(2))
    assert hear(match, 0).keys == set(), "not while powers are used"
    match.play(0, Tally())
    assert hear(match, 0).values == {"climb": {"zone": 1}}
    for face in (3, 4):
        for by, move in [(0, Pick(Colour.RED)), (0, Throw()), (8, Roll(face)), (0, Tally())]:
            match.play(by, move)
        assert hear(match, 0).keys == {"dilemma"}


def test_every_step_comes_at_its_own_moment():
    told = set()
    for _, view, _, keys, _ in walk(GAME, seats=3):
        assert ("trait" in keys) == (view.phase == KEEPING)
        assert ("draft" in keys) == (view.phase == DRAFTING)
        assert ("end" in keys) == (view.phase == PICKING and view.round > 0)
        assert "start" not in keys or view.round == 0
        told |= keys
    assert told == {step.key for step in GAME.coach.steps}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"first_game": 1}, "Have the most Karma after seven rounds."),
        ({}, "Have the most Karma after six rounds."),
        ({"reserve": [0, 1, 1, 1, 1, 1, 0, 0]}, "Have the most Karma at the end."),
        ({"first_to": 50}, "Have the most Karma at the end of the round in which somebody reaches 50."),
        ({"seats": 1}, "Escape the Evil Eye for seven rounds."),
        ({"seats": 1, "rounds": 5}, "Escape the Evil Eye for 5 rounds."),
        ({"first_game": 1, "reserve": [0, 1, 1, 1, 0, 0, 0, 0]}, "Have the most Karma after 4 rounds."),
    ],
)
def test_the_goal_is_that_of_the_box(options, words):
    box = GAME.new_box(**options)
    assert say(GAME.folder, "en", "coach-goal", **{**numbers(box), **GAME.coach.goal(box)}) == words


def test_a_first_match_is_played_without_trait_cards():
    assert GAME.coach.options == {"first_game": 1}
