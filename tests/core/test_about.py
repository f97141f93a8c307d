"""What a game says of itself."""

import msgspec
import pytest

from ludotheque.core import Dynamics, Information, Returns, game
from ludotheque.core.about import About, about, returns


def test_a_game_says_what_wrappers_need():
    karma = about(game("karma"))

    assert (karma.id, karma.seats, karma.has_chance) == ("karma", [1, 4], True)
    assert karma.dynamics is Dynamics.SIMULTANEOUS
    assert karma.information is Information.IMPERFECT
    assert karma.returns is Returns.ZERO_SUM
    first, count = karma.actions
    assert first + count == len(game("karma").moves)
    assert [part.name for part in karma.view] == [field.name for field in game("karma").view.fields]
    assert len(about(game("rok")).history) == 1
    assert msgspec.json.decode(msgspec.json.encode(karma), type=About) == karma


@pytest.mark.parametrize(
    ("kind", "seats", "winners", "then"),
    [
        (Returns.ZERO_SUM, 2, 0b01, [1, -1]),
        (Returns.ZERO_SUM, 2, 0b11, [0, 0]),
        (Returns.ZERO_SUM, 3, 0b010, [-0.5, 1, -0.5]),
        (Returns.ZERO_SUM, 3, 0b011, [0.25, 0.25, -0.5]),
        (Returns.ZERO_SUM, 3, 0, [-0.5, -0.5, -0.5]),
        (Returns.ZERO_SUM, 1, 1, [1]),
        (Returns.ZERO_SUM, 1, 0, [-1]),
        (Returns.COMMON, 2, 0b11, [1, 1]),
        (Returns.COMMON, 2, 0, [-1, -1]),
    ],
)
def test_returns(kind, seats, winners, then):
    assert returns(kind, seats, winners) == pytest.approx(then)
