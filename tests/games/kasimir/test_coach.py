"""When the coach of Kasimir speaks."""

from tests.lessons import walk

from ludotheque.games.kasimir import GAME
from ludotheque.games.kasimir.coach import worths
from ludotheque.games.kasimir.moves import Place, Step, Turn
from ludotheque.games.kasimir.state import ALARM, ZERO


def test_every_step_comes_at_its_own_moment():
    told = set()
    for match, view, legal, keys, _ in walk(GAME, seeds=12):
        assert ("place" in keys) == isinstance(legal[0], Place) == ("start" in keys)
        assert ("look" in keys) == any(isinstance(move, Turn) for move in legal)
        assert not ({"way", "stuck"} <= keys)
        assert "stuck" not in keys or not any(isinstance(move, Step) for move in legal)
        if "zero" in keys:
            assert view.turns >= 4 * match.box.seats or any(stakes[ZERO] for stakes in view.owned)
        if "end" in keys:
            assert view.turns >= 2 * match.box.seats or view.aside[ALARM] or ALARM in view.stake
        told |= keys
    assert told == {step.key for step in GAME.coach.steps}


def test_what_stakes_are_worth_is_taken_from_the_box():
    assert worths(GAME.new_box(), None) == {"lowest": "−3", "highest": 5}
    kind = GAME.new_box(worth=[1, 2, 3, 4, 9, 0, 2, 0])
    assert worths(kind, None) == {"lowest": 0, "highest": 9}
