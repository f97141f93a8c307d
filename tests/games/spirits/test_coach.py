"""When the coach of Spirits of the Wild speaks."""

from tests.lessons import walk

from ludotheque.games.spirits import GAME
from ludotheque.games.spirits.moves import Animal, Card, Give, Play
from ludotheque.games.spirits.state import SENDING


def test_every_step_comes_at_its_own_moment():
    told = set()
    for match, view, legal, keys, values in walk(GAME):
        unused = sum(view.up[view.me]) >= sum(match.box.cards) - (view.me == view.starter)
        assert ("take" in keys) == (unused and view.turns <= 2 and isinstance(legal[0], Play))
        assert ("start" in keys) == ("take" in keys)
        assert ("taste" in keys) == any(isinstance(move, Give) and move.animal is Animal.TURTLE for move in legal)
        assert ("power" in keys) == (Play(Card.POWER) in legal)
        assert ("coyote" in keys) == (view.phase == SENDING or view.coyote // 5 == view.me)
        if "taste" in keys:
            assert values["taste"] == {"points": 14}
            assert view.coyote != view.me * 5 + 1, "not where Coyote sits on the turtle"
        told |= keys
    assert told == {step.key for step in GAME.coach.steps}
