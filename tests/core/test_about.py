"""What a game says of itself."""

import msgspec

from ludotheque.core import Dynamics, Information, Returns, game
from ludotheque.core.about import About, about


def test_a_game_says_what_wrappers_need():
    karma = about(game("karma"))

    assert (karma.id, karma.seats, karma.has_chance) == ("karma", [1, 4], True)
    assert karma.dynamics is Dynamics.SIMULTANEOUS
    assert karma.information is Information.IMPERFECT
    assert karma.returns is Returns.ZERO_SUM
    first, count = karma.actions
    assert first + count == len(game("karma").moves)
    assert [part.name for part in karma.view] == [field.name for field in game("karma").view.fields]
    assert msgspec.json.decode(msgspec.json.encode(karma), type=About) == karma
