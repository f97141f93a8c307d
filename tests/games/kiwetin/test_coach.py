"""When the coach of Kiwetin speaks."""

from tests.lessons import walk

from ludotheque.games.kiwetin import GAME
from ludotheque.games.kiwetin.moves import Choose, Grip, Pass
from ludotheque.games.kiwetin.state import MOMENT, WE


def test_every_step_comes_at_its_own_moment():
    told = set()
    for match, view, legal, keys, values in walk(GAME, seats=4):
        assert ("spirits" in keys) == isinstance(legal[0], Choose) == ("start" in keys)
        assert ("wait" in keys) == (view.phase == MOMENT)
        assert ("runes" in keys) == (view.phase == MOMENT and legal != [Pass()])
        assert "grip" in keys or Grip() not in legal
        assert "grip" not in keys or (view.turn == view.me and view.die > 0)
        assert "total" in keys or "grip" not in keys
        assert ("end" in keys) == (max(view.space) >= match.box.flower - 8)
        if "spirits" in keys:
            assert values["spirits"] == {"we": "taken" if list(view.spirit).count(WE) == 2 else "free"}
        told |= keys
    assert told == {step.key for step in GAME.coach.steps}
