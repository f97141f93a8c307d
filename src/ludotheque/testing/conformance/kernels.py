"""The kernels run alike as plain Python and as machine code."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from ludotheque.core import NATURE, below, rule
from ludotheque.core.compiler import compiled, interpreted

if TYPE_CHECKING:
    from collections.abc import MutableSequence, Sequence

    from ludotheque.core import Game

GAMES = 6
COLUMNS = 2 + NATURE


@rule
def whim(
    box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Any
) -> tuple[int, int]:
    """Any move, after any time."""
    return legal[below(rng, count)], below(rng, 3)


@rule
def first(
    box: Any, view: Any, legal: Sequence[int], count: int, rng: MutableSequence[int], plan: Any
) -> tuple[int, int]:
    """The first move, at once."""
    return legal[0], 0


POLICIES = (whim, first)


class Lists:
    """What kernels take when they run as plain Python."""

    def __init__(self, game: Game, box: Any) -> None:
        self.box = [box]
        self.states = [game.state()]
        self.views = [game.view()]
        self.buffers = ([0] * game.most_legal, [0] * game.most_legal, [0, 0])
        self.answers = [[0, 0] for _ in range(box.seats)]
        self.results = [[0] * COLUMNS for _ in range(GAMES)]
        self.bots = [seat % 2 for seat in range(box.seats)]
        self.plans = [[0.0]] * box.seats


class Arrays:
    """The same for machine code, with states as narrow as a GPU has them; lockstep has the wide ones."""

    def __init__(self, game: Game, box: Any) -> None:
        self.box = box.record()
        self.states = np.zeros(1, game.state.dtype(narrow=True))
        self.views = np.zeros(1, game.view.dtype())
        self.buffers = (np.zeros(game.most_legal, np.int32), np.zeros(game.most_legal, np.int32), np.zeros(2, np.int64))
        self.answers = np.zeros((box.seats, 2), np.int64)
        self.results = np.zeros((GAMES, COLUMNS), np.int64)
        self.bots = np.arange(box.seats) % 2
        self.plans = np.zeros((box.seats, 1), np.float32)


def test_playouts(game: Game) -> None:
    box = game.new_box(seats=game.seats[-1])
    lists, arrays = Lists(game, box), Arrays(game, box)

    slow = interpreted(game, "playouts")(lists.box, lists.states, *lists.buffers, 3, 5, GAMES, lists.results)
    fast = compiled(game, "playouts")(arrays.box, arrays.states, *arrays.buffers, 3, 5, GAMES, arrays.results)

    assert slow == fast == sum(result[1] for result in lists.results)
    assert lists.results == arrays.results.tolist()
    assert len({tuple(result) for result in lists.results}) > 1


def test_matches(game: Game) -> None:
    box = game.new_box(seats=game.seats[-1])
    lists, arrays = Lists(game, box), Arrays(game, box)
    slow, fast = interpreted(game, "matches", POLICIES), compiled(game, "matches", POLICIES)

    moves = [
        kernel(at.box, at.states, at.views, *at.buffers, at.answers, at.bots, at.plans, 3, 5, GAMES, at.results)
        for kernel, at in ((slow, lists), (fast, arrays))
    ]

    assert moves[0] == moves[1]
    assert lists.results == arrays.results.tolist()
